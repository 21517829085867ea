// The nearest place in the direction of an arrow key; what lies aside counts double. Nothing for other keys.
export function nextTo(here, places, key) {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!step) return null;
  const [x, y] = middle(here);
  const ahead = places
    .map((place) => [place, middle(place)])
    .map(([place, [rx, ry]]) => [place, (rx - x) * step[0] + (ry - y) * step[1], Math.abs((rx - x) * step[1] + (ry - y) * step[0])])
    .filter(([place, forwards]) => place !== here && forwards > 1)
    .sort((one, other) => one[1] + 2 * one[2] - other[1] - 2 * other[2]);
  return ahead[0]?.[0];
}

// With one tab stop for all of them.
export function walk(here, there) {
  here.setAttribute("tabindex", -1);
  there.setAttribute("tabindex", 0);
  there.focus();
}

function middle(place) {
  const box = place.getBBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
