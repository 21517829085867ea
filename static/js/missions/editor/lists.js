// Lists: add, remove, move by buttons, by Alt and an arrow key, and by dragging the grip.
import { edit } from "./edits.js";
import { ALL, frame } from "./frame.js";

const listOf = (element) => element.closest("[data-list]");
const itemOf = (element) => element.closest("[data-list] li[data-index]");

function move(item, to) {
  const list = listOf(item);
  const from = Number(item.dataset.index);
  const last = item.parentElement.children.length - 1;
  if (to < 0 || to > last || to === from) return;
  const at = [...JSON.parse(list.dataset.list), from];
  edit({ label: `${list.dataset.label}: ${from + 1} → ${to + 1}`, operations: [{ op: "move", at, to }], want: ALL });
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
  } else if ("remove" in button.dataset) {
    const at = [...path, Number(item.dataset.index)];
    edit({ label: `${list.dataset.label}: −`, operations: [{ op: "remove", at }], want: ALL });
  } else if ("move" in button.dataset) {
    move(item, Number(item.dataset.index) + Number(button.dataset.move));
  }
});

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
