// Fields that name something: records unfold with their pictures, places on a small board. Typing filters, arrows go
// through what is left, Enter takes it, Esc leaves it as it was.
import { base, canEdit, frame, mission } from "./frame.js";

const panel = () => frame.querySelector("[data-choosing]");
const inputOf = (button) => button.parentElement.querySelector("[data-edit=reference]");
let opener = null;

async function unfold(button) {
  fold();
  opener = button;
  const query = new URLSearchParams({ at: button.dataset.choose, chosen: inputOf(button).value, mission: mission() });
  if ("places" in button.dataset) query.set("places", "");
  for (const name of ["kinds", "source"]) if (button.dataset[name]) query.set(name, button.dataset[name]);
  const answer = await fetch(`${base}choose/?${query}`);
  if (!answer.ok || opener !== button || !button.isConnected) return;
  const fresh = document.createElement("template");
  fresh.innerHTML = await answer.text();
  button.setAttribute("aria-expanded", "true");
  (button.closest(".edit-list.is-table > ol > li") ?? button.parentElement).append(fresh.content.firstElementChild);
  for (const board of panel().querySelectorAll("[data-choose-board]")) prepare(board);
  panel().querySelector("[data-choose-find]").focus({ preventScroll: true });
  panel().scrollIntoView({ block: "nearest" });
}

// The board is a picture beside the list, which says the same: pointer only, so that Tab does not pass every place twice.
function prepare(board) {
  board.querySelector(`[data-region="${CSS.escape(board.dataset.chosen)}"]`)?.classList.add("is-chosen");
}

function fold({ focus = false } = {}) {
  panel()?.remove();
  opener?.setAttribute("aria-expanded", "false");
  if (focus) opener?.focus();
  opener = null;
}

function take(name, shown) {
  const button = opener;
  const input = inputOf(button);
  fold({ focus: true });
  if (input.value === name) return;
  input.value = name;
  input.dataset.shown = shown;
  button.querySelector("span").textContent = shown || "–";
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

frame.addEventListener("click", (event) => {
  const button = event.target.closest("[data-choose]");
  const choice = event.target.closest("[data-choosing] [data-choice]");
  const region = event.target.closest("[data-choose-board] [data-region]");
  if (button && canEdit) button.getAttribute("aria-expanded") === "true" ? fold({ focus: true }) : unfold(button);
  else if (choice) take(choice.dataset.choice, choice.dataset.choice && choice.textContent.trim());
  else if (region) take(region.dataset.region, nameOf(region.dataset.region));
  else if (event.target.closest("[data-choose-close]")) fold({ focus: true });
});

const nameOf = (place) => panel().querySelector(`[data-choice="${CSS.escape(place)}"]`)?.textContent ?? place;

frame.addEventListener("input", (event) => {
  const find = event.target.closest("[data-choose-find]");
  if (!find) return;
  const words = find.value.trim().toLowerCase().split(/\s+/);
  for (const one of panel().querySelectorAll("[data-choice][data-search]")) {
    one.parentElement.hidden = !words.every((word) => one.dataset.search.includes(word));
  }
  for (const group of panel().querySelectorAll("section")) group.hidden = !group.querySelector("li:not([hidden])");
});

// Pointing at a name lights its place on the board.
frame.addEventListener("focusin", (event) => {
  const choice = event.target.closest("[data-choosing] [data-choice]");
  for (const one of panel()?.querySelectorAll("[data-region].is-pointed-at") ?? []) one.classList.remove("is-pointed-at");
  if (choice) panel().querySelector(`[data-region="${CSS.escape(choice.dataset.choice)}"]`)?.classList.add("is-pointed-at");
});

frame.addEventListener("keydown", (event) => {
  if (!event.target.closest("[data-choosing]")) return;
  const shown = [...panel().querySelectorAll("[data-choice][data-search]")].filter((one) => one.checkVisibility());
  const at = shown.indexOf(event.target.closest("[data-choice]"));
  const isFinding = event.target.matches("[data-choose-find]");
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (event.key === "Escape") fold({ focus: true });
  else if (isFinding && event.key === "Enter") shown[0]?.click();
  else if (isFinding && event.key === "ArrowDown") shown[0]?.focus();
  else if (at >= 0 && by) (shown[at + by] ?? panel().querySelector("[data-choose-find]")).focus();
  else return;
  event.preventDefault();
  event.stopPropagation();
});

// Drawn again meanwhile: what was unfolded unfolds at the same field.
document.addEventListener("editor:swapped", () => {
  if (!opener || opener.isConnected) return;
  const again = document.getElementById(opener.id);
  opener = null;
  if (again?.matches("[data-choose]")) unfold(again);
});
document.addEventListener("editor:opened", () => fold());
