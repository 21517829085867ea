// Opening another record without leaving the page: the address follows, back and forward work.
import { frame, swap } from "./frame.js";

let latest = 0; // whoever clicks twice wants the second

async function open(address, { remember = true } = {}) {
  const asked = ++latest;
  const answer = await fetch(address, { headers: { "HX-Request": "true" } });
  const text = await answer.text();
  if (asked !== latest) return;
  if (!answer.ok || answer.redirected) return (location.href = address);
  const fresh = document.createElement("template");
  fresh.innerHTML = text;
  swap(Object.fromEntries([...fresh.content.children].map((one) => [one.id, one.outerHTML])));
  if (remember) history.pushState({}, "", address);
  select();
  reveal();
  for (const one of document.querySelectorAll(".record-form, .form-column, .effect-column")) one.scrollTo(0, 0);
  document.title = `${document.querySelector(".workspace-bar h1").textContent} · ${document.querySelector(".bar-where").textContent.trim()}`;
  document.dispatchEvent(new CustomEvent("editor:opened"));
}

// What is open stands in the outline where one sees it.
function reveal() {
  const row = frame.querySelector("[data-tree] [role=treeitem][aria-selected=true]");
  if (!row) return;
  for (let branch = row.parentElement.closest("[aria-expanded]"); branch; branch = branch.parentElement.closest("[aria-expanded]")) branch.setAttribute("aria-expanded", "true");
  const [list, seen] = [row.closest("[data-tree]").getBoundingClientRect(), row.getBoundingClientRect()];
  if (seen.top < list.top || seen.bottom > list.bottom) row.scrollIntoView({ block: "center" });
}

function select() {
  for (const row of frame.querySelectorAll("[data-tree] [role=treeitem][aria-selected]")) {
    const link = row.querySelector(":scope > a");
    row.setAttribute("aria-selected", String(link?.pathname === location.pathname));
  }
}

frame.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-open]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open(new URL(link.getAttribute("href"), location).href); // links in drawings have another kind of href
});
document.addEventListener("editor:swapped", select);
document.addEventListener("editor:gone", () => (location.href = frame.dataset.base));
addEventListener("popstate", () => open(location.href, { remember: false }));

// Where tabs do not fit into one line, the open one is in sight.
const showTab = () => frame.querySelector(".open-tabs [aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
document.addEventListener("editor:swapped", showTab);

reveal();
showTab();

export { open };
