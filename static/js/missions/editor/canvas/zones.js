// The zones of a blueprint by the cells they lie on, and what those cells are called.
import { facts, reference } from "./facts.js";

export const same = (one, other) => one[0] === other[0] && one[1] === other[1];
export const squareAt = (cell) => facts.regions.find(({ cells: [one] }) => same(one, cell));
export const called = (cell) => reference(...cell).toLowerCase();
