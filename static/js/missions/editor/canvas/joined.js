// The ways between zones that a step has just made: green until the next one.
import { facts, layer, regionOf, shape } from "./facts.js";
import { middleOf } from "./grids.js";

const HALF = 0.16; // of a cell: as long as the gap between two zones

// By their place in the list: names of zones change where the blueprint grows.
const joinsOf = (region) => region.neighbours.map(regionOf).filter((other) => other && region.path.at(-1) < other.path.at(-1));
const nameOf = (region, other) => `${region.path.at(-1)} ${other.path.at(-1)}`;
const joins = () => facts.regions.flatMap((region) => joinsOf(region).map((other) => [region, other]));

// Waits for the step and says whether it was drawn.
export async function withNewWays(step) {
  const before = new Set(joins().map((pair) => nameOf(...pair)));
  const isDrawn = await step;
  if (isDrawn) draw(joins().filter((pair) => !before.has(nameOf(...pair))));
  return isDrawn;
}

function draw(pairs) {
  const drawn = layer("canvas-joined");
  for (const pair of pairs) {
    const [from, to] = pair.map(({ cells: [cell] }) => middleOf(cell));
    const at = (part) => [0, 1].map((side) => (from[side] + to[side]) / 2 + (to[side] - from[side]) * part);
    const [[x1, y1], [x2, y2]] = [at(-HALF), at(HALF)];
    drawn.append(shape("line", { x1, y1, x2, y2 }));
  }
}
