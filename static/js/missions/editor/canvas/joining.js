// Walls and links: press one place and then another, or drag from one to the other; a wall also by its border.
import { edit } from "../edits.js";
import { ALL, canEdit, frame, say } from "../frame.js";
import { board, canvas, facts, layer, pointAt, regionAt, regionOf, shape, tell, word } from "./facts.js";
import { grid } from "./grids.js";
import { adjacency, byHand, keyOf, painted, pairOf, touching } from "./sector.js";
import { chosenRegion } from "./selection.js";
import { settled } from "../settled.js";
import { currentTool } from "./tools.js";

const TOOLS = { wall: "walls", link: "links" };
const NEAR = 0.2; // of a cell: a press this near to a border means the border
let first = ""; // the place that was pressed first
let press = null; // { x, y, wasFirst }

export const isJoining = () => Boolean(canvas && canEdit && facts.way === "cells" && TOOLS[currentTool()]);

async function join(one, other, tool = currentTool()) {
  forget();
  await settled();
  const [from, to] = [regionOf(one), regionOf(other)];
  if (!from || !to || from === to) return;
  const hand = byHand();
  const pair = pairOf(keyOf(from), keyOf(to));
  const gaps = { place: from.name, other: to.name };
  const isTouching = touching(painted()).has(pair);
  if (tool === "wall" && !isTouching) return tell(word("notTouching", gaps), { isRefused: true });
  if (tool === "link" && isTouching) return tell(word("touchAlready", gaps), { isRefused: true });
  const changed = hand[TOOLS[tool]];
  const isThere = changed.delete(pair);
  if (!isThere) changed.add(pair);
  const label = word(`${tool}${isThere ? "Gone" : "Made"}`, gaps);
  tell(label);
  if (await edit({ label, operations: adjacency(painted(), hand), want: ALL })) tell(label); // on the new drawing too
}

function begin(region) {
  first = region.id;
  draw();
  say(word(`${currentTool()}From`, { place: region.name }));
}

function forget() {
  first = "";
  press = null;
  if (canvas) layer("canvas-joint");
}

// A line from the first place to where the pointer is.
function draw(to) {
  const drawn = layer("canvas-joint");
  const from = regionOf(first);
  if (!from) return;
  const { unit } = facts;
  const [x, y] = from.middle.map((part) => part * unit);
  drawn.append(shape("circle", { class: "canvas-joint-end", cx: x, cy: y, r: 9 }));
  if (to) drawn.append(shape("line", { class: `canvas-joint-line is-${currentTool()}`, x1: x, y1: y, x2: to.x * unit, y2: to.y * unit }));
}

// The place across the border that lies near this point.
function across(point, region) {
  const placeOn = ([x, y]) => facts.regions.find((one) => one.cells.some((cell) => cell[0] === x && cell[1] === y));
  return grid().across(point, NEAR).map(placeOn).find((other) => other && other !== region);
}

frame.addEventListener("pointerdown", (event) => {
  if (!isJoining() || event.button !== 0 || !board.contains(event.target)) return;
  const region = regionAt(event.target);
  if (!region) return forget();
  press = { x: event.clientX, y: event.clientY, wasFirst: first };
  if (!first) begin(region);
});
addEventListener("pointermove", (event) => press && isJoining() && draw(pointAt(event)));
addEventListener("pointerup", (event) => {
  if (!press || !isJoining()) return;
  const { wasFirst } = press;
  press = null;
  const region = regionAt(document.elementFromPoint(event.clientX, event.clientY) ?? document.body);
  if (!region) return forget();
  if (region.id !== first) return join(first, region.id);
  const other = currentTool() === "wall" && across(pointAt(event), region);
  if (other) join(region.id, other.id);
  else if (wasFirst === region.id) forget(); // pressed a second time: never mind
  else draw();
});
addEventListener("pointercancel", () => press && forget());

addEventListener("keydown", (event) => {
  if (!isJoining() || event.ctrlKey || event.metaKey || event.altKey) return;
  const region = board.contains(event.target) ? regionAt(event.target) : null;
  if (event.key === "Escape" && first) forget();
  else if (region && [" ", "Enter"].includes(event.key)) first && first !== region.id ? join(first, region.id) : begin(region);
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });

// Beside the chosen place: who is a neighbour, who is shut off, and whom one may link.
frame.addEventListener("change", (event) => {
  const { joint } = event.target.dataset;
  if (!joint || !chosenRegion()) return;
  const other = joint === "link" ? event.target.value : event.target.dataset.other;
  if (other) join(chosenRegion().id, other, joint);
});
frame.addEventListener("click", (event) => {
  const button = event.target.closest("[data-unlink]");
  if (button && chosenRegion()) join(chosenRegion().id, button.dataset.unlink, "link");
});

document.addEventListener("canvas:tool", () => {
  if (!isJoining()) return first && forget();
  if (!board.contains(document.activeElement)) board.querySelector("[data-region][tabindex='0']")?.focus({ preventScroll: true });
});
// A board that is drawn anew leaves the first place pressed, if it is still there.
document.addEventListener("canvas:drawn", () => {
  press = null;
  if (!first) return;
  if (isJoining() && regionOf(first)) draw();
  else first = "";
});
