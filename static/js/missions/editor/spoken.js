// The selected step is marked in the printed text of every language.
import { base, frame } from "./frame.js";
import { effectOf, selectedRow } from "./effects.js";

let spoken = { row: "", texts: {} };

async function ask(row) {
  const query = new URLSearchParams({ effect: effectOf(row).dataset.effect, at: row.dataset.row });
  const answer = await fetch(`${base}sentence/?${query}`);
  if (!answer.ok || selectedRow()?.dataset.row !== row.dataset.row) return;
  spoken = { row: row.dataset.row, texts: await answer.json() };
  mark();
}

// A sentence of its own begins large and ends with a point; within another one it does neither.
function mark() {
  for (const place of frame.querySelectorAll("[data-printed]")) {
    const text = place.textContent;
    const wanted = (spoken.texts[place.dataset.printed] ?? "").replace(/[.\s]+$/, "");
    const at = selectedRow()?.dataset.row === spoken.row && wanted ? text.toLowerCase().indexOf(wanted.toLowerCase()) : -1;
    if (at < 0) {
      place.textContent = text;
      continue;
    }
    const words = document.createElement("mark");
    words.textContent = text.slice(at, at + wanted.length);
    place.replaceChildren(text.slice(0, at), words, text.slice(at + wanted.length));
  }
}

document.addEventListener("editor:selected", ({ detail: row }) => (row?.matches("[data-step-row]") ? ask(row) : mark()));
document.addEventListener("editor:swapped", () => (selectedRow() ? ask(selectedRow()) : mark()));
