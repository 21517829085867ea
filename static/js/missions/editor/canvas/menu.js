// What can be done with the sector below the pointer: right click, the menu key, or a finger that rests.
import { canEdit, frame } from "../frame.js";
import { canvas, facts, regionAt } from "./facts.js";
import { isHolding } from "./holding.js";
import { choose, chooseAll, chosenTiles } from "./selection.js";

const EDGE = 8;
const menu = () => canvas?.querySelector("#canvas-menu");

export function showMenu({ clientX, clientY, target }) {
  const region = regionAt(document.elementFromPoint(clientX, clientY) ?? target);
  if (!region || !menu()) return;
  if (!chosenTiles().some((tile) => tile.id === region.tile)) choose(region.id);
  openAt(menu(), clientX, clientY);
}

export function openAt(found, x, y) {
  found.showPopover();
  const { width, height } = found.getBoundingClientRect();
  found.style.insetInlineStart = `${Math.max(EDGE, Math.min(x, innerWidth - width - EDGE))}px`;
  found.style.insetBlockStart = `${Math.max(EDGE, Math.min(y, innerHeight - height - EDGE))}px`;
}

frame.addEventListener("contextmenu", (event) => {
  if (!canvas || facts.way !== "tiles" || !canEdit || !canvas.querySelector("[data-view]").contains(event.target)) return;
  event.preventDefault();
  if (isHolding() || event.pointerType === "touch") return; // the finger that rests opens it when it is lifted
  const box = event.target.getBoundingClientRect();
  showMenu(event.clientX || event.clientY ? event : { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, target: event.target });
});

frame.addEventListener("click", (event) => {
  const more = event.target.closest("[data-canvas-menu], [popovertarget=canvas-menu]");
  if (more) {
    event.preventDefault();
    const { x, bottom } = more.getBoundingClientRect();
    return openAt(menu(), x, bottom);
  }
  if (event.target.closest("[data-choose-all]")) chooseAll();
  if (event.target.closest("#canvas-menu button")) menu()?.hidePopover();
});
