// Painting on a grid, whatever is painted: strokes by pointer, a cursor by key. One stroke is one step of the history.
// What a stroke means says the painter of the board's way (cells.js, squares.js).
import { canEdit, frame, isTyping, say } from "../frame.js";
import { canvas, facts, layer, pointAt, reference, tell, WAYS, word } from "./facts.js";
import { drawnCell, grid } from "./grids.js";
import { currentTool } from "./tools.js";
import { bringIntoView, isPinching, lookAround } from "./view.js";

const LARGEST = 5;
const painters = {};
let stroke = null; // { from, last, cells: Map, pointerId }
let cursor = [0, 0];
let size = 1; // of the brush
let corner = null; // where a rectangle was begun by key
let drawing = 0;

// A painter: { tools, room() → [columns, rows], commit(cells, tool), tell(cell), pick(cell), preview?(drawn, cells, tool) }
export function register(way, painter) {
  painters[way] = painter;
}

export const painter = () => (canvas ? painters[facts.way] : undefined);
const isPainting = () => canEdit && painter()?.tools.includes(currentTool());
const view = () => canvas.querySelector("[data-view]");
const cellAt = (event) => grid().cellAt(pointAt(event));
const isInside = ([column, row]) => column >= 0 && row >= 0 && column < painter().room()[0] && row < painter().room()[1];

const POINTED = ["fill", "pick"]; // one cell says what is meant, however wide the brush is
const thick = (cells) => (POINTED.includes(currentTool()) ? cells : cells.flatMap((cell) => grid().brush(cell, size)));

function extend(event) {
  const cell = cellAt(event);
  const isBlock = currentTool() === "rectangle";
  if (isBlock || event.shiftKey) stroke.cells.clear();
  const added = isBlock ? grid().block(stroke.from, cell) : thick(grid().line(event.shiftKey ? stroke.from : stroke.last, cell));
  for (const one of added) if (isInside(one)) stroke.cells.set(one.join(), one);
  stroke.last = cell;
  if (isInside(cell)) cursor = cell; // keys go on from where the stroke ends
  drawing ||= requestAnimationFrame(() => {
    drawing = 0;
    if (stroke) draw([...stroke.cells.values()]);
  });
}

function draw(cells) {
  const drawn = layer("canvas-stroke");
  for (const cell of cells) drawn.append(drawnCell(cell, { class: `canvas-cell is-${currentTool()}` }));
  if (cells.length) painter().preview?.(drawn, cells, currentTool());
}

function finish() {
  const cells = [...stroke.cells.values()];
  stroke = null;
  draw(cells);
  if (cells.length) painter().commit(cells, currentTool());
}

frame.addEventListener("pointerdown", (event) => {
  if (!painter() || !view().contains(event.target) || event.target.closest("button")) return;
  lookAround(!isPainting() && !painter().isHeld?.() && event.pointerType === "touch");
  if (event.button === 2 && canEdit) return painter().pick(cellAt(event));
  if (!isPainting() || event.button !== 0) return;
  if (isPinching()) return giveUp();
  event.preventDefault();
  view().focus({ preventScroll: true });
  corner = null;
  layer("canvas-cursor"); // the pointer is one already
  const from = cellAt(event);
  stroke = { from, last: from, cells: new Map(), pointerId: event.pointerId };
  extend(event);
});
addEventListener("pointermove", (event) => {
  if (stroke?.pointerId !== event.pointerId) return;
  if (isPinching()) return giveUp(); // the second finger moves the view: nothing was meant to be painted
  for (const one of event.getCoalescedEvents?.() ?? [event]) extend(one);
});
addEventListener("pointerup", (event) => stroke?.pointerId === event.pointerId && finish());
function giveUp() {
  if (corner) {
    corner = null;
    return point();
  }
  if (!stroke) return;
  stroke = null;
  layer("canvas-stroke");
}
addEventListener("pointercancel", giveUp);
frame.addEventListener("contextmenu", (event) => painter() && view().contains(event.target) && event.preventDefault());

// --- by key ---------------------------------------------------------------------------------------------------

function point() {
  layer("canvas-cursor").append(...under().map((cell) => drawnCell(cell)));
}

// What Space would paint: as wide as the brush, or from corner to corner.
const under = () => (currentTool() === "rectangle" ? grid().block(corner ?? cursor, cursor) : thick([cursor])).filter(isInside);

function press() {
  if (currentTool() !== "rectangle" || corner) {
    const cells = under();
    corner = null;
    return painter().commit(cells, currentTool());
  }
  corner = cursor;
  say(word("rectangleFrom", { reference: reference(...cursor) }));
}

addEventListener("keydown", (event) => {
  if ((stroke || corner) && event.key === "Escape") return event.stopImmediatePropagation(), giveUp();
  if (!isPainting() || isTyping(event.target) || event.ctrlKey || event.metaKey) return;
  if (!view().contains(event.target) && event.target !== document.body) return;
  const way = WAYS[event.key];
  if (way) {
    const next = [cursor[0] + way[0], cursor[1] + way[1]];
    if (isInside(next)) cursor = next;
    bringIntoView({ column: cursor[0], row: cursor[1] });
    point();
    say(painter().tell(cursor));
  } else if (event.key === " " || event.key === "Enter") press();
  else if (event.key === "[" || event.key === "]") resize(event.key === "]" ? 1 : -1);
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });

function resize(by) {
  size = Math.min(LARGEST, Math.max(1, size + by));
  point();
  tell(word("brushSize", { count: size }));
}

function settle() {
  if (!painter()) return;
  const isOn = isPainting();
  view().tabIndex = isOn ? 0 : -1;
  isOn ? view().setAttribute("role", "application") : view().removeAttribute("role");
  if (isOn) view().setAttribute("aria-describedby", "canvas-help");
  layer("canvas-cursor");
  if (isOn && document.activeElement === view()) point();
}

document.addEventListener("canvas:tool", () => {
  corner = null;
  settle();
  if (isPainting()) {
    view().focus({ preventScroll: true });
    point();
  }
});
document.addEventListener("canvas:drawn", () => {
  const hadFocus = document.activeElement === document.body;
  settle();
  if (hadFocus && isPainting()) {
    view().focus({ preventScroll: true });
    point();
  }
});
