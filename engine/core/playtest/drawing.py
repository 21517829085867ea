"""Bars, histograms and the board of a report: SVG, and HTML where words must find room on any screen."""

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, sqrt
from textwrap import wrap

from engine.core.maps import Map

CELL = 44
WIDE_CELL = 100  # where every location is a single cell, which has to hold its name
CHARACTER, LINE = 5.6, 12  # the room that a letter and a line of a name need
MOST_LINES = 3
WIDEST_COLUMN = 40
MOST_NUMBERED = 15  # columns that have room for a number of their own
DARK = 0.82  # a location as warm as this has white words on it: either way the contrast is above 4.5


def bars(rows: Sequence[tuple[str, float, str]]) -> str:
    """Horizontal bars: (label, share from 0 to 1, words at its end)."""
    drawn = "".join(
        f'<tr><th scope="row">{escape(label)}</th>'
        f'<td class="track"><div class="back"><div class="bar" style="width:{100 * min(1.0, max(0.0, share)):.1f}%">'
        f"</div></div></td><td>{escape(words)}</td></tr>"
        for label, share, words in rows
    )
    return f'<table class="bars">{drawn}</table>'


def interval_bar(rate: float, low: float, high: float, title: str = "") -> str:
    """The win rate with its interval on a line from 0 to 100 %; all places are shares of whatever width there is."""

    def at(share: float) -> str:
        return f"{4 + 92 * share:.2f}%"

    ticks = "".join(
        f'<line class="tick" x1="{at(n / 10)}" y1="30" x2="{at(n / 10)}" y2="36"/>'
        f'<text x="{at(n / 10)}" y="50" text-anchor="middle">{10 * n}</text>'
        for n in range(11)
    )
    return (
        f'<svg width="100%" height="56" role="img" aria-label="{escape(title)}">'
        f'<line class="tick" x1="{at(0)}" y1="30" x2="{at(1)}" y2="30"/>{ticks}'
        f'<rect class="range" x="{at(low)}" y="12" width="{max(0.3, 92 * (high - low)):.2f}%" height="18"/>'
        f'<line class="mark" x1="{at(rate)}" y1="6" x2="{at(rate)}" y2="30"/></svg>'
    )


def columns(groups: Mapping[str, Mapping[str, int]], names: Mapping[str, str], title: str = "") -> str:
    """A histogram with stacked columns: group → value → count; values are whole numbers."""
    values = sorted({int(value) for counts in groups.values() for value in counts})
    if not values:
        return ""
    span = range(values[0], values[-1] + 1)
    totals = [sum(counts.get(str(value), 0) for counts in groups.values()) for value in span]
    step = 100 / len(span)
    every = ceil(len(span) / MOST_NUMBERED)
    parts = []
    for number, value in enumerate(span):
        middle = f"{(number + 0.5) * step:.2f}%"
        y = 150.0
        for group, counts in groups.items():
            tall = 130 * counts.get(str(value), 0) / (max(totals) or 1)
            y -= tall
            if tall:
                words = ", ".join([*([names[group]] if group in names else []), f"{value}: {counts[str(value)]}"])
                parts.append(
                    f'<rect class="{escape(group)}" x="{(number + 0.03) * step:.2f}%" y="{y:.1f}" '
                    f'width="{0.94 * step:.2f}%" height="{tall:.1f}"><title>{escape(words)}</title></rect>'
                )
        if totals[number] and every == 1:
            parts.append(
                f'<text class="count" x="{middle}" y="{y - 4:.1f}" text-anchor="middle">{totals[number]}</text>'
            )
        if number % every == 0:
            parts.append(f'<text x="{middle}" y="166" text-anchor="middle">{value}</text>')
    widest = f"max-width:{len(span) * WIDEST_COLUMN}px"
    label = f'role="group" aria-label="{escape(title)}"'
    return f'<svg width="100%" height="172" style="{widest}" {label}>{"".join(parts)}</svg>'


def heat_map(
    board: Map,
    heat: Mapping[str, Mapping[str, int]],
    column: str,
    labels: Mapping[str, str],
    prefix: str = "",
    title: str = "",
) -> str:
    """The board from its cells; the darker a location, the more happened there.

    A location is called by its id in heat and labels, with the board's prefix before it.
    """
    cells = {cell: region for region, members in enumerate(board.cells) for cell in members}
    if not cells or board.grid != "square":
        return ""
    cell = WIDE_CELL if len(cells) == len(board.ids) else CELL
    left, top = min(x for x, _y in cells), min(y for _x, y in cells)
    right, bottom = max(x for x, _y in cells), max(y for _x, y in cells)
    names = [prefix + name for name in board.ids]
    counts = [heat.get(name, {}).get(column, 0) for name in names]
    warmth = [sqrt(count / (max(counts) or 1)) for count in counts]
    width, height = (right - left + 1) * cell + 2, (bottom - top + 1) * cell + 2
    parts = [f'<svg width="{width}" height="{height}" role="group" aria-label="{escape(title)}">']
    for (x, y), region in sorted(cells.items()):
        words = f"{labels.get(names[region], names[region])}: {counts[region]}"
        parts.append(
            f'<rect class="cell" x="{(x - left) * cell + 1}" y="{(y - top) * cell + 1}" width="{cell}" height="{cell}" '
            f'style="fill-opacity:{0.06 + 0.94 * warmth[region]:.2f}"><title>{escape(words)}</title></rect>'
        )
    parts.append(f'<path class="edge" d="{_edges(cells, left, top, cell)}"/>')
    if walls := _walls(board, cells, left, top, cell):
        parts.append(f'<path class="wall" d="{walls}"/>')
    for region, members in enumerate(board.cells):
        x, y, wide, high = _roomiest(members)
        middle = (x - left + wide / 2) * cell + 1
        centre = (y - top + high / 2) * cell + 1
        words = labels.get(names[region], names[region])
        colour = " light" if warmth[region] >= DARK else ""
        parts.append(_written(words, counts[region], middle, centre, wide * cell, colour))
    return "".join(parts) + "</svg>"


def _roomiest(members: Sequence[tuple[int, int]]) -> tuple[int, int, int, int]:
    """The rectangle inside a location that has most room for its name: x, y, width and height in cells."""
    inside = set(members)
    best = (0, 0, 0, 0)
    for x, y in sorted(inside):
        width, height = 1, 1
        while (x + width, y) in inside:
            width += 1
        while width:
            while all((x + dx, y + height) in inside for dx in range(width)):
                height += 1
            best = max(best, (x, y, width, height), key=lambda one: (one[2] * one[3], one[2]))
            width -= 1
    return best


def _written(words: str, count: int, middle: float, centre: float, room: int, colour: str) -> str:
    """The name of a location in as many lines as it needs, and its number below."""
    lines = wrap(words, max(4, int(room / CHARACTER)), break_long_words=True)
    if len(lines) > MOST_LINES:
        lines = [*lines[: MOST_LINES - 1], lines[MOST_LINES - 1][:-1] + "…"]
    y = centre - LINE * len(lines) / 2 + 4
    told = [
        f'<text class="name{colour}" x="{middle:.0f}" y="{y + LINE * number:.0f}" text-anchor="middle">{escape(line)}'
        "</text>"
        for number, line in enumerate(lines)
    ]
    told.append(
        f'<text class="count{colour}" x="{middle:.0f}" y="{y + LINE * len(lines) + 1:.0f}" text-anchor="middle">{count}'
        "</text>"
    )
    return "".join(told)


def _edges(cells: Mapping[tuple[int, int], int], left: int, top: int, cell: int) -> str:
    """The borders between locations as one path."""
    strokes = []
    for (x, y), region in sorted(cells.items()):
        px, py = (x - left) * cell + 1, (y - top) * cell + 1
        if cells.get((x - 1, y)) != region:
            strokes.append(f"M{px} {py}v{cell}")
        if cells.get((x, y - 1)) != region:
            strokes.append(f"M{px} {py}h{cell}")
        if (x + 1, y) not in cells:
            strokes.append(f"M{px + cell} {py}v{cell}")
        if (x, y + 1) not in cells:
            strokes.append(f"M{px} {py + cell}h{cell}")
    return "".join(strokes)


def _walls(board: Map, cells: Mapping[tuple[int, int], int], left: int, top: int, cell: int) -> str:
    """The borders that nobody passes, between locations side by side, as one path."""
    strokes = []
    for (x, y), region in sorted(cells.items()):
        px, py = (x - left) * cell + 1, (y - top) * cell + 1
        for beside, stroke in (((x - 1, y), "v"), ((x, y - 1), "h")):
            other = cells.get(beside)
            if other is not None and other != region and other not in board.neighbours[region]:
                strokes.append(f"M{px} {py}{stroke}{cell}")
    return "".join(strokes)
