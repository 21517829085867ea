// The graph of a mission: what one points at lights its ways; right and left follow them, up and down go along a column.
import { frame } from "./frame.js";

const nodes = () => [...frame.querySelectorAll("[data-node]")];
const ways = () => [...frame.querySelectorAll(".graph-way")];
const nodeOf = (id) => nodes().find((one) => one.dataset.node === id);

function light(node) {
  for (const way of ways()) {
    const isOn = node && [way.dataset.from, way.dataset.to].includes(node.dataset.node);
    way.classList.toggle("is-lit", Boolean(isOn));
  }
}

const STEPS = {
  ArrowRight: (node) => nodeOf(ways().find((way) => way.dataset.from === node.dataset.node)?.dataset.to),
  ArrowLeft: (node) => nodeOf(ways().find((way) => way.dataset.to === node.dataset.node)?.dataset.from),
  ArrowDown: (node) => beside(node, 1),
  ArrowUp: (node) => beside(node, -1),
};

function beside(node, by) {
  const column = nodes().filter((one) => one.dataset.across === node.dataset.across);
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
