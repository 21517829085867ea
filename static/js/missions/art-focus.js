// A click on the picture moves the two sliders of its point of focus; without it the sliders do the same.
document.addEventListener("click", (event) => {
  const picture = event.target.closest("[data-art-focus] img");
  if (!picture) return;
  const box = picture.getBoundingClientRect();
  const share = (at, from, size) => Math.min(1, Math.max(0, (at - from) / size)).toFixed(2);
  document.querySelector("[name=x]").value = share(event.clientX, box.left, box.width);
  document.querySelector("[name=y]").value = share(event.clientY, box.top, box.height);
});
