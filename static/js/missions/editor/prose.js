// Prose in Markdown: the preview stands below each text and follows while one types.
import { frame, post } from "./frame.js";

const PAUSE_MS = 150;
const shown = new Set(); // fields with a preview, by the id of their box
let timer;

const boxOf = (element) => element.closest(".edit-field");

function show() {
  for (const box of frame.querySelectorAll(".edit-field.is-prose")) {
    const isShown = shown.has(box.id);
    box.querySelector("[data-preview]")?.setAttribute("aria-pressed", String(isShown));
    if (!isShown) for (const old of box.querySelectorAll(".prose-preview")) old.remove();
    else for (const text of box.querySelectorAll("textarea")) draw(text);
  }
}

async function draw(text) {
  let place = text.parentElement.querySelector(".prose-preview");
  if (!place) {
    place = document.createElement("div");
    place.className = "prose-preview prose";
    place.lang = text.lang;
    text.after(place);
  }
  const value = text.value;
  const answer = await post("prose/", { text: value });
  if (answer.ok && text.value === value) place.innerHTML = await answer.text();
}

frame.addEventListener("click", (event) => {
  const button = event.target.closest("[data-preview]");
  if (!button) return;
  shown.delete(boxOf(button).id) || shown.add(boxOf(button).id);
  show();
});

frame.addEventListener("input", (event) => {
  if (!event.target.matches("textarea") || !shown.has(boxOf(event.target)?.id)) return;
  clearTimeout(timer);
  timer = setTimeout(() => draw(event.target), PAUSE_MS);
});

document.addEventListener("editor:swapped", ({ detail }) => detail.includes("editor-open") && show());
