// Ctrl and K: records, tabs of what is open, and actions by name. Arrows choose, Enter goes there.
import { frame } from "./frame.js";
import { open } from "./opening.js";

const MOST = 40;
const dialog = document.getElementById("editor-search");
const input = dialog.querySelector("[data-search-input]");
const list = dialog.querySelector("[data-search-hits]");
const none = dialog.querySelector("[data-search-none]");
let chosen = 0;

function candidates() {
  const records = [...frame.querySelectorAll("[data-tree] a[data-open]")].map((link) => ({
    title: link.querySelector("span").textContent,
    kind: link.closest("[aria-expanded]")?.querySelector(".outline-row span")?.textContent ?? "",
    icon: link.closest("[aria-expanded]")?.querySelector(".outline-row svg:nth-of-type(2)") ?? link.querySelector("svg"),
    go: () => open(link.href),
  }));
  const tabs = [...frame.querySelectorAll(".open-tabs a")].map((link) => ({
    title: link.firstChild.textContent,
    kind: frame.querySelector("h1").textContent,
    icon: dialog.querySelector("[data-actions]").content.querySelector("[data-tab-icon] svg"),
    go: () => link.click(),
  }));
  const actions = [...dialog.querySelector("[data-actions]").content.querySelectorAll("[data-act]")].map((one) => ({
    title: one.textContent,
    kind: one.dataset.keys ?? "",
    icon: one.querySelector("svg"),
    button: document.querySelector(one.dataset.act),
  }));
  const possible = actions.filter((one) => one.button).map((one) => ({ ...one, go: () => one.button.click() }));
  return [...possible, ...tabs, ...records];
}

function show() {
  const wanted = input.value.trim().toLowerCase().split(/\s+/);
  const hits = candidates().filter((one) => wanted.every((word) => `${one.title} ${one.kind}`.toLowerCase().includes(word)));
  hits.sort((one, other) => rank(one, wanted[0]) - rank(other, wanted[0]));
  chosen = Math.min(chosen, Math.max(0, hits.length - 1));
  list.replaceChildren(...hits.slice(0, MOST).map((hit, index) => {
    const row = document.createElement("li");
    row.role = "option";
    row.id = `search-hit-${index}`;
    row.ariaSelected = String(index === chosen);
    const kind = document.createElement("span");
    kind.textContent = hit.kind;
    const title = document.createElement("b");
    title.textContent = hit.title;
    row.append(hit.icon?.cloneNode(true) ?? "", title, kind);
    row.addEventListener("click", () => take(hit));
    return row;
  }));
  none.textContent = hits.length ? "" : dialog.dataset.nothing;
  input.setAttribute("aria-activedescendant", hits.length ? `search-hit-${chosen}` : "");
  list.children[chosen]?.scrollIntoView({ block: "nearest" });
  return hits;
}

const rank = (one, word) => (one.title.toLowerCase().startsWith(word) ? 0 : 1);

function take(hit) {
  dialog.close();
  hit.go();
}

function start(query = "") {
  input.value = query;
  chosen = 0;
  show();
  dialog.showModal();
  input.focus();
}

input.addEventListener("input", () => {
  chosen = 0;
  show();
});
input.addEventListener("keydown", (event) => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by) {
    event.preventDefault();
    chosen = Math.max(0, Math.min(list.children.length - 1, chosen + by));
    show();
  } else if (event.key === "Enter") {
    event.preventDefault();
    const hit = show()[chosen];
    if (hit) take(hit);
  } else if (event.key === "Escape") {
    event.preventDefault(); // the field would only be emptied
    dialog.close();
  }
});
frame.addEventListener("click", (event) => {
  const button = event.target.closest("[data-open-search]");
  if (button) start(button.dataset.openSearch);
});
addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "k") return;
  event.preventDefault();
  start();
});
