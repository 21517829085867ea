// The parts of the card on its picture: a click leads to the field, and the field that has the focus marks its part.
// For those who do not point there is the list of parts below the card.
import { unmarked } from "./card.js";
import { base, frame, openPath, openTab, startsWith } from "./frame.js";
import { goTo } from "./going.js";
import { open } from "./opening.js";
import { settled } from "./settled.js";

const PAUSE_MS = 500; // after the card's picture: whoever types on does not point at it
const SVG = "http://www.w3.org/2000/svg";
const picture = () => frame.querySelector("[data-card]");
let known = { path: "", size: [63, 88], parts: [] };
let timer;
let asked = "";

async function load() {
  await settled(); // a record that is being renamed is not found by either name
  const at = JSON.stringify(openPath());
  if (![...frame.querySelectorAll("[data-record]")].some((one) => one.dataset.record === at)) return; // it went a moment ago
  const answer = await fetch(`${base}records/parts/?${new URLSearchParams({ at })}`);
  if (answer.status !== 200 || at !== JSON.stringify(openPath())) return;
  known = { path: at, ...(await answer.json()) };
  draw();
}

function draw() {
  const place = frame.querySelector("[data-card-spots]");
  if (!place) return;
  place.replaceChildren();
  if (known.path !== JSON.stringify(openPath())) return;
  place.setAttribute("viewBox", `0 0 ${known.size.join(" ")}`);
  for (const part of known.parts) {
    const spot = document.createElementNS(SVG, "rect");
    for (const name of ["x", "y", "width", "height"]) spot.setAttribute(name, part[name]);
    spot.dataset.spot = JSON.stringify(part.path);
    spot.dataset.tab = part.tab;
    place.append(spot);
  }
  light();
}

// The part printed from the field, or from the field around it; a part is printed from a whole list too.
function light() {
  const field = document.activeElement?.closest("[data-at], [data-row]");
  const at = field && JSON.parse(field.dataset.row ?? field.dataset.at);
  for (const spot of frame.querySelectorAll("[data-spot]")) {
    const path = JSON.parse(spot.dataset.spot);
    spot.classList.toggle("is-lit", Boolean(at) && at.length > 2 && (startsWith(at, path) || startsWith(path, at)));
  }
}

frame.addEventListener("click", async (event) => {
  const spot = event.target.closest("[data-spot]");
  if (!spot) return;
  if (spot.dataset.tab && spot.dataset.tab !== openTab()) await open(`${location.pathname}?tab=${spot.dataset.tab}`);
  goTo(JSON.parse(spot.dataset.spot));
});

frame.addEventListener("focusin", light);
frame.addEventListener("load", (event) => {
  if (event.target !== picture()) return;
  const drawn = unmarked(event.target.src); // a marked passage moves nothing
  if (drawn === asked) return;
  asked = drawn;
  clearTimeout(timer);
  timer = setTimeout(load, PAUSE_MS);
}, true);
document.addEventListener("editor:swapped", draw);
if (picture()?.complete) {
  asked = unmarked(picture().src);
  load();
}
