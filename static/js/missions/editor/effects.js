// Effects as sentences: rows are selected, moved, nested, duplicated, removed, copied as text; JSON for experts.
import { edit, underWay } from "./edits.js";
import { ALL, canEdit, frame, isTyping, say, startsWith, toast } from "./frame.js";
import { isFolded, toggleFold } from "./folding.js";
import { indexOf, insertion, landing, listOf, moving, same, valueAt } from "./nodes.js";
import { settled } from "./settled.js";

let selected = null; // the path of the selected row, as text: it survives a swap
const asJson = new Set(); // effects that are looked at as JSON

export const effectOf = (element) => element.closest("[data-effect]");
export const effectPath = (effect) => JSON.parse(effect.dataset.effect);
export const rowPath = (row) => JSON.parse(row.dataset.row);
export const rowsOf = (effect) => [...effect.querySelectorAll("[data-row]")];
export const valueOf = (effect) => JSON.parse(effect.querySelector("[data-edit=json]").defaultValue || "null");

export const nodeOf = (row) => valueAt(valueOf(effectOf(row)), rowPath(row).slice(effectPath(effectOf(row)).length));
const listIn = (effect, list) => valueAt(valueOf(effect), list.slice(effectPath(effect).length)) ?? [];
const isStep = (row) => "stepRow" in row.dataset;
const textOf = (row) => row.querySelector(".row-text").textContent.trim();

export function select(row, { focus = false } = {}) {
  for (const one of frame.querySelectorAll("[data-row].is-selected")) one.classList.remove("is-selected");
  for (const one of row ? rowsOf(effectOf(row)) : []) one.tabIndex = -1;
  selected = row?.dataset.row ?? null;
  document.dispatchEvent(new CustomEvent("editor:selected", { detail: row ?? null }));
  if (!row) return;
  row.classList.add("is-selected");
  for (const tail of effectOf(row).querySelectorAll("[data-tail]")) tail.classList.toggle("is-near", startsWith(rowPath(row), JSON.parse(tail.dataset.tail)));
  row.tabIndex = 0;
  if (focus) row.focus();
}

export const selectedRow = () => selected && [...frame.querySelectorAll("[data-row]")].find((one) => one.dataset.row === selected);

export function change(effect, what, operations, then) {
  if (!operations || !canEdit) return;
  if (then) selected = JSON.stringify(then);
  edit({ label: `${effect.dataset.label}: ${what}`, operations, want: ALL });
}

function move(row, list, index) {
  const effect = effectOf(row);
  const from = rowPath(row);
  const operations = moving(from, nodeOf(row), list, index, listIn(effect, list).length);
  if (operations) change(effect, `⇅ ${textOf(row)}`, operations, landing(from, list, index));
}

// Out of the step around it, to the place after it.
function takeOut(row) {
  const path = rowPath(row);
  const effect = effectOf(row);
  const around = rowsOf(effect).filter(isStep).map(rowPath).filter((one) => one.length < path.length && same(one, path.slice(0, one.length))).at(-1);
  if (around) move(row, listOf(around), indexOf(around) + 1);
}

// The places where steps are added inside a step; they stand below its last row.
function listsOf(row) {
  const path = rowPath(row);
  const all = [...effectOf(row).querySelectorAll("[data-add-step]:not([data-of-lists])")];
  return all.filter((one) => same(listOf(JSON.parse(one.dataset.addStep)), path));
}

// Into the first list of the step above it.
function putInside(row) {
  const path = rowPath(row);
  const above = rowsOf(effectOf(row)).find((one) => same(rowPath(one), [...listOf(path), indexOf(path) - 1]));
  const inside = above && listsOf(above)[0];
  if (inside) move(row, JSON.parse(inside.dataset.addStep), Number(inside.dataset.count));
}

// The row as it is drawn once what was done before is answered: a key pressed twice counts twice, from where the first one
// led. A row that is itself being changed keeps its place, others are found by what they say; a row that is gone has handed
// its selection on.
export async function settledRow(row) {
  const [effect, path, node] = [effectOf(row).dataset.effect, rowPath(row), JSON.stringify(nodeOf(row))];
  const isChanged = underWay().some((one) => one.operations?.some(({ op, at }) => op === "set" && startsWith(at, path)));
  await settled();
  if (row.isConnected) return row;
  const far = (one) => Math.abs(indexOf(rowPath(one)) - indexOf(path));
  const rows = [...frame.querySelectorAll("[data-row]")].filter((one) => effectOf(one).dataset.effect === effect);
  const alike = rows.filter((one) => (isChanged ? same(rowPath(one), path) : JSON.stringify(nodeOf(one)) === node));
  return alike.sort((one, other) => far(one) - far(other))[0] ?? selectedRow();
}

async function act(which, row) {
  const now = await settledRow(row);
  if (now) ACTS[which](now);
}

const ACTS = {
  out: takeOut,
  into: putInside,
  up: (row) => (indexOf(rowPath(row)) ? move(row, listOf(rowPath(row)), indexOf(rowPath(row)) - 1) : takeOut(row)),
  down: (row) => move(row, listOf(rowPath(row)), indexOf(rowPath(row)) + 2),
  duplicate: (row) => {
    const [list, index] = [listOf(rowPath(row)), indexOf(rowPath(row))];
    change(effectOf(row), `+ ${textOf(row)}`, [insertion(list, index + 1, nodeOf(row), 1)], [...list, index + 1]);
  },
  remove: (row) => change(effectOf(row), `− ${textOf(row)}`, [{ op: "remove", at: rowPath(row) }], neighbour(row)),
};

// Where one is when a step is gone: at the one that takes its place, else at the one above.
function neighbour(row) {
  const rows = rowsOf(effectOf(row));
  const [path, above] = [rowPath(row), rows[rows.indexOf(row) - 1]];
  const isFollowed = rows.some((one) => same(rowPath(one), [...listOf(path), indexOf(path) + 1]));
  return isFollowed ? path : above && rowPath(above);
}

frame.addEventListener("click", (event) => {
  const row = event.target.closest("[data-row]");
  const button = event.target.closest("[data-row-act]");
  if (button) act(button.dataset.rowAct, row);
  else if (row && !event.target.closest("button, input, select, textarea, [data-picker]")) select(row, { focus: true });
  else if (row) select(row);
});

frame.addEventListener("keydown", (event) => {
  const row = event.target.closest("[data-row]");
  if (!row || isTyping(event.target) || event.target.closest("[data-picker]")) return;
  const isSelf = event.target === row;
  const command = event.ctrlKey || event.metaKey;
  const rows = rowsOf(effectOf(row));
  const at = rows.indexOf(row);
  const go = (to) => rows[to] && select(rows[to], { focus: true });
  const bindings = [
    [event.altKey && isStep(row), { ArrowUp: () => act("up", row), ArrowDown: () => act("down", row), ArrowLeft: () => act("out", row), ArrowRight: () => act("into", row) }],
    [command && isStep(row), { d: () => act("duplicate", row) }],
    [!command && !event.altKey && isSelf, {
      ArrowUp: () => go(at - 1),
      ArrowDown: () => go(at + 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      ArrowRight: () => (isFolded(row) ? toggleFold(row) : row.querySelector(".slot")?.focus()),
      ArrowLeft: () => !isFolded(row) && toggleFold(row),
      Delete: () => isStep(row) && act("remove", row),
      Enter: () => document.dispatchEvent(new CustomEvent("editor:add-below", { detail: row })),
    }],
    [!command && !event.altKey && !isSelf, { Escape: () => select(row, { focus: true }) }],
  ];
  const meant = bindings.find(([holds, keys]) => holds && keys[event.key])?.[1][event.key];
  if (!meant) return;
  event.preventDefault();
  event.stopPropagation();
  meant();
});

// Copy and paste as text: between cards, between packs, into a message.
document.addEventListener("copy", (event) => {
  const row = document.activeElement?.closest?.("[data-row]");
  if (!row || isTyping(document.activeElement) || String(getSelection())) return;
  event.clipboardData.setData("text/plain", JSON.stringify(nodeOf(row), null, 2));
  event.preventDefault();
  say(textOf(row));
});

document.addEventListener("paste", (event) => {
  const place = document.activeElement?.closest?.("[data-step-row], [data-add-step]");
  if (!place || isTyping(document.activeElement)) return;
  event.preventDefault();
  const nodes = stepsIn(event.clipboardData.getData("text/plain"));
  if (!nodes) return toast(frame.querySelector("[data-palette-list]").dataset.noStep);
  const isRow = "stepRow" in place.dataset;
  const list = isRow ? listOf(rowPath(place)) : JSON.parse(place.dataset.addStep);
  const index = isRow ? indexOf(rowPath(place)) + 1 : Number(place.dataset.count);
  const steps = "ofLists" in place.dataset ? [nodes] : nodes;
  const count = isRow ? 1 : index;
  const operations = count ? steps.map((one, at) => ({ op: "insert", at: [...list, index + at], value: one })) : [{ op: "set", at: list, value: steps }];
  change(effectOf(place), `+ ${nodes.length}`, operations, [...list, index]);
});

// The steps that a text holds: one, several, or a whole ability; nothing where it is none.
function stepsIn(text) {
  try {
    const found = JSON.parse(text);
    const steps = Array.isArray(found) ? found : Array.isArray(found?.do) ? found.do : [found];
    return steps.length && steps.every((one) => typeof one?.op === "string" || (typeof one === "string" && one)) ? steps : null;
  } catch {
    return null;
  }
}

// Sentences or JSON.
frame.addEventListener("click", (event) => {
  const button = event.target.closest("[data-as]");
  if (!button) return;
  const effect = effectOf(button);
  asJson[button.dataset.as === "json" ? "add" : "delete"](effect.dataset.effect);
  showAs(effect);
});

function showAs(effect) {
  const isJson = asJson.has(effect.dataset.effect);
  for (const one of effect.querySelectorAll("[data-as]")) one.setAttribute("aria-pressed", String((one.dataset.as === "json") === isJson));
  effect.querySelector(".effect-body").hidden = isJson;
  effect.querySelector(".effect-json").hidden = !isJson;
}

// Dragging a row, or a step of the palette.
let carried = null;
frame.addEventListener("dragstart", (event) => {
  const row = event.target.closest("[data-grip]")?.closest("[data-step-row]");
  const step = event.target.closest("[data-palette-step]");
  carried = row ? { row } : step ? { node: JSON.parse(step.dataset.paletteStep), said: step.dataset.said } : null;
});

const isAfter = (row, event) => event.clientY > row.getBoundingClientRect().top + row.querySelector(".row-line").offsetHeight / 2;

frame.addEventListener("dragover", (event) => {
  const row = carried && event.target.closest("[data-step-row]");
  const end = carried && event.target.closest("[data-add-step]");
  clearTargets();
  if (!row && !end) return;
  event.preventDefault();
  if (end) end.classList.add("is-target");
  else row.classList.add(isAfter(row, event) ? "is-target-after" : "is-target");
});

frame.addEventListener("drop", (event) => {
  const row = carried && event.target.closest("[data-step-row]");
  const end = carried && event.target.closest("[data-add-step]");
  if (!row && !end) return;
  event.preventDefault();
  const list = end ? JSON.parse(end.dataset.addStep) : listOf(rowPath(row));
  const index = end ? Number(end.dataset.count) : indexOf(rowPath(row)) + (isAfter(row, event) ? 1 : 0);
  const effect = effectOf(event.target);
  if (end && "ofLists" in end.dataset) addOption(effect, list, index);
  else if (carried.row) move(carried.row, list, index);
  else change(effect, `+ ${carried.said}`, [insertion(list, index, carried.node, end ? Number(end.dataset.count) : 1)], [...list, index]);
});

// An option is a list of steps: what is dropped on 'another option' becomes its first.
function addOption(effect, list, index) {
  const node = carried.row ? nodeOf(carried.row) : carried.node;
  const from = carried.row && rowPath(carried.row);
  if (from && startsWith(list, from)) return; // it would land inside itself
  const adding = insertion(list, index, [node], index);
  change(effect, `+ ${carried.said ?? textOf(carried.row)}`, from ? [adding, { op: "remove", at: from }] : [adding], from ? null : [...list, index, 0]);
}

function clearTargets() {
  for (const one of frame.querySelectorAll(".is-target, .is-target-after")) one.classList.remove("is-target", "is-target-after");
}

frame.addEventListener("dragend", () => {
  carried = null;
  clearTargets();
});

// After a swap the selected row is selected again; one row of each effect can be reached with Tab.
function restore() {
  for (const effect of frame.querySelectorAll("[data-effect]")) {
    rowsOf(effect)[0]?.setAttribute("tabindex", "0");
    showAs(effect);
  }
  const isLost = document.activeElement === document.body;
  const row = selectedRow();
  if (row) select(row, { focus: isLost });
  else if (selected && isLost) emptied()?.focus();
}

// Where the next step is added, once the last one is gone.
function emptied() {
  const effect = [...frame.querySelectorAll("[data-effect]")].find((one) => startsWith(JSON.parse(selected), effectPath(one)));
  return effect?.querySelector("[data-slot-at], [data-add-step]");
}

document.addEventListener("editor:swapped", restore);
document.addEventListener("editor:opened", () => select(null));
restore();
