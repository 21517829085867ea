// Dragging sectors by mouse and finger: from the palette, or from where they lie. A finger has to rest first, so that
// it can still move the view; the picture in the hand is moved by the compositor alone.
import { canEdit, frame } from "../frame.js";
import { canvas, facts, pointAt, regionAt, tileOf } from "./facts.js";
import { aim, drop, heldPart, isHolding, putBack, takePiece, takeTiles } from "./holding.js";
import { pictureOf, pieceOf } from "./pieces.js";
import { chosenTiles } from "./selection.js";
import { currentTool } from "./tools.js";
import { isInside, isPinching, lookAround, pan, scale } from "./view.js";
import { showMenu } from "./menu.js";

const FAR = 5; // pixels before a press is a drag
const REST_MS = 250;
const GLIDE_MS = 220;
const BRINK = 36; // pixels from the edge of the view where it moves along with what is carried
const DRIFT = 7; // pixels a frame

let press = null; // { x, y, button?, tile?, pointerId, isGrip? }
let resting;
let ghost = null;
let ghostScale = 1;
let hasDragged = false;
let start = null; // where the drag began: what is refused glides back there

const view = () => canvas?.querySelector("[data-view]");
const inView = (target) => view()?.contains(target);

const isOver = (event) => isInside(view().getBoundingClientRect(), event);

frame.addEventListener("pointerdown", (event) => {
  if (!canvas || facts.way !== "tiles" || event.button !== 0) return;
  if (press && isHolding()) return giveUp(); // a second finger means the view
  const button = event.target.closest("[data-piece]");
  const tile = inView(event.target) && currentTool() === "select" ? tileOf(regionAt(event.target)) : null;
  hasDragged = false;
  if (inView(event.target)) lookAround(!isHolding() && (!tile || event.pointerType === "touch" || !canEdit));
  if (!canEdit || isHolding() || !(button || tile)) return;
  press = { x: event.clientX, y: event.clientY, button, tile, pointerId: event.pointerId };
  if (event.pointerType === "touch") resting = setTimeout(() => press && begin(event), REST_MS);
});

addEventListener("pointermove", (event) => {
  const isAnother = press && event.pointerId !== press.pointerId;
  if (isHolding() && canvas && !isAnother) follow(event);
  if (!press || isHolding() || isAnother) return;
  const isFar = Math.hypot(event.clientX - press.x, event.clientY - press.y) > FAR;
  if (!isFar) return;
  if (event.pointerType === "touch") cancel();
  else begin(event);
});

function begin(event) {
  lookAround(false);
  if (isPinching()) return cancel();
  hasDragged = true;
  start = { x: press.x, y: press.y, hasMoved: false };
  if (press.button) takePiece(pieceOf(press.button));
  else {
    const chosen = chosenTiles();
    const tiles = chosen.includes(press.tile) ? [press.tile, ...chosen.filter((one) => one !== press.tile)] : [press.tile];
    const at = pointAt({ clientX: press.x, clientY: press.y });
    takeTiles(tiles, press.isGrip ? undefined : { x: at.x - press.tile.column, y: at.y - press.tile.row });
  }
  lift(event);
}

function lift(event) {
  ghost?.remove();
  ghost = document.createElement("div");
  ghost.className = "canvas-ghost";
  const picture = pictureOf(heldPart().id);
  if (picture) ghost.append(Object.assign(new Image(), { src: picture, alt: "" }));
  frame.append(ghost);
  last = event;
  resize();
}

// As large as it would lie on the board; done when it is lifted, turned or zoomed, not while it moves.
function resize() {
  const part = heldPart();
  ghostScale = scale();
  const size = facts.unit * ghostScale;
  const [width, height] = part.turn % 180 ? [part.height, part.width] : [part.width, part.height];
  ghost.style.width = `${width * size}px`;
  ghost.style.height = `${height * size}px`;
  ghost.style.margin = `${(height * size) / -2}px 0 0 ${(width * size) / -2}px`;
  place(last);
}

function place(event) {
  ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) rotate(${heldPart().turn + 3}deg)`;
}

let last;
let following = 0;
// Pointers tell more often than frames are drawn: the last word before a frame counts.
function follow(event) {
  last = event;
  if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR) start.hasMoved = true;
  following ||= requestAnimationFrame(() => {
    following = 0;
    if (!isHolding() || !canvas) return;
    const room = view().getBoundingClientRect();
    const point = isInside(room, last) && pointAt(last); // read before anything is written, so that nothing is laid out twice
    if (ghost) place(last);
    if (point) aim(point, last.altKey);
    if (ghost && point) drift(room);
  });
}

// At the edge of the view it moves along; what comes from the palette has to be inside first. The chip keeps away from
// what is carried.
function drift(room) {
  const { clientX, clientY } = last;
  canvas.querySelector("[data-chip]").classList.toggle("is-at-start", clientX > (room.left + room.right) / 2);
  start.isInside ||= isInside(room, last, BRINK);
  const way = (at, from, to) => (at < from + BRINK ? DRIFT : at > to - BRINK ? -DRIFT : 0);
  const [across, down] = [way(clientX, room.left, room.right), way(clientY, room.top, room.bottom)];
  if (!start.isInside || !(across || down)) return;
  pan(across, down);
}

addEventListener("pointerup", (event) => {
  if (press && event.pointerId !== press.pointerId) return;
  const isDragged = press !== null && isHolding() && hasDragged;
  cancel();
  if (!isDragged) return;
  if (!start.hasMoved) return rested(event);
  if (isOver(event)) aim(pointAt(event), event.altKey);
  if (!isOver(event) || !drop()) giveUp();
});

function giveUp() {
  const lifted = ghost;
  ghost = null;
  putBack();
  glide(lifted);
}

// A finger that rested and did not move wants to know what can be done.
function rested(event) {
  putBack();
  setTimeout(() => showMenu(event)); // the lifted finger would close it again
}

// Back to where it came from, so that one sees that nothing was laid.
function glide(lifted) {
  if (!lifted) return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return lifted.remove();
  const end = `translate(${start.x}px, ${start.y}px) rotate(0deg)`;
  const moving = lifted.animate({ transform: [lifted.style.transform, end], opacity: [0.9, 0.2] }, { duration: GLIDE_MS, easing: "ease-out" });
  moving.finished.finally(() => lifted.remove());
}

addEventListener("pointercancel", () => {
  cancel();
  if (hasDragged) putBack();
});

function cancel() {
  clearTimeout(resting);
  press = null;
}

// A click on the board lays down what was taken with a click; the click that ends a drag does nothing more.
frame.addEventListener("click", (event) => {
  if (hasDragged) {
    hasDragged = false;
    event.stopPropagation();
    event.preventDefault();
  } else if (isHolding() && inView(event.target)) {
    event.stopPropagation();
    aim(pointAt(event), event.altKey);
    drop({ isStamp: event.shiftKey });
  }
}, { capture: true });

// The grip beside the chosen sector carries it at once.
frame.addEventListener("pointerdown", (event) => {
  if (!event.target.closest("[data-carry]") || !chosenTiles().length || isHolding()) return;
  event.target.releasePointerCapture?.(event.pointerId);
  const [tile] = chosenTiles();
  press = { x: event.clientX, y: event.clientY, tile, pointerId: event.pointerId, isGrip: true };
  begin(event);
});
// The page does not scroll while a finger carries a sector.
document.addEventListener("touchmove", (event) => isHolding() && hasDragged && event.preventDefault(), { passive: false });
document.addEventListener("canvas:turned", () => ghost && resize());
// The view moves below what is carried: its edge was reached, somebody zooms, the window becomes another one.
document.addEventListener("canvas:looked", () => {
  if (!ghost) return;
  if (ghostScale !== scale()) resize();
  follow(last);
});
// What was put back by key is not picked up again by a pointer that is still pressed.
document.addEventListener("canvas:let-go", cancel);
for (const moment of ["canvas:let-go", "canvas:asking"]) {
  document.addEventListener(moment, () => {
    ghost?.remove();
    ghost = null;
  });
}
