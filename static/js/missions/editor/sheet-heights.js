// Sheets over the work have three heights: the grip is dragged, pressed for the next one, or moved by arrows. It is kept.
import { frame, keepInBrowser, say } from "./frame.js";

const KEPT = "editor:sheet-height";
const HEIGHTS = ["low", "middle", "high"];
const SHEETS = "#canvas-place, #editor-side, #editor-bottom";
const FAR = 8; // pixels before a press is a drag
let height = HEIGHTS.includes(localStorage.getItem(KEPT)) ? localStorage.getItem(KEPT) : "middle";
let press = null; // { y, grip, sheet, tall }
let hasDragged = false;

function set(name) {
  height = frame.dataset.sheetHeight = name;
  keepInBrowser(KEPT, name);
}

function tell(grip, name) {
  set(name);
  say(grip.dataset[name]);
}

function putGrips() {
  const grip = document.getElementById("sheet-grip").content.firstElementChild;
  for (const sheet of frame.querySelectorAll(SHEETS)) {
    if (sheet.firstElementChild && !sheet.querySelector(":scope > [data-sheet-grip]")) sheet.prepend(grip.cloneNode(true));
  }
}

frame.addEventListener("click", (event) => {
  const grip = event.target.closest("[data-sheet-grip]");
  if (grip && !hasDragged) tell(grip, HEIGHTS[(HEIGHTS.indexOf(height) + 1) % HEIGHTS.length]);
});
frame.addEventListener("keydown", (event) => {
  const grip = event.target.closest("[data-sheet-grip]");
  const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (!grip || !by) return;
  event.preventDefault();
  tell(grip, HEIGHTS[Math.min(HEIGHTS.length - 1, Math.max(0, HEIGHTS.indexOf(height) + by))]);
});

frame.addEventListener("pointerdown", (event) => {
  hasDragged = false;
  const grip = event.target.closest("[data-sheet-grip]");
  if (!grip) return;
  const sheet = grip.parentElement;
  press = { y: event.clientY, grip, sheet, tall: sheet.getBoundingClientRect().height };
  grip.setPointerCapture(event.pointerId);
});
frame.addEventListener("pointermove", (event) => {
  if (!press) return;
  hasDragged ||= Math.abs(event.clientY - press.y) > FAR;
  if (hasDragged) press.sheet.style.height = `${press.tall + press.y - event.clientY}px`;
});
// Let go, it has the height that is nearest to where it was drawn.
function letGo() {
  if (!press) return;
  const { sheet, grip } = press;
  press = null;
  const drawn = sheet.getBoundingClientRect().height;
  sheet.style.height = "";
  if (!hasDragged) return;
  const far = new Map(HEIGHTS.map((name) => [name, (set(name), Math.abs(sheet.getBoundingClientRect().height - drawn))]));
  tell(grip, HEIGHTS.reduce((best, name) => (far.get(name) < far.get(best) ? name : best)));
}
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, letGo);

for (const moment of ["editor:swapped", "canvas:inspected"]) document.addEventListener(moment, putGrips);
set(height);
putGrips();
