// Pick a number: the search narrows the list, and a number that is picked brings the values around it along.
const form = document.querySelector("[data-what-if]");
const search = form?.querySelector("[data-what-if-search]");

if (search) {
  search.hidden = false;
  search.querySelector("input").addEventListener("input", (event) => narrow(event.target.value.trim().toLowerCase()));
  form.addEventListener("change", (event) => {
    if (event.target.name !== "number") return;
    form.elements.low.value = event.target.dataset.low;
    form.elements.high.value = event.target.dataset.high;
  });
}

/** Shows the numbers whose name or record has these words in it; a record without any is hidden with them. */
function narrow(words) {
  for (const group of form.querySelectorAll(".what-if-group")) {
    const ofGroup = labelsAfter(group);
    for (const label of ofGroup) {
      const isChosen = label.querySelector(":checked");
      label.hidden = !isChosen && !`${group.textContent} ${label.textContent}`.toLowerCase().includes(words);
    }
    group.hidden = ofGroup.every((label) => label.hidden);
  }
}

function labelsAfter(group) {
  const found = [];
  for (let next = group.nextElementSibling; next?.matches(".what-if-number"); next = next.nextElementSibling)
    found.push(next);
  return found;
}
