// Lists: add, remove, move by buttons, by Alt and an arrow key, and by dragging the grip.
import { edit } from "./edits.js";
import { ALL, frame } from "./frame.js";

const FIELD = ":is(input:not([type=hidden]), select, textarea, [data-choose], [data-slot-at])";
const listOf = (element) => element.closest("[data-list]");
const itemOf = (element) => element.closest("[data-list] li[data-index]");

function move(item, to) {
  const list = listOf(item);
  const from = Number(item.dataset.index);
  const last = item.parentElement.children.length - 1;
  if (to < 0 || to > last || to === from) return;
  const at = [...JSON.parse(list.dataset.list), from];
  edit({ label: `${list.dataset.label}: ${from + 1} → ${to + 1}`, operations: [{ op: "move", at, to }], want: ALL });
  const way = `[data-move="${to < from ? -1 : 1}"]:enabled, [data-move]:enabled`;
  if (document.activeElement?.matches("[data-move]")) next = { list: list.dataset.list, index: to, at: way };
}

frame.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  const list = button && listOf(button);
  if (!list) return;
  const path = JSON.parse(list.dataset.list);
  const item = itemOf(button);
  if ("add" in button.dataset && !item?.contains(button.closest("[data-list]"))) {
    const count = list.querySelector("ol").children.length;
    const value = JSON.parse(button.dataset.add);
    const operations = count ? [{ op: "insert", at: [...path, count], value }] : [{ op: "set", at: path, value: [value] }];
    edit({ label: `${list.dataset.label}: +`, operations, want: ALL });
    next = { list: list.dataset.list, index: count, at: FIELD, isNew: true };
  } else if ("remove" in button.dataset) {
    const at = [...path, Number(item.dataset.index)];
    edit({ label: `${list.dataset.label}: −`, operations: [{ op: "remove", at }], want: ALL });
    next = { list: list.dataset.list, index: at.at(-1), at: "[data-remove]" };
  } else if ("move" in button.dataset) {
    move(item, Number(item.dataset.index) + Number(button.dataset.move));
  }
});

// What one has pressed is drawn anew: one is at the entry that was moved or added, or at the one in the place of the one
// that went, or where one is added. What a new entry names is asked for at once.
let next = null; // {list, index, at: what has the focus in it}
document.addEventListener("editor:swapped", ({ detail }) => {
  if (!next || !detail.includes("editor-open")) return;
  const list = [...frame.querySelectorAll("[data-list]")].find((one) => one.dataset.list === next.list);
  const items = list?.querySelector("ol").children ?? [];
  const inside = items[Math.min(next.index, items.length - 1)]?.querySelectorAll(next.at) ?? [];
  const place = [...inside].find((one) => one.checkVisibility()) ?? list?.querySelector(":scope > [data-add]");
  if (document.activeElement === document.body) place?.focus();
  if (place === document.activeElement && next.isNew && isEmptyChoice(place)) place.click();
  next = null;
}, { capture: true }); // before a row of an effect takes the focus that is lost

const isEmptyChoice = (place) => "choose" in place.dataset && !place.parentElement.querySelector("[data-edit=reference]").value;

frame.addEventListener("keydown", (event) => {
  const item = event.altKey && !event.target.closest("[data-row]") && itemOf(event.target);
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!item || !by) return;
  event.preventDefault();
  move(item, Number(item.dataset.index) + by);
});

let dragged = null;
frame.addEventListener("dragstart", (event) => {
  if (!event.target.closest("[data-list] [data-grip]") || event.target.closest("[data-row]")) return;
  dragged = itemOf(event.target);
  event.dataTransfer.effectAllowed = "move";
});
frame.addEventListener("dragover", (event) => {
  const over = dragged && itemOf(event.target);
  if (!over || over.parentElement !== dragged.parentElement) return;
  event.preventDefault();
  for (const one of over.parentElement.children) one.classList.toggle("is-target", one === over);
});
frame.addEventListener("drop", (event) => {
  const over = dragged && itemOf(event.target);
  if (over && over.parentElement === dragged.parentElement) {
    event.preventDefault();
    move(dragged, Number(over.dataset.index));
  }
});
frame.addEventListener("dragend", () => {
  dragged = null;
  for (const one of frame.querySelectorAll(".is-target")) one.classList.remove("is-target");
});
