// A request of htmx that fails changes nothing on the page, so a toast says what happened and how to go on.
import { showToast } from "./toasts.js";

function reasonFor(status) {
  if (status === 403) return "stale";
  if (status === 404 || status === 410) return "gone";
  if (status === 429) return "too-often";
  return status >= 500 ? "broken" : "refused";
}

// What asks by itself every few seconds asks again: nobody waits for it, and nothing is lost.
const asksByItself = (elt) => elt.closest("[hx-trigger^=every]") === elt;

function showFailure(reason, { elt, target, requestConfig }) {
  if (asksByItself(elt)) return;
  const template = document.querySelector(`template[data-failed="${reason}"]`);
  const toast = template.content.firstElementChild.cloneNode(true);
  toast.addEventListener("click", (event) => {
    if (event.target.closest("[data-reload]")) location.reload();
    if (!event.target.closest("[data-retry]")) return;
    toast.remove();
    window.htmx.ajax(requestConfig.verb, requestConfig.path, { source: elt, target });
  });
  showToast(toast);
}

document.addEventListener("htmx:responseError", (event) => showFailure(reasonFor(event.detail.xhr.status), event.detail));
document.addEventListener("htmx:sendError", (event) => showFailure("offline", event.detail));
document.addEventListener("htmx:timeout", (event) => showFailure("offline", event.detail));
