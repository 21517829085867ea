// The same place changed by two: both values side by side at the field, chosen once. Work goes on elsewhere.
import { edit, mark } from "./edits.js";
import { ALL, frame, idOf, say, startsWith, toast } from "./frame.js";
import { refresh } from "./refreshing.js";

const open = []; // {clash, change}: what is not settled yet; it survives a swap
const words = (value) => (value === null || value === undefined ? "–" : typeof value === "string" ? value : JSON.stringify(value));

document.addEventListener("editor:conflict", async ({ detail }) => {
  for (const clash of detail.clashes) open.push({ clash, change: detail.change });
  await refresh({ force: true });
  say(frame.querySelector(".conflict")?.textContent ?? "");
});

function draw() {
  for (const box of frame.querySelectorAll(".conflict")) box.remove();
  for (const one of open) place(boxOf(one), one.clash.path);
  if (open.length) mark("conflict");
}

function place(box, path) {
  for (let length = path.length; length > 1; length--) {
    const field = document.getElementById(`${idOf(path.slice(0, length))}-box`);
    if (field) return field.append(box);
  }
  frame.querySelector(".form-column")?.prepend(box);
}

function boxOf(one) {
  const { clash } = one;
  const box = document.getElementById("editor-conflict").content.cloneNode(true).firstElementChild;
  const group = `conflict-${open.indexOf(one)}`;
  box.dataset.conflict = JSON.stringify(clash.path);
  box.querySelector("[data-person]").textContent = clash.person;
  box.querySelector("[data-value=before]").textContent = words(clash.before);
  for (const side of ["mine", "theirs"]) box.querySelector(`[data-value=${side}]`).append(...different(words(clash.before), words(clash[side])));
  for (const radio of box.querySelectorAll("[type=radio]")) radio.name = group;
  const third = box.querySelector("[data-third]");
  third.hidden = typeof clash.mine !== "string" || typeof clash.theirs !== "string";
  third.querySelector("textarea").value = joined(words(clash.before), words(clash.mine), words(clash.theirs));
  box.addEventListener("input", (event) => event.target.matches("textarea") && (third.querySelector("[type=radio]").checked = true));
  box.querySelector("[data-settle]").addEventListener("click", () => settle(one, box));
  box.querySelector("[data-later]").addEventListener("click", () => (box.hidden = true));
  return box;
}

function settle(one, box) {
  const choice = box.querySelector("[type=radio]:checked").value;
  open.splice(open.indexOf(one), 1);
  box.remove();
  const { clash, change } = one;
  const value = choice === "third" ? box.querySelector("textarea").value : clash.mine;
  if (choice !== "theirs") edit({ label: change.label, operations: [writing(clash, change, value)], want: ALL });
  mark(open.length ? "conflict" : "saved");
}

// Mine is written over what stands now; where my edit did more than set a value, the whole edit is sent again.
function writing(clash, change, value) {
  const own = change.operations.find((one) => startsWith(clash.path, one.at) || startsWith(one.at, clash.path));
  if (value === undefined || value === null) return own ?? { op: "remove", at: clash.path };
  return { op: "set", at: clash.path, value };
}

// Words that differ, marked by more than colour: taken out is struck, put in is underlined.
function different(before, after) {
  const [old, fresh] = [before.split(/(\s+)/), after.split(/(\s+)/)];
  return fresh.map((word) => {
    if (!word.trim() || old.includes(word)) return word;
    const mark = document.createElement("ins");
    mark.textContent = word;
    return mark;
  });
}

// Both changes in one text where they touch different words, else mine.
function joined(before, mine, theirs) {
  const parts = [before, mine, theirs].map((text) => text.split(/\s+/));
  if (parts.some((one) => one.length !== parts[0].length)) return mine;
  return parts[0].map((word, index) => (parts[1][index] !== word ? parts[1][index] : parts[2][index])).join(" ");
}

// What cannot be made is said; the page shows again what stands.
document.addEventListener("editor:refused", ({ detail }) => {
  toast(detail.reason);
  refresh({ force: true });
});

document.addEventListener("editor:swapped", draw);
