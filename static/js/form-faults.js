// When a form was refused, the focus goes to what must be mended: the faults of the whole form, else the first field.
function focusFault(root) {
  const fault = root.querySelector("form[method=post] :is(.errorlist.nonfield, [aria-invalid=true])");
  if (!fault) return;
  if (fault.matches(".errorlist")) fault.tabIndex = -1;
  fault.focus();
}

focusFault(document);
document.addEventListener("htmx:afterSettle", (event) => {
  if (event.detail.xhr?.status === 422) focusFault(event.detail.elt.parentElement ?? document);
});
