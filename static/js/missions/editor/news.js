// What others do: asked for every few seconds, with a short answer when nothing happened.
import { currentRevision, moveTo, waiting } from "./edits.js";
import { base, frame, openPath, tab } from "./frame.js";
import { refresh } from "./refreshing.js";

const EVERY_MS = 4000;
let hasFailed = false;

async function ask() {
  const query = new URLSearchParams({ since: currentRevision(), tab, at: JSON.stringify(openPath()) });
  try {
    const answer = await fetch(`${base}edits/?${query}`);
    if (!answer.ok) throw new Error(answer.status);
    const news = await answer.json();
    showPeople(news.people);
    if (news.edits.length && !waiting()) await catchUp(news);
    hasFailed = false;
  } catch {
    hasFailed = true;
  }
  setTimeout(ask, hasFailed ? 3 * EVERY_MS : EVERY_MS);
}

async function catchUp(news) {
  await refresh();
  moveTo(news.revision);
}

function showPeople(people) {
  const list = frame.querySelector("[data-people]");
  if (!list) return;
  list.replaceChildren(...people.map((one, index) => {
    const item = document.createElement("li");
    item.className = `avatar author-${(index % 3) + 1}`;
    item.textContent = one.name.slice(0, 2).toUpperCase();
    item.title = `${one.name}: ${one.path.join(" › ")}`;
    return item;
  }));
}

setTimeout(ask, EVERY_MS);
