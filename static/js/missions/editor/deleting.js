// The dialog that asks what shall become of places that name a record which goes. All of it is one step.
import { frame } from "./frame.js";
import { erase } from "./records.js";

const mendsOf = (dialog) => [...dialog.querySelectorAll("[data-mend]")];

// The rows of one kind: those up to the next heading.
function beside(button) {
  const found = [];
  for (let row = button.closest("li").nextElementSibling; row && !row.matches(".mends-kind"); row = row.nextElementSibling) found.push(row.querySelector("[data-mend]"));
  return found;
}

// What was chosen first in this kind, wherever it is offered.
function makeSame(button) {
  const [first, ...others] = beside(button);
  const wanted = first.selectedOptions[0].dataset.choice;
  for (const one of others) one.value = [...one.options].find((option) => option.dataset.choice === wanted)?.value ?? one.value;
}

function count(dialog) {
  const open = mendsOf(dialog).filter((one) => one.value === "[]").length;
  for (const one of mendsOf(dialog)) one.closest("li").classList.toggle("is-open", one.value === "[]");
  for (const button of dialog.querySelectorAll("[data-same-for-all]")) button.hidden = beside(button).length < 2;
  dialog.querySelector("[data-mended]").textContent = mendsOf(dialog).length - open;
  dialog.querySelector("[data-open-ends]").textContent = open;
  dialog.querySelector("[data-mends-bar] .is-mended").setAttribute("width", 100 - (100 * open) / mendsOf(dialog).length);
  const erase = dialog.querySelector("[data-erase]");
  erase.querySelector("span").textContent = open ? erase.dataset.leaving.replace("OPEN", open) : erase.dataset.whole;
}

frame.addEventListener("change", (event) => event.target.closest("[data-mend]") && count(event.target.closest("dialog")));
document.addEventListener("editor:asked-to-delete", ({ detail: dialog }) => count(dialog));

frame.addEventListener("click", (event) => {
  const dialog = event.target.closest("[data-delete]");
  if (!dialog) return;
  if (event.target.closest("[data-keep]")) dialog.close();
  if (event.target.closest("[data-mend-all]")) {
    for (const one of mendsOf(dialog)) one.value = one.querySelector("[data-safe]")?.value ?? one.value;
    count(dialog);
  }
  const same = event.target.closest("[data-same-for-all]");
  if (same) {
    makeSame(same);
    count(dialog);
  }
  if (event.target.closest("[data-erase]")) {
    // Last places first: what is taken out of a list moves those behind it.
    const operations = mendsOf(dialog).reverse().flatMap((one) => JSON.parse(one.value));
    const unique = [...new Map(operations.map((one) => [JSON.stringify(one), one])).values()];
    dialog.close();
    erase(JSON.parse(dialog.dataset.delete), unique, dialog.dataset.label);
  }
});
