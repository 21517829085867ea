// The table view: every press goes into a queue on this device and up to the draft in order. Without a connection the
// queue waits, survives a reload, and says how many changes it holds.
const view = document.querySelector("[data-table-view]");
const store = `fireteam-table-${view.dataset.campaign}`;
const RETRY_MILLISECONDS = 4000;
let isSending = false;

const queue = () => JSON.parse(localStorage.getItem(store) ?? "[]");
const keep = (changes) => localStorage.setItem(store, JSON.stringify(changes));

// "offline", "signed-out", or nothing when everything has gone up.
function show(trouble) {
  for (const name of ["offline", "signed-out"]) {
    const strip = view.querySelector(`[data-${name}]`);
    strip.hidden = name !== trouble;
    strip.querySelector("[data-waiting]").textContent = String(queue().length);
  }
}

async function send({ name, value, used, mission, revision }) {
  const { page } = view.dataset;
  const body = new URLSearchParams({ name, value, mission, revision, page, ...(used && { used }) });
  const token = JSON.parse(document.body.getAttribute("hx-headers"))["x-csrftoken"];
  return fetch(view.dataset.changeUrl, { method: "POST", body, headers: { "x-csrftoken": token } });
}

// What the server refuses for good (the evening is in the ledger already) must not block what follows, nor vanish.
function tellRefused(change) {
  const refused = view.querySelector("[data-refused]");
  const line = document.createElement("li");
  line.textContent = `${change.label}: ${change.value}`;
  refused.querySelector("ul").append(line);
  refused.hidden = false;
}

async function flush() {
  if (isSending) return;
  isSending = true;
  try {
    while (queue().length) {
      const [change] = queue();
      const answer = await send(change);
      if (answer.redirected || answer.status === 403 || answer.status === 404) return show("signed-out");
      if (answer.status === 409 || answer.status === 422) tellRefused(change);
      else if (!answer.ok) throw new Error(String(answer.status));
      keep(queue().filter((one) => JSON.stringify(one) !== JSON.stringify(change))); // another tab may be at it, too
    }
    show("");
  } catch {
    show("offline");
    setTimeout(flush, RETRY_MILLISECONDS);
  } finally {
    isSending = false;
  }
}

// A later press replaces an earlier one of the same thing.
const subject = (change) => (change.used === undefined ? change.name : `${change.name}=${change.value}`);

// A press belongs to the evening that the page shows, whatever it shows when the press goes up at last.
function note(change) {
  const others = queue().filter((one) => subject(one) !== subject(change));
  const { mission, revision } = view.dataset;
  keep([...others, { ...change, mission, revision }]);
  flush();
}

const words = (element) => element?.textContent.trim() ?? "";

function labelOf(counter) {
  const whose = counter.closest(".table-row")?.querySelector("strong") ?? counter.closest(".table-person")?.querySelector("h2");
  return `${words(whose)} ${words(counter.querySelector("span"))}`.trim();
}

function count(counter, step) {
  const output = counter.querySelector("output");
  const least = Number(counter.dataset.least ?? -Infinity);
  const most = Number(counter.dataset.most ?? Infinity);
  const wanted = (Number.parseInt(output.value, 10) || 0) + step;
  output.value = String(Math.min(most, Math.max(least, wanted)));
  note({ name: counter.dataset.name, value: output.value, label: labelOf(counter) });
}

const press = (counter, value) => {
  for (const one of counter.querySelectorAll("[data-pick]")) one.setAttribute("aria-pressed", one.dataset.pick === value);
};

view.addEventListener("click", (event) => {
  const button = event.target.closest("[data-step], [data-pick], [data-toggle]");
  if (!button) return;
  const counter = button.closest("[data-counter]");
  if (button.dataset.step) count(counter, Number(button.dataset.step));
  else if (counter) {
    press(counter, button.dataset.pick);
    note({ name: counter.dataset.name, value: button.dataset.pick, label: labelOf(counter) });
  } else {
    const used = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", used);
    note({ name: button.dataset.name, value: button.dataset.value, used: used ? "1" : "0", label: words(button) });
  }
});

// The steps of a round, one after another; where the group is stays on this device, the rounds go into the draft.
const round = view.querySelector("[data-round-steps]");
const steps = [...round.querySelectorAll("[data-label]")];
const stepStore = `${store}-step-${view.dataset.revision}`;
const rounds = view.querySelector(`[data-counter][data-name="${round.dataset.rounds}"]`);
const roundsPlayed = () => Number.parseInt(rounds?.querySelector("output").value ?? "0", 10) || 0;

const isSkipped = (place) => roundsPlayed() < 2 && "later" in steps[place].dataset; // the first round does without some

function showStep() {
  const kept = (Number.parseInt(localStorage.getItem(stepStore), 10) || 0) % steps.length;
  const now = isSkipped(kept) ? steps.findIndex((_step, place) => !isSkipped(place)) : kept;
  for (const [place, step] of steps.entries()) step.hidden = place !== now;
  for (const words of round.querySelectorAll("[data-round-words]")) words.hidden = false;
  for (const number of round.querySelectorAll("[data-round]")) number.textContent = String(Math.max(1, roundsPlayed()));
  round.querySelector("[data-next-label]").textContent = steps[(now + 1) % steps.length].dataset.label;
  return now;
}

function goTo(by) {
  const wanted = showStep() + by;
  if (roundsPlayed() < 2 && (wanted < 0 || (by < 0 && isSkipped(wanted)))) return; // nothing comes before round 1
  localStorage.setItem(stepStore, String((wanted + steps.length) % steps.length));
  if (rounds && by > 0 && roundsPlayed() === 0) count(rounds, 1);
  if (rounds && (wanted < 0 || wanted === steps.length)) count(rounds, by);
  showStep();
}

round.addEventListener("click", (event) => {
  const button = event.target.closest("[data-round-step]");
  if (button) goTo(Number(button.dataset.roundStep));
});
view.addEventListener("click", (event) => rounds?.contains(event.target) && showStep()); // after it was counted

// What still waits stands on the page, whatever the server has shown.
for (const change of queue().filter((one) => one.mission === view.dataset.mission)) {
  const named = (one) => one.dataset.name === change.name;
  const counter = [...view.querySelectorAll("[data-counter]")].find(named);
  const output = counter?.querySelector("output");
  if (output) output.value = change.value;
  else if (counter) press(counter, change.value);
  for (const card of view.querySelectorAll("[data-toggle]")) {
    if (named(card) && card.dataset.value === change.value) card.setAttribute("aria-pressed", change.used === "1");
  }
}
showStep();
addEventListener("online", flush);
addEventListener("offline", () => show("offline"));
flush();

// The screen stays on while the phone stands at the table; browsers let go of it whenever the page is hidden.
const awake = document.querySelector("[data-awake]");
let lock = null;
awake.hidden = !("wakeLock" in navigator);
async function hold() {
  try {
    lock = await navigator.wakeLock.request("screen");
  } catch {
    lock = null; // the battery is low, or the browser does not want to
  }
  awake.setAttribute("aria-pressed", String(lock !== null));
}
awake.addEventListener("click", async () => {
  if (!lock) return hold();
  await lock.release();
  lock = null;
  awake.setAttribute("aria-pressed", "false");
});
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && awake.getAttribute("aria-pressed") === "true") hold();
});
if (!awake.hidden) hold();
