// Fields: what one types or picks becomes an edit. Typing in one field is one edit for as long as the focus stays.
import { edit } from "./edits.js";
import { ALL, frame, openPath, pathOf, QUIET } from "./frame.js";

const PAUSE_MS = 15; // keys that come together; what is typed while an edit is under way goes along with the next
const REST_MS = 1500; // a hand that pauses for as long has stopped
const REDRAWING = ["choice", "choices", "reference", "switch", "json"];
let strand = "";
let timer;
let typed = null; // the field whose last keys are on their way into the queue
let last = { field: null, at: 0 }; // where and when a key was last pressed
let unsent = null; // the field with what cannot be sent yet: half a number, the record's own name

frame.addEventListener("focusin", (event) => {
  if (event.target.closest("[data-edit]")) strand = `${event.target.id}:${Date.now()}`;
});

frame.addEventListener("input", (event) => {
  const field = event.target.closest("[data-edit]");
  if (!field || ["radio", "checkbox"].includes(field.type) || field.tagName === "SELECT") return;
  unsent = field;
  last = { field, at: performance.now() };
  if (isName(field)) return;
  clearTimeout(timer);
  typed = field;
  timer = setTimeout(sendTyped, PAUSE_MS);
});

// Before anything is drawn anew, what was typed joins the queue.
document.addEventListener("editor:drawing", sendTyped);

// Before a step back as well, and what only its end would send; a field in which nothing was typed is no step to take back.
document.addEventListener("editor:stepping", () => {
  sendTyped();
  if (isUnsent(document.activeElement)) send(document.activeElement);
});

function sendTyped() {
  clearTimeout(timer);
  if (typed?.isConnected) send(typed);
  typed = null;
}

frame.addEventListener("change", (event) => {
  const field = event.target.closest("[data-edit]");
  if (!field) return;
  sendTyped();
  send(field);
});

frame.addEventListener("click", (event) => {
  const button = event.target.closest("[data-step]");
  const input = button?.parentElement.querySelector("input");
  if (!input) return;
  input[button.dataset.step === "1" ? "stepUp" : "stepDown"]();
  input.dispatchEvent(new Event("change", { bubbles: true }));
});

// The record's own short name: whoever refers to it follows, so it is sent once it is typed to the end.
const isName = (field) => field.dataset.edit === "text" && field.dataset.path === JSON.stringify([...openPath(), "id"]) && openPath().length === 2;

function rename(field) {
  const at = openPath();
  unsent = null;
  if (!field.value || field.value === at[1]) return;
  edit({ label: labelOf(field), operations: [{ op: "rename", at, value: field.value }], opens: [at[0], field.value], want: ALL });
}

// Whether somebody is in the middle of a word: a field that is drawn anew under the hand takes the rest of it where the caret stands.
export const isTyping = () => last.field !== null && last.field === document.activeElement && performance.now() - last.at < REST_MS;

export const isUnsent = (field) => field !== null && field === unsent;

function send(field) {
  if (isName(field)) return rename(field);
  const operations = READERS[field.dataset.edit](field);
  if (operations) unsent = null;
  if (!operations || field.dataset.sent === JSON.stringify(operations)) return;
  field.dataset.sent = JSON.stringify(operations);
  const redraws = REDRAWING.includes(field.dataset.edit) || field.closest("[data-picker]");
  edit({ label: labelOf(field), operations: [...normalised(field), ...operations], strand, want: redraws ? [...QUIET, "open"] : QUIET });
}

// A short form (a bare word for a whole node) is written out when something inside it is touched for the first time.
function normalised(field) {
  const box = field.closest("[data-normalise]");
  if (!box) return [];
  const { at, value } = JSON.parse(box.dataset.normalise);
  delete box.dataset.normalise;
  return [{ op: "set", at, value }];
}

function labelOf(field) {
  const label = field.dataset.label || field.closest("[data-label]")?.dataset.label || "";
  if (field.dataset.edit === "json") return `${label}: JSON`;
  const value = field.type === "checkbox" ? (field.checked ? "✓" : "–") : (field.dataset.shown ?? field.selectedOptions?.[0]?.text ?? field.value);
  return `${label}: ${value}`.slice(0, 120);
}

const set = (at, value) => [{ op: "set", at, value }];
const clear = (at) => [{ op: "remove", at }];

// Where the JSON cannot be read any more; browsers tell the position in words of their own.
function whereOf(fault, text, words) {
  const position = Number(/position (\d+)/.exec(fault.message)?.[1] ?? text.length);
  const before = text.slice(0, position).split("\n");
  return `${words.replace("LINE", before.length).replace("COLUMN", before.at(-1).length + 1)} (${fault.message})`;
}

// JSON that cannot be read yet is kept beside the sentences, also when the form is drawn anew.
const faulty = new Map(); // id of its field → what was typed
document.addEventListener("editor:swapped", () => {
  for (const [id, text] of faulty) {
    const field = document.getElementById(id);
    if (!field || field.value === text) continue;
    field.value = text;
    READERS.json(field);
  }
});

// How each kind of field is read: the operations of its edit, or nothing while it cannot be read.
const READERS = {
  text: (field) => (field.value || field.required ? set(pathOf(field), field.value) : clear(pathOf(field))),
  localised: (field) => {
    const box = field.closest("[data-languages]");
    const path = pathOf(field);
    if (!("plain" in box.dataset)) return set([...path, field.dataset.lang], field.value);
    const texts = [...box.querySelectorAll("[data-lang]")].filter((one) => one.value);
    delete box.dataset.plain;
    return set(path, Object.fromEntries(texts.map((one) => [one.dataset.lang, one.value])));
  },
  number: (field) => {
    if (field.value === "") return field.validity.badInput ? null : clear(pathOf(field));
    return set(pathOf(field), Number(field.value));
  },
  choice: (field) => (field.value === "" ? clear(pathOf(field)) : set(pathOf(field), JSON.parse(field.value))),
  choices: (field) => {
    const box = field.closest("[data-edit-all]");
    const chosen = [...box.querySelectorAll("input:checked")].map((one) => JSON.parse(one.value));
    return set(pathOf(box), chosen);
  },
  switch: (field) => set(pathOf(field), field.checked),
  reference: (field) => (field.value ? set(pathOf(field), field.value) : clear(pathOf(field))),
  // The same for every team is one plain number; where some are left out the rules take the next smaller team's.
  byTeam: (field) => {
    const box = field.closest("[data-by-team]");
    const at = JSON.parse(box.dataset.byTeam);
    const columns = [...box.querySelectorAll("[data-size]")];
    const filled = columns.filter((one) => one.value !== "");
    const values = new Set(filled.map((one) => Number(one.value)));
    if (!filled.length) return clear(at);
    if (values.size === 1 && filled.length === columns.length) return set(at, [...values][0]);
    return set(at, { op: "byTeam", ...Object.fromEntries(filled.map((one) => [one.dataset.size, Number(one.value)])) });
  },
  json: (field) => {
    const told = field.parentElement.querySelector("[data-json-fault]");
    try {
      const value = JSON.parse(field.value);
      faulty.delete(field.id);
      if (told) told.hidden = true;
      field.removeAttribute("aria-invalid");
      return value === null ? clear(pathOf(field)) : set(pathOf(field), value);
    } catch (fault) {
      faulty.set(field.id, field.value);
      field.setAttribute("aria-invalid", "true");
      if (told) Object.assign(told, { hidden: false, textContent: whereOf(fault, field.value, told.dataset.words) });
      return null;
    }
  },
};

// What was typed before this script was there.
const early = document.activeElement;
if (early?.matches("input[data-edit]:not([type=radio], [type=checkbox]), textarea[data-edit]") && early.value !== early.defaultValue && !isName(early)) send(early);
