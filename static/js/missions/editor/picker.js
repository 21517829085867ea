// The picker unfolds in the flow, under its sentence: search, likely kinds first, then the slots of what is chosen.
import { edit } from "./edits.js";
import { change, effectOf, effectPath, rowPath, settledRow } from "./effects.js";
import { ALL, base, canEdit, frame, isTyping, startsWith } from "./frame.js";
import { indexOf, insertion, listOf } from "./nodes.js";
import { settled } from "./settled.js";

let current = null; // {effect, at, isNew, after?, isTaken?}: what is unfolded, so that it unfolds again after a swap
let shown = null; // the picker itself
let held = null; // what has the focus in it
let isTouched = false; // something was typed in that
let isStale = false; // it is not of what was drawn last
let turn = 0; // of what was asked for last: older answers are not shown, nor is the same one shown twice

function forget() {
  current = null;
  turn++;
  early = null;
}

// Whoever types on before the picker is there means its search; Enter takes what is found, Escape wants none.
let early = null; // {text, isTaken} while one waits for it
const listen = () => (early ??= { text: "", isTaken: false });
addEventListener("keydown", (event) => {
  if (!early || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
  if (event.key.length === 1) early.text += event.key;
  else if (event.key === "Enter" && early.text) early.isTaken = true;
  else if (event.key === "Escape") forget();
  else return;
  event.preventDefault();
  event.stopPropagation();
}, { capture: true });

// Letters say nothing in a number: they look for what it could be reckoned from.
const LETTER = /\p{L}/u;
const findBeside = (field) => field.matches(".picker-number input") && field.closest("[data-picker]").querySelector("[data-picker-find]");

function typeEarly(asked, { text, isTaken }) {
  const first = (LETTER.test(text) && findBeside(asked)) || asked;
  if (!text || !isTyping(first)) return;
  first.focus();
  first.value = text;
  first.dispatchEvent(new Event("input", { bubbles: true }));
  if (isTaken) first.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
}

async function unfold(asked, { isAgain = false } = {}) {
  const typed = listen();
  if (isAgain) forget();
  else fold({ focus: false });
  if (!anchorOf(asked)) return; // it went with what was redrawn
  early = isAgain ? null : typed;
  current = asked;
  const mine = turn;
  const query = new URLSearchParams({ effect: JSON.stringify(asked.effect), at: JSON.stringify(asked.at) });
  if (asked.isNew) query.set("new", "");
  const answer = await fetch(`${base}slot/?${query}`).catch(() => null);
  if (!answer) return mine === turn && fold({ focus: false }); // without a connection nothing can be asked
  const fresh = document.createElement("template");
  fresh.innerHTML = await answer.text();
  if (mine !== turn) return;
  const place = answer.ok && anchorOf(asked);
  if (!place) return fold({ focus: false });
  isStale = isAgain && isHeld(); // who has begun to write there goes on
  if (isStale) return;
  shown?.remove();
  shown = fresh.content.firstElementChild;
  if (asked.isTaken && !shown.querySelector(".picker-inner")) return fold(); // nothing is left to be said
  lay(place);
  document.dispatchEvent(new Event("editor:unfolded"));
  if (isAgain) return focusAgain(shown);
  const first = shown.querySelector(".picker-number input") ?? shown.querySelector("[data-picker-find], input, select") ?? shown;
  first.focus({ preventScroll: true });
  first.select?.(); // a number is typed over
  early = null;
  typeEarly(first, typed);
  shown.scrollIntoView({ block: "nearest" });
  place.after.scrollIntoView({ block: "nearest" }); // what is asked about stays in sight
}

function lay({ button, after }) {
  if (button.matches("button")) button.setAttribute("aria-expanded", "true");
  after.after(shown);
  point(shown, button);
  makeOneStop(shown);
}

// Its tip points at what is asked about.
function point(picker, button) {
  const [around, at] = [picker.getBoundingClientRect(), button.getClientRects()[0]];
  picker.style.setProperty("--tip", `${Math.round(at.left + Math.min(at.width, 200) / 2 - around.left)}px`);
}

// The button that is asked about, and what the picker stands under.
function anchorOf({ effect, at, isNew, after }) {
  if (after) return below(after);
  const box = [...frame.querySelectorAll("[data-effect]")].find((one) => one.dataset.effect === JSON.stringify(effect));
  const name = isNew ? "addStep" : "slotAt";
  const buttons = [...(box?.querySelectorAll("[data-slot-at], [data-add-step]") ?? [])];
  const button = buttons.find((one) => one.dataset[name] === JSON.stringify(at)) ?? (isNew ? null : around(buttons, at));
  return button && { button, after: button.closest(".row-line") ?? button.closest(".row-details, .row-tail") ?? button };
}

// What the sentence does not say yet has no place in it: it is asked about at the innermost slot that it belongs to.
function around(buttons, at) {
  const slots = buttons.filter((one) => one.dataset.slotAt && startsWith(at, JSON.parse(one.dataset.slotAt)));
  return slots.sort((one, other) => JSON.parse(other.dataset.slotAt).length - JSON.parse(one.dataset.slotAt).length)[0];
}

// Under the row that a step is added after, whatever list it stands in.
function below(path) {
  const row = [...frame.querySelectorAll("[data-row]")].find((one) => one.dataset.row === JSON.stringify(path));
  const line = row?.querySelector(":scope > .row-line");
  return line && { button: line.querySelector(".row-text"), after: line, row };
}

function fold({ focus = true } = {}) {
  const row = current?.after && below(current.after)?.row;
  const button = frame.querySelector("[data-slot-at][aria-expanded=true], [data-add-step][aria-expanded=true]");
  button?.setAttribute("aria-expanded", "false");
  shown?.remove();
  shown = null;
  forget();
  if (focus) (row ?? button)?.focus();
}

function take(node, said) {
  const { effect, at, isNew, after } = current;
  const box = anchorOf(current)?.button ?? frame;
  const owner = effectOf(box);
  if (isNew) {
    const ofLists = box.dataset.ofLists !== undefined;
    const count = Number(box.dataset.count);
    const value = ofLists ? [node] : node;
    const [list, index] = after ? [listOf(after), indexOf(after) + 1] : [at, count];
    forget();
    return change(owner, `+ ${said}`, [insertion(list, index, value, after ? 1 : count)], ofLists ? [...list, index, 0] : [...list, index]);
  }
  const picker = frame.querySelector("[data-picker]");
  const wrap = picker.dataset.normalise ? JSON.parse(picker.dataset.normalise) : null;
  const operations = [...(wrap ? [{ op: "set", ...wrap }] : []), { op: "set", at, value: node }];
  edit({ label: `${owner?.dataset.label ?? ""}: ${said}`.slice(0, 120), operations, want: ALL });
  current = { effect, at, isNew: false, isTaken: true };
}

frame.addEventListener("click", (event) => {
  if (!canEdit) return;
  const slot = event.target.closest("[data-slot-at]");
  const add = event.target.closest("[data-add-step]");
  const offer = event.target.closest("[data-offer]");
  const clear = event.target.closest("[data-clear-at]");
  if (offer) return take(JSON.parse(offer.dataset.offer), offer.dataset.said ?? offer.textContent.trim());
  if (clear) {
    const owner = effectOf(clear);
    forget();
    return change(owner, "−", [{ op: "remove", at: JSON.parse(clear.dataset.clearAt) }]);
  }
  if (event.target.closest("[data-picker-close]")) return fold();
  if (event.target.closest("[data-picker-more]")) return showAll(event.target.closest("[data-picker]"), { unfit: true });
  const button = slot ?? add;
  if (!button) return;
  if (button.getAttribute("aria-expanded") === "true") return fold();
  unfoldOnceDrawn(button);
});

const askedBy = (button) => JSON.parse(button.dataset.slotAt ?? button.dataset.addStep);

// While a step before it is being saved, the places are about to be others: a slot moves with its row.
async function unfoldOnceDrawn(button) {
  const picker = button.closest("[data-picker]"); // which goes: its effect and its row stay
  const effect = picker ? current.effect : effectPath(effectOf(button));
  const [at, row] = [askedBy(button), (picker ?? button).closest("[data-row]")];
  fold({ focus: false });
  listen();
  const mine = turn;
  const inside = row && startsWith(at, rowPath(row)) ? at.slice(rowPath(row).length) : null;
  const now = inside ? await settledRow(row) : await settled();
  if (mine === turn) unfold({ effect, at: now ? [...rowPath(now), ...inside] : at, isNew: !("slotAt" in button.dataset) });
}

// Who searches sees all that fits; what does not fit has to be asked for.
function showAll(picker, { unfit = false } = {}) {
  const list = picker.querySelector(".picker-offers");
  list.classList.add("shows-all", ...(unfit ? ["shows-unfit"] : []));
  picker.querySelector("[data-picker-more]").hidden = unfit || !list.querySelector("[data-unfit]");
  makeOneStop(picker);
}

// Arrows go through what fits; for Tab it is one stop, so that the slots below are near.
function makeOneStop(picker) {
  const [first, ...others] = offersIn(picker);
  for (const one of others) one.tabIndex = -1;
  if (first) first.tabIndex = 0;
}

const offersIn = (picker) => [...picker.querySelectorAll("[data-offer]")].filter((one) => one.checkVisibility());

frame.addEventListener("input", (event) => {
  const find = event.target.closest("[data-picker-find]");
  if (!find) return;
  const picker = find.closest("[data-picker]");
  const words = find.value.trim().toLowerCase().split(/\s+/);
  if (find.value.trim()) showAll(picker);
  for (const one of picker.querySelectorAll("[data-offer]")) {
    one.parentElement.hidden = !words.every((word) => one.dataset.search.includes(word));
  }
  rank(picker.querySelector(".picker-offers"), words);
  makeOneStop(picker);
});

// Whose own words begin with what is typed comes first, then whose words have it, then whose hint has.
const drawnOrder = new WeakMap(); // list → its entries as they were drawn
function rank(list, words) {
  if (!drawnOrder.has(list)) drawnOrder.set(list, [...list.children]);
  const typed = words.join(" ");
  const distance = (entry) => {
    const said = (entry.firstElementChild.dataset.said ?? "").toLowerCase().replace(/^[…\s]+/, "");
    return said.startsWith(typed) ? 0 : said.includes(typed) ? 1 : 2;
  };
  list.append(...drawnOrder.get(list).toSorted((one, other) => distance(one) - distance(other)));
}

// Typing filters, arrows go through what fits, Enter takes it, Esc leaves everything as it was.
frame.addEventListener("keydown", (event) => {
  const picker = event.target.closest("[data-picker]");
  if (!picker) return;
  const shown = offersIn(picker);
  const at = shown.indexOf(event.target.closest("[data-offer]"));
  const isFinding = event.target.matches("[data-picker-find]");
  const steps = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
  const isLetter = event.key.length === 1 && LETTER.test(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey;
  if (isLetter && findBeside(event.target)) return findBeside(event.target).focus(); // the letter is written there
  if (event.key === "Escape") fold();
  else if (isFinding && event.key === "Enter") shown[0]?.click();
  else if (isFinding && event.key === "ArrowDown") shown[0]?.focus();
  else if (at >= 0 && steps[event.key]) (shown[at + steps[event.key]] ?? picker.querySelector("[data-picker-find]")).focus();
  else return;
  event.preventDefault();
  event.stopPropagation();
});

// Enter on a row: a step below it.
document.addEventListener("editor:add-below", async ({ detail }) => {
  listen();
  const row = canEdit && (await settledRow(detail));
  if (!row) return forget();
  const effect = effectOf(row);
  const list = row.matches("[data-step-row]") ? listOf(JSON.parse(row.dataset.row)) : null;
  if (list) return unfold({ effect: effectPath(effect), at: list, isNew: true, after: JSON.parse(row.dataset.row) });
  const end = effect.querySelector(".effect-add[data-add-step]");
  if (!end) return forget();
  unfold({ effect: effectPath(effect), at: JSON.parse(end.dataset.addStep), isNew: true });
});

// Drawn again meanwhile: what is unfolded is put back at once, so that no key of who writes in it is lost, and is asked for
// anew as soon as nobody does.
const isHeld = () => Boolean(shown?.isConnected && shown.contains(held) && isTyping(held));
frame.addEventListener("focusin", (event) => {
  if (event.target !== held) isTouched = false;
  held = event.target.closest("[data-picker]") && event.target;
});
frame.addEventListener("input", (event) => (isTouched ||= event.target === held));
frame.addEventListener("focusout", (event) => {
  if (isStale && event.target === held && event.relatedTarget?.closest("[data-picker]")) unfoldAgain();
});

document.addEventListener("editor:swapped", ({ detail }) => {
  if (!current || !shown || shown.isConnected || !detail.includes("editor-open")) return;
  const place = anchorOf(current);
  if (!place) return fold({ focus: false });
  lay(place);
  held?.focus({ preventScroll: true });
  isStale = isHeld();
  if (isStale && isTouched) putCaretBehind(held);
  else if (isStale) held.select?.(); // it is typed over
  else unfoldAgain();
}, { capture: true }); // before a row takes the focus that is lost

function unfoldAgain() {
  isStale = false;
  unfold(current, { isAgain: true });
}

function focusAgain(picker) {
  const again = (held?.id && document.getElementById(held.id)) || picker.querySelector("[data-picker-find]");
  again?.focus({ preventScroll: true });
}

// A number tells no caret: as text it does.
function putCaretBehind(field) {
  const kind = field.type;
  if (kind === "number") field.type = "text";
  field.setSelectionRange?.(field.value.length, field.value.length);
  field.type = kind;
}

document.addEventListener("editor:opened", forget);
