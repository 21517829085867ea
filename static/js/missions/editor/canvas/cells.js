// The sector painter: cells are painted into places; which places touch is worked out while one paints.
import { edit } from "../edits.js";
import { ALL, canEdit, frame, say } from "../frame.js";
import { facts, isHere, names, reference, word } from "./facts.js";
import { register } from "./painter.js";
import { currentPaint, dip } from "./paints.js";
import { settled } from "./settled.js";
import { currentTool, take } from "./tools.js";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const WITH_PALETTE = [...ALL, "palette"];

const width = () => Math.max(...facts.cells.map((row) => row.length), 1);
const grid = () => facts.cells.map((row) => [...row.padEnd(width(), facts.writing.empty)]);
const nameOf = (key) => facts.places.find((one) => one.key === key)?.title ?? word("nothing");

function write(rows, label, more = []) {
  const value = rows.map((row) => row.join(""));
  edit({ label, operations: [...more, { op: "set", at: facts.writing.path, value }], want: WITH_PALETTE });
}

function steps() {
  const straight = [[1, 0], [0, 1]];
  return facts.writing.has_corners ? [...straight, [1, 1], [-1, 1]] : straight;
}

// Which places touch: 'A B' for every pair.
function contacts(rows) {
  const found = new Set();
  rows.forEach((row, y) => row.forEach((key, x) => {
    for (const [right, down] of steps()) {
      const other = rows[y + down]?.[x + right];
      if (other && other !== key && other !== facts.writing.empty && key !== facts.writing.empty) found.add([key, other].sort().join(" "));
    }
  }));
  return found;
}

function changes(before, after, key) {
  const [old, now] = [contacts(before), contacts(after)];
  const others = (pairs, without) => [...pairs].filter((pair) => !without.has(pair) && pair.split(" ").includes(key)).map((pair) => nameOf(pair.split(" ").find((one) => one !== key)));
  const [found, lost] = [others(now, old), others(old, now)];
  const told = [];
  if (found.length) told.push(word("newNeighbour", { place: nameOf(key), others: names(found) }));
  if (lost.length) told.push(word("lostNeighbour", { place: nameOf(key), others: names(lost) }));
  return told;
}

// All cells of one colour around this one, for the bucket.
function pool(rows, [x, y]) {
  const key = rows[y][x];
  const found = new Map([[`${x},${y}`, [x, y]]]);
  const ahead = [[x, y]];
  while (ahead.length) {
    const [column, row] = ahead.pop();
    for (const [right, down] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
      const next = [column + right, row + down];
      if (rows[next[1]]?.[next[0]] !== key || found.has(next.join())) continue;
      found.set(next.join(), next);
      ahead.push(next);
    }
  }
  return [...found.values()];
}

register("cells", {
  tools: ["brush", "rectangle", "fill", "pick", "erase"],
  room: () => [width(), facts.cells.length],
  tell: ([x, y]) => word("cell", { reference: reference(x, y), place: nameOf(grid()[y][x]) }),
  pick: ([x, y]) => {
    const key = grid()[y]?.[x];
    if (key && key !== facts.writing.empty) dip(key);
  },
  async commit(cells, tool) {
    await settled();
    if (tool === "pick") {
      this.pick(cells[0]);
      return take("brush");
    }
    const before = grid();
    const after = grid();
    const key = tool === "erase" ? facts.writing.empty : currentPaint();
    const wanted = tool === "fill" ? pool(before, cells[0]) : cells;
    const painted = wanted.filter(([x, y]) => before[y][x] !== key);
    if (!painted.length || !key) return;
    for (const [x, y] of painted) after[y][x] = key;
    const label = tool === "erase" ? word("erased", { count: painted.length }) : word("painted", { count: painted.length, place: nameOf(key) });
    write(after, label);
    say([label, ...changes(before, after, key)].join(". "));
  },
});

function newPlace() {
  const key = [...LETTERS].find((one) => !facts.places.some((place) => place.key === one));
  if (!key) return say(word("noLetter"));
  const number = facts.places.length + 1;
  const ids = facts.places.map((place) => place.id);
  let id = `place-${number}`;
  while (ids.includes(id)) id += "-b";
  const value = { ...facts.placeBlank, id, name: { en: `Place ${number}` }, [facts.writing.key]: key };
  edit({ label: word("newPlace"), operations: [{ op: "insert", at: [...facts.writing.places, facts.places.length], value }], want: WITH_PALETTE });
  dip(key);
  if (currentTool() === "select") take("brush");
}

frame.addEventListener("click", (event) => event.target.closest("[data-new-place]") && newPlace());
addEventListener("keydown", (event) => {
  if (facts?.way !== "cells" || !canEdit || !isHere(event) || event.ctrlKey || event.metaKey) return;
  if (event.key.toLowerCase() === "n") newPlace();
});

// Another size: cells are added at the right and below, or cut off there.
frame.addEventListener("change", (event) => {
  const side = event.target.dataset.gridSize;
  if (!side || facts?.way !== "cells") return;
  const size = Math.min(Number(event.target.max), Math.max(1, Number(event.target.value) || 1));
  const rows = side === "columns"
    ? grid().map((row) => [...row.join("").padEnd(size, facts.writing.empty).slice(0, size)])
    : Array.from({ length: size }, (_, at) => grid()[at] ?? Array(width()).fill(facts.writing.empty));
  write(rows, word("size", { columns: rows[0].length, rows: rows.length }));
});
document.addEventListener("canvas:dipped", () => facts?.way === "cells" && currentTool() === "select" && take("brush"));
