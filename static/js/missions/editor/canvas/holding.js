// What is in the hand: sectors on their way to a slot. Pointer, arrows and clicks all move the same target; it is drawn
// before anything is dropped.
import { edit } from "../edits.js";
import { ALL, frame, openPath, say } from "../frame.js";
import { canvas, facts, isHere, isWide, reference, tell, word } from "./facts.js";
import { around, below, contacts, flip, freeSlot, freeSlots, gap, lay, move, otherSide, snap, told } from "./laying.js";
import { choose } from "./selection.js";
import { clearTarget, drawTarget } from "./target.js";
import { settled } from "../settled.js";
import { bringIntoView } from "./view.js";

let held = null; // { parts: [{ id, title, tile, turn, width, height, dx, dy }], spot, grab, record, origin, isPointed }
let drawing = 0;

export const isHolding = () => held !== null;
export const heldPart = () => held?.parts[0];
const record = () => (canvas ? JSON.stringify(openPath()) : "");

const lying = (hand = held) => facts.tiles.filter((tile) => !hand.parts.some((part) => part.tile === tile));
const spots = (hand = held) => hand.parts.map((part) => ({ ...part, column: hand.spot.column + part.dx, row: hand.spot.row + part.dy }));
const title = ({ parts } = held) => (parts.length > 1 ? word("several", { count: parts.length }) : parts[0].title);

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
  held = { parts, grab, spot: { column: 0, row: 0 }, record: record(), origin: facts.origin, isPointed: false };
  canvas.classList.add("is-holding");
  tell("");
  say(word("pickedUp", { piece: title() }));
}

// The pointer is over this point of the board, in cells.
export function aim(point, isFree) {
  if (held.isAsking) return;
  const [part] = held.parts;
  const spot = snap(point.x - held.grab.x, point.y - held.grab.y, part, lying(), isFree);
  if (spot.column === held.spot.column && spot.row === held.spot.row) return;
  held.spot = spot;
  held.isPointed = true;
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
  bringIntoView({ ...held.spot, width: part.width, height: part.height });
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

// On another sector of its size one changes places with it; on its own other side, that one is flipped.
function exchange(hand = held) {
  const [spot] = spots(hand);
  const there = hand.parts.length === 1 && below(spot, lying(hand));
  if (!there) return null;
  if (!spot.tile && there.piece !== spot.id && there.sides.includes(spot.id)) return { kind: "flip", there };
  return spot.tile ? { kind: "swap", there } : null;
}

const WORDS = { flip: "flipsThere", swap: "swaps" };
function aimed() {
  const found = exchange();
  const change = found ? word(WORDS[found.kind], { other: found.there.title }) : "";
  return told(title(), held.spot, around(spots(), lying()), { apart: gap(spots()[0], lying()), change });
}

function draw() {
  drawing = 0;
  if (!held) return;
  const isBad = !exchange() && around(spots(), lying()).overlapping.length > 0;
  const [part] = held.parts;
  drawTarget({
    slots: held.parts.length === 1 ? freeSlots(part, lying()).map((slot) => ({ ...part, ...slot })) : [],
    spots: spots(),
    contacts: isBad ? [] : contacts(spots(), lying()),
    isBad,
    text: aimed(),
  });
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
  clearTarget();
  letGo();
}

// Lay down what is held. What would overlap stays in the hand and says why. A stamp stays in the hand.
export function drop({ isStamp = false } = {}) {
  const { overlapping } = around(spots(), lying());
  if (overlapping.length && !exchange()) {
    tell(word("cannotOverlap", { others: overlapping.join(", ") }), { isRefused: true });
    return false;
  }
  if (!exchange() && offersToFlip()) return true;
  const isNew = held.parts.some((part) => !part.tile);
  const hasMoved = spots().some((spot) => spot.tile && (spot.column !== spot.tile.column || spot.row !== spot.tile.row || spot.turn !== spot.tile.turn || spot.id !== spot.tile.piece));
  if (!isNew && !hasMoved) return putBack(), true;
  write(isStamp ? { ...held } : held);
  if (!isStamp || !isNew) letGo();
  return true;
}

// There is one piece of cardboard for both sides: whoever lays the other one is asked what is meant.
function offersToFlip() {
  const [part] = held.parts;
  const lies = !part.tile && part.sides.length > 1 && facts.tiles.find((one) => one.piece !== part.id && part.sides.includes(one.piece));
  if (!lies || facts.tiles.some((one) => one.piece === part.id)) return false;
  const asking = canvas.querySelector("[data-flip-offer]");
  asking.querySelector("[data-flip-offer-text]").textContent = word("otherSideLies", { piece: part.title, other: lies.title, slot: reference(lies.column, lies.row) });
  const spot = spots()[0];
  asking.addEventListener("close", () => {
    const ends = { flip: lies, move: spot }[asking.returnValue];
    if (!ends) return putBack();
    const operations = [...flip(lies, part.id), ...(ends === spot ? move(lies, spot, part.turn) : [])];
    edit({ label: word("flipped", { piece: lies.title, other: part.title }), operations, want: ALL });
    letGo();
  }, { once: true });
  asking.returnValue = "";
  held.isAsking = true;
  document.dispatchEvent(new CustomEvent("canvas:asking"));
  asking.showModal();
  return true;
}

frame.addEventListener("click", (event) => {
  const button = event.target.closest("[data-flip-answer]");
  button?.closest("dialog").close(button.dataset.flipAnswer);
});

// The step before may still have to be drawn: what was in the hand is found again on the board as it is then.
async function write(hand) {
  await settled();
  if (!findAgain(hand)) return;
  const found = exchange(hand);
  if (found) return change(hand, found);
  const { overlapping } = around(spots(hand), lying(hand));
  if (overlapping.length) return tell(word("cannotOverlap", { others: overlapping.join(", ") }), { isRefused: true });
  const isNew = hand.parts.some((part) => !part.tile);
  const operations = isNew ? lay(spots(hand).map((spot) => ({ id: spot.id, turn: spot.turn, spot }))) : spots(hand).flatMap(moved);
  const step = edit({ label: word(isNew ? "laid" : "moved", { piece: title(hand), slot: reference(hand.spot.column, hand.spot.row) }), operations, want: ALL });
  if (isNew && isWide.matches && (await step)) chooseLast();
}

// The sector that was just laid is chosen, unless one has gone on: it is turned, flipped and taken off at once.
function chooseLast() {
  const laid = facts.tiles.reduce((last, tile) => (last && last.at.at(-1) > tile.at.at(-1) ? last : tile), null);
  const place = facts.regions.find(({ tile }) => tile === laid?.id);
  if (place && !held && isHere({ target: document.activeElement })) choose(place.id);
}

function change(hand, { kind, there }) {
  const [spot] = spots(hand);
  const isFlip = kind === "flip";
  const operations = isFlip ? flip(there, spot.id) : [...moved(spot), ...move(there, spot.tile, there.turn)];
  const label = isFlip ? word("flipped", { piece: there.title, other: spot.title }) : word("swapped", { piece: spot.title, other: there.title });
  edit({ label, operations, want: ALL });
}

function moved(spot) {
  const operations = move(spot.tile, spot, spot.turn);
  if (spot.id !== spot.tile.piece) operations.push({ op: "set", at: [...spot.tile.at, facts.writing.piece], value: spot.id });
  return operations;
}

// What is in a hand, as it lies on a board that was drawn anew; false where it lies there no longer.
function findAgain(hand) {
  if (hand.record !== record()) return false;
  const now = hand.parts.map((part) => part.tile && facts.tiles.find((one) => one.id === part.tile.id));
  if (now.includes(undefined)) return false;
  const [column, row] = shifted(hand, now[0]);
  hand.spot = { column: hand.spot.column + column, row: hand.spot.row + row };
  hand.parts = hand.parts.map((part, index) => (part.tile ? asItLies(part, now[index], now[0]) : part));
  hand.origin = facts.origin;
  return true;
}

// How far the target is from where it was, on the new board. Keys count from the sector, which the step before may have
// moved; where a pointer aimed stays where it was seen.
function shifted({ parts, isPointed, origin }, first) {
  const was = parts[0].tile;
  if (was && !isPointed) return [first.column - was.column, first.row - was.row];
  return [origin[0] - facts.origin[0], origin[1] - facts.origin[1]];
}

// A sector in the hand as it lies now; what was done to it in the hand is still done.
function asItLies(part, tile, first) {
  const turned = (part.turn - part.tile.turn + 360) % 360;
  const [width, height] = turned % 180 ? [tile.height, tile.width] : [tile.width, tile.height];
  const side = part.id === part.tile.piece ? { id: tile.piece, title: tile.title } : {};
  return { ...part, ...side, tile, turn: (tile.turn + turned) % 360, width, height, dx: tile.column - first.column, dy: tile.row - first.row };
}

// A board that is drawn anew (a step before was answered, somebody else laid something) takes nothing out of the hand,
// unless what is held lies there no longer.
document.addEventListener("canvas:drawn", () => {
  if (!held) return;
  if (!findAgain(held)) {
    held = null;
    return document.dispatchEvent(new CustomEvent("canvas:let-go"));
  }
  held.isAsking = false; // the question was drawn away
  canvas.classList.add("is-holding");
  draw();
});
// The target of a refused step goes; that of what is in the hand stays.
document.addEventListener("editor:refused", () => canvas && !held && clearTarget());
