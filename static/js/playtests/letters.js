// What an option is about is lit, on the board and in the hand, and carries its letter.
const SVG = "http://www.w3.org/2000/svg";

export function unlit(root) {
  for (const mark of root.querySelectorAll("[data-letter-mark]")) mark.remove();
  for (const thing of root.querySelectorAll(".is-lit, .board-outline.is-chosen, .board-piece.is-chosen, .hand-card.is-chosen, [data-step-piece].is-chosen")) {
    thing.classList.remove("is-lit", "is-chosen");
  }
}

export function lettersOn(root, option, isChosen) {
  for (const anchor of option.dataset.anchors.split(" ")) {
    const [kind, id] = [anchor.slice(0, anchor.indexOf(":")), anchor.slice(anchor.indexOf(":") + 1)];
    const quoted = CSS.escape(id);
    if (kind === "piece" || kind === "pile") lightPiece(root, quoted, option.dataset.letter, isChosen);
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
    put(piece, -15, -13, letter);
  }
  for (const step of root.querySelectorAll(`[data-step-piece="${id}"]`)) light(step, isChosen);
}

function lightRegion(root, id, letter, isChosen) {
  for (const region of root.querySelectorAll(`[data-region="${id}"]`)) {
    const board = region.closest("svg");
    region.classList.add("is-lit");
    light(board.querySelector(`[data-outline="${region.dataset.number}"]`), isChosen);
    const taken = board.querySelectorAll(`[data-letter-mark="${id}"]`).length;
    const [x, y] = corner(board, region);
    put(board, x + 20 * taken, y, letter).dataset.letterMark = id;
  }
}

// Where a letter fits into a place: as far down and left as its outline allows.
function corner(board, region) {
  const box = region.getBBox();
  const outline = board.querySelector(region.querySelector("use").getAttribute("href"));
  for (let y = box.y + box.height - 14; y > box.y; y -= 14) {
    for (let x = box.x + 14; x < box.x + box.width; x += 14) {
      const room = [[-10, -11], [10, -11], [-10, 11], [10, 11]];
      if (room.every(([across, down]) => outline.isPointInFill(new DOMPoint(x + across, y + down)))) return [x, y];
    }
  }
  return [box.x + box.width / 2, box.y + box.height / 2];
}

function put(parent, x, y, letter) {
  const mark = document.createElementNS(SVG, "g");
  mark.setAttribute("transform", `translate(${x} ${y})`);
  mark.dataset.letterMark = "";
  mark.setAttribute("aria-hidden", "true");
  const [box, text] = ["rect", "text"].map((name) => mark.appendChild(document.createElementNS(SVG, name)));
  for (const [name, value] of Object.entries({ x: -8, y: -9, width: 16, height: 18, rx: 2, class: "board-letter" })) box.setAttribute(name, value);
  text.setAttribute("class", "board-letter-text");
  text.setAttribute("y", 4);
  text.textContent = letter;
  return parent.appendChild(mark);
}
