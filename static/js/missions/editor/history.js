// The history: unfolds beside what is open, can be filtered, and steps in it are taken back or gone back to.
import { step } from "./edits.js";
import { base, frame } from "./frame.js";

const PAUSE_MS = 250;
let isOpen = false;
let timer;
let filters = {}; // they outlive the panel, which is drawn anew with every step

async function show() {
  const side = document.getElementById("editor-side");
  side.classList.toggle("is-history", isOpen);
  frame.querySelector("[data-history]")?.setAttribute("aria-expanded", String(isOpen));
  if (!isOpen) return side.querySelector("[data-history-panel]")?.remove();
  const answer = await fetch(`${base}history/?${new URLSearchParams(filters)}`);
  if (!answer.ok || !isOpen) return;
  const focused = document.activeElement?.id;
  const fresh = document.createElement("template");
  fresh.innerHTML = await answer.text();
  const place = document.getElementById("editor-side");
  place.querySelector("[data-history-panel]")?.remove();
  place.prepend(fresh.content.firstElementChild);
  place.classList.add("is-history");
  if (focused?.startsWith("history-")) {
    const field = document.getElementById(focused);
    field?.focus();
    field?.setSelectionRange?.(field.value.length, field.value.length);
  }
}

frame.addEventListener("click", async (event) => {
  const past = event.target.closest("[data-past]");
  if (event.target.closest("[data-history], [data-history-close]")) {
    isOpen = !isOpen;
    show();
  } else if (past) {
    await step(past.dataset.past);
    await show();
    document.getElementById("history-here")?.focus(); // its button is gone
  }
});

frame.addEventListener("input", (event) => {
  if (!event.target.closest("[data-history-filter]")) return;
  filters[event.target.name] = event.target.value;
  clearTimeout(timer);
  timer = setTimeout(show, PAUSE_MS);
});

document.addEventListener("editor:swapped", ({ detail }) => {
  if (isOpen && detail.includes("editor-side")) show();
});
