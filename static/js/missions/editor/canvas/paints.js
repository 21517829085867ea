// What the brush is dipped into: a place of the sector, or a kind of square. Digits choose, the palette shows it.
import { frame } from "../frame.js";
import { isHere } from "./facts.js";

let paint = "";

const buttons = () => [...frame.querySelectorAll("[data-paint]")];

export function currentPaint() {
  const known = buttons().map((one) => one.dataset.paint);
  return known.includes(paint) ? paint : known[0];
}

export function dip(key) {
  paint = key;
  show();
}

function show() {
  for (const button of buttons()) button.setAttribute("aria-pressed", String(button.dataset.paint === currentPaint()));
}

frame.addEventListener("click", (event) => {
  const button = event.target.closest("[data-paint]");
  if (button) {
    dip(button.dataset.paint);
    document.dispatchEvent(new CustomEvent("canvas:dipped"));
  }
});
addEventListener("keydown", (event) => {
  if (!isHere(event) || event.ctrlKey || event.altKey || event.metaKey) return;
  const button = /^[1-9]$/.test(event.key) && buttons()[Number(event.key) - 1];
  if (button) button.click();
});
document.addEventListener("editor:swapped", show);
