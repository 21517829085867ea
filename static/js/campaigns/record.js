// The small helpers of the recording form: steppers beside numbers. Everything else is the form itself and htmx.
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
