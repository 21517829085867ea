// What can be laid over the board: neighbours as lines, distance from the chosen place, what can be reached, terrain.
import { frame, say } from "../frame.js";
import { board, canvas, facts, layer, numberOf, regionOf, shape, word } from "./facts.js";
import { chosenRegion } from "./selection.js";

const HEAT = 5; // steps of colour
let chosen = null; // until somebody chooses, the toolbar's own

const select = () => canvas?.querySelector("[data-overlay]");

// Steps from a place to every other; ground that nobody enters is no way.
export function distances(from) {
  const found = new Map([[from.id, 0]]);
  const ahead = [from];
  while (ahead.length) {
    const region = ahead.shift();
    if (region.isClosed && region !== from) continue;
    for (const id of region.neighbours) {
      const next = regionOf(id);
      if (!next || next.isClosed || found.has(id)) continue;
      found.set(id, found.get(region.id) + 1);
      ahead.push(next);
    }
  }
  return found;
}

function tint(region, step) {
  board.querySelector(`[data-number="${numberOf(region.id)}"]`)?.classList.add(`board-heat-${step}`);
}

function badge(drawn, region, text) {
  const { unit } = facts;
  const [column, row] = region.cells.reduce((best, cell) => (cell[1] < best[1] || (cell[1] === best[1] && cell[0] > best[0]) ? cell : best));
  const width = 10 + text.length * 8;
  const x = (column + 1) * unit - width - 4;
  drawn.append(shape("rect", { class: "canvas-badge", x, y: row * unit + 4, width, height: 20, rx: 3 }));
  drawn.append(shape("text", { class: "canvas-badge-text", x: x + width / 2, y: row * unit + 18.5 }, text));
}

const OVERLAYS = {
  ways: (drawn) => {
    const { unit } = facts;
    for (const region of facts.regions) {
      for (const id of region.neighbours) {
        const other = regionOf(id);
        if (!other || region.id > id) continue;
        const isShut = region.isClosed || other.isClosed;
        const [x1, y1, x2, y2] = [...region.middle, ...other.middle].map((part) => part * unit);
        drawn.append(shape("line", { class: isShut ? "canvas-way is-shut" : "canvas-way", x1, y1, x2, y2 }));
      }
    }
  },
  distance: (drawn) => {
    const from = chosenRegion();
    if (!from) return;
    const steps = distances(from);
    for (const region of facts.regions) {
      const away = steps.get(region.id);
      if (away === undefined) continue;
      tint(region, Math.min(away, HEAT));
      badge(drawn, region, String(away));
    }
  },
  reach: (drawn) => {
    const from = chosenRegion() ?? facts.regions.find((one) => !one.isClosed);
    if (!from) return;
    const steps = distances(from);
    for (const region of facts.regions) {
      const isReached = steps.has(region.id);
      tint(region, isReached ? 0 : 4);
      badge(drawn, region, isReached ? "✓" : "×");
    }
  },
  terrain: (drawn) => {
    for (const region of facts.regions) if (region.tags.length) badge(drawn, region, region.tags.join(", "));
  },
};

function show() {
  if (!canvas) return;
  for (const one of board.querySelectorAll("[data-region]")) {
    for (let step = 0; step <= HEAT; step++) one.classList.remove(`board-heat-${step}`);
  }
  const drawn = layer("canvas-overlaid");
  if (select().value === "ways") board.querySelector(".board-outlines").after(drawn); // below names and tokens
  OVERLAYS[select().value]?.(drawn);
}

frame.addEventListener("change", (event) => {
  if (!event.target.matches("[data-overlay]")) return;
  chosen = event.target.value;
  show();
  const from = chosenRegion();
  if (chosen === "distance") say(from ? word("from", { place: from.name }) : word("chooseFrom"));
});
document.addEventListener("canvas:chosen", show);
document.addEventListener("editor:swapped", () => {
  if (!canvas) return;
  if (chosen !== null) select().value = chosen;
  show();
});
show();
