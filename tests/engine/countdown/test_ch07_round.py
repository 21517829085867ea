"""Chapter 7: the round and its phases."""

import pytest

from tests.engine.countdown.drill import drill, events, kind, names, op, run_to, set_up, stay_until, take

PHASES = ["intelligence", "positioning", "action", "countdown", "recovery"]
ECHO = [
    {"when": {"op": "onPhase", "phase": phase}, "do": [{"op": "changeScore", "amount": number}]}
    for number, phase in enumerate(PHASES, start=1)
]
ENDS = [{"when": "onRoundEnd", "do": [{"op": "changeScore", "amount": 9}]}]


def steps(game):
    """What the op's own abilities have added to the score, one after another."""
    return [event["amount"] for event in events(game, "score-changed") if event["part"] == "effects"]


@pytest.mark.rule("CD-7.01", "CD-7.02", "CD-7.03", "CD-37.01")
def test_a_round_has_five_phases_in_this_order_and_then_comes_the_next():
    game = drill("iTTx/.O..", ops={"gustav": "a1"}, phase="round", ops_more={"gustav": {"special": [*ECHO, *ENDS]}})
    assert (kind(game), game.view()["phase"], game.view()["round"]) == ("move", "positioning", 1)
    assert steps(game) == [1, 2]
    stay_until(game, 2)
    assert steps(game) == [1, 2, 3, 4, 5, 9, 1, 2]
    assert [(event["round"], event["time"]) for event in events(game, "round-began")] == [(1, 7), (2, 6)]


@pytest.mark.rule("CD-7.01", "CD-20.01")
def test_one_round_is_one_unit_of_time():
    game = drill(ops={"gustav": "b1"}, phase="round", objective="bombs")
    stay_until(game, 5)
    assert (game.view()["round"], game.view()["time"]) == (5, 3)


@pytest.mark.rule("CD-90.53")
@pytest.mark.parametrize(("round_number", "lead"), [(1, 0), (2, 1), (4, 3), (5, 0)])
def test_the_lead_passes_clockwise_each_round(round_number, lead):
    team = ["gustav", "bob", "jill", "rita"]
    game = drill(ops=dict.fromkeys(team, "b1"), seats=team, phase="round")
    stay_until(game, round_number)
    assert game.view()["lead"] == team[lead]


@pytest.mark.rule("CD-7.02", "CD-90.54")
def test_all_moves_are_finished_before_the_first_card_is_turned_up():
    game = drill(ops={"gustav": "b1", "bob": "d1"}, zones={"b2": ["?thug"], "d2": ["?civ1"]}, phase="positioning")
    take(game, "move", op="gustav", zone="b2")
    assert names(game)[-1] == "op-moved"
    assert kind(game) == "move"
    take(game, "move", op="bob", zone="d2")
    assert "card-revealed" not in names(game)[: names(game).index("op-moved") + 2]


@pytest.mark.rule("CD-7.02")
def test_what_an_op_has_done_in_a_round_is_forgotten_in_the_next():
    game = drill(ops={"gustav": {"at": "b1", "moved": True, "brokeThrough": True}}, phase="countdown")
    run_to(game, "move")
    assert (game.view()["round"], kind(game)) == (2, "move")
    assert (game.broke_through, game.entered, game.fights, game.triggered) == (0, 0, 0, ())


@pytest.mark.rule("CD-33.01")
def test_a_whole_game_is_a_sequence_of_rounds():
    game = set_up(["gustav+bob+vince+rita"])
    stay_until(game, 3)
    assert [event["round"] for event in events(game, "round-began")] == [1, 2, 3]
    assert op(game, "gustav")["at"] in ("b1", "d1")
