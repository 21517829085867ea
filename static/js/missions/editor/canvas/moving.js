// Moving sectors by key: Space picks up, arrows move, Z turns, F flips, Enter lays down, Escape puts back.
import { canEdit, isTyping } from "../frame.js";
import { board, canvas, facts, regionAt, tileOf, WAYS } from "./facts.js";
import { drop, flipHeld, isHolding, nudge, putBack, takeTiles, turnHeld } from "./holding.js";
import { titleOf } from "./pieces.js";
import { choose, chosenTiles } from "./selection.js";
import { currentTool } from "./tools.js";

addEventListener("keydown", (event) => {
  if (!canvas || facts.way !== "tiles" || event.target.closest("dialog, [popover]") || isTyping(event.target) || event.ctrlKey || event.metaKey) return;
  const isDone = isHolding() ? carry(event) : pickUp(event);
  if (!isDone) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });

function carry(event) {
  const key = event.key.toLowerCase();
  if (WAYS[event.key]) nudge(...WAYS[event.key], event.altKey);
  else if (key === "z") turnHeld(event.shiftKey);
  else if (key === "f") flipHeld(titleOf);
  else if (event.key === "Enter" || event.key === " ") drop();
  else if (event.key === "Escape") putBack();
  else return false;
  return true;
}

function pickUp(event) {
  if (event.key !== " " || !canEdit || currentTool() !== "select" || !board.contains(event.target)) return false;
  const region = regionAt(event.target);
  const tile = tileOf(region);
  if (!tile) return false;
  const chosen = chosenTiles();
  if (!chosen.includes(tile)) choose(region.id);
  takeTiles([tile, ...chosenTiles().filter((one) => one !== tile)]);
  return true;
}
