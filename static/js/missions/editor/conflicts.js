// The same place changed by two: both values side by side at the field, chosen once. Work goes on elsewhere.
import { edit, mark } from "./edits.js";
import { frame, say } from "./frame.js";

const words = (value) => (value === null || value === undefined ? "–" : typeof value === "string" ? value : JSON.stringify(value));

document.addEventListener("editor:conflict", ({ detail }) => {
  for (const clash of detail.clashes) show(clash, detail.change);
  mark("conflict");
});

function show(clash, change) {
  const box = document.getElementById("editor-conflict").content.cloneNode(true).firstElementChild;
  box.dataset.conflict = JSON.stringify(clash.path);
  box.querySelector("[data-person]").textContent = clash.person;
  for (const side of ["before", "theirs", "mine"]) box.querySelector(`[data-value=${side}]`).textContent = words(clash[side]);
  box.addEventListener("click", (event) => {
    const choice = event.target.closest("[data-keep]")?.dataset.keep;
    if (!choice) return;
    box.remove();
    if (choice === "mine") edit({ ...change, want: ALL });
    else edit.refresh?.();
    mark(frame.querySelector("[data-conflict]") ? "conflict" : "saved");
  });
  for (let length = clash.path.length; length > 0; length--) {
    const place = document.getElementById(`${idOf(clash.path.slice(0, length))}-box`);
    if (place) return place.append(box);
  }
  document.getElementById("editor-open").prepend(box);
  say(box.textContent);
}

document.addEventListener("editor:refused", ({ detail }) => {
  const box = document.getElementById("editor-refused").content.cloneNode(true).firstElementChild;
  box.querySelector("[data-reason]").textContent = detail.reason;
  document.querySelector("[data-toasts]")?.append(box);
});
