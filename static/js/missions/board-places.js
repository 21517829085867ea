// Pointing at a place, on the board or in the list beside it, names it and lights its neighbours; arrow keys walk the
// board. Without this script the list says the same in words.
import { nextTo, walk } from "../board-walk.js";

const narrow = matchMedia("(max-width: 40rem)");

for (const sheet of document.querySelectorAll("[data-board-sheet]")) prepare(sheet);
document.addEventListener("htmx:load", (event) => {
  for (const sheet of event.target.querySelectorAll?.("[data-board-sheet]:not([data-prepared])") ?? []) prepare(sheet);
});

function prepare(sheet) {
  sheet.dataset.prepared = "";
  const map = sheet.querySelector("svg[data-board]");
  const regions = [...map.querySelectorAll("[data-region]")];
  const rows = new Map([...sheet.querySelectorAll("[data-place]")].map((row) => [row.dataset.place, row]));
  map.setAttribute("role", "group");
  regions.forEach((region, at) => {
    region.setAttribute("tabindex", at ? -1 : 0);
    region.setAttribute("role", "img");
    region.setAttribute("aria-label", words(rows.get(region.dataset.number)));
  });
  for (const row of rows.values()) row.tabIndex = 0;
  if (narrow.matches) sheet.querySelector("details").open = false;

  const light = (number) => show(sheet, rows, number);
  for (const kind of ["pointerover", "focusin", "click"]) {
    sheet.addEventListener(kind, (event) => {
      const place = event.target.closest("[data-region], [data-place]");
      if (place) light(place.dataset.number ?? place.dataset.place);
    });
  }
  sheet.addEventListener("pointerleave", () => light(null));
  sheet.addEventListener("focusout", (event) => sheet.contains(event.relatedTarget) || light(null));
  sheet.addEventListener("keydown", (event) => {
    if (event.key === "Escape") light(null);
    const here = event.target.closest("[data-region]");
    const there = here && nextTo(here, regions, event.key);
    if (!there) return;
    event.preventDefault();
    walk(here, there);
  });
}

function words(row) {
  const parts = [...row.querySelectorAll(".place-at, .place-name")].map((part) => part.textContent);
  return parts.join(" ").replace(/\s+/g, " ").trim();
}

function show(sheet, rows, number) {
  const beside = new Set(rows.get(number)?.dataset.neighbours.split(" "));
  for (const thing of sheet.querySelectorAll("[data-outline], [data-place]")) {
    const its = thing.dataset.outline ?? thing.dataset.place;
    thing.classList.toggle("is-pointed-at", its === number);
    thing.classList.toggle("is-neighbour", beside.has(its));
    if (thing.dataset.outline && its === number) thing.parentNode.append(thing); // above its neighbours' lines
  }
  const told = sheet.querySelector("[data-told]");
  told.hidden = !number || !narrow.matches;
  told.textContent = number ? words(rows.get(number)) : "";
}
