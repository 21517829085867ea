"""Which games are behind a figure."""

from collections.abc import Mapping
from dataclasses import dataclass, field

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
    """Which games somebody asks for: by result, or those that stand for a row of a section."""

    result: str = ""
    section: str = ""
    row: str = ""

    @classmethod
    def of(cls, query: Mapping[str, str]) -> "Choice":
        result = query.get("result", "")
        return cls(result if result in LETTERS else "", query.get("section", ""), query.get("row", ""))


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
    rows = [*section.rows, *(row for layer in section.layers for row in layer.rows)] if section else []
    found = [row for row in rows if row.key == choice.row]
    if not found:
        return Games((), _("This report has no such figure."))
    numbers = sorted({number for row in found for number in row.witnesses})
    heading = f"{section.heading}: {found[0].label}"
    note = _("Some games that stand for this figure; a report keeps a few for each.")
    return Games(tuple((number, letters.get(number, "")) for number in numbers), heading, note)
