// Drawing pieces again from the server: after others' edits, after a refusal, and the whole pack's problems after a pause.
import { currentRevision, isOffline, waiting } from "./edits.js";
import { isTyping, isUnsent } from "./fields.js";
import { mission, released, swap } from "./frame.js";
import { settled } from "./settled.js";

const PAUSE_MS = 1500;
const LOOK_MS = 100; // between two looks at whether the hand rests
const FIXES_MS = 300; // the next step of a fast hand comes first
let timer;
let fixesTimer;

async function pieces(part) {
  const address = new URL(location.href);
  address.searchParams.set("part", part);
  address.searchParams.set("mission", mission());
  const asked = location.href;
  const answer = await fetch(address, { headers: { "HX-Request": "true" } });
  const text = await answer.text();
  await released();
  if (!answer.ok || answer.redirected || asked !== location.href) return null; // another record was opened meanwhile
  const fresh = document.createElement("template");
  fresh.innerHTML = text;
  return Object.fromEntries([...fresh.content.children].map((piece) => [piece.id, piece.outerHTML]));
}

// Everything, unless something was typed that cannot be sent yet, or was sent meanwhile: its own edit will find out about a
// conflict. Tells whether all is drawn.
export async function refresh() {
  return drawnUnless(() => waiting() > 0 || isUnsent(document.activeElement));
}

// After a conflict or a refusal the page shows what stands, whatever cannot be sent. Whoever types on comes first: what they
// type is answered, and their hand rests or leaves the field, before it is drawn anew.
export async function showWhatStands() {
  const isBusy = () => waiting() > 0 || isTyping();
  do {
    await settled();
    while (isTyping()) await new Promise((done) => setTimeout(done, LOOK_MS));
  } while (!(await drawnUnless(isBusy)) && isBusy() && !isOffline());
}

async function drawnUnless(isBusy) {
  const fresh = await pieces("all");
  if (!fresh) return false;
  document.dispatchEvent(new CustomEvent("editor:drawing"));
  const isHeld = isBusy();
  if (isHeld) delete fresh["editor-open"];
  swap(fresh);
  return !isHeld;
}

async function checkWhole() {
  if (waiting()) return void later();
  const fresh = await pieces("checked");
  if (fresh && !waiting()) swap(fresh);
}

// Quick fixes are tried before they are offered, which takes as long as finding out: the findings do not wait for them.
async function askForFixes() {
  if (waiting()) return;
  const asked = currentRevision();
  const fresh = await pieces("fixes");
  if (fresh && !waiting() && asked === currentRevision()) swap(fresh);
}

function later(pause = PAUSE_MS) {
  clearTimeout(timer);
  timer = setTimeout(checkWhole, pause);
}

document.addEventListener("editor:edited", ({ detail }) => {
  clearTimeout(fixesTimer);
  if (detail.untried) fixesTimer = setTimeout(askForFixes, FIXES_MS);
  later();
});
document.addEventListener("editor:opened", () => later(0)); // nothing has changed: what is known of the pack stands there at once
