// Places in lists are those of what was drawn last: what is done next waits until the step before is drawn. Without a
// connection nothing is drawn: then a board counts from what is foreseen (canvas/foreseeing.js).
import { isOffline, waiting } from "./edits.js";

const LOOK_MS = 25;

let line = Promise.resolve(); // whoever comes first goes first

export function settled() {
  line = line.then(untilDrawn);
  return line;
}

async function untilDrawn() {
  while (waiting() && !isOffline()) await new Promise((done) => setTimeout(done, LOOK_MS));
}
