// Going to a field: what is folded unfolds, the field is marked and has the focus.
import { frame, idOf } from "./frame.js";

const MARKED_MS = 2500;

export function goTo(path) {
  for (let length = path.length; length > 1; length--) {
    const row = [...frame.querySelectorAll("[data-row]")].find((one) => one.dataset.row === JSON.stringify(path.slice(0, length)));
    const box = row ?? document.getElementById(`${idOf(path.slice(0, length))}-box`);
    if (!box) continue;
    document.dispatchEvent(new CustomEvent("editor:going", { detail: box }));
    for (let fold = box.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
    box.scrollIntoView({ block: "center" });
    box.classList.add("is-shown");
    setTimeout(() => box.classList.remove("is-shown"), MARKED_MS);
    const inner = row ? row : [...box.querySelectorAll("input, select, textarea, button")].find((one) => one.tabIndex >= 0 && one.checkVisibility());
    return (inner ?? box).focus({ preventScroll: true });
  }
}

frame.addEventListener("click", (event) => {
  const link = event.target.closest("[data-go]");
  if (link) goTo(JSON.parse(link.dataset.go));
});
