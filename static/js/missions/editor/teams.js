// Numbers by team size: the curve beside the table and the sums below a pool follow while one types.
import { frame } from "./frame.js";

const WIDTH = 64;
const HEIGHT = 32;
const EDGE = 4;
const SVG = "http://www.w3.org/2000/svg";

const numbersIn = (box) => [...box.querySelectorAll("[data-size]")].map((one) => (one.value === "" ? null : Number(one.value)));

function drawCurve(curve) {
  const values = numbersIn(curve.closest(".by-team"));
  const most = Math.max(1, ...values.map((one) => one ?? 0));
  const across = (index) => EDGE + (index * (WIDTH - 2 * EDGE)) / Math.max(1, values.length - 1);
  const points = values.flatMap((value, index) => (value === null ? [] : [[across(index), HEIGHT - EDGE - (value * (HEIGHT - 2 * EDGE)) / most]]));
  const line = document.createElementNS(SVG, "polyline");
  line.setAttribute("points", points.map((one) => one.join(",")).join(" "));
  const dots = points.map(([x, y]) => {
    const dot = document.createElementNS(SVG, "circle");
    for (const [name, value] of Object.entries({ cx: x, cy: y, r: 2.4 })) dot.setAttribute(name, value);
    return dot;
  });
  curve.replaceChildren(line, ...dots);
}

function addUp(row) {
  const list = row.closest("[data-list]");
  for (const total of row.querySelectorAll("[data-total]")) {
    const values = [...list.querySelectorAll(`[data-size="${total.dataset.total}"]`)].map((one) => Number(one.value));
    total.textContent = values.reduce((sum, one) => sum + Math.max(0, one), 0);
  }
}

function show(within = frame) {
  for (const curve of within.querySelectorAll("[data-spark]")) drawCurve(curve);
  for (const row of within.querySelectorAll("[data-totals]")) addUp(row);
}

// A number in an effect is plain or by team size: both fields say the same.
function sayTheSame(box, typed) {
  const [plain, ...columns] = box.querySelectorAll("input");
  if (typed === plain) for (const one of columns) one.value = plain.value;
  else plain.value = columns.every((one) => one.value === typed.value) ? typed.value : "";
}

for (const kind of ["input", "change"]) {
  frame.addEventListener(kind, (event) => {
    const both = event.target.closest(".picker-number:has([data-size])");
    if (both) sayTheSame(both, event.target);
    if (both) show(both);
    if (!event.target.matches("[data-size]")) return;
    event.target.closest(".by-team").querySelector("[data-reckoned]")?.setAttribute("hidden", "");
    show(event.target.closest("[data-list]:has([data-totals])") ?? event.target.closest(".by-team"));
  });
}

for (const kind of ["swapped", "unfolded"]) document.addEventListener(`editor:${kind}`, () => show());
show();
