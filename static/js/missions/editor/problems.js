// Problems: jump to the field and mark it, mend it with one click; F8 goes to the next one.
import { edit } from "./edits.js";
import { ALL, base, frame, openTab } from "./frame.js";
import { goTo } from "./going.js";
import { open } from "./opening.js";

// The record is opened, and the part of it that holds the field; then the field is marked.
async function show(row) {
  const address = new URL(row.dataset.address, location);
  const isElsewhere = address.pathname !== location.pathname || (openTab() && address.searchParams.get("tab") !== openTab());
  if (isElsewhere) await open(address.href);
  goTo(JSON.parse(row.dataset.problem));
}

frame.addEventListener("click", (event) => {
  const row = event.target.closest("[data-problem]");
  if (!row) return;
  const fix = event.target.closest("[data-fix]");
  const all = event.target.closest("[data-fix-all]");
  if (event.target.closest("a")) return;
  if (all) askForAll(all.dataset.fixAll);
  else if (fix) {
    const operations = JSON.parse(fix.dataset.fix);
    document.getElementById("tab-problems").focus(); // its button goes with the problem
    edit({ label: fix.dataset.label, operations, want: ALL });
  } else show(row);
});

// All of a kind: the server tries them one after the other; what they change is shown before it is done.
async function askForAll(code) {
  const answer = await fetch(`${base}mends/?${new URLSearchParams({ code })}`);
  if (!answer.ok) return;
  const { operations, label, changes } = await answer.json();
  const dialog = document.getElementById("editor-mends");
  dialog.querySelector("[data-mends-title]").textContent = label;
  dialog.querySelector("[data-mends-list]").replaceChildren(...changes.map(lineOf));
  dialog.querySelector("[data-mends-do]").onclick = () => {
    dialog.close();
    document.getElementById("tab-problems").focus();
    edit({ label, operations, want: ALL });
  };
  dialog.showModal();
}

function lineOf([label, before, after]) {
  const line = document.createElement("li");
  const [old, fresh] = [document.createElement("del"), document.createElement("ins")];
  [old.textContent, fresh.textContent] = [before, after];
  line.append(`${label} `, ...(before ? [old, " "] : []), ...(after ? [fresh] : []));
  return line;
}

addEventListener("keydown", (event) => {
  if (event.key !== "F8") return;
  event.preventDefault();
  const rows = [...frame.querySelectorAll("#bottom-problems [data-problem]")];
  const at = rows.findIndex((row) => row.classList.contains("is-current"));
  const next = rows.at((at + (event.shiftKey ? -1 : 1)) % rows.length);
  for (const row of rows) row.classList.toggle("is-current", row === next);
  if (next) show(next);
  next?.scrollIntoView({ block: "nearest" });
});
