// The board that is open: what the server says of it, and where on the screen its cells are.
import { say } from "../frame.js";

const NAMESPACE = "http://www.w3.org/2000/svg";

export let canvas = null; // the element
export let facts = null;
export let board = null; // the drawing
export let over = null; // what scripts draw over it

// Only a new drawing is read anew: the other pieces of the page are swapped more often than the board.
function read() {
  const drawn = document.getElementById("editor-canvas");
  if (drawn === canvas) return;
  canvas = drawn;
  facts = canvas ? JSON.parse(canvas.dataset.facts) : null;
  board = canvas?.querySelector("[data-sheet] svg.board") ?? null;
  over = board ? sheetOver() : null;
  document.dispatchEvent(new CustomEvent("canvas:drawn"));
}

// A sheet of its own above the drawing: what moves there leaves the board below unpainted.
function sheetOver() {
  const size = Object.fromEntries(["viewBox", "width", "height"].map((name) => [name, board.getAttribute(name)]));
  const sheet = shape("svg", { ...size, class: "canvas-over", "aria-hidden": "true" });
  board.after(sheet);
  return sheet;
}

export function shape(name, attributes = {}, text = "") {
  const made = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text) made.textContent = text;
  return made;
}

// A layer of its own over the board, empty each time it is asked for.
export function layer(name) {
  board.parentElement.querySelector(`.${name}`)?.remove();
  return over.appendChild(shape("g", { class: name }));
}

export const regionOf = (id) => facts.regions.find((one) => one.id === id);
export const numberOf = (id) => facts.regions.findIndex((one) => one.id === id);
export const tileOf = (region) => facts.tiles.find((one) => one.id === region?.tile);
export const regionAt = (element) => regionOf(element.closest?.("[data-region]")?.dataset.region);

// Where on the board a pointer is, in cells.
export function pointAt(event) {
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(board.getScreenCTM().inverse());
  return { x: at.x / facts.unit, y: at.y / facts.unit };
}

// A word of the canvas with its gaps filled in: words are the server's, in the reader's language. Some have a form for one.
export function word(key, gaps = {}) {
  const one = gaps.count === 1 && facts.words[`${key}One`];
  return (one || facts.words[key]).replace(/%\((\w+)\)s/g, (_, name) => gaps[name] ?? "");
}

export function letters(column) {
  return column < 26 ? String.fromCharCode(65 + column) : letters(Math.floor(column / 26) - 1) + letters(column % 26);
}

// Column letter and row number, as on the frame; what lies left of A or above 1 is counted from there.
export function reference(column, row) {
  const cell = `${letters(Math.max(column, 0))}${Math.max(row, 0) + 1}`;
  const across = column < 0 ? word("leftOf", { cell, count: -column }) : cell;
  return row < 0 ? word("above", { cell: across, count: -row }) : across;
}

// How many columns and rows can be painted: a blueprint grows to the right and below, and is never too small to begin.
const SPARE = 1;
const LEAST = 4;
export function room() {
  if (facts.way !== "squares") return [facts.columns, facts.rows];
  return [facts.columns, facts.rows].map((size, side) => Math.min(Math.max(size + SPARE, LEAST), facts.writing.most[side]));
}

// What has just happened, or why it has not, for eyes and ears alike.
export function tell(text, { isRefused = false } = {}) {
  const place = canvas?.querySelector("[data-told]");
  if (place) place.textContent = text;
  place?.classList.toggle("is-refused", isRefused);
  if (text) say(text);
}

export const isWide = matchMedia("(min-width: 60.01rem)"); // else the chosen place is a sheet over the board

// Which way an arrow goes, in columns and rows.
export const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export const names = (values) => [...new Set(values)].join(", ");

// Keys are the canvas's while the focus is on it, on its palette, or nowhere; elsewhere they mean something else.
export function isHere({ target }) {
  if (!canvas || target.matches("input, select, textarea, [contenteditable]")) return false;
  return target === document.body || canvas.contains(target) || Boolean(target.closest("#editor-palette"));
}

document.addEventListener("editor:swapped", read);
read();
