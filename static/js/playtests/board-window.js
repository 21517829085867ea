// The window on the boards: nearer, farther, moved by a finger or the scroll bars; a small map shows where one is.
const SVG = "http://www.w3.org/2000/svg";
const NEAREST = 4;
const NAMES_CAN_BE_READ = 680; // pixels across: on a phone names are too small otherwise

export function openWindow(root) {
  const pane = root.querySelector("[data-board-window]");
  if (!pane) return;
  const sheet = pane.querySelector(".game-stages");
  const map = root.querySelector("[data-small-map]");
  let zoom = 1;
  let followed = null;

  function show(nearer, [x, y] = middle()) {
    const [width, height] = [sheet.scrollWidth, sheet.scrollHeight];
    const [atX, atY] = [(pane.scrollLeft + x) / width, (pane.scrollTop + y) / height];
    zoom = Math.min(NEAREST, Math.max(1, nearer));
    pane.style.setProperty("--zoom", zoom);
    pane.classList.toggle("is-near", zoom > 1);
    pane.scrollTo(atX * sheet.scrollWidth - x, atY * sheet.scrollHeight - y);
    drawMap();
  }

  const middle = () => [pane.clientWidth / 2, pane.clientHeight / 2];

  function frame(piece) {
    if (!piece) return;
    const [box, window] = [piece.getBoundingClientRect(), pane.getBoundingClientRect()];
    pane.scrollBy(box.x + box.width / 2 - window.x - window.width / 2, box.y + box.height / 2 - window.y - window.height / 2);
  }

  // The one who acts, else one's own, else the first of the people on the board.
  const own = () => [".is-acting", ".is-own", ".board-piece-person"].map((what) => pane.querySelector(what)).find(Boolean);

  function isInSight(piece) {
    if (!piece) return true;
    const [box, window] = [piece.getBoundingClientRect(), pane.getBoundingClientRect()];
    return box.right > window.x && box.x < window.right && box.bottom > window.y && box.y < window.bottom;
  }

  // Whose turn it is comes into sight; who looks elsewhere meanwhile is left alone.
  function follow(isAnew) {
    const piece = own();
    const isAnother = piece?.dataset.piece !== followed;
    followed = piece?.dataset.piece;
    if (zoom > 1 && (isAnew || isAnother) && !isInSight(piece)) frame(piece);
  }

  function isBelowRight(piece) {
    if (!piece) return false;
    const [box, window] = [piece.getBoundingClientRect(), pane.getBoundingClientRect()];
    return box.x > window.x + window.width / 2 && box.y > window.y + window.height / 2;
  }

  function drawMap() {
    map.toggleAttribute("hidden", zoom <= 1);
    map.classList.toggle("is-aside", isBelowRight(own()));
    const board = pane.querySelector("[data-stage]:not([hidden]) svg[data-board]");
    if (zoom <= 1 || !board) return;
    const { width, height, x, y } = board.viewBox.baseVal;
    map.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    map.replaceChildren();
    for (const outline of board.querySelectorAll(".board-outline")) map.append(outline.cloneNode());
    for (const piece of board.querySelectorAll(".board-piece-person, .board-piece-monster")) {
      const { e, f } = piece.transform.baseVal.getItem(0).matrix;
      const side = piece.matches(".board-piece-person") ? " is-person" : "";
      map.append(made("circle", { cx: e, cy: f, r: width / 40, class: `small-map-piece${side}` }));
    }
    const [shown, all] = [pane.getBoundingClientRect(), board.getBoundingClientRect()];
    const scale = width / all.width;
    map.append(
      made("rect", {
        x: x + Math.max(0, shown.x - all.x) * scale,
        y: y + Math.max(0, shown.y - all.y) * scale,
        width: Math.min(all.width, shown.width) * scale,
        height: Math.min(all.height, shown.height) * scale,
        class: "small-map-window",
      }),
    );
  }

  root.addEventListener("click", (event) => {
    const button = event.target.closest("[data-zoom]");
    if (button) show(button.dataset.zoom === "in" ? zoom * 1.4 : zoom / 1.4);
  });
  pane.addEventListener("scroll", drawMap, { passive: true });
  pane.addEventListener("dblclick", (event) => {
    event.preventDefault();
    if (zoom === 1) show(2);
    frame(own());
  });
  byTwoFingers(pane, (factor, at) => show(zoom * factor, at));

  if (matchMedia("(width < 48rem)").matches) {
    show(NAMES_CAN_BE_READ / pane.clientWidth);
    frame(own());
  }
  return { drawMap, follow };
}

function byTwoFingers(pane, pinch) {
  const fingers = new Map();
  let before = 0;
  pane.addEventListener("pointerdown", (event) => event.pointerType === "touch" && fingers.set(event.pointerId, event));
  for (const name of ["pointerup", "pointercancel", "pointerleave"]) {
    pane.addEventListener(name, (event) => {
      fingers.delete(event.pointerId);
      before = 0;
    });
  }
  pane.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, event);
    if (fingers.size !== 2) return;
    const [one, other] = [...fingers.values()];
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const box = pane.getBoundingClientRect();
    const at = [(one.clientX + other.clientX) / 2 - box.x, (one.clientY + other.clientY) / 2 - box.y];
    if (before) pinch(apart / before, at);
    before = apart;
  });
}

function made(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
