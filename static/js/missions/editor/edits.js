// The queue of edits: every change goes through here, in order, one at a time. Without a connection edits wait in this
// browser, say so, and are sent later; a reload finds them again.
import { ALL, canEdit, frame, mission, ofThePack, openPath, opened, openTab, placeNow, post, released, say, swap, unique } from "./frame.js";
import { count, found, inherit, keep, tab } from "./kept.js";

const SLOW_MS = 400;
const RETRY_MS = [1000, 3000, 8000, 20000];
const TAB_LETTERS = 16; // missions/editing/log.py
const MOST_OWN = 200; // missions/views/edits.py

let revision = Number(frame.dataset.revision); // up to where this page has seen what others do
const queue = found("edits");
let isSending = false;
let taking = null; // what is answered and not drawn yet
let failures = 0;
let isSignedOut = false;
const answered = new WeakMap(); // whom to tell
const own = []; // the numbers of what this page has made: it is in no conflict with itself

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
  if (last && !(isSending && queue.length === 1) && isSameTyping(last, change)) {
    const { base, want } = queue.pop();
    return enqueue({ ...change, base, want: together(want, change.want) });
  }
  return enqueue(change);
}

// Undo, redo and steps of the history stand in the same line: they mean what was done before them, and what is done after
// counts from them. The promise is kept once it is answered.
export function step(address) {
  document.dispatchEvent(new CustomEvent("editor:stepping"));
  return enqueue({ step: address, label: "", want: ALL });
}

// Each has a token: what is sent again because its answer got lost is done only once. Its beginning names the tab, which knows
// after a reload, too, what it has done. An edit is made on what its author saw, the open form as it was drawn, however late it is sent.
function enqueue(change) {
  const entry = { base: Number(opened().dataset.revision), ...change, token: tab().slice(0, TAB_LETTERS) + unique().slice(TAB_LETTERS) };
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

const together = (want, other) => [...new Set([...(want ?? []), ...(other ?? [])])];
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
      const answer = await post(change.step ?? "edits/", { ...change, base: change.base ?? revision, own, ...where(), ...(change.opens && { open: change.opens }) });
      if (isLost(answer)) return signInAgain();
      if (answer.status >= 500 || answer.status === 429 || answer.status === 404) throw new Error(answer.status);
      const told = await toldBy(answer); // an answer that breaks off counts as none
      queue.shift();
      keepAll();
      taking = change;
      const isDrawn = await take(answer, told, change, asked);
      taking = null;
      answered.get(change)?.(isDrawn);
    }
    failures = 0;
    mark(count("conflicts") ? "conflict" : "saved");
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

// What is larger than any request may be is refused before anybody reads it, by a page.
const TOO_LARGE = 413;
const toldBy = (answer) => (answer.status === TOO_LARGE ? { reason: document.querySelector("[data-saved]")?.dataset.tooLarge ?? "" } : answer.json());

// The answer to what was sent while `asked` was open: somebody who has gone on meanwhile is left where they are.
async function take(answer, told, change, asked) {
  if (answer.ok) {
    own.splice(0, own.length, ...own.slice(1 - MOST_OWN), told.number);
    if (told.revision === revision + 1) revision = told.revision; // else others were at work in between: news will draw it
    await released();
    const isThere = asked === placeNow();
    const opens = change.opens ?? told.opens;
    if (opens && isThere) rename(opens);
    if (told.gone && !change.then && isThere) return document.dispatchEvent(new CustomEvent("editor:gone"));
    document.dispatchEvent(new CustomEvent("editor:drawing"));
    const isWhole = isThere && !putOff(told.pieces);
    swap(isThere ? told.pieces : ofThePack(told.pieces));
    say(change.label || told.label || "");
    document.dispatchEvent(new CustomEvent("editor:edited", { detail: { ...told, change } }));
    return isWhole;
  } else if (answer.status === 409) {
    document.dispatchEvent(new CustomEvent("editor:conflict", { detail: { ...told, change } }));
  } else {
    document.dispatchEvent(new CustomEvent("editor:refused", { detail: { reason: told.reason, change } }));
  }
}

// What is typed while an answer is under way stands in the form and not in what the answer drew: the form follows with the
// next answer. Tells whether it does.
function putOff(pieces) {
  if (!queue.length || !pieces["editor-open"]) return false;
  delete pieces["editor-open"];
  queue[0].want = together(queue[0].want, ["open"]);
  return true;
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
  sendWhatWasLeft();
});
sendWhatWasLeft();

// None of it stands in the form that was drawn here.
function sendWhatWasLeft() {
  for (const one of queue) one.want = ALL;
  keepAll();
  send();
}
