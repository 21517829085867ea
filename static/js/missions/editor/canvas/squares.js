// A blueprint: one square a place. Paint, change the kind, erase, turn arrows, count cards.
import { edit } from "../edits.js";
import { ALL, canEdit, frame } from "../frame.js";
import { isCarrying } from "./carrying.js";
import { canvas, facts, isHere, isWide, layer, regionOf, room, shape, tell, word } from "./facts.js";
import { drawnCell } from "./grids.js";
import { withNewWays } from "./joined.js";
import { cardsOfNew, countNew, isCountingNew } from "./new-squares.js";
import { register } from "./painter.js";
import { currentPaint, dip } from "./paints.js";
import { choose, chosenRegion } from "./selection.js";
import { settled } from "../settled.js";
import { currentTool, take } from "./tools.js";
import { called, squareAt } from "./zones.js";

const kindOf = (square) => facts.squares.find((one) => square.value?.[one.tag[0]] === one.tag[1]);

// A square of this kind on this cell; what both kinds know stays as it was.
function squareOf(kind, [x, y], old) {
  const kept = Object.entries(old ?? {}).filter(([field]) => !(field in kind.blank) || field === kind.count || field === kind.turn);
  const known = kept.filter(([field]) => field in kind.blank || field === "label");
  return { ...kind.blank, ...cardsOfNew(kind), ...Object.fromEntries(known), [facts.writing.column]: x + facts.origin[0], [facts.writing.row]: y + facts.origin[1] };
}

function erase(squares) {
  const paths = squares.map((one) => one.path).sort((one, other) => other.at(-1) - one.at(-1));
  const label = word("squareErased", { reference: squares.map((one) => called(one.cells[0])).join(", ") });
  edit({ label, operations: paths.map((at) => ({ op: "remove", at })), want: ALL });
}

register("squares", {
  tools: ["paint", "erase"],
  room,
  tell: (cell) => word("cell", { reference: called(cell), place: squareAt(cell)?.name ?? word("nothing") }),
  isHeld: isCarrying,
  pick: (cell) => {
    const kind = squareAt(cell) && kindOf(squareAt(cell));
    if (kind) dip(kind.key);
  },
  async commit(cells, tool) {
    await settled();
    if (tool === "erase") {
      const squares = cells.map(squareAt).filter(Boolean);
      return squares.length && erase(squares);
    }
    const kind = facts.squares.find((one) => one.key === currentPaint());
    const changed = cells.filter((cell) => !squareAt(cell) || kindOf(squareAt(cell)) !== kind);
    if (!changed.length && cells.length === 1) return choose(squareAt(cells[0]).id, { focus: false });
    if (!kind || !changed.length) return;
    let count = facts.count ?? 0;
    const operations = changed.map((cell) => {
      const old = squareAt(cell);
      if (old) return { op: "set", at: old.path, value: squareOf(kind, cell, old.value) };
      return { op: "insert", at: [...facts.writing.path, count++], value: squareOf(kind, cell) };
    });
    const label = word("squarePainted", { reference: changed.map(called).join(", "), kind: kind.label });
    if (await withNewWays(edit({ label, operations, want: ALL }))) chooseOne(changed);
  },
});

// The zone that was just painted is chosen: its cards are counted and its arrow is turned at once.
function chooseOne(cells) {
  const square = cells.length === 1 && isWide.matches && currentTool() === "paint" && squareAt(cells[0]);
  if (square) choose(square.id, { focus: false });
}

// --- the chosen square ------------------------------------------------------------------------------------------

function turn(square, isBack) {
  const kind = kindOf(square);
  if (!kind?.turn) return tell(word("noArrow", { reference: called(square.cells[0]) }), { isRefused: true });
  const now = kind.directions.indexOf(square.value[kind.turn]);
  const value = kind.directions.at((now + (isBack ? -1 : 1)) % kind.directions.length);
  edit({ label: word("squareTurned", { reference: called(square.cells[0]) }), operations: [{ op: "set", at: [...square.path, kind.turn], value }], want: ALL });
}

function count(square, by) {
  const kind = kindOf(square);
  if (!kind?.count) return tell(word("noCards", { reference: called(square.cells[0]) }), { isRefused: true });
  const value = Math.min(kind.most, Math.max(kind.least, (square.value[kind.count] ?? 0) + by));
  if (value === square.value[kind.count]) return;
  const label = word("squareCounted", { reference: called(square.cells[0]), count: value });
  edit({ label, operations: [{ op: "set", at: [...square.path, kind.count], value }], want: ALL });
}

const ACTS = { turn, more: (square) => count(square, 1), fewer: (square) => count(square, -1), erase: (square) => erase([square]) };

// Counted from the square as it is drawn once the step before is answered: a key pressed twice counts twice.
async function act(which, isBack = false) {
  const chosen = chosenRegion();
  if (!chosen) return tell(word("chooseZone"), { isRefused: true });
  await settled();
  const square = regionOf(chosen.id);
  if (square) ACTS[which](square, isBack);
}

frame.addEventListener("click", (event) => {
  const which = facts?.way === "squares" && event.target.closest("[data-act]")?.dataset.act;
  if (isCountingNew(which)) countNew(which);
  else if (ACTS[which]) act(which, event.shiftKey);
});

addEventListener("keydown", (event) => {
  if (facts?.way !== "squares" || !canEdit || !isHere(event) || event.ctrlKey || event.metaKey || event.altKey) return;
  const square = chosenRegion();
  if (!square || !["select", "paint"].includes(currentTool())) return;
  const key = event.key.toLowerCase();
  const which = { z: "turn", "+": "more", "=": "more", "-": "fewer", delete: "erase", backspace: "erase" }[key];
  if (!which) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  act(which, event.shiftKey);
}, { capture: true });

// Nobody came here in the play-tests.
function eye(x, y) {
  const drawn = shape("g", { class: "canvas-unused", transform: `translate(${x} ${y})` });
  drawn.append(shape("title", {}, word("neverUsed")), shape("circle", { r: 11 }), shape("path", { d: "M-7 0C-4-4 4-4 7 0C4 4-4 4-7 0z" }), shape("circle", { class: "canvas-pupil", r: 2 }));
  return drawn;
}

// Empty squares around the blueprint show where there is room.
function showRoom() {
  if (facts?.way !== "squares" || !canEdit) return;
  const { unit } = facts;
  const drawn = layer("canvas-room");
  const [columns, rows] = room();
  for (let x = 0; x < columns; x++) for (let y = 0; y < rows; y++) {
    const square = squareAt([x, y]);
    const number = square && square.value?.[kindOf(square)?.count];
    if (number) drawn.append(shape("text", { class: "canvas-count", x: (x + 1) * unit - 9, y: y * unit + 18 }, String(number)));
    else if (!square) drawn.append(drawnCell([x, y], {}, 3));
    if (square?.isUnused) drawn.append(eye((x + 1) * unit - 14, (y + 1) * unit - 14));
  }
}

document.addEventListener("canvas:dipped", () => facts?.way === "squares" && currentTool() !== "paint" && take("paint"));
document.addEventListener("canvas:drawn", () => canvas && showRoom());
showRoom();
