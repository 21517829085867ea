// On a phone the options stand under their verbs: Move, Attack, Search. Elsewhere all of them are listed.

export function openVerb(root, wanted) {
  const bar = root.querySelector("[data-verbs]");
  if (!bar) return;
  for (const button of bar.querySelectorAll("[data-verb]")) {
    button.setAttribute("aria-pressed", String(button.dataset.verb === wanted));
  }
  for (const list of root.querySelectorAll("[data-verb-list]")) list.toggleAttribute("data-open", list.dataset.verbList === wanted);
}

// The verb that was open stays open as long as it is offered; what was chosen is always in sight.
export function keepVerb(root, words) {
  const same = [...root.querySelectorAll("[data-verb]")].find((button) => wordsOf(button) === words);
  if (same) openVerb(root, same.dataset.verb);
}

export function openedVerb(root) {
  const open = root.querySelector('[data-verb][aria-pressed="true"]');
  return open ? wordsOf(open) : "";
}

function wordsOf(button) {
  return button.firstChild.textContent.trim();
}
