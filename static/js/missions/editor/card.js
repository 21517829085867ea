// The card as printed: the old picture stays until the new one is there; three languages.
import { frame } from "./frame.js";

let lang = "";
let standing = null; // the picture that is on the page

function adopt() {
  const fresh = frame.querySelector("[data-card]");
  if (!fresh || fresh === standing) return (standing = fresh ?? null);
  const address = withLanguage(fresh.getAttribute("src"));
  if (standing && recordOf(standing.src) === recordOf(address)) {
    const kept = standing;
    kept.alt = fresh.alt;
    fresh.replaceWith(kept);
    const next = new Image();
    next.onload = () => (kept.src = next.src);
    next.src = address;
  } else {
    standing = fresh;
    if (fresh.getAttribute("src") !== address) fresh.src = address;
  }
  for (const button of frame.querySelectorAll("[data-card-lang]")) {
    button.setAttribute("aria-pressed", String(button.dataset.cardLang === (lang || new URL(address, location).searchParams.get("lang"))));
  }
}

const recordOf = (address) => new URL(address, location).pathname;

function withLanguage(address) {
  const url = new URL(address, location);
  if (lang) url.searchParams.set("lang", lang);
  return url.href;
}

frame.addEventListener("click", (event) => {
  const button = event.target.closest("[data-card-lang]");
  if (!button) return;
  lang = button.dataset.cardLang;
  standing.src = withLanguage(standing.src);
  for (const one of frame.querySelectorAll("[data-card-lang]")) one.setAttribute("aria-pressed", String(one === button));
});

document.addEventListener("editor:swapped", adopt);
adopt();
