// The graph of a mission: what one points at lights its ways; right and left follow them, up and down go along a column.
// It is drawn as large as there is room, or as one wants it.
import { frame } from "./frame.js";

const nodes = () => [...frame.querySelectorAll("[data-node]")];
const ways = () => [...frame.querySelectorAll(".graph-way")];
const isShown = (one) => !one.classList.contains("is-hidden");
const nodeOf = (id) => nodes().find((one) => one.dataset.node === id);

function light(node) {
  for (const way of ways()) {
    const isOn = node && [way.dataset.from, way.dataset.to].includes(node.dataset.node);
    way.classList.toggle("is-lit", Boolean(isOn));
  }
}

const STEPS = {
  ArrowRight: (node) => nodeOf(ways().filter(isShown).find((way) => way.dataset.from === node.dataset.node)?.dataset.to),
  ArrowLeft: (node) => nodeOf(ways().filter(isShown).find((way) => way.dataset.to === node.dataset.node)?.dataset.from),
  ArrowDown: (node) => beside(node, 1),
  ArrowUp: (node) => beside(node, -1),
};

function beside(node, by) {
  const column = nodes().filter((one) => isShown(one) && one.dataset.across === node.dataset.across);
  column.sort((one, other) => one.dataset.down - other.dataset.down);
  return column[column.indexOf(node) + by];
}

for (const moment of ["pointerover", "focusin"]) {
  frame.addEventListener(moment, (event) => {
    if (event.target.closest(".graph-drawing")) light(event.target.closest("[data-node]"));
  });
}

frame.addEventListener("keydown", (event) => {
  const node = event.target.closest("[data-node]");
  const next = node && STEPS[event.key]?.(node);
  if (!node || !STEPS[event.key]) return;
  event.preventDefault();
  next?.focus();
});

// --- looking at it: how large, which kinds, only what is loose; kept while the page is open ---------------------------

const STEP = 1.25;
const LEAST = 0.4;
const MOST = 2;
const BY = { in: STEP, out: 1 / STEP, fit: 0 };
const hidden = new Set(); // kinds
let isOnlyProblems = false;
let scale = 0; // 0: as large as there is room

const drawing = () => frame.querySelector(".graph-drawing");

function show() {
  const paper = drawing();
  if (!paper) return;
  for (const button of frame.querySelectorAll("[data-graph-kind]")) button.setAttribute("aria-pressed", String(!hidden.has(button.dataset.graphKind)));
  frame.querySelector("[data-graph-problems]")?.setAttribute("aria-pressed", String(isOnlyProblems));
  paper.classList.toggle("is-only-problems", isOnlyProblems && Boolean(frame.querySelector("[data-graph-problems]")));
  const gone = new Set(nodes().filter((one) => hidden.has(one.dataset.kind)).map((one) => one.dataset.node));
  for (const one of nodes()) one.classList.toggle("is-hidden", gone.has(one.dataset.node));
  for (const one of paper.querySelectorAll("[data-from]")) one.classList.toggle("is-hidden", gone.has(one.dataset.from) || gone.has(one.dataset.to));
  resize();
}

function resize() {
  const { width, height } = drawing().viewBox.baseVal;
  const room = drawing().parentElement.clientWidth - 4;
  const now = scale || Math.min(1, Math.max(LEAST * 1.6, room / width));
  drawing().setAttribute("width", width * now);
  drawing().setAttribute("height", height * now);
  frame.querySelector("[data-graph-shown]").textContent = `${Math.round(now * 100)} %`;
}

frame.addEventListener("click", (event) => {
  const { graphKind, graphProblems, graphZoom } = event.target.closest("[data-graph-kind], [data-graph-problems], [data-graph-zoom]")?.dataset ?? {};
  if (graphKind) hidden.delete(graphKind) || hidden.add(graphKind);
  else if (graphProblems !== undefined) isOnlyProblems = !isOnlyProblems;
  else if (graphZoom) zoom(BY[graphZoom]);
  else return;
  show();
});

function zoom(by) {
  const now = drawing().width.baseVal.value / drawing().viewBox.baseVal.width;
  scale = by ? Math.min(MOST, Math.max(LEAST, now * by)) : 0;
}

// The wheel with Ctrl and the keys zoom as on a board.
const KEYS = { "+": BY.in, "=": BY.in, "-": BY.out, 0: BY.fit };

frame.addEventListener("keydown", (event) => {
  if (!(event.key in KEYS) || event.ctrlKey || event.metaKey || event.altKey || !event.target.closest(".graph-view")) return;
  zoom(KEYS[event.key]);
  show();
});
frame.addEventListener("wheel", (event) => {
  if (!(event.ctrlKey || event.metaKey) || !event.target.closest(".graph-view")) return;
  event.preventDefault();
  zoom(Math.exp(-event.deltaY / 300));
  show();
}, { passive: false });

addEventListener("resize", () => drawing() && resize());
document.addEventListener("editor:swapped", show);
show();
