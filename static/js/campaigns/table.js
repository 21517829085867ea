// The table view: every press goes into a queue on this device and up to the draft in order. Without a connection the
// queue waits, survives a reload, and says how many changes it holds.
const view = document.querySelector("[data-table-view]");
const store = `fireteam-table-${view.dataset.campaign}`;
const strip = view.querySelector("[data-offline]");
const RETRY_MILLISECONDS = 4000;
let isSending = false;

const queue = () => JSON.parse(localStorage.getItem(store) ?? "[]");
const keep = (changes) => localStorage.setItem(store, JSON.stringify(changes));

function show(isOffline) {
  strip.hidden = !isOffline;
  strip.querySelector("[data-waiting]").textContent = String(queue().length);
}

async function send(change) {
  const body = new URLSearchParams({ ...change, revision: view.dataset.revision });
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
      const answer = await send(queue()[0]);
      if (answer.status === 409 || answer.status === 422) tellRefused(queue()[0]);
      else if (!answer.ok) throw new Error(String(answer.status));
      keep(queue().slice(1));
    }
    show(false);
  } catch {
    show(true);
    setTimeout(flush, RETRY_MILLISECONDS);
  } finally {
    isSending = false;
  }
}

function note(name, value, label) {
  const others = queue().filter((one, place) => place === 0 || one.name !== name);
  keep([...others, { name, value, label, mission: view.dataset.mission }]);
  flush();
}

view.addEventListener("click", (event) => {
  const button = event.target.closest("[data-counter] [data-step]");
  if (!button) return;
  const counter = button.closest("[data-counter]");
  const output = counter.querySelector("output");
  const least = Number(counter.dataset.least ?? -Infinity);
  const most = Number(counter.dataset.most ?? Infinity);
  const wanted = (Number.parseInt(output.value, 10) || 0) + Number(button.dataset.step);
  output.value = String(Math.min(most, Math.max(least, wanted)));
  const person = counter.closest(".table-person")?.querySelector("h2").textContent ?? "";
  note(counter.dataset.name, output.value, `${person} ${counter.querySelector("span").textContent}`.trim());
});

for (const change of queue()) {
  const counter = [...view.querySelectorAll("[data-counter]")].find((one) => one.dataset.name === change.name);
  if (counter) counter.querySelector("output").value = change.value;
}
addEventListener("online", flush);
addEventListener("offline", () => show(true));
flush();

// The screen stays on while the phone stands at the table; browsers let go of it whenever the page is hidden.
const awake = view.querySelector("[data-awake]");
awake.hidden = !("wakeLock" in navigator);
async function hold() {
  try {
    await navigator.wakeLock.request("screen");
    awake.setAttribute("aria-pressed", "true");
  } catch {
    awake.setAttribute("aria-pressed", "false"); // the battery is low, or the browser does not want to
  }
}
awake.addEventListener("click", hold);
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && awake.getAttribute("aria-pressed") === "true") hold();
});
