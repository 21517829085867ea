// The grids that boards are painted on. What a grid is, is said here alone: which cell a point lies in, which cells lie
// beside one, how a cell is drawn. Another grid is another entry.
import { facts, shape } from "./facts.js";

const GRIDS = {
  square: {
    sides: [[1, 0], [0, 1], [-1, 0], [0, -1]],
    corners: [[1, 1], [-1, 1], [-1, -1], [1, -1]],
    cellAt: ({ x, y }) => [Math.floor(x), Math.floor(y)],
    drawn: ([x, y], unit, attributes) => shape("rect", { ...attributes, x: x * unit, y: y * unit, width: unit, height: unit }),
  },
};

const grid = () => GRIDS[facts.grid];
export const cellAt = (point) => grid().cellAt(point);
export const drawnCell = (cell, attributes = {}) => grid().drawn(cell, facts.unit, attributes);
// The cells beside one; those at its corners only where the game says that corners touch.
export const beside = ([x, y], { withCorners = false } = {}) =>
  [...grid().sides, ...(withCorners ? grid().corners : [])].map(([right, down]) => [x + right, y + down]);
