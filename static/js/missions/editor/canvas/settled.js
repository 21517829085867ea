// Places in lists are those of the board as it was drawn last: what is done next waits until the step before is drawn.
import { waiting } from "../edits.js";

const LOOK_MS = 25;

export async function settled() {
  while (waiting()) await new Promise((done) => setTimeout(done, LOOK_MS));
}
