"""Names that fit into their places."""

from dataclasses import dataclass

from missions.pictures.bounds import bounded
from missions.pictures.fonts import HEADING, TEXT, width_of

LEAST = 7.0  # a long word of one piece in a place one square wide; three millimetres in print
STEP = 0.5
SPACING = 1.0  # between capitals, as board.css has it


@dataclass(frozen=True)
class FittedName:
    """A name in one or two lines, and the size of its letters."""

    lines: tuple[str, ...]
    size: float
    width: float


def fit_capitals(name: str, width: float, size: float) -> FittedName:
    """In capitals of League Gothic: one line, else two, else smaller, at last cut short."""
    return _fit(bounded(name).upper(), width, size, HEADING, SPACING)


def fit_small(name: str, width: float, size: float) -> FittedName:
    """In small letters of Libre Franklin, for boards on which figures stand."""
    return _fit(bounded(name), width, size, TEXT, 0)


def _fit(name: str, width: float, size: float, font: str, spacing: float) -> FittedName:
    while True:
        for lines in (((name,)), *_halves(name)):
            needed = max(width_of(line, font, size, spacing) for line in lines)
            if needed <= width:
                return FittedName(lines, size, needed)
        if size <= LEAST:
            return _cut_short(name, width, font, spacing)
        size -= STEP


def _halves(name: str) -> list[tuple[str, ...]]:
    """Every way to break the name into two lines, the most even first."""
    words = name.split(" ")
    ways = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return sorted(ways, key=lambda lines: abs(len(lines[0]) - len(lines[1])))


def _cut_short(name: str, width: float, font: str, spacing: float) -> FittedName:
    words = name.split(" ")
    first = words[0]
    rest = " ".join(words[1:])
    lines = tuple(_ended(line, width, font, spacing) for line in (first, rest) if line)
    return FittedName(lines, LEAST, width)


def _ended(line: str, width: float, font: str, spacing: float) -> str:
    if width_of(line, font, LEAST, spacing) <= width:
        return line
    while len(line) > 1 and width_of(f"{line}…", font, LEAST, spacing) > width:
        line = line[:-1]
    return f"{line.rstrip()}…"
