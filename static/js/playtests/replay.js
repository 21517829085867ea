// Step through a game: the page fetches some steps at a time and shows one. The address carries the step.
import { areLetterKeysOn, isLetterKey, showLetterKeys } from "./letter-keys.js";
import { showBoards, showPart, showPieces } from "./stage.js";

const SECONDS_A_STEP = 0.9;
const KEYS = { k: "fallen", o: "objective" };
const SPEEDS = ["0.5", "1", "2", "4"];

const replay = document.querySelector("[data-replay]");
if (replay) begin(replay);

function begin(root) {
  const last = Number(root.dataset.last);
  const size = Number(root.dataset.chunk);
  const slider = root.querySelector("[data-slider]");
  const lines = new Map([...root.querySelectorAll(".game-line")].map((line) => [Number(line.dataset.step), line]));
  const chunks = new Map();
  let step = Number(root.dataset.step);
  let timer = null;

  function chunkOf(number) {
    const first = number - (number % size);
    if (!chunks.has(first)) chunks.set(first, fetchChunk(root.dataset.replay + first, first, chunks));
    return chunks.get(first);
  }

  async function show(number) {
    const wanted = Math.min(Math.max(0, number), last);
    const behind = step;
    step = wanted;
    mark(wanted, behind);
    const chunk = await chunkOf(wanted).catch(() => null);
    if (!chunk || step !== wanted) return; // gone on meanwhile, or no connection: the log still tells
    const seen = chunk[wanted % size];
    if (!seen) return;
    showBoards(root, seen.boards);
    showPieces(root, seen.pieces);
    showPart(root, "status", seen.status);
    if (wanted + size <= last) chunkOf(wanted + size).catch(() => null); // the next ones are there before they are shown
  }

  function mark(number, behind) {
    for (const [at, line] of lines) {
      line.classList.toggle("is-ahead", at > number);
      if (at === behind || at === number) line.classList.toggle("is-now", at === number);
    }
    const line = lines.get(number);
    line?.setAttribute("aria-current", "step");
    if (behind !== number) lines.get(behind)?.removeAttribute("aria-current");
    keepInSight(line);
    const told = line?.querySelector(".game-told").textContent.trim() ?? "";
    slider.value = number;
    slider.setAttribute("aria-valuetext", `${number}: ${told}`);
    root.querySelector("[data-told]").textContent = told;
    root.querySelector("[data-announced]").textContent = timer ? "" : told;
    const here = root.querySelector("[data-here]");
    here.textContent = here.textContent.replace(/\d+/, number);
    const x = ((number / Math.max(1, last)) * 1300).toFixed(1);
    root.querySelector("[data-now]").setAttribute("d", `M${x} 0V158`);
    history.replaceState(null, "", `#${number}`);
    for (const way of root.querySelectorAll("[data-from-here]")) way.href = way.href.replace(/step=\d*$/, `step=${number}`);
  }

  function round(number, by) {
    const rounds = [...root.querySelectorAll(".game-round")].map((head) => Number(head.nextElementSibling?.dataset.step));
    return by > 0 ? (rounds.find((at) => at > number) ?? last) : (rounds.findLast((at) => at < number) ?? 0);
  }

  function next(kind) {
    const steps =
      kind === "dice"
        ? [...root.querySelectorAll(".game-line.has-dice")].map((line) => Number(line.dataset.step))
        : [...root.querySelectorAll(`[data-mark="${kind}"]`)].map((one) => Number(one.dataset.go));
    return steps.find((at) => at > step) ?? steps[0] ?? step;
  }

  function play(is_on) {
    clearTimeout(timer);
    timer = null;
    root.querySelector("[data-play]").setAttribute("aria-pressed", String(is_on));
    if (!is_on) return;
    if (step === last) show(0); // at its end: once more
    const speed = Number(root.querySelector("[name=speed]:checked").value);
    timer = setTimeout(() => {
      show(step + 1);
      play(step < last);
    }, (SECONDS_A_STEP / speed) * 1000);
  }

  const goes = { first: () => 0, back: () => step - 1, on: () => step + 1, last: () => last };

  root.addEventListener("click", (event) => {
    const target = event.target.closest("[data-go], [data-jump], [data-play], [data-copy], .game-step");
    if (!target) return;
    event.preventDefault();
    if (target.matches("[data-play]")) return play(!timer);
    if (target.matches("[data-copy]")) return copy(target);
    play(false);
    if (target.dataset.jump) return show(next(target.dataset.jump));
    const go = goes[target.dataset.go];
    show(go ? go() : Number(target.dataset.go ?? target.closest("[data-step]").dataset.step));
  });
  root.querySelector("[data-strip]").addEventListener("pointerdown", (event) => {
    if (event.target.closest("a")) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * 1416 - 104;
    show(Math.round((x / 1300) * last));
  });
  slider.addEventListener("input", () => show(Number(slider.value)));
  root.addEventListener("change", (event) => {
    if (event.target.name === "lines") root.querySelector("[data-lines]").dataset.lines = event.target.value;
    if (event.target.name === "speed" && timer) play(true);
  });
  swipes(root.querySelector(".game-stages"), (by) => show(step + by));
  addEventListener("hashchange", () => show(stepInAddress() ?? step));
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const go = keyed(event);
    if (go === null) return;
    event.preventDefault();
    go();
  });

  function keyed(event) {
    if (isLetterKey(event.key) && !areLetterKeysOn()) return null;
    const by = { ArrowLeft: -1, ArrowRight: 1, PageUp: -1, PageDown: 1 }[event.key];
    if (event.key === " " && !event.target.closest("button, a, input[type=radio], input[type=checkbox]")) return () => play(!timer);
    if (event.key.startsWith("Arrow") && event.target.matches("[type=radio]")) return null;
    if (by) return () => show(event.shiftKey || event.key.startsWith("Page") ? round(step, by) : step + by);
    if (event.key === "Home" || event.key === "End") return () => show(event.key === "Home" ? 0 : last);
    const kind = KEYS[event.key.toLowerCase()];
    if (kind) return () => show(next(kind));
    const speed = SPEEDS[Number(event.key) - 1];
    if (speed) return () => root.querySelector(`[name=speed][value="${speed}"]`).click();
    return null;
  }

  showLetterKeys(root);
  show(stepInAddress() ?? step);
}

async function fetchChunk(address, first, chunks) {
  try {
    const answer = await fetch(address, { headers: { Accept: "application/json" } });
    if (!answer.ok) throw new Error(`${answer.status}`);
    return whole((await answer.json()).steps);
  } catch (error) {
    chunks.delete(first); // the next step tries again
    throw error;
  }
}

// A step leaves out what is as it was; whole steps can be shown in any order.
function whole(steps) {
  let before = {};
  return steps.map((step) => (before = { ...before, ...step, pieces: { ...before.pieces, ...step.pieces } }));
}

function keepInSight(line) {
  const list = line?.closest("[data-lines]");
  if (!list) return;
  const [box, within] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.top < within.top + 40 || box.bottom > within.bottom - 40) {
    list.scrollTop += box.top - within.top - within.height * 0.6;
  }
}

function stepInAddress() {
  return /^#\d+$/.test(location.hash) ? Number(location.hash.slice(1)) : null;
}

function isTyping(target) {
  return target.matches("textarea, select, [contenteditable], input:not([type=range], [type=radio], [type=checkbox])");
}

async function copy(button) {
  await navigator.clipboard?.writeText(location.href).catch(() => null);
  const words = button.lastChild;
  const before = words.textContent;
  words.textContent = button.dataset.copied;
  setTimeout(() => (words.textContent = before), 2500);
}

function swipes(stage, go) {
  let from = null;
  stage?.addEventListener("pointerdown", (event) => (from = event.pointerType === "touch" ? [event.clientX, event.clientY] : null));
  stage?.addEventListener("pointerup", (event) => {
    if (!from) return;
    const [x, y] = [event.clientX - from[0], event.clientY - from[1]];
    if (Math.abs(x) > 50 && Math.abs(y) < 40) go(x < 0 ? 1 : -1);
  });
}
