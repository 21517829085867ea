// Buttons that write one value, or with none take it out: own wording, and the like. `focus` names where one goes on.
import { edit } from "./edits.js";
import { ALL, frame } from "./frame.js";

frame.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-write]");
  if (!button) return;
  const at = JSON.parse(button.dataset.write);
  const operation = button.dataset.value ? { op: "set", at, value: JSON.parse(button.dataset.value) } : { op: "remove", at };
  await edit({ label: button.dataset.label, operations: [operation], want: ALL });
  document.getElementById(button.dataset.focus)?.focus();
});
