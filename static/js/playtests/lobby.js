// Equipment is asked of those who come along; what the others would bring goes out of sight, and is not sent.
const form = document.querySelector(".lobby");

function askThoseWhoCome() {
  const who = new Set([...form.querySelectorAll("[name^='who-']")].map((field) => field.value));
  for (const line of form.querySelectorAll("[data-equipment-of]")) {
    line.hidden = !who.has(line.dataset.equipmentOf);
    for (const field of line.querySelectorAll("input, select")) field.disabled = line.hidden;
  }
}

form.addEventListener("change", askThoseWhoCome);
addEventListener("pageshow", askThoseWhoCome); // also when the browser comes back with what was chosen
askThoseWhoCome();
