// Marks at fields: while one types the form is not drawn anew, but what is wrong with its fields is known again each time.
import { frame } from "./frame.js";

function markAll() {
  const wrong = Map.groupBy(frame.querySelectorAll("#bottom-problems [data-problem]"), (row) => row.dataset.problem);
  for (const field of frame.querySelectorAll(".edit-field[data-at]")) mark(field, wrong.get(field.dataset.at) ?? []);
}

function mark(field, rows) {
  const marks = field.querySelectorAll(":scope > .field-fault");
  const isSame = marks.length === rows.length && rows.every((row, index) => row.dataset.sentence === marks[index].textContent.trim());
  if (isSame) return;
  for (const one of marks) one.remove();
  field.append(...rows.map((row, index) => markOf(row, `${field.id.replace(/-box$/, "")}-fault-${index + 1}`)));
  field.classList.toggle("has-fault", rows.length > 0);
}

function markOf(row, id) {
  const told = document.createElement("span");
  told.textContent = row.dataset.sentence;
  const made = document.createElement("p");
  made.id = id;
  made.className = `field-fault ${row.classList.contains("is-error") ? "is-error" : "is-warning"}`;
  made.append(row.querySelector(":scope > svg").cloneNode(true), told);
  return made;
}

document.addEventListener("editor:swapped", ({ detail }) => {
  if (detail.includes("editor-bottom")) markAll();
});
