"""Chapter 20: phase 4, the countdown, and the ultimatum."""

import pytest

from tests.engine.countdown.drill import (
    bomb,
    boss,
    cards,
    drill,
    events,
    hostage,
    names,
    op,
    run_to,
    score,
    stay_until,
    take,
    zone,
)


def last_minute(ops=None, zones=None, objective="bombs", time=1, **parts):
    """Phase 4 with the time marker one field before 0; both objective zones hold what the test says, or nothing."""
    zones = {"b3": [], "d3": [], **(zones or {})}
    situation = {"time": time, **parts.pop("situation", {})}
    return drill(
        ops=ops or {"gustav": "b1"}, zones=zones, objective=objective, phase="countdown", situation=situation, **parts
    )


# --- the clock ------------------------------------------------------------------------------------


@pytest.mark.rule("CD-20.01", "CD-37.07")
@pytest.mark.parametrize("time", [7, 2])
def test_in_phase_4_the_time_marker_moves_one_field(time):
    game = last_minute(time=time)
    assert game.view()["time"] == time - 1
    assert events(game, "time-moved") == [{"time": time - 1}]
    assert "ultimatum" not in names(game)


@pytest.mark.rule("CD-20.02", "CD-17.03")
@pytest.mark.parametrize(("time", "runs_out"), [(2, False), (1, True)])
def test_the_ultimatum_runs_out_when_the_marker_reaches_0(time, runs_out):
    game = last_minute(time=time)
    assert ("ultimatum" in names(game)) is runs_out
    assert game.view()["ultimatum"] is runs_out


@pytest.mark.rule("CD-20.02", "CD-20.12", "CD-70.44")
def test_it_runs_out_only_once_and_play_goes_on():
    game = last_minute(zones={"b3": ["bomb"]})
    stay_until(game, 3)
    assert names(game).count("ultimatum") == 1
    assert (game.view()["time"], score(game), game.is_over) == (-1, -1, False)


@pytest.mark.rule("CD-81.13", "CD-20.01", "CD-20.02", "CD-22.02", "CD-2.25", "CD-90.89")
def test_with_time_7_the_ultimatum_is_in_round_7_and_the_game_is_over_in_round_11():
    game = drill(ops={"gustav": "b1"}, zones={"b3": [], "d3": []}, phase="round", objective="bombs")
    marks = {}
    for event in game.events:
        assert event.name != "ultimatum"
    stay_until(game, 8)
    assert (game.view()["time"], names(game).count("ultimatum")) == (0, 1)
    for number in (9, 10, 11):
        stay_until(game, number)
        marks[number - 1] = game.view()["time"]
    assert marks == {8: -1, 9: -2, 10: -3}
    stay_until(game, 12)
    assert game.outcome["round"] == 11
    assert (game.outcome["reason"], game.outcome["rule"], game.outcome["time"]) == ("time", "CD-22.02", -4)


# --- what the ultimatum does ------------------------------------------------------------------------


@pytest.mark.rule("CD-20.03", "CD-90.44")
def test_all_cards_of_objective_zones_are_turned_up_and_none_elsewhere():
    game = last_minute(zones={"b3": ["?bombs-1", "?bombs-2"], "d3": ["?bombs-3"], "b2": ["?thug"]})
    assert (cards(game, "b3"), cards(game, "d3")) == (["bombs-1", "bombs-2"], ["bombs-3"])
    assert cards(game, "b2") == [None]


@pytest.mark.rule("CD-90.44", "CD-17.10")
def test_decoys_are_discarded_traps_do_not_explode_and_terrorists_stay():
    game = last_minute({"gustav": "b3"}, zones={"b3": ["?decoy", "?bomb-trap", "?bombs-1"]})
    assert cards(game, "b3") == ["bomb-trap", "bombs-1"]
    assert (op(game, "gustav")["health"], score(game)) == (2, 0)


@pytest.mark.rule("CD-20.04", "CD-20.05", "CD-17.07", "CD-23.02", "CD-80.14")
def test_every_bomb_explodes_and_costs_its_points():
    game = last_minute(zones={"b3": ["?bomb"], "d3": ["bomb2"]})
    assert (score(game), game.view()["parts"]["losses"]) == (-2, -2)
    assert (cards(game, "b3"), cards(game, "d3")) == ([], [])
    assert len(events(game, "bomb-exploded")) == 2


@pytest.mark.rule("CD-20.05", "CD-33.22", "CD-33.23")
@pytest.mark.parametrize(("level", "points"), [(1, -1), (2, -2), (3, -3)])
def test_the_points_are_those_of_the_missions_level(level, points):
    assert score(last_minute(zones={"b3": ["?bomb"]}, level=level)) == points


@pytest.mark.rule("CD-17.04", "CD-20.06", "CD-90.43", "CD-80.14")
def test_what_a_bomb_does_in_its_zone_counts_in_addition():
    game = last_minute({"gustav": "b3", "rita": "b3", "bob": "b1"}, zones={"b3": ["bomb"]})
    assert score(game) == -1 - 2 - 2
    assert (op(game, "gustav")["alive"], op(game, "rita")["alive"], op(game, "bob")["alive"]) == (False, False, True)


@pytest.mark.rule("CD-17.04", "CD-20.06", "CD-90.43")
def test_hostages_in_care_and_civilians_die_by_a_bomb_too():
    more = {
        "vip": {"stack": "bombs", **hostage(3, -3)},
        "walker": {"stack": "bombs", "kind": "civilian", "failScore": [-2] * 3},
    }
    game = last_minute(
        {"gustav": {"at": "b3", "hostage": "vip"}, "bob": "b1"}, zones={"b3": ["bomb", "walker"]}, objective_cards=more
    )
    assert score(game) == -1 - 3 - 2 - 2
    assert game.view()["parts"]["ops"] == -2


@pytest.mark.rule("CD-20.07", "CD-23.02")
def test_every_top_terrorist_escapes_and_costs_his_points():
    game = last_minute(zones={"b3": ["?boss"], "d3": ["boss2"]}, objective="topTerrorists")
    assert score(game) == -4
    assert [event["card"] for event in events(game, "top-terrorist-escaped")] == ["boss", "boss2"]
    assert (cards(game, "b3"), cards(game, "d3")) == ([], [])


@pytest.mark.rule("CD-20.08", "CD-20.03", "CD-15.08", "CD-80.16")
def test_every_hostage_without_an_op_is_executed():
    game = last_minute(zones={"b3": ["?hostage"], "d3": ["hostage2"]}, objective="hostages")
    assert score(game) == -2
    assert [event["card"] for event in events(game, "hostage-killed")] == ["hostage", "hostage2"]


@pytest.mark.rule("CD-20.09", "CD-20.10", "CD-81.36", "CD-20.08")
def test_a_hostage_with_an_op_lives_and_scores_if_it_is_brought_out_later():
    ops = {"gustav": {"at": "b3", "hostage": "hostage"}}
    game = last_minute(ops, zones={"d3": ["?hostage2"]}, objective="hostages")
    assert (op(game, "gustav")["hostage"], score(game)) == ("hostage", -1)
    run_to(game, "move")
    take(game, "move", zone="b4")
    assert events(game, "hostage-rescued") == [{"op": "gustav", "card": "hostage"}]
    assert game.outcome["parts"]["objectives"] == 2


@pytest.mark.rule("CD-90.44", "CD-37.07")
def test_bombs_come_first_then_top_terrorists_then_hostages():
    more = {
        "mixed-boss": {"stack": "bombs", **boss(900)},
        "mixed-hostage": {"stack": "bombs", **hostage()},
        "mixed-bomb": {"stack": "bombs", **bomb()},
    }
    game = last_minute(zones={"b3": ["?mixed-hostage", "?mixed-boss"], "d3": ["?mixed-bomb"]}, objective_cards=more)
    wanted = ("bomb-exploded", "top-terrorist-escaped", "hostage-killed")
    assert [name for name in names(game) if name in wanted] == list(wanted)


@pytest.mark.rule("CD-90.44", "CD-20.06")
def test_a_hostage_beside_a_bomb_dies_once_only():
    more = {"mixed-hostage": {"stack": "bombs", **hostage(2, -3)}}
    game = last_minute(zones={"b3": ["?mixed-hostage", "?bomb"]}, objective_cards=more)
    assert (score(game), len(events(game, "hostage-killed"))) == (-4, 1)


@pytest.mark.rule("CD-90.27", "CD-23.08")
def test_a_zone_that_only_the_ultimatum_emptied_is_passable_but_not_secured():
    game = last_minute({"gustav": "b2"}, zones={"b3": ["?bomb"]}, secured=["b2"])
    assert (zone(game, "b3")["secured"], zone(game, "b3")["passable"]) == (False, True)
    assert "zone-secured" not in names(game)
    assert game.view()["securedZones"]["secured"] == 2  # b2 and d3, which the drill left empty
    run_to(game, "move")
    take(game, "move", zone="b4")  # through b3


@pytest.mark.rule("CD-90.27")
def test_after_the_ultimatum_the_team_can_still_secure_zones():
    game = last_minute({"gustav": "b1"}, zones={"b2": ["?civ1"]})
    run_to(game, "move")
    take(game, "move", zone="b2")
    assert zone(game, "b2")["secured"]


@pytest.mark.rule("CD-90.27")
def test_a_zone_that_was_secured_before_stays_secured():
    game = last_minute(zones={"b3": ["?bomb"]})
    assert zone(game, "d3")["secured"]


@pytest.mark.rule("CD-22.04", "CD-37.08")
def test_the_ultimatum_can_end_the_mission_by_its_losses_at_once():
    game = last_minute(
        {"gustav": "b1"}, zones={"b3": ["boss"], "d3": ["boss2"]}, objective="topTerrorists", situation={"score": -7}
    )
    assert (game.outcome["reason"], game.outcome["score"]) == ("score", -9)
    assert len(events(game, "top-terrorist-escaped")) == 1
