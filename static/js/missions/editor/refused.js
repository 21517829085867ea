// JSON that the server refuses stays in its box, with the reason, until somebody changes it: it may be long work.
import { effectOf } from "./effects.js";
import { frame } from "./frame.js";

const refused = new Map(); // effect → { text, reason }
const boxes = () => [...frame.querySelectorAll("[data-effect] [data-edit=json]")];

function says(box, value) {
  try {
    return JSON.stringify(JSON.parse(box.value)) === JSON.stringify(value);
  } catch {
    return false; // it is no JSON, and was not sent
  }
}

function tell(box, reason) {
  const told = box.parentElement.querySelector("[data-json-fault]");
  told.textContent = reason;
  told.hidden = !reason;
}

document.addEventListener("editor:refused", ({ detail }) => {
  const value = detail.change.operations?.at(-1)?.value;
  for (const box of boxes().filter((one) => says(one, value))) refused.set(effectOf(box).dataset.effect, { text: box.value, reason: detail.reason });
});

document.addEventListener("editor:swapped", () => {
  for (const box of boxes()) {
    const kept = refused.get(effectOf(box).dataset.effect);
    if (!kept) continue;
    box.value = kept.text;
    tell(box, kept.reason);
  }
});

frame.addEventListener("input", (event) => {
  const box = event.target.closest("[data-effect] [data-edit=json]");
  if (box && refused.delete(effectOf(box).dataset.effect)) tell(box, "");
});
