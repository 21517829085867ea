// Undo and redo by button and key; Ctrl+S answers politely.
import { step, waiting } from "./edits.js";
import { frame, isTyping, toast } from "./frame.js";

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-toast-undo]")) {
    event.target.closest("[data-toast]").remove();
    step("undo/");
  }
  if (event.target.closest("[data-undo]")) step("undo/");
  if (event.target.closest("[data-redo]")) step("redo/");
});

addEventListener("keydown", (event) => {
  const isCommand = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  if (isCommand && key === "s") {
    event.preventDefault();
    const place = document.querySelector("[data-saved]");
    if (place) toast(waiting() ? place.textContent.trim() : place.dataset.allSaved);
  } else if (isCommand && (key === "z" || key === "y")) {
    event.preventDefault();
    step(key === "y" || event.shiftKey ? "redo/" : "undo/");
  } else if (key === "?" && !isTyping(event.target)) {
    document.getElementById("editor-keys")?.showModal();
  }
});
