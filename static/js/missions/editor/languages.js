// Languages of texts: a badge shows or hides one everywhere, so that translations stand beside each other.
import { frame, keepInBrowser } from "./frame.js";

const KEPT = "editor:languages";
const shown = new Set((localStorage.getItem(KEPT) || frame.dataset.langs).split(" "));

function show() {
  frame.dataset.langs = [...shown].join(" ");
  for (const badge of frame.querySelectorAll("[data-show-lang]")) badge.setAttribute("aria-pressed", String(shown.has(badge.dataset.showLang)));
}

frame.addEventListener("click", (event) => {
  const badge = event.target.closest("[data-show-lang]");
  if (!badge) return;
  const lang = badge.dataset.showLang;
  if (!shown.has(lang)) shown.add(lang);
  else if (shown.size > 1) shown.delete(lang);
  keepInBrowser(KEPT, [...shown].join(" "));
  show();
});

document.addEventListener("editor:swapped", show);
show();
