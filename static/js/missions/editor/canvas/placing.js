// Things on places: pick a tool and click a place, or press its button beside the chosen place. Once more takes it off.
import { edit } from "../edits.js";
import { ALL, canEdit, frame } from "../frame.js";
import { board, facts, regionAt, word } from "./facts.js";
import { chosenRegion } from "./selection.js";
import { settled } from "../settled.js";
import { currentNumber, currentPreset, currentTool } from "./tools.js";

// `preset`: what a new entry of a list names besides its place.
export async function put(number, region, preset = null) {
  await settled();
  const tool = facts.tools[number];
  const index = tool.places.findIndex((one, at) => one === region.id && names(tool.entries[at], preset));
  const isHere = index >= 0;
  const operations = tool.is_list ? listed(tool, region, index, preset) : single(tool, region, isHere);
  const label = word(isHere ? "taken" : "put", { thing: tool.label, place: region.name });
  edit({ label, operations, want: ALL });
}

function single(tool, region, isHere) {
  return [isHere ? { op: "remove", at: tool.path } : { op: "set", at: tool.path, value: region.id }];
}

const names = (entry, preset) => Object.entries(preset ?? {}).every(([field, value]) => entry?.[field] === value);

function listed(tool, region, index, preset) {
  if (index >= 0) return [{ op: "remove", at: [...tool.path, index] }];
  const value = tool.inside.length ? filled({ ...tool.blank, ...preset }, tool.inside, region.id) : region.id;
  if (!tool.is_set) return [{ op: "set", at: tool.path, value: [value] }];
  return [{ op: "insert", at: [...tool.path, tool.places.length], value }];
}

function filled(blank, [part, ...rest], place) {
  return { ...blank, [part]: rest.length ? filled(blank[part] ?? {}, rest, place) : place };
}

frame.addEventListener("click", (event) => {
  const button = event.target.closest("[data-put]");
  if (button && chosenRegion()) return put(Number(button.dataset.put), chosenRegion());
  if (currentTool() !== "place" || !canEdit || !board?.contains(event.target)) return;
  const region = regionAt(event.target);
  if (region) put(currentNumber(), region, currentPreset());
});

frame.addEventListener("keydown", (event) => {
  if (currentTool() !== "place" || !canEdit || !board?.contains(event.target) || ![" ", "Enter"].includes(event.key)) return;
  const region = regionAt(event.target);
  if (!region) return;
  event.preventDefault();
  put(currentNumber(), region, currentPreset());
});
