// What a grid is, and all that tools do on one. A grid says where its cells lie; brush, line, rectangle, bucket and walls
// are worked out from that, so they are the same on every grid. Cells are [column, row], as a document's rows of letters
// have them; points are { x, y } in cells.

// sides: the cells across each edge, in the order of the outline's edges; corners: those that touch at a corner alone.
export const square = {
  sides: ([x, y]) => [[x, y - 1], [x + 1, y], [x, y + 1], [x - 1, y]],
  corners: ([x, y]) => [[x + 1, y + 1], [x - 1, y + 1], [x - 1, y - 1], [x + 1, y - 1]],
  cellAt: ({ x, y }) => [Math.floor(x), Math.floor(y)],
  middle: ([x, y]) => ({ x: x + 0.5, y: y + 0.5 }),
  outline: ([x, y]) => [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]].map(([across, down]) => ({ x: across, y: down })),
  distance: ([x1, y1], [x2, y2]) => Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)),
  brush: ([x, y], size) => block([x - Math.floor((size - 1) / 2), y - Math.floor((size - 1) / 2)], [x + Math.floor(size / 2), y + Math.floor(size / 2)]),
};

// All columns and rows between two cells.
export function block([x1, y1], [x2, y2]) {
  const found = [];
  for (let x = Math.min(x1, x2); x <= Math.max(x1, x2); x++) for (let y = Math.min(y1, y2); y <= Math.max(y1, y2); y++) found.push([x, y]);
  return found;
}

const HAIR = 1e-6; // a line along an edge keeps to one side of it

export function onGrid(grid) {
  // The cells beside one; those at its corners only where the game says that corners touch.
  const beside = (cell, { withCorners = false } = {}) => [...grid.sides(cell), ...(withCorners ? grid.corners(cell) : [])];

  function line(from, to) {
    const far = Math.max(grid.distance(from, to), 1);
    const [start, end] = [grid.middle(from), grid.middle(to)];
    const between = (side, at) => start[side] + ((end[side] - start[side]) * at) / far + HAIR;
    return Array.from({ length: far + 1 }, (_, at) => grid.cellAt({ x: between("x", at), y: between("y", at) }));
  }

  // All cells of one colour around this one.
  function pool(rows, from) {
    const [x, y] = from;
    const found = new Map([[from.join(), from]]);
    const ahead = [from];
    while (ahead.length) {
      for (const next of beside(ahead.pop())) {
        if (rows[next[1]]?.[next[0]] !== rows[y][x] || found.has(next.join())) continue;
        found.set(next.join(), next);
        ahead.push(next);
      }
    }
    return [...found.values()];
  }

  // The cells across the edges that lie near this point, the nearest first.
  function across(point, near) {
    const cell = grid.cellAt(point);
    const corners = grid.outline(cell);
    const edges = grid.sides(cell).map((other, at) => ({ other, far: fromEdge(point, corners[at], corners[(at + 1) % corners.length]) }));
    return edges.filter(({ far }) => far <= near).sort((one, other) => one.far - other.far).map(({ other }) => other);
  }

  // The outline, drawn in by a part of the way to the middle.
  function path(cell, unit, inset = 0) {
    const middle = grid.middle(cell);
    const drawn = (point, side) => (point[side] + (middle[side] - point[side]) * inset) * unit;
    return `M${grid.outline(cell).map((point) => `${drawn(point, "x")} ${drawn(point, "y")}`).join("L")}z`;
  }

  return { ...grid, beside, block, line, pool, across, path };
}

const fromEdge = ({ x, y }, from, to) => Math.abs((to.x - from.x) * (from.y - y) - (from.x - x) * (to.y - from.y)) / Math.hypot(to.x - from.x, to.y - from.y);
