// Heat maps: one layer at a time, chosen by a radio group; pointing at a place or a row marks both.
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

document.addEventListener("pointerover", (event) => {
  const heat = event.target.closest?.("[data-heat]");
  if (heat) point(heat, event.target.closest("[data-region]")?.dataset.region);
});

prepare(document);
// As soon as it is in the page: a moment later all layers would have been seen one below the other.
document.addEventListener("htmx:afterSwap", () => prepare(document));
