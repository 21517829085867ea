// Letters and digits as keys can be switched off: who dictates, or whose hand slips, would choose by them unawares.
const OFF = "letters-and-digits-are-no-keys"; // what this browser remembers of it

export function isLetterKey(key) {
  return key.length === 1 && key !== " ";
}

export function areLetterKeysOn() {
  return localStorage.getItem(OFF) !== "yes";
}

export function showLetterKeys(root) {
  for (const box of root.querySelectorAll("[data-letter-keys]")) box.checked = areLetterKeysOn();
}

document.addEventListener("change", (event) => {
  if (event.target.matches("[data-letter-keys]")) localStorage.setItem(OFF, event.target.checked ? "" : "yes");
});
