// The panel below: printed text, problems, where it is used. The chosen tab stays chosen.
import { frame } from "./frame.js";
import { unfold } from "./panels.js";

let chosen = "text";

function show() {
  const tabs = [...frame.querySelectorAll("[data-bottom]")];
  const current = tabs.find((tab) => tab.dataset.bottom === chosen) ?? tabs[0];
  for (const tab of tabs) {
    tab.setAttribute("aria-selected", String(tab === current));
    tab.tabIndex = tab === current ? 0 : -1;
    document.getElementById(tab.getAttribute("aria-controls")).hidden = tab !== current;
  }
}

export function showBottom(name) {
  chosen = name;
  unfold("bottom");
  show();
}

frame.addEventListener("click", (event) => {
  const tab = event.target.closest("[data-bottom], [data-show-bottom]");
  if (tab) showBottom(tab.dataset.bottom ?? tab.dataset.showBottom);
});

frame.addEventListener("keydown", (event) => {
  const tab = event.target.closest("[data-bottom]");
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!tab || !by) return;
  const tabs = [...frame.querySelectorAll("[data-bottom]")];
  const next = tabs.at((tabs.indexOf(tab) + by) % tabs.length);
  showBottom(next.dataset.bottom);
  next.focus();
});

document.addEventListener("editor:swapped", show);
show();
