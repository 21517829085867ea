// Back to the editor: to the very place from which the draft was tried, if it was in this window.
document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-to-editor]");
  const place = link && sessionStorage.getItem(`editor:back:${link.dataset.toEditor}`);
  if (place) link.href = place;
});
