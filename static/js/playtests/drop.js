// Drop a file onto the form: it goes where the file field would have put it, and the form is sent.
const zone = document.querySelector("[data-drop]");

zone?.addEventListener("dragover", (event) => {
  event.preventDefault();
  zone.classList.add("is-over");
});
zone?.addEventListener("dragleave", (event) => {
  if (!zone.contains(event.relatedTarget)) zone.classList.remove("is-over");
});
zone?.addEventListener("drop", (event) => {
  event.preventDefault();
  zone.classList.remove("is-over");
  if (!event.dataTransfer.files.length) return;
  zone.elements.file.files = event.dataTransfer.files;
  zone.requestSubmit();
});
