"""What an author may write (section 8): every field with its constraint, and a message that says what to do."""

import copy
from functools import lru_cache
from pathlib import Path

import pytest

from engine.core.content import load_document
from engine.core.errors import ContentError
from engine.rulesets.countdown.records import RuleOptions, read_options, read_records

RANGE = Path(__file__).parents[1] / "packs" / "countdown_range"


@lru_cache(maxsize=1)
def whole():
    return load_document(RANGE)


@pytest.fixture
def document():
    return copy.deepcopy(whole())


def get(document, listing, name):
    return next(record for record in document[listing] if record["id"] == name)


def faults(document):
    with pytest.raises(ContentError) as caught:
        read_records(document)
    return caught.value.faults


def fault(document):
    [only] = faults(document)
    return only


def test_the_smallest_pack_has_five_fields():
    pack = read_records({"format": 1, "ruleset": "countdown", "id": "empty", "version": "1", "title": "Empty"})
    assert (pack.missions, pack.ops, pack.languages) == ((), (), ("en",))
    assert [card.value for card in pack.bullet_control_cards] == [2, 2, 3]  # CD-90.19
    assert (pack.roles.patriots, pack.roles.traitors) == (5, 2)
    assert (pack.showdown.exposed, pack.showdown.wrong) == (3, -2)


def test_all_faults_are_listed_together(document):
    document["title"] = 7
    get(document, "ops", "gustav")["number"] = 0
    get(document, "threatCards", "lookout")["attak"] = 2
    found = {one.path: one for one in faults(document)}
    assert set(found) == {"title", "ops[0] (gustav).number", "threatCards[0] (lookout).attak"}
    assert found["ops[0] (gustav).number"].message == "This must be at least 1, not 0."
    assert '"attack"' in found["threatCards[0] (lookout).attak"].hint


# --- assignments (8.1) ----------------------------------------------------------------------------


@pytest.mark.rule("CD-4.02")
@pytest.mark.parametrize("field", ["colour", "level", "objective", "time", "locations"])
def test_an_assignment_states_objective_level_time_and_location(document, field):
    del get(document, "assignments", "bombs-1")[field]
    assert fault(document).message == f'"{field}" is missing.'


@pytest.mark.rule("CD-90.35")
def test_an_assignment_uses_the_column_of_its_level_unless_it_says_otherwise(document):
    get(document, "assignments", "bombs-3")["objectiveColumn"] = 1
    columns = {mission.id: mission.column for mission in read_records(document).missions}
    assert [columns[f"bombs-{level}"] for level in (1, 2, 3)] == [1, 2, 1]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("colour", "blue"),
        ("objective", "gold"),
        ("objectiveColumn", 4),
        ("removeTopThreats", -1),
        ("locations", []),
        ("time", {"p1to4": 11, "p5": 6, "p6": 5}),
        ("time", {"p1to4": 7, "p5": 6}),
        ("options", {"endCheck": "soon"}),
    ],
)
def test_an_assignment_keeps_to_its_fields(document, field, value):
    get(document, "assignments", "bombs-1")[field] = value
    assert fault(document).path.startswith(f"assignments[0] (bombs-1).{field}")


@pytest.mark.rule("CD-90.50")
def test_the_time_track_begins_at_ten(document):
    get(document, "assignments", "bombs-1")["time"] = {"p1to4": 10, "p5": 10, "p6": 1}
    read_records(document)
    get(document, "assignments", "bombs-1")["time"]["p5"] = 11
    assert fault(document).message == "This must be at most 10, not 11."


# --- locations (8.2) ------------------------------------------------------------------------------


@pytest.mark.parametrize("field", ["id", "name", "level", "time", "campaignThreatCards", "securedBonus", "zones"])
def test_a_location_needs_all_its_fields(document, field):
    del document["locations"][4][field]
    assert faults(document)[0].message == f'"{field}" is missing.'


@pytest.mark.parametrize(
    ("zone", "field"),
    [
        ({"x": -1, "y": 9, "kind": "threat", "cards": 1}, "x"),
        ({"x": 26, "y": 9, "kind": "threat", "cards": 1}, "x"),
        ({"x": 0, "y": 99, "kind": "threat", "cards": 1}, "y"),
        ({"x": 0, "y": 9, "kind": "infiltration", "arrow": "up"}, "arrow"),
        ({"x": 0, "y": 9, "kind": "threat", "cards": 1, "arrow": "north"}, "arrow"),
        ({"x": 0, "y": 9, "kind": "kitchen", "cards": 1}, ""),
    ],
)
def test_a_zone_keeps_to_its_fields(document, zone, field):
    document["locations"][0]["zones"].append(zone)
    place = "locations[0] (test-blueprint).zones[12]"
    assert fault(document).path == (f"{place}.{field}" if field else place)


def test_a_zone_is_called_by_its_column_and_row(document):
    location = read_records(document).locations[0]
    assert [zone.id for zone in location.in_reading_order] == [
        *("b1", "d1"),
        *("a2", "b2", "c2", "d2"),
        *("a3", "b3", "c3", "d3"),
        *("b4", "d4"),
    ]
    assert (location.threat_count, location.objective_count) == (14, 4)


# --- cards (8.3, 8.4) -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "field", "low", "high"),
    [
        ("lookout", "level", 1, 3),
        ("lookout", "attack", 0, 6),
        ("lookout", "defence", 1, 15),
        ("lookout", "heartReward", 0, 1),
        ("lookout", "starXp", 0, 9),
        ("trip-wire", "hearts", 1, 3),
        ("cleaner", "killedScore", -99, -1),
    ],
)
def test_the_values_of_threat_cards_have_limits(document, card, field, low, high):
    record = get(document, "threatCards", card)
    for value in (low, high):
        record[field] = value
        read_records(document)
    for value in (low - 1, high + 1):
        record[field] = value
        assert fault(document).path.endswith(f"({card}).{field}")


@pytest.mark.rule("CD-17.08", "CD-36.01")
@pytest.mark.parametrize(
    ("card", "field", "low", "high"),
    [
        ("suitcase-bomb", "complexity", 1, 3),
        ("suitcase-bomb", "xp", 0, 99),
        ("the-accountant", "xp", 0, 9),
        ("the-accountant", "attack", 0, 6),
        ("the-accountant", "defence", 1, 15),
    ],
)
def test_the_values_of_objective_cards_have_limits_at_every_level(document, card, field, low, high):
    record = get(document, "objectiveCards", card)
    record[field] = [low, high, low]
    read_records(document)
    for value in (low - 1, high + 1):
        record[field] = [low, value, low]
        assert fault(document).path.endswith(f"({card}).{field}[1]")


@pytest.mark.rule("CD-90.46", "CD-10.20")
def test_a_hostage_carries_no_trap_unless_its_card_says_so(document):
    assert read_records(document).objective_cards[15].carried_trap_hearts == 0
    get(document, "objectiveCards", "stewardess")["carriedTrapHearts"] = 4
    assert fault(document).message == "This must be at most 3, not 4."


@pytest.mark.rule("CD-15.09", "CD-36.03", "CD-10.12")
def test_a_card_belongs_to_the_stack_of_its_symbol_whatever_its_kind(document):
    stacks = {card.id: (card.stack, card.kind) for card in read_records(document).objective_cards}
    assert stacks["human-shield"] == ("topTerrorists", "hostage")
    assert stacks["wired-safe"] == ("topTerrorists", "boobyTrap")


@pytest.mark.parametrize("special", ["sniper", "bazooka", "firstStrike", "reinforceBefore", "reinforceAfter"])
def test_terrorists_have_five_special_symbols(document, special):
    get(document, "threatCards", "lookout")["specials"] = [special]
    read_records(document)
    get(document, "threatCards", "lookout")["specials"] = [special + "s"]
    assert f'"{special}"' in fault(document).hint


def test_a_card_of_no_kind_is_told_which_kinds_there_are(document):
    get(document, "threatCards", "lookout")["kind"] = "hostage"
    assert fault(document).message == '"kind" must be "terrorist", "civilian" or "boobyTrap", not "hostage".'


def test_threat_cards_and_objective_cards_share_no_id(document):
    get(document, "objectiveCards", "stewardess")["id"] = "lookout"
    assert fault(document).message == 'The id "lookout" is already used by threatCards[0] (lookout).'


@pytest.mark.parametrize("listing", ["ops", "locations", "threatCards", "objectiveCards", "supportCards", "campaigns"])
def test_an_id_is_given_once(document, listing):
    records = document[listing]
    records.append(copy.deepcopy(records[0]))
    assert "id" in [one.code for one in faults(document)]


def test_a_mission_of_a_campaign_cannot_have_the_id_of_an_assignment(document):
    get(document, "assignments", "bombs-1")["id"] = "campaign-bombs-2"
    assert fault(document).path == "campaigns[0] (campaign-bombs).missions[1]"


# --- ops (8.5) ------------------------------------------------------------------------------------


@pytest.mark.rule("CD-6.08", "CD-6.09", "CD-31.05", "CD-21.02", "CD-90.25", "CD-90.34")
def test_an_op_has_the_usual_scales_unless_its_card_says_otherwise():
    op = {"id": "new", "name": "New", "alias": "Newcomer", "number": 9, "aimSteps": [4], "special": "heal"}
    document = {"format": 1, "ruleset": "countdown", "id": "x", "version": "1", "title": "X", "ops": [op]}
    new = read_records(document).ops[0]
    assert (new.health_start, new.heal_limit, new.health_max, new.energy_start, new.energy_max) == (2, 2, 3, 2, 3)
    assert new.track.model_dump() == {"start": 1, "level2": 8, "level3": 20, "max": 20}


def test_an_op_without_an_ability_has_no_special_track(document):
    get(document, "ops", "gustav")["specialTrack"] = {"start": 1}
    assert fault(document).message == 'An op without a special ability has no "specialTrack".'


def test_an_ability_is_one_of_six_or_a_list_of_effects(document):
    rita = get(document, "ops", "rita")
    rita["special"] = [{"when": "anyTime", "do": [{"op": "heal", "who": "self"}]}]
    read_records(document)
    rita["special"] = []
    assert fault(document).path == "ops[6] (rita).special"
    rita["special"] = "fly"
    assert "ops[6] (rita).special" in [one.path for one in faults(document)]


# --- cards of the team, campaigns, options (8.6, 8.7, 6.5) -----------------------------------------


def test_a_support_card_needs_a_name_and_an_effect(document):
    card = get(document, "supportCards", "shield")
    card["effects"] = []
    assert fault(document).path == "supportCards[9] (shield).effects"
    del card["effects"], card["name"]
    assert {one.path for one in faults(document)} == {
        "supportCards[9] (shield).effects",
        "supportCards[9] (shield).name",
    }


@pytest.mark.parametrize(
    ("field", "value"), [("timing", "never"), ("duration", "forever"), ("givesXp", "lots"), ("colour", "red")]
)
def test_a_support_card_keeps_to_its_fields(document, field, value):
    get(document, "supportCards", "shield")[field] = value
    assert fault(document).path == f"supportCards[9] (shield).{field}"


@pytest.mark.rule("CD-33.10", "CD-33.09", "CD-90.62")
def test_a_campaign_draws_four_support_cards_keeps_its_team_and_shuffles_its_objectives_anew(document):
    campaign = get(document, "campaigns", "campaign-hostages")
    del campaign["supportCards"]
    record = read_records(document).campaigns[1]
    assert (record.support_cards, record.team_locked, record.objective_stack_reset) == (4, True, True)
    campaign["teamLocked"] = False
    assert fault(document).path == "campaigns[1] (campaign-hostages).teamLocked"


@pytest.mark.rule("CD-33.05")
def test_a_location_of_a_campaign_may_be_drawn_at_random(document):
    mission = next(one for one in read_records(document).missions if one.id == "campaign-hostages-2")
    assert (mission.is_random, mission.locations) == (True, ("test-blueprint-2", "test-blueprint-2b"))


OPTIONS = {
    "knownTrapOnEntry": "dormant",
    "reshuffleThreatDiscard": False,
    "breakThroughNeedsTooStrongEnemy": False,
    "medicInFirefight": False,
    "developInSingle23": True,
    "bombEnergyPerRound": 1,
    "endCheck": "endOfPhase3",
    "gameOverOutcome": "fail",
    "realTimeMinutes": 0,
    "timeModifier": 0,
    "groupTieBreak": "leadPlayer",
    "traitorDeal": "random",
    "traitorSupportCards": 4,
    "showdownMaxBallots": 3,
    "traitorNeedsExfil": True,
    "deadOpsReturn": False,
    "retryFailedMission": False,
}


def test_every_rule_option_has_the_default_of_the_catalogue():
    defaults = RuleOptions().model_dump(by_alias=True)
    beside = {"traitorMode": False, "freeObjective": None, "freeLocation": None}
    assert defaults == OPTIONS | beside


@pytest.mark.parametrize(
    ("option", "right", "wrong"),
    [
        ("knownTrapOnEntry", ["explodesUnlessDefused"], "explodes"),
        ("bombEnergyPerRound", [1, 2, 3], 4),
        ("endCheck", ["immediate"], "later"),
        ("gameOverOutcome", ["score"], "win"),
        ("realTimeMinutes", [0, 35], -1),
        ("timeModifier", [-9, 2], 3),
        ("timeModifier", [-9, 2], -10),
        ("groupTieBreak", ["unanimous"], "dice"),
        ("traitorDeal", ["exactlyTwo"], "three"),
        ("traitorSupportCards", [0, 12], 13),
        ("showdownMaxBallots", [0], -1),
        ("freeObjective", ["bombs"], "treasure"),
    ],
)
def test_options_take_the_values_of_the_catalogue(option, right, wrong):
    for value in right:
        assert read_options({option: value}).model_dump(by_alias=True)[option] == value
    with pytest.raises(ContentError) as caught:
        read_options({option: wrong})
    assert [one.path for one in caught.value.faults] == [f"options.{option}"]


def test_an_unknown_option_is_named():
    with pytest.raises(ContentError) as caught:
        read_options({"timeModifer": 1})
    assert '"timeModifier"' in caught.value.faults[0].hint
