// The report: pieces that are fetched again keep what the reader has opened, and can be held still.
import "./heat.js";

const openOnes = new Set();

document.addEventListener("toggle", (event) => {
  if (event.target.tagName !== "DETAILS" || !event.target.id) return;
  event.target.open ? openOnes.add(event.target.id) : openOnes.delete(event.target.id);
}, true);

function restore() {
  for (const id of openOnes) document.getElementById(id)?.setAttribute("open", "");
  for (const button of document.querySelectorAll("[data-hold]")) button.hidden = false;
}

document.addEventListener("htmx:load", restore);
restore();

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-hold]");
  if (!button) return;
  const isHeld = button.getAttribute("aria-pressed") === "true";
  button.setAttribute("aria-pressed", String(!isHeld));
});

// A piece that is held still is not asked for; the card with the progress goes on.
document.addEventListener("htmx:beforeRequest", (event) => {
  const held = event.target.querySelector?.(":scope [data-hold][aria-pressed=true]");
  if (held && event.target.id === held.dataset.hold) event.preventDefault();
});

// Paper shows everything.
addEventListener("beforeprint", () => {
  for (const details of document.querySelectorAll("main details")) details.open = true;
});
