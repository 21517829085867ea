"""What the figures say, in a sentence: by intervals against the aim, never by the estimate alone."""

from collections.abc import Sequence

from django.db import models
from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, pgettext

from engine import TeamWord


class Judgement(models.TextChoices):
    """In the order in which one should look at them."""

    HARD = "hard", gettext_lazy("too hard")
    EASY = "easy", gettext_lazy("too easy")
    UNDECIDED = "undecided", gettext_lazy("undecided")
    FAIR = "fair", gettext_lazy("fair")


TONES = {Judgement.HARD: "bad", Judgement.EASY: "warn", Judgement.UNDECIDED: "", Judgement.FAIR: "good"}


def judge(low: float, high: float, target: tuple[int, int]) -> Judgement:
    """The whole interval inside the aim is fair, above it too easy, below it too hard; across an edge undecided."""
    least, most = target[0] / 100, target[1] / 100
    if high < least:
        return Judgement.HARD
    if low > most:
        return Judgement.EASY
    return Judgement.FAIR if least <= low and high <= most else Judgement.UNDECIDED


def enumerated(words: Sequence[str]) -> str:
    """'2', '2 and 3', '2, 3 and 4'."""
    if len(words) < 2:
        return "".join(words)
    return _("%(list)s and %(last)s") % {"list": ", ".join(words[:-1]), "last": words[-1]}


def headline(judged: Sequence[tuple[int, Judgement]], team_word: TeamWord) -> str:
    """'Fair for 3 and 4 heroes, too hard for 2.'"""
    return capfirst(verdict(judged, team_word)) if judged else _("Nothing is measured yet.")


def verdict(judged: Sequence[tuple[int, Judgement]], team_word: TeamWord) -> str:
    """'fair for 3 and 4 heroes, too hard for 2.', to follow other words."""
    groups = {one: [str(team) for team, found in judged if found == one] for one in (Judgement.FAIR, *Judgement)}
    (first, teams), *rest = [(one, enumerated(teams)) for one, teams in groups.items() if teams]
    parts = [phrase(first, team_word.counted_with(teams)), *(phrase(one, teams) for one, teams in rest)]
    return ", ".join(parts) + "."


def phrase(judgement: Judgement, teams: str) -> str:
    words = {
        Judgement.FAIR: pgettext("verdict", "fair for %(teams)s"),
        Judgement.HARD: pgettext("verdict", "too hard for %(teams)s"),
        Judgement.EASY: pgettext("verdict", "too easy for %(teams)s"),
        Judgement.UNDECIDED: pgettext("verdict", "undecided for %(teams)s"),
    }
    return words[judgement] % {"teams": teams}
