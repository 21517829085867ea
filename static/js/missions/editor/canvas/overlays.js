// What can be laid over the board: neighbours as lines, distance from the chosen place, what can be reached, terrain,
// where things appear, and what bots met there. A legend says in words what is seen.
import { frame, say } from "../frame.js";
import { board, canvas, facts, layer, numberOf, regionOf, shape, word } from "./facts.js";
import { askHeat, heatLayers } from "./heat.js";
import { chosenRegion } from "./selection.js";

const HEAT = 5; // steps of colour
let chosen = null; // until somebody chooses, the toolbar's own
let chosenLayer = ""; // of the heat map

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
  const [column, row] = region.cells.reduce((best, cell) => (cell[1] > best[1] || (cell[1] === best[1] && cell[0] > best[0]) ? cell : best));
  const width = 10 + text.length * 8;
  const x = (column + 1) * unit - width - 4;
  drawn.append(shape("rect", { class: "canvas-badge", x, y: (row + 1) * unit - 24, width, height: 20, rx: 3 }));
  drawn.append(shape("text", { class: "canvas-badge-text", x: x + width / 2, y: (row + 1) * unit - 9.5 }, text));
}

// Each draws, and gives its legend: { title, lines: [[sign, words]], layers? }.
const OVERLAYS = {
  ways: (drawn) => {
    const { unit } = facts;
    const line = (region, id, kind) => {
      const other = regionOf(id);
      if (!other || region.id > id) return;
      const [x1, y1, x2, y2] = [...region.middle, ...other.middle].map((part) => part * unit);
      const isShut = region.isClosed || other.isClosed;
      drawn.append(shape("line", { class: `canvas-way${isShut ? " is-shut" : kind}`, x1, y1, x2, y2 }));
    };
    for (const region of facts.regions) {
      for (const id of region.neighbours) line(region, id, region.links.includes(id) ? " is-link" : "");
      for (const id of region.walls) line(region, id, " is-wall");
    }
    const lines = [["way", word("wayOpen")], ["way-shut", word("wayShut")]];
    if (facts.writing.links.length) lines.push(["way-wall", word("wayWall")], ["way-link", word("wayLink")], ["way-new", word("wayNew")]);
    return { title: "", lines };
  },
  distance: (drawn) => {
    const from = chosenRegion();
    if (!from) return { title: word("chooseFrom"), lines: [] };
    const steps = distances(from);
    for (const region of facts.regions) {
      const away = steps.get(region.id);
      if (away === undefined) continue;
      tint(region, Math.min(away, HEAT));
      badge(drawn, region, String(away));
    }
    return { title: word("from", { place: from.name }), lines: [["heat-0", "0"], ["heat-1", "1"], ["heat-2", "2"], ["heat-3", "3"], ["heat-4", "4"], ["heat-5", word("orMore", { count: 5 })]] };
  },
  reach: (drawn) => {
    const from = chosenRegion() ?? facts.regions.find((one) => !one.isClosed);
    if (!from) return null;
    const steps = distances(from);
    for (const region of facts.regions) {
      const isReached = steps.has(region.id);
      tint(region, isReached ? 0 : 4);
      badge(drawn, region, isReached ? "✓" : "×");
    }
    return { title: word("reachFrom", { place: from.name }), lines: [["heat-0", `✓ ${word("reached")}`], ["heat-4", `× ${word("notReached")}`]] };
  },
  terrain: (drawn) => {
    const found = new Map();
    for (const region of facts.regions) {
      if (region.tags.length) badge(drawn, region, region.tags.join(", "));
      for (const tag of region.tags) found.set(tag, (found.get(tag) ?? 0) + 1);
    }
    return { title: found.size ? "" : word("noTerrain"), lines: [...found].map(([tag, count]) => ["", `${tag}: ${count}`]) };
  },
  odds: (drawn) => {
    const step = (one) => Math.min(HEAT, Math.ceil(one.share * 12 - 0.001)); // a twelfth more is a step redder
    const shown = facts.odds.filter((one) => regionOf(one.region)).sort((one, other) => one.share - other.share);
    for (const one of shown) {
      tint(regionOf(one.region), step(one));
      badge(drawn, regionOf(one.region), one.text);
    }
    const lines = new Map(shown.map((one) => [one.text, [`heat-${step(one)}`, one.text]]));
    return { title: facts.oddsLabel, lines: [...lines.values(), ["", word("neverElsewhere")]] };
  },
  heat: (drawn) => {
    const found = heatLayers();
    if (!found) return { title: word("asking"), lines: [] };
    const layers = found.boards[facts.key] ?? [];
    const shown = layers.find((one) => one.key === chosenLayer) ?? layers[0];
    if (!shown) return { title: word("notPlayed"), lines: [] };
    for (const [id, [step, text]] of Object.entries(shown.places)) {
      const region = regionOf(id);
      if (!region) continue;
      tint(region, step);
      if (step) badge(drawn, region, text);
    }
    const lines = shown.limits.map((most, index) => {
      const least = (shown.limits[index - 1] ?? 0) + 1;
      return [`heat-${index + 1}`, least === most ? String(most) : word("fromTo", { least, most })];
    });
    lines.push([`heat-${HEAT}`, word("orMore", { count: shown.limits.at(-1) + 1 })]);
    return { title: found.isOutdated ? `${found.words}. ${word("outdated")}` : found.words, lines, layers, shown };
  },
};

function show() {
  if (!canvas) return;
  for (const one of board.querySelectorAll("[data-region]")) {
    for (let step = 0; step <= HEAT; step++) one.classList.remove(`board-heat-${step}`);
  }
  const drawn = layer("canvas-overlaid");
  if (select().value === "ways") board.querySelector(".board-outlines").after(drawn); // below names and tokens
  explain(OVERLAYS[select().value]?.(drawn));
}

function explain(legend) {
  const place = canvas.querySelector("[data-legend]");
  place.hidden = !legend;
  if (!legend) return;
  const title = Object.assign(document.createElement("b"), { textContent: legend.title });
  const lines = legend.lines.map(([sign, words]) => {
    const line = document.createElement("span");
    if (sign) line.className = `legend-${sign}`;
    line.textContent = words;
    return line;
  });
  const layers = (legend.layers ?? []).map((one) => {
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: one.label });
    button.dataset.heatLayer = one.key;
    button.setAttribute("aria-pressed", String(one === legend.shown));
    return button;
  });
  place.replaceChildren(...(legend.title ? [title] : []), ...layers, ...lines);
}

frame.addEventListener("change", async (event) => {
  if (!event.target.matches("[data-overlay]")) return;
  chosen = event.target.value;
  show();
  if (chosen === "heat") await askHeat();
  show();
  say([...canvas.querySelectorAll("[data-legend] > *")].map((one) => one.textContent).join(", "));
});
frame.addEventListener("click", (event) => {
  const button = event.target.closest("[data-heat-layer]");
  if (!button) return;
  chosenLayer = button.dataset.heatLayer;
  show();
  canvas.querySelector(`[data-heat-layer="${CSS.escape(chosenLayer)}"]`)?.focus();
});
document.addEventListener("canvas:chosen", show);
document.addEventListener("canvas:drawn", () => {
  if (!canvas) return;
  if (chosen !== null && [...select().options].some((one) => one.value === chosen)) select().value = chosen;
  if (select().value === "heat") askHeat().then(show);
  show();
});
show();
