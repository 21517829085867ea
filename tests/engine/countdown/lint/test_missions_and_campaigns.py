"""Missions and campaigns: CD-60.12, CD-60.13, CD-60.16 to CD-60.19, CD-60.22 to CD-60.32, CD-60.51 to CD-60.62."""

import pytest

from engine import check

GREEN = "assignments[0] (bombs-1)"
ORANGE = "assignments[1] (bombs-2)"
RED = "assignments[2] (bombs-3)"
HERE = "locations[0] (test-blueprint)"


def only(ground, *missions, campaigns=False):
    """Keep to these assignments."""
    ground.document["assignments"] = [one for one in ground.document["assignments"] if one["id"] in missions]
    if not campaigns:
        ground.document["campaigns"] = []


def set_time(ground, mission, place, *times):
    time = dict(zip(("p1to4", "p5", "p6"), times, strict=True))
    ground.get("assignments", mission)["time"] = time
    ground.get("locations", place)["time"] = dict(time)


@pytest.mark.rule("CD-60.12", "CD-5.03", "CD-2.15")
def test_there_must_be_threat_cards_for_all_zones(ground):
    only(ground, "bombs-1")
    ground.get("assignments", "bombs-1")["removeTopThreats"] = 76  # 14 of 90 are left
    ground.finds("CD-60.54", "warning", f"{GREEN}.removeTopThreats")
    ground.get("assignments", "bombs-1")["removeTopThreats"] = 77
    ground.finds("CD-60.12", "error", f"{HERE}.zones", also=["CD-60.54"])


@pytest.mark.rule("CD-60.13", "CD-5.05")
def test_there_must_be_objective_cards_for_all_zones(ground):
    only(ground, "bombs-1")
    decoys = ("lost-suitcase", "box-of-bricks", "ticking-clock", "tangle-of-wires")
    cards = [card for card in ground.document["objectiveCards"] if card["stack"] == "bombs"]
    ground.document["objectiveCards"] = [card for card in cards if card["id"] not in decoys][:4]
    ground.is_sound()
    ground.document["objectiveCards"].pop()
    ground.finds("CD-60.13", "error", f"{HERE}.zones")


@pytest.mark.rule("CD-60.16", "CD-33.19")
def test_the_threat_cards_last_for_a_campaign(ground):
    campaign = ground.get("campaigns", "campaign-bombs")  # 14 dealt, then 18 and 18 printed
    campaign["removeTopThreats"] = 20
    ground.get("locations", "test-blueprint-3")["campaignThreatCards"] = 38  # 20 + 14 + 18 + 38 = 90
    ground.is_sound("campaign-bombs-1")
    ground.get("locations", "test-blueprint-3")["campaignThreatCards"] = 39
    found = ground.finds("CD-60.16", "warning", "campaigns[0] (campaign-bombs)", mission="campaign-bombs-1")
    assert "91 threat cards" in found.message


@pytest.mark.rule("CD-60.17", "CD-4.09", "CD-4.10", "CD-4.11", "CD-5.01")
@pytest.mark.parametrize("players", ["p1to4", "p5", "p6"])
def test_times_for_all_numbers_of_players_are_at_least_1(ground, players):
    ground.place["time"][players] = 0
    del ground.get("assignments", "bombs-1")["time"][players]
    assert ground.refused() == {("CD-60.17", f"{HERE}.time.{players}"), ("CD-60.17", f"{GREEN}.time.{players}")}


@pytest.mark.rule("CD-60.18", "CD-80.22")
@pytest.mark.parametrize(("times", "is_right"), [((4, 4, 3), True), ((3, 4, 4), False), ((4, 3, 4), False)])
def test_more_players_have_no_more_time(ground, times, is_right):
    only(ground, "hostages-1")
    set_time(ground, "hostages-1", "test-blueprint", *times)
    if is_right:
        ground.is_sound()
    else:
        ground.finds("CD-60.18", "warning", f"{HERE}.time")
        ground.finds("CD-60.18", "warning", "assignments[0] (hostages-1).time")


@pytest.mark.rule("CD-60.19", "CD-90.36")
def test_assignment_and_location_agree_on_the_time(ground):
    ground.get("assignments", "bombs-1")["time"]["p6"] = 3
    ground.finds("CD-60.19", "warning", f"{GREEN}.time")


@pytest.mark.rule("CD-60.22", "CD-4.06", "CD-4.07", "CD-4.08")
@pytest.mark.parametrize(("colour", "level"), [("green", 1), ("orange", 2), ("red", 3)])
def test_the_colour_fixes_the_level(ground, colour, level):
    for other in {1, 2, 3} - {level}:
        ground.get("assignments", f"bombs-{level}").update(colour=colour, level=other)
        assert [code for code, _path in ground.refused()] == ["CD-60.22"]
    ground.get("assignments", f"bombs-{level}")["level"] = level
    ground.is_sound()


@pytest.mark.rule("CD-60.23", "CD-4.13", "CD-4.14")
@pytest.mark.parametrize(
    ("mission", "locations", "where"),
    [
        ("bombs-1", ["test-blueprint", "test-blueprint"], GREEN),
        ("bombs-2", ["test-blueprint-2"], ORANGE),
        ("bombs-2", ["test-blueprint-2", "test-blueprint-2"], ORANGE),
        ("bombs-3", ["test-blueprint-3"], RED),
    ],
)
def test_level_1_names_one_location_and_the_others_two(ground, mission, locations, where):
    ground.is_sound()
    ground.get("assignments", mission)["locations"] = locations
    ground.finds("CD-60.23", "error", f"{where}.locations")


@pytest.mark.rule("CD-60.24", "CD-4.13")
def test_named_locations_exist(ground):
    ground.get("assignments", "bombs-1")["locations"] = ["test-blueprnt"]
    ground.get("campaigns", "campaign-bombs")["missions"][1]["location"] = "nowhere"
    assert ground.refused() == {
        ("CD-60.24", f"{GREEN}.locations[0]"),
        ("CD-60.24", "campaigns[0] (campaign-bombs).missions[1].location"),
    }


@pytest.mark.rule("CD-60.24", "CD-4.23")
def test_a_location_of_free_choice_exists(ground):
    ground.document["ruleOptions"] = {"freeLocation": "moon"}
    ground.get("assignments", "bombs-1")["options"] = {"freeLocation": "test-blueprint"}
    ground.get("assignments", "bombs-2")["options"] = {"freeLocation": "mars"}
    ground.get("campaigns", "campaign-bombs")["options"] = {"freeLocation": "venus"}
    assert ground.refused() == {
        ("CD-60.24", "ruleOptions.freeLocation"),
        ("CD-60.24", f"{ORANGE}.options.freeLocation"),
        ("CD-60.24", "campaigns[0] (campaign-bombs).options.freeLocation"),
    }


@pytest.mark.rule("CD-4.22", "CD-4.23", "CD-90.36")
def test_a_mission_is_judged_by_the_objective_and_location_it_chose(ground):
    only(ground, "bombs-1")
    ground.get("assignments", "bombs-1")["options"] = {"freeLocation": "test-blueprint-3"}
    ground.finds("CD-60.25", "warning", GREEN, also=["CD-60.29"])
    ground.get("assignments", "bombs-1")["options"] = {"freeObjective": "hostages"}
    ground.get("ops", "steve")["special"] = "heal"  # no bomb, no bomb expert
    ground.is_sound()


@pytest.mark.rule("CD-60.25", "CD-33.04")
def test_a_mission_is_played_at_a_location_of_its_level(ground):
    ground.get("campaigns", "campaign-bombs")["missions"][1]["location"] = "test-blueprint-3"
    ground.finds("CD-60.25", "warning", "campaigns[0] (campaign-bombs).missions[1]")


@pytest.mark.rule("CD-60.26", "CD-1.07", "CD-4.04")
def test_an_objective_is_one_of_three_and_has_cards(ground):
    cards = ground.document["objectiveCards"]
    ground.document["objectiveCards"] = [card for card in cards if card["stack"] != "hostages"]
    ground.finds("CD-60.26", "error", "assignments[3] (hostages-1)", also=["CD-60.13", "CD-60.29"])
    ground.get("assignments", "bombs-1")["objective"] = "treasure"
    assert ground.refused() == {("CD-60.26", f"{GREEN}.objective")}


@pytest.mark.rule("CD-60.27", "CD-9.02", "CD-20.02")
def test_the_way_over_an_objective_fits_the_time(ground):
    only(ground, "hostages-1")
    set_time(ground, "hostages-1", "test-blueprint", 4, 3, 3)  # b1, b2, b3, b4: three zones to enter
    ground.is_sound()
    set_time(ground, "hostages-1", "test-blueprint", 4, 3, 2)
    found = ground.finds("CD-60.27", "warning", "assignments[0] (hostages-1)", also=["CD-60.32"])
    assert "6 players have 2 rounds" in found.message


@pytest.mark.rule("CD-60.28", "CD-1.04", "CD-23.04")
def test_the_best_possible_score_is_positive(ground):
    only(ground, "bombs-1")
    for card in ground.document["objectiveCards"]:
        if card["kind"] == "bomb":
            card["successScore"] = [0, 0, 0]
    ground.is_sound()
    ground.place["securedBonus"]["points"] = 0
    set_time(ground, "bombs-1", "test-blueprint", 3, 3, 3)  # out in round 3: 3 - 2 = 1 left
    ground.finds("CD-60.21", "warning", f"{HERE}.securedBonus.points")
    set_time(ground, "bombs-1", "test-blueprint", 2, 2, 2)
    ground.finds("CD-60.28", "error", GREEN, also=["CD-60.21", "CD-60.27"])


@pytest.mark.rule("CD-60.29", "CD-20.11", "CD-23.04")
def test_who_walks_straight_to_the_exit_does_not_win(ground):
    only(ground, "hostages-1")
    set_time(ground, "hostages-1", "test-blueprint", 4, 4, 4)  # 2 left, 4 * 11 / 15 = 2.9 lost
    ground.is_sound()
    set_time(ground, "hostages-1", "test-blueprint", 5, 4, 4)  # 3 left
    found = ground.finds("CD-60.29", "warning", "assignments[0] (hostages-1)")
    assert "1 to 4 players" in found.message
    assert "3 rounds left" in found.message


@pytest.mark.rule("CD-60.30", "CD-30.02", "CD-90.41")
def test_the_energy_for_the_bombs_fits_the_time(ground):
    only(ground, "bombs-3")
    ground.is_sound()  # two bombs of complexity 3: six energy, two at the start and four in five rounds
    ground.get("assignments", "bombs-3")["options"] = {"timeModifier": -1}
    found = ground.finds("CD-60.30", "warning", "assignments[0] (bombs-3)")
    assert "2 bombs need 6 energy" in found.message
    assert "5 in 4 rounds" in found.message


@pytest.mark.rule("CD-60.32", "CD-15.04")
def test_more_hostages_than_trips_is_a_hint(ground):
    only(ground, "hostages-1")
    for x, y in ((1, 2), (3, 2)):
        ground.zone(x, y)["cards"] = 4
    ground.is_sound()  # four rounds: three to the first exit, one more trip: eight hostages
    ground.zone(1, 2)["cards"] = 5
    found = ground.finds("CD-60.32", "hint", "assignments[0] (hostages-1)")
    assert "9 hostages" in found.message
    assert "escort 8" in found.message


@pytest.mark.rule("CD-60.51", "CD-33.02")
@pytest.mark.parametrize("levels", [[1, 2], [2, 1, 3], [1, 2, 3, 3]])
def test_a_campaign_has_missions_of_level_1_2_and_3(ground, levels):
    missions = [{"level": level} for level in levels]
    ground.get("campaigns", "campaign-hostages")["missions"] = missions
    ground.finds("CD-60.51", "error", "campaigns[1] (campaign-hostages).missions")


@pytest.mark.rule("CD-60.52", "CD-33.03")
def test_a_campaign_has_one_objective(ground):
    ground.get("campaigns", "campaign-hostages")["missions"][1]["objective"] = "bombs"
    assert ("record", "campaigns[1] (campaign-hostages).missions[1].objective") in ground.refused()


@pytest.mark.rule("CD-60.53", "CD-33.05")
def test_random_locations_need_one_of_their_level(ground):
    only(ground, campaigns=True)
    ground.document["campaigns"] = [ground.get("campaigns", "campaign-hostages")]
    ground.is_sound()
    second = ("test-blueprint-2", "test-blueprint-2b")
    ground.document["locations"] = [one for one in ground.document["locations"] if one["id"] not in second]
    ground.finds("CD-60.53", "error", "campaigns[0] (campaign-hostages).missions[1].location")


@pytest.mark.rule("CD-60.54", "CD-33.26", "CD-90.60")
def test_at_most_20_threat_cards_are_removed(ground):
    campaign = ground.get("campaigns", "campaign-bombs")
    campaign["removeTopThreats"] = 20
    ground.is_sound()
    campaign["removeTopThreats"] = 21
    ground.finds("CD-60.54", "warning", "campaigns[0] (campaign-bombs).removeTopThreats")


@pytest.mark.rule("CD-60.55", "CD-33.10")
def test_there_are_as_many_support_cards_as_a_campaign_draws(ground):
    campaign = ground.get("campaigns", "campaign-bombs")
    campaign["supportCards"] = 12
    ground.is_sound()
    campaign["supportCards"] = 13
    ground.finds("CD-60.55", "error", "campaigns[0] (campaign-bombs).supportCards")


@pytest.mark.rule("CD-60.59", "CD-32.02", "CD-32.03", "CD-32.04", "CD-32.05")
@pytest.mark.parametrize(
    ("patriots", "traitors", "deal", "is_right"),
    [
        (5, 2, "random", True),
        (5, 1, "random", True),
        (4, 2, "random", True),
        (4, 1, "random", False),
        (3, 3, "random", True),
        (2, 4, "random", False),
        (5, 0, "random", False),
        (4, 2, "exactlyTwo", True),
        (3, 3, "exactlyTwo", False),
        (5, 1, "exactlyTwo", False),
    ],
)
def test_there_are_role_cards_for_three_to_six_players(ground, patriots, traitors, deal, is_right):
    ground.document["roles"] = {"patriots": patriots, "traitors": traitors}
    ground.document["ruleOptions"] = {"traitorDeal": deal}
    if is_right:
        ground.is_sound()
    else:
        ground.finds("CD-60.59", "error", "roles")


@pytest.mark.rule("CD-60.59", "CD-90.56")
def test_role_cards_suffice_for_the_way_a_mission_deals_them(ground):
    ground.document["roles"] = {"patriots": 5, "traitors": 1}
    ground.document["ruleOptions"] = {"traitorMode": True}
    ground.get("assignments", "bombs-3")["options"] = {"traitorDeal": "exactlyTwo"}
    ground.finds("CD-60.59", "error", "roles")
    left = check(ground.document).playable
    assert "bombs-3" not in left
    assert left
    ground.document["ruleOptions"] = {"traitorMode": True, "traitorDeal": "exactlyTwo"}
    ground.get("assignments", "bombs-3")["options"] = {"traitorDeal": "random"}
    assert check(ground.document).playable == ("bombs-3",)


@pytest.mark.rule("CD-60.62", "CD-90.50", "CD-90.52")
def test_the_time_with_extra_rounds_fits_the_time_track(ground):
    only(ground, "bombs-3")
    for place in ("test-blueprint-3", "test-blueprint-3b"):
        set_time(ground, "bombs-3", place, 8, 8, 8)
    ground.get("assignments", "bombs-3")["options"] = {"timeModifier": 2}
    assert "CD-60.62" not in [finding.code for finding in ground.lint()]
    for place in ("test-blueprint-3", "test-blueprint-3b"):
        set_time(ground, "bombs-3", place, 9, 8, 8)
    ground.finds("CD-60.62", "warning", "assignments[0] (bombs-3)", also=["CD-60.29"])
