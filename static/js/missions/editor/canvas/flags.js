// The name of each sector, on its upper edge where it hides no place's name.
import { board, facts, layer, over, shape } from "./facts.js";

const LETTER = 9.7; // units wide, of a name that is typed
const HIGH = 22;
const INSET = 8;
const STEP = 12;

// As much of a name as there is room for.
function shortened(title, room) {
  const most = Math.max(Math.floor(room / LETTER), 1);
  return title.length > most ? `${title.slice(0, most - 1)}…` : title;
}

const boxOf = ({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height });
const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

// Where names and tokens are drawn, in the units of the drawing.
const written = () => [...board.querySelectorAll(".board-name, .board-token")].map((one) => {
  const { x, y, width, height } = one.getBBox();
  const to = one.getCTM().multiply(board.getCTM().inverse());
  return { left: x * to.a + to.e, top: y * to.d + to.f, right: (x + width) * to.a + to.e, bottom: (y + height) * to.d + to.f };
});

function draw() {
  if (!board || facts.way !== "tiles") return;
  const drawn = layer("canvas-flags");
  const taken = written();
  for (const { title, column, row, width } of facts.tiles) {
    const [left, top] = [column * facts.unit, row * facts.unit - HIGH / 2];
    const name = shortened(title, width * facts.unit - 4 * INSET);
    const wide = name.length * LETTER + 2 * INSET;
    const spare = width * facts.unit - wide - 2 * INSET;
    const at = (from) => boxOf({ left: left + INSET + from, top, width: wide, height: HIGH });
    let from = 0;
    while (from < spare && taken.some((one) => meet(at(from), one))) from += STEP;
    if (from >= spare) from = 0;
    const flag = drawn.appendChild(shape("g", { transform: `translate(${left + INSET + from} ${top})` }));
    flag.append(shape("rect", { width: wide, height: HIGH, rx: 2 }), shape("text", { x: wide / 2, y: HIGH * 0.72, textLength: wide - 2 * INSET, lengthAdjust: "spacingAndGlyphs" }, name));
  }
}

// What is chosen is outlined below them.
document.addEventListener("canvas:drawn", draw);
document.addEventListener("canvas:chosen", () => {
  const drawn = over?.querySelector(".canvas-flags");
  if (drawn) over.append(drawn);
});
draw();
