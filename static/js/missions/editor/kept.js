// What this tab must not lose, kept in the browser: each tab has its own, so that two tabs without a connection do not
// write over each other. What a closed tab has left behind goes to the next one that opens.
import { frame, unique } from "./frame.js";

const TAB = "editor:tab"; // over a reload a tab stays the same one
const of = (name) => `${name}:${frame.dataset.person}:${frame.dataset.pack}:`;
const lockOf = (id) => `editor:${id}`;
let id = sessionStorage.getItem(TAB) ?? fresh();

function fresh() {
  const made = unique();
  sessionStorage.setItem(TAB, made);
  return made;
}

export const tab = () => id;

const read = (key) => JSON.parse(localStorage.getItem(key) || "[]");
export const found = (name) => read(of(name) + id);

export function keep(name, list) {
  try {
    if (list.length) localStorage.setItem(of(name) + id, JSON.stringify(list));
    else localStorage.removeItem(of(name) + id);
  } catch {
    // The browser's room is full: it is still sent, and leaving still warns.
  }
}

// A tab that lives holds a lock with its name; where browsers have none (without https), a step that is sent by two is
// still done once, for it has a token.
export async function inherit(name, take) {
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(of(name)) && !one.endsWith(id))) {
    const adopt = () => {
      const left = read(key);
      localStorage.removeItem(key);
      if (left.length) take(left);
    };
    if (!navigator.locks) adopt();
    else await navigator.locks.request(lockOf(key.slice(of(name).length)), { ifAvailable: true }, (lock) => lock && adopt());
  }
}

// A tab that was duplicated brings its name along: the second one takes another.
const PATIENCE_MS = 1000; // the page before a reload lets go a moment later
navigator.locks
  ?.request(lockOf(id), { signal: AbortSignal.timeout(PATIENCE_MS) }, () => new Promise(() => {}))
  .catch(() => {
    id = fresh();
    navigator.locks.request(lockOf(id), () => new Promise(() => {}));
    document.dispatchEvent(new CustomEvent("editor:renamed-tab"));
  });
