// Walls are drawn where they stand: along the border of the two places that they keep apart.
import { canvas, facts, layer, regionOf, shape } from "./facts.js";
import { grid } from "./grids.js";

function edgesBetween(region, other) {
  const across = new Set(other.cells.map((cell) => cell.join()));
  return region.cells.flatMap((cell) => {
    const corners = grid().outline(cell);
    return grid().sides(cell).flatMap((side, at) => (across.has(side.join()) ? [[corners[at], corners[(at + 1) % corners.length]]] : []));
  });
}

function draw() {
  if (!canvas) return;
  const drawn = layer("canvas-walls");
  const { unit } = facts;
  for (const region of facts.regions) {
    const others = region.walls.filter((id) => region.id < id).map(regionOf).filter(Boolean);
    for (const [from, to] of others.flatMap((other) => edgesBetween(region, other))) {
      drawn.append(shape("line", { x1: from.x * unit, y1: from.y * unit, x2: to.x * unit, y2: to.y * unit }));
    }
  }
}

for (const moment of ["canvas:drawn", "editor:offline"]) document.addEventListener(moment, draw);
draw();
