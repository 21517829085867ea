// What a field is for is told where one is. It comes and goes once the button is let go: a form that moves under a press
// takes the click away.
import { frame, released } from "./frame.js";

function* around(element) {
  for (let field = element.closest(".edit-field"); field; field = field.parentElement.closest(".edit-field")) yield field;
}

async function tell() {
  await released();
  const at = document.activeElement;
  const told = new Set(at.closest(".conflict") ? [] : around(at));
  for (const one of frame.querySelectorAll(".edit-field.is-at")) one.classList.toggle("is-at", told.has(one));
  for (const one of told) one.classList.add("is-at");
}

for (const moment of ["focusin", "focusout"]) frame.addEventListener(moment, () => requestAnimationFrame(tell));
document.addEventListener("editor:swapped", tell);
