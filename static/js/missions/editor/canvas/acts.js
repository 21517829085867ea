// What is done with the chosen sectors where they lie: turn, flip, lay again, move by clicks, take off.
import { edit } from "../edits.js";
import { ALL, canEdit, frame, say } from "../frame.js";
import { canvas, facts, isHere, reference, tell, word } from "./facts.js";
import { flipHeld, isHolding, takeTiles, turnHeld } from "./holding.js";
import { around, flip, freeSlot, freeSlots, lay, lineUp, move, otherSide, remove } from "./laying.js";
import { titleOf } from "./pieces.js";
import { chooseAll, chosenTiles } from "./selection.js";
import { settled } from "../settled.js";

const name = (tiles) => (tiles.length > 1 ? word("several", { count: tiles.length }) : tiles[0].title);

const ACTS = {
  turn: (tiles, isBack) => {
    const operations = tiles.flatMap((tile) => move(tile, tile, (tile.turn + (isBack ? 270 : 90)) % 360).slice(2));
    edit({ label: word("turned", { piece: name(tiles) }), operations, want: ALL });
  },
  flip: (tiles) => {
    const turned = tiles.filter(otherSide);
    if (!turned.length) return say(word("noOtherSide", { piece: name(tiles) }));
    const other = titleOf(otherSide(turned[0]));
    const operations = turned.flatMap((tile) => flip(tile, otherSide(tile)));
    edit({ label: word("flipped", { piece: name(turned), other }), operations, want: ALL });
  },
  double: (tiles) => {
    const lying = [...facts.tiles];
    const copies = [];
    for (const tile of tiles) {
      const spot = freeSlot(tile, [tile, ...lying.filter((one) => one !== tile)]); // beside itself, if there is room
      if (!spot) return say(word("noRoom"));
      copies.push({ id: tile.piece, turn: tile.turn, spot });
      lying.push({ ...tile, ...spot });
    }
    const slot = reference(copies[0].spot.column, copies[0].spot.row);
    edit({ label: word("doubled", { piece: name(tiles), slot }), operations: lay(copies), want: ALL });
  },
  row: (tiles) => align(tiles, true),
  column: (tiles) => align(tiles, false),
  move: (tiles) => {
    takeTiles(tiles);
    canvas.querySelector("[data-view]").focus({ preventScroll: true });
  },
  remove: (tiles) => edit({ label: word("removed", { piece: name(tiles) }), operations: remove(tiles), want: ALL }),
};

function align(tiles, isRow) {
  if (tiles.length < 2) return tell(word("chooseSeveral"));
  const lined = lineUp(tiles, isRow);
  const { overlapping } = around(lined.map((one) => one.spot), facts.tiles.filter((one) => !tiles.includes(one)));
  if (overlapping.length) return tell(word("cannotOverlap", { others: overlapping.join(", ") }), { isRefused: true });
  const operations = lined.flatMap(({ tile, spot }) => move(tile, spot, tile.turn));
  edit({ label: word(isRow ? "inRow" : "inColumn", { piece: name(tiles) }), operations, want: ALL });
}

async function act(which, isBack = false) {
  if (isHolding() && which === "turn") return turnHeld(isBack);
  if (isHolding() && which === "flip") return flipHeld(titleOf);
  const chosen = chosenTiles().map((tile) => tile.id); // now: while one waits, others may be chosen
  await settled();
  const tiles = facts.tiles.filter((tile) => chosen.includes(tile.id)).sort((one, other) => chosen.indexOf(one.id) - chosen.indexOf(other.id));
  tiles.length ? ACTS[which](tiles, isBack) : say(word("nothingChosen"));
}

// Beside the chosen place: which side is up, how it is turned, where it lies.
const BESIDE = {
  turnTo: (tile, value) => move(tile, tile, Number(value)).slice(2),
  sideTo: (tile, value) => flip(tile, value),
  slotTo: (tile, value) => {
    const [column, row] = value.split(",").map((part, side) => Number(part) - facts.origin[side]);
    return move(tile, { column, row }, tile.turn);
  },
};
const LABELS = {
  turnTo: (tile) => word("turned", { piece: tile.title }),
  sideTo: (tile, value) => word("flipped", { piece: tile.title, other: titleOf(value) }),
  slotTo: (tile, value) => word("moved", { piece: tile.title, slot: reference(...value.split(",").map((part, side) => Number(part) - facts.origin[side])) }),
};

async function lieAs(which, value) {
  const id = chosenTiles()[0]?.id;
  await settled();
  const tile = facts.tiles.find((one) => one.id === id);
  const operations = tile ? BESIDE[which](tile, value) : [];
  if (operations.length) edit({ label: LABELS[which](tile, value), operations, want: ALL });
}

frame.addEventListener("click", (event) => {
  const button = event.target.closest("#canvas-place :is([data-turn-to], [data-side-to], [data-slot-to])");
  if (!button || button.getAttribute("aria-pressed") === "true") return;
  const which = Object.keys(BESIDE).find((one) => one in button.dataset);
  lieAs(which, button.dataset[which]);
});

// The slots that are free, by name; where the step before moved the board they are counted in the document's cells.
function showSlots() {
  const list = document.querySelector("#canvas-place [data-slots]");
  const [tile] = list ? chosenTiles() : [];
  if (!tile) return;
  const free = freeSlots(tile, facts.tiles.filter((one) => one !== tile));
  const others = free.filter(({ column, row }) => column !== tile.column || row !== tile.row); // it lies in one of them
  list.replaceChildren(...others.map(({ column, row }) => {
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: reference(column, row) });
    button.dataset.slotTo = [column + facts.origin[0], row + facts.origin[1]].join();
    return button;
  }));
}
document.addEventListener("canvas:inspected", showSlots);

frame.addEventListener("click", (event) => {
  const button = event.target.closest("[data-act]");
  if (button && facts?.way === "tiles" && ACTS[button.dataset.act]) act(button.dataset.act, event.shiftKey);
});

addEventListener("keydown", (event) => {
  if (facts?.way !== "tiles" || !canEdit || !isHere(event) || event.altKey) return;
  const isCommand = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  if (isCommand && key === "a") {
    event.preventDefault();
    return chooseAll();
  }
  if (!chosenTiles().length) return;
  const line = event.shiftKey ? "column" : "row";
  const which = isCommand ? { d: "double" }[key] : { z: "turn", f: "flip", a: line, delete: "remove", backspace: "remove" }[key];
  if (!which) return;
  event.preventDefault();
  event.stopImmediatePropagation(); // Ctrl and D would also duplicate the record
  act(which, event.shiftKey);
}, { capture: true });
