"""Chapter 22: the end of the mission; chapter 23: its score."""

import pytest

from engine import IllegalChoice, replay
from tests.engine.countdown.drill import (
    drill,
    drill_pack,
    events,
    hostage,
    kind,
    names,
    run_to,
    score,
    stay_until,
    take,
)

EMPTY = {"b3": [], "d3": []}
INNER = ("a2", "b2", "c2", "d2", "a3", "c3")  # the threat zones of the blueprint


def at_the_exit(ops=None, zones=None, secured=(), **parts):
    """The end of the action phase with the ops where the test says; by default one op is out."""
    situation = {"time": 4, "score": 0, **parts.pop("situation", {})}
    return drill(
        ops=ops or {"gustav": "b4"},
        zones={**EMPTY, **(zones or {})},
        secured=secured,
        situation=situation,
        objective=parts.pop("objective", "bombs"),
        **parts,
    )


def parts_of(game):
    return {name: points for name, points in game.outcome["parts"].items() if points}


# --- when it ends (CD-22.01) ----------------------------------------------------------------------


@pytest.mark.rule("CD-22.01", "CD-90.48", "CD-37.01")
def test_the_mission_ends_after_phase_3_when_all_survivors_are_in_exfiltration_zones():
    game = at_the_exit({"gustav": "b4", "bob": "d4"})
    assert game.is_over
    assert (game.outcome["time"], game.outcome["round"]) == (4, 1)  # before the marker moves
    assert "time-moved" not in names(game)


@pytest.mark.rule("CD-22.01")
def test_as_long_as_one_survivor_is_elsewhere_it_goes_on():
    game = at_the_exit({"gustav": "b4", "vince": "d3"})
    assert not game.is_over
    assert game.view()["round"] == 2


@pytest.mark.rule("CD-90.48", "CD-22.01")
def test_the_check_comes_at_the_end_of_phase_3_so_an_op_may_pass_through_the_exit():
    game = drill(ops={"gustav": "b3", "bob": "b4"}, zones=EMPTY, phase="positioning", objective="bombs")
    take(game, "move", op="gustav", zone="b4")
    assert (kind(game), game.is_over) == ("move", False)
    take(game, "move", op="bob", zone="b3")
    run_to(game, "move")
    assert not game.is_over


@pytest.mark.rule("CD-90.48")
def test_with_the_option_immediate_the_mission_ends_as_soon_as_all_are_out():
    game = drill(
        ops={"gustav": "b3", "bob": "b4"},
        zones=EMPTY,
        phase="positioning",
        objective="bombs",
        options={"endCheck": "immediate"},
    )
    take(game, "move", op="gustav", zone="b4")
    assert game.is_over
    assert game.outcome["round"] == 1


@pytest.mark.rule("CD-90.48")
def test_with_the_option_immediate_nothing_ends_while_somebody_is_inside():
    game = at_the_exit({"gustav": "b4", "bob": "d3"}, options={"endCheck": "immediate"})
    assert not game.is_over


# --- failures (CD-22.02 to CD-22.06) ----------------------------------------------------------------


def out_of_time(**parts):
    situation = {"time": -3, "ultimatum": True, **parts.pop("situation", {})}
    return drill(
        phase="countdown",
        zones=EMPTY,
        objective="bombs",
        situation=situation,
        ops=parts.pop("ops", {"gustav": "b4", "bob": "b1"}),
        **parts,
    )


@pytest.mark.rule("CD-22.02", "CD-90.49", "CD-90.89", "CD-23.06", "CD-23.03")
def test_past_minus_3_the_mission_fails_whatever_the_score_and_the_score_is_recorded():
    game = out_of_time(situation={"score": 20})
    assert (game.outcome["result"], game.outcome["reason"], game.outcome["rule"]) == ("lost", "time", "CD-22.02")
    assert parts_of(game) == {"ops": -2, "time": -4}
    assert game.outcome["score"] == 14


@pytest.mark.rule("CD-22.02")
def test_minus_3_itself_is_still_played():
    game = out_of_time(situation={"time": -2})
    assert (game.is_over, game.view()["time"]) == (False, -3)


@pytest.mark.rule("CD-90.49")
@pytest.mark.parametrize(
    ("points", "ops", "result"),
    [
        (7, {"gustav": "b4", "bob": "b1"}, "won"),  # 7 - 2 - 4 = 1
        (6, {"gustav": "b4", "bob": "b1"}, "lost"),
        (20, {"gustav": "b1", "bob": "b1"}, "lost"),  # nobody is out
    ],
)
def test_with_the_option_score_the_score_decides_at_game_over(points, ops, result):
    game = out_of_time(ops=ops, options={"gameOverOutcome": "score"}, situation={"score": points})
    assert game.outcome["result"] == result
    assert game.outcome["reason"] == ("all-out" if result == "won" else "time")


@pytest.mark.rule("CD-22.03", "CD-37.08")
def test_without_a_surviving_op_the_mission_fails_at_once():
    game = drill(ops={"gustav": {"at": "b2", "health": 1}}, zones={"b2": ["?trap2", "?thug"]})
    assert (game.outcome["result"], game.outcome["reason"], game.outcome["rule"]) == (
        "lost",
        "no-survivors",
        "CD-22.03",
    )
    assert game.outcome["parts"]["ops"] == -2
    assert "time-moved" not in names(game)
    assert game.decision is None


@pytest.mark.rule("CD-22.03")
def test_one_survivor_is_enough_to_go_on():
    game = drill(ops={"gustav": {"at": "b2", "health": 1}, "bob": "b1"}, zones={"b2": ["?trap2", "?thug"]})
    assert not game.is_over


@pytest.mark.rule("CD-22.04", "CD-37.08", "CD-81.16", "CD-2.26")
@pytest.mark.parametrize(("points", "over"), [(-6, False), (-7, True)])
def test_a_score_worse_than_minus_8_ends_the_mission_at_once(points, over):
    game = drill(
        ops={"gustav": {"at": "b2", "health": 1}, "bob": "b1"},
        zones={"b2": ["?trap2"]},
        situation={"score": points},
    )
    assert game.is_over is over
    if over:
        assert (game.outcome["reason"], game.outcome["rule"], game.outcome["score"]) == ("score", "CD-22.04", -9)
    else:
        assert score(game) == -8


@pytest.mark.rule("CD-22.05", "CD-70.45", "CD-90.49", "CD-90.51", "CD-23.03")
@pytest.mark.parametrize("phase", ["intelligence", "positioning", "action"])
def test_the_team_may_give_up_at_any_time_and_fails_whatever_the_score(phase):
    game = drill(
        ops={"gustav": "b1", "jill": "b1", "bob": "b4"}, phase=phase, situation={"score": 9}, zones={"b2": ["?thug"]}
    )
    if game.decision is None:
        pytest.fail("the drill should stand at a decision")
    game.concede()
    assert (game.outcome["result"], game.outcome["reason"], game.outcome["rule"]) == ("lost", "conceded", "CD-22.05")
    assert game.outcome["score"] == 9 - 4
    assert game.decision is None
    with pytest.raises(IllegalChoice):
        game.concede()


@pytest.mark.rule("CD-22.05")
def test_giving_up_is_part_of_the_record():
    game = drill(ops={"gustav": "b1", "bob": "b1"}, phase="positioning")
    take(game, "move", zone="b2")
    game.concede()
    again = replay(drill_pack(), game.record())
    assert (again.outcome, again.log) == (game.outcome, game.log)


@pytest.mark.rule("CD-22.05")
def test_giving_up_is_what_it_is_even_if_the_recorded_score_falls_below_minus_8():
    game = drill(ops={"gustav": "b1", "bob": "b1"}, phase="positioning", situation={"score": -8})
    game.concede()
    assert (game.outcome["reason"], game.outcome["score"]) == ("conceded", -12)


@pytest.mark.rule("CD-1.04", "CD-22.06", "CD-22.07")
@pytest.mark.parametrize(
    ("points", "result", "rule"), [(1, "won", "CD-22.07"), (0, "lost", "CD-22.06"), (-1, "lost", "CD-22.06")]
)
def test_all_out_is_a_success_with_at_least_plus_1_only(points, result, rule):
    game = at_the_exit(situation={"time": 0, "ultimatum": True, "score": points})
    assert (game.outcome["result"], game.outcome["rule"], game.outcome["score"]) == (result, rule, points)
    assert game.outcome["reason"] == ("all-out" if result == "won" else "not-positive")


@pytest.mark.rule("CD-1.04", "CD-22.07", "CD-90.26")
def test_the_dead_do_not_keep_the_others_from_winning_and_are_not_charged_twice():
    game = at_the_exit({"gustav": "b4", "bob": {"dead": True}}, situation={"score": 1, "time": 0, "ultimatum": True})
    assert (game.outcome["result"], game.outcome["score"]) == ("won", 1)


# --- final scoring (CD-23, CD-37.09) ----------------------------------------------------------------


@pytest.mark.rule("CD-23.04", "CD-23.05", "CD-23.06")
@pytest.mark.parametrize(("time", "points"), [(5, 5), (1, 1), (0, 0), (-1, -1), (-3, -3)])
def test_each_time_step_above_0_adds_a_point_and_each_below_0_costs_one(time, points):
    game = at_the_exit(situation={"time": time, "ultimatum": time <= 0})
    assert parts_of(game) == ({"time": points} if points else {})
    assert game.outcome["score"] == points


@pytest.mark.rule("CD-23.04", "CD-50.02")
def test_time_that_an_effect_gives_back_after_the_ultimatum_adds_no_points():
    game = at_the_exit(situation={"time": 2, "ultimatum": True})
    assert parts_of(game) == {}


@pytest.mark.rule("CD-23.04")
def test_time_that_the_ultimatum_itself_sets_off_adds_no_points_either():
    gives = {"special": [{"when": "onUltimatum", "do": [{"op": "changeTime", "steps": 4}]}]}
    ops = {"gustav": "b4", "bob": "b3"}
    game = run_to(at_the_exit(ops, ops_more={"gustav": gives}, situation={"time": 1}), "move")
    take(game, "stay", op="gustav")
    take(game, "move", op="bob", zone="b4")
    run_to(game)
    assert game.outcome["time"] == 4
    assert "time" not in parts_of(game)


@pytest.mark.rule("CD-23.08", "CD-5.15", "CD-90.28")
@pytest.mark.parametrize(("count", "points"), [(2, 0), (3, 2), (6, 2)])
def test_enough_secured_zones_bring_2_points(count, points):
    game = at_the_exit(secured=INNER[:count], situation={"time": 0, "ultimatum": True})
    assert game.outcome["securedZones"] == count + 2
    assert parts_of(game) == ({"bonus": 2} if points else {})
    assert events(game, "zones-counted") == [{"secured": count + 2, "needed": 5}]


@pytest.mark.rule("CD-23.08")
def test_the_blueprint_may_print_other_numbers():
    location = {"securedBonus": {"zones": 2, "points": 3}}
    game = at_the_exit(location=location, situation={"time": 0, "ultimatum": True})
    assert parts_of(game) == {"bonus": 3}


@pytest.mark.rule("CD-81.14", "CD-23.04", "CD-23.08")
def test_score_1_time_2_and_the_bonus_make_5():
    game = at_the_exit(secured=INNER[:3], situation={"score": 1, "time": 2})
    assert (game.outcome["score"], game.outcome["result"]) == (5, "won")


@pytest.mark.rule("CD-81.15", "CD-23.06", "CD-22.06")
def test_score_2_with_time_minus_2_is_0_and_a_failure():
    game = at_the_exit(situation={"score": 2, "time": -2, "ultimatum": True})
    assert (game.outcome["score"], game.outcome["result"], game.outcome["reason"]) == (0, "lost", "not-positive")


@pytest.mark.rule("CD-81.17", "CD-20.11", "CD-23.04", "CD-37.09")
def test_who_leaves_early_triggers_the_ultimatum_of_all_objectives_first():
    game = at_the_exit(zones={"b3": ["?bomb"], "d3": ["?decoy"]}, situation={"time": 3, "score": 5})
    assert parts_of(game) == {"losses": -1, "time": 3}
    assert (game.outcome["score"], game.outcome["ultimatum"]) == (7, True)
    assert names(game).index("ultimatum") < names(game).index("bomb-exploded") < names(game).index("zones-counted")


@pytest.mark.rule("CD-20.11", "CD-90.27")
def test_zones_that_the_last_ultimatum_empties_do_not_count_for_the_bonus():
    game = at_the_exit(zones={"b3": ["?bomb"], "d3": ["?bomb2"]}, secured=INNER[:4], situation={"time": 3})
    assert (game.outcome["securedZones"], game.outcome["parts"]["bonus"]) == (4, 0)


@pytest.mark.rule("CD-20.11", "CD-20.02")
def test_an_ultimatum_that_has_run_out_does_not_run_out_again():
    game = at_the_exit(zones={"b3": ["bombs-1"]}, situation={"time": -1, "ultimatum": True})
    assert "ultimatum" not in names(game)


@pytest.mark.rule("CD-22.04", "CD-37.08", "CD-37.09")
def test_the_final_scoring_too_ends_at_once_below_minus_8():
    game = at_the_exit(
        zones={"b3": ["?boss"], "d3": ["?boss2"]},
        objective="topTerrorists",
        secured=INNER,
        situation={"score": -7, "time": 10},
    )
    assert (game.outcome["reason"], game.outcome["score"]) == ("score", -9)
    assert "zones-counted" not in names(game)


@pytest.mark.rule("CD-23.03", "CD-90.26", "CD-81.25")
def test_each_op_that_is_neither_out_nor_charged_as_dead_costs_2():
    ops = {"gustav": "b4", "bob": "b1", "vince": "b2", "matt": {"dead": True}}
    game = out_of_time(ops=ops)
    assert parts_of(game) == {"ops": -4, "time": -4}


@pytest.mark.rule("CD-81.25", "CD-13.15", "CD-23.03", "CD-90.26")
def test_three_dead_ops_cost_6_in_all_charged_once_each():
    ops = {"gustav": {"at": "b2", "health": 1}, "bob": {"at": "b2", "health": 1}, "vince": "b3", "matt": "b4"}
    game = drill(
        ops=ops,
        zones={"b2": ["?trap2"], "b3": {"cards": ["bomb"], "entered": False}, "d3": []},
        objective="bombs",
        situation={"time": 1, "score": 8},
    )
    stay_until(game, 3)
    assert game.outcome["parts"]["ops"] == -6
    assert game.outcome["score"] == 8 - 6 - 1


@pytest.mark.rule("CD-90.45", "CD-15.08")
def test_a_hostage_in_care_outside_an_exfiltration_zone_at_the_end_is_lost():
    more = {"vip": {"stack": "bombs", **hostage(3, -3)}}
    game = out_of_time(ops={"gustav": {"at": "b3", "hostage": "vip"}, "bob": "b4"}, objective_cards=more)
    assert events(game, "hostage-lost") == [{"card": "vip", "op": "gustav"}]
    assert parts_of(game) == {"losses": -3, "ops": -2, "time": -4}


@pytest.mark.rule("CD-15.08", "CD-20.10", "CD-90.27")
@pytest.mark.parametrize("time", [-3, 0])
def test_a_hostage_left_behind_after_the_ultimatum_is_lost_when_the_mission_ends(time):
    more = {"vip": {"stack": "bombs", **hostage(3, -3)}}
    game = at_the_exit(
        {"gustav": "b4", "bob": "b4" if time == 0 else "b1"},
        zones={"b3": ["vip"]},
        secured=INNER,
        location={"securedBonus": {"zones": 8, "points": 2}},
        objective_cards=more,
        situation={"time": time, "ultimatum": True},
    )
    run_to(game)
    assert events(game, "hostage-abandoned") == [{"card": "vip", "zone": "b3"}]
    assert parts_of(game)["losses"] == -3
    assert game.outcome["securedZones"] == 7  # b3 was not secured by it
    assert score(game) == sum(game.outcome["parts"].values())


@pytest.mark.rule("CD-37.09", "CD-50.39", "CD-50.02")
@pytest.mark.parametrize("step", [{"op": "endMission"}, {"op": "changeTime", "steps": -20}])
@pytest.mark.parametrize("moment", ["onMissionEnd", "onUltimatum"])
def test_a_mission_that_is_ending_does_not_end_again(step, moment):
    ability = {"when": moment, "do": [step]}
    game = at_the_exit({"gustav": "b4"}, zones={"b3": ["?bomb"]}, ops_more={"gustav": {"special": [ability]}})
    assert names(game).count("mission-ended") == 1
    assert parts_of(game) == {"losses": -1, "time": 4 if step["op"] == "endMission" else -4}


@pytest.mark.rule("CD-37.07", "CD-37.09", "CD-50.39")
def test_the_ultimatum_is_carried_out_before_it_ends_the_mission():
    ability = {"when": "onUltimatum", "do": [{"op": "endMission"}]}
    game = at_the_exit(
        {"gustav": "b4", "bob": "b1"},
        zones={"b3": ["?bomb"]},
        ops_more={"gustav": {"special": [ability]}},
        situation={"time": 1, "score": 9},
    )
    run_to(game)
    assert (game.outcome["result"], game.outcome["time"]) == ("won", 0)
    assert parts_of(game) == {"losses": -1, "ops": -2}


@pytest.mark.rule("CD-23.01", "CD-15.07", "CD-80.15")
@pytest.mark.parametrize(("card", "points"), [("boss-guest", 0), ("vip", 3)])
def test_a_fulfilled_objective_adds_its_points(card, points):
    more = {"vip": {"stack": "bombs", **hostage(3, -3)}, "boss-guest": {"stack": "bombs", **hostage(0, -1)}}
    game = drill(
        ops={"gustav": {"at": "b3", "hostage": card}, "bob": "b1"},
        zones=EMPTY,
        phase="positioning",
        objective="bombs",
        objective_cards=more,
    )
    take(game, "move", op="gustav", zone="b4")
    assert (score(game), game.view()["parts"]["objectives"]) == (points, points)


@pytest.mark.rule("CD-23.07", "CD-16.04", "CD-80.17")
def test_civilians_change_the_score_by_dying_only():
    saved = drill(ops={"gustav": "b2", "bob": "b1"}, zones={"b2": ["?civ2"]})
    killed = drill(ops={"gustav": "b2", "bob": "b1"}, zones={"b2": ["?trap2", "?civ2"]})
    assert (score(saved), score(killed)) == (0, -2)


@pytest.mark.rule("CD-40.19", "CD-40.20", "CD-40.21")
def test_the_outcome_tells_what_the_score_is_made_of():
    game = at_the_exit(secured=INNER[:3], situation={"score": 0, "time": 2})
    assert game.outcome == {
        "result": "won",
        "reason": "all-out",
        "rule": "CD-22.07",
        "round": 1,
        "time": 2,
        "score": 4,
        "parts": {
            "objectives": 0,
            "losses": 0,
            "ops": 0,
            "time": 2,
            "bonus": 2,
            "bulletControl": 0,
            "showdown": 0,
            "effects": 0,
        },
        "securedZones": 5,
        "ultimatum": True,
    }
    assert events(game, "mission-ended") == [{"result": "won", "reason": "all-out", "score": 4}]
    assert game.view()["phase"] == "scoring"


@pytest.mark.rule("CD-37.09")
@pytest.mark.parametrize("moment", ["onMissionEnd", "onUltimatum"])
def test_what_waits_for_the_end_of_the_mission_or_the_ultimatum_comes_before_the_verdict(moment):
    special = [{"when": moment, "do": [{"op": "changeScore", "amount": 5}]}]
    game = at_the_exit(situation={"score": -8, "time": 0}, ops_more={"gustav": {"special": special}})
    assert (game.outcome["score"], game.outcome["parts"]["effects"]) == (-3, 5)


@pytest.mark.rule("CD-15.05")
def test_what_waits_for_an_op_in_an_exfiltration_zone_comes_when_it_arrives():
    special = [{"when": "onExfiltration", "do": [{"op": "changeScore", "amount": 1}]}]
    game = drill(
        ops={"gustav": "b3", "bob": "b1"},
        zones=EMPTY,
        phase="positioning",
        objective="bombs",
        ops_more={"gustav": {"special": special}},
    )
    take(game, "move", op="gustav", zone="b4")
    assert score(game) == 1
