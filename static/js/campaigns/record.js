// The small helpers of the recording form: steppers beside numbers, and red edges that go when the fault has gone.
// Everything else is the form itself and htmx.
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
