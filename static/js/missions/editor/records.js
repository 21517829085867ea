// Whole records: new, duplicate, rename, reorder, delete.
import { edit } from "./edits.js";
import { ALL, base, canEdit, frame, isTyping, openPath, toast } from "./frame.js";
import { open } from "./opening.js";

const addressOf = (path) => `${base}${path.map(encodeURIComponent).join("/")}/`;
const rowOf = (path) => [...frame.querySelectorAll("[data-record]")].find((one) => one.dataset.record === JSON.stringify(path));
const titleOf = (path) => rowOf(path)?.querySelector("a > span")?.textContent ?? path.join("/");

// Where a new record gets its name.
const namingOf = ({ path, tab }) => addressOf(path) + (tab ? `?tab=${tab}` : "");

// What the server suggests for a new record: {path, label, operations, tab}.
async function ask(kind, query) {
  const answer = await fetch(`${base}records/${kind}/?${new URLSearchParams(query)}`);
  return answer.ok ? answer.json() : null;
}

async function make(query) {
  const made = await ask("new", query);
  if (!made) return;
  edit({ label: made.label, operations: made.operations, want: ["outline", "status"], then: namingOf(made) });
}

// A record made where it is named: both are one step, and the new record opens.
async function makeHere(button) {
  const made = await ask("new", { collection: button.dataset.newHere });
  if (!made) return;
  const naming = { op: "set", at: JSON.parse(button.dataset.path), value: made.path[1] };
  edit({ label: made.label, operations: [...made.operations, naming], want: ["outline", "status"], then: namingOf(made) });
}

document.addEventListener("editor:edited", ({ detail }) => {
  const then = detail.change?.then;
  if (then) open(then).then(detail.change.operations.at(-1).op === "remove" ? focusRow : focusFirst);
});

// After a deletion nothing that is typed next may land in the name of the record beside it.
const focusRow = () => rowOf(openPath())?.querySelector("a")?.focus();

function focusFirst() {
  const field = [...frame.querySelectorAll(".form-column [data-edit]")].find((one) => one.checkVisibility());
  field?.focus();
  field?.select?.();
}

async function remove(path) {
  const answer = await fetch(`${base}records/delete/?${new URLSearchParams({ at: JSON.stringify(path) })}`);
  if (!answer.ok) return;
  const fresh = document.createElement("template");
  fresh.innerHTML = await answer.text();
  const dialog = fresh.content.querySelector("dialog");
  if (dialog) {
    frame.append(dialog);
    dialog.addEventListener("close", () => dialog.remove());
    dialog.showModal();
    dialog.querySelector("[data-keep]").focus();
    document.dispatchEvent(new CustomEvent("editor:asked-to-delete", { detail: dialog }));
  } else erase(path, [], fresh.content.firstElementChild.dataset.label);
}

export function erase(path, mends, label) {
  const isOpen = JSON.stringify(path) === JSON.stringify(openPath());
  const near = rowOf(path)?.previousElementSibling ?? rowOf(path)?.nextElementSibling;
  const then = isOpen ? (near?.querySelector("a")?.href ?? base) : undefined;
  edit({ label, operations: [...mends, { op: "remove", at: path }], want: isOpen ? ["outline", "status"] : ALL, then });
  toast(label, { undo: true });
}

function rename(path) {
  const field = document.getElementById(`at-${path.join("-").replace(/[^\p{L}\p{N}_-]+/gu, "_")}-id`);
  const box = [...frame.querySelectorAll("[data-edit=text]")].find((one) => one.dataset.path === JSON.stringify([...path, "id"])) ?? field;
  if (!box) return;
  for (let fold = box.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
  box.focus();
  box.select();
}

function reorder(path, by) {
  const row = rowOf(path);
  const to = Number(row?.dataset.position) + by;
  if (!row || to < 0 || to >= row.parentElement.childElementCount) return;
  edit({ label: `${titleOf(path)}: ${to + 1}`, operations: [{ op: "move", at: path, to }], want: ALL });
}

const ACTS = {
  new: (path) => make({ collection: path[0] }),
  duplicate: (path) => make({ collection: path[0], like: path[1] }),
  rename,
  up: (path) => reorder(path, -1),
  down: (path) => reorder(path, 1),
  delete: remove,
};

frame.addEventListener("click", (event) => {
  const fresh = event.target.closest("[data-new-record]");
  const act = event.target.closest("[data-record-act]");
  const here = event.target.closest("[data-new-here]");
  if (here) makeHere(here);
  if (fresh) make({ collection: fresh.dataset.newRecord });
  if (act) {
    document.getElementById("record-menu")?.hidePopover();
    ACTS[act.dataset.recordAct](openPath());
  }
});

// The menu of a record, from its row in the outline: by the context key, a right click or a long press.
frame.addEventListener("contextmenu", async (event) => {
  const row = canEdit && event.target.closest("[data-record]");
  if (!row) return;
  event.preventDefault();
  const path = JSON.parse(row.dataset.record);
  if (JSON.stringify(path) !== JSON.stringify(openPath())) await open(addressOf(path));
  const menu = document.getElementById("record-menu");
  menu?.showPopover();
  menu?.querySelector("button")?.focus();
});

// In the outline the keys act on the record that has the focus, elsewhere on what is open.
addEventListener("keydown", (event) => {
  if (!canEdit || event.defaultPrevented) return;
  const row = event.target.closest?.("[data-record]");
  const path = row ? JSON.parse(row.dataset.record) : openPath();
  const isFree = row || (!isTyping(event.target) && !event.target.closest?.("[data-row], dialog"));
  const command = event.ctrlKey || event.metaKey;
  const act =
    (event.key === "F2" && "rename") ||
    (row && event.key === "Delete" && "delete") ||
    (row && event.altKey && { ArrowUp: "up", ArrowDown: "down" }[event.key]) ||
    (isFree && command && event.key.toLowerCase() === "d" && "duplicate");
  if (!act || path.length < 2) return;
  event.preventDefault();
  if (act === "rename" && row && JSON.stringify(path) !== JSON.stringify(openPath())) open(addressOf(path)).then(() => rename(path));
  else ACTS[act](path);
});
