// A button that copies what stands in a field: `<button data-copy="#share-link" hidden>`. Without a script the field is enough.
for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = !navigator.clipboard;
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  const field = button && document.querySelector(button.dataset.copy);
  if (!field) return;
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    button.querySelector("[data-copied]").hidden = false;
  } catch {
    field.focus(); // it is selected: the keys for copying do it
  }
});
