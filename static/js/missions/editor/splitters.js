// Panels are as large as one draws them: by the line between them, or with the arrow keys on it. It is remembered; a
// double click gives the usual size back.
import { frame, keepInBrowser } from "./frame.js";

const KEPT = "editor:sizes";
const STEP = 16;
const LEAST = { left: 176, side: 240, bottom: 88 };
const MOST = { left: () => innerWidth * 0.35, side: () => innerWidth * 0.4, bottom: () => innerHeight * 0.6 };
const sizes = JSON.parse(localStorage.getItem(KEPT) || "{}");

const panelOf = (name) => frame.querySelector({ left: ".workspace-outline", side: ".workspace-side", bottom: ".workspace-bottom" }[name]);
const sizeOf = (name) => Math.round(panelOf(name).getBoundingClientRect()[name === "bottom" ? "height" : "width"]);

function show() {
  for (const line of frame.querySelectorAll("[data-split]")) {
    const name = line.dataset.split;
    if (sizes[name]) frame.style.setProperty(`--drawn-${name}`, `${sizes[name]}px`);
    else frame.style.removeProperty(`--drawn-${name}`);
    line.setAttribute("aria-valuenow", sizeOf(name));
  }
  frame.toggleAttribute("data-bottom-drawn", Boolean(sizes.bottom));
}

function draw(name, size) {
  if (size === null) delete sizes[name];
  else sizes[name] = Math.round(Math.min(Math.max(size, LEAST[name]), MOST[name]()));
  keepInBrowser(KEPT, JSON.stringify(sizes));
  show();
}

frame.addEventListener("pointerdown", (event) => {
  const line = event.target.closest("[data-split]");
  if (!line) return;
  event.preventDefault();
  line.setPointerCapture(event.pointerId);
  const name = line.dataset.split;
  const [size, from] = [sizeOf(name), [event.clientX, event.clientY]];
  const move = ({ clientX, clientY }) => draw(name, size + { left: clientX - from[0], side: from[0] - clientX, bottom: from[1] - clientY }[name]);
  line.addEventListener("pointermove", move);
  line.addEventListener("lostpointercapture", () => line.removeEventListener("pointermove", move), { once: true });
});

frame.addEventListener("dblclick", (event) => {
  const line = event.target.closest("[data-split]");
  if (line) draw(line.dataset.split, null);
});

const KEYS = { left: ["ArrowRight", "ArrowLeft"], side: ["ArrowLeft", "ArrowRight"], bottom: ["ArrowUp", "ArrowDown"] };
frame.addEventListener("keydown", (event) => {
  const line = event.target.closest("[data-split]");
  if (!line) return;
  const name = line.dataset.split;
  const [more, less] = KEYS[name];
  const wanted = { [more]: sizeOf(name) + STEP, [less]: sizeOf(name) - STEP, Home: LEAST[name], End: MOST[name]() }[event.key];
  if (wanted === undefined) return;
  event.preventDefault();
  draw(name, wanted);
});

document.addEventListener("editor:swapped", show);
show();
