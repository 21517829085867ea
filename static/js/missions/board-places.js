// Pointing at a place, on the board or in the list beside it, names it and lights its neighbours; arrow keys walk the
// board. Without this script the list says the same in words.
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
    here.setAttribute("tabindex", -1);
    there.setAttribute("tabindex", 0);
    there.focus();
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

// The nearest place in the direction of an arrow key; what lies aside counts double.
function nextTo(here, regions, key) {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!step) return null;
  const [x, y] = middle(here);
  const ahead = regions
    .map((region) => [region, middle(region)])
    .map(([region, [rx, ry]]) => [region, (rx - x) * step[0] + (ry - y) * step[1], Math.abs((rx - x) * step[1] + (ry - y) * step[0])])
    .filter(([region, forwards]) => region !== here && forwards > 1)
    .sort((one, other) => one[1] + 2 * one[2] - other[1] - 2 * other[2]);
  return ahead[0]?.[0];
}

function middle(region) {
  const box = region.getBBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
