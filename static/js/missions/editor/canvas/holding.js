// What is in the hand: sectors on their way to a slot. Pointer, arrows and clicks all move the same target; it is drawn
// before anything is dropped.
import { edit } from "../edits.js";
import { ALL, openPath, say } from "../frame.js";
import { canvas, facts, layer, reference, shape, word } from "./facts.js";
import { around, freeSlot, gap, lay, move, otherSide, snap, told } from "./laying.js";
import { settled } from "../settled.js";

let held = null; // { parts: [{ id, title, tile, turn, width, height, dx, dy }], spot, grab, record, origin }
let drawing = 0;

export const isHolding = () => held !== null;
export const heldPart = () => held?.parts[0];
const record = () => (canvas ? JSON.stringify(openPath()) : "");

const lying = () => facts.tiles.filter((tile) => !held.parts.some((part) => part.tile === tile));
const spots = () => held.parts.map((part) => ({ ...part, column: held.spot.column + part.dx, row: held.spot.row + part.dy }));
const title = () => (held.parts.length > 1 ? word("several", { count: held.parts.length }) : held.parts[0].title);

// A piece of the palette, or one with nothing in the pack but a name.
export function takePiece(piece, grab = { x: piece.width / 2, y: piece.height / 2 }) {
  hold([{ ...piece, tile: null, turn: 0, dx: 0, dy: 0 }], grab);
  held.spot = freeSlot(held.parts[0], facts.tiles) ?? { column: 0, row: 0 };
  draw();
}

export function takeTiles(tiles, grab = { x: tiles[0].width / 2, y: tiles[0].height / 2 }) {
  const [first] = tiles;
  const parts = tiles.map((tile) => ({
    id: tile.piece, title: tile.title, tile, turn: tile.turn, width: tile.width, height: tile.height,
    dx: tile.column - first.column, dy: tile.row - first.row, side: tile.piece,
  }));
  hold(parts, grab);
  held.spot = { column: first.column, row: first.row };
  draw();
}

function hold(parts, grab) {
  if (held) putBack();
  held = { parts, grab, spot: { column: 0, row: 0 }, record: record(), origin: facts.origin };
  canvas.classList.add("is-holding");
  say(word("pickedUp", { piece: title() }));
}

// The pointer is over this point of the board, in cells.
export function aim(point, isFree) {
  const [part] = held.parts;
  const spot = snap(point.x - held.grab.x, point.y - held.grab.y, part, lying(), isFree);
  if (spot.column === held.spot.column && spot.row === held.spot.row) return;
  held.spot = spot;
  drawing ||= requestAnimationFrame(draw);
}

let speaking;
export function nudge(across, down, isFree) {
  const [part] = held.parts;
  held.spot = {
    column: held.spot.column + across * (isFree ? 1 : part.width),
    row: held.spot.row + down * (isFree ? 1 : part.height),
  };
  draw();
  clearTimeout(speaking);
  speaking = setTimeout(() => held && say(Object.values(aimed()).join(": ")), 100);
}

// A quarter turn in the hand; the point it is held by stays below the pointer.
export function turnHeld(isBack) {
  if (held.parts.length > 1) return;
  const [part] = held.parts;
  part.turn = (part.turn + (isBack ? 270 : 90)) % 360;
  [part.width, part.height] = [part.height, part.width];
  held.grab = { x: held.grab.y, y: held.grab.x };
  draw();
  document.dispatchEvent(new CustomEvent("canvas:turned"));
  say(word("turned", { piece: title() }));
}

export function flipHeld(titles) {
  const [part] = held.parts;
  const other = otherSide({ sides: part.tile?.sides ?? part.sides, piece: part.id });
  if (held.parts.length > 1 || !other) return say(word("noOtherSide", { piece: title() }));
  say(word("flipped", { piece: part.title, other: titles(other) }));
  part.id = other;
  part.title = titles(other);
  draw();
}

const apart = () => gap(spots()[0], lying());
const aimed = () => told(title(), held.spot, around(spots(), lying()), apart());

function draw() {
  drawing = 0;
  if (!held) return;
  const { unit } = facts;
  const found = around(spots(), lying());
  const drawn = layer("canvas-aim");
  for (const spot of spots()) {
    const isBad = found.overlapping.length > 0;
    drawn.append(shape("rect", {
      class: isBad ? "canvas-target is-bad" : "canvas-target",
      x: spot.column * unit, y: spot.row * unit, width: spot.width * unit, height: spot.height * unit,
    }));
  }
  const text = told(title(), held.spot, found, apart());
  const chip = canvas.querySelector("[data-chip]");
  chip.hidden = false;
  chip.textContent = `${text.where}\n${text.what}`;
  document.dispatchEvent(new CustomEvent("canvas:aimed"));
}

function letGo() {
  held = null;
  canvas.classList.remove("is-holding");
  canvas.querySelector("[data-chip]").hidden = true;
  document.dispatchEvent(new CustomEvent("canvas:let-go"));
}

export function putBack() {
  if (!held) return;
  say(word("putBack", { piece: title() }));
  layer("canvas-aim");
  letGo();
}

// Lay down what is held. What would overlap stays in the hand and says why.
export function drop() {
  const { overlapping } = around(spots(), lying());
  if (overlapping.length) {
    say(word("cannotOverlap", { others: overlapping.join(", ") }));
    return false;
  }
  const isNew = held.parts.some((part) => !part.tile);
  const hasMoved = spots().some((spot) => spot.tile && (spot.column !== spot.tile.column || spot.row !== spot.tile.row || spot.turn !== spot.tile.turn || spot.id !== spot.tile.piece));
  if (!isNew && !hasMoved) return putBack(), true;
  const label = word(isNew ? "laid" : "moved", { piece: title(), slot: reference(held.spot.column, held.spot.row) });
  write(spots(), isNew, label, facts.origin);
  letGo();
  return true;
}

// The board may have been drawn anew since, and begin elsewhere.
async function write(laid, isNew, label, [left, top]) {
  await settled();
  const [column, row] = [left - facts.origin[0], top - facts.origin[1]];
  const now = laid.map((spot) => ({ ...spot, column: spot.column + column, row: spot.row + row }));
  const operations = isNew ? lay(now.map((spot) => ({ id: spot.id, turn: spot.turn, spot }))) : now.flatMap(moved);
  if (operations.length) edit({ label, operations, want: ALL });
}

function moved(spot) {
  const tile = facts.tiles.find((one) => one.id === spot.tile.id);
  if (!tile) return [];
  const operations = move(tile, spot, spot.turn);
  if (spot.id !== tile.piece) operations.push({ op: "set", at: [...tile.at, facts.writing.piece], value: spot.id });
  return operations;
}

// A board that is drawn anew (a step before was answered, somebody else laid something) takes nothing out of the hand,
// unless what is held lies there no longer.
document.addEventListener("canvas:drawn", () => {
  if (!held) return;
  const now = held.record === record() ? held.parts.map((part) => part.tile && facts.tiles.find((one) => one.id === part.tile.id)) : [undefined];
  if (now.includes(undefined)) {
    held = null;
    return document.dispatchEvent(new CustomEvent("canvas:let-go"));
  }
  held.parts.forEach((part, index) => (part.tile = now[index]));
  held.spot = { column: held.spot.column + held.origin[0] - facts.origin[0], row: held.spot.row + held.origin[1] - facts.origin[1] };
  held.origin = facts.origin;
  canvas.classList.add("is-holding");
  draw();
});
document.addEventListener("editor:refused", () => canvas && layer("canvas-aim"));
