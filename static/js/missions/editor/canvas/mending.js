// What is wrong with a place, told there: its mark unfolds the findings with their mends, the place's column shows them too.
// Both are copies of the rows in the list of problems, so that one click mends, wherever it is made.
import { frame } from "../frame.js";
import { canvas, regionOf } from "./facts.js";
import { openAt } from "./menu.js";
import { chosenRegion } from "./selection.js";

let shown = ""; // the place whose mark is unfolded

const bubble = () => canvas?.querySelector("#canvas-mends");
const keyOf = (path) => JSON.stringify(path);

function rowsOf(region) {
  const paths = new Set(region?.faults.map(({ path }) => keyOf(path)));
  const rows = [...frame.querySelectorAll("#bottom-problems [data-problem]")];
  return rows.filter((row) => paths.has(keyOf(JSON.parse(row.dataset.problem)))).map((row) => row.cloneNode(true));
}

function unfold(sign) {
  shown = sign.dataset.fault;
  bubble().replaceChildren(...rowsOf(regionOf(shown)));
  if (!bubble().children.length) return;
  const { left, bottom } = sign.getBoundingClientRect();
  openAt(bubble(), left, bottom + 4);
  (bubble().querySelector("[data-fix]") ?? bubble().querySelector("button")).focus();
}

frame.addEventListener("click", (event) => {
  const sign = event.target.closest("[data-fault]");
  if (sign && bubble()) unfold(sign);
  else if (event.target.closest("#canvas-mends button")) bubble()?.hidePopover();
});

// Mends are tried after the findings are told: they are there a moment later.
function show() {
  const list = document.querySelector("#canvas-place [data-place-problems]");
  const rows = list && canvas ? rowsOf(chosenRegion()) : [];
  list?.replaceChildren(...rows);
  if (list) list.hidden = !rows.length;
  if (!bubble()?.matches(":popover-open")) return;
  bubble().replaceChildren(...rowsOf(regionOf(shown)));
  if (!bubble().children.length) bubble().hidePopover();
}
document.addEventListener("canvas:inspected", show);
document.addEventListener("editor:swapped", show);
