// Try it: the draft is played in this window; the team size is remembered, and the editor knows the way back.
import { waiting } from "./edits.js";
import { frame, keepInBrowser, toast } from "./frame.js";

const TEAM = `editor:team:${frame.dataset.pack}`;

function remember() {
  const team = frame.querySelector("[data-try-team]");
  const kept = localStorage.getItem(TEAM);
  if (team && kept && [...team.options].some((one) => one.value === kept)) team.value = kept;
}

frame.addEventListener("change", (event) => {
  if (event.target.matches("[data-try-team]")) keepInBrowser(TEAM, event.target.value);
});

// What is still being sent belongs to the draft that is played.
frame.addEventListener("submit", async (event) => {
  const form = event.target.closest("[data-try]");
  if (!form) return;
  event.preventDefault();
  document.activeElement?.blur();
  while (waiting() && navigator.onLine) await new Promise((done) => setTimeout(done, 30));
  if (await isUnplayable(form)) return showWhatIsWrong(form);
  keepInBrowser(`editor:back:${frame.dataset.pack}`, location.href, sessionStorage);
  form.submit();
});

// What is wrong stands here already: nobody is led to a page that only says so.
async function isUnplayable(form) {
  if (!frame.querySelector("#bottom-problems .problem.is-error")) return false;
  const answer = await fetch(`${form.action}?${new URLSearchParams(new FormData(form))}`).catch(() => null);
  return answer?.status === 422;
}

function showWhatIsWrong(form) {
  toast(form.dataset.notYet);
  document.getElementById("tab-problems").click();
  frame.querySelector("#bottom-problems .problem.is-error .problem-show").focus();
}

document.addEventListener("editor:swapped", remember);
remember();
