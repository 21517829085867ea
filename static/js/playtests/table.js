// A table: what is legal is lit and has a letter; the first click or letter selects, the second does it. The form in the
// panel does the same without this script. Others' moves come by asking every few seconds.
import { areLetterKeysOn, isLetterKey, showLetterKeys } from "./letter-keys.js";
import { lettersOn, unlit } from "./letters.js";
import { openWindow } from "./board-window.js";
import { addUp, cardsIn, markNewCards, showDice } from "./luck.js";
import { countHand, openTabs } from "./table-tabs.js";
import { showBoards, showPart, showPieces } from "./stage.js";
import { keepVerb, openVerb, openedVerb } from "./verbs.js";
import { showNews } from "../toasts.js";

const ASK_EVERY_MS = 2000;
const OUT_OF_SIGHT_MS = 10000; // so that the tab's title still says whose turn it is
const FAST = "one-click-is-enough"; // what this browser remembers of it
const PARTS = ["head", "chips", "status", "decision", "hand", "log", "places"];

const table = document.querySelector("[data-table]");
if (table) begin(table);

function begin(root) {
  let chosen = null;
  let isBusy = false;
  let asked = 0;

  const options = () => [...root.querySelectorAll("[data-option]")];
  const optionsAt = (anchor) => options().filter((one) => one.dataset.anchors.split(" ").includes(anchor));

  function light() {
    unlit(root);
    for (const option of options()) lettersOn(root, option, option === chosen, (anchor) => optionsAt(anchor).length > 1);
  }

  function select(option) {
    if (chosen === option) return;
    chosen = option;
    for (const one of options()) {
      one.classList.toggle("is-chosen", one === option);
      one.querySelector(".table-meaning").hidden = one !== option;
      one.querySelector(".table-line").setAttribute("aria-expanded", String(one === option));
    }
    light();
    showDo();
    if (option) openVerb(root, option.closest("[data-verb-list]").dataset.verbList);
    option?.scrollIntoView({ block: "nearest" });
    if (option) announce(spoken(option.querySelector(".table-meaning p")) || spoken(option));
  }

  // On a phone the choice stands once more at the lower edge, where the thumb is.
  function showDo() {
    const bar = root.querySelector("[data-do-bar]");
    bar.hidden = !chosen;
    bar.querySelector("button").textContent = chosen?.querySelector(".table-line span").textContent ?? "";
  }

  // First time it is selected, second time it is done; whoever likes it faster needs no second time.
  function pick(option, isTheOnlyOne = true) {
    if (option && (option === chosen || (isTheOnlyOne && isFast()))) return take(option);
    select(option);
  }

  // What this browser remembers of how somebody likes to choose.
  function showHabits() {
    for (const box of root.querySelectorAll("[data-fast]")) box.checked = isFast();
    showLetterKeys(root);
  }

  function take(option) {
    const form = root.querySelector("[data-move]");
    const data = new FormData(form);
    data.set("choice", option.dataset.option);
    send(form.action, data);
  }

  async function send(address, data) {
    if (isBusy) return;
    isBusy = true;
    try {
      const answer = await fetch(address, { method: "POST", body: data, headers: { Accept: "application/json" } });
      if (answer.status === 404) return gone();
      if (answer.redirected || !answer.headers.get("content-type")?.includes("json")) return location.reload();
      const parts = await answer.json();
      show(parts, Boolean(parts.told));
      online(true);
    } catch {
      online(false);
    } finally {
      isBusy = false;
    }
  }

  function show(parts, keepsChoice) {
    const text = chosen?.querySelector(".table-line span").textContent;
    const wasMine = "mine" in root.dataset;
    root.dataset.revision = parts.revision;
    root.toggleAttribute("data-mine", parts.isMine);
    document.title = `${parts.title} · Fireteam HQ`;
    const known = [...root.querySelectorAll("[data-stage]")].map((stage) => stage.dataset.stage);
    if (parts.boards.some((key) => !known.includes(key))) return location.reload();
    const open = new Set([...root.querySelectorAll("details[open][id]")].map((one) => one.id));
    const before = lastLine(root);
    const [verb, hand] = [openedVerb(root), cardsIn(root)];
    for (const name of PARTS) showPart(root, name, parts[name]);
    for (const id of open) document.getElementById(id)?.setAttribute("open", "");
    root.querySelector(".table-decision").classList.toggle("is-mine", parts.isMine);
    showBoards(root, parts.boards);
    showPieces(root, parts.pieces);
    board?.drawMap();
    if (parts.isMine) board?.follow(!wasMine);
    countHand(root);
    markNewCards(root, hand);
    showDice(root, before);
    keepVerb(root, verb);
    const same = options().find((one) => one.querySelector(".table-line span").textContent === text);
    chosen = null;
    select(keepsChoice ? (same ?? null) : null); // what one had picked stays if it is still legal
    light();
    showDo();
    showHabits();
    offerLater();
    markNews(root, before);
    scrollLog(root);
    if (parts.toast) showNews(parts.toast);
    announce(linesAfter(root, before).join(" "));
    if (parts.isMine && !isTyping(document.activeElement)) root.querySelector("[data-prompt]")?.focus({ preventScroll: wasMine });
  }

  // What was asked for before one's own move may arrive after its answer: that is no news.
  function showLater(parts) {
    if (!isBusy && parts.revision >= Number(root.dataset.revision)) show(parts, true);
  }

  function announce(words) {
    root.querySelector("[data-announced]").textContent = words;
  }

  function online(isOn) {
    root.classList.toggle("is-offline", !isOn);
    root.querySelector("[data-offline]").hidden = isOn;
  }

  // Somebody else plays this seat now.
  function gone() {
    clearInterval(asking);
    root.classList.add("is-offline");
    root.querySelector("[data-gone]").hidden = false;
  }

  async function ask(question = "") {
    if (isBusy || (document.hidden && Date.now() - asked < OUT_OF_SIGHT_MS)) return;
    asked = Date.now();
    try {
      const answer = await fetch(`${root.dataset.table}state/?revision=${root.dataset.revision}${question}`);
      if (answer.status === 404) return gone();
      if (answer.status === 409) return location.reload(); // the rules no longer fit: the page says what can be done
      if (answer.status === 200) showLater(await answer.json());
      online(answer.ok);
    } catch {
      online(false);
    }
  }

  root.addEventListener("click", (event) => {
    const line = event.target.closest("[data-option]");
    if (line) {
      event.preventDefault();
      return event.target.closest("[data-do]") ? take(line) : event.target.closest(".table-line") && pick(line);
    }
    if (event.target.closest("[data-do-bar] button") && chosen) return take(chosen);
    const verb = event.target.closest("[data-verb]");
    if (verb) return openVerb(root, verb.dataset.verb);
    const adviser = event.target.closest("[data-advice]");
    if (adviser) {
      event.preventDefault();
      adviser.setAttribute("aria-busy", "true"); // the commander thinks for some seconds
      return ask(`&advice=${adviser.dataset.advice}`);
    }
    const thing = anchorOf(event.target);
    if (!thing) return;
    const here = optionsAt(thing);
    if (here.length) pick(here.includes(chosen) ? chosen : here[0], here.length === 1);
  });

  root.addEventListener("change", (event) => {
    if (event.target.matches("[data-fast]")) localStorage.setItem(FAST, event.target.checked ? "yes" : "");
    if (event.target.name === "lines") root.querySelector("[data-lines]").dataset.lines = event.target.value;
    addUp(event.target.closest("[data-luck]"));
  });

  root.addEventListener("submit", (event) => {
    if (!event.target.matches("[data-acts], [data-move]")) return;
    event.preventDefault();
    const data = new FormData(event.target, event.submitter);
    for (const menu of root.querySelectorAll("details.menu[open]")) menu.open = false;
    send(event.target.action, data);
  });

  document.addEventListener("keydown", (event) => {
    if (event.altKey || (isTyping(event.target) && !event.target.matches("[data-die] input"))) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
      const undo = root.querySelector("[data-undo]");
      if (undo) {
        event.preventDefault();
        undo.requestSubmit();
      }
      return;
    }
    if (event.ctrlKey || event.metaKey) return;
    const done = keyed(event);
    if (done) event.preventDefault();
  });

  function keyed(event) {
    const all = options();
    if (isLetterKey(event.key) && !areLetterKeysOn()) return false;
    if (/^[1-9]$/.test(event.key)) return told(Number(event.key));
    if (event.key === "Escape" && chosen) return (select(null), true);
    if (event.key === "Enter" && chosen && !event.target.closest("a, summary, [data-do], .table-felt button")) return (take(chosen), true);
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!all.length || event.target.closest(".game-lines")) return false;
      const at = all.indexOf(chosen);
      const next = event.key === "ArrowDown" ? at + 1 : at < 0 ? all.length - 1 : at - 1;
      select(all[(next + all.length) % all.length]);
      return true;
    }
    if (!/^[a-z]$/i.test(event.key) || event.target.closest("a, summary")) return false;
    const option = all.find((one) => one.dataset.letter === event.key.toUpperCase());
    if (option) pick(option);
    return Boolean(option);
  }

  // At a real table a digit is what the next die shows; the last one goes to the button.
  function told(side) {
    const dice = [...root.querySelectorAll("[data-die]")];
    const die = dice.find((one) => !one.querySelector(":checked"));
    const face = die?.querySelectorAll("input")[side - 1];
    if (!face) return false;
    face.checked = true;
    addUp(face.form);
    if (die === dice.at(-1)) root.querySelector("[data-luck] button").focus();
    return true;
  }

  // What is offered only after a while, such as a bot for somebody who is silent.
  function offerLater() {
    for (const offer of root.querySelectorAll("[data-after]")) {
      const seconds = Number(offer.dataset.after);
      offer.hidden = seconds > 0;
      if (seconds > 0) setTimeout(() => offer.removeAttribute("hidden"), 1000 * seconds);
    }
  }

  openTabs(root); // before the window: how wide it is depends on what stands beside it
  const board = openWindow(root);
  countHand(root);
  light();
  showHabits();
  offerLater();
  scrollLog(root);
  const asking = setInterval(() => ask(), ASK_EVERY_MS);
  addEventListener("online", () => ask());
  document.addEventListener("visibilitychange", () => !document.hidden && ask());
}

function isFast() {
  return localStorage.getItem(FAST) === "yes";
}

// What one has clicked, as options name it.
function anchorOf(target) {
  const piece = target.closest("[data-piece]");
  if (piece) return `${piece.classList.contains("board-piece-pile") ? "pile" : "piece"}:${piece.dataset.piece}`;
  const step = target.closest("[data-step-piece]");
  if (step) return `piece:${step.dataset.stepPiece}`;
  const card = target.closest("[data-card]");
  if (card) return `card:${card.dataset.card}`;
  const seat = target.closest("[data-seat]");
  if (seat) return `seat:${seat.dataset.seat}`;
  const region = target.closest("[data-region]");
  return region ? `region:${region.dataset.region}` : null;
}

function lastLine(root) {
  return Number(root.querySelector(".game-line:last-child")?.dataset.step ?? -1);
}

function linesAfter(root, number) {
  return [...root.querySelectorAll(".game-line")]
    .filter((line) => Number(line.dataset.step) > number)
    .slice(-6)
    .map((line) => line.querySelector(".game-told").textContent.trim());
}

// The text of a part without the sentences that explain its words: they are asked for one by one.
function spoken(part) {
  const copy = part.cloneNode(true);
  for (const hint of copy.querySelectorAll(".rule-hint")) hint.remove();
  return copy.textContent.trim();
}

// What has happened since one's last move stands out in the log.
function markNews(root, number) {
  for (const line of root.querySelectorAll(".game-line")) line.classList.toggle("is-news", Number(line.dataset.step) > number);
}

function scrollLog(root) {
  const log = root.querySelector(".game-lines");
  log.scrollTop = log.scrollHeight;
}

function isTyping(target) {
  return target?.matches?.("textarea, select, input:not([type=checkbox]), [contenteditable]") ?? false;
}
