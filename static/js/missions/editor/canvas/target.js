// Where what is in the hand would lie, drawn before it is dropped: free slots, the target, where it will touch, and a
// chip that says so. Nodes are made once; while the target moves only their attributes change, for a new node would
// have the browser look at the style of the whole page again.
import { canvas, facts, layer, shape } from "./facts.js";

let drawn = null; // { slots, target, contact }

const box = ({ column, row, width, height }) => `M${[column, row].map(inUnits)}h${inUnits(width)}v${inUnits(height)}h${inUnits(-width)}z`;
const line = ([x1, y1, x2, y2]) => `M${[x1, y1].map(inUnits)}L${[x2, y2].map(inUnits)}`;
const inUnits = (cells) => cells * facts.unit;

export function drawTarget({ slots, spots, contacts, isBad, text }) {
  if (!drawn?.target.isConnected) drawn = begin();
  drawn.slots.setAttribute("d", slots.map(box).join(""));
  drawn.target.setAttribute("d", spots.map(box).join(""));
  drawn.contact.setAttribute("d", contacts.map(line).join(""));
  drawn.target.classList.toggle("is-bad", isBad);
  const chip = canvas.querySelector("[data-chip]");
  chip.hidden = false;
  chip.classList.toggle("is-bad", isBad);
  for (const [part, words] of Object.entries(text)) put(chip.querySelector(`[data-chip-${part}]`), words);
}

export const clearTarget = () => layer("canvas-aim");

function begin() {
  const paths = { slots: "canvas-slot", target: "canvas-target", contact: "canvas-contact" };
  const found = Object.fromEntries(Object.entries(paths).map(([name, kind]) => [name, shape("path", { class: kind })]));
  layer("canvas-aim").append(...Object.values(found));
  return found;
}

function put(place, words) {
  if (!place.firstChild) place.append("");
  if (place.firstChild.data !== words) place.firstChild.data = words;
}
