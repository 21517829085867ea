// Panels fold and remember it. Ctrl and \ hides all of them. On a phone some are sheets, and a sheet that is opened is open.
import { frame, keepInBrowser } from "./frame.js";

const NARROW = ["outline", "bottom"]; // what a tablet held upright, or a page at 200 %, shows only when asked
const narrow = matchMedia("(max-width: 66rem) and (min-width: 44.01rem)");
let folded = chosen();
const SHEETS = ["outline", "bottom"];
const phone = matchMedia("(max-width: 44rem)");

// A narrow window and a wide one are arranged each by itself.
function chosen() {
  return new Set(JSON.parse(localStorage.getItem(keptAs())) ?? (narrow.matches ? NARROW : []));
}

function keptAs() {
  return narrow.matches ? "editor:panels:narrow" : "editor:panels";
}

function show() {
  const shut = new Set([...folded].filter((name) => !(phone.matches && SHEETS.includes(name))));
  for (const panel of frame.querySelectorAll("[data-panel]")) panel.classList.toggle("is-folded", shut.has(panel.dataset.panel));
  for (const button of frame.querySelectorAll("[data-fold]")) button.setAttribute("aria-expanded", String(!shut.has(button.dataset.fold)));
  frame.dataset.folded = [...shut].join(" ");
}

function choose() {
  keepInBrowser(keptAs(), JSON.stringify([...folded]));
  show();
}

function toggle(name) {
  folded.has(name) ? folded.delete(name) : folded.add(name);
  choose();
}

export const isFolded = (name) => frame.dataset.folded.split(" ").includes(name);

export function unfold(name) {
  if (folded.delete(name)) choose();
}

frame.addEventListener("click", (event) => {
  const button = event.target.closest("[data-fold]");
  if (button) toggle(button.dataset.fold);
});

addEventListener("keydown", (event) => {
  if (!event.ctrlKey || event.key !== "\\") return;
  event.preventDefault();
  const all = [...frame.querySelectorAll("[data-panel]")].map((panel) => panel.dataset.panel);
  const hide = all.some((name) => !folded.has(name));
  for (const name of all) hide ? folded.add(name) : folded.delete(name);
  choose();
});

document.addEventListener("editor:swapped", show);
phone.addEventListener("change", show);
narrow.addEventListener("change", () => {
  folded = chosen();
  show();
});
show();
