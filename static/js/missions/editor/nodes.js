// Steps inside effects, as operations of an edit: insert, remove, move from one list of steps into another.
import { startsWith } from "./frame.js";

export const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
export const listOf = (path) => path.slice(0, -1);
export const indexOf = (path) => path.at(-1);

// Into a list that holds `count` steps; an empty or missing list is written whole.
export function insertion(list, index, value, count) {
  return count ? { op: "insert", at: [...list, index], value } : { op: "set", at: list, value: [value] };
}

// The operations that take a step from `from` to `index` of `list`; nothing where it would land inside itself.
export function moving(from, value, list, index, count) {
  if (startsWith(list, from)) return null;
  const home = listOf(from);
  if (same(home, list)) {
    const to = index > indexOf(from) ? index - 1 : index;
    return to === indexOf(from) ? null : [{ op: "move", at: from, to }];
  }
  return [{ op: "remove", at: from }, insertion(afterRemoval(list, from), index, value, count)];
}

// Where a step is once it was moved there.
export function landing(from, list, index) {
  const isHome = same(listOf(from), list);
  return [...afterRemoval(list, from), isHome && index > indexOf(from) ? index - 1 : index];
}

// Where a path leads once the step at `gone` is not there any more.
function afterRemoval(path, gone) {
  const home = listOf(gone);
  const at = home.length;
  if (!startsWith(path, home) || typeof path[at] !== "number" || path[at] < indexOf(gone)) return path;
  return [...path.slice(0, at), path[at] - 1, ...path.slice(at + 1)];
}

// A step in a whole effect, by its path from the effect.
export const valueAt = (value, path) => path.reduce((inside, part) => inside?.[part], value);
