// Places in lists are those of the board as it was drawn last: what is done next waits until the step before is drawn.
// Without a connection nothing is drawn: then steps count from what is foreseen (foreseeing.js), and go into the queue.
import { isOffline, waiting } from "../edits.js";

const LOOK_MS = 25;

export async function settled() {
  while (waiting() && !isOffline()) await new Promise((done) => setTimeout(done, LOOK_MS));
}
