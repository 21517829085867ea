"""Reports merge like sums: in any order, in any parts, and no game counts twice."""

import json
import re
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import CannotMerge, Report, compare
from engine.core.playtest.drawing import CELL, bars, columns, heat_map, interval_bar
from engine.core.playtest.report import MOST_FAULTS, join
from engine.core.playtest.run import seed_of_bot, seed_of_game
from engine.core.witnesses import MOST_WITNESSES

ABOUT = {"mission": "ferry", "seed": 1, "bot": "random", "seats": 2}

counts = st.integers(0, 50)
tallies = st.fixed_dictionaries(
    {"decisions": counts},
    optional={
        "rounds": st.dictionaries(
            st.sampled_from(["won", "lost"]), st.dictionaries(st.sampled_from(["1", "2", "10"]), counts)
        ),
        "heat": st.dictionaries(st.sampled_from(["a/b", "c/d"]), st.fixed_dictionaries({"visits": counts})),
    },
)


def rows_of(numbers):
    """Witnesses of some rows, as a collector notes them down: rising, and not too many."""
    games = st.lists(st.sampled_from(numbers), min_size=1, unique=True).map(lambda one: sorted(one)[:MOST_WITNESSES])
    return st.dictionaries(st.sampled_from(["a", "b"]), games, min_size=1)


def games_of(numbers):
    """A game worth looking at."""
    return st.builds(
        lambda rank, game: {"rank": rank, "game": game, "round": 1, "cause": "", "place": ""},
        st.lists(st.integers(0, 3), min_size=1, max_size=1),
        st.sampled_from(numbers),
    )


@st.composite
def parts(draw, number=3):
    """Reports of one run whose games do not overlap."""
    found, first = [], 0
    for _ in range(number):
        letters = draw(st.text("wluf", max_size=6))
        faults = [
            {"game": first + i, "seed": i, "verdict": "fault", "message": "!"}
            for i, c in enumerate(letters)
            if c in "uf"
        ]
        outcomes = [(first, letters)] if letters else []
        numbers = range(first, first + len(letters))
        witnesses = (
            draw(st.dictionaries(st.sampled_from(["causes", "heat.kills"]), rows_of(numbers))) if letters else {}
        )
        notable = (
            draw(st.dictionaries(st.sampled_from(["first-win", "closest-loss"]), games_of(numbers))) if letters else {}
        )
        found.append(Report(dict(ABOUT), draw(tallies), outcomes, faults, draw(counts), witnesses, notable))
        first += len(letters) + draw(st.integers(0, 2))
    return found


@given(parts())
def test_merging_is_associative_and_commutative(three):
    a, b, c = three
    whole = a.merge(b).merge(c).as_json()
    assert a.merge(b.merge(c)).as_json() == whole
    assert c.merge(a).merge(b).as_json() == whole
    assert a.merge(b, c).as_json() == whole


@given(parts())
def test_a_report_survives_json(three):
    a, b, c = three
    whole = a.merge(b, c)
    again = Report.from_json(json.loads(json.dumps(whole.as_json())))
    assert again.as_json() == whole.as_json()
    assert list(again.as_json()["tally"]) == list(whole.as_json()["tally"])


@given(parts())
def test_an_empty_report_changes_nothing(three):
    a, b, c = three
    whole = a.merge(b, c)
    assert whole.merge(Report(dict(ABOUT))).as_json() == whole.as_json()


@given(parts(2))
def test_merging_leaves_its_parts_alone(two):
    a, b = two
    before = json.dumps([a.as_json(), b.as_json()])
    a.merge(b).tally["decisions"] = -1
    assert json.dumps([a.as_json(), b.as_json()]) == before


def test_a_game_cannot_count_twice():
    first, second = (Report(dict(ABOUT), {}, [(start, "wlw")]) for start in (0, 2))
    with pytest.raises(CannotMerge, match="Game 2 of this run"):
        first.merge(second)


def test_reports_of_different_runs_stay_apart():
    with pytest.raises(CannotMerge, match="differ in bot, seed"):
        Report(dict(ABOUT)).merge(Report({**ABOUT, "seed": 2, "bot": "veteran"}))


def test_figures_that_must_agree_do_not_hold_the_time():
    slow, quick = (Report(dict(ABOUT), {}, [(0, "w")], [], time) for time in (9, 1))
    assert slow.figures() == quick.figures()
    assert slow.as_json() != quick.as_json()


def test_the_first_faults_are_kept_and_all_are_counted():
    many = [
        Report(dict(ABOUT), {}, [(n, "f")], [{"game": n, "seed": n, "verdict": "fault", "message": ""}])
        for n in range(50)
    ]
    whole = many[0].merge(*reversed(many[1:]))
    assert [fault["game"] for fault in whole.faults] == list(range(MOST_FAULTS))
    assert whole.count("fault") == 50


@pytest.mark.parametrize("document", [{}, {"format": 99}, {"format": 1}])
def test_what_is_no_report_is_refused(document):
    with pytest.raises(CannotMerge):
        Report.from_json(document)


def test_segments_join():
    assert join([(3, "ll"), (0, "www"), (9, "u"), (5, "")]) == [(0, "wwwll"), (9, "u")]


def test_seeds_depend_on_run_and_game_and_never_change():
    assert seed_of_game(1, 0) == 34887875813985
    assert len({seed_of_game(run, game) for run in range(20) for game in range(200)}) == 4000
    assert seed_of_bot(seed_of_game(1, 0)) != seed_of_game(1, 0) < 2**48


# --- comparing ------------------------------------------------------------------------------------


def report(letters, first=0, seed=1):
    return Report({**ABOUT, "seed": seed}, {}, [(first, letters)])


def test_games_are_paired_by_their_number():
    found = compare(report("wwwwllll"), report("wllwlwlw", first=0))
    assert (found.pairs, found.first_wins, found.second_wins) == (8, 4, 4)
    assert (found.only_first, found.only_second, found.p_value) == (2, 2, 1.0)
    assert "No difference" in found.sentence


def test_only_common_games_count():
    found = compare(report("wwwww"), report("lll", first=3))
    assert (found.pairs, found.only_first) == (2, 2)


def test_a_pair_of_which_a_game_broke_off_is_left_out():
    found = compare(report("wwfu"), report("wfww"))
    assert (found.pairs, found.left_out, found.first_wins, found.second_wins) == (2, 2, 1, 2)
    assert "2 pairs of games, 2 more left out" in found.sentence
    with pytest.raises(CannotMerge, match="broke off"):
        compare(report("ff"), report("ww"))


def test_a_clear_difference_is_called_one():
    found = compare(report("l" * 100), report("w" * 30 + "l" * 70))
    assert found.is_significant
    assert found.difference == pytest.approx(0.3)
    assert found.low < 0.3 < found.high
    assert found.sentence.startswith("The second is easier: +30.0 points")
    assert json.loads(json.dumps(found.as_json()))["only_second"] == 30


def test_other_seeds_or_other_games_cannot_be_compared():
    with pytest.raises(CannotMerge, match="same seed"):
        compare(report("w"), report("w", seed=2))
    with pytest.raises(CannotMerge, match="no game in common"):
        compare(report("w"), report("w", first=5))


# --- drawing --------------------------------------------------------------------------------------


def plan(names, cells):
    """A board with these locations, each beside all others."""
    return SimpleNamespace(grid="square", ids=names, cells=cells, neighbours=[range(len(names))] * len(names))


def test_drawings_need_nothing_else_and_escape_words():
    nasty = '"><script>&'
    board = plan(("a",), (((0, 0),),))
    drawn = (
        bars([(nasty, 2.0, nasty)])
        + interval_bar(0.5, 0.4, 0.6, nasty)
        + columns({"won": {"2": 3}}, {"won": nasty}, nasty)
        + heat_map(board, {"a": {"visits": 3}}, "visits", {"a": nasty}, title=nasty)
    )
    assert drawn.count("<svg") == drawn.count("</svg>") == 3
    assert "&lt;script&gt;" in drawn
    assert "<script" not in drawn
    assert '"">' not in drawn
    assert "width:100.0%" in drawn  # a share of more than everything is everything
    assert columns({}, {}) == ""


def texts_of(drawn):
    """The words of a drawing with where they stand: (class, x, y, words)."""
    return re.findall(r'<text class="([\w ]+)" x="(\d+)" y="(\d+)"[^>]*>([^<]*)', drawn)


def test_a_name_is_written_where_the_location_has_room_for_it():
    cells = ((0, 0), (1, 0), (2, 0), (0, 1), (0, 2))  # a hook: its middle is not in it
    other = ((1, 1), (2, 1), (1, 2), (2, 2))
    board = plan(
        (
            "hook",
            "inner",
        ),
        (cells, other),
    )
    drawn = heat_map(board, {}, "visits", {"hook": "Hook", "inner": "Inner"})
    (_, x, y, _), *_ = texts_of(drawn)
    assert (int(x) // CELL, int(y) // CELL) == (1, 0)


def test_a_long_name_goes_over_several_lines_of_a_narrow_location():
    board = plan(
        (
            "a",
            "b",
        ),
        (((0, 0), (0, 1)), ((1, 0), (2, 0), (1, 1), (2, 1))),
    )
    drawn = heat_map(board, {}, "visits", {"a": "Fuel Shed", "b": "Fuel Shed"})
    words = [one[3] for one in texts_of(drawn)]
    assert words == ["Fuel", "Shed", "0", "Fuel Shed", "0"]


def test_a_name_that_nothing_can_hold_is_cut():
    board = plan(
        (
            "a",
            "b",
        ),
        (((0, 0),), ((1, 0), (2, 0))),
    )
    drawn = heat_map(board, {}, "visits", {"a": "The Marshal's Very Old And Rusty Signal Box", "b": "B"})
    lines = [one[3] for one in texts_of(drawn)][:4]
    assert lines[2].endswith("…")
    assert lines[3] == "0"


def test_words_stand_out_from_a_warm_location():
    board = plan(
        (
            "a",
            "b",
        ),
        (((0, 0),), ((1, 0),)),
    )
    drawn = heat_map(board, {"a": {"visits": 100}, "b": {"visits": 1}}, "visits", {})
    assert [one[0] for one in texts_of(drawn)] == ["name light", "count light", "name", "count"]


def test_columns_are_numbered_while_there_is_room():
    few = columns({"won": {str(n): n for n in range(1, 6)}}, {})
    many = columns({"won": {str(n): n for n in range(1, 41)}}, {})
    assert few.count('class="count"') == 5
    assert many.count('class="count"') == 0
    assert many.count("<text") == 14  # every third
