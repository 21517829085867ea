// How many cards a new zone gets. The toolbar's number is that of new zones while one paints, else that of the chosen one.
import { canvas, facts, word } from "./facts.js";
import { say } from "../frame.js";
import { currentPaint } from "./paints.js";
import { chosenRegion } from "./selection.js";
import { currentTool } from "./tools.js";

const BY = { more: 1, fewer: -1 };
const counts = new Map(); // by kind, where another number was set

const painted = () => facts.squares.find((one) => one.key === currentPaint());
const numberOf = (kind) => counts.get(kind.key) ?? kind.blank[kind.count] ?? kind.least;

export const cardsOfNew = (kind) => (kind.count && counts.has(kind.key) ? { [kind.count]: counts.get(kind.key) } : {});
export const isCountingNew = (which) => which in BY && currentTool() === "paint";

export function countNew(which) {
  const kind = painted();
  if (!kind?.count) return say(word("noCards", { reference: kind?.label ?? "" }));
  counts.set(kind.key, Math.min(kind.most, Math.max(kind.least, numberOf(kind) + BY[which])));
  show();
  say(word("newCounted", { kind: kind.label, count: counts.get(kind.key) }));
}

function shown() {
  if (currentTool() === "paint") return painted()?.count ? numberOf(painted()) : undefined;
  const value = chosenRegion()?.value;
  return value?.[facts.squares.find((one) => value[one.tag[0]] === one.tag[1])?.count];
}

function show() {
  const place = facts?.way === "squares" && canvas.querySelector("[data-count]");
  if (place) place.textContent = shown() ?? "–";
}

for (const moment of ["canvas:tool", "canvas:chosen", "canvas:dipped", "canvas:drawn"]) document.addEventListener(moment, show);
show();
