// The queue of edits: every change goes through here, in order, one at a time. Without a connection edits wait in this
// browser, say so, and are sent later; a reload finds them again.
import { ALL, canEdit, frame, mission, ofThePack, openPath, openTab, placeNow, post, released, say, swap, unique } from "./frame.js";
import { found, inherit, keep } from "./kept.js";

const SLOW_MS = 400;
const RETRY_MS = [1000, 3000, 8000, 20000];

let revision = Number(frame.dataset.revision);
const queue = found("edits");
let isSending = false;
let taking = null; // what is answered and not drawn yet
let failures = 0;
let isSignedOut = false;
const answered = new WeakMap(); // whom to tell

export const currentRevision = () => revision;
export const underWay = () => [...(taking ? [taking] : []), ...queue];
export const waiting = () => underWay().length; // what is answered counts until it is drawn
export const isOffline = () => failures > 0;
export const queued = () => [...queue];

// An edit: {label, operations, strand?, want?}. `want` names the pieces of the page that it changes.
// The promise is kept once it is answered: whether it is done and drawn where one is.
export function edit(change) {
  if (!canEdit) return;
  const last = queue.at(-1);
  if (last && !(isSending && queue.length === 1) && isSameTyping(last, change)) queue.pop();
  return enqueue(change);
}

// Undo, redo and steps of the history stand in the same line: they mean what was done before them, and what is done after
// counts from them. The promise is kept once it is answered.
export function step(address) {
  document.activeElement?.dispatchEvent(new Event("change", { bubbles: true }));
  return enqueue({ step: address, label: "", want: ALL });
}

// Each has a token: what is sent again because its answer got lost is done only once.
function enqueue(change) {
  const entry = { ...change, token: unique() };
  queue.push(entry);
  keepAll();
  if (isOffline()) tellOffline();
  send();
  return new Promise((done) => answered.set(entry, done));
}

// What waits is said, and whoever draws may show it as waiting.
function tellOffline() {
  mark("offline");
  document.dispatchEvent(new CustomEvent("editor:offline"));
}

const where = () => ({ open: openPath(), mission: mission(), tab: openTab() });

function isSameTyping(one, other) {
  const place = (change) => JSON.stringify(change.operations?.[0].at);
  const isSet = (change) => change.operations?.length === 1 && change.operations[0].op === "set";
  return one.strand && one.strand === other.strand && isSet(one) && isSet(other) && place(one) === place(other);
}

const keepAll = () => keep("edits", queue);

export function mark(state) {
  const place = document.querySelector("[data-saved]");
  if (!place) return;
  const words = { saving: "saving", saved: "savedText", offline: "offline", conflict: "waiting", shut: "shut" };
  (place.querySelector("span") ?? place).textContent = place.dataset[words[state]].replace("%(count)s", queue.length);
  place.dataset.state = state;
}

async function send() {
  if (isSending || !queue.length) return;
  isSending = true;
  const slow = setTimeout(() => mark("saving"), SLOW_MS);
  try {
    while (queue.length) {
      const change = queue[0];
      const asked = placeNow();
      const answer = await post(change.step ?? "edits/", { ...change, base: revision, ...where(), ...(change.opens && { open: change.opens }) });
      if (isLost(answer)) return signInAgain();
      if (answer.status >= 500 || answer.status === 429 || answer.status === 404) throw new Error(answer.status);
      queue.shift();
      keepAll();
      taking = change;
      const isDrawn = await take(answer, change, asked);
      taking = null;
      answered.get(change)?.(isDrawn);
    }
    failures = 0;
    mark(document.querySelector("[data-conflict]") ? "conflict" : "saved");
  } catch (fault) {
    setTimeout(send, RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)]);
    tellOffline();
    if (fault.message === "404") mark("shut");
  } finally {
    clearTimeout(slow);
    isSending = false;
    taking = null;
  }
}

// The session is over, or its token is another one: the page is asked for again, which leads to signing in and back here.
// What waits is kept and sent then. A page that was only just loaded would ask again and again.
const isLost = (answer) => answer.redirected || answer.status === 401 || answer.status === 403;
const JUST_LOADED_MS = 5000;

function signInAgain() {
  if (performance.now() < JUST_LOADED_MS) throw new Error("signed out");
  isSignedOut = true;
  location.reload();
}

// The answer to what was sent while `asked` was open: somebody who has gone on meanwhile is left where they are.
async function take(answer, change, asked) {
  const told = await answer.json();
  if (answer.ok) {
    revision = told.revision;
    await released();
    const isThere = asked === placeNow();
    const opens = change.opens ?? told.opens;
    if (opens && isThere) rename(opens);
    if (told.gone && !change.then && isThere) return document.dispatchEvent(new CustomEvent("editor:gone"));
    swap(isThere ? told.pieces : ofThePack(told.pieces));
    say(change.label || told.label || "");
    document.dispatchEvent(new CustomEvent("editor:edited", { detail: { ...told, change } }));
    return isThere;
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

// News may be older than what was answered meanwhile: one never goes back.
export function moveTo(newRevision) {
  if (!queue.length) revision = Math.max(revision, newRevision);
}

addEventListener("online", send);
addEventListener("beforeunload", (event) => {
  if (queue.length && !isSignedOut) event.preventDefault();
});
inherit("edits", (left) => {
  queue.push(...left);
  keepAll();
  send();
});
send();
