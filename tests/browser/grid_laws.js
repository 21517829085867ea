// Laws of every grid, and a grid of hexagons to hold against them; read by test_grids.py.
export const hex = (module) => {
  const rise = Math.sqrt(3) / 2;  // points up, each second row half a cell to the right
  const middle = ([x, y]) => ({ x: x + 0.5 + (y & 1) / 2, y: y * rise + 1 / Math.sqrt(3) });
  const cube = ([x, y]) => [x - (y - (y & 1)) / 2, y];
  const distance = (one, other) => {
    const [across, down] = [0, 1].map((side) => cube(one)[side] - cube(other)[side]);
    return Math.max(Math.abs(across), Math.abs(down), Math.abs(across + down));
  };
  const far = (cell, { x, y }) => Math.hypot(middle(cell).x - x, middle(cell).y - y);
  const near = ([x, y], room) => module.block([x - room, y - room], [x + room, y + room]);
  const turned = (cell, from) => Array.from({ length: 6 }, (_, at) => {
    const angle = ((from + 60 * at) * Math.PI) / 180;
    return { x: middle(cell).x + Math.cos(angle) / Math.sqrt(3), y: middle(cell).y + Math.sin(angle) / Math.sqrt(3) };
  });
  const cellAt = (point) => near([Math.floor(point.x), Math.floor(point.y / rise)], 2)
    .reduce((best, cell) => (far(cell, point) < far(best, point) ? cell : best));
  const sides = (cell) => Array.from({ length: 6 }, (_, at) => {
    const angle = (60 * at * Math.PI) / 180;
    return cellAt({ x: middle(cell).x + Math.cos(angle), y: middle(cell).y + Math.sin(angle) });
  });
  const brush = (cell, size) => near(cell, size).filter((one) => distance(cell, one) <= size / 2);
  return { sides, corners: () => [], cellAt, middle, outline: (cell) => turned(cell, -30), distance, brush };
};

// The first laws that this grid breaks, and where.
export const brokenLaws = (module, entry) => {
  const grid = module.onGrid(entry);
  const broken = [];
  const law = (name, holds, ...about) => holds || broken.push([name, ...about]);
  const has = (cells, cell) => cells.some((one) => one.join() === cell.join());
  const touch = (one, other) => has(grid.beside(one, { withCorners: true }), other);
  const isWhole = (cells) => {
    const found = [cells[0]];
    for (const cell of found) found.push(...cells.filter((one) => touch(cell, one) && !has(found, one)));
    return found.length === new Set(cells.map(String)).size;
  };
  const cells = module.block([0, 0], [6, 5]);
  for (const cell of cells) {
    law("the middle lies in its cell", grid.cellAt(grid.middle(cell)).join() === cell.join(), cell);
    law("as many edges as sides", grid.outline(cell).length === grid.sides(cell).length, cell);
    law("nobody is their own neighbour", !has(grid.beside(cell, { withCorners: true }), cell), cell);
    for (const other of grid.beside(cell, { withCorners: true })) {
      law("neighbours are neighbours both ways", touch(other, cell), cell, other);
      law("neighbours are one step away", grid.distance(cell, other) === 1, cell, other);
    }
    const outline = grid.outline(cell);
    grid.sides(cell).forEach((other, at) => {
      const [from, to, middle] = [outline[at], outline[(at + 1) % outline.length], grid.middle(cell)];
      const edge = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const by = (part) => ({ x: edge.x + (edge.x - middle.x) * part, y: edge.y + (edge.y - middle.y) * part });
      law("the side lies across its edge", grid.cellAt(by(0.1)).join() === other.join(), cell, other);
      law("a press at a border means that wall", grid.across(by(-0.1), 0.2)[0]?.join() === other.join(), cell, other);
    });
    law("a press in the middle means no wall", grid.across(grid.middle(cell), 0.2).length === 0, cell);
    law("the smallest brush is one cell", grid.brush(cell, 1).join() === cell.join(), cell);
    for (const size of [2, 3, 4, 5]) {
      law("a brush is one piece around its cell", has(grid.brush(cell, size), cell) && isWhole(grid.brush(cell, size)), cell);
      law("a brush only grows", grid.brush(cell, size - 1).every((one) => has(grid.brush(cell, size), one)), cell, size);
    }
    for (const other of cells) {
      const line = grid.line(cell, other);
      law("a line goes from end to end", line[0].join() === cell.join() && line.at(-1).join() === other.join(), cell, other);
      law("a line goes the shortest way", new Set(line.map(String)).size === grid.distance(cell, other) + 1, cell, other);
      law("a line has no gap", line.every((one, at) => !at || line[at - 1].join() === one.join() || touch(line[at - 1], one)), cell, other);
      const block = grid.block(cell, other);
      law("a rectangle has both ends and is one piece", has(block, cell) && has(block, other) && isWhole(block), cell, other);
    }
  }
  const rows = ["AABB", "ABBA", "BBAA", "CCCC"].map((row) => [...row]);
  for (const cell of module.block([0, 0], [3, 3])) {
    const pool = grid.pool(rows, cell);
    const colour = ([x, y]) => rows[y]?.[x];
    law("a fill keeps to its colour", pool.every((one) => colour(one) === colour(cell)), cell);
    const beyond = pool.flatMap((one) => grid.beside(one)).filter((one) => colour(one) === colour(cell));
    law("a fill leaves none of its colour beside it", beyond.every((one) => has(pool, one)), cell);
    law("whoever is filled fills the same", pool.every((one) => grid.pool(rows, one).length === pool.length), cell);
  }
  return broken.slice(0, 5);
};
