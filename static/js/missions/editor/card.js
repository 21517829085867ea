// The card as printed: the old picture stays until the new one is there; three languages.
import { frame } from "./frame.js";
import { passage } from "./spoken.js";

const REST_MS = 250; // whoever types on does not look at the card
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
    if (unmarked(address) !== unmarked(wanted || standing.src)) bring(address);
  } else {
    wanted = "";
    standing = fresh;
    if (fresh.getAttribute("src") !== address) fresh.src = address;
  }
  for (const button of frame.querySelectorAll("[data-card-lang]")) {
    button.setAttribute("aria-pressed", String(button.dataset.cardLang === (lang || new URL(address, location).searchParams.get("lang"))));
  }
}

export const unmarked = (address) => {
  const url = new URL(address, location);
  url.searchParams.delete("mark");
  return url.href;
};
const recordOf = (address) => new URL(address, location).pathname;

function withLanguage(address) {
  const url = new URL(address, location);
  if (lang) url.searchParams.set("lang", lang);
  return url.href;
}

// The step that one is at stands out on the card; the picture before stays until the new one is there.
let wanted = "";
function mark() {
  if (!standing?.isConnected) return;
  const url = new URL(wanted && recordOf(wanted) === recordOf(standing.src) ? wanted : standing.src);
  const words = passage(url.searchParams.get("lang"));
  if (words === (url.searchParams.get("mark") ?? "")) return;
  words ? url.searchParams.set("mark", words) : url.searchParams.delete("mark");
  bring(url.href);
}

function bring(address) {
  wanted = address;
  const next = new Image();
  next.onload = () => {
    if (wanted === address && standing && recordOf(standing.src) === recordOf(address)) standing.src = address;
  };
  next.src = address;
}

frame.addEventListener("click", (event) => {
  const button = event.target.closest("[data-card-lang]");
  if (!button) return;
  lang = button.dataset.cardLang;
  const url = new URL(withLanguage(standing.src));
  url.searchParams.delete("mark");
  wanted = standing.src = url.href;
  mark();
  for (const one of frame.querySelectorAll("[data-card-lang]")) one.setAttribute("aria-pressed", String(one === button));
});

document.addEventListener("editor:swapped", adopt);
let resting;
document.addEventListener("editor:spoken", () => {
  clearTimeout(resting);
  resting = setTimeout(mark, REST_MS);
});
adopt();
