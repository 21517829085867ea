// Who else is here: avatars that lead to where they are, a flag with their name at the field they edit, and on the board
// the place they have chosen and where their pointer is.
import { base, frame, idOf, openPath, startsWith } from "./frame.js";
import { board, canvas, facts, layer, pointAt, regionOf, shape } from "./canvas/facts.js";
import { drawnCell } from "./canvas/grids.js";
import { chosenRegion } from "./canvas/selection.js";

const COLOURS = 3;
let people = [];
let pointer = null; // where one's own pointer was last over the board

export const areOthersHere = () => people.length > 0;

// What others are told of oneself.
export function whereabouts() {
  const field = document.activeElement?.closest?.("#editor-open [data-at]");
  const spot = { ...(chosenRegion() && { region: chosenRegion().id }), ...(canvas && board && pointer && pointAt(pointer)) };
  return { at: field ? field.dataset.at : JSON.stringify(openPath()), ...spot };
}

export function show(others) {
  people = others;
  showAvatars();
  showFlags();
}

export const colourOf = (one) => `author-${([...one.name].reduce((sum, letter) => sum + letter.codePointAt(0), 0) % COLOURS) + 1}`;
const isHere = (one) => startsWith(one.path, openPath()) && openPath().length > 0;

function showAvatars() {
  const list = frame.querySelector("[data-people]");
  list?.replaceChildren(...people.map((one) => {
    const item = document.createElement("li");
    const link = Object.assign(document.createElement("a"), {
      className: `avatar ${colourOf(one)}`,
      textContent: one.name.slice(0, 2).toUpperCase(),
      title: `${one.name}: ${one.path.join(" › ")}`,
      href: base + (one.path.length > 1 ? `${one.path.slice(0, 2).map(encodeURIComponent).join("/")}/` : "?frame"),
    });
    link.setAttribute("aria-label", link.title);
    link.dataset.open = "";
    item.append(link);
    return item;
  }));
}

function showFlags() {
  for (const flag of frame.querySelectorAll(".person-flag")) flag.remove();
  for (const one of people.filter(isHere)) {
    const box = one.path.length > 2 && document.getElementById(`${idOf(one.path)}-box`);
    if (!box) continue;
    box.append(Object.assign(document.createElement("span"), { className: `person-flag ${colourOf(one)}`, textContent: one.name }));
  }
  if (canvas && board) drawOnBoard();
}

function drawOnBoard() {
  const drawn = layer("canvas-others");
  for (const one of people.filter(isHere)) {
    const region = regionOf(one.spot.region);
    if (region) outline(drawn, one, region);
    const at = one.spot.point ?? region?.middle;
    if (at) flag(drawn, one, at);
  }
}

function outline(drawn, one, region) {
  for (const cell of region.cells) drawn.append(drawnCell(cell, { class: `person-place ${colourOf(one)}` }, 3));
}

function flag(drawn, one, [column, row]) {
  const { unit } = facts;
  const mark = drawn.appendChild(shape("g", { class: `person-pointer ${colourOf(one)}`, transform: `translate(${column * unit} ${row * unit})` }));
  mark.append(
    shape("path", { d: "M0 0L0 17L4.5 13L8 20L11 18.5L7.5 12L13 12Z" }),
    shape("rect", { x: 12, y: 14, width: 14 + one.name.length * 8, height: 20, rx: 3 }),
    shape("text", { x: 19, y: 28 }, one.name),
  );
}

frame.addEventListener("pointermove", (event) => {
  if (event.target.closest("[data-view]")) pointer = { clientX: event.clientX, clientY: event.clientY };
});
document.addEventListener("editor:swapped", () => {
  pointer = null;
  showAvatars();
  showFlags();
});
