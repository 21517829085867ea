// A step with others inside folds to its sentence; what is folded stays so when the page is drawn again.
import { frame, startsWith } from "./frame.js";

const folded = new Set(); // paths of rows, as text

export const isFolded = (row) => folded.has(row.dataset.row);

export function toggleFold(row) {
  if (!row.hasAttribute("aria-expanded")) return;
  folded.delete(row.dataset.row) || folded.add(row.dataset.row);
  show();
}

function show() {
  const shut = [...folded].map((one) => JSON.parse(one));
  for (const row of frame.querySelectorAll("[data-row]")) {
    const path = JSON.parse(row.dataset.row);
    row.hidden = shut.some((one) => one.length < path.length && startsWith(path, one));
    for (const tail of row.querySelectorAll("[data-tail]")) tail.hidden = shut.some((one) => startsWith(JSON.parse(tail.dataset.tail), one));
    if (!row.hasAttribute("aria-expanded")) continue;
    row.setAttribute("aria-expanded", String(!isFolded(row)));
    row.querySelector(".row-text").hidden = isFolded(row);
    row.querySelector(".row-whole").hidden = !isFolded(row);
  }
}

frame.addEventListener("click", (event) => {
  const button = event.target.closest("[data-row-fold]");
  if (button) toggleFold(button.closest("[data-row]"));
});

document.addEventListener("editor:swapped", show);
document.addEventListener("editor:opened", () => folded.clear());
