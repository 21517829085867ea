// The sector that is painted: its cells, its places, who touches whom, and what is given by hand: walls between places
// that touch, links between those that do not. Places are named by the letters they are painted with.
import { facts, regionOf, word } from "./facts.js";
import { grid } from "./grids.js";

export const width = () => Math.max(...facts.cells.map((row) => row.length), 1);
export const painted = () => facts.cells.map((row) => [...row.padEnd(width(), facts.writing.empty)]);
export const nameOf = (key) => facts.places.find((one) => one.key === key)?.title ?? word("nothing");
export const keyOf = (region) => facts.places.find((one) => one.index === region?.path.at(-1))?.key;
export const pairOf = (one, other) => [one, other].sort().join(" ");

// Which places touch: 'A B' for every pair.
export function touching(rows) {
  const found = new Set();
  const withCorners = facts.writing.has_corners;
  rows.forEach((row, y) => row.forEach((key, x) => {
    for (const [column, line] of grid().beside([x, y], { withCorners })) {
      const other = rows[line]?.[column];
      if (other && other !== key && other !== facts.writing.empty && key !== facts.writing.empty) found.add(pairOf(key, other));
    }
  }));
  return found;
}

export function byHand() {
  const pairs = (kind) => new Set(facts.regions.flatMap((one) => one[kind].map((id) => pairOf(keyOf(one), keyOf(regionOf(id))))));
  return { walls: pairs("walls"), links: pairs("links") };
}

// Who are neighbours once the cells are these.
export function neighbours(rows, { walls, links } = byHand()) {
  const touch = touching(rows);
  return new Set([...[...touch].filter((pair) => !walls.has(pair)), ...links]);
}

// The operations that keep walls and links beside these cells; without any, the cells alone say who touches whom.
export function adjacency(rows, { walls, links } = byHand(), places = facts.places) {
  const at = facts.writing.links;
  const touch = touching(rows);
  const isByHand = [...walls].some((pair) => touch.has(pair)) || [...links].some((pair) => !touch.has(pair));
  if (!isByHand) return facts.isByHand ? [{ op: "remove", at }] : [];
  const idOf = (key) => places.find((one) => one.key === key)?.id;
  const value = [...neighbours(rows, { walls, links })].map((pair) => pair.split(" ").map(idOf)).filter((ids) => ids.every(Boolean));
  return [{ op: "set", at, value }];
}

// Walls and links as a list of neighbours says; null where the cells alone do.
export function byNeighbours(list) {
  const touch = touching(painted());
  const ids = new Map(facts.places.map((one) => [one.id, one.key]));
  const near = list && new Set(list.map((pair) => pairOf(...pair.map((id) => ids.get(id)))));
  const others = (region, isSo) => facts.regions.filter((one) => one !== region && isSo(pairOf(keyOf(region), keyOf(one)))).map((one) => one.id);
  for (const region of facts.regions) {
    region.walls = near ? others(region, (pair) => touch.has(pair) && !near.has(pair)) : [];
    region.links = near ? others(region, (pair) => !touch.has(pair) && near.has(pair)) : [];
  }
  facts.isByHand = near !== null;
}
