"""What a search for a win has found: the first game that each team has won, or how many were tried in vain."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from engine import Report, TeamWord
from playtests.models import Series
from playtests.reports.results import Result
from playtests.reports.verdicts import enumerated


@dataclass(frozen=True, slots=True)
class Searched:
    """One team: what its bots have played in all, and the series in which one of them has won."""

    team: int
    played: int
    won: Series | None
    game: int | None  # the number of that game, once the series is over


def searched_of(results: Sequence[Result]) -> list[Searched]:
    teams = sorted({one.team for one in results})
    return [searched_by(team, [one for one in results if one.team == team]) for team in teams]


def searched_by(team: int, results: Sequence[Result]) -> Searched:
    won = next((one.series for one in results if one.wins), None)
    return Searched(team, sum(one.played for one in results), won, first_win(won) if won else None)


def first_win(series: Series) -> int | None:
    report = Series.objects.values_list("report", flat=True).get(pk=series.pk)
    return Report.from_json(report).first_win if report else None


def finding_of_search(searched: Sequence[Searched], team_word: TeamWord) -> str:
    """'A win was found with 2 and 3 heroes. No win was found with 4 heroes in 620 games.'"""
    won = [str(one.team) for one in searched if one.won]
    told = [_("A win was found with %(teams)s.") % {"teams": team_word.counted_with(enumerated(won))}] if won else []
    for one in searched:
        if not one.won:
            text = ngettext(
                "No win was found with %(team)s in %(count)s game.",
                "No win was found with %(team)s in %(count)s games.",
                one.played,
            )
            told.append(text % {"team": team_word.counted_with(one.team), "count": one.played})
    return " ".join(told)
