// Toasts: a button dismisses them; good news leave by themselves, unless someone is reading them; faults stay.
const LEAVE_AFTER_MS = 10000;
const list = document.querySelector("[data-toasts]");

export function showToast(toast) {
  list?.append(toast);
}

// As drawn by the server, in the place of good news and of what says the same; other faults stay until they are read.
export function showNews(html) {
  if (!list) return;
  const toast = document.createRange().createContextualFragment(html).firstElementChild;
  for (const one of list.querySelectorAll("[data-toast]")) {
    if (leaves(one) || one.textContent === toast.textContent) one.remove();
  }
  list.append(toast);
}

const leaves = (toast) => ["success", "info"].includes(toast.dataset.toast);

function leaveLater(toast) {
  if (!leaves(toast)) return;
  setTimeout(() => (toast.matches(":hover, :focus-within") ? leaveLater(toast) : toast.remove()), LEAVE_AFTER_MS);
}

list?.addEventListener("click", (event) => {
  if (event.target.closest("[data-toast-close]")) event.target.closest("[data-toast]").remove();
});

if (list) {
  for (const toast of list.querySelectorAll("[data-toast]")) leaveLater(toast);
  new MutationObserver((changes) => {
    for (const change of changes) {
      for (const node of change.addedNodes) if (node.dataset?.toast) leaveLater(node);
    }
  }).observe(list, { childList: true });
}
