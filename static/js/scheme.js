// The header's switch between light and dark. The choice is a cookie, which the server writes into <html>, so pages
// come in the right colours at once. Choosing what the system prefers anyway forgets the choice.
const system = matchMedia("(prefers-color-scheme: dark)");
const isDark = () => (document.documentElement.dataset.scheme ?? (system.matches ? "dark" : "light")) === "dark";

function showState() {
  for (const button of document.querySelectorAll("[data-scheme-toggle]")) button.setAttribute("aria-pressed", isDark());
}

function choose(dark) {
  const scheme = dark ? "dark" : "light";
  const asSystem = dark === system.matches;
  if (asSystem) delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `scheme=${scheme}; path=/; samesite=lax; max-age=${asSystem ? 0 : 31536000}${secure}`;
}

document.addEventListener("click", (event) => {
  if (!event.target.closest("[data-scheme-toggle]")) return;
  choose(!isDark());
  showState();
});
system.addEventListener("change", showState);
showState();
