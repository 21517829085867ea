// Which tool is in the hand. Its button is pressed, also after the toolbar was drawn again.
import { frame } from "../frame.js";
import { canvas, isHere } from "./facts.js";

const KEYS = { v: "select", h: "hand", b: ["brush", "paint"], r: "rectangle", g: "fill", i: "pick", e: "erase", w: "wall", l: "link" };
let tool = "select";
let number = -1; // of a tool that puts things on places
let preset = null; // what a new entry of its list names, where it was taken from the palette

export const currentTool = () => (canvas ? tool : "");
export const currentNumber = () => number;

export const currentPreset = () => preset;

export function take(name, which = -1, thing = null) {
  tool = name;
  number = which;
  preset = thing;
  show();
}

const buttonOf = (name) => canvas?.querySelector(`[data-tool="${name}"]`);

function show() {
  if (!canvas) return;
  if (!buttonOf(tool) && !preset) tool = "select";
  for (const button of canvas.querySelectorAll("[data-tool]")) {
    const isTaken = !preset && button.dataset.tool === tool && Number(button.dataset.number ?? -1) === number;
    button.setAttribute("aria-pressed", String(isTaken));
  }
  canvas.dataset.taken = tool;
  document.dispatchEvent(new CustomEvent("canvas:tool", { detail: { number, preset } }));
}

frame.addEventListener("click", (event) => {
  const button = event.target.closest("[data-tool]");
  if (button) take(button.dataset.tool, Number(button.dataset.number ?? -1));
});

addEventListener("keydown", (event) => {
  if (!isHere(event) || event.ctrlKey || event.metaKey || event.altKey) return;
  const name = [KEYS[event.key.toLowerCase()]].flat().find((one) => one && buttonOf(one));
  if (name) take(name);
  else if (event.key === "Escape" && tool !== "select") {
    event.stopImmediatePropagation(); // what is chosen stays so
    take("select");
  }
});

document.addEventListener("canvas:drawn", show);
show();
