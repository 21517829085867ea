"""From records to scenarios: boards, columns, times, options, and what no game could begin with."""

import copy
from functools import lru_cache
from pathlib import Path

import pytest

from engine.core.content import load_document
from engine.core.errors import ContentError
from engine.core.maps import UNREACHABLE
from engine.rulesets.countdown import codes
from engine.rulesets.countdown.compile.board import compile_board
from engine.rulesets.countdown.compile.mission import compile_mission
from engine.rulesets.countdown.records import Location, read_options, read_records

RANGE = Path(__file__).parents[1] / "packs" / "countdown_range"


@lru_cache(maxsize=1)
def whole():
    return load_document(RANGE)


@pytest.fixture
def document():
    return copy.deepcopy(whole())


def get(document, listing, name):
    return next(record for record in document[listing] if record["id"] == name)


def scenario_of(document, mission, **options):
    pack = read_records(document)
    found = next(one for one in pack.missions if one.id == mission)
    return compile_mission(pack, "digest", found, read_options(options))


def refused(document, mission, **options):
    with pytest.raises(ContentError) as caught:
        scenario_of(document, mission, **options)
    return {(fault.code, fault.path) for fault in caught.value.faults}


def board_of(rows):
    """A board from rows such as "iS t1": i and e with their arrows, t and o with their cards, '.' nothing."""
    kinds = {"t": "threat", "o": "objective", "i": "infiltration", "e": "exfiltration"}
    arrows = {"N": "north", "E": "east", "S": "south", "W": "west"}
    zones = []
    for y, row in enumerate(rows):
        for x, cell in enumerate(row.split()):
            if cell != ".":
                detail = {"cards": int(cell[1])} if cell[0] in "to" else {"arrow": arrows[cell[1]]}
                zones.append({"x": x, "y": y, "kind": kinds[cell[0]], **detail})
    location = {
        "id": "here",
        "name": "Here",
        "level": 1,
        "time": {"p1to4": 7, "p5": 6, "p6": 5},
        "campaignThreatCards": 9,
        "securedBonus": {"zones": 1},
        "zones": zones,
    }
    document = {"format": 1, "ruleset": "countdown", "id": "x", "version": "1", "title": "X", "locations": [location]}
    record: Location = read_records(document).locations[0]
    return compile_board(record, 0)


def around(board, zone):
    return {board.map.ids[other] for other in board.adjacent[board.map.index(zone)]}


# --- boards ---------------------------------------------------------------------------------------


@pytest.mark.rule("CD-9.04")
def test_zones_are_adjacent_horizontally_and_vertically_never_diagonally():
    board = board_of(["t1 t1 t1", "t1 o1 t1", "t1 t1 t1"])
    assert around(board, "b2") == {"a2", "b1", "c2", "b3"}
    assert around(board, "a1") == {"b1", "a2"}
    size = len(board.zone_kind)
    assert board.distance[board.map.index("a1") * size + board.map.index("b2")] == 2
    assert board.distance[board.map.index("a1") * size + board.map.index("c3")] == 4


@pytest.mark.rule("CD-9.04")
def test_a_hole_in_the_blueprint_is_no_way():
    board = board_of(["t1 . t1"])
    assert around(board, "a1") == set()
    assert board.distance[1] == UNREACHABLE


@pytest.mark.rule("CD-90.29", "CD-5.13")
@pytest.mark.parametrize(("arrow", "neighbour"), [("N", "b1"), ("E", "c2"), ("S", "b3"), ("W", "a2")])
def test_an_infiltration_zone_meets_only_the_zone_its_arrow_points_to(arrow, neighbour):
    board = board_of(["t1 t1 t1", f"t1 i{arrow} t1", "t1 t1 t1"])
    assert around(board, "b2") == {neighbour}
    assert {zone for zone in ("b1", "c2", "b3", "a2") if "b2" in around(board, zone)} == {neighbour}


@pytest.mark.rule("CD-90.29", "CD-5.13")
@pytest.mark.parametrize(("arrow", "neighbour"), [("N", "b3"), ("E", "a2"), ("S", "b1"), ("W", "c2")])
def test_an_exfiltration_zone_meets_only_the_zone_its_arrow_comes_from(arrow, neighbour):
    board = board_of(["t1 t1 t1", f"t1 e{arrow} t1", "t1 t1 t1"])
    assert around(board, "b2") == {neighbour}


@pytest.mark.rule("CD-90.29")
def test_two_entrances_side_by_side_do_not_meet():
    board = board_of(["iS iS", "t1 t1"])
    assert (around(board, "a1"), around(board, "b1")) == ({"a2"}, {"b2"})


@pytest.mark.rule("CD-5.02", "CD-5.04", "CD-5.07", "CD-5.08", "CD-80.24")
def test_the_test_blueprint_has_its_zones_and_cards(document):
    board = scenario_of(document, "bombs-1").boards[0]
    cards = dict(zip(board.map.ids, board.zone_cards, strict=True))
    assert cards == {
        "b1": 0,
        "d1": 0,
        "a2": 2,
        "b2": 3,
        "c2": 2,
        "d2": 2,
        "a3": 2,
        "b3": 2,
        "c3": 3,
        "d3": 2,
        "b4": 0,
        "d4": 0,
    }
    kinds = {zone: codes.ZONE_KINDS[kind] for zone, kind in zip(board.map.ids, board.zone_kind, strict=True)}
    assert [zone for zone, kind in kinds.items() if kind == "objective"] == ["b3", "d3"]
    assert [board.map.ids[zone] for zone in board.objective_zones] == ["b3", "d3"]
    assert [board.map.ids[zone] for zone in board.infiltration] == ["b1", "d1"]
    assert [board.map.ids[zone] for zone in board.exfiltration] == ["b4", "d4"]
    assert around(board, "b1") == {"b2"}
    assert around(board, "b4") == {"b3"}
    assert around(board, "b2") == {"a2", "b1", "c2", "b3"}
    assert (board.times, board.bonus_zones, board.bonus_points, board.campaign_threat_cards) == ((7, 6, 5), 5, 2, 18)


@pytest.mark.rule("CD-90.28")
def test_infiltration_and_exfiltration_zones_are_always_secured(document):
    board = scenario_of(document, "bombs-1").boards[0]
    assert board.always_secured == sum(1 << board.map.index(zone) for zone in ("b1", "d1", "b4", "d4"))
    assert board.is_exfiltration == sum(1 << board.map.index(zone) for zone in ("b4", "d4"))


# --- briefing -------------------------------------------------------------------------------------


@pytest.mark.rule("CD-4.04", "CD-4.05", "CD-1.07")
@pytest.mark.parametrize("objective", ["bombs", "hostages", "topTerrorists"])
def test_only_the_stack_of_the_objective_is_used(document, objective):
    name = {"topTerrorists": "top-terrorists"}.get(objective, objective)
    scenario = scenario_of(document, f"{name}-1")
    stack = [card["id"] for card in document["objectiveCards"] if card["stack"] == objective]
    assert [scenario.card_ids[card] for card in scenario.objective_cards] == stack
    assert len(scenario.card_ids) == 90 + 15
    assert codes.OBJECTIVES[scenario.objective] == objective


@pytest.mark.rule("CD-33.21", "CD-33.22", "CD-33.23", "CD-90.35", "CD-17.09")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("mission", ["bombs-{}", "campaign-bombs-{}"])
def test_the_level_selects_the_column_of_objective_cards(document, mission, level):
    scenario = scenario_of(document, mission.format(level))
    bomb = scenario.card_ids.index("suitcase-bomb")
    values = (scenario.complexity[bomb], scenario.success[bomb], scenario.fail[bomb], scenario.star[bomb])
    assert values == [(1, 2, -1, 3), (2, 3, -2, 4), (3, 4, -3, 5)][level - 1]
    assert (scenario.level, scenario.column) == (level, level - 1)


@pytest.mark.rule("CD-90.35")
def test_a_column_of_its_own_changes_the_values_not_the_level(document):
    get(document, "assignments", "top-terrorists-1")["objectiveColumn"] = 3
    scenario = scenario_of(document, "top-terrorists-1")
    boss = scenario.card_ids.index("the-accountant")
    assert (scenario.attack[boss], scenario.defence[boss], scenario.star[boss]) == (5, 9, 3)
    assert scenario.level == 1


@pytest.mark.rule("CD-90.36", "CD-4.12")
def test_an_assignment_has_its_own_time_and_a_campaign_that_of_the_location(document):
    get(document, "assignments", "bombs-1")["time"] = {"p1to4": 9, "p5": 8, "p6": 7}
    assert scenario_of(document, "bombs-1").times == (9, 8, 7)
    assert scenario_of(document, "campaign-bombs-1").times is None
    assert scenario_of(document, "campaign-bombs-1").boards[0].times == (7, 6, 5)


@pytest.mark.rule("CD-4.23", "CD-90.36")
def test_a_location_of_free_choice_brings_its_own_time(document):
    get(document, "assignments", "bombs-2")["time"] = {"p1to4": 9, "p5": 8, "p6": 7}
    scenario = scenario_of(document, "bombs-2", freeLocation="test-blueprint-3")
    assert [document["locations"][board.location]["id"] for board in scenario.boards] == ["test-blueprint-3"]
    assert scenario.times is None
    assert scenario.level == 2
    assert refused(document, "bombs-2", freeLocation="moon") == {("CD-60.24", "options.freeLocation")}


@pytest.mark.rule("CD-4.22")
def test_the_objective_stack_may_be_chosen_freely(document):
    scenario = scenario_of(document, "bombs-2", freeObjective="hostages")
    assert codes.OBJECTIVES[scenario.objective] == "hostages"
    assert scenario.card_ids[90] == "stewardess"
    assert scenario.times == (7, 6, 5)


@pytest.mark.rule("CD-4.15", "CD-4.14")
def test_both_locations_of_an_assignment_are_compiled(document):
    scenario = scenario_of(document, "bombs-2")
    assert [document["locations"][board.location]["id"] for board in scenario.boards] == [
        "test-blueprint-2",
        "test-blueprint-2b",
    ]
    assert not scenario.draws_board


@pytest.mark.rule("CD-33.05")
def test_a_random_location_is_drawn_not_chosen(document):
    assert scenario_of(document, "campaign-hostages-2").draws_board
    assert not scenario_of(document, "campaign-hostages-2", freeLocation="test-blueprint-2b").draws_board
    assert not scenario_of(document, "campaign-bombs-2").draws_board


@pytest.mark.rule("CD-24.03", "CD-90.33", "CD-3.07", "CD-6.11")
@pytest.mark.parametrize(
    ("mission", "option", "develops"),
    [
        ("bombs-1", True, False),
        ("bombs-2", True, True),
        ("bombs-3", True, True),
        ("bombs-2", False, False),
        ("campaign-bombs-1", False, True),
    ],
)
def test_abilities_develop_in_campaigns_and_by_choice_in_missions_of_level_2_and_3(document, mission, option, develops):
    assert scenario_of(document, mission, developInSingle23=option).develops is develops


@pytest.mark.rule("CD-3.19", "CD-33.10", "CD-90.57")
def test_support_cards_are_for_campaigns_and_traitor_mode(document):
    assert scenario_of(document, "bombs-1").supports == 0
    assert scenario_of(document, "bombs-1", traitorMode=True).supports == 4
    assert scenario_of(document, "bombs-1", traitorMode=True, traitorSupportCards=7).supports == 7
    get(document, "campaigns", "campaign-bombs")["supportCards"] = 5
    assert scenario_of(document, "campaign-bombs-2").supports == 5


@pytest.mark.rule("CD-34.04", "CD-90.65")
def test_later_missions_of_a_campaign_begin_without_the_cards_of_the_earlier_ones(document):
    counts = []
    for number in (1, 2, 3):
        scenario = scenario_of(document, f"campaign-top-terrorists-{number}")
        counts.append((scenario.mission_number, scenario.remove_top_threats, scenario.used_up_threats))
    assert counts == [(1, 5, 0), (2, 5, 14), (3, 5, 28)]
    assert scenario_of(document, "top-terrorists-3").mission_number == 0


def test_the_options_of_the_table_go_before_the_missions_and_those_before_the_packs(document):
    document["ruleOptions"] = {"endCheck": "immediate", "bombEnergyPerRound": 2, "timeModifier": 1}
    get(document, "assignments", "bombs-1")["options"] = {"bombEnergyPerRound": 3, "timeModifier": 2}
    options = scenario_of(document, "bombs-1", timeModifier=-1).options
    assert (options.end_check, options.bomb_energy_per_round, options.time_modifier) == ("immediate", 3, -1)


# --- cards and ops --------------------------------------------------------------------------------


@pytest.mark.rule("CD-80.18", "CD-80.19", "CD-18.09", "CD-18.11", "CD-25.03")
def test_the_aim_skill_is_the_highest_step_that_the_xp_have_reached(document):
    scenario = scenario_of(document, "bombs-1")
    steve = scenario.skill[scenario.op_ids.index("steve")]
    assert [steve[xp] for xp in (0, 3, 4, 10, 11, 20, 21)] == [0, 0, 1, 1, 2, 2, 3]
    assert len(steve) == 22
    gustav = scenario.skill[scenario.op_ids.index("gustav")]
    assert (gustav[39], gustav[40], len(gustav)) == (5, 6, 41)


def test_an_op_that_never_learns_has_skill_0(document):
    get(document, "ops", "rita")["aimSteps"] = []
    assert scenario_of(document, "bombs-1").skill[6] == (0,)


def test_cards_are_compiled_by_their_kind(document):
    scenario = scenario_of(document, "hostages-2")

    def card(name):
        return scenario.card_ids.index(name)

    assert scenario.kind[card("whistler")] == codes.TERRORIST
    assert (scenario.number[card("whistler")], scenario.attack[card("whistler")]) == (70, 3)
    assert scenario.specials[card("whistler")] == codes.REINFORCE_AFTER
    assert scenario.star[card("bodyguard")] == 1
    assert scenario.heart[card("bodyguard")] == 1
    assert scenario.fail[card("waitress")] == -2
    assert scenario.hearts[card("wired-corridor")] == 3
    assert (scenario.success[card("stewardess")], scenario.fail[card("stewardess")]) == (2, -2)
    assert scenario.hearts[card("hostage-in-a-vest")] == 2
    assert scenario.is_blocked[card("ambassador")]
    assert not scenario.is_blocked[card("stewardess")]
    assert scenario.enemies >> card("lookout") & 1
    assert not scenario.enemies >> card("stewardess") & 1
    assert scenario.persons >> card("stewardess") & 1
    assert scenario.persons >> card("waitress") & 1
    assert not scenario.persons >> card("trip-wire") & 1


@pytest.mark.rule("CD-2.15", "CD-3.14")
def test_threat_cards_are_sorted_by_level(document):
    scenario = scenario_of(document, "bombs-1")
    assert [len(cards) for cards in scenario.threats_by_level] == [35, 30, 25]
    for level, cards in enumerate(scenario.threats_by_level, start=1):
        assert {scenario.card_level[card] for card in cards} == {level}


def test_a_one_shot_top_terrorist_and_other_symbols_are_bits(document):
    scenario = scenario_of(document, "top-terrorists-1")
    assert scenario.specials[scenario.card_ids.index("the-shadow")] == codes.ONE_SHOT
    get(document, "threatCards", "lookout")["specials"] = ["sniper", "bazooka", "sniper"]
    scenario = scenario_of(document, "top-terrorists-1")
    assert scenario.specials[0] == codes.SNIPER | codes.BAZOOKA


def test_effects_of_cards_and_ops_are_listed_and_awaited(document):
    calm = scenario_of(document, "bombs-1")
    assert (calm.cards_with_abilities, any(calm.listening)) == ((), False)
    get(document, "threatCards", "lookout")["effects"] = [
        {"when": "onRoundEnd", "do": [{"op": "changeScore", "amount": -1}]}
    ]
    get(document, "ops", "rita")["special"] = [{"when": "anyTime", "do": [{"op": "heal", "who": "self"}]}]
    scenario = scenario_of(document, "bombs-1")
    assert scenario.cards_with_abilities == (0,)
    awaited = [moment for moment, is_awaited in enumerate(scenario.listening) if is_awaited]
    assert awaited == [codes.AT_ANY_TIME, codes.ON_ROUND_END]
    assert scenario.op_ability[6] == codes.BY_EFFECT
    assert [scenario.sources[ability.source].id for ability in scenario.abilities[:2]] == ["lookout", "rita"]


@pytest.mark.rule("CD-60.60")
def test_effects_that_make_no_sense_are_refused_where_they_are_written(document):
    card = get(document, "supportCards", "tear-gas")
    card["effects"] = [{"op": "modify", "stat": "luck", "amount": 1}]
    card["targets"] = "nobody"
    assert {path for _code, path in refused(document, "bombs-1")} == {
        "supportCards[11] (tear-gas).effects[0].stat",
        "supportCards[11] (tear-gas).targets",
    }


@pytest.mark.rule("CD-60.60")
def test_what_holds_always_cannot_do_something(document):
    get(document, "threatCards", "lookout")["effects"] = [{"do": [{"op": "changeScore", "amount": -1}]}]
    assert refused(document, "bombs-1") == {("CD-60.60", "threatCards[0] (lookout).effects[0].do[0]")}


# --- what no game could begin with ----------------------------------------------------------------


@pytest.mark.rule("CD-60.03", "CD-6.14")
def test_a_location_without_an_entrance_cannot_be_played(document):
    place = document["locations"][0]
    place["zones"] = [zone for zone in place["zones"] if zone["kind"] != "infiltration"]
    assert refused(document, "bombs-1") == {("CD-60.03", "locations[0] (test-blueprint).zones")}
    scenario_of(document, "bombs-2")


@pytest.mark.rule("CD-60.12")
def test_a_mission_needs_threat_cards_for_its_zones(document):
    get(document, "assignments", "bombs-1")["removeTopThreats"] = 76
    scenario_of(document, "bombs-1")
    get(document, "assignments", "bombs-1")["removeTopThreats"] = 77
    assert refused(document, "bombs-1") == {("CD-60.12", "locations[0] (test-blueprint).zones")}


@pytest.mark.rule("CD-60.13")
def test_a_mission_needs_objective_cards_for_its_zones(document):
    others = [card for card in document["objectiveCards"] if card["stack"] != "bombs"]
    bombs = [card for card in document["objectiveCards"] if card["stack"] == "bombs"]
    document["objectiveCards"] = [*bombs[:4], *others]
    scenario_of(document, "bombs-1")
    document["objectiveCards"] = [*bombs[:3], *others]
    assert refused(document, "bombs-1") == {("CD-60.13", "locations[0] (test-blueprint).zones")}


@pytest.mark.rule("CD-60.14")
def test_a_campaign_mission_needs_its_printed_threat_cards(document):
    document["locations"][0]["campaignThreatCards"] = 13
    scenario_of(document, "bombs-1")
    found = refused(document, "campaign-bombs-1")
    assert found == {("CD-60.14", "locations[0] (test-blueprint).campaignThreatCards")}


@pytest.mark.rule("CD-60.53")
def test_a_random_location_needs_one_of_its_level(document):
    campaign = get(document, "campaigns", "campaign-hostages")
    document["campaigns"] = [campaign]
    document["assignments"] = []
    document["locations"] = [place for place in document["locations"] if place["level"] != 2]
    assert refused(document, "campaign-hostages-2") == {
        ("CD-60.53", "campaigns[0] (campaign-hostages).missions[1].location")
    }
