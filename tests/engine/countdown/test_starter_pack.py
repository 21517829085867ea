"""The starter pack of Countdown: what the box holds (CD-2), what is known of it, and that all of it can be played."""

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import engine
from engine import Pack, bots, lint, load_pack, start
from engine.rulesets.countdown.records import (
    Bomb,
    BoobyTrap,
    Civilian,
    Hostage,
    Location,
    ObjectiveTrap,
    ObjectiveZone,
    PackRecord,
    Terrorist,
    ThreatZone,
    TopTerrorist,
)

FOLDER = Path(engine.__file__).parent / "content" / "countdown"
AIM_STEPS = {  # section 6.2
    "gustav": (2, 6, 12, 20, 29, 40),
    "bob": (3, 9, 18, 30),
    "vince": (4, 10, 19, 31),
    "matt": (3, 8, 15, 25, 37),
    "jill": (4, 11, 21),
    "steve": (4, 11, 21),
    "rita": (5, 13, 24),
}
LEVELS = {  # section 3.3
    "warehouse": 1,
    "shopping-mall": 1,
    "cruise-ship": 1,
    "terrorist-camp": 2,
    "train-station": 2,
    "metropolis": 2,
    "underground": 2,
    "harbor": 2,
    "energy-plant": 3,
    "stadium": 3,
    "government-office": 3,
}


@cache
def loaded() -> Pack:
    """The starter pack, loaded once."""
    return load_pack(FOLDER)


@pytest.fixture
def pack() -> PackRecord:
    return loaded().content


def called(records: Any, name: str) -> Any:
    return next(record for record in records if record.id == name)


# --- what the box holds ---------------------------------------------------------------------------


@pytest.mark.rule("CD-2.09", "CD-2.10", "CD-2.12", "CD-2.13", "CD-2.14", "CD-2.15", "CD-2.16", "CD-2.19", "CD-2.20")
def test_the_box_is_complete(pack: PackRecord) -> None:
    assert len(pack.ops) == 7
    assert len(pack.assignments) == 20
    assert len(pack.locations) == 15
    assert Counter(card.stack for card in pack.objective_cards) == {"bombs": 15, "hostages": 15, "topTerrorists": 15}
    assert Counter(card.level for card in pack.threat_cards) == {1: 35, 2: 30, 3: 25}
    assert len(pack.support_cards) == 12
    assert [(card.value, card.score_cost) for card in pack.bullet_control_cards] == [(2, 2), (2, 2), (3, 2)]  # CD-90.19
    assert (pack.roles.patriots, pack.roles.traitors) == (5, 2)
    assert (pack.showdown.exposed, pack.showdown.wrong) == (3, -2)


@pytest.mark.rule("CD-18.10", "CD-18.11", "CD-25.01", "CD-25.02", "CD-25.03", "CD-90.37")
def test_the_ops_have_their_scales(pack: PackRecord) -> None:
    assert {op.id: op.aim_steps for op in pack.ops} == AIM_STEPS
    assert [op.number for op in pack.ops] == [1, 2, 3, 4, 5, 6, 7]
    assert [op.special for op in pack.ops] == ["none", "grenade", "stealth", "sniper", "intel", "defuse", "heal"]
    assert [op.id for op in pack.ops if len(op.aim_steps) == 6] == ["gustav"]
    gustav = pack.ops[0].aim_steps
    for op in pack.ops[1:]:
        assert all(other > own for other, own in zip(op.aim_steps, gustav, strict=False))


@pytest.mark.rule("CD-6.08", "CD-6.09", "CD-90.25", "CD-24.04", "CD-24.05", "CD-24.06", "CD-90.34")
def test_all_ops_start_alike(pack: PackRecord) -> None:
    for op in pack.ops:
        assert (op.health_start, op.heal_limit, op.health_max, op.energy_start, op.energy_max) == (2, 2, 3, 2, 3)
        assert (op.special_track is None) == (op.id == "gustav")
        assert (op.track.start, op.track.level2, op.track.level3, op.track.max) == (1, 8, 20, 20)


# --- threat cards (section 6.3) -------------------------------------------------------------------


@pytest.mark.rule("CD-2.22", "CD-90.74")
@pytest.mark.parametrize(("level", "kinds"), [(1, (21, 8, 6)), (2, (19, 6, 5)), (3, (17, 4, 4))])
def test_every_level_has_its_terrorists_civilians_and_traps(
    pack: PackRecord, level: int, kinds: tuple[int, ...]
) -> None:
    cards = [card for card in pack.threat_cards if card.level == level]
    assert tuple(sum(card.kind == kind for card in cards) for kind in ("terrorist", "civilian", "boobyTrap")) == kinds
    civilians = Counter(card.killed_score for card in cards if isinstance(card, Civilian))
    assert civilians == {-1: kinds[1] // 2, -2: kinds[1] // 2}


@pytest.mark.rule("CD-90.74", "CD-8.13", "CD-90.11")
@pytest.mark.parametrize(
    ("level", "attack", "defence", "specials"),
    [
        (1, {2, 3}, {3, 4, 5}, {"sniper": 2, "reinforceAfter": 3, "firstStrike": 1}),
        (
            2,
            {3, 4},
            {4, 5, 6, 7},
            {"sniper": 3, "reinforceBefore": 2, "reinforceAfter": 3, "bazooka": 2, "firstStrike": 2},
        ),
        (
            3,
            {4, 5},
            {6, 7, 8, 9},
            {"sniper": 2, "reinforceBefore": 3, "reinforceAfter": 3, "bazooka": 3, "firstStrike": 2},
        ),
    ],
)
def test_terrorists_have_the_values_of_their_level(
    pack: PackRecord, level: int, attack: set[int], defence: set[int], specials: dict[str, int]
) -> None:
    cards = [card for card in pack.threat_cards if isinstance(card, Terrorist) and card.level == level]
    assert {card.attack for card in cards} == attack
    assert {card.defence for card in cards} == defence
    assert Counter(special for card in cards for special in card.specials) == specials


@pytest.mark.rule("CD-18.03", "CD-18.04", "CD-10.05", "CD-10.11", "CD-10.12")
def test_rewards_and_traps_grow_with_the_level(pack: PackRecord) -> None:
    enemies = [card for card in pack.threat_cards if isinstance(card, Terrorist)]
    stars = [[card.star_xp for card in enemies if card.level == level and card.star_xp] for level in (1, 2, 3)]
    assert stars[0] == []
    assert stars[1] == [1] * 6  # a third of 19
    assert (len(stars[2]), set(stars[2])) == (8, {1, 2})  # half of 17
    assert [sum(card.heart_reward for card in enemies if card.level == level) for level in (1, 2, 3)] == [0, 1, 3]
    traps = [card for card in pack.threat_cards if isinstance(card, BoobyTrap)]
    assert [Counter(trap.hearts for trap in traps if trap.level == level) for level in (1, 2, 3)] == [
        {2: 6},
        {2: 5},
        {2: 2, 3: 2},
    ]
    assert any(isinstance(card, ObjectiveTrap) and card.stack == "topTerrorists" for card in pack.objective_cards)


@pytest.mark.rule("CD-80.06", "CD-80.07", "CD-80.10", "CD-80.04", "CD-90.04")
def test_the_examples_of_the_rule_book_are_in_the_box(pack: PackRecord) -> None:
    enemies = [card for card in pack.threat_cards if isinstance(card, Terrorist)]
    assert any((card.level, card.defence, card.specials) == (1, 3, ()) for card in enemies)
    seventy = next(card for card in enemies if card.number == 70)
    assert (seventy.level, seventy.attack, seventy.defence, seventy.specials) == (1, 3, 5, ("reinforceAfter",))
    assert any((card.level, card.attack, card.specials) == (2, 4, ("sniper",)) for card in enemies)


# --- objective cards (section 6.3) ----------------------------------------------------------------


@pytest.mark.rule("CD-90.75", "CD-80.13", "CD-80.14", "CD-17.10", "CD-36.01")
def test_the_bomb_stack(pack: PackRecord) -> None:
    cards = [card for card in pack.objective_cards if card.stack == "bombs"]
    assert Counter(card.kind for card in cards) == {"bomb": 9, "decoy": 4, "boobyTrap": 2}
    for card in cards:
        if isinstance(card, Bomb):
            assert (card.complexity, card.xp) == ((1, 2, 3), (3, 4, 5))
            assert (card.success_score, card.fail_score) == ((2, 3, 4), (-1, -2, -3))


@pytest.mark.rule("CD-90.75", "CD-10.20", "CD-15.10")
def test_the_hostage_stack(pack: PackRecord) -> None:
    cards = [card for card in pack.objective_cards if card.stack == "hostages"]
    assert Counter(card.kind for card in cards) == {"hostage": 11, "boobyTrap": 4}
    hostages = [card for card in cards if isinstance(card, Hostage)]
    assert {(card.success_score, card.fail_score) for card in hostages} == {((2, 2, 3), (-1, -2, -3))}
    assert sum(card.blocked for card in hostages) == 3
    assert [card.carried_trap_hearts for card in hostages if card.carried_trap_hearts] == [2, 2]


@pytest.mark.rule("CD-90.75", "CD-80.15", "CD-80.16", "CD-15.09", "CD-36.04", "CD-11.20")
def test_the_top_terrorist_stack(pack: PackRecord) -> None:
    cards = [card for card in pack.objective_cards if card.stack == "topTerrorists"]
    assert Counter(card.kind for card in cards) == {"topTerrorist": 10, "hostage": 3, "boobyTrap": 2}
    tops = [card for card in cards if isinstance(card, TopTerrorist)]
    assert {(card.attack, card.xp) for card in tops} == {((3, 4, 5), (1, 2, 3))}
    assert Counter(card.defence for card in tops) == {(5, 7, 9): 5, (5, 6, 8): 5}  # ours: docs/rules-questions.md
    assert {(card.success_score, card.fail_score) for card in tops} == {((2, 3, 4), (-1, -2, -3))}
    specials = Counter(special for card in tops for special in card.specials)
    assert specials == {"oneShot": 2, "reinforceBefore": 1, "reinforceAfter": 1}
    shields = {(card.success_score, card.fail_score) for card in cards if isinstance(card, Hostage)}
    assert shields == {((0, 0, 0), (-1, -1, -1))}


# --- locations and assignments --------------------------------------------------------------------


@pytest.mark.rule("CD-90.77", "CD-33.04")
def test_five_locations_of_every_level_with_those_that_are_known(pack: PackRecord) -> None:
    levels = {location.id: location.level for location in pack.locations}
    assert Counter(levels.values()) == {1: 5, 2: 5, 3: 5}
    assert LEVELS.items() <= levels.items()


@pytest.mark.rule("CD-80.22", "CD-80.24", "CD-5.01")
def test_the_cruise_ship_is_as_the_rule_book_shows_it(pack: PackRecord) -> None:
    ship: Location = called(pack.locations, "cruise-ship")
    assert ship.time.values == (7, 6, 5)
    assert 3 in [zone.cards for zone in ship.zones if isinstance(zone, ThreatZone)]
    assert 2 in [zone.cards for zone in ship.zones if isinstance(zone, ObjectiveZone)]


@pytest.mark.rule("CD-90.76", "CD-4.06", "CD-4.07", "CD-4.08", "CD-4.13", "CD-4.14", "CD-90.85")
def test_the_assignments_are_spread_over_colours_and_objectives(pack: PackRecord) -> None:
    assert Counter(one.colour for one in pack.assignments) == {"green": 8, "orange": 6, "red": 6}
    for colour, spread in (("green", [2, 3, 3]), ("orange", [2, 2, 2]), ("red", [2, 2, 2])):
        objectives = Counter(one.objective for one in pack.assignments if one.colour == colour)
        assert sorted(objectives.values()) == spread
    for one in pack.assignments:
        assert len(one.locations) == (1 if one.level == 1 else 2)
        assert {called(pack.locations, name).level for name in one.locations} == {one.level}
        assert one.time.p1to4 == (7 if one.level == 1 else 6)
        assert {called(pack.locations, name).time.values for name in one.locations} == {one.time.values}
    used = {name for one in pack.assignments for name in one.locations}
    assert used == {location.id for location in pack.locations}


# Ours: docs/rules-questions.md.
OTHER_COLUMNS = {
    "dead-freight": 2,
    "cold-fuse": 2,
    "checking-out": 2,
    "rush-hour": 3,
    "high-water": 3,
    "end-of-the-line": 1,
}


@pytest.mark.rule("CD-90.35")
def test_ops_who_come_fresh_meet_top_terrorists_of_the_column_below(pack: PackRecord) -> None:
    for one in pack.assignments:
        hunted = one.objective == "topTerrorists" and one.level > 1  # nobody hits a defence of 9 without experience
        assert one.objective_column == (one.level - 1 if hunted else OTHER_COLUMNS.get(one.id))


@pytest.mark.rule("CD-80.22", "CD-80.23")
def test_the_assignments_of_the_rule_book_are_in_the_box(pack: PackRecord) -> None:
    found = {(one.level, one.objective, one.locations, one.time.values) for one in pack.assignments}
    assert (1, "hostages", ("cruise-ship",), (7, 6, 5)) in found
    assert (2, "topTerrorists", ("terrorist-camp", "underground"), (6, 5, 4)) in found


# --- campaigns and scenarios ----------------------------------------------------------------------


@pytest.mark.rule("CD-34.01", "CD-34.03", "CD-34.05", "CD-34.06", "CD-34.07", "CD-34.08", "CD-34.09", "CD-34.10")
@pytest.mark.rule("CD-34.11", "CD-34.12", "CD-34.13", "CD-33.27", "CD-33.02", "CD-33.03")
@pytest.mark.parametrize(
    ("campaign", "objective", "locations", "removed"),
    [
        ("operation-ace", "topTerrorists", ["warehouse", "terrorist-camp", "energy-plant"], 5),
        ("operation-bomberjack", "bombs", ["shopping-mall", "train-station", "stadium"], 10),
        ("operation-civilization", "hostages", ["cruise-ship", "metropolis", "government-office"], 15),
        ("bombs-in-the-crowd", "bombs", ["shopping-mall", "train-station", "stadium"], 0),
        ("wanted-men", "topTerrorists", ["warehouse", "harbor", "energy-plant"], 0),
        ("flight-to-freedom", "hostages", ["cruise-ship", "metropolis", "government-office"], 0),
    ],
)
def test_the_scenarios_and_the_recommended_campaigns(
    pack: PackRecord, campaign: str, objective: str, locations: list[str], removed: int
) -> None:
    record = called(pack.campaigns, campaign)
    assert (record.objective, record.remove_top_threats, record.support_cards) == (objective, removed, 4)
    assert [(mission.level, mission.location) for mission in record.missions] == list(enumerate(locations, start=1))
    assert [mission for mission in loaded().missions if mission.startswith(campaign)] == [
        f"{campaign}-{number}" for number in (1, 2, 3)
    ]


@pytest.mark.rule("CD-80.25", "CD-34.13")
def test_operation_civilization_leaves_twenty_cards_of_level_1(pack: PackRecord) -> None:
    first = [card for card in pack.threat_cards if card.level == 1]
    assert len(first) - called(pack.campaigns, "operation-civilization").remove_top_threats == 20


# --- the whole of it ------------------------------------------------------------------------------


def test_the_linter_finds_nothing() -> None:
    assert [str(finding) for finding in lint(loaded())] == []


@pytest.mark.rule("CD-6.02", "CD-6.03", "CD-6.04", "CD-6.06", "CD-1.01")
@pytest.mark.parametrize("mission", loaded().missions)
def test_every_mission_can_be_played_by_one_to_six_players(mission: str) -> None:
    for players in range(1, 7):
        game = start(loaded(), mission, players, seed=players, log=False)
        bot = bots()["random"](players)
        while not game.is_over:
            game.choose(bot.choose(game))
        assert game.outcome is not None
        assert game.outcome["result"] in ("won", "lost")


def test_everything_has_a_name_and_the_pack_says_whose_it_is(pack: PackRecord) -> None:
    for record in (*pack.ops, *pack.locations, *pack.threat_cards, *pack.objective_cards, *pack.support_cards):
        assert record.name
    for assignment in pack.assignments:
        assert assignment.title
        assert assignment.briefing_text
    for campaign in pack.campaigns:
        assert campaign.story
        assert all(mission.mission_text for mission in campaign.missions)
    assert "unofficial" in json.dumps(pack.credits)
    assert "CC BY-SA 4.0" in json.dumps(pack.licence)
