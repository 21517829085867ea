// The palette of steps: fetched once; a click adds after the selected row, a drag puts it where it is dropped.
import { change, effectOf, rowPath, selectedRow } from "./effects.js";
import { base, canEdit, frame } from "./frame.js";
import { indexOf, insertion, listOf } from "./nodes.js";
import { settled } from "./settled.js";

let drawn = null;

async function show() {
  const place = frame.querySelector("#editor-palette:not([hidden]) [data-palette-list]");
  if (!place || place.childElementCount || !canEdit) return;
  drawn ??= fetch(`${base}steps/`).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.status))));
  try {
    place.innerHTML = await drawn;
    sift();
  } catch {
    drawn = null; // asked for again when the next record is opened
  }
}

frame.addEventListener("click", async (event) => {
  const step = event.target.closest("[data-palette-step]");
  if (!step) return;
  await settled(); // the next one comes after the one before
  const node = JSON.parse(step.dataset.paletteStep);
  const row = selectedRow();
  if (row?.matches("[data-step-row]")) {
    const [list, index] = [listOf(rowPath(row)), indexOf(rowPath(row)) + 1];
    return change(effectOf(row), `+ ${step.dataset.said}`, [insertion(list, index, node, 1)], [...list, index]);
  }
  const end = frame.querySelector(".effect-column .effect-add[data-add-step]");
  if (!end) return;
  const [list, count] = [JSON.parse(end.dataset.addStep), Number(end.dataset.count)];
  change(effectOf(end), `+ ${step.dataset.said}`, [insertion(list, count, node, count)], [...list, count]);
});

// Where a click would put a step: after the selected row, else at the end of the first effect.
function target() {
  const row = selectedRow();
  if (row?.matches("[data-step-row]")) return { effect: effectOf(row), list: JSON.stringify(listOf(rowPath(row))) };
  const end = frame.querySelector(".effect-column .effect-add[data-add-step]");
  return { effect: end && effectOf(end), list: end?.dataset.addStep };
}

// Only what fits there and has the words one looks for; what does not fit says why, and can be seen all the same.
let showsAll = false;
function sift() {
  const find = frame.querySelector("[data-palette-find]");
  if (!find) return;
  const { effect, list } = target();
  const onlyLasting = Boolean(effect?.dataset.holdsAlways) && effect.dataset.holdsAlways === list;
  const words = find.value.trim().toLowerCase().split(/\s+/);
  frame.querySelector("[data-palette-unfit]").hidden = !onlyLasting;
  frame.querySelector("[data-palette-all]").setAttribute("aria-pressed", String(showsAll));
  for (const step of frame.querySelectorAll("[data-palette-step]")) {
    const isUnfit = onlyLasting && "happensOnce" in step.parentElement.dataset;
    step.classList.toggle("is-unfit", isUnfit);
    step.parentElement.hidden = (isUnfit && !showsAll) || !words.every((word) => step.dataset.search.includes(word));
  }
  const steps = [...frame.querySelectorAll("[data-palette-step]")];
  const count = frame.querySelector("[data-palette-count]");
  const shown = steps.filter((step) => !step.parentElement.hidden).length;
  count.textContent = steps.length ? count.dataset.words.replace("SHOWN", shown).replace("ALL", steps.length) : "";
  for (const group of frame.querySelectorAll("[data-palette-list] section")) {
    group.hidden = !group.querySelector("li:not([hidden])");
  }
}

frame.addEventListener("input", (event) => event.target.closest("[data-palette-find]") && sift());
frame.addEventListener("click", (event) => {
  if (!event.target.closest("[data-palette-all]")) return;
  showsAll = !showsAll;
  sift();
});

document.addEventListener("editor:selected", sift);
document.addEventListener("editor:swapped", () => {
  show();
  sift();
});
show();
sift();
