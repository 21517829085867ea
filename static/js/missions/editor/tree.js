// The outline as a tree: arrows, Home, End, typing jumps; a filter finds records anywhere.
import { frame } from "./frame.js";
import { isFolded, unfold } from "./panels.js";

const handle = (row) => row.querySelector(":scope > a, :scope > .outline-row");
const rows = () => [...frame.querySelectorAll("[data-tree] [role=treeitem]")].filter((row) => handle(row).checkVisibility());

function focus(row) {
  for (const one of frame.querySelectorAll("[data-tree] [tabindex='0']")) one.tabIndex = -1;
  const place = handle(row);
  place.tabIndex = 0;
  place.focus();
}

function toggle(row, open = row.getAttribute("aria-expanded") !== "true") {
  if (isFolded("outline")) return unfoldAt(row);
  if (row.hasAttribute("aria-expanded")) row.setAttribute("aria-expanded", String(open));
}

function unfoldAt(row) {
  unfold("outline");
  row.setAttribute("aria-expanded", "true");
  focus(row);
}

frame.addEventListener("click", (event) => {
  const row = event.target.closest(".outline-row") && !event.target.closest("button") && event.target.closest("[role=treeitem]");
  if (row) toggle(row);
});

frame.addEventListener("keydown", (event) => {
  const row = event.target.closest("[data-tree] [role=treeitem]");
  if (!row || event.ctrlKey || event.altKey || event.metaKey) return;
  const all = rows();
  const at = all.indexOf(row);
  const isOpen = row.getAttribute("aria-expanded") === "true";
  const moves = {
    ArrowDown: () => all[at + 1] && focus(all[at + 1]),
    ArrowUp: () => all[at - 1] && focus(all[at - 1]),
    Home: () => focus(all[0]),
    End: () => focus(all.at(-1)),
    ArrowRight: () => (isOpen ? all[at + 1] && focus(all[at + 1]) : toggle(row, true)),
    ArrowLeft: () => (isOpen ? toggle(row, false) : focus(row.parentElement.closest("[role=treeitem]") ?? row)),
    Enter: () => (row.hasAttribute("aria-expanded") ? toggle(row) : handle(row).click()),
  };
  const jump = event.key.length === 1 && [...all.slice(at + 1), ...all].find((one) => handle(one).textContent.trim().toLowerCase().startsWith(event.key.toLowerCase()));
  if (!moves[event.key] && !jump) return;
  event.preventDefault();
  moves[event.key] ? moves[event.key]() : focus(jump);
});

frame.addEventListener("input", (event) => {
  if (!event.target.closest("[data-outline-find]")) return;
  const wanted = event.target.value.trim().toLowerCase();
  for (const row of frame.querySelectorAll("[data-tree] [role=treeitem]:not([aria-expanded])")) {
    row.hidden = wanted !== "" && !row.textContent.toLowerCase().includes(wanted);
  }
  for (const row of frame.querySelectorAll("[data-tree] [role=treeitem][aria-expanded]")) {
    const isHit = wanted !== "" && row.querySelector("[role=treeitem]:not([aria-expanded]):not([hidden])");
    if (isHit) toggle(row, true);
  }
});
