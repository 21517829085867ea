// What is chosen: a place, and the sector it lies on; Shift adds sectors. Arrows go from place to place.
import { frame, isTyping } from "../frame.js";
import { board, canvas, facts, isHere, layer, names, numberOf, regionAt, regionOf, shape, tell, tileOf, WAYS, word } from "./facts.js";
import { alone } from "./laying.js";
import { currentTool } from "./tools.js";
import { bringIntoView } from "./view.js";

let place = ""; // the chosen region's id
let also = []; // paths of further sectors, as text: they survive a new drawing
let record = "";
let spot = null; // of the chosen place: where its sector stands in the document, where on the board it lies, which sector it is

export const chosenRegion = () => (canvas && place ? regionOf(place) : undefined);
export function chosenTiles() {
  const first = tileOf(chosenRegion());
  const others = facts.tiles.filter((one) => also.includes(JSON.stringify(one.at)));
  return first ? [first, ...others.filter((one) => one !== first)] : others;
}

export function choose(id, { add = false, focus = true } = {}) {
  const before = chosenTiles().map((one) => JSON.stringify(one.at));
  also = add ? before : [];
  place = id;
  remember();
  show();
  if (focus) element(id)?.focus({ preventScroll: true });
  inspect();
}

// All sectors at once; the place that has the focus keeps it.
export function chooseAll() {
  place ||= facts.regions[0]?.id ?? "";
  also = facts.tiles.map((one) => JSON.stringify(one.at));
  show();
  tell(word("several", { count: facts.tiles.length }));
  element(place)?.focus({ preventScroll: true });
  inspect();
}

// On touch screens there is no Shift: a button adds to what is chosen instead.
let isAdding = false;
frame.addEventListener("click", (event) => {
  const button = event.target.closest("[data-several]");
  if (!button) return;
  isAdding = !isAdding;
  showAdding();
});
const showAdding = () => canvas?.querySelector("[data-several]")?.setAttribute("aria-pressed", String(isAdding));

export function leave() {
  place = "";
  also = [];
  show();
  inspect();
}

const element = (id) => board?.querySelector(`[data-region="${CSS.escape(id)}"]`);

// By key, or from a list: one has to see where that is.
function goTo(id, how) {
  choose(id, how);
  const cells = regionOf(id).cells;
  const [[left, right], [top, bottom]] = [0, 1].map((side) => cells.map((one) => one[side])).map((all) => [Math.min(...all), Math.max(...all)]);
  bringIntoView({ column: left, row: top, width: right - left + 1, height: bottom - top + 1 });
}

function show() {
  if (!canvas) return;
  const number = numberOf(place);
  for (const one of board.querySelectorAll("[data-outline]")) one.classList.toggle("is-chosen", Number(one.dataset.outline) === number);
  for (const one of board.querySelectorAll("[data-region]")) {
    const isChosen = one.dataset.region === place;
    one.setAttribute("aria-selected", String(isChosen));
    one.tabIndex = isChosen || (number < 0 && one.dataset.number === "0") ? 0 : -1;
  }
  const drawn = layer("canvas-chosen");
  for (const tile of facts.way === "tiles" ? chosenTiles() : []) {
    const { unit } = facts;
    drawn.append(shape("rect", { x: tile.column * unit, y: tile.row * unit, width: tile.width * unit, height: tile.height * unit }));
  }
  document.dispatchEvent(new CustomEvent("canvas:chosen"));
}

// The board is a grid of places in rows, as one reads it from the top left; each place speaks its name, its ground, what
// lies there and what it touches.
function prepare() {
  if (!canvas) return;
  board.setAttribute("role", "grid");
  board.setAttribute("aria-describedby", "canvas-help");
  board.setAttribute("aria-rowcount", facts.rows);
  board.setAttribute("aria-colcount", facts.columns);
  if (!board.querySelector("[role=row]")) putIntoRows();
  for (const one of board.querySelectorAll("[data-region]")) {
    const region = regionOf(one.dataset.region);
    const around = region.neighbours.map((id) => regionOf(id)).filter(Boolean).map(called);
    const spoken = [region.name, region.reference, ...region.tags];
    if (region.tokens.length) spoken.push(word("on", { things: names(region.tokens) }));
    if (around.length) spoken.push(word("neighbours", { others: names(around) }));
    const shut = region.walls.map((id) => regionOf(id)).filter(Boolean).map(called);
    if (shut.length) spoken.push(word("shutOff", { others: names(shut) }));
    if (region.isUnused) spoken.push(word("neverUsed"));
    spoken.push(...region.faults.map(({ text }) => text));
    one.setAttribute("role", "gridcell");
    one.setAttribute("aria-colindex", columnOf(region) + 1);
    one.setAttribute("aria-label", spoken.join(", "));
  }
}

// Zones of a kind bear the same name: their square tells them apart.
const called = ({ name, kind, reference }) => (kind ? `${name} ${reference}` : name);

function putIntoRows() {
  const drawn = rows().map((places) => {
    const row = shape("g", { role: "row", "aria-rowindex": rowOf(places[0]) + 1 });
    return [row, places.map((one) => element(one.id)).filter(Boolean)];
  });
  board.querySelector("[data-region]")?.before(...drawn.map(([row]) => row));
  for (const [row, places] of drawn) row.append(...places);
}

const rowOf = (region) => Math.max(Math.floor(region.middle[1]), 0);
const columnOf = (region) => Math.max(Math.floor(region.middle[0]), 0);

function rows() {
  const found = new Map();
  for (const one of facts.regions) found.set(rowOf(one), [...(found.get(rowOf(one)) ?? []), one]);
  return [...found].sort(([one], [other]) => one - other).map(([, places]) => places.sort((one, other) => one.middle[0] - other.middle[0]));
}

// Home and End go to the ends of the row, with Ctrl to the first and the last place.
function endOf(region, key, isAll) {
  if (key !== "Home" && key !== "End") return undefined;
  const places = isAll ? rows().flat() : rows().find((one) => one.includes(region));
  return key === "Home" ? places[0] : places.at(-1);
}

// What is wrong is marked where it is; a sector that touches no other one shows the gap.
function markFaults() {
  if (!canvas) return;
  showAdding();
  const { unit } = facts;
  const apart = layer("canvas-apart");
  for (const tile of facts.way === "tiles" ? alone(facts.tiles) : []) {
    const [x, y, width, height] = [tile.column, tile.row, tile.width, tile.height].map((part) => part * unit);
    apart.append(shape("rect", { x: x - 5, y: y - 5, width: width + 10, height: height + 10 }));
    apart.append(shape("text", { x: x + width / 2, y: y + height + 26 }, word("touchesNothing")));
  }
  const drawn = layer("canvas-faults");
  const mark = (cell, text, attributes = {}) => {
    const [x, top] = cell.map((part) => part * unit + 14);
    const y = facts.way === "squares" ? top + unit - 28 : top; // above left a zone has its name
    const sign = drawn.appendChild(shape("g", { class: "canvas-fault", transform: `translate(${x} ${y})`, ...attributes }));
    sign.append(shape("title", {}, text), shape("circle", { class: "fault-room", r: 18 }), shape("circle", { r: 10 }), shape("text", { y: 5 }, "!"));
  };
  for (const one of facts.regions.filter(({ faults }) => faults.length)) mark(one.cells[0], one.faults.map(({ text }) => text).join("\n"), { "data-fault": one.id });
  for (const { text, cells } of facts.flaws) for (const cell of cells) mark(cell, text);
}

let asked = 0;
async function inspect() {
  const side = document.getElementById("canvas-place");
  if (!side) return;
  const turn = ++asked;
  if (!place) side.hidden = true;
  if (!place) return;
  const answer = await fetch(`${canvas.dataset.place}&region=${encodeURIComponent(place)}`).catch(() => null); // no connection
  const html = answer?.ok ? await answer.text() : "";
  if (turn !== asked || !side.isConnected) return;
  side.innerHTML = html;
  side.hidden = !html;
  document.dispatchEvent(new CustomEvent("canvas:inspected"));
}

function nearest(region, [across, down]) {
  const [x, y] = region.middle;
  const ahead = facts.regions.filter((one) => (one.middle[0] - x) * across + (one.middle[1] - y) * down > 0.2);
  const cost = (one) => Math.abs(one.middle[0] - x) * (across ? 1 : 2.5) + Math.abs(one.middle[1] - y) * (down ? 1 : 2.5);
  return ahead.sort((one, other) => cost(one) - cost(other))[0];
}

frame.addEventListener("click", (event) => {
  if (event.target.closest("[data-leave-place]")) return leave();
  const link = event.target.closest("[data-region-link]");
  if (link) return goTo(link.dataset.regionLink);
  if (!board?.contains(event.target) || currentTool() !== "select") return;
  const region = regionAt(event.target);
  region ? choose(region.id, { add: event.shiftKey || isAdding }) : leave();
});

frame.addEventListener("keydown", (event) => {
  if (!board?.contains(event.target) || event.defaultPrevented || isTyping(event.target) || event.altKey) return;
  if ((event.ctrlKey || event.metaKey) && !["Home", "End"].includes(event.key)) return;
  if (currentTool() === "hand" && WAYS[event.key]) return; // they move the view
  const region = regionAt(event.target);
  const next = region && endOf(region, event.key, event.ctrlKey);
  const found = next ?? (region && WAYS[event.key] && nearest(region, WAYS[event.key]));
  if (WAYS[event.key] || next) event.preventDefault();
  if (found) goTo(found.id, { add: event.shiftKey });
});

// Escape lets go of what is chosen; what is in the hand, a tool and what is unfolded come first.
addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented || !place || currentTool() !== "select" || !isHere(event)) return;
  if (!document.querySelector(":popover-open, dialog[open]")) leave();
});

function remember() {
  const region = chosenRegion();
  const tile = tileOf(region);
  spot = region ? { at: JSON.stringify(tile?.at), middle: region.middle, piece: tile?.piece } : null;
}

const closest = (regions) => [...regions].sort((one, other) => far(one) - far(other))[0];
const far = ({ middle }) => Math.hypot(middle[0] - spot.middle[0], middle[1] - spot.middle[1]);

// The other side of a sector has other places: the one nearest to where the chosen one was.
function inItsStead() {
  const tile = spot && facts.tiles.find((one) => JSON.stringify(one.at) === spot.at && one.sides.includes(spot.piece));
  return (tile && closest(facts.regions.filter((one) => one.tile === tile.id))?.id) ?? "";
}

// Whoever is led to a field of the form sees the form again.
document.addEventListener("editor:going", ({ detail }) => {
  if (place && !detail.closest("#canvas-place")) leave();
});

document.addEventListener("canvas:drawn", () => {
  if (!canvas) return;
  const opened = document.getElementById("editor-open").dataset.opened;
  if (opened !== record) [record, place, also] = [opened, "", []];
  if (!place) spot = null; // of another record
  if (place && !regionOf(place)) place = inItsStead();
  const next = place || (spot && closest(facts.regions)?.id); // what was taken off by key leaves one beside where it was
  remember();
  const hadFocus = document.activeElement === document.body;
  prepare();
  markFaults();
  show();
  if (place) inspect();
  if (next && hadFocus) element(next)?.focus({ preventScroll: true });
});
record = document.getElementById("editor-open")?.dataset.opened ?? "";
prepare();
markFaults();
show();
