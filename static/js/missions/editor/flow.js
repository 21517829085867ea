// The order of missions: add, move, take out, by mouse, finger and key. The list in the document is the drawing's order.
import { edit } from "./edits.js";
import { ALL, base, canEdit, frame, isTyping, say } from "./frame.js";

const FAR = 6; // pixels before a press is a drag
let addAt = 0; // where what is chosen from the menu goes
let drag = null; // { step, x, pointerId, to }

const flow = () => frame.querySelector("[data-flow]");
const list = () => JSON.parse(flow().dataset.flow);
const count = () => Number(flow().dataset.count);
const steps = () => [...flow().querySelectorAll("[data-flow-step]")];
const stepOf = (element) => element.closest?.("[data-flow-step]");
const numberOf = (step) => Number(step.dataset.flowStep);

const word = (key, gaps) => flow().dataset[key].replace(/%\((\w+)\)s/g, (_, name) => gaps[name]);

function move(step, to) {
  const from = numberOf(step);
  if (to < 0 || to >= count() || to === from) return;
  const label = word("moved", { title: step.dataset.title, number: to + 1 });
  edit({ label, operations: [{ op: "move", at: [...list(), from], to }], want: ALL });
  wanted = to;
}

function remove(step) {
  const label = word("removed", { title: step.dataset.title });
  edit({ label, operations: [{ op: "remove", at: [...list(), numberOf(step)] }], want: ALL });
  wanted = Math.min(numberOf(step), count() - 2);
}

function insert(entry, title, before = [], want = ALL, then = undefined) {
  const naming = count() ? { op: "insert", at: [...list(), addAt], value: entry } : { op: "set", at: list(), value: [entry] };
  const label = word("added", { title, number: addAt + 1 });
  edit({ label, operations: [...before, naming], want, then });
  wanted = addAt;
}

// A new record and its place in the order are one step; the record opens.
async function make() {
  const answer = await fetch(`${base}records/new/?${new URLSearchParams({ collection: flow().dataset.collection })}`);
  if (!answer.ok) return;
  const made = await answer.json();
  insert(made.path[1], made.label, made.operations, ["outline", "status"], `${base}${made.path.map(encodeURIComponent).join("/")}/`);
}

frame.addEventListener("click", (event) => {
  if (!flow()) return;
  const find = (name) => event.target.closest(`[data-flow-${name}]`);
  const [mover, offer, defeat, adder] = ["move", "offer", "defeat", "add"].map(find);
  if (adder) addAt = Number(adder.dataset.flowAdd);
  if (mover) move(stepOf(mover), numberOf(stepOf(mover)) + Number(mover.dataset.flowMove));
  if (find("remove")) remove(stepOf(event.target));
  if (defeat) edit({ label: defeat.dataset.label, operations: JSON.parse(defeat.dataset.flowDefeat), want: ALL });
  if (offer || find("new")) document.getElementById("flow-offers").hidePopover();
  if (offer) insert(JSON.parse(offer.dataset.flowOffer), offer.textContent.trim());
  if (find("new")) make();
});

// --- by key ---------------------------------------------------------------------------------------------------

const KEYS = {
  ArrowLeft: (step, isMoving) => (isMoving ? move(step, numberOf(step) - 1) : go(numberOf(step) - 1)),
  ArrowRight: (step, isMoving) => (isMoving ? move(step, numberOf(step) + 1) : go(numberOf(step) + 1)),
  Home: () => go(0),
  End: () => go(count() - 1),
  Enter: (step) => step.querySelector("a[data-open]")?.click(),
  Delete: (step) => canEdit && remove(step),
  Insert: (step) => canEdit && offerBehind(step),
};

function go(number) {
  const step = steps()[number];
  if (!step) return;
  for (const one of steps()) one.tabIndex = one === step ? 0 : -1;
  step.focus();
}

function offerBehind(step) {
  addAt = numberOf(step) + 1;
  const menu = document.getElementById("flow-offers");
  menu.showPopover();
  menu.querySelector("button")?.focus();
}

frame.addEventListener("keydown", (event) => {
  const step = flow() && event.target.matches("[data-flow-step]") ? event.target : null;
  if (!step || !KEYS[event.key] || isTyping(event.target) || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.altKey && !canEdit) return;
  KEYS[event.key](step, event.altKey);
});

// --- by mouse and finger --------------------------------------------------------------------------------------

frame.addEventListener("pointerdown", (event) => {
  const grip = event.target.closest("[data-flow-grip]");
  if (!grip || !canEdit || event.button !== 0) return;
  event.preventDefault();
  drag = { step: stepOf(grip), x: event.clientX, pointerId: event.pointerId, to: null };
});

addEventListener("pointermove", (event) => {
  if (drag?.pointerId !== event.pointerId || (drag.to === null && Math.abs(event.clientX - drag.x) < FAR)) return;
  const middles = steps().map((one) => one.getBoundingClientRect()).map((box) => box.left + box.width / 2);
  const before = middles.filter((middle) => middle < event.clientX).length;
  const from = numberOf(drag.step);
  drag.to = before > from ? before - 1 : before;
  drag.step.classList.add("is-dragged");
  for (const one of steps()) one.classList.toggle("is-target", numberOf(one) === drag.to && drag.to !== from);
});

function drop() {
  if (!drag) return;
  const { step, to } = drag;
  drag = null;
  for (const one of steps()) one.classList.remove("is-target", "is-dragged");
  if (to !== null) move(step, to);
}
addEventListener("pointerup", (event) => drag?.pointerId === event.pointerId && drop());
addEventListener("pointercancel", () => {
  if (drag) drag.to = null;
  drop();
});

// The focus stays on what was moved, or goes to what follows what was taken out.
let wanted = null;
document.addEventListener("editor:swapped", () => {
  if (wanted === null || !flow()) return;
  const step = steps()[wanted];
  wanted = null;
  if (step) go(numberOf(step));
});
document.addEventListener("editor:edited", ({ detail }) => flow() && detail.change.label && say(detail.change.label));
