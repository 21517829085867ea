// The same place changed by two: both values side by side at the field, chosen once. Work goes on elsewhere.
import { different, joined } from "./differences.js";
import { edit, mark } from "./edits.js";
import { ALL, base, frame, idOf, openPath, say, startsWith, toast } from "./frame.js";
import { found, inherit, keep } from "./kept.js";
import { open as openRecord } from "./opening.js";
import { colourOf } from "./people.js";
import { showWhatStands } from "./refreshing.js";

const open = found("conflicts"); // {clash, change, revision}: what is not settled yet; it survives a swap and a reload
const boxes = new Map(); // of each, while it is open: what is typed or chosen there outlives a redraw of the page
let made = 0;
const words = (value) => (value === null || value === undefined ? "–" : typeof value === "string" ? value : JSON.stringify(value));
const said = (clash, side) => clash.words?.[side] ?? words(clash[side]);

document.addEventListener("editor:conflict", async ({ detail }) => {
  for (const clash of detail.clashes) {
    withdraw(clash.path);
    open.push({ clash, change: detail.change, revision: detail.revision });
  }
  keep("conflicts", open);
  draw();
  say(frame.querySelector(".conflict")?.textContent ?? "");
  await showWhatStands();
  frame.querySelector(".conflict")?.scrollIntoView({ block: "nearest" });
});

// Whoever types on before they are told makes one conflict of a place, not several: the last value is theirs.
function withdraw(path) {
  const at = open.findIndex((one) => JSON.stringify(one.clash.path) === JSON.stringify(path));
  if (at < 0) return;
  boxes.get(open[at])?.remove();
  boxes.delete(open[at]);
  open.splice(at, 1);
}

function draw() {
  for (const one of open) {
    if (!boxes.has(one)) boxes.set(one, boxOf(one));
    const box = boxes.get(one);
    if (!startsWith(one.clash.path, openPath())) box.remove();
    else if (!box.isConnected) place(box, one.clash.path);
  }
  if (open.length) mark("conflict");
}

function place(box, path) {
  for (let length = path.length; length > 1; length--) {
    const field = document.getElementById(`${idOf(path.slice(0, length))}-box`);
    if (field) return field.append(box);
  }
  frame.querySelector(".form-column")?.prepend(box);
}

// From the bar to what waits, also where 'later' was said or another record is open.
frame.addEventListener("click", async (event) => {
  if (!event.target.closest("[data-settle-next]") || !open.length) return;
  const record = open[0].clash.path.slice(0, 2);
  if (!startsWith(record, openPath()) || !openPath().length) await openRecord(`${base}${record.map(encodeURIComponent).join("/")}/`);
  const box = frame.querySelector(".conflict");
  if (!box) return;
  box.hidden = false;
  box.scrollIntoView({ block: "center" });
  box.querySelector("[type=radio]:checked").focus({ preventScroll: true });
});

function boxOf(one) {
  const { clash } = one;
  const box = document.getElementById("editor-conflict").content.cloneNode(true).firstElementChild;
  const group = `conflict-${made++}`;
  box.dataset.conflict = JSON.stringify(clash.path);
  for (const one of box.querySelectorAll("[data-person]")) one.textContent = clash.person;
  box.querySelector("[data-when]").textContent = clash.when ?? ""; // one that was kept by an older page tells none
  const avatar = box.querySelector("[data-avatar]");
  avatar.textContent = clash.person.slice(0, 2).toUpperCase();
  avatar.classList.add(colourOf({ name: clash.person }));
  box.querySelector("[data-value=before]").textContent = said(clash, "before");
  for (const side of ["mine", "theirs"]) box.querySelector(`[data-value=${side}]`).append(...different(said(clash, "before"), said(clash, side)));
  for (const radio of box.querySelectorAll("[type=radio]")) radio.name = group;
  const third = box.querySelector("[data-third]");
  third.hidden = typeof clash.mine !== "string" || typeof clash.theirs !== "string";
  third.querySelector("textarea").value = joined(words(clash.before), words(clash.mine), words(clash.theirs));
  box.addEventListener("input", (event) => {
    if (event.target.matches("textarea")) third.querySelector("[type=radio]").checked = true;
    nameChoice(box);
  });
  nameChoice(box);
  box.querySelector("[data-settle]").addEventListener("click", () => settle(one, box));
  box.querySelector("[data-later]").addEventListener("click", () => (box.hidden = true));
  return box;
}

// The button says what it will do.
function nameChoice(box) {
  const chosen = box.querySelector("[type=radio]:checked");
  box.querySelector("[data-choice]").textContent = chosen.parentElement.querySelector("b").textContent;
}

function settle(one, box) {
  const choice = box.querySelector("[type=radio]:checked").value;
  open.splice(open.indexOf(one), 1);
  keep("conflicts", open);
  boxes.delete(one);
  box.remove();
  const { clash, change, revision } = one;
  const value = choice === "third" ? box.querySelector("textarea").value : clash.mine;
  const label = choice === "third" ? `${change.label.split(": ")[0]}: ${value}`.slice(0, 120) : change.label;
  if (choice !== "theirs") edit({ label, operations: [writing(clash, change, value)], want: ALL, ...(revision && { base: revision }) }); // chosen on what the box shows
  mark(open.length ? "conflict" : "saved");
}

// Mine is written over what stands now; where my edit did more than set a value, the whole edit is sent again.
function writing(clash, change, value) {
  const own = change.operations.find((one) => startsWith(clash.path, one.at) || startsWith(one.at, clash.path));
  if (value === undefined || value === null) return own ?? { op: "remove", at: clash.path };
  return { op: "set", at: clash.path, value };
}

// What cannot be made is said; the page shows again what stands.
document.addEventListener("editor:refused", async ({ detail }) => {
  toast(detail.reason);
  await showWhatStands();
});

document.addEventListener("editor:swapped", draw);
inherit("conflicts", (left) => {
  open.push(...left);
  keep("conflicts", open);
  draw();
});
draw();
