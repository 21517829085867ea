"""Rules that must hold for each of several ops at once, and in whatever zone of the board they are."""

import pytest

from tests.engine.countdown.drill import cards, drill, events, kind, matching, offers, op, score, take

CORNER = "TTx/iO."  # the first zone in reading order is one to fight in


def hold_fire(game, *names):
    for name in names:
        take(game, "hold-fire", op=name)
    return game


@pytest.mark.rule("CD-14.02", "CD-14.12")
def test_everybody_who_announces_a_second_strike_must_name_a_target():
    game = drill(ops={"gustav": "b2", "rita": "b2"}, zones={"b2": ["dud"]}, cards={"dud": dud(13)}, dice=[6])
    hold_fire(game, "gustav", "rita")
    take(game, "strike-again", op="gustav")
    take(game, "strike-again", op="rita")
    # With one enemy there is nothing to choose for either: both have fired without being asked.
    assert [event["op"] for event in events(game, "target-named")] == ["gustav", "rita"]


def dud(number):
    return {"kind": "terrorist", "level": 1, "number": number, "attack": 0, "defence": 15}


@pytest.mark.rule("CD-14.03", "CD-14.04", "CD-70.33", "CD-70.34")
@pytest.mark.parametrize(("verb", "place"), [("retreat", "a2"), ("break-through", "b1")])
def test_an_op_leaves_the_first_zone_of_the_board_like_any_other(verb, place):
    game = drill(CORNER, ops={"gustav": "a1"}, zones={"a1": ["dud"], "b1": []}, cards={"dud": dud(13)}, secured=["b1"])
    hold_fire(game, "gustav")
    take(game, verb, op="gustav", zone=place)
    assert op(game, "gustav")["at"] == place


@pytest.mark.rule("CD-14.06", "CD-90.22")
def test_each_of_two_ops_breaks_through_once_in_a_round():
    game = drill(
        ops={"gustav": "b2", "rita": "b2"},
        zones={"b2": ["dud"], "c2": ["dud2"]},
        cards={"dud": dud(13), "dud2": dud(14)},
        situation={"bulletsUsed": 3},
    )
    hold_fire(game, "gustav", "rita")
    for name in ("gustav", "rita"):
        take(game, "break-through", op=name, zone="c2")
    hold_fire(game, "gustav", "rita")
    assert kind(game) == "after-exchange"
    for name in ("gustav", "rita"):
        assert matching(game, "break-through") == []
        take(game, "hold", op=name)


@pytest.mark.rule("CD-14.10", "CD-81.37")
@pytest.mark.parametrize("entered", [True, False])
def test_several_who_break_into_a_firefight_all_wait_for_its_first_exchange(entered):
    game = drill(
        ops={"gustav": "b2", "matt": "b2", "steve": "c2"},
        zones={"b2": ["dud"], "c2": {"cards": ["dud2", "dud3"], "entered": entered}},
        cards={"dud": dud(13), "dud2": dud(14), "dud3": dud(15)},
        situation={"bulletsUsed": 3},
    )
    take(game, "resolve-zone", zone="b2")
    hold_fire(game, "gustav", "matt")
    for name in ("gustav", "matt"):
        take(game, "break-through", op=name, zone="c2")
    assert {option["op"] for option in matching(game, "shoot")} == {"steve"}
    take(game, "hold-fire", op="steve")
    assert kind(game) == "after-exchange"
    for name in ("gustav", "matt", "steve"):
        take(game, "strike-again", op=name)
    assert {option["op"] for option in matching(game, "shoot")} == {"gustav"}


@pytest.mark.rule("CD-15.05", "CD-15.07")
def test_a_hostage_is_safe_in_an_exit_and_not_in_the_zone_before_it():
    game = drill(
        ops={"gustav": {"at": "c3", "hostage": "hostage"}, "rita": "b1"}, secured=["c3", "d3"], phase="positioning"
    )
    take(game, "move", op="gustav", zone="d3")
    assert (op(game, "gustav")["hostage"], score(game)) == ("hostage", 0)
    game = drill(ops={"gustav": {"at": "d3", "hostage": "hostage"}, "rita": "b1"}, secured=["d3"], phase="positioning")
    take(game, "move", op="gustav", zone="d4")
    assert (op(game, "gustav")["hostage"], score(game)) == (None, 2)


@pytest.mark.rule("CD-15.05", "CD-50.14")
def test_what_waits_for_somebody_to_reach_an_exit_knows_which():
    special = [{"when": "onExfiltration", "do": [{"op": "gainEnergy", "who": {"op": "lowestOp", "at": "thatZone"}}]}]
    game = drill(
        ops={"gustav": {"at": "b3", "energy": 0}, "rita": "b1"},
        secured=["b3"],
        phase="positioning",
        ops_more={"gustav": {"special": special}},
    )
    take(game, "move", op="gustav", zone="b4")
    assert op(game, "gustav")["energy"] == 1


@pytest.mark.rule("CD-10.21", "CD-90.46", "CD-90.08")
def test_the_hearts_of_a_carried_trap_begin_with_the_lowest_number():
    game = drill(ops={"gustav": "b3", "bob": "b3", "vince": "b3"}, zones={"b3": ["?rigged", "hostage"]})
    assert [op(game, name)["health"] for name in ("gustav", "bob", "vince")] == [1, 1, 2]
    assert [event["card"] for event in events(game, "carried-trap-exploded")] == ["rigged"]
    assert events(game, "trap-exploded") == []
    assert cards(game, "b3") == ["hostage"]
    assert offers(game, "let-act", op="gustav")


@pytest.mark.rule("CD-27.04", "CD-70.23", "CD-90.31")
def test_a_stealth_move_does_not_lead_back_to_a_zone_it_has_passed():
    game = drill(ops={"vince": {"at": "b1", "energy": 1}}, level=2, secured=["b2"], phase="positioning")
    assert offers(game, "move", op="vince", zone="b2")
    assert matching(game, "move-on", zone="b2") == []
    assert {option["zone"] for option in matching(game, "move")} == {"b2", "a2", "b3", "c2"}
    assert {option["zone"] for option in matching(game, "move-on")} == {"a3", "d2", "c3", "b4"}
