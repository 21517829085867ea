// What all behaviours of the workspace need to know: which pack, where edits go, what is open.
export const frame = document.querySelector("[data-workspace]");
export const base = frame.dataset.base;
export const canEdit = frame.dataset.canEdit === "true";
export const ALL = ["bar", "outline", "open", "side", "bottom", "status"]; // the pieces that an edit can change
export const QUIET = ["bar", "outline", "side", "bottom", "status", "tabs", "tallies"]; // without the field that one types in

export const opened = () => document.getElementById("editor-open");
export const openPath = () => JSON.parse(opened()?.dataset.opened || "[]");
export const mission = () => opened()?.dataset.mission || "";
export const openTab = () => opened()?.dataset.tab || "";
export const idOf = (path) => "at-" + path.map((part) => String(part).replace(/[^\p{L}\p{N}_]+/gu, "_")).join("-");
export const startsWith = (path, beginning) => beginning.every((part, index) => part === path[index]);
export const pathOf = (element) => JSON.parse(element.dataset.path);
export const isTyping = (element) => element.matches("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]");

// The letters of somebody whose field was drawn away under their hands are no shortcuts.
const HANDS_OFF_MS = 1000;
let written = { field: null, at: 0 };
addEventListener("keydown", (event) => {
  const isLetter = event.key.length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey;
  if (isTyping(event.target)) written = { field: event.target, at: event.timeStamp };
  else if (isLetter && event.target === document.body && written.field?.isConnected === false && event.timeStamp - written.at < HANDS_OFF_MS) {
    written.at = event.timeStamp;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}, { capture: true });

// Widths, folds and the like are comfort: where the browser's room is full the work goes on without them.
export function keepInBrowser(key, value, room = localStorage) {
  try {
    room.setItem(key, value);
  } catch {
    room.removeItem(key);
  }
}

// A name that nobody else has; browsers make UUIDs only over https, and this only needs to be different.
export const unique = () => [...crypto.getRandomValues(new Uint8Array(16))].map((one) => one.toString(16).padStart(2, "0")).join("");

const token = () => JSON.parse(document.body.getAttribute("hx-headers"))["x-csrftoken"];

export function post(address, body) {
  return fetch(base + address, {
    method: "POST",
    headers: { "content-type": "application/json", "x-csrftoken": token() },
    body: JSON.stringify(body),
  });
}

// What is open, to be compared later: an answer may arrive when something else is open.
export const placeNow = () => JSON.stringify([openPath(), openTab()]);
const OF_THE_PACK = ["editor-outline", "editor-status"];
export const ofThePack = (pieces) => Object.fromEntries(Object.entries(pieces).filter(([id]) => OF_THE_PACK.includes(id)));

// What is drawn anew below a pressed button takes the click or the drag away: it waits until the button is let go.
let isPressed = false;
const letGo = () => setTimeout(() => {
  isPressed = false; // the click comes right after
  document.dispatchEvent(new CustomEvent("editor:released"));
});
addEventListener("pointerdown", () => (isPressed = true), { capture: true });
for (const end of ["pointerup", "pointercancel", "blur"]) addEventListener(end, letGo); // of the window: fields lose the focus too
export const released = () => isPressed && new Promise((done) => document.addEventListener("editor:released", done, { once: true }));

// Put fresh pieces of the page into place. Focus, the caret and unfolded parts survive: ids are those of places.
export function swap(pieces) {
  const focused = document.activeElement;
  const caret = focused && "selectionStart" in focused ? [focused.selectionStart, focused.selectionEnd] : null;
  const read = focused?.scrollTop ?? 0;
  const unfolded = new Map([...document.querySelectorAll("details[data-group]")].map((one) => [one.dataset.group, one.open]));
  const branches = openBranches();
  const scrolled = scrollsOf();
  const menu = document.querySelector("[popover][id]:popover-open")?.id;
  const fresher = [];
  for (const [id, html] of Object.entries(pieces)) {
    const place = document.getElementById(id);
    if (!place || isAsDrawn(place, html)) continue;
    const fresh = document.createElement("template");
    fresh.innerHTML = html;
    if (!fresh.content.firstElementChild) continue;
    drawn.set(id, { html, element: fresh.content.firstElementChild });
    place.replaceWith(fresh.content.firstElementChild);
    fresher.push(id);
  }
  for (const id of branches) document.getElementById(id)?.setAttribute("aria-expanded", "true");
  for (const [selector, top] of scrolled) for (const one of frame.querySelectorAll(selector)) one.scrollTop = top;
  for (const one of document.querySelectorAll("details[data-group]")) one.open = unfolded.get(one.dataset.group) ?? one.open;
  if (menu && !document.getElementById(menu)?.matches(":popover-open")) document.getElementById(menu)?.showPopover();
  if (focused?.id && !focused.isConnected) {
    const again = document.getElementById(focused.id);
    again?.focus({ preventScroll: true });
    if (caret && caret[0] !== null && again?.setSelectionRange) again.setSelectionRange(...caret);
    again?.scrollTo(0, read);
  }
  document.dispatchEvent(new CustomEvent("editor:swapped", { detail: fresher }));
}

// The outline is long and most edits leave it and the tabs as they are: what is there already is not laid out anew. The
// form is, for what stands in its fields is more than what was drawn.
const AS_DRAWN = ["editor-outline", "editor-tabs"];
const drawn = new Map(); // by id: { html, element }
const isAsDrawn = (place, html) => AS_DRAWN.includes(place.id) && drawn.get(place.id)?.element === place && drawn.get(place.id).html === html;

const openBranches = () => [...frame.querySelectorAll("[data-tree] li[id][aria-expanded=true]")].map((one) => one.id);
const SCROLLING = [".outline-tree", ".record-form", ".form-column", ".effect-column", ".canvas", ".bottom-pane:not([hidden])"];
const scrollsOf = () => SCROLLING.map((selector) => [selector, frame.querySelector(selector)?.scrollTop ?? 0]);

const spoken = document.createElement("p");
spoken.className = "visually-hidden";
spoken.setAttribute("role", "status");
frame.append(spoken);

// A note that leaves by itself; with `undo` it offers to take the step back.
export function toast(text, { undo = false } = {}) {
  const note = document.getElementById("editor-toast").content.cloneNode(true).firstElementChild;
  note.querySelector("[data-toast-text]").textContent = text;
  note.querySelector("[data-toast-undo]").hidden = !undo;
  document.querySelector("[data-toasts]").append(note);
}

// Tell a screen reader what has happened.
export function say(text) {
  spoken.textContent = "";
  requestAnimationFrame(() => (spoken.textContent = text));
}
