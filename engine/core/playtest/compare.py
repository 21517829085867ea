"""Two versions of a mission, played on the same seeds, game by game."""

from dataclasses import asdict, dataclass
from typing import Any

from engine.core.playtest import merge_words as words
from engine.core.playtest.report import FAULT, LETTERS, WON, CannotMerge, Report
from engine.core.playtest.statistics import paired_interval, sign_test

SIGNIFICANT = 0.05


@dataclass(frozen=True, slots=True)
class Comparison:
    """The difference in wins between two reports; games are paired by their number in the run.

    A game that broke off with a fault says nothing about the mission: its pair is left out. One that did not end is
    one that was not won.
    """

    pairs: int
    first_wins: int
    second_wins: int
    only_first: int  # won with the first version, not with the second
    only_second: int
    p_value: float  # of McNemar's exact test
    low: float  # 95 % interval of the difference, second less first
    high: float
    left_out: int = 0  # pairs of which a game broke off

    @property
    def difference(self) -> float:
        """The win rate of the second less that of the first."""
        return (self.second_wins - self.first_wins) / self.pairs if self.pairs else 0.0

    @property
    def is_significant(self) -> bool:
        """Whether luck alone would hardly have done it."""
        return self.p_value < SIGNIFICANT

    @property
    def sentence(self) -> str:
        """What was found, in a sentence."""
        points = f"{100 * self.difference:+.1f} points ({100 * self.low:+.1f} to {100 * self.high:+.1f})"
        pairs = f"{self.pairs:,} pair{'s' if self.pairs != 1 else ''} of games"
        if self.left_out:
            pairs += f", {self.left_out:,} more left out because a game broke off"
        if not self.is_significant:
            return f"No difference is shown: {points}, p = {self.p_value:.3f}, {pairs}."
        which = "second" if self.difference > 0 else "first"
        return f"The {which} is easier: {points}, p = {self.p_value:.3g}, {pairs}."

    def as_json(self) -> dict[str, Any]:
        """The comparison as plain data."""
        return {**asdict(self), "difference": self.difference, "sentence": self.sentence}


def compare(first: Report, second: Report) -> Comparison:
    """Pair the games of two reports by their numbers; both must be of one ruleset and have the same seed."""
    if first.about["seed"] != second.about["seed"]:
        raise CannotMerge(words.OTHER_SEED())
    if first.about.get("ruleset") != second.about.get("ruleset"):
        raise CannotMerge(words.OTHER_GAME())
    verdicts = dict(_each(first))
    other = dict(_each(second))
    common = [index for index in verdicts if index in other]
    if not common:
        raise CannotMerge(words.NOTHING_IN_COMMON())
    told = [
        (verdicts[index], other[index]) for index in common if LETTERS[FAULT] not in (verdicts[index], other[index])
    ]
    if not told:
        raise CannotMerge(words.ALL_BROKEN_OFF())
    won = [(one == LETTERS[WON], two == LETTERS[WON]) for one, two in told]
    only_first, only_second = won.count((True, False)), won.count((False, True))
    low, high = paired_interval(only_second, only_first, len(told))
    return Comparison(
        len(told),
        sum(one for one, _two in won),
        sum(two for _one, two in won),
        only_first,
        only_second,
        sign_test(only_second, only_first),
        low,
        high,
        len(common) - len(told),
    )


def _each(report: Report) -> list[tuple[int, str]]:
    return [(first + place, letter) for first, letters in report.outcomes for place, letter in enumerate(letters)]
