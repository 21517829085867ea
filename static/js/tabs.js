// Tabs. In HTML they are links to sections that follow each other; here they become tabs as ARIA describes them:
// one tab stop, arrow keys, Home and End.
const tabsOf = (list) => [...list.querySelectorAll("a[href^='#']")];
const panelOf = (tab) => document.getElementById(tab.hash.slice(1));

function select(tab) {
  for (const other of tabsOf(tab.closest("[data-tabs]"))) {
    const chosen = other === tab;
    other.setAttribute("aria-selected", chosen);
    other.tabIndex = chosen ? 0 : -1;
    panelOf(other).hidden = !chosen;
  }
}

function makeTabs(list) {
  list.setAttribute("role", "tablist");
  for (const tab of tabsOf(list)) {
    tab.id ||= `tab-${tab.hash.slice(1)}`;
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", panelOf(tab).id);
    panelOf(tab).setAttribute("role", "tabpanel");
    panelOf(tab).setAttribute("aria-labelledby", tab.id);
    panelOf(tab).tabIndex = 0;
  }
  select(tabsOf(list).find((tab) => tab.hash === location.hash) ?? tabsOf(list)[0]);
}

function neighbour(tab, key) {
  const tabs = tabsOf(tab.closest("[data-tabs]"));
  const at = tabs.indexOf(tab);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[key];
  return to === undefined ? undefined : tabs.at(to % tabs.length);
}

document.addEventListener("click", (event) => {
  const tab = event.target.closest("[data-tabs] [role=tab]");
  if (!tab) return;
  event.preventDefault();
  select(tab);
});

document.addEventListener("keydown", (event) => {
  const tab = event.target.closest("[data-tabs] [role=tab]");
  const next = tab && neighbour(tab, event.key);
  if (!next) return;
  event.preventDefault();
  select(next);
  next.focus();
});

const makeAll = (root) => root.querySelectorAll("[data-tabs]:not([role])").forEach(makeTabs);
makeAll(document);
document.addEventListener("htmx:load", (event) => makeAll(event.target));
