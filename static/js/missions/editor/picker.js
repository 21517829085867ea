// The picker unfolds in the flow, under its sentence: search, likely kinds first, then the slots of what is chosen.
import { edit } from "./edits.js";
import { change, effectOf, effectPath, rowPath, settledRow } from "./effects.js";
import { ALL, base, canEdit, frame, isTyping, startsWith } from "./frame.js";
import { indexOf, insertion, listOf } from "./nodes.js";
import { settled } from "./settled.js";

let current = null; // {effect, at, isNew, after?}: what is unfolded, so that it unfolds again after a swap
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

function typeEarly(first, { text, isTaken }) {
  if (!text || !isTyping(first)) return;
  first.value = text;
  first.dispatchEvent(new Event("input", { bubbles: true }));
  if (isTaken) first.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
}

async function unfold(asked, { focus = true } = {}) {
  const typed = listen();
  fold({ focus: false });
  if (!anchorOf(asked)) return; // it went with what was redrawn
  early = focus ? typed : null;
  current = asked;
  const mine = turn;
  const query = new URLSearchParams({ effect: JSON.stringify(asked.effect), at: JSON.stringify(asked.at) });
  if (asked.isNew) query.set("new", "");
  const answer = await fetch(`${base}slot/?${query}`).catch(() => null);
  if (!answer) return mine === turn && forget(); // without a connection nothing can be asked
  const fresh = document.createElement("template");
  fresh.innerHTML = await answer.text();
  if (mine !== turn) return;
  const place = answer.ok && anchorOf(asked);
  if (!place) return forget();
  if (place.button.matches("button")) place.button.setAttribute("aria-expanded", "true");
  place.after.after(fresh.content.firstElementChild);
  const picker = frame.querySelector("[data-picker]");
  point(picker, place.button);
  const first = picker.querySelector(".picker-number input") ?? picker.querySelector("[data-picker-find], input, select") ?? picker;
  if (focus) first.focus({ preventScroll: true });
  if (focus) first.select?.(); // a number is typed over
  early = null;
  if (focus) typeEarly(first, typed);
  picker.scrollIntoView({ block: "nearest" });
  place.after.scrollIntoView({ block: "nearest" }); // what is asked about stays in sight
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
  const button = box && [...box.querySelectorAll("[data-slot-at], [data-add-step]")].find((one) => one.dataset[name] === JSON.stringify(at));
  return button && { button, after: button.closest(".row-line") ?? button.closest(".row-details, .row-tail") ?? button };
}

// Under the row that a step is added after, whatever list it stands in.
function below(path) {
  const row = [...frame.querySelectorAll("[data-row]")].find((one) => one.dataset.row === JSON.stringify(path));
  const line = row?.querySelector(":scope > .row-line");
  return line && { button: line.querySelector(".row-text"), after: line, row };
}

function fold({ focus = true } = {}) {
  const row = current?.after && below(current.after)?.row;
  const picker = frame.querySelector("[data-picker]");
  const button = frame.querySelector("[data-slot-at][aria-expanded=true], [data-add-step][aria-expanded=true]");
  button?.setAttribute("aria-expanded", "false");
  picker?.remove();
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
  current = { effect, at, isNew: false };
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
  fold({ focus: false });
  listen();
  const mine = turn;
  const [effect, at, row] = [effectPath(effectOf(button)), askedBy(button), button.closest("[data-row]")];
  const inside = row && startsWith(at, rowPath(row)) ? at.slice(rowPath(row).length) : null;
  const now = inside ? await settledRow(row) : await settled();
  if (mine === turn) unfold({ effect, at: now ? [...rowPath(now), ...inside] : at, isNew: !("slotAt" in button.dataset) });
}

// Who searches sees all that fits; what does not fit has to be asked for.
function showAll(picker, { unfit = false } = {}) {
  const list = picker.querySelector(".picker-offers");
  list.classList.add("shows-all", ...(unfit ? ["shows-unfit"] : []));
  picker.querySelector("[data-picker-more]").hidden = unfit || !list.querySelector("[data-unfit]");
}

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
  const shown = [...picker.querySelectorAll("[data-offer]")].filter((one) => one.checkVisibility());
  const at = shown.indexOf(event.target.closest("[data-offer]"));
  const isFinding = event.target.matches("[data-picker-find]");
  const steps = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
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

document.addEventListener("editor:swapped", ({ detail }) => {
  if (!current || !detail.includes("editor-open") || frame.querySelector("[data-picker]")) return;
  const focused = document.activeElement?.id;
  unfold(current, { focus: false }).then(() => {
    const again = focused ? document.getElementById(focused) : null;
    if (again) again.focus({ preventScroll: true });
    else frame.querySelector("[data-picker] [data-picker-find]")?.focus({ preventScroll: true });
  });
});

document.addEventListener("editor:opened", forget);
