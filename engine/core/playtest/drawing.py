"""Bars, histograms and the board of a report, drawn as SVG."""

from collections.abc import Mapping, Sequence
from html import escape
from math import sqrt

from engine.core.maps import Map

WIDTH, BAR, GAP = 640, 18, 6
CELL = 40
WIDE_CELL = 88  # where every location is a single cell, which has to hold its name
LONGEST_NAME = {CELL: 14, WIDE_CELL: 18}  # characters


def bars(rows: Sequence[tuple[str, float, str]], label_width: int = 220) -> str:
    """Horizontal bars: (label, share from 0 to 1, words at its end)."""
    height = len(rows) * (BAR + GAP) or GAP
    room = WIDTH - label_width - 130
    parts = [_open(WIDTH, height)]
    for number, (label, share, words) in enumerate(rows):
        y = number * (BAR + GAP)
        parts.append(
            f'<text x="{label_width - 8}" y="{y + 13}" text-anchor="end">{escape(_short(label))}</text>'
            f'<rect class="back" x="{label_width}" y="{y}" width="{room}" height="{BAR}"/>'
            f'<rect class="bar" x="{label_width}" y="{y}" width="{room * min(1.0, max(0.0, share)):.1f}" '
            f'height="{BAR}"/>'
            f'<text x="{label_width + room + 8}" y="{y + 13}">{escape(words)}</text>'
        )
    return "".join(parts) + "</svg>"


def interval_bar(rate: float, low: float, high: float) -> str:
    """The win rate with its interval on a line from 0 to 100 %."""
    width = WIDTH - 40
    x = [20 + width * value for value in (low, rate, high)]
    ticks = "".join(
        f'<line class="tick" x1="{20 + width * n / 10:.1f}" y1="30" x2="{20 + width * n / 10:.1f}" y2="36"/>'
        f'<text x="{20 + width * n / 10:.1f}" y="50" text-anchor="middle">{10 * n}</text>'
        for n in range(11)
    )
    return (
        _open(WIDTH, 56)
        + f'<line class="tick" x1="20" y1="30" x2="{20 + width}" y2="30"/>{ticks}'
        + f'<rect class="range" x="{x[0]:.1f}" y="12" width="{max(2.0, x[2] - x[0]):.1f}" height="18"/>'
        + f'<line class="mark" x1="{x[1]:.1f}" y1="6" x2="{x[1]:.1f}" y2="30"/></svg>'
    )


def columns(groups: Mapping[str, Mapping[str, int]], names: Mapping[str, str]) -> str:
    """A histogram with stacked columns: group → value → count; values are whole numbers."""
    values = sorted({int(value) for counts in groups.values() for value in counts})
    if not values:
        return ""
    span = range(values[0], values[-1] + 1)
    tallest = max(sum(counts.get(str(value), 0) for counts in groups.values()) for value in span) or 1
    step = min(40.0, (WIDTH - 20) / len(span))
    parts = [_open(WIDTH, 170)]
    every = max(1, round(24 / step))
    for number, value in enumerate(span):
        y = 140.0
        for group, counts in groups.items():
            tall = 130 * counts.get(str(value), 0) / tallest
            y -= tall
            if tall:
                title = f"{names.get(group, group)}, {value}: {counts[str(value)]}"
                parts.append(
                    f'<rect class="{escape(group)}" x="{10 + number * step:.1f}" y="{y:.1f}" '
                    f'width="{max(1.0, step - 2):.1f}" height="{tall:.1f}"><title>{escape(title)}</title></rect>'
                )
        if number % every == 0:
            parts.append(f'<text x="{10 + (number + 0.5) * step:.1f}" y="156" text-anchor="middle">{value}</text>')
    return "".join(parts) + "</svg>"


def heat_map(
    board: Map, heat: Mapping[str, Mapping[str, int]], column: str, labels: Mapping[str, str], prefix: str = ""
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
    most = max(counts) or 1
    parts = [_open((right - left + 1) * cell + 2, (bottom - top + 1) * cell + 2)]
    for (x, y), region in sorted(cells.items()):
        warmth = sqrt(counts[region] / most)
        title = f"{labels.get(names[region], names[region])}: {counts[region]}"
        parts.append(
            f'<rect class="cell" x="{(x - left) * cell + 1}" y="{(y - top) * cell + 1}" width="{cell}" height="{cell}" '
            f'style="fill-opacity:{0.06 + 0.94 * warmth:.2f}"><title>{escape(title)}</title></rect>'
        )
    parts.append(f'<path class="edge" d="{_edges(cells, left, top, cell)}"/>')
    if walls := _walls(board, cells, left, top, cell):
        parts.append(f'<path class="wall" d="{walls}"/>')
    for region, members in enumerate(board.cells):
        middle = sum(x - left + 0.5 for x, _y in members) / len(members) * cell
        height = sum(y - top + 0.5 for _x, y in members) / len(members) * cell
        parts.append(
            f'<text class="name" x="{middle:.0f}" y="{height:.0f}" text-anchor="middle">'
            f"{escape(_short(labels.get(names[region], names[region]), LONGEST_NAME[cell]))}</text>"
            f'<text class="count" x="{middle:.0f}" y="{height + 12:.0f}" text-anchor="middle">{counts[region]}</text>'
        )
    return "".join(parts) + "</svg>"


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


def _open(width: float, height: float) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'width="{width:.0f}" height="{height:.0f}" role="img">'
    )


def _short(words: str, most: int = 30) -> str:
    return words if len(words) <= most else words[: most - 1] + "…"
