// Steps that wait for a connection: what they change on the board is foreseen, so that the next step counts from there,
// and is drawn as waiting. Once they are sent, the server's own drawing takes its place.
import { isOffline, queued } from "../edits.js";
import { frame, startsWith } from "../frame.js";
import { canvas, facts, layer, letters, shape, tell, word } from "./facts.js";
import { pieceOf } from "./pieces.js";
import { byNeighbours } from "./sector.js";

const known = new WeakSet(); // changes that are foreseen already
let drawnCells = null; // as the board shows them

const same = (one, other) => one.length === other.length && startsWith(one, other);
const spotOf = (value) => [value[facts.writing.column] - facts.origin[0], value[facts.writing.row] - facts.origin[1]];

function foresee() {
  if (!canvas || !facts.way || !isOffline()) return;
  drawnCells ??= facts.cells;
  const fresh = queued().filter((change) => !known.has(change));
  for (const change of fresh) {
    known.add(change);
    for (const operation of change.operations ?? []) apply(operation);
  }
  draw();
  if (fresh.at(-1)?.label) tell(word("waits", { step: fresh.at(-1).label }));
}

function apply(operation) {
  const { path, links, places } = facts.writing;
  const { at } = operation;
  for (const tool of facts.tools) if (startsWith(at, tool.path)) return onPlaces(tool, operation);
  if (links.length && same(at, links)) return byNeighbours(operation.op === "remove" ? null : operation.value);
  if (facts.way === "cells" && same(at, path)) facts.cells = operation.value;
  else if (facts.way === "cells" && places.length && startsWith(at, places) && operation.op === "insert") newPlace(operation.value);
  else if (facts.way !== "cells" && startsWith(at, path)) inList(operation, path);
}

// Tiles and squares: entries of one list, each with its place in it.
function inList({ op, at, value }, path) {
  const entries = facts.way === "tiles" ? facts.tiles : facts.regions;
  const indexed = facts.way === "tiles" ? "at" : "path";
  const index = at[path.length];
  const entry = entries.find((one) => one[indexed][path.length] === index);
  const shift = (by) => entries.forEach((one) => one[indexed][path.length] > index && (one[indexed] = [...path, one[indexed][path.length] + by]));
  if (same(at, path)) return value.forEach((one, number) => inList({ op: "insert", at: [...path, number], value: one }, path));
  if (op === "insert") {
    entries.push(facts.way === "tiles" ? tile(value, at) : square(value, at));
    facts.count = (facts.count ?? 0) + 1;
  } else if (op === "remove" && at.length === path.length + 1 && entry) {
    entries.splice(entries.indexOf(entry), 1);
    shift(-1);
    facts.count -= 1;
  } else if (op === "set" && entry) Object.assign(entry, changed(entry, at.slice(path.length + 1), value), { isWaiting: true });
}

function tile(value, at) {
  const { piece, rotation } = facts.writing;
  const button = frame.querySelector(`[data-piece="${CSS.escape(value[piece])}"]`);
  const { title, width, height, sides } = button ? pieceOf(button) : { title: value[piece], width: 1, height: 1, sides: [] };
  const turn = value[rotation] ?? 0;
  const [column, row] = spotOf(value);
  const size = turn % 180 ? { width: height, height: width } : { width, height };
  return { id: `waiting-${at.at(-1)}`, title, column, row, ...size, turn, at, piece: value[piece], sides, isWaiting: true };
}

function square(value, at) {
  const [x, y] = spotOf(value);
  const name = facts.squares.find((one) => value[one.tag[0]] === one.tag[1])?.label ?? "";
  const near = { neighbours: [], walls: [], links: [], tags: [], tokens: [], faults: [] };
  return { id: `waiting-${at.at(-1)}`, name, reference: `${letters(x)}${y + 1}`, cells: [[x, y]], path: at, value, middle: [x + 0.5, y + 0.5], ...near, isWaiting: true };
}

// What a changed field, or a whole new value, makes of an entry.
function changed(entry, [field], value) {
  const { column, row, rotation, piece } = facts.writing;
  if (facts.way === "squares") {
    const now = field === undefined ? value : { ...entry.value, [field]: value };
    const [x, y] = spotOf(now);
    return { value: now, cells: [[x, y]], middle: [x + 0.5, y + 0.5] };
  }
  if (field === rotation) return { turn: value, ...((value - entry.turn) % 180 ? { width: entry.height, height: entry.width } : {}) };
  return { [column]: { column: value - facts.origin[0] }, [row]: { row: value - facts.origin[1] }, [piece]: { piece: value } }[field] ?? {};
}

function onPlaces(tool, { op, at, value }) {
  const place = (one) => (typeof one === "string" ? one : Object.values(one ?? {}).find((part) => typeof part === "string") ?? "");
  const index = at[tool.path.length];
  if (index === undefined) tool.places = op === "remove" ? [] : [value].flat().map(place);
  else if (op === "insert") tool.places.splice(index, 0, place(value));
  else if (op === "remove") tool.places.splice(index, 1);
  tool.is_set = true;
}

// A new place can be painted with at once: its button is a copy of the last one.
function newPlace(value) {
  facts.places.push({ key: value[facts.writing.key], id: value.id, title: Object.values(value.name)[0], index: facts.places.length });
  const last = [...frame.querySelectorAll("[data-paint]")].at(-1)?.closest("li");
  if (!last) return;
  const item = last.cloneNode(true);
  const button = item.querySelector("[data-paint]");
  button.dataset.paint = value[facts.writing.key];
  button.replaceChildren(Object.assign(document.createElement("b"), { textContent: value[facts.writing.key] }), ` ${Object.values(value.name)[0]}`);
  last.after(item);
}

function draw() {
  const { unit } = facts;
  const drawn = layer("canvas-waiting");
  const box = (x, y, width, height, text) => {
    drawn.append(shape("rect", { x: x * unit, y: y * unit, width: width * unit, height: height * unit }));
    drawn.append(shape("text", { x: (x + width / 2) * unit, y: (y + height / 2) * unit + 5 }, text));
  };
  for (const one of facts.tiles) if (one.isWaiting) box(one.column, one.row, one.width, one.height, one.title);
  for (const one of facts.regions) if (one.isWaiting) box(...one.cells[0], 1, 1, one.name);
  if (facts.way !== "cells") return;
  facts.cells.forEach((row, y) => [...row].forEach((key, x) => key !== (drawnCells[y]?.[x] ?? facts.writing.empty) && box(x, y, 1, 1, key)));
}

document.addEventListener("editor:offline", foresee);
document.addEventListener("canvas:drawn", () => (drawnCells = null));
