// The helpers of the recording form: steppers beside numbers, red edges that go when the fault has gone, and a form
// that stays where it is while there is no connection. Everything else is the form itself and htmx.
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-stepper] [data-step]");
  if (!button) return;
  const input = button.closest("[data-stepper]").querySelector("input");
  const least = Number(input.dataset.least ?? -Infinity);
  const most = Number(input.dataset.most ?? Infinity);
  const wanted = (Number.parseInt(input.value, 10) || 0) + Number(button.dataset.step);
  input.value = String(Math.min(most, Math.max(least, wanted)));
  input.dispatchEvent(new Event("input", { bubbles: true }));
});

document.addEventListener("htmx:afterSettle", () => {
  for (const field of document.querySelectorAll("#record-form [aria-describedby$='-faults']")) {
    const faults = document.getElementById(field.getAttribute("aria-describedby"));
    if (faults?.childElementCount) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
  }
});

// Without a connection the browser would leave the page for one of its own, and what was typed since would be gone: the
// form says so, stays, and tries by itself until its draft is kept.
const form = document.getElementById("record-form");
const strip = document.querySelector("[data-offline]");
const RETRY_MILLISECONDS = 4000;
let retry;

const keepDraft = () => form.dispatchEvent(new Event("change", { bubbles: true }));

function lose() {
  strip.hidden = false;
  clearTimeout(retry);
  retry = setTimeout(keepDraft, RETRY_MILLISECONDS);
}

form.addEventListener("htmx:sendError", (event) => {
  event.stopPropagation(); // the strip says it, and no toast
  lose();
});
form.addEventListener("htmx:afterRequest", (event) => {
  if (!event.detail.successful) return;
  clearTimeout(retry);
  strip.hidden = true;
});
form.addEventListener("submit", (event) => {
  if (strip.hidden && navigator.onLine) return;
  event.preventDefault();
  lose();
});
addEventListener("offline", lose);
addEventListener("online", keepDraft);
addEventListener("beforeunload", (event) => {
  if (!strip.hidden) event.preventDefault();
});
