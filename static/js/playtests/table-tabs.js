// On a phone a table has four tabs: board, hand, team, log. Without this script they stand one below the other.

export function openTabs(root) {
  const bar = root.querySelector("[data-table-tabs]");
  bar.hidden = false;
  root.dataset.tab = "board";
  bar.addEventListener("click", (event) => {
    const tab = event.target.closest("[data-tab-of]");
    if (!tab) return;
    root.dataset.tab = tab.dataset.tabOf;
    for (const one of bar.querySelectorAll("[data-tab-of]")) one.setAttribute("aria-pressed", String(one === tab));
    scrollTo(0, 0);
    const log = root.querySelector(".game-lines");
    log.scrollTop = log.scrollHeight;
  });
}

export function countHand(root) {
  const count = root.querySelectorAll(".hand-card").length;
  const badge = root.querySelector("[data-hand-count]");
  badge.textContent = count || "";
}
