// The grid of the board that is open, by the name that the server gives it. Another grid is another entry.
import { facts, shape } from "./facts.js";
import { onGrid, square } from "./geometry.js";

const GRIDS = { square: onGrid(square) };

export const grid = () => GRIDS[facts.grid];
// A cell as a shape, `inset` pixels smaller than it is on every side.
export const drawnCell = (cell, attributes = {}, inset = 0) => shape("path", { ...attributes, d: grid().path(cell, facts.unit, (2 * inset) / facts.unit) });
export const middleOf = (cell) => {
  const { x, y } = grid().middle(cell);
  return [x * facts.unit, y * facts.unit];
};
