// What an option is about is lit, on the board and in the hand, and carries its letter.
const SVG = "http://www.w3.org/2000/svg";
const LARGEST = 1.3; // pixels for a unit of the board: a letter of 16 by 18 units need not grow beyond that

export function unlit(root) {
  for (const mark of root.querySelectorAll("[data-letter-mark]")) mark.remove();
  for (const thing of root.querySelectorAll(".is-lit, .board-outline.is-chosen, .board-piece.is-chosen, .hand-card.is-chosen, [data-step-piece].is-chosen")) {
    thing.classList.remove("is-lit", "is-chosen");
  }
}

// A figure that several options are about carries the letter of none that has a place of its own as well.
export function lettersOn(root, option, isChosen, isShared) {
  const anchors = option.dataset.anchors.split(" ");
  const marked = anchors.filter((anchor) => /^(piece|pile|region):/.test(anchor));
  const own = marked.filter((anchor) => !isShared(anchor));
  const lettered = own.length ? own : marked.slice(0, 1);
  for (const anchor of anchors) {
    const [kind, id] = [anchor.slice(0, anchor.indexOf(":")), anchor.slice(anchor.indexOf(":") + 1)];
    const quoted = CSS.escape(id);
    const letter = lettered.includes(anchor) ? option.dataset.letter : "";
    if (kind === "piece" || kind === "pile") lightPiece(root, quoted, letter, isChosen);
    if (kind === "region") lightRegion(root, CSS.escape(id.split("/").length > 2 ? id.slice(id.indexOf("/") + 1) : id), option.dataset.letter, isChosen);
    if (kind === "card") light(root.querySelector(`[data-card="${quoted}"]`), isChosen);
  }
}

function light(thing, isChosen) {
  thing?.classList.add(isChosen ? "is-chosen" : "is-lit");
}

function lightPiece(root, id, letter, isChosen) {
  for (const piece of root.querySelectorAll(`[data-piece="${id}"]`)) {
    light(piece, isChosen);
    if (letter && !piece.querySelector("[data-letter-mark]")) put(piece, -15, -13, letter);
  }
  for (const step of root.querySelectorAll(`[data-step-piece="${id}"]`)) light(step, isChosen);
}

function lightRegion(root, id, letter, isChosen) {
  for (const region of root.querySelectorAll(`[data-region="${id}"]`)) {
    const board = region.closest("svg");
    region.classList.add("is-lit");
    light(board.querySelector(`[data-outline="${region.dataset.number}"]`), isChosen);
    const taken = board.querySelectorAll(`[data-letter-mark="${id}"]`).length;
    const size = Math.min(1, LARGEST / (board.getScreenCTM()?.a || LARGEST));
    const [x, y] = corner(board, region, size);
    put(board, x + 20 * size * taken, y, letter, size).dataset.letterMark = id;
  }
}

// Where a letter fits into a place: as far down and left as its outline allows, beside names and where nobody stands if
// it can be, else over a name, else over somebody.
function corner(board, region, size) {
  const box = region.getBBox();
  const outline = board.querySelector(region.querySelector("use").getAttribute("href"));
  const step = 14 * size;
  const room = [[-10, -11], [10, -11], [-10, 11], [10, 11]].map((at) => at.map((one) => one * size));
  const figures = [...board.querySelectorAll("[data-piece]")].map((piece) => piece.transform.baseVal);
  const names = [...board.querySelectorAll(".board-name")].map((name) => name.getBBox());
  const isFree = (x, y) => figures.every((moves) => isApart(moves, x, y, 10 * size));
  const covers = (name, x, y) => Math.abs(name.x + name.width / 2 - x) < name.width / 2 + 8 * size && Math.abs(name.y + name.height / 2 - y) < name.height / 2 + 8 * size;
  let [overName, found] = [null, null];
  for (let y = box.y + box.height - step; y > box.y; y -= step) {
    for (let x = box.x + step; x < box.x + box.width; x += step) {
      if (!room.every(([across, down]) => outline.isPointInFill(new DOMPoint(x + across, y + down)))) continue;
      found ??= [x, y];
      if (!isFree(x, y)) continue;
      if (!names.some((name) => covers(name, x, y))) return [x, y];
      overName ??= [x, y];
    }
  }
  return overName ?? found ?? [box.x + box.width / 2, box.y + box.height / 2];
}

function isApart(moves, x, y, distance) {
  const [{ e, f }, { a }] = [moves.getItem(0).matrix, moves.getItem(1).matrix];
  return Math.hypot(x - e, y - f) > 20 * a + distance;
}

function put(parent, x, y, letter, size = 1) {
  const mark = document.createElementNS(SVG, "g");
  mark.setAttribute("transform", `translate(${x} ${y}) scale(${size})`);
  mark.dataset.letterMark = "";
  mark.setAttribute("aria-hidden", "true");
  const [box, text] = ["rect", "text"].map((name) => mark.appendChild(document.createElementNS(SVG, name)));
  for (const [name, value] of Object.entries({ x: -8, y: -9, width: 16, height: 18, rx: 2, class: "board-letter" })) box.setAttribute(name, value);
  text.setAttribute("class", "board-letter-text");
  text.setAttribute("y", 4);
  text.textContent = letter;
  return parent.appendChild(mark);
}
