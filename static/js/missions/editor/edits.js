// The queue of edits: every change goes through here, in order, one at a time. Without a connection edits wait in this
// browser, say so, and are sent later; a reload finds them again.
import { ALL, canEdit, frame, mission, openPath, openTab, post, say, swap } from "./frame.js";

const KEPT = `edits:${frame.dataset.pack}`;
const SLOW_MS = 400;
const RETRY_MS = [1000, 3000, 8000, 20000];

let revision = Number(frame.dataset.revision);
let queue = JSON.parse(localStorage.getItem(KEPT) || "[]");
let isSending = false;
let failures = 0;

export const currentRevision = () => revision;
export const waiting = () => queue.length;

// An edit: {label, operations, strand?, want?}. `want` names the pieces of the page that it changes.
export function edit(change) {
  if (!canEdit) return;
  const last = queue.at(-1);
  if (last && !(isSending && queue.length === 1) && isSameTyping(last, change)) queue.pop();
  queue.push({ ...change, made: Date.now() });
  keep();
  send();
}

const where = () => ({ open: openPath(), mission: mission(), tab: openTab() });

function isSameTyping(one, other) {
  const place = (change) => JSON.stringify(change.operations[0]?.at);
  const isSet = (change) => change.operations.length === 1 && change.operations[0].op === "set";
  return one.strand && one.strand === other.strand && isSet(one) && isSet(other) && place(one) === place(other);
}

function keep() {
  if (queue.length) localStorage.setItem(KEPT, JSON.stringify(queue));
  else localStorage.removeItem(KEPT);
}

export function mark(state) {
  const place = document.querySelector("[data-saved]");
  if (!place) return;
  const words = { saving: "saving", saved: "savedText", offline: "offline", conflict: "waiting" };
  (place.querySelector("span") ?? place).textContent = place.dataset[words[state]];
  place.dataset.state = state;
}

async function send() {
  if (isSending || !queue.length) return;
  isSending = true;
  const slow = setTimeout(() => mark("saving"), SLOW_MS);
  try {
    while (queue.length) {
      const change = queue[0];
      const answer = await post("edits/", { ...change, base: revision, ...where(), ...(change.opens && { open: change.opens }) });
      if (answer.status >= 500 || answer.status === 429) throw new Error(answer.status);
      queue.shift();
      keep();
      await take(answer, change);
    }
    failures = 0;
    mark(document.querySelector("[data-conflict]") ? "conflict" : "saved");
  } catch {
    mark("offline");
    setTimeout(send, RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)]);
  } finally {
    clearTimeout(slow);
    isSending = false;
  }
}

async function take(answer, change) {
  if (answer.redirected || answer.status === 401 || answer.status === 403) return location.reload();
  const told = await answer.json();
  if (answer.ok) {
    revision = told.revision;
    if (change.opens) rename(change.opens);
    if (told.gone && !change.then) return document.dispatchEvent(new CustomEvent("editor:gone"));
    swap(told.pieces);
    say(change.label || told.label || "");
    document.dispatchEvent(new CustomEvent("editor:edited", { detail: { ...told, change } }));
  } else if (answer.status === 409) {
    revision = told.revision;
    document.dispatchEvent(new CustomEvent("editor:conflict", { detail: { ...told, change } }));
  } else {
    document.dispatchEvent(new CustomEvent("editor:refused", { detail: { reason: told.reason, change } }));
  }
}

// An edit that renames what is open: the address follows.
function rename(path) {
  document.getElementById("editor-open").dataset.opened = JSON.stringify(path);
  history.replaceState({}, "", `${frame.dataset.base}${path.map(encodeURIComponent).join("/")}/`);
}

// Undo, redo and steps of the history answer like an edit. They wait for what is still being sent.
export async function step(address) {
  document.activeElement?.dispatchEvent(new Event("change", { bubbles: true }));
  while (queue.length && navigator.onLine && failures === 0) await new Promise((done) => setTimeout(done, 30));
  const answer = await post(address, { want: ALL, ...where() });
  await take(answer, { label: "" });
}

export function moveTo(newRevision) {
  if (!queue.length) revision = newRevision;
}

addEventListener("online", send);
addEventListener("beforeunload", (event) => {
  if (queue.length) event.preventDefault();
});
send();
