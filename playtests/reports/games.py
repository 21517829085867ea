"""Which games are behind a figure."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from playtests.models import Series
from playtests.reports import answers

LETTERS = {"won": "w", "lost": "l", "unfinished": "u", "fault": "f"}
RESULTS = {
    "w": gettext_lazy("won"),
    "l": gettext_lazy("lost"),
    "u": gettext_lazy("not ended"),
    "f": gettext_lazy("broke off"),
}


@dataclass(frozen=True, slots=True)
class Choice:
    """Which games somebody asks for: by result, or those that stand for a figure of a section."""

    result: str = ""
    section: str = ""
    row: str = ""
    layer: str = ""  # of a heat map
    column: str = ""  # of a row with other games behind each of its figures: its number

    @property
    def place(self) -> int:
        """The column's number, or -1."""
        return int(self.column) if self.column.isdecimal() and len(self.column) < 4 else -1

    @classmethod
    def of(cls, query: Mapping[str, str]) -> "Choice":
        result = query.get("result", "")
        asked = {name: query.get(name, "") for name in ("section", "row", "layer", "column")}
        return cls(result if result in LETTERS else "", **asked)


@dataclass(frozen=True, slots=True)
class Games:
    """Numbers and results of games, and what they have in common."""

    games: tuple[tuple[int, str], ...]  # number, letter of the result
    heading: str
    note: str = ""
    letters: dict[str, str] = field(default_factory=lambda: dict(RESULTS))


def games_behind(series: Series, choice: Choice) -> Games:
    report = answers.report_of(series)
    if report is None:
        return Games((), _("Nothing has been played yet."))
    numbered = [(first + place, one) for first, letters in report.outcomes for place, one in enumerate(letters)]
    if choice.section:
        return witnesses(series, choice, dict(numbered), report.games)
    if choice.result:
        letter = LETTERS[choice.result]
        heading = _("Games that were %(result)s") % {"result": RESULTS[letter]}
        return Games(tuple(one for one in numbered if one[1] == letter), heading)
    return Games(tuple(numbered), _("All games"))


def witnesses(series: Series, choice: Choice, letters: dict[int, str], played: int) -> Games:
    """A report keeps some games for each of its figures."""
    section = next((one for one in answers.sections_of(series, played) if one.key == choice.section), None)
    row = asked_row(section, choice) if section else None
    if section is None or row is None:
        return Games((), _("This report has no such figure."))
    layer = next((one.label for one in section.layers if one.key == choice.layer), "")
    words, numbers = [layer, row.label], row.witnesses
    if choice.place in range(len(row.behind)):
        words, numbers = [row.label, section.columns[choice.place]], row.behind[choice.place]
    heading = f"{section.heading}: {', '.join(word for word in words if word)}"
    note = _("Some games that stand for this figure; a report keeps a few for each.")
    return Games(tuple((number, letters.get(number, "")) for number in numbers), heading, note)


def asked_row(section: Any, choice: Choice) -> Any:
    """The row of the section, or of the layer that was asked for."""
    rows = next((layer.rows for layer in section.layers if layer.key == choice.layer), section.rows)
    return next((row for row in rows if row.key == choice.row), None)
