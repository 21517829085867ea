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

document.addEventListener("htmx:afterSwap", restore); // before it is painted
restore();

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-hold]");
  if (!button) return;
  const isHeld = button.getAttribute("aria-pressed") === "true";
  button.setAttribute("aria-pressed", String(!isHeld));
});

// A piece that is held still is not asked for; the card with the progress goes on. Nor is one in which somebody fills a
// form in: what was typed would be gone.
document.addEventListener("htmx:beforeRequest", (event) => {
  const piece = event.target;
  const held = piece.querySelector?.(":scope [data-hold][aria-pressed=true]");
  if ((held && piece.id === held.dataset.hold) || isFilledIn(piece)) event.preventDefault();
});

// The last figures come beside the verdict; a piece that is left as it is asks for them itself.
document.addEventListener("htmx:oobBeforeSwap", (event) => {
  if (isFilledIn(event.target)) event.preventDefault();
});

function isFilledIn(piece) {
  return piece.id === "evidence" && piece.querySelector("details[open] > form") !== null;
}

// The progress asks by itself: while nobody answers, the page says so.
document.addEventListener("htmx:afterRequest", ({ detail }) => {
  const notice = document.querySelector("[data-unheard]");
  const asking = detail.requestConfig.elt; // by now it may have been replaced by the answer
  if (notice && asking.id === "verdict") notice.hidden = detail.successful;
});

// Paper shows everything.
addEventListener("beforeprint", () => {
  for (const details of document.querySelectorAll("main details")) details.open = true;
});
