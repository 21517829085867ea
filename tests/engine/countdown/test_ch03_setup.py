"""Chapters 3 to 5: briefing, set-up, and the cards in the zones."""

import pytest

from engine import IllegalSetup, lint, start
from tests.engine.countdown.drill import (
    BLUEPRINT,
    COUNTS,
    blueprint,
    drill_document,
    drill_pack,
    events,
    kind,
    offers,
    options,
    set_up,
    take,
    who,
    zone,
)

TEAM = ["gustav+bob+jill+rita"]
CAMPAIGN = {
    "id": "war",
    "name": "War",
    "objective": "bombs",
    "missions": [{"level": level, "location": "ground"} for level in (1, 2, 3)],
}
SUPPORT = [
    {"id": f"support-{n}", "name": f"Support {n}", "effects": [{"op": "changeScore", "amount": 1}]} for n in range(12)
]


def campaign(**more):
    return {"changes": {"campaigns": [{**CAMPAIGN, **more}], "supportCards": SUPPORT}}


def two_places(**second):
    """A pack whose assignments name two locations."""
    ground = drill_document()["locations"][0]
    hall = {**ground, "id": "hall", "name": "Hall", "time": {"p1to4": 3, "p5": 2, "p6": 1}, **second}
    return {"changes": {"locations": [ground, hall]}, "assignment": {"locations": ["ground", "hall"]}}


def levels(game):
    """The levels of the threat stack from the top."""
    return [game.scenario.card_level[card] for card in reversed(game.threat_stack)]


def dealt(game):
    return [card for stack in game.stacks for card in stack]


# --- what lies ready (CD-3) -----------------------------------------------------------------------


@pytest.mark.rule("CD-3.02", "CD-3.03", "CD-4.12")
def test_both_markers_start_on_0_and_the_briefing_moves_the_time_marker():
    game = set_up(TEAM, "hostages-2", **two_places())
    assert (kind(game), game.view()["time"], game.view()["score"]) == ("choose-mission-location", 0, 0)
    take(game, "play-at", board="ground")
    assert (game.view()["time"], game.view()["score"]) == (7, 0)
    assert events(game, "time-set") == [{"time": 7}]


@pytest.mark.rule("CD-3.07", "CD-6.11", "CD-24.04", "CD-90.33", "CD-4.21", "CD-70.10")
@pytest.mark.parametrize(
    ("mission", "rule_options", "xp"),
    [
        ("bombs-1", {}, 0),
        ("bombs-2", {}, 1),
        ("bombs-3", {}, 1),
        ("bombs-2", {"developInSingle23": False}, 0),
        ("bombs-3", {"developInSingle23": False}, 0),
        ("war-1", {}, 1),
        ("war-1", {"developInSingle23": False}, 1),
    ],
)
def test_special_tracks_are_used_at_levels_2_and_3_by_option_and_always_in_campaigns(mission, rule_options, xp):
    game = set_up(TEAM, mission, options=rule_options, **campaign())
    found = {one["id"]: one["specialXp"] for one in game.view()["ops"]}
    assert found == {"gustav": 0, "bob": xp, "jill": xp, "rita": xp}


@pytest.mark.rule("CD-3.09", "CD-3.10", "CD-4.01", "CD-4.02", "CD-4.06", "CD-4.07", "CD-4.08", "CD-70.04")
@pytest.mark.parametrize(("colour", "level"), [("green", 1), ("orange", 2), ("red", 3)])
def test_the_colour_of_an_assignment_is_its_threat_level(colour, level):
    pack = drill_pack()
    missions = [one.id for one in pack.content.assignments if one.colour == colour]
    assert missions == [f"{stack}-{level}" for stack in ("bombs", "hostages", "topterrorists")]
    assert [start(pack, one, TEAM, 1).view()["level"] for one in missions] == [level] * 3


@pytest.mark.rule("CD-3.12", "CD-4.04", "CD-4.05", "CD-1.07", "CD-5.10")
@pytest.mark.parametrize("stack", ["bombs", "hostages", "topTerrorists"])
def test_the_objective_selects_one_stack_and_the_other_two_stay_in_the_box(stack):
    game = set_up(TEAM, f"{stack.lower()}-1")
    assert game.view()["objective"] == stack
    of_stack = {card.id for card in game.scenario.pack.objective_cards if card.stack == stack}
    known = {game.scenario.card_ids[card] for card in game.scenario.objective_cards}
    assert known == of_stack
    red = [game.scenario.card_ids[card] for zone in game.board.objective_zones for card in game.stacks[zone]]
    assert len(red) == 4
    assert set(red) <= of_stack


@pytest.mark.rule("CD-3.13", "CD-3.14", "CD-5.03", "CD-5.05")
def test_other_seeds_deal_other_cards_and_the_same_seed_the_same():
    first, again, other = (set_up(TEAM, seed=seed) for seed in (1, 1, 2))
    assert (first.stacks, first.threat_stack) == (again.stacks, again.threat_stack)
    assert all(one != two for one, two in zip(first.stacks, other.stacks, strict=True) if len(one) > 1)
    assert first.threat_stack != other.threat_stack


@pytest.mark.rule("CD-3.15", "CD-2.15")
def test_the_threat_stack_has_level_1_on_top_and_level_3_at_the_bottom():
    game = set_up(TEAM)
    all_levels = [card.level for card in game.scenario.pack.threat_cards]
    assert {game.scenario.card_level[card] for card in game.stacks[game.board.map.index("a2")]} == {1}
    left = all_levels.count(1) - sum(COUNTS[zone] for zone in ("a2", "b2", "c2", "d2", "a3", "c3"))
    assert levels(game) == [1] * left + [2] * 5 + [3] * 5


@pytest.mark.rule("CD-3.16", "CD-5.02", "CD-5.04", "CD-5.06", "CD-80.24")
def test_no_secured_zone_card_lies_open_and_each_lies_under_the_cards_of_its_zone():
    game = set_up(TEAM)
    assert [one["id"] for one in game.view()["zones"] if one["secured"]] == []
    assert [one["id"] for one in game.view()["zones"] if one["passable"]] == ["b1", "d1", "b4", "d4"]
    assert (zone(game, "b2")["kind"], zone(game, "b2")["cards"]) == ("threat", [None] * 3)
    assert (zone(game, "b3")["kind"], zone(game, "b3")["cards"]) == ("objective", [None] * 2)


@pytest.mark.rule("CD-3.17", "CD-2.19", "CD-90.19")
def test_three_bullet_control_cards_lie_open():
    assert set_up(TEAM).view()["bulletControl"] == [{"value": 2}, {"value": 2}, {"value": 3}]


@pytest.mark.rule("CD-3.18")
@pytest.mark.parametrize(("traitors", "roles"), [(False, 0), (True, 4)])
def test_role_cards_are_used_in_traitor_mode_only(traitors, roles):
    game = set_up(["gustav", "bob", "jill", "rita"], options={"traitorMode": traitors})
    assert len(game.roles) == roles


@pytest.mark.rule("CD-3.19", "CD-33.10", "CD-33.11", "CD-33.12", "CD-90.57")
@pytest.mark.parametrize(
    ("mission", "rule_options", "count"),
    [
        ("bombs-1", {}, 0),
        ("bombs-1", {"traitorMode": True}, 4),
        ("bombs-1", {"traitorMode": True, "traitorSupportCards": 2}, 2),
        ("bombs-1", {"traitorMode": True, "traitorSupportCards": 12}, 12),
        ("war-1", {}, 4),
    ],
)
def test_support_cards_are_drawn_in_campaigns_and_traitor_mode_and_lie_open(mission, rule_options, count):
    team = ["gustav", "bob", "jill", "rita"]
    drawn = [set_up(team, mission, seed, options=rule_options, **campaign()).view()["support"] for seed in range(6)]
    assert [len(set(cards)) for cards in drawn] == [count] * 6
    if 0 < count < 12:
        assert len({tuple(cards) for cards in drawn}) > 1  # at random


@pytest.mark.rule("CD-33.11", "CD-3.19")
@pytest.mark.parametrize(("mission", "drawn"), [("bombs-1", []), ("war-1", [4])])
def test_the_log_tells_which_support_cards_lie_open_if_there_are_any(mission, drawn):
    game = set_up(TEAM, mission, **campaign())
    told = [event["cards"] for event in events(game, "support-drawn")]
    assert [len(cards) for cards in told] == drawn
    assert told == ([game.view()["support"]] if drawn else [])


# --- briefing (CD-4) ------------------------------------------------------------------------------


@pytest.mark.rule("CD-4.09", "CD-4.10", "CD-4.11", "CD-4.12", "CD-5.01", "CD-80.22", "CD-90.36")
@pytest.mark.parametrize(("players", "time"), [(1, 7), (2, 7), (3, 7), (4, 7), (5, 6), (6, 5)])
def test_the_time_of_the_assignment_depends_on_the_number_of_players(players, time):
    location = {"time": {"p1to4": 4, "p5": 3, "p6": 2}}  # CD-90.36: in a single mission the assignment's time counts
    game = set_up(players, location=location)
    assert events(game, "time-set") == [{"time": time}]


@pytest.mark.rule("CD-90.36", "CD-5.01", "CD-4.23")
@pytest.mark.parametrize(("players", "time"), [(4, 4), (5, 3), (6, 2)])
@pytest.mark.parametrize("rule_options", [{}, {"freeLocation": "ground"}])
def test_campaigns_and_freely_chosen_locations_use_the_time_of_the_location(players, time, rule_options):
    location = {"time": {"p1to4": 4, "p5": 3, "p6": 2}}
    mission = "bombs-1" if rule_options else "war-1"
    game = set_up(players, mission, location=location, options=rule_options, **campaign())
    assert events(game, "time-set") == [{"time": time}]


@pytest.mark.rule("CD-4.13")
def test_a_single_location_is_set_up_without_asking():
    game = set_up(TEAM)
    assert events(game, "mission-began") == [{"mission": "hostages-1", "board": "ground"}]
    assert game.view()["location"] == "ground"


@pytest.mark.rule("CD-4.14", "CD-4.15", "CD-4.16", "CD-80.23", "CD-70.05", "CD-90.85")
@pytest.mark.parametrize("mission", ["topterrorists-2", "topterrorists-3"])
@pytest.mark.parametrize("place", ["ground", "hall"])
def test_with_two_locations_the_team_chooses_and_the_time_is_the_assignments(mission, place):
    game = set_up(TEAM, mission, **two_places(zones=blueprint("iTO/..x")))
    assert (who(game), game.decision.rule) == (None, "CD-70.05")
    assert options(game) == [{"verb": "play-at", "board": "ground"}, {"verb": "play-at", "board": "hall"}]
    take(game, "play-at", board=place)
    assert (game.view()["location"], game.view()["time"]) == (place, 7)
    assert len(game.view()["zones"]) == (12 if place == "ground" else 4)


@pytest.mark.rule("CD-4.19", "CD-4.22", "CD-70.06", "CD-70.07")
def test_a_table_may_choose_another_objective_than_the_printed_one():
    game = set_up(TEAM, "hostages-2", options={"freeObjective": "bombs"})
    assert (game.view()["objective"], game.view()["level"], game.view()["time"]) == ("bombs", 2, 7)


@pytest.mark.rule("CD-3.11", "CD-4.19", "CD-4.23", "CD-70.06", "CD-70.07")
def test_a_table_may_choose_any_location():
    parts = two_places()
    parts["assignment"] = {"locations": ["ground"]}
    game = set_up(TEAM, options={"freeLocation": "hall"}, **parts)
    assert (game.view()["location"], game.view()["time"]) == ("hall", 3)


@pytest.mark.rule("CD-4.20", "CD-4.24", "CD-90.52", "CD-70.08", "CD-70.09", "CD-90.50")
@pytest.mark.parametrize(
    ("players", "modifier", "time"), [(4, 1, 8), (4, 2, 9), (6, 2, 7), (4, -1, 6), (4, -6, 1), (4, -7, 1), (6, -9, 1)]
)
def test_extra_rounds_and_reduced_time_move_the_start_but_never_below_1(players, modifier, time):
    game = set_up(players, options={"timeModifier": modifier})
    assert events(game, "time-set") == [{"time": time}]


@pytest.mark.rule("CD-90.50")
def test_the_time_track_begins_at_10():
    time = {"time": {"p1to4": 10, "p5": 9, "p6": 9}}
    assert events(set_up(TEAM, assignment=time, options={"timeModifier": 2}), "time-set") == [{"time": 10}]


@pytest.mark.rule("CD-4.25", "CD-70.01", "CD-33.02", "CD-33.21", "CD-33.22", "CD-33.23", "CD-90.35")
def test_a_campaign_has_a_mission_at_every_level_with_the_objective_values_of_its_level():
    pack = drill_pack(**campaign())
    assert pack.missions[-3:] == ("war-1", "war-2", "war-3")
    games = [start(pack, mission, TEAM, 1) for mission in pack.missions[-3:]]
    bomb = games[0].scenario.card_ids.index("bomb")
    assert [game.view()["level"] for game in games] == [1, 2, 3]
    assert [game.scenario.complexity[bomb] for game in games] == [1, 2, 3]
    assert [game.scenario.success[bomb] for game in games] == [2, 3, 4]
    assert [game.scenario.fail[bomb] for game in games] == [-1, -2, -3]


@pytest.mark.rule("CD-4.26", "CD-34.04", "CD-33.26", "CD-90.60", "CD-90.65", "CD-70.11", "CD-80.25")
@pytest.mark.parametrize("count", [0, 5, 15, 20])
def test_the_top_of_the_threat_stack_is_removed_once_before_the_first_mission(count):
    game = set_up(TEAM, "war-1", **campaign(removeTopThreats=count))
    ones = [card.level for card in game.scenario.pack.threat_cards].count(1)
    assert len(game.removed) == count
    assert levels(game) == [1] * (ones - count - 14) + [2] * 5 + [3] * 5
    assert len({*game.removed, *game.threat_stack, *dealt(game)}) == ones + 10 + 4


@pytest.mark.rule("CD-90.35")
def test_an_assignment_may_remove_threat_cards_too():
    game = set_up(TEAM, assignment={"removeTopThreats": 7})
    assert len(game.removed) == 7


# --- zones (CD-5) ---------------------------------------------------------------------------------


@pytest.mark.rule("CD-5.02", "CD-5.03", "CD-5.04", "CD-5.05", "CD-5.07", "CD-5.08", "CD-5.09", "CD-5.10", "CD-80.24")
def test_every_zone_gets_its_printed_number_of_cards_of_its_kind_face_down():
    game = set_up(TEAM)
    zones = {one["id"]: one for one in game.view()["zones"]}
    assert {name: one["cards"] for name, one in zones.items() if one["cards"]} == {
        name: [None] * count for name, count in COUNTS.items()
    }
    for index, name in enumerate(game.board.map.ids):
        is_red = zones[name]["kind"] == "objective"
        assert all((card >= game.scenario.threat_cards) is is_red for card in game.stacks[index])
    assert len(set(dealt(game))) == sum(COUNTS.values())


@pytest.mark.rule("CD-5.03", "CD-3.15")
def test_zones_are_dealt_from_the_top_of_the_stack():
    cards = {"only": {"kind": "boobyTrap", "level": 1, "hearts": 2}}
    document = drill_document()
    second = [card for card in document["threatCards"] if card.get("level") == 2]
    changes = {"threatCards": [{"id": "only", **cards["only"]}, *second]}
    game = set_up(TEAM, board="iTx/.O.", changes=changes)
    assert game.scenario.card_ids[game.stacks[game.board.map.index("b1")][0]] == "only"


@pytest.mark.rule("CD-5.11", "CD-5.12", "CD-5.13", "CD-90.28", "CD-90.29")
def test_entrances_and_exits_hold_no_cards_and_have_the_neighbour_of_their_arrow_only():
    game = set_up(TEAM)
    ids = game.board.map.ids
    neighbours = {name: [ids[zone] for zone in game.board.adjacent[ids.index(name)]] for name in ids}
    assert {name: neighbours[name] for name in ("b1", "d1", "b4", "d4")} == {
        "b1": ["b2"],
        "d1": ["d2"],
        "b4": ["b3"],
        "d4": ["d3"],
    }
    assert sorted(neighbours["b3"]) == ["a3", "b2", "b4", "c3"]
    assert [zone(game, name)["cards"] for name in ("b1", "d1", "b4", "d4")] == [[]] * 4


@pytest.mark.rule("CD-5.15", "CD-23.08")
def test_the_location_prints_how_many_secured_zones_bring_the_bonus():
    assert set_up(TEAM).view()["securedZones"] == {"secured": 0, "needed": 5}


# --- the missions of a campaign (CD-33) -------------------------------------------------------------


@pytest.mark.rule("CD-5.14", "CD-33.07")
def test_the_first_mission_of_a_campaign_is_dealt_like_a_single_mission():
    game = set_up(TEAM, "war-1", **campaign())
    ones = [card.level for card in game.scenario.pack.threat_cards].count(1)
    assert levels(game) == [1] * (ones - 14) + [2] * 5 + [3] * 5


def standing(game, carried, unused, **more):
    return {"threats": {"carried": carried, "unused": unused}, **more}


@pytest.mark.rule("CD-5.14", "CD-33.17", "CD-33.18", "CD-33.19", "CD-33.20", "CD-33.25", "CD-90.61", "CD-81.23")
@pytest.mark.parametrize("mission", ["war-2", "war-3"])
def test_a_later_mission_fills_what_was_carried_over_up_to_the_printed_number_and_shuffles(mission):
    carried = [f"filler-{n}" for n in range(1, 8)]
    unused = [f"filler-{n}" for n in range(10, 31)]
    parts = campaign()
    places = set()
    for seed in range(8):
        brought = standing(None, carried, unused)
        game = set_up(TEAM, mission, seed, location={"campaignThreatCards": 22}, standing=brought, **parts)
        ids = game.scenario.card_ids
        in_zones = {ids[card] for card in dealt(game) if card < game.scenario.threat_cards}
        stack = [ids[card] for card in reversed(game.threat_stack)]
        drawn = unused[:15]
        assert len(in_zones) == 14
        assert in_zones <= {*carried, *drawn}
        assert set(stack[:8]) == {*carried, *drawn} - in_zones  # the rest lies on top
        assert stack[8:] == unused[15:]
        places.add(tuple(game.stacks))
    assert len(places) > 1


@pytest.mark.rule("CD-90.61")
def test_with_more_cards_carried_over_than_printed_none_is_drawn():
    carried = [f"filler-{n}" for n in range(1, 21)]
    game = set_up(TEAM, "war-2", standing=standing(None, carried, ["filler-30"]), **campaign())
    ids = game.scenario.card_ids
    assert ids[game.threat_stack[0]] == "filler-30"
    assert len(game.threat_stack) == 7


@pytest.mark.rule("CD-33.07")
def test_a_first_mission_with_a_standing_is_dealt_from_the_given_stack():
    unused = [f"filler-{n}" for n in range(1, 20)]
    game = set_up(TEAM, "war-1", standing={"threats": {"unused": unused}}, **campaign())
    ids = game.scenario.card_ids
    assert [ids[card] for card in reversed(game.threat_stack)] == unused[14:]
    a2 = game.stacks[game.board.map.index("a2")]
    assert [ids[card] for card in a2] == ["filler-1", "filler-2"]


@pytest.mark.rule("CD-33.19")
def test_a_campaign_that_has_used_up_its_cards_leaves_zones_free_that_count_for_nothing():
    game = set_up(TEAM, "war-3", standing=standing(None, [f"filler-{n}" for n in range(1, 4)], []), **campaign())
    empty = [one["id"] for one in game.view()["zones"] if one["kind"] == "threat" and not one["cards"]]
    assert empty == ["c2", "d2", "a3", "c3"]
    assert all(zone(game, name)["passable"] and not zone(game, name)["secured"] for name in empty)


@pytest.mark.rule("CD-33.19")
def test_a_stack_too_small_to_reach_the_printed_number_is_used_to_its_last_card():
    carried, unused = ["filler-1", "filler-2", "filler-3"], ["filler-4", "filler-5"]
    game = set_up(TEAM, "war-2", standing=standing(None, carried, unused), **campaign())
    in_zones = {game.scenario.card_ids[card] for card in dealt(game) if card < game.scenario.threat_cards}
    assert (in_zones, game.threat_stack) == ({*carried, *unused}, ())


@pytest.mark.rule("CD-33.24", "CD-33.19")
def test_a_later_mission_without_a_standing_begins_where_the_earlier_ones_would_have_left_the_stack():
    parts = campaign(removeTopThreats=5)
    game = set_up(TEAM, "war-2", **parts)
    assert len(game.removed) == 5 + 14
    assert len(game.threat_stack) + len(dealt(game)) - 4 == len(game.scenario.pack.threat_cards) - 19
    assert all(one["specialXp"] <= 1 and one["aimXp"] == 0 for one in game.view()["ops"])


@pytest.mark.rule("CD-33.11", "CD-35.03", "CD-12.20", "CD-81.26")
def test_a_later_mission_has_the_support_cards_that_are_left_and_all_bullet_control_cards():
    game = set_up(TEAM, "war-2", standing={"supportCards": ["support-3", "support-7"]}, **campaign())
    assert game.view()["support"] == ["support-3", "support-7"]
    assert len(game.view()["bulletControl"]) == 3


@pytest.mark.rule("CD-33.14", "CD-33.15", "CD-33.16", "CD-90.64", "CD-81.24", "CD-6.10")
def test_ops_bring_health_energy_and_experience_and_the_score_starts_at_0():
    ops = {"gustav": {"health": 2, "energy": 3, "aimXp": 7}, "bob": {"health": 3, "aimXp": 4, "specialXp": 9}}
    game = set_up(TEAM, "war-2", standing={"ops": ops}, **campaign())
    found = {
        one["id"]: (one["health"], one["energy"], one["aimXp"], one["skill"], one["specialXp"], one["abilityLevel"])
        for one in game.view()["ops"]
    }
    assert found == {
        "gustav": (2, 3, 7, 2, 0, 0),
        "bob": (3, 2, 4, 1, 9, 2),
        "jill": (2, 2, 0, 0, 1, 1),
        "rita": (2, 2, 0, 0, 1, 1),
    }
    assert game.view()["score"] == 0


@pytest.mark.rule("CD-90.63")
def test_who_died_in_an_earlier_mission_stays_out_and_is_not_charged_again():
    game = set_up(TEAM, "war-2", board="iTx/.O.", standing={"ops": {"bob": {"isAlive": False}}}, **campaign())
    assert {one["id"]: one["alive"] for one in game.view()["ops"]}["bob"] is False
    assert [event["op"] for event in events(game, "op-joined")] == ["gustav", "jill", "rita"]
    assert game.view()["parts"]["ops"] == 0


@pytest.mark.rule("CD-90.63")
def test_a_team_without_survivors_cannot_begin():
    dead = {name: {"isAlive": False} for name in TEAM[0].split("+")}
    with pytest.raises(IllegalSetup, match="survived"):
        set_up(TEAM, "war-2", board="iTx/.O.", standing={"ops": dead}, **campaign())


@pytest.mark.rule("CD-33.05", "CD-33.06", "CD-34.03")
def test_a_random_location_is_drawn_and_a_standing_names_the_one_that_was():
    parts = two_places(level=1)
    parts["changes"] |= {"campaigns": [{**CAMPAIGN, "missions": [{"level": 1}]}]}
    found = {set_up(TEAM, "war-1", seed, **parts).view()["location"] for seed in range(12)}
    assert found == {"ground", "hall"}
    for place in ("ground", "hall"):
        assert {
            set_up(TEAM, "war-1", seed, standing={"location": place}, **parts).view()["location"] for seed in range(6)
        } == {place}


@pytest.mark.rule("CD-33.05")
def test_the_only_location_of_a_level_is_the_one_that_is_drawn():
    parts = two_places(level=2)
    parts["changes"] |= {"campaigns": [{**CAMPAIGN, "missions": [{"level": 1}, {"level": 2}]}]}
    assert [set_up(TEAM, f"war-{number}", **parts).view()["location"] for number in (1, 2)] == ["ground", "hall"]


def test_a_standing_cannot_name_a_location_of_another_mission():
    parts = two_places()
    parts["changes"] |= {"campaigns": [CAMPAIGN]}
    with pytest.raises(IllegalSetup, match="hall"):
        set_up(TEAM, "war-1", standing={"location": "hall"}, **parts)


def test_the_drill_ground_itself_is_sound():
    findings = lint(drill_pack(), "hostages-1")
    assert [finding.message for finding in findings if finding.severity == "error"] == []
    assert offers(set_up(TEAM), "begin-in", op="gustav", zone="b1")
    assert BLUEPRINT.count("T") == 6


@pytest.mark.rule("CD-35.19")
def test_what_waits_for_the_start_of_the_mission_comes_once_before_round_1():
    special = [{"when": "onMissionStart", "do": [{"op": "changeScore", "amount": 1}]}]
    game = set_up(TEAM, board="iTx/.O.", ops_more={"gustav": {"special": special}})
    names = [event.name for event in game.events]
    assert game.view()["score"] == 1
    assert names.index("score-changed") < names.index("round-began")
