"""Drawings of a report: what is drawn where there is more than can be read."""

from dataclasses import dataclass

import pytest
from django.utils import translation

from engine import TeamWord, compare
from playtests.reports.changes import Change, Changes, report_of
from playtests.reports.charts.bars import MOST_COLUMNS, column_chart
from playtests.reports.charts.heat import matrix
from playtests.reports.results import results_of
from playtests.templatetags.playtests import grouped, p_value, signed
from tests.playtests.support import launch, play_all


@dataclass(frozen=True)
class Row:
    label: str
    values: tuple[float, ...]
    texts: tuple[str, ...] = ()
    witnesses: tuple[int, ...] = (1,)
    behind: tuple[tuple[int, ...], ...] = ((1,), (1,))


def rounds(won):
    return tuple(Row(str(number), (games, 0)) for number, games in enumerate(won, 1))


def test_a_single_game_of_160_rounds_does_not_press_the_others_into_a_corner():
    chart = column_chart(rounds([50] * 12 + [0] * 147 + [1]))
    last = chart.columns[-1]
    assert len(chart.columns) == MOST_COLUMNS + 1
    assert (last.row.label, last.row.values) == (f"{MOST_COLUMNS + 1}+", (1, 0))
    assert not last.row.witnesses
    assert not any(part.has_games for part in last.parts)


def test_a_tail_with_many_games_is_drawn_column_by_column():
    chart = column_chart(rounds([10] * 60))
    assert len(chart.columns) == 60
    assert sum(sum(column.row.values) for column in chart.columns) == 600


@pytest.mark.parametrize("labels", [["0", "1", "2"], [f"act {number}" for number in range(40)]])
def test_few_columns_and_columns_with_names_stay_as_they_are(labels):
    chart = column_chart(tuple(Row(label, (1, 1)) for label in labels))
    assert [column.row.label for column in chart.columns] == labels


@pytest.mark.parametrize(
    ("lang", "p", "words"),
    [("en", 0.0481, "p = 0.048"), ("en", 0.0000004, "p < 0.001"), ("de", 0.06, "p = 0,060"), ("de", 0.0, "p < 0,001")],
)
def test_luck_is_never_said_to_be_impossible(lang, p, words):
    with translation.override(lang):
        assert p_value(p).replace("\N{NO-BREAK SPACE}", " ") == words


def test_large_numbers_are_grouped_as_the_language_does():
    with translation.override("de"):
        assert grouped(60000) == "60.000"
    with translation.override("en"):
        assert grouped(999) == "999"
        assert grouped(60000) == "60,000"


@dataclass(frozen=True)
class Paired:
    """As much of a change as its finding reads."""

    points: float
    is_significant: bool
    team: int = 3
    is_same: bool = False

    @property
    def comparison(self):
        return self

    @property
    def after(self):
        return self


@pytest.mark.parametrize(
    ("teams", "finding"),
    [
        ([Paired(5.4, True), Paired(-9.6, True, team=4), Paired(30, False)], "10 points fewer won with 4 heroes"),
        ([Paired(5.4, True), Paired(2.9, True, team=4)], "5 points more won with 3 heroes"),
        ([Paired(2.0, False)], "No change beyond what luck alone could have done"),
        ([Paired(0, False, is_same=True)], "All games end alike"),
    ],
)
def test_changes_are_headed_by_the_largest_that_is_no_luck(teams, finding):
    heroes = TeamWord("hero", "heroes", "hero", "heroes")
    assert Changes(before=None, teams=teams, chart=None).finding(heroes) == finding


def test_a_matrix_is_hottest_where_most_happened_and_its_sums_are_left_out():
    rows = (Row("Quay", (10, 0, 10), ("10", "0", "10")), Row("Yard", (2, 4, 6), ("2", "4", "6")))
    cells = [[(one.step, one.text) for one in line] for _row, line in matrix(rows)]
    assert cells == [[(5, "10"), (0, "0")], [(1, "2"), (2, "4")]]


def test_below_the_axis_there_is_as_much_room_as_is_needed():
    shallow, deep = (column_chart((Row("1", (10, lost)), Row("2", (8, 0)))) for lost in (1, 10))
    assert shallow.height < deep.height
    assert (len(shallow.y_ticks), len(deep.y_ticks)) == (2, 4)
    assert shallow.is_small


@pytest.mark.django_db
def test_a_comparison_tells_the_shares_of_the_games_that_both_have(version):
    """A kept result of more games stands beside: '80 % to 78 %, the same games' would make no sense."""
    few, many = (launch(version, games=games) for games in (10, 40))
    for run in (few, many):
        play_all(run)
    before, after = (results_of(run)[0] for run in (few, many))
    change = Change(before, after, compare(report_of(before.series), report_of(after.series)))
    assert before.played < after.played
    assert (change.is_same, change.comparison.pairs) == (True, 10)
    assert change.per_cents == (before.per_cent, before.per_cent)


def test_differences_are_written_with_their_sign():
    assert [signed(points) for points in (-58.46, 3.2)] == ["\N{MINUS SIGN}58.5", "+3.2"]
