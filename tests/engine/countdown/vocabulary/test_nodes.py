"""Who, where, how many and under which condition (sections 9.2 and 9.4)."""

import pytest

from tests.engine.countdown.drill import drill as plain_drill
from tests.engine.countdown.drill import take
from tests.engine.countdown.vocabulary.kit import bench, borne, read

TEAM = {
    "gustav": {"at": "b1", "energy": 0, "health": 1, "aimXp": 2},
    "bob": {"at": "c1", "energy": 3, "health": 2},
    "rita": {"at": "c1", "energy": 1, "health": 2, "hostage": "hostage3"},
}
ZONES = {
    "c1": {"cards": ["dud", "civ1", "civ2", "?thug"], "entered": False, "fought": True},
    "d1": ["trap2", "?thug2"],
    "c2": ["hostage", "blocked"],
}


@pytest.fixture(scope="module")
def game():
    return bench(ops=TEAM, zones=ZONES, situation={"time": 3, "score": -1})


def named(name):
    return {"op": "namedOp", "name": name}


def card(name):
    return {"op": "namedCard", "name": name}


# --- figures --------------------------------------------------------------------------------------


@pytest.mark.rule("CD-35.05", "CD-10.07")
def test_ops_are_all_living_ops_in_ascending_number(game):
    assert read(game, "figures", "ops") == ["gustav", "bob", "rita"]
    assert read(game, "candidates", {"op": "op"}) == ["gustav", "bob", "rita"]
    assert read(game, "figures", {"op": "ops", "where": {"op": "energyAtLeast", "who": "it"}}) == ["bob", "rita"]


@pytest.mark.rule("CD-11.15")
@pytest.mark.parametrize(
    ("node", "found"),
    [
        ({"value": 2}, ["gustav", "bob"]),
        ({"value": 0}, []),
        ({"value": 2, "by": ">"}, ["rita"]),
        ({"value": 7, "at": {"op": "zoneOf", "of": {"op": "namedOp", "name": "bob"}}}, ["bob", "rita"]),
    ],
)
def test_ops_by_number_compare_with_the_number_on_the_card(game, node, found):
    assert read(game, "figures", {"op": "opsByNumber", **node}) == found


@pytest.mark.rule("CD-13.09")
def test_the_lowest_op_of_a_zone(game):
    assert read(game, "figures", {"op": "lowestOp", "at": "zoneOf"}, bearer="rita") == ["bob"]


@pytest.mark.rule("CD-2.23")
def test_an_op_by_name_is_there_only_if_it_is_in_the_team_and_alive(game):
    assert read(game, "figures", named("bob")) == ["bob"]
    assert read(game, "figures", named("vince")) == []


@pytest.mark.rule("CD-13.08", "CD-18.05")
def test_attackers_and_successful_attackers_of_an_enemy():
    give = {"op": "gainXp", "track": "special", "who": {"op": "successfulAttackers", "enemy": card("dud")}}
    mark = {"op": "gainEnergy", "who": {"op": "attackerOf", "enemy": card("dud")}, "amount": 1}
    ability = {"when": {"op": "afterStrike", "where": "any"}, "do": [give, mark]}
    weak = {"dud": {"kind": "terrorist", "level": 1, "number": 13, "attack": 0, "defence": 6}}
    ops = {name: {"at": "c1", "energy": 1, "specialXp": 2} for name in ("bob", "matt", "rita")}
    game = borne(
        ability,
        "dud2",
        ops={**ops, "gustav": "b1"},
        zones={"c1": {"cards": ["dud", "dud2"], "entered": False}},
        cards=weak,
        dice=[6, 1, 6, 6],
        level=2,
    )
    take(game, "resolve-zone")
    take(game, "no-support")
    take(game, "shoot", op="bob", card="dud")
    take(game, "shoot", op="matt", card="dud")
    take(game, "hold-fire", op="rita")
    found = {one["id"]: (one["specialXp"], one["energy"]) for one in game.view()["ops"]}
    assert (found["bob"], found["matt"], found["rita"]) == ((3, 1), (2, 1), (2, 1))
    assert read(game, "figures", {"op": "attackerOf", "enemy": card("dud")}) == ["bob", "matt"]
    assert read(game, "figures", {"op": "successfulAttackers", "enemy": card("dud")}) == ["bob"]


@pytest.mark.rule("CD-35.08", "CD-35.25")
def test_enemies_are_the_revealed_ones(game):
    assert read(game, "figures", "enemies") == ["dud"]
    assert read(game, "candidates", {"op": "enemy"}) == ["dud"]
    assert read(game, "figures", {"op": "enemies", "at": "zoneOf"}, bearer="gustav") == []
    assert read(game, "figures", {"op": "enemies", "kind": "topTerrorist"}) == []


@pytest.mark.rule("CD-90.71")
def test_terrorists_and_top_terrorists_can_be_told_apart():
    game = bench(objective="topTerrorists", zones={"c2": ["boss"], "c1": ["dud"]})
    assert read(game, "candidates", {"op": "enemy", "kind": "terrorist"}) == ["dud"]
    assert read(game, "figures", {"op": "enemies", "kind": "topTerrorist"}) == ["boss"]


@pytest.mark.rule("CD-90.87", "CD-10.19")
def test_the_top_card_is_the_uppermost_face_down_one_and_the_next_lie_below(game):
    here = {"op": "zoneOf", "of": named("bob")}
    assert read(game, "figures", {"op": "topCard", "at": here}) == ["thug"]
    assert read(game, "figures", {"op": "nextCards", "below": card("dud"), "n": 2}) == ["civ1", "civ2"]
    assert read(game, "figures", {"op": "nextCards", "below": card("civ2"), "n": 9}) == ["thug"]


@pytest.mark.rule("CD-13.10", "CD-90.09")
def test_of_persons_the_greatest_penalty_comes_first(game):
    here = {"op": "zoneOf", "of": named("bob")}
    assert read(game, "figures", {"op": "civilian", "at": here}) == ["civ2"]
    assert read(game, "figures", {"op": "civilian", "at": here, "n": 2}) == ["civ2", "civ1"]
    assert read(game, "figures", {"op": "hostage", "at": "zones", "n": 9}) == ["hostage3", "hostage", "blocked"]
    assert read(game, "figures", {"op": "hostage", "at": here}) == ["hostage3"]  # in care, and with its op


@pytest.mark.rule("CD-17.08", "CD-10.14")
def test_bombs_and_traps_are_the_revealed_ones():
    game = bench(objective="bombs", zones={"c2": ["bomb", "?bomb2"], "c1": ["trap2", "?trap3"]})
    assert read(game, "figures", "bomb") == ["bomb"]
    assert read(game, "figures", "trap") == ["trap2"]


@pytest.mark.rule("CD-15.04")
def test_the_hostage_of_an_op(game):
    assert read(game, "figures", "hostageOf", bearer="rita") == ["hostage3"]
    assert read(game, "figures", "hostageOf", bearer="bob") == []


def test_whom_an_event_is_about(game):
    event = {"bearer": "bob", "figure": "dud", "other": "rita"}
    assert [read(game, "figures", node, **event) for node in ("self", "thatFigure", "otherFigure")] == [
        ["bob"],
        ["dud"],
        ["rita"],
    ]
    among = {"op": "chooseAmong", "among": "ops", "where": {"op": "wounded", "who": "it"}}
    assert read(game, "candidates", among) == ["gustav"]


# --- places ---------------------------------------------------------------------------------------


@pytest.mark.rule("CD-9.04", "CD-35.09")
@pytest.mark.parametrize(
    ("node", "found"),
    [
        ({}, ["a1", "b1", "c1", "d1", "e1", "c2", "c3"]),
        ({"relation": "own", "of": {"op": "namedOp", "name": "bob"}}, ["c1"]),
        ({"relation": "adjacent", "of": {"op": "namedOp", "name": "bob"}}, ["b1", "d1", "c2"]),
        ({"where": {"op": "zoneSecured", "at": "it"}}, ["a1", "b1", "e1", "c3"]),
        ({"where": {"op": "isZone", "at": "it", "kind": "exfiltration"}}, ["e1", "c3"]),
    ],
)
def test_zones_of_the_board_of_figures_and_next_to_them(game, node, found):
    assert read(game, "places", {"op": "zones", **node}) == found
    assert read(game, "candidates", {"op": "zone", **node}) == found


def test_the_zone_of_a_figure_and_of_the_event(game):
    assert read(game, "places", "zoneOf", bearer="gustav") == ["b1"]
    assert read(game, "places", {"op": "zoneOf", "of": card("trap2")}) == ["d1"]
    assert read(game, "places", "thatZone", at="c2") == ["c2"]
    assert read(game, "places", "thatZone") == []


# --- numbers --------------------------------------------------------------------------------------


@pytest.mark.rule("CD-50.03", "CD-12.09")
@pytest.mark.parametrize(
    ("node", "value"),
    [
        ("rolled", 4),
        ({"op": "aim"}, 1),
        ({"op": "health"}, 1),
        ({"op": "energy"}, 0),
        ({"op": "numberOf"}, 1),
        ({"op": "levelOf"}, 0),
        ("level", 1),
        ("score", -1),
        ("time", 3),
        ("round", 1),
        ({"op": "numberOf", "of": {"op": "namedOp", "name": "rita"}}, 7),
        ({"op": "levelOf", "of": {"op": "namedOp", "name": "rita"}}, 1),
    ],
)
def test_numbers_of_the_game(game, node, value):
    assert read(game, "number", node, bearer="gustav", amount=4) == value


# --- conditions -----------------------------------------------------------------------------------


def holds(game, name, bearer=None, **node):
    return read(game, "condition", {"op": name, **node}, bearer=bearer)


@pytest.mark.rule("CD-12.08", "CD-21.02", "CD-31.04")
@pytest.mark.parametrize(
    ("name", "node", "who"),
    [
        ("energyAtLeast", {}, ["bob", "rita"]),
        ("energyAtLeast", {"n": 2}, ["bob"]),
        ("energyBelowMax", {}, ["gustav", "rita"]),
        ("wounded", {}, ["gustav"]),
        ("escorting", {}, ["rita"]),
        ("notBlocked", {}, ["gustav", "bob", "rita"]),
        ("numberAtMost", {"n": 2}, ["gustav", "bob"]),
        ("abilityLevel", {"n": 1}, ["bob", "rita"]),
        ("canRetreat", {}, ["gustav", "bob", "rita"]),
        ("inFirefight", {}, []),
        ("notInFirefight", {}, ["gustav", "bob", "rita"]),
        ("zoneHasNoEnemy", {}, ["gustav"]),
        ("zoneHasNoActiveTrap", {}, ["gustav", "bob", "rita"]),
        ("zoneHasNoOps", {}, []),
        ("zoneSecured", {}, ["gustav"]),
        ("zoneUnsecured", {}, ["bob", "rita"]),
        ("attacks", {}, []),
    ],
)
def test_conditions_on_ops_and_their_zones(game, name, node, who):
    assert [one for one in ("gustav", "bob", "rita") if holds(game, name, one, **node)] == who


@pytest.mark.rule("CD-15.10")
def test_who_escorts_a_blocked_hostage_is_blocked():
    game = bench(ops={"gustav": {"at": "b1", "hostage": "blocked"}})
    assert not holds(game, "notBlocked", "gustav")


@pytest.mark.rule("CD-90.21", "CD-14.03")
def test_without_a_secured_neighbour_nobody_can_retreat():
    game = bench(ops={"gustav": "c1"}, secured=[], zones={"c1": {"cards": ["dud"], "entered": False, "fought": True}})
    assert not holds(game, "canRetreat", "gustav")


@pytest.mark.rule("CD-7.05", "CD-26.03")
def test_conditions_on_other_zones(game):
    def zone(name):
        return {"op": "zoneOf", "of": card(name)}

    assert not holds(game, "zoneHasNoActiveTrap", at=zone("trap2"))
    assert holds(game, "zoneHasNoOps", at=zone("trap2"))
    assert holds(game, "isZone", at=zone("trap2"), kind="threat")
    assert not holds(game, "isZone", at=zone("trap2"), kind="objective")


@pytest.mark.rule("CD-7.05", "CD-7.04")
def test_what_lies_face_down_is_neither_trap_nor_enemy_to_a_condition():
    game = bench(ops={"gustav": "b1"}, zones={"c1": ["civ1", "?trap2", "?thug"]})
    at = {"op": "zoneOf", "of": card("civ1")}
    assert holds(game, "zoneHasNoActiveTrap", at=at)
    assert holds(game, "zoneHasNoEnemy", at=at)


@pytest.mark.rule("CD-9.04", "CD-31.02")
@pytest.mark.parametrize(
    ("a", "b", "adjacent", "same"),
    [("gustav", "bob", True, False), ("bob", "rita", False, True), ("gustav", "gustav", False, False)],
)
def test_positions_of_two_figures(game, a, b, adjacent, same):
    assert holds(game, "adjacent", a=named(a), b=named(b)) is adjacent
    assert holds(game, "sameZone", a=named(a), b=named(b)) is same


@pytest.mark.rule("CD-28.02", "CD-10.04")
def test_conditions_on_cards():
    zones = {"c1": {"cards": ["dud", "?thug"], "entered": True}}
    game = bench(ops={"gustav": "c1"}, zones=zones)
    below = {"op": "nextCards", "below": card("dud")}
    assert holds(game, "revealed", card=card("dud"))
    assert not holds(game, "revealed", card=below)
    assert holds(game, "hidden", card=below)
    assert not holds(game, "hidden", card=card("dud"))
    assert holds(game, "revealedBeforeEntry", card=card("dud"))
    assert not holds(game, "revealedBeforeEntry", card=below)
    assert not holds(game, "revealed", card="ops")


@pytest.mark.rule("CD-11.14")
def test_the_carrier_is_alive_while_its_card_is_in_a_zone(game):
    assert holds(game, "carrierAlive", "dud")
    assert not holds(game, "carrierAlive", "boss" if "boss" in game.scenario.card_ids else "thug3")


@pytest.mark.rule("CD-2.22")
@pytest.mark.parametrize(
    ("kind", "who"),
    [
        ("op", named("bob")),
        ("enemy", card("dud")),
        ("civilian", card("civ1")),
        ("hostage", card("hostage")),
        ("trap", card("trap2")),
    ],
)
def test_what_a_figure_is(game, kind, who):
    kinds = ("op", "enemy", "civilian", "hostage", "bomb", "trap")
    assert [one for one in kinds if holds(game, "isA", who=who, kind=one)] == [kind]


def test_one_and_the_same(game):
    assert holds(game, "isSame", a=named("bob"), b=named("bob"))
    assert not holds(game, "isSame", a=named("bob"), b=named("rita"))
    assert not holds(game, "isSame", a="none", b="none")


@pytest.mark.rule("CD-12.10", "CD-13.04")
@pytest.mark.parametrize(("rolled", "at_least", "at_most"), [(3, False, True), (4, True, True), (5, True, False)])
def test_rolls_against_a_value(game, rolled, at_least, at_most):
    assert read(game, "condition", {"op": "rollAtLeast", "n": 4}, amount=rolled) is at_least
    assert read(game, "condition", {"op": "rollAtMost", "n": 4}, amount=rolled) is at_most


@pytest.mark.rule("CD-20.02", "CD-22.04", "CD-33.21", "CD-1.07", "CD-3.18")
@pytest.mark.parametrize(
    ("node", "expected"),
    [
        ({"op": "timeAtMost", "n": 3}, True),
        ({"op": "timeAtMost", "n": 2}, False),
        ({"op": "scoreBelow", "n": 0}, True),
        ({"op": "scoreBelow", "n": -1}, False),
        ({"op": "missionLevel", "n": 1}, True),
        ({"op": "missionLevel", "n": 2}, False),
        ({"op": "missionType", "type": "hostages"}, True),
        ({"op": "missionType", "type": "bombs"}, False),
        ({"op": "mode", "mode": "single"}, True),
        ({"op": "mode", "mode": "campaign"}, False),
        ({"op": "mode", "mode": "traitor"}, False),
    ],
)
def test_conditions_on_the_mission(game, node, expected):
    assert read(game, "condition", node) is expected


@pytest.mark.rule("CD-3.18")
def test_traitor_mode_is_known():
    names = ("gustav", "bob", "rita", "matt")
    game = plain_drill(ops=dict.fromkeys(names, "b1"), seats=list(names), options={"traitorMode": True})
    assert read(game, "condition", {"op": "mode", "mode": "traitor"})


@pytest.mark.rule("CD-12.05", "CD-12.01")
def test_in_a_firefight_ops_attack_who_they_have_named():
    gun = {"id": "gun", "name": "Gun", "timing": "beforeAttackRoll", "effects": [{"op": "changeScore", "amount": 0}]}
    zones = {"c1": {"cards": ["dud", "dud2"], "entered": False}}
    game = bench(ops={"gustav": "c1", "bob": "c1", "rita": "b1"}, zones=zones, support=[gun])
    take(game, "resolve-zone")
    take(game, "no-support")
    take(game, "shoot", op="gustav", card="dud")
    take(game, "hold-fire", op="bob")
    assert [one for one in ("gustav", "bob", "rita") if holds(game, "inFirefight", one)] == ["gustav", "bob"]
    assert [one for one in ("gustav", "bob", "rita") if holds(game, "attacks", one)] == ["gustav"]
    assert [one for one in ("dud", "dud2") if holds(game, "isAttacked", one)] == ["dud"]
    assert not holds(game, "isAttacked", "dud", by=named("bob"))
