// What dice and draws bring is seen before one goes on: rolled dice lie on the board for a moment, new cards in the hand
// are marked, and at a real table what is tapped adds up at once.
const DICE_LIE_MS = 1800;

let timer = null;

export function showDice(root, number) {
  const tray = root.querySelector("[data-tray]");
  const rolled = [...root.querySelectorAll(".game-line.has-dice")].filter((line) => Number(line.dataset.step) > number);
  if (!tray || !rolled.length) return;
  tray.replaceChildren(...rolled.slice(-3).map(lying));
  tray.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(() => (tray.hidden = true), DICE_LIE_MS);
}

function lying(line) {
  const row = document.createElement("p");
  const words = document.createElement("span");
  words.textContent = line.querySelector(".game-told").firstChild.textContent.trim();
  row.append(line.querySelector(".game-dice").cloneNode(true), words);
  return row;
}

export function cardsIn(root) {
  return new Set([...root.querySelectorAll(".hand-card")].map((card) => card.dataset.card));
}

export function markNewCards(root, before) {
  for (const card of root.querySelectorAll(".hand-card")) card.classList.toggle("is-new", before.size > 0 && !before.has(card.dataset.card));
}

// The sum so far; once every die is told, what follows from it.
export function addUp(form) {
  const sum = form?.querySelector("[data-sum]");
  if (!sum) return;
  const dice = [...form.querySelectorAll("[data-die]")];
  const chosen = [...form.querySelectorAll("[data-die] :checked")];
  const counts = chosen.filter((one) => "worth" in one.dataset);
  const total = counts.reduce((all, one) => all + Number(one.dataset.worth), 0);
  sum.hidden = !chosen.length;
  const shown = sum.querySelector("[data-sum-value]");
  if (shown) shown.textContent = total;
  const key = chosen.length < dice.length ? "" : String(shown ? total : chosen[0].value);
  for (const words of sum.querySelectorAll("[data-then]")) words.hidden = words.dataset.then !== key;
}
