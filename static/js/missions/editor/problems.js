// Problems: jump to the field and mark it, mend it with one click; F8 goes to the next one.
import { edit } from "./edits.js";
import { ALL, frame } from "./frame.js";
import { goTo } from "./going.js";
import { open } from "./opening.js";


async function show(row) {
  const address = row.dataset.address;
  if (address && new URL(address, location).pathname !== location.pathname) await open(address);
  await goTo(JSON.parse(row.dataset.problem));
}

frame.addEventListener("click", (event) => {
  const row = event.target.closest("[data-problem]");
  if (!row) return;
  const fix = event.target.closest("[data-fix]");
  const all = event.target.closest("[data-fix-all]");
  if (event.target.closest("a")) return;
  if (all) {
    const same = [...frame.querySelectorAll("[data-problem]")].filter((one) => one.dataset.code === all.dataset.fixAll);
    const operations = same.flatMap((one) => JSON.parse(one.querySelector("[data-fix]")?.dataset.fix ?? "[]"));
    edit({ label: all.dataset.label, operations, want: ALL });
  } else if (fix) {
    const operations = JSON.parse(fix.dataset.fix);
    edit({ label: fix.dataset.label, operations, want: ALL });
  } else show(row);
});

addEventListener("keydown", (event) => {
  if (event.key !== "F8") return;
  event.preventDefault();
  const rows = [...frame.querySelectorAll("[data-problem]")];
  const at = rows.findIndex((row) => row.classList.contains("is-current"));
  const next = rows.at((at + (event.shiftKey ? -1 : 1)) % rows.length);
  for (const row of rows) row.classList.toggle("is-current", row === next);
  if (next) show(next);
  next?.scrollIntoView({ block: "nearest" });
});
