// The sector painter: cells are painted into places; which places touch is worked out while one paints.
import { edit } from "../edits.js";
import { ALL, canEdit, frame, say } from "../frame.js";
import { canvas, facts, isHere, reference, shape, tell, word } from "./facts.js";
import { grid, middleOf } from "./grids.js";
import { isJoining } from "./joining.js";
import { register } from "./painter.js";
import { currentPaint, dip } from "./paints.js";
import { adjacency, byHand, keyOf, nameOf, neighbours, painted, width } from "./sector.js";
import { chosenRegion } from "./selection.js";
import { settled } from "../settled.js";
import { currentTool, take } from "./tools.js";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const CLASSES = { newNeighbour: "stroke-gained", lostNeighbour: "stroke-lost" };
const WITH_PALETTE = [...ALL, "palette"];

function write(rows, label, more = [], places = facts.places) {
  const value = rows.map((row) => row.join(""));
  const operations = [...more, { op: "set", at: facts.writing.path, value }, ...adjacency(rows, byHand(), places)];
  return edit({ label, operations, want: WITH_PALETTE });
}

// What a stroke does to the neighbours, in words.
function changes(before, after) {
  const [old, now] = [neighbours(before), neighbours(after)];
  const told = (pairs, without, key) => byPlace([...pairs].filter((pair) => !without.has(pair))).map(([place, ...others]) => [key, word(key, { place, others: others.join(", ") })]);
  return [...told(now, old, "newNeighbour"), ...told(old, now, "lostNeighbour")];
}

// Pairs as lists of names: whoever stands in most of them first, then all that it is paired with.
function byPlace(pairs) {
  const lists = [];
  for (let left = pairs.map((pair) => pair.split(" ")); left.length; ) {
    const times = Map.groupBy(left.flat(), (name) => name);
    const [place] = [...times].reduce((most, one) => (one[1].length > most[1].length ? one : most));
    const mine = left.filter((pair) => pair.includes(place));
    lists.push([place, ...mine.map(([one, other]) => (one === place ? other : one))].map(nameOf));
    left = left.filter((pair) => !mine.includes(pair));
  }
  return lists;
}

// Told for eyes and ears, and beside the other side as long as nothing else is painted.
function report(label, changed) {
  tell([label, ...changed.map(([, text]) => text)].join(". "));
  const card = canvas?.querySelector("[data-stroke-card]");
  if (!card) return;
  card.hidden = false;
  card.querySelector("[data-stroke-label]").textContent = label;
  card.querySelector("[data-stroke-changes]").replaceChildren(...changed.map(([key, textContent]) => Object.assign(document.createElement("li"), { className: CLASSES[key], textContent })));
}

register("cells", {
  tools: ["brush", "rectangle", "fill", "pick", "erase"],
  room: () => [width(), facts.cells.length],
  tell: ([x, y]) => word("cell", { reference: reference(x, y), place: nameOf(painted()[y][x]) }),
  isHeld: isJoining,
  pick: ([x, y]) => {
    const key = painted()[y]?.[x];
    if (key && key !== facts.writing.empty) dip(key);
  },
  async commit(cells, tool) {
    await settled();
    if (tool === "pick") {
      this.pick(cells[0]);
      return take("brush");
    }
    const before = painted();
    const after = painted();
    const key = tool === "erase" ? facts.writing.empty : currentPaint();
    const wanted = tool === "fill" ? grid().pool(before, cells[0]) : cells;
    const fresh = wanted.filter(([x, y]) => before[y][x] !== key);
    if (!fresh.length || !key) return;
    for (const [x, y] of fresh) after[y][x] = key;
    const label = tool === "erase" ? word("erased", { count: fresh.length }) : word("painted", { count: fresh.length, place: nameOf(key) });
    const told = changes(before, after);
    report(label, told);
    if (await write(after, label)) report(label, told); // on the new drawing too
  },
  // While one paints: who becomes a neighbour, and who is one no longer.
  preview(drawn, cells, tool) {
    if (!["brush", "rectangle", "erase"].includes(tool)) return;
    const after = painted();
    for (const [x, y] of cells) after[y][x] = tool === "erase" ? facts.writing.empty : currentPaint();
    const [old, now] = [neighbours(painted()), neighbours(after)];
    const middles = new Map(facts.regions.map((one) => [keyOf(one), one.middle.map((part) => part * facts.unit)]));
    const here = middleOf(cells.at(-1));
    for (const pair of new Set([...old, ...now])) {
      if (old.has(pair) && now.has(pair)) continue;
      const [from, to] = pair.split(" ").map((key) => middles.get(key) ?? here);
      const line = { x1: from[0], y1: from[1], x2: to[0], y2: to[1] };
      drawn.append(shape("line", { class: now.has(pair) ? "canvas-way is-new" : "canvas-way is-lost", ...line }));
    }
  },
});

// A short name that no place of the sector bears.
function freeId(id) {
  return facts.places.some((place) => place.id === id) ? freeId(`${id}-b`) : id;
}

// The other side's cells as they lie there, with those of its places whose letters this side does not know.
async function copyCells(name) {
  await settled();
  const { title, cells, places } = facts.otherSides.find((one) => one.name === name);
  const { key, empty, places: at } = facts.writing;
  const wide = Math.max(...cells.map((row) => row.length), 1);
  const used = new Set(cells.join(""));
  const unknown = places.filter((one) => used.has(one[key]) && !facts.places.some((known) => known.key === one[key]));
  const added = unknown.map((one) => ({ ...one, id: freeId(one.id) }));
  const operations = added.map((value, index) => ({ op: "insert", at: [...at, facts.places.length + index], value }));
  const known = [...facts.places, ...added.map((one) => ({ key: one[key], id: one.id }))];
  const label = word("cellsCopied", { other: title });
  report(label, []);
  if (await write(cells.map((row) => [...row.padEnd(wide, empty)]), label, operations, known)) report(label, []);
}

// One that no place bears, small or large, as long as there is one: 'a' and 'A' are hard to tell apart.
function freeLetter() {
  const keys = facts.places.map(({ key }) => key);
  const small = keys.map((key) => key.toLowerCase());
  return [...LETTERS].find((one) => !small.includes(one.toLowerCase())) ?? [...LETTERS].find((one) => !keys.includes(one));
}

async function newPlace() {
  await settled();
  const key = freeLetter();
  if (!key) return say(word("noLetter"));
  const value = { ...facts.placeBlank, id: freeId(`place-${key.toLowerCase()}`), name: { en: `Place ${key}` }, [facts.writing.key]: key };
  edit({ label: word("newPlace"), operations: [{ op: "insert", at: [...facts.writing.places, facts.places.length], value }], want: WITH_PALETTE });
  dip(key);
  if (currentTool() === "select") take("brush");
}

// What one looks at is what one paints next.
let lookedAt;
document.addEventListener("canvas:chosen", () => {
  const region = facts?.way === "cells" ? chosenRegion() : undefined;
  if (region && region.id !== lookedAt) dip(keyOf(region));
  lookedAt = region?.id;
});

frame.addEventListener("click", (event) => {
  if (event.target.closest("[data-new-place]")) newPlace();
  const copy = event.target.closest("[data-copy-cells]");
  if (copy) copyCells(copy.dataset.copyCells);
});
addEventListener("keydown", (event) => {
  if (facts?.way !== "cells" || !canEdit || !isHere(event) || event.ctrlKey || event.metaKey) return;
  if (event.key.toLowerCase() === "n") newPlace();
});

// Another size: cells are added at the right and below, or cut off there.
frame.addEventListener("change", async (event) => {
  const side = event.target.dataset.gridSize;
  if (!side || facts?.way !== "cells") return;
  await settled();
  const size = Math.min(Number(event.target.max), Math.max(1, Number(event.target.value) || 1));
  const rows = side === "columns"
    ? painted().map((row) => [...row.join("").padEnd(size, facts.writing.empty).slice(0, size)])
    : Array.from({ length: size }, (_, at) => painted()[at] ?? Array(width()).fill(facts.writing.empty));
  write(rows, word("size", { columns: rows[0].length, rows: rows.length }));
});
// Whoever takes a place from the palette wants to paint with it.
document.addEventListener("canvas:dipped", () => facts?.way === "cells" && !["brush", "rectangle", "fill"].includes(currentTool()) && take("brush"));
