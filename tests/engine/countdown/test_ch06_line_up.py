"""Chapters 1 and 6: players, ops, markers, infiltration."""

import pytest

from engine import IllegalSetup, UnknownName
from tests.engine.countdown.drill import (
    OPS,
    drill_document,
    events,
    kind,
    op,
    options,
    set_up,
    take,
    who,
)

ONE_WAY = "iTx/.O."  # a single entrance: nobody is asked where to begin


def choose(game, *names):
    for name in names:
        take(game, "take-op", op=name)
    return game


def team(game):
    return {one["id"]: one["player"] for one in game.view()["ops"]}


def players(game):
    return [one["ops"] for one in game.view()["players"]]


def problems(seats, **parts):
    """Why a game with these seats cannot begin."""
    with pytest.raises(IllegalSetup) as error:
        set_up(seats, **parts)
    return list(error.value.problems)


# --- how many (CD-1.01, CD-6.02 to CD-6.06) -------------------------------------------------------


@pytest.mark.rule("CD-1.01")
@pytest.mark.parametrize("count", [0, 7, -1, 10**12])
def test_the_game_is_for_1_to_6_players(count):
    problem = f"The game is for 1 to 6 players, not {count} (CD-1.01)."
    assert problems(count) == [problem]
    if 0 <= count <= 7:
        assert problems([None] * count) == [problem]


@pytest.mark.rule("CD-6.02", "CD-70.13", "CD-1.08")
def test_one_player_chooses_four_ops():
    game = set_up(1, board=ONE_WAY)
    assert (kind(game), who(game), game.decision.rule) == ("choose-op", 0, "CD-70.13")
    assert [one["op"] for one in options(game)] == list(OPS)
    choose(game, "rita", "gustav", "jill", "bob")
    assert players(game) == [["gustav", "bob", "jill", "rita"]]
    assert set(team(game).values()) == {"gustav+bob+jill+rita"}
    assert kind(game) != "choose-op"


@pytest.mark.rule("CD-6.03", "CD-70.13")
def test_of_two_players_each_chooses_two_ops_the_lead_player_first():
    game = set_up(2, board=ONE_WAY)
    asked = []
    for name in ("steve", "matt", "gustav", "vince"):
        asked.append(who(game))
        choose(game, name)
    assert asked == [0, 0, 1, 1]
    assert players(game) == [["matt", "steve"], ["gustav", "vince"]]


@pytest.mark.rule("CD-6.04", "CD-6.05", "CD-70.14")
def test_three_players_choose_one_op_each_and_together_a_dummy():
    game = set_up(3, board=ONE_WAY)
    asked = []
    for name in ("rita", "matt", "gustav"):
        asked.append(who(game))
        choose(game, name)
    assert asked == [0, 1, 2]
    assert (kind(game), who(game)) == ("choose-dummy", None)
    assert [one["op"] for one in options(game)] == ["bob", "vince", "jill", "steve"]
    choose(game, "bob")
    assert team(game) == {"gustav": "gustav", "bob": None, "matt": "matt", "rita": "rita"}


@pytest.mark.rule("CD-6.06", "CD-70.13", "CD-90.84")
@pytest.mark.parametrize("count", [4, 5, 6])
def test_four_to_six_players_choose_one_op_each(count):
    game = set_up(count, board=ONE_WAY)
    for seat in range(count):
        assert (kind(game), who(game)) == ("choose-op", seat)
        choose(game, OPS[seat])
    assert kind(game) != "choose-op"
    assert players(game) == [[name] for name in OPS[:count]]


@pytest.mark.rule("CD-6.17", "CD-6.07")
def test_an_op_that_is_taken_is_not_offered_again_and_who_is_left_stays_out():
    game = choose(set_up(4, board=ONE_WAY), "vince")
    assert [one["op"] for one in options(game)] == [name for name in OPS if name != "vince"]
    choose(game, "bob", "gustav", "jill")
    assert list(team(game)) == ["gustav", "bob", "vince", "jill"]


@pytest.mark.rule("CD-6.02", "CD-6.03", "CD-6.04", "CD-6.06")
@pytest.mark.parametrize(
    ("seats", "owners"),
    [
        (["gustav+bob+jill+rita"], [["gustav", "bob", "jill", "rita"]]),
        ([["rita", "jill", "bob", "gustav"]], [["gustav", "bob", "jill", "rita"]]),
        (["rita+bob", "gustav+matt"], [["bob", "rita"], ["gustav", "matt"]]),
        (["rita", "bob", "matt", "dummy:gustav"], [["rita"], ["bob"], ["matt"]]),
        (["rita", "bob", "matt", "gustav"], [["rita"], ["bob"], ["matt"], ["gustav"]]),
        (["rita", "bob", "matt", "gustav", "jill"], [["rita"], ["bob"], ["matt"], ["gustav"], ["jill"]]),
    ],
)
def test_a_team_may_be_given_from_the_start(seats, owners):
    game = set_up(seats, board=ONE_WAY)
    assert players(game) == owners
    assert kind(game) == "reveal" or game.view()["round"] == 1


def test_a_seat_left_open_chooses_in_the_game():
    game = set_up(["rita", None, "bob", None], board=ONE_WAY)
    assert (who(game), [one["op"] for one in options(game)]) == (1, ["gustav", "vince", "matt", "jill", "steve"])
    choose(game, "jill")
    assert who(game) == 3


@pytest.mark.rule("CD-6.02", "CD-6.03", "CD-6.04", "CD-6.06", "CD-6.17")
@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        (["gustav"], "With 1 player each chooses 4 ops; player 1 has 1 (CD-6.02 to CD-6.06)."),
        (["gustav+bob+jill"], "With 1 player each chooses 4 ops; player 1 has 3 (CD-6.02 to CD-6.06)."),
        (["gustav+bob", "rita"], "With 2 players each chooses 2 ops; player 2 has 1 (CD-6.02 to CD-6.06)."),
        (["gustav+bob", "rita", "jill"], "With 3 players each chooses 1 op; player 1 has 2 (CD-6.02 to CD-6.06)."),
        (
            ["gustav", "rita", "jill", "bob+matt"],
            "With 4 players each chooses 1 op; player 4 has 2 (CD-6.02 to CD-6.06).",
        ),
        (["gustav", "bob", "jill", "gustav"], 'The op "Gustav" cannot be in the team twice (CD-6.17).'),
        (["gustav", "bob", "jill", "dummy:jill"], 'The op "Jill" cannot be in the team twice (CD-6.17).'),
        (
            ["gustav", "bob", "jill", "rita", "dummy:matt"],
            "Only a team of 3 players has a dummy op, and no more than one (CD-6.04).",
        ),
        (
            ["gustav", "bob", "jill", "dummy:rita", "dummy:matt"],
            "Only a team of 3 players has a dummy op, and no more than one (CD-6.04).",
        ),
        ("gustav", "Seats are a number of players, or a list with the ops of each, not 'gustav'."),
        (True, "Seats are a number of players, or a list with the ops of each, not True."),
        ([5], 'A seat is an op, or several as "gustav+bob" or as a list, not 5.'),
        ([[]], 'A seat is an op, or several as "gustav+bob" or as a list, not a list.'),
        ([["gustav", 5]], 'A seat is an op, or several as "gustav+bob" or as a list, not a list.'),
    ],
)
def test_a_team_that_is_not_allowed_is_refused_with_its_reason(seats, reason):
    assert problems(seats) == [reason]


@pytest.mark.rule("CD-6.03", "CD-6.17")
def test_all_that_forbids_a_team_is_told_together():
    assert problems(["gustav+bob+jill", "jill"]) == [
        "With 2 players each chooses 2 ops; player 1 has 3 (CD-6.02 to CD-6.06).",
        "With 2 players each chooses 2 ops; player 2 has 1 (CD-6.02 to CD-6.06).",
        'The op "Jill" cannot be in the team twice (CD-6.17).',
    ]


def test_an_unknown_op_is_named():
    with pytest.raises(UnknownName, match="rita"):
        set_up(["gustav", "bob", "jill", "ritta"])


@pytest.mark.rule("CD-6.06")
@pytest.mark.parametrize(("players", "ops", "size"), [(6, 5, 6), (3, 3, 4), (1, 3, 4), (2, 3, 4)])
def test_a_pack_with_too_few_ops_says_so(players, ops, size):
    few = {"ops": drill_document()["ops"][:ops]}
    assert problems(players, changes=few) == [f"A team of {size} ops is needed, and the pack has {ops}."]
    enough = {"ops": drill_document()["ops"][:size]}
    assert kind(set_up(players, changes=enough)) == "choose-op"


# --- cubes and places -----------------------------------------------------------------------------


@pytest.mark.rule("CD-6.08", "CD-6.09", "CD-6.10", "CD-3.06", "CD-24.02", "CD-25.01")
def test_every_op_starts_with_2_health_2_energy_and_no_skill():
    game = set_up(["gustav", "bob", "vince", "matt", "jill", "steve"], board=ONE_WAY)
    for one in game.view()["ops"]:
        assert (one["health"], one["energy"], one["aimXp"], one["skill"]) == (2, 2, 0, 0)
        assert one["abilityLevel"] == (0 if one["id"] == "gustav" else 1)


@pytest.mark.rule("CD-6.08", "CD-6.09")
def test_a_pack_may_print_other_starting_squares():
    more = {"bob": {"healthStart": 3, "energyStart": 1}}
    game = set_up(["gustav", "bob", "vince", "matt"], board=ONE_WAY, ops_more=more)
    assert (op(game, "bob")["health"], op(game, "bob")["energy"]) == (3, 1)


@pytest.mark.rule("CD-6.14", "CD-6.15", "CD-70.15", "CD-1.09")
def test_each_op_starts_in_an_infiltration_zone_of_its_owners_choice():
    game = set_up(["rita", "gustav", "bob", "jill"])
    asked = []
    for name, place in (("gustav", "d1"), ("bob", "b1"), ("jill", "b1"), ("rita", "d1")):
        asked.append((kind(game), who(game)))
        assert options(game) == [{"verb": "begin-in", "op": name, "zone": zone} for zone in ("b1", "d1")]
        take(game, "begin-in", zone=place)
    assert asked == [("infiltrate", seat) for seat in (1, 2, 3, 0)]
    assert {one["id"]: one["at"] for one in game.view()["ops"]} == {
        "gustav": "d1",
        "bob": "b1",
        "jill": "b1",
        "rita": "d1",
    }
    assert len(events(game, "op-joined")) == 4


@pytest.mark.rule("CD-6.05", "CD-6.14")
def test_the_place_of_the_dummy_is_a_decision_of_the_group():
    game = set_up(["rita", "bob", "matt", "dummy:gustav"])
    assert (kind(game), who(game), options(game)[0]["op"]) == ("infiltrate", None, "gustav")
    take(game, "begin-in", zone="b1")
    assert who(game) == 1


@pytest.mark.rule("CD-6.14")
def test_a_single_entrance_needs_no_question():
    game = set_up(["gustav+bob+vince+rita"], board=ONE_WAY)
    assert {one["at"] for one in game.view()["ops"]} == {"a1"}


@pytest.mark.rule("CD-34.02", "CD-33.08")
def test_ops_are_chosen_after_the_mission_has_been_set_up():
    game = set_up(1)
    assert kind(game) == "choose-op"
    assert game.view()["time"] == 7
    assert any(zone["cards"] for zone in game.view()["zones"])


# --- one goal (CD-1) ------------------------------------------------------------------------------


@pytest.mark.rule("CD-1.10", "CD-1.11", "CD-90.51", "CD-70.02")
@pytest.mark.parametrize("minutes", [0, 35])
def test_real_time_is_a_mode_that_the_table_sees(minutes):
    game = set_up(1, options={"realTimeMinutes": minutes})
    assert game.view()["realTimeMinutes"] == minutes
