// Zoom and pan: wheel, two fingers, keys, buttons. Where one looks survives a new drawing of the board.
import { canEdit, frame } from "../frame.js";
import { board, canvas, facts, isHere, room, WAYS } from "./facts.js";
import { currentTool } from "./tools.js";

const NEAREST = 4;
const FARTHEST = 0.02; // as many sectors in a row as a board may have
const STEP = 1.25;
const EDGE = 24;
const LARGEST = { tiles: 0.75, cells: 1.5, squares: 1.5 }; // a board of few sectors leaves room for the next one
const STRIDE = 80; // pixels that an arrow moves the view
const LINE = 18; // pixels of a wheel that tells in lines
const READABLE = 0.34; // names of places are smaller than one can read below it

let look = { x: 0, y: 0, scale: 1 };
let shown = ""; // which record is looked at
let origin = [0, 0];
let isFitted = false; // nobody has moved the view since
const fingers = new Map();

const view = () => canvas?.querySelector("[data-view]");
const sheet = () => canvas?.querySelector("[data-sheet]");

function apply() {
  const paper = sheet();
  if (!paper) return;
  paper.style.transform = `translate(${look.x}px, ${look.y}px) scale(${look.scale})`;
  canvas.querySelector("[data-zoom-shown]").textContent = `${Math.round(look.scale * 100)} %`;
  canvas.classList.toggle("has-no-names", look.scale < READABLE);
  document.dispatchEvent(new CustomEvent("canvas:looked"));
}

export const scale = () => look.scale;

// A finger's handles stand beside the sector at the edge.
const HANDLES = 128;
const besides = (room) => (facts.way === "tiles" && room > 4 * HANDLES && matchMedia("(pointer: coarse)").matches ? HANDLES : EDGE);

// Where the next sector would be laid: seen without moving the view first.
const nextSlot = () => (facts.way === "tiles" && canEdit && facts.tiles.length ? Math.max(...facts.tiles.map(({ width }) => width)) * facts.unit : 0);

// What lies over the lower edge all the time. What has just happened comes and goes: the board would jump with it.
function lasting() {
  const foot = canvas.querySelector(".canvas-foot");
  foot.classList.add("is-measured");
  const { height } = foot.getBoundingClientRect();
  foot.classList.remove("is-measured");
  return height;
}

function fit() {
  const screen = view().getBoundingClientRect();
  const paper = sheet().firstElementChild;
  const [spareColumns, spareRows] = [room()[0] - facts.columns, room()[1] - facts.rows]; // one can paint beside what is there
  const width = Number(paper.getAttribute("width")) + spareColumns * facts.unit;
  const height = Number(paper.getAttribute("height")) + spareRows * facts.unit;
  const foot = lasting();
  const size = Math.min((screen.width - besides(screen.width)) / width, (screen.height - foot - EDGE / 2) / height, LARGEST[facts.way] ?? 1);
  look = { scale: Math.max(size, FARTHEST), x: 0, y: 0 };
  const besideIt = Math.min(nextSlot() * look.scale, screen.width - width * look.scale - besides(screen.width));
  look.x = (screen.width - width * look.scale - Math.max(besideIt, 0)) / 2;
  look.y = Math.max((screen.height - foot - height * look.scale) / 2, EDGE / 4);
  isFitted = true;
  apply();
}

function zoom(factor, at) {
  const room = view().getBoundingClientRect();
  const x = (at?.clientX ?? room.x + room.width / 2) - room.x;
  const y = (at?.clientY ?? room.y + room.height / 2) - room.y;
  const next = Math.min(NEAREST, Math.max(FARTHEST, look.scale * factor));
  const ratio = next / look.scale;
  isFitted = false;
  look = { scale: next, x: x - (x - look.x) * ratio, y: y - (y - look.y) * ratio };
  apply();
}

export function pan(x, y) {
  isFitted = false;
  look = { ...look, x: look.x + x, y: look.y + y };
  apply();
}

export const isInside = ({ left, right, top, bottom }, { clientX, clientY }, brink = 0) =>
  clientX >= left + brink && clientX <= right - brink && clientY >= top + brink && clientY <= bottom - brink;

// Whoever goes on by key sees where they are: these cells come into sight, as far as they are not.
export function bringIntoView({ column, row, width = 1, height = 1 }) {
  const room = view().getBoundingClientRect();
  const matrix = board.getScreenCTM();
  const [from, to] = [[column, row], [column + width, row + height]].map(([x, y]) => new DOMPoint(x * facts.unit, y * facts.unit).matrixTransform(matrix));
  const across = intoSight(from.x - room.x, to.x - room.x, room.width);
  const down = intoSight(from.y - room.y, to.y - room.y, room.height - lasting());
  if (across || down) pan(across, down);
}

// How far to move so that all of it is seen; of what is larger than the room, its beginning.
function intoSight(from, to, room) {
  if (from < EDGE || to - from > room - 2 * EDGE) return from < EDGE || to > room - EDGE ? EDGE - from : 0;
  return Math.min(0, room - EDGE - to);
}

function settle() {
  if (!canvas) return;
  const now = document.getElementById("editor-open").dataset.opened;
  if (now !== shown) {
    shown = now;
    fit();
  } else {
    // A board that grew to the left or upwards stays where it lies on the screen.
    look.x += (facts.origin[0] - origin[0]) * facts.unit * look.scale;
    look.y += (facts.origin[1] - origin[1]) * facts.unit * look.scale;
    apply();
  }
  origin = facts.origin;
}

frame.addEventListener("wheel", (event) => {
  if (!view()?.contains(event.target)) return;
  event.preventDefault();
  const [across, down] = [event.deltaX, event.deltaY].map((by) => by * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1));
  if (event.ctrlKey || event.metaKey) zoom(Math.exp(-down / 300), event);
  else pan(event.shiftKey ? -down : -across, event.shiftKey ? 0 : -down);
}, { passive: false });

frame.addEventListener("click", (event) => {
  const button = event.target.closest("[data-zoom]");
  if (button) ({ in: () => zoom(STEP), out: () => zoom(1 / STEP), fit })[button.dataset.zoom]();
});

addEventListener("keydown", (event) => {
  if (!isHere(event) || event.altKey) return;
  const way = WAYS[event.key];
  if (way && (event.ctrlKey || event.metaKey || currentTool() === "hand")) {
    event.preventDefault();
    return pan(-way[0] * STRIDE, -way[1] * STRIDE);
  }
  if (event.ctrlKey || event.metaKey) return;
  if (facts.way === "squares" && event.key !== "0") return;
  const act = { "+": () => zoom(STEP), "=": () => zoom(STEP), "-": () => zoom(1 / STEP), 0: fit }[event.key];
  if (act) act();
});

// One finger beside a place, or the hand, moves the view; two fingers zoom too.
frame.addEventListener("pointerdown", (event) => {
  if (!view()?.contains(event.target)) return;
  fingers.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY });
});
addEventListener("pointermove", (event) => {
  const before = fingers.get(event.pointerId);
  if (!before || !canvas) return;
  const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, one]) => one);
  const isMiddle = event.buttons === 4;
  if (others.length) {
    const apart = (one) => Math.hypot(one.clientX - others[0].clientX, one.clientY - others[0].clientY);
    zoom(apart(event) / Math.max(apart(before), 1), others[0]);
  } else if (isPanning() || isMiddle) pan(event.clientX - before.clientX, event.clientY - before.clientY);
  fingers.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY });
});
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, (event) => fingers.delete(event.pointerId));

let isFree = false;
const isPanning = () => currentTool() === "hand" || isFree;
export const isPinching = () => fingers.size > 1;
// Whoever handles a pointer's gesture says whether it moves the view instead.
export function lookAround(is) {
  isFree = is;
}

// A sheet below does not hide what was chosen.
document.addEventListener("canvas:inspected", () => {
  const sheet = document.getElementById("canvas-place");
  const chosen = board?.querySelector("[data-region][aria-selected=true]");
  if (!chosen || sheet.hidden || getComputedStyle(sheet).position !== "fixed") return;
  const hidden = chosen.getBoundingClientRect().bottom + EDGE - sheet.getBoundingClientRect().top;
  if (hidden > 0) pan(0, -hidden);
});

document.addEventListener("canvas:drawn", settle);
// Panels, legends, lists and the keys of a screen take room and give it back. What somebody zoomed to stays in the middle.
let middle = null; // of the view, as it was
function refit() {
  if (!canvas) return;
  const { width, height } = view().getBoundingClientRect();
  const before = middle ?? [width / 2, height / 2];
  middle = [width / 2, height / 2];
  if (isFitted) fit();
  else if (before[0] !== middle[0] || before[1] !== middle[1]) pan(middle[0] - before[0], middle[1] - before[1]);
}
const sizes = new ResizeObserver(refit);
const watch = () => {
  if (!view()) return;
  sizes.disconnect();
  for (const one of [view(), canvas.querySelector(".canvas-foot")]) sizes.observe(one);
};
document.addEventListener("canvas:drawn", watch);
watch();
settle();
