// Two texts word by word: what was taken out, what was put in, and both changes in one text where they do not meet.
const cut = (text) => text.split(/(\s+)/).filter((word) => word);

// The words of `before` and `after` that are the same, as pairs of places: the longest common row of words.
function common(before, after) {
  const length = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      length[i][j] = before[i] === after[j] ? length[i + 1][j + 1] + 1 : Math.max(length[i + 1][j], length[i][j + 1]);
    }
  }
  const pairs = [];
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (before[i] === after[j]) pairs.push([i++, j++]);
    else if (length[i + 1][j] >= length[i][j + 1]) i++;
    else j++;
  }
  return pairs;
}

// What changed: from word `from` up to `to` of what was before, these words instead.
function changes(before, after) {
  const found = [];
  let [i, j] = [0, 0];
  for (const [k, l] of [...common(before, after), [before.length, after.length]]) {
    if (k > i || l > j) found.push({ from: i, to: k, words: after.slice(j, l) });
    [i, j] = [k + 1, l + 1];
  }
  return found;
}

const MOST_WORDS = 600; // longer texts are compared as a whole
const isLong = (...texts) => texts.some((words) => words.length > MOST_WORDS);

// Marked by more than colour: taken out is struck, put in is underlined.
export function different(before, after) {
  const [old, fresh] = [cut(before), cut(after)];
  if (isLong(old, fresh)) return [after];
  const parts = [];
  let at = 0;
  for (const { from, to, words } of changes(old, fresh)) {
    parts.push(old.slice(at, from).join(""), marked("del", old.slice(from, to)), marked("ins", words));
    at = to;
  }
  return [...parts, old.slice(at).join("")].filter(Boolean);
}

function marked(tag, words) {
  if (!words.length) return "";
  const mark = document.createElement(tag);
  mark.textContent = words.join("");
  return mark;
}

// Both changes in one text where they touch different words, else mine.
export function joined(before, mine, theirs) {
  const old = cut(before);
  const [own, others] = [changes(old, cut(mine)), changes(old, cut(theirs))];
  const meet = (one, other) => one.from <= other.to && other.from <= one.to;
  if (isLong(old, cut(mine), cut(theirs)) || own.some((one) => others.some((other) => meet(one, other)))) return mine;
  let at = 0;
  const parts = [];
  for (const { from, to, words } of [...own, ...others].sort((one, other) => one.from - other.from)) {
    parts.push(...old.slice(at, from), ...words);
    at = to;
  }
  return [...parts, ...old.slice(at)].join("");
}
