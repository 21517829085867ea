// What stands on the boards, and the parts of a page around them: put in as the server has drawn them.

export function showBoards(root, keys) {
  for (const stage of root.querySelectorAll("[data-stage]")) stage.hidden = !keys.includes(stage.dataset.stage);
}

export function showPieces(root, pieces) {
  for (const [key, drawn] of Object.entries(pieces)) {
    const board = root.querySelector(`[data-stage="${CSS.escape(key)}"] svg[data-board]`);
    if (!board) continue;
    const moving = places(board);
    board.querySelector(".board-pieces")?.remove();
    board.insertAdjacentHTML("beforeend", drawn);
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) glide(board, moving);
  }
}

export function showPart(root, name, html) {
  const part = root.querySelector(`[data-part="${name}"]`);
  if (part) part.innerHTML = html;
}

function places(board) {
  return new Map([...board.querySelectorAll("[data-piece]")].map((piece) => [piece.dataset.piece, where(piece)]));
}

function where(piece) {
  const { e, f } = piece.transform.baseVal.getItem(0).matrix;
  return [e, f];
}

// A figure goes from where it stood to where it stands now.
function glide(board, before) {
  for (const piece of board.querySelectorAll("[data-piece]")) {
    const from = before.get(piece.dataset.piece);
    const to = where(piece);
    if (!from || (Math.abs(from[0] - to[0]) < 1 && Math.abs(from[1] - to[1]) < 1)) continue;
    const place = getComputedStyle(piece).transform;
    const start = `translate(${from[0] - to[0]}px, ${from[1] - to[1]}px) ${place}`;
    piece.animate([{ transform: start }, { transform: place }], { duration: 300, easing: "ease-out" });
  }
}
