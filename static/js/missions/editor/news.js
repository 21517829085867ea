// What others do: asked for every few seconds, with a short answer when nothing happened.
import { currentRevision, moveTo, waiting } from "./edits.js";
import { base } from "./frame.js";
import { tab } from "./kept.js";
import { areOthersHere, show, whereabouts } from "./people.js";
import { refresh } from "./refreshing.js";

const EVERY_MS = 4000;
const TOGETHER_MS = 1500; // while somebody else is here
let hasFailed = false;

async function ask() {
  const query = new URLSearchParams({ since: currentRevision(), tab: tab(), ...whereabouts() });
  try {
    const answer = await fetch(`${base}edits/?${query}`);
    if (!answer.ok) throw new Error(answer.status);
    const news = await answer.json();
    show(news.people);
    if (news.revision > currentRevision() && !waiting()) await catchUp(news);
    hasFailed = false;
  } catch {
    hasFailed = true;
  }
  setTimeout(ask, hasFailed ? 3 * EVERY_MS : areOthersHere() ? TOGETHER_MS : EVERY_MS);
}

async function catchUp(news) {
  if (await refresh()) moveTo(news.revision);
}

setTimeout(ask, EVERY_MS);
