// Heat maps: one layer at a time, chosen by a radio group. Pointing at a place tells its numbers and marks its row; arrow
// keys walk from place to place, Enter opens the games behind one.
import { nextTo, walk } from "../board-walk.js";

const chosen = new Map(); // group → layer, so that a piece that comes again shows the same

function show(heat, key) {
  for (const layer of heat.querySelectorAll("[data-heat-layer]")) {
    layer.toggleAttribute("data-later", layer.dataset.heatLayer !== key);
  }
}

function prepare(root) {
  for (const heat of root.querySelectorAll("[data-heat]:not(.is-switched)")) {
    heat.classList.add("is-switched");
    const choice = heat.querySelector("[data-heat-switch]");
    choice.hidden = false;
    for (const board of heat.querySelectorAll("[data-heat-board]")) {
      linksOf(board).forEach((link, at) => link.setAttribute("tabindex", at ? -1 : 0)); // one tab stop a board
      board.querySelector("[data-heat-told]").hidden = false;
    }
    const name = choice.querySelector("input")?.name;
    const radio = [...choice.querySelectorAll("input")].find((one) => one.value === chosen.get(name));
    if (!radio) continue;
    radio.checked = true;
    show(heat, radio.value);
  }
}

function point(heat, region) {
  for (const row of heat.querySelectorAll("[data-heat-row]")) {
    row.classList.toggle("is-pointed", row.dataset.heatRow === region);
  }
}

document.addEventListener("change", (event) => {
  const heat = event.target.closest("[data-heat]");
  if (!heat || event.target.type !== "radio") return;
  chosen.set(event.target.name, event.target.value);
  show(heat, event.target.value);
});

function linksOf(board) {
  return [...board.querySelectorAll("[data-heat-link]")];
}

// What is counted in a place stands below the board, with the way to its games; without a place, what one can do.
function tell(board, region) {
  const [hint, words, games] = board.querySelector("[data-heat-told]").children;
  const place = region && board.querySelector(`[data-region="${CSS.escape(region)}"] > title`);
  const link = place && board.querySelector(`[data-heat-link="${CSS.escape(region)}"]`);
  hint.hidden = Boolean(place);
  words.hidden = !place;
  words.textContent = place?.textContent ?? "";
  games.hidden = !link;
  if (link) games.href = link.getAttribute("href");
}

for (const kind of ["pointerover", "focusin", "click"]) {
  document.addEventListener(kind, (event) => {
    const heat = event.target.closest?.("[data-heat]");
    if (!heat) return;
    const region = event.target.closest("[data-region]")?.dataset.region ?? event.target.closest("[data-heat-link]")?.dataset.heatLink;
    if (kind === "pointerover" || region) point(heat, region);
    const board = event.target.closest("[data-heat-board]");
    if (board && region) tell(board, region);
  });
}

document.addEventListener("keydown", (event) => {
  const here = event.target.closest?.("[data-heat-link]");
  const board = here?.closest("[data-heat-board]");
  if (!board) return;
  if (event.key === "Escape") tell(board, null);
  const there = nextTo(here, linksOf(board), event.key);
  if (!there) return;
  event.preventDefault();
  walk(here, there);
});

prepare(document);
// As soon as it is in the page: a moment later all layers would have been seen one below the other.
document.addEventListener("htmx:afterSwap", () => prepare(document));
