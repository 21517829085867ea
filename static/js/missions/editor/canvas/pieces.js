// The palette of sectors: a click takes one, another click on a slot lays it; what lies on the board already is marked.
import { canEdit, frame, say } from "../frame.js";
import { canvas, facts, word } from "./facts.js";
import { heldPart, isHolding, putBack, takePiece } from "./holding.js";

export const pieceButtons = () => [...frame.querySelectorAll("[data-piece]")];
export const titleOf = (id) => pieceButtons().find((one) => one.dataset.piece === id)?.dataset.title ?? id;
export const pictureOf = (id) => pieceButtons().find((one) => one.dataset.piece === id)?.querySelector("img")?.src ?? "";

export function pieceOf(button) {
  const { piece, title, width, height, sides } = button.dataset;
  return { id: piece, title, width: Number(width), height: Number(height), sides: sides.split(" ") };
}

function mark() {
  if (!canvas) return;
  const lying = facts.tiles.map((tile) => tile.piece);
  for (const button of pieceButtons()) {
    const { id, sides } = pieceOf(button);
    const isLaid = lying.includes(id);
    const isTurnedOver = !isLaid && sides.some((side) => lying.includes(side));
    button.querySelector("[data-laid]").hidden = !isLaid;
    button.querySelector("[data-mark]").hidden = !isTurnedOver;
    button.classList.toggle("is-used", isLaid || isTurnedOver);
  }
}

function press() {
  const part = heldPart();
  for (const button of pieceButtons()) button.setAttribute("aria-pressed", String(Boolean(part && !part.tile && part.id === button.dataset.piece)));
}

frame.addEventListener("click", (event) => {
  const button = event.target.closest("[data-piece]");
  if (!button || !canvas || !canEdit) return;
  const isSame = isHolding() && heldPart().id === button.dataset.piece;
  if (isHolding()) putBack();
  if (isSame) return;
  takePiece(pieceOf(button));
  say(word("stamp", { piece: button.dataset.title }));
  canvas.querySelector("[data-view]").focus({ preventScroll: true });
});

for (const moment of ["canvas:aimed", "canvas:let-go"]) document.addEventListener(moment, press);
document.addEventListener("editor:swapped", mark);
mark();
