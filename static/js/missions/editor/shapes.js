// One of several shapes: choosing another one begins it anew; undo brings the old one back.
import { edit } from "./edits.js";
import { ALL, frame } from "./frame.js";

frame.addEventListener("change", (event) => {
  const choice = event.target.closest("[data-shape]");
  if (!choice) return;
  const box = choice.closest("[data-shapes]");
  const at = JSON.parse(box.dataset.shapes);
  const value = JSON.parse(choice.dataset.shape);
  const label = `${box.dataset.label}: ${choice.parentElement.textContent.trim()}`;
  const record = JSON.parse(document.getElementById("editor-open").dataset.opened);
  if (at.length === record.length) Object.assign(value, { id: record[1] });
  edit({ label, operations: [{ op: at.length === 2 ? "put" : "set", at, value }], want: ALL });
});
