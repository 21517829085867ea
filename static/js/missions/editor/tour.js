// A short tour: five places, one after the other. It can be skipped, and found again under the keys.
import { frame } from "./frame.js";

const tour = frame.querySelector("[data-tour]");
const steps = [...tour.querySelectorAll("[data-tour-at]")];
const next = tour.querySelector("[data-tour-next]");
const nextText = next.textContent;
let at = -1;

function show() {
  for (const one of frame.querySelectorAll(".is-toured")) one.classList.remove("is-toured");
  tour.hidden = at < 0 || at >= steps.length;
  if (tour.hidden) return;
  steps.forEach((step, index) => (step.hidden = index !== at));
  next.textContent = at === steps.length - 1 ? next.dataset.last : nextText;
  frame.querySelector(steps[at].dataset.tourAt)?.classList.add("is-toured");
  next.focus();
}

function go(to) {
  at = to;
  show();
}

frame.addEventListener("click", (event) => {
  if (event.target.closest("[data-tour-start]")) {
    event.target.closest("dialog")?.close();
    go(0);
  }
  if (event.target.closest("[data-tour-next]")) go(at + 1);
  if (event.target.closest("[data-tour-end]")) go(-1);
});
tour.addEventListener("keydown", (event) => event.key === "Escape" && go(-1));

if (new URLSearchParams(location.search).has("tour")) {
  history.replaceState({}, "", location.pathname);
  go(0);
}
