// What this tab must not lose, kept in the browser: each tab has its own, so that two tabs without a connection do not
// write over each other. What a closed tab has left behind goes to the next one that opens.
import { frame, keepInBrowser, unique } from "./frame.js";

const TAB = "editor:tab"; // over a reload a tab stays the same one
const of = (name) => `${name}:${frame.dataset.person}:${frame.dataset.pack}:`;
const lockOf = (id) => `editor:${id}`;
let id = sessionStorage.getItem(TAB) ?? fresh();

function fresh() {
  const made = unique();
  keepInBrowser(TAB, made, sessionStorage);
  return made;
}

export const tab = () => id;

function read(key) {
  try {
    const kept = JSON.parse(localStorage.getItem(key) || "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return []; // what cannot be read cannot be sent
  }
}
const lists = new Map(); // by name: what this tab keeps, as its owner changes it

export function found(name) {
  lists.set(name, read(of(name) + id));
  return lists.get(name);
}

export const count = (name) => lists.get(name)?.length ?? 0;

export function keep(name, list) {
  try {
    if (list.length) localStorage.setItem(of(name) + id, JSON.stringify(list));
    else localStorage.removeItem(of(name) + id);
  } catch {
    // The browser's room is full: it is still sent, and leaving still warns.
  }
}

// What lies under another tab's name; what this one has itself is not taken twice.
const heirs = new Map(); // by name: who takes it
function adopt(name, other) {
  const mine = new Set(lists.get(name).map((one) => JSON.stringify(one)));
  const left = read(of(name) + other).filter((one) => !mine.has(JSON.stringify(one)));
  localStorage.removeItem(of(name) + other);
  if (left.length) heirs.get(name)(left);
}

// A tab that lives holds a lock with its name; where browsers have none (without https), a step that is sent by two is
// still done once, for it has a token.
export async function inherit(name, take) {
  heirs.set(name, take);
  const others = Object.keys(localStorage).filter((key) => key.startsWith(of(name))).map((key) => key.slice(of(name).length));
  for (const other of others.filter((one) => one !== id)) {
    if (!navigator.locks) adopt(name, other);
    else await navigator.locks.request(lockOf(other), { ifAvailable: true }, (lock) => lock && adopt(name, other));
  }
}

// A tab that was duplicated brings its name along: the second one takes another. So does one whose page before a reload
// is slow to let go; what still lies under the name it had is taken over once nobody holds that any more.
const PATIENCE_MS = 1000;
const forEver = () => new Promise(() => {});
navigator.locks?.request(lockOf(id), { signal: AbortSignal.timeout(PATIENCE_MS) }, forEver).catch(() => {
  const before = id;
  id = fresh();
  navigator.locks.request(lockOf(id), forEver);
  for (const [name, list] of lists) keep(name, list);
  navigator.locks.request(lockOf(before), () => {
    for (const name of heirs.keys()) adopt(name, before);
  });
});
