// Links that open a <dialog>: <a href="/the/page/" data-open-dialog="its-id">. Without a script the link is followed.
// Closing needs none: a button with formmethod="dialog" or <form method="dialog"> does it.
document.addEventListener("click", (event) => {
  const opener = event.target.closest("[data-open-dialog]");
  const dialog = opener && document.getElementById(opener.dataset.openDialog);
  if (!dialog) return;
  event.preventDefault();
  dialog.showModal();
});
