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

// What the card says of the selected step, in a language; '' while none is selected, or it says nothing of it.
export const passage = (lang) => (spoken.row && selectedRow()?.dataset.row === spoken.row ? bare(spoken.texts[lang]) : "");
const bare = (text = "") => text.replace(/[.\s]+$/, "");

// A sentence of its own begins large and ends with a point; within another one it does neither.
function mark() {
  for (const place of frame.querySelectorAll("[data-printed]")) {
    const text = place.textContent;
    const wanted = passage(place.dataset.printed);
    const at = wanted ? text.toLowerCase().indexOf(wanted.toLowerCase()) : -1;
    if (at < 0) {
      place.textContent = text;
      continue;
    }
    const words = document.createElement("mark");
    words.textContent = text.slice(at, at + wanted.length);
    place.replaceChildren(text.slice(0, at), words, text.slice(at + wanted.length));
  }
  document.dispatchEvent(new CustomEvent("editor:spoken"));
}

document.addEventListener("editor:selected", ({ detail: row }) => (row?.matches("[data-step-row]") ? ask(row) : mark()));
document.addEventListener("editor:swapped", () => (selectedRow() ? ask(selectedRow()) : mark()));
