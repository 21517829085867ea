// Where there is no room for panels they are sheets over what is open: one at a time; opening a record closes them.
import { frame } from "./frame.js";

function show(name) {
  frame.dataset.sheet = frame.dataset.sheet === name ? "" : name;
  for (const button of frame.querySelectorAll("[data-sheet]")) button.setAttribute("aria-pressed", String(button.dataset.sheet === frame.dataset.sheet));
}

frame.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-sheet]");
  if (button) show(button.dataset.sheet);
  if (event.target.closest("[data-problem]") && frame.dataset.sheet) show("");
});
document.addEventListener("editor:opened", () => show(""));
