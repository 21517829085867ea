// The palette of sectors: a click takes one, another click on a slot lays it; what lies on the board already is marked.
import { canEdit, frame, say } from "../frame.js";
import { canvas, facts, isHere, word } from "./facts.js";
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
  number();
}

// Of many sectors those are left whose name has what one types.
frame.addEventListener("input", ({ target }) => {
  if (!target.matches("[data-pieces-find]")) return;
  const wanted = target.value.trim().toLowerCase();
  for (const button of pieceButtons()) button.closest("li").hidden = !button.dataset.title.toLowerCase().includes(wanted);
  number();
});

// Digits take the first nine that do not lie on the board.
const free = () => pieceButtons().filter((one) => !one.classList.contains("is-used") && !one.closest("li").hidden).slice(0, 9);
function number() {
  const numbered = free();
  for (const button of pieceButtons()) {
    const at = numbered.indexOf(button);
    const key = button.querySelector("[data-key]");
    key.hidden = at < 0;
    key.textContent = at + 1;
  }
}

addEventListener("keydown", (event) => {
  if (facts?.way !== "tiles" || !canEdit || !isHere(event) || event.ctrlKey || event.altKey || event.metaKey) return;
  const button = /^[1-9]$/.test(event.key) && free()[Number(event.key) - 1];
  if (!button) return;
  event.preventDefault();
  button.click();
});

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
