// The play-test in the status bar asks for itself; when another mission is opened it is asked about that one.
import { mission } from "./frame.js";

document.addEventListener("editor:opened", () => {
  const panel = document.getElementById("draft-play");
  if (!panel) return;
  const address = new URL(panel.getAttribute("hx-get"), location);
  if (address.searchParams.get("mission") === mission()) return;
  address.searchParams.set("mission", mission());
  address.searchParams.delete("seen");
  globalThis.htmx.ajax("GET", address.pathname + address.search, { target: panel, swap: "outerHTML" });
});
