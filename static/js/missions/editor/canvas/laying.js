// How sectors lie: where one snaps to, what it would touch and overlap, and how that is written.
import { facts, names, reference, word } from "./facts.js";

const overlap = (one, other, room = 0) =>
  one.column < other.column + other.width + room && other.column < one.column + one.width + room &&
  one.row < other.row + other.height + room && other.row < one.row + one.height + room;

// A corner alone is a contact only where the game says so.
function touch(one, other) {
  if (!overlap(one, other, 1) || overlap(one, other)) return false;
  const besides = one.column < other.column + other.width && other.column < one.column + one.width;
  const above = one.row < other.row + other.height && other.row < one.row + one.height;
  return facts.writing.has_corners || besides || above;
}

export function around(spots, lying) {
  const titles = (isSo) => lying.filter((tile) => spots.some((spot) => isSo(spot, tile))).map((tile) => tile.title);
  return { touching: titles(touch), overlapping: titles(overlap) };
}

// Where the edge of a spot meets another sector: lines from cell to cell, for they become ways.
export function contacts(spots, lying) {
  const common = (from, length, other, wide) => [Math.max(from, other), Math.min(from + length, other + wide)];
  const found = [];
  for (const one of spots) for (const other of lying) {
    const [top, bottom] = common(one.row, one.height, other.row, other.height);
    const [left, right] = common(one.column, one.width, other.column, other.width);
    for (const x of [one.column, one.column + one.width]) if (top < bottom && [other.column, other.column + other.width].includes(x) && left === right) found.push([x, top, x, bottom]);
    for (const y of [one.row, one.row + one.height]) if (left < right && [other.row, other.row + other.height].includes(y) && top === bottom) found.push([left, y, right, y]);
  }
  return found;
}

// The sector that lies exactly where this one would.
export const below = (spot, lying) => lying.find((one) => ["column", "row", "width", "height"].every((side) => one[side] === spot[side]));

const between = (from, length, other, wide) => Math.max(other - (from + length), from - (other + wide), 0);

// The nearest sector to a spot that touches none, and how many cells lie between.
export function gap(spot, lying) {
  const far = (tile) => Math.max(between(spot.column, spot.width, tile.column, tile.width), between(spot.row, spot.height, tile.row, tile.height));
  const [nearest] = [...lying].sort((one, other) => far(one) - far(other));
  return nearest && { title: nearest.title, cells: far(nearest) };
}

// Sectors that touch no other one: heroes would not get there.
export const alone = (tiles) => (tiles.length < 2 ? [] : tiles.filter((one) => !tiles.some((other) => other !== one && (touch(one, other) || overlap(one, other)))));

// One beside the other in a row, or one below the other, in the order in which they lie; the first stays.
export function lineUp(tiles, isRow) {
  const [along, across, size] = isRow ? ["column", "row", "width"] : ["row", "column", "height"];
  const sorted = [...tiles].sort((one, other) => one[along] - other[along]);
  let next = sorted[0][along];
  return sorted.map((tile) => {
    const spot = { ...tile, [along]: next, [across]: sorted[0][across] };
    next += tile[size];
    return { tile, spot };
  });
}

// The nearest slot: as many whole sectors away from the first one; without one, or freely, the nearest cell.
export function snap(x, y, part, lying, isFree) {
  const base = lying.find((one) => one.width === part.width && one.height === part.height);
  if (!base || isFree) return { column: Math.round(x), row: Math.round(y) };
  return {
    column: base.column + Math.round((x - base.column) / part.width) * part.width,
    row: base.row + Math.round((y - base.row) / part.height) * part.height,
  };
}

// The first slot beside what lies there where nothing is overlapped.
export const freeSlot = (part, lying) => freeSlots(part, lying)[0];

export function freeSlots(part, lying) {
  if (!lying.length) return [{ column: 0, row: 0 }];
  const after = (tile) => [{ column: tile.column + tile.width, row: tile.row }, { column: tile.column, row: tile.row + tile.height }];
  const before = (tile) => [{ column: tile.column - part.width, row: tile.row }, { column: tile.column, row: tile.row - part.height }];
  const slots = [...lying.flatMap(after), ...lying.flatMap(before)]; // to the right and below first, as one reads
  const free = slots.filter((slot) => !around([{ ...part, ...slot }], lying).overlapping.length);
  return free.filter((slot, at) => free.findIndex((one) => one.column === slot.column && one.row === slot.row) === at);
}

export function told(title, spot, { touching, overlapping }, { apart = null, change = "" } = {}) {
  const where = word("over", { piece: title, slot: reference(spot.column, spot.row) });
  if (change) return { where, what: change };
  const alone = apart?.cells ? word("gapTo", { other: apart.title, count: apart.cells }) : word("touchesNothing");
  const near = touching.length ? word("touches", { others: names(touching) }) : alone;
  const over = overlapping.length ? word("overlaps", { others: names(overlapping) }) : word("overlapsNothing");
  return { where, what: `${near}, ${over}` };
}

// --- as operations --------------------------------------------------------------------------------------------

const inDocument = (spot) => [spot.column + facts.origin[0], spot.row + facts.origin[1]];

export function lay(pieces) {
  const { path, piece, column, row, rotation } = facts.writing;
  const values = pieces.map(({ id, turn, spot }) => {
    const [x, y] = inDocument(spot);
    return { [piece]: id, [column]: x, [row]: y, ...(turn ? { [rotation]: turn } : {}) };
  });
  if (facts.count === null) return [{ op: "set", at: path, value: values }];
  return values.map((value, index) => ({ op: "insert", at: [...path, facts.count + index], value }));
}

export function move(tile, spot, turn) {
  const { column, row, rotation } = facts.writing;
  const [x, y] = inDocument(spot);
  const operations = [
    { op: "set", at: [...tile.at, column], value: x },
    { op: "set", at: [...tile.at, row], value: y },
  ];
  if (turn !== tile.turn) operations.push({ op: "set", at: [...tile.at, rotation], value: turn });
  return operations;
}

export const flip = (tile, other) => [{ op: "set", at: [...tile.at, facts.writing.piece], value: other }];

// From the end of the list, so that the places of the others stay right.
export function remove(tiles) {
  const at = tiles.map((tile) => tile.at).sort((one, other) => other.at(-1) - one.at(-1));
  return at.map((path) => ({ op: "remove", at: path }));
}

export const otherSide = (tile) => {
  const sides = tile.sides;
  const next = sides[(sides.indexOf(tile.piece) + 1) % sides.length];
  return next && next !== tile.piece ? next : "";
};
