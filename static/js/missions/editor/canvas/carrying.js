// Moving a zone of a blueprint: drag it, or Space picks it up, arrows move it and Enter lays it down. A finger has to rest
// first, so that it can still move the view. Escape, a second finger and a drop beside the board put it back.
import { edit } from "../edits.js";
import { ALL, canEdit, frame, say } from "../frame.js";
import { board, canvas, facts, isHere, layer, pointAt, regionAt, regionOf, tell, WAYS, word } from "./facts.js";
import { drawnCell, grid } from "./grids.js";
import { withNewWays } from "./joined.js";
import { choose, chosenRegion } from "./selection.js";
import { settled } from "../settled.js";
import { currentTool } from "./tools.js";
import { bringIntoView, isInside, isPinching, lookAround } from "./view.js";
import { called, same, squareAt } from "./zones.js";

const FAR = 5; // pixels before a press is a drag
const REST_MS = 250;
let carried = null; // { square, cell }
let press = null; // { square, x, y, pointerId, isTouch }
let resting;
let hasDragged = false;

const view = () => canvas.querySelector("[data-view]");

export const isCarrying = () => carried !== null;

// --- by key -------------------------------------------------------------------------------------------------------

addEventListener("keydown", (event) => {
  if (facts?.way !== "squares" || !canEdit || event.ctrlKey || event.metaKey || event.altKey) return;
  const isDone = carried ? carryOn(event) : isHere(event) && pickUp(event);
  if (!isDone) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });

function carryOn({ key }) {
  if (WAYS[key]) {
    aim([carried.cell[0] + WAYS[key][0], carried.cell[1] + WAYS[key][1]]);
    bringIntoView({ column: carried.cell[0], row: carried.cell[1] });
  } else if (key === "Enter" || key === " ") letGo();
  else if (key === "Escape") putBack();
  else return false;
  return true;
}

function pickUp({ key, target }) {
  const square = key === " " && currentTool() === "select" && board.contains(target) && chosenRegion();
  if (!square) return false;
  say(word("pickedUp", { piece: `${square.name} ${called(square.cells[0])}` }));
  carry(square, square.cells[0]);
  return true;
}

// --- by pointer ---------------------------------------------------------------------------------------------------

frame.addEventListener("pointerdown", (event) => {
  hasDragged = false;
  if (press) return putBack(); // a second finger means the view
  if (facts?.way !== "squares" || !canEdit || currentTool() !== "select" || event.button !== 0 || !board.contains(event.target)) return;
  const square = regionAt(event.target);
  if (!square) return;
  press = { square, x: event.clientX, y: event.clientY, pointerId: event.pointerId, isTouch: event.pointerType === "touch" };
  if (press.isTouch) resting = setTimeout(begin, REST_MS);
});

addEventListener("pointermove", (event) => {
  if (press?.pointerId !== event.pointerId) return;
  const isFar = Math.hypot(event.clientX - press.x, event.clientY - press.y) > FAR;
  if (!carried && isFar && press.isTouch) return forget(); // it moves the view
  if (!carried && isFar) begin();
  if (!carried) return;
  const cell = grid().cellAt(pointAt(event));
  if (!same(cell, carried.cell)) aim(cell);
});

addEventListener("pointerup", (event) => {
  if (press?.pointerId !== event.pointerId) return;
  forget();
  if (carried) isInside(view().getBoundingClientRect(), event) ? letGo() : putBack();
});
addEventListener("pointercancel", putBack);

function begin() {
  if (isPinching()) return forget();
  lookAround(false);
  hasDragged = true;
  carry(press.square, press.square.cells[0]);
}

function forget() {
  clearTimeout(resting);
  press = null;
}

// The click that ends a drag chooses nothing.
frame.addEventListener("click", (event) => {
  if (!hasDragged) return;
  hasDragged = false;
  event.stopPropagation();
}, { capture: true });

// --- in the hand --------------------------------------------------------------------------------------------------

function carry(square, cell) {
  carried = { square, cell };
  aim(cell);
}

function aim(cell) {
  carried.cell = cell;
  const isBad = squareAt(cell) && squareAt(cell) !== carried.square;
  layer("canvas-aim").append(drawnCell(cell, { class: isBad ? "canvas-target is-bad" : "canvas-target" }));
  say(word("over", { piece: carried.square.name, slot: called(cell) }));
}

function letGo() {
  const { square, cell } = carried;
  drop();
  moveTo(square, cell);
}

function putBack() {
  forget();
  if (!carried) return;
  say(word("putBack", { piece: carried.square.name }));
  drop();
}

function drop() {
  carried = null;
  if (canvas) layer("canvas-aim");
}

async function moveTo({ id }, cell) {
  await settled();
  const square = regionOf(id);
  if (!square || same(cell, square.cells[0])) return;
  if (squareAt(cell)) return tell(word("noRoomThere"), { isRefused: true });
  const { column, row, most } = facts.writing;
  const [x, y] = [cell[0] + facts.origin[0], cell[1] + facts.origin[1]];
  if (x < 0 || y < 0 || x >= most[0] || y >= most[1]) return tell(word("outside"), { isRefused: true });
  const operations = [{ op: "set", at: [...square.path, column], value: x }, { op: "set", at: [...square.path, row], value: y }];
  const wasChosen = chosenRegion() === square;
  const isDrawn = await withNewWays(edit({ label: word("squareMoved", { reference: called(square.cells[0]), other: called(cell) }), operations, want: ALL }));
  const moved = isDrawn && facts.regions.find(({ path }) => path.at(-1) === square.path.at(-1));
  if (moved && wasChosen && isHere({ target: document.activeElement })) choose(moved.id); // it bears the name of its new cell
}

// A blueprint that is drawn anew takes nothing out of the hand, unless it lies there no longer.
document.addEventListener("canvas:drawn", () => {
  const square = carried && facts?.way === "squares" && regionOf(carried.square.id);
  if (square) carry(square, carried.cell);
  else carried = null;
});
