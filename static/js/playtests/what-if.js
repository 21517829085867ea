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
  for (const kind of ["change", "input"]) form.addEventListener(kind, tellPrice);
  tellPrice();
}

/** How many games the curve would take if none of its results were kept: what the server plays at most. */
function tellPrice() {
  const price = form.querySelector("[data-what-if-price]");
  const picked = form.querySelector("[name=number]:checked");
  const { low, high, games } = form.elements;
  const from = Number(low.value || picked?.dataset.low);
  const to = Number(high.value || picked?.dataset.high);
  const points = countOfValues(from, to, Number(price.dataset.most));
  const total = points * Number(price.dataset.teams) * Number(games.value);
  price.hidden = !picked || !(total > 0);
  price.querySelector("output").value = total.toLocaleString(document.documentElement.lang);
}

/** Wide ranges are walked in steps, and their upper end is always tried. */
function countOfValues(from, to, most) {
  const step = Math.max(1, Math.ceil((to - from + 1) / most));
  return Math.floor((to - from) / step) + 1 + ((to - from) % step ? 1 : 0);
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
