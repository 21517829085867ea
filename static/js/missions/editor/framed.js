// Inside the admin: links that leave the editor leave its frame as well.
import { frame } from "./frame.js";

if (window !== window.top) {
  frame.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]:not([data-open])");
    if (link) link.target = "_top";
  });
}
