// Figures and tokens of the palette: take one and click a place, or drag it there. Drawers show one kind at a time.
import { canEdit, frame, say } from "../frame.js";
import { board, canvas, facts, regionAt, word } from "./facts.js";
import { put } from "./placing.js";
import { take } from "./tools.js";

const FAR = 5;
const REST_MS = 250;
let drawer = "sectors";
let press = null; // { x, y, button, pointerId }
let resting;
let ghost = null;

const thingOf = ({ dataset }) => ({ number: Number(dataset.number), preset: { [dataset.field]: dataset.thing }, title: dataset.title });

function show() {
  const known = [...frame.querySelectorAll("[data-drawer]")];
  if (known.length && !known.some((one) => one.dataset.drawer === drawer)) drawer = "sectors";
  for (const button of known) button.setAttribute("aria-pressed", String(button.dataset.drawer === drawer));
  if (known.length) for (const list of frame.querySelectorAll("[data-drawn]")) list.hidden = list.dataset.drawn !== drawer;
}

frame.addEventListener("click", (event) => {
  const button = event.target.closest("[data-drawer]");
  if (button) {
    drawer = button.dataset.drawer;
    return show();
  }
  const thing = event.target.closest("[data-thing]");
  if (!thing || !canvas || !canEdit) return;
  const { number, preset, title } = thingOf(thing);
  take("place", number, preset);
  say(word("thingTaken", { thing: title }));
});

function mark({ detail }) {
  for (const button of frame.querySelectorAll("[data-thing]")) {
    const isTaken = detail?.preset && Number(button.dataset.number) === detail.number && detail.preset[button.dataset.field] === button.dataset.thing;
    button.setAttribute("aria-pressed", String(Boolean(isTaken)));
  }
}

frame.addEventListener("pointerdown", (event) => {
  const button = event.target.closest("[data-thing]");
  if (!button || !canvas || !canEdit || event.button !== 0) return;
  press = { x: event.clientX, y: event.clientY, button, pointerId: event.pointerId };
  if (event.pointerType === "touch") resting = setTimeout(() => press && lift(event), REST_MS);
});

function lift(event) {
  ghost = Object.assign(document.createElement("div"), { className: "thing-ghost" });
  ghost.append(...press.button.cloneNode(true).childNodes);
  frame.append(ghost);
  follow(event);
}

function follow({ clientX, clientY }) {
  ghost.style.transform = `translate(${clientX}px, ${clientY}px)`;
  const region = below({ clientX, clientY });
  for (const one of board.querySelectorAll("[data-outline]")) one.classList.toggle("is-aimed", Boolean(region) && facts.regions[Number(one.dataset.outline)] === region);
}

const below = ({ clientX, clientY }) => regionAt(document.elementFromPoint(clientX, clientY) ?? document.body);

addEventListener("pointermove", (event) => {
  if (press?.pointerId !== event.pointerId) return;
  const isFar = Math.hypot(event.clientX - press.x, event.clientY - press.y) > FAR;
  if (!ghost && isFar && event.pointerType === "touch") return end(); // it scrolls
  if (!ghost && isFar) lift(event);
  if (ghost) follow(event);
});
addEventListener("pointerup", (event) => {
  if (press?.pointerId !== event.pointerId) return;
  const { button } = press;
  const region = ghost && canvas && below(event);
  end();
  if (!region) return;
  const { number, preset } = thingOf(button);
  put(number, region, preset);
});
addEventListener("pointercancel", end);
addEventListener("keydown", (event) => {
  if (!ghost || event.key !== "Escape") return;
  event.stopImmediatePropagation();
  end();
}, { capture: true });
document.addEventListener("touchmove", (event) => ghost && event.preventDefault(), { passive: false });

function end() {
  clearTimeout(resting);
  press = null;
  ghost?.remove();
  ghost = null;
  for (const one of board?.querySelectorAll(".is-aimed") ?? []) one.classList.remove("is-aimed");
}

document.addEventListener("canvas:tool", mark);
document.addEventListener("editor:swapped", show);
show();
