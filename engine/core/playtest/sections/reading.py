"""A report beside its words: what all sections need to read it."""

from collections.abc import Mapping
from typing import Any

from engine.core.answers import Path
from engine.core.maps import Map
from engine.core.playtest.phrases import count_games, number, percent, percentage
from engine.core.playtest.report import LOST, Report
from engine.core.playtest.sections.sentences import SENTENCES
from engine.core.playtest.words import Labels, cause_words, heading, label, phrase, total
from engine.core.sentences import LANGUAGES
from engine.core.witnesses import MOST_WITNESSES


class Reading:
    """One report in one language."""

    def __init__(
        self, report: Report, labels: Labels, boards: Mapping[str, Map], document: Mapping[str, Any], lang: str
    ) -> None:
        self.report = report
        self.labels = labels
        self.boards = boards
        self.document = document
        self.lang = lang
        self.tally = report.tally
        self.games = report.games
        self.losses = report.count(LOST)
        self.lengths = total(self.tally.get("rounds", {}))
        self._ids: dict[str, set[Any]] = {}  # of the records of each collection that was asked about

    # --- words --------------------------------------------------------------------------------------

    def say(self, key: str, **values: object) -> str:
        """A sentence of a section; games are counted in the game's own words where it has some."""
        told = self.labels.get("phrases", {}).get(key) or SENTENCES[key][LANGUAGES.index(self.lang)]
        text = told.format(**values)
        return text[:1].upper() + text[1:]

    def phrase(self, key: str, **values: object) -> str:
        """A phrase that reports have elsewhere too."""
        return phrase(self.labels, key, self.lang, **values)

    def label(self, group: str, name: str) -> str:
        """What people call a thing."""
        return label(self.labels, group, name)

    def heading(self, name: str) -> str:
        """What people call a group, a section or a column; without the marks where a word may be broken."""
        return heading(self.labels, name, self.lang).replace("\u00ad", "")

    def cause(self, name: str) -> str:
        """What people call a cause of defeat."""
        return cause_words(name, self.labels, self.lang)

    def count(self, value: float, digits: int = 0) -> str:
        """A number as people write it."""
        return number(value, self.lang, digits)

    def counted(self, games: int) -> str:
        """So many games, in words."""
        return count_games(games, self.lang)

    def percent(self, part: int, whole: int) -> str:
        """A part of a whole, or a dash where there is none."""
        return percent(part, whole, self.lang)

    def roughly(self, part: float, whole: float) -> str:
        """A part of a whole as a heading tells it: whole points."""
        return f"{self.count(100 * part_of(part, whole))} %"

    def share(self, share: float) -> str:
        """A share as a percentage."""
        return percentage(share, self.lang)

    def points(self, share: float) -> str:
        """A difference of shares in points, with its sign."""
        return f"{'+' if round(100 * share) > 0 else ''}{self.count(100 * share)}".replace("-", "\u2212")

    # --- games and records --------------------------------------------------------------------------

    def witnesses(self, *rows: tuple[str, str]) -> tuple[int, ...]:
        """Some games behind rows, each given as group and name."""
        found = self.report.witnesses
        games = {game for group, name in rows for game in found.get(group, {}).get(name, ())}
        return tuple(sorted(games)[:MOST_WITNESSES])

    def path(self, group: str, name: str) -> Path:
        """Where the record of a thing lies in the document; nothing where it has none of its own."""
        collection = self.labels.get("collections", {}).get(group, "")
        if collection not in self._ids:
            records = self.document.get(collection, ()) if collection else ()
            self._ids[collection] = {one.get("id") for one in records if isinstance(one, Mapping)}
        return (collection, name) if name in self._ids[collection] else ()


def part_of(part: float, whole: float) -> float:
    """A share; nought of nothing."""
    return part / whole if whole else 0.0
