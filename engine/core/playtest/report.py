"""The report of a play-test: sums of whole numbers, so that parts merge in any order into the same whole."""

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Self

from engine.core.errors import EngineError
from engine.core.playtest import merge_words as words
from engine.core.playtest.statistics import mean_of, wilson
from engine.core.witnesses import Witnesses
from engine.core.witnesses import merged as merge_witnesses

FORMAT = 1
WON, LOST, UNFINISHED, FAULT = "won", "lost", "unfinished", "fault"
LETTERS = {WON: "w", LOST: "l", UNFINISHED: "u", FAULT: "f"}
MOST_FAULTS = 20  # kept with their seeds; all are counted

Tally = dict[str, Any]  # a tree of sums; its leaves are whole numbers


class CannotMerge(EngineError):
    """Two reports that do not belong together; the message says why."""


def add(into: Tally, other: Mapping[str, Any]) -> Tally:
    """Add a tree of sums to another, leaf by leaf."""
    for key, value in other.items():
        if isinstance(value, Mapping):
            add(into.setdefault(key, {}), value)
        else:
            into[key] = into.get(key, 0) + value
    return into


def in_order(tally: Mapping[str, Any]) -> Tally:
    """The same tree with its keys in order, numbers by size."""
    keys = sorted(tally, key=lambda key: (0, int(key), "") if key.lstrip("-").isdigit() else (1, 0, key))
    return {key: in_order(tally[key]) if isinstance(tally[key], Mapping) else tally[key] for key in keys}


@dataclass
class Report:
    """What happened in many games of one mission."""

    about: dict[str, Any]  # what was played: parts of one run agree in it
    tally: Tally = field(default_factory=dict)
    outcomes: list[tuple[int, str]] = field(default_factory=list)  # (index of the first game, a letter for each game)
    faults: list[dict[str, Any]] = field(default_factory=list)
    microseconds: int = 0  # processor time; no part of what must be identical
    witnesses: Witnesses = field(default_factory=dict)  # some games behind the rows of the tally
    notable: dict[str, dict[str, Any]] = field(default_factory=dict)  # games worth looking at, each with its rank

    # --- figures ------------------------------------------------------------------------------------

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(len(letters) for _first, letters in self.outcomes)

    def count(self, verdict: str) -> int:
        """How many games ended like this: 'won', 'lost', 'unfinished' or 'fault'."""
        return sum(letters.count(LETTERS[verdict]) for _first, letters in self.outcomes)

    @property
    def wins(self) -> int:
        """How many games were won."""
        return self.count(WON)

    @property
    def win_rate(self) -> float:
        """The share of games that were won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson interval of the win rate."""
        return wilson(self.wins, self.games)

    @property
    def mean_rounds(self) -> float:
        """How many rounds a game took."""
        rounds: Tally = {}
        for part in self.tally.get("rounds", {}).values():
            add(rounds, part)
        return mean_of(rounds)

    def verdict_of(self, index: int) -> str | None:
        """How game `index` of the run ended, by its letter; None if it was not played."""
        for first, letters in self.outcomes:
            if first <= index < first + len(letters):
                return letters[index - first]
        return None

    @property
    def first_win(self) -> int | None:
        """The number of the first game that was won."""
        won = LETTERS[WON]
        return next((first + letters.index(won) for first, letters in self.outcomes if won in letters), None)

    # --- merging ------------------------------------------------------------------------------------

    def merge(self, *others: "Report") -> "Report":
        """This report and others of the same run as one; a game cannot count twice."""
        merged = Report(deepcopy(self.about), {}, [], [], 0)
        parts = (self, *others)
        for part in parts:
            if part.about != self.about:
                different = sorted(key for key in self.about if part.about.get(key) != self.about[key])
                raise CannotMerge(words.NOT_ONE_RUN(fields=", ".join(different) or "form"))
            add(merged.tally, part.tally)
            merged.microseconds += part.microseconds
        merged.tally = in_order(merged.tally)
        merged.witnesses = merge_witnesses(part.witnesses for part in parts)
        merged.notable = best_of(part.notable for part in parts)
        merged.outcomes = join([segment for part in parts for segment in part.outcomes])
        found = sorted((fault for part in parts for fault in part.faults), key=lambda fault: int(fault["game"]))
        merged.faults = found[:MOST_FAULTS]
        return merged

    # --- JSON ---------------------------------------------------------------------------------------

    def figures(self) -> dict[str, Any]:
        """All that is the same whoever played it: as JSON without the time it took."""
        low, high = self.interval
        return {
            "format": FORMAT,
            "about": self.about,
            "games": self.games,
            "wins": self.wins,
            "winRate": self.win_rate,
            "interval": [low, high],
            "verdicts": {verdict: self.count(verdict) for verdict in LETTERS},
            "tally": self.tally,
            "outcomes": [list(segment) for segment in self.outcomes],
            "faults": self.faults,
            "witnesses": self.witnesses,
            "notable": self.notable,
        }

    def as_json(self) -> dict[str, Any]:
        """The report as plain data."""
        per_game = self.microseconds / self.games / 1000 if self.games else 0.0
        return {**self.figures(), "time": {"microseconds": self.microseconds, "millisecondsPerGame": per_game}}

    @classmethod
    def from_json(cls, document: Mapping[str, Any]) -> Self:
        """The report that `as_json` gave; anything else raises CannotMerge."""
        if not isinstance(document, Mapping) or document.get("format") != FORMAT or "outcomes" not in document:
            raise CannotMerge(words.NO_REPORT())
        try:
            report = cls(
                deepcopy(dict(document["about"])),
                in_order(document["tally"]),
                join([(int(first), str(letters)) for first, letters in document["outcomes"]]),
                [dict(fault) for fault in document["faults"]],
                int(document.get("time", {}).get("microseconds", 0)),
                merge_witnesses([document.get("witnesses", {})]),
                best_of([document.get("notable", {})]),
            )
            is_whole = report.is_whole()
        except (KeyError, TypeError, ValueError, AttributeError, RecursionError):
            is_whole = False
        if not is_whole:
            raise CannotMerge(words.DAMAGED())
        return report

    def is_whole(self) -> bool:
        """Whether it has all that a report is made of, as one that was read from a file should."""
        known = set(LETTERS.values())
        return (
            {"mission", "seats", "seed", "bot"} <= self.about.keys()
            and all(first >= 0 and known.issuperset(letters) for first, letters in self.outcomes)
            and all({"game", "seed", "verdict", "message"} <= fault.keys() for fault in self.faults)
            and _has_only_sums(self.tally)
            and all(_is_game(game) for rows in self.witnesses.values() for games in rows.values() for game in games)
        )


def _has_only_sums(tally: Any) -> bool:
    if isinstance(tally, Mapping):
        return all(_has_only_sums(part) for part in tally.values())
    return isinstance(tally, int) and not isinstance(tally, bool)


def _is_game(number: Any) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and number >= 0


def best_of(parts: Iterable[Mapping[str, Mapping[str, Any]]]) -> dict[str, dict[str, Any]]:
    """Of all games worth looking at the foremost of each sort; among equals the one with the lowest number."""
    best: dict[str, dict[str, Any]] = {}
    for part in parts:
        for sort, game in part.items():
            before = best.get(sort)
            if before is None or (game["rank"], game["game"]) < (before["rank"], before["game"]):
                best[sort] = dict(game)
    return dict(sorted(best.items()))


def join(segments: Iterable[Sequence[Any]]) -> list[tuple[int, str]]:
    """Segments of outcomes in order, neighbours joined; raises if a game is in two of them."""
    joined: list[tuple[int, str]] = []
    for first, letters in sorted((int(first), str(letters)) for first, letters in segments):
        if not letters:
            continue
        if joined:
            before, known = joined[-1]
            if before + len(known) > first:
                raise CannotMerge(words.GAME_TWICE(number=first))
            if before + len(known) == first:
                joined[-1] = (before, known + letters)
                continue
        joined.append((first, letters))
    return joined
