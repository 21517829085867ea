// Drawing pieces again from the server: after others' edits, after a refusal, and the whole pack's problems after a pause.
import { waiting } from "./edits.js";
import { swap } from "./frame.js";

const PAUSE_MS = 1500;
let timer;

async function pieces(part) {
  const address = new URL(location.href);
  address.searchParams.set("part", part);
  const asked = location.href;
  const answer = await fetch(address, { headers: { "HX-Request": "true" } });
  if (!answer.ok || answer.redirected || asked !== location.href) return null;
  const fresh = document.createElement("template");
  fresh.innerHTML = await answer.text();
  return Object.fromEntries([...fresh.content.children].map((piece) => [piece.id, piece.outerHTML]));
}

// Everything; the field one types in is left alone, its own edit will find out about a conflict.
export async function refresh({ force = false } = {}) {
  const fresh = await pieces("all");
  if (!fresh) return;
  if (!force && document.activeElement?.matches("#editor-open [data-edit]")) delete fresh["editor-open"];
  swap(fresh);
}

async function checkWhole() {
  if (waiting()) return later();
  const fresh = await pieces("checked");
  if (fresh && !waiting()) swap(fresh);
}

function later() {
  clearTimeout(timer);
  timer = setTimeout(checkWhole, PAUSE_MS);
}

document.addEventListener("editor:edited", later);
document.addEventListener("editor:opened", later);
