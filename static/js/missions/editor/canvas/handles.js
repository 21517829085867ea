// What a finger needs around the chosen sectors: handles beside them, what can be done below them. They follow the view.
import { canEdit } from "../frame.js";
import { board, canvas, facts } from "./facts.js";
import { isHolding } from "./holding.js";
import { chosenTiles } from "./selection.js";

const GAP = 10;
const HANDLE = 44;

const handles = () => canvas?.querySelector("[data-handles]");

function onScreen(tiles) {
  const { unit } = facts;
  const matrix = board.getScreenCTM();
  const view = canvas.querySelector("[data-view]").getBoundingClientRect();
  const at = (column, row) => new DOMPoint(column * unit, row * unit).matrixTransform(matrix);
  const from = at(Math.min(...tiles.map((one) => one.column)), Math.min(...tiles.map((one) => one.row)));
  const to = at(Math.max(...tiles.map((one) => one.column + one.width)), Math.max(...tiles.map((one) => one.row + one.height)));
  return { left: from.x - view.x, top: from.y - view.y, right: to.x - view.x, bottom: to.y - view.y, view };
}

function show() {
  const found = handles();
  if (!found) return;
  const tiles = canEdit && !isHolding() ? chosenTiles() : [];
  if (found.hidden !== (tiles.length === 0)) found.hidden = tiles.length === 0;
  if (found.hidden || getComputedStyle(found).display === "none") return;
  const { left, top, right, bottom, view } = onScreen(tiles);
  const place = (element, x, y) => {
    const { width, height } = element.getBoundingClientRect();
    const [most, lowest] = [view.width - width - GAP / 2, view.height - height - GAP / 2];
    element.style.transform = `translate(${Math.max(GAP / 2, Math.min(x, most))}px, ${Math.max(GAP / 2, Math.min(y, lowest))}px)`;
  };
  const middle = (top + bottom) / 2;
  place(found.querySelector(".is-turn"), right + GAP, middle - HANDLE - GAP / 2);
  place(found.querySelector(".is-grip"), right + GAP, middle + GAP / 2);
  place(found.querySelector(".canvas-bar"), left, bottom + GAP);
}

for (const moment of ["canvas:chosen", "canvas:looked", "canvas:aimed", "canvas:let-go", "canvas:drawn"]) document.addEventListener(moment, show);
show();
