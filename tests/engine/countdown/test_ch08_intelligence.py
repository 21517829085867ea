"""Chapter 8: phase 1, intelligence; chapter 29: Jill."""

import pytest

from tests.engine.countdown.drill import (
    bomb,
    boss,
    cards,
    drill,
    events,
    hostage,
    kind,
    names,
    offers,
    op,
    options,
    run_to,
    take,
    who,
    zone,
)

JILL = {"jill": "b2"}


def intel(ops=None, phase="intelligence", **parts):
    """Jill in b2; its neighbours a2, b3 and c2 hold one face-down card each, unless the test says otherwise."""
    return drill(ops=ops or JILL, phase=phase, secured=["b2"], **parts)


def reveal(game, place, count=1):
    take(game, "use-intel", zone=place, cards=count)
    return game


def developed(xp):
    return {"jill": {"at": "b2", "specialXp": xp}}


# --- phase 1 (CD-8) -------------------------------------------------------------------------------


@pytest.mark.rule("CD-8.01", "CD-70.20", "CD-1.09")
def test_in_phase_1_only_jill_may_act():
    team = {"gustav": "b1", "bob": "b1", "jill": "b2", "rita": "b1"}
    game = intel(team, seats=["gustav", "bob", "jill", "rita"])
    assert (kind(game), who(game), game.decision.rule) == ("reveal", 2, "CD-70.20")
    take(game, "decline")
    assert game.view()["phase"] == "positioning"


@pytest.mark.rule("CD-8.01")
def test_without_jill_nobody_acts_in_phase_1():
    assert kind(intel({"gustav": "b2"})) == "move"


@pytest.mark.rule("CD-8.02", "CD-29.02", "CD-70.20", "CD-90.29")
def test_jill_reveals_cards_in_zones_adjacent_to_her_own_only():
    game = intel()
    assert [one for one in options(game) if one["verb"] == "use-intel"] == [
        {"verb": "use-intel", "op": "jill", "zone": place, "cards": 1} for place in ("a2", "c2", "b3")
    ]
    assert offers(game, "decline")


@pytest.mark.rule("CD-8.02")
def test_threat_cards_and_objective_cards_can_be_revealed():
    game = intel(zones={"a2": ["?thug"], "b3": ["?hostage"]})
    reveal(reveal(game, "a2"), "b3")
    assert (cards(game, "a2"), cards(game, "b3")) == (["thug"], ["hostage"])


@pytest.mark.rule("CD-8.03", "CD-8.05", "CD-8.06", "CD-81.12", "CD-29.02")
def test_each_card_costs_1_energy_and_jill_goes_on_as_long_as_she_has_any():
    game = intel(zones={"a2": ["?thug"], "c2": ["?thug2"]})
    reveal(game, "a2")
    assert op(game, "jill")["energy"] == 1
    assert kind(game) == "reveal"
    reveal(game, "c2")
    assert op(game, "jill")["energy"] == 0
    assert (cards(game, "a2"), cards(game, "c2")) == (["thug"], ["thug2"])
    assert kind(game) == "move"


@pytest.mark.rule("CD-8.06", "CD-70.20")
def test_revealing_is_voluntary_and_needs_energy():
    game = take(intel(), "decline")
    assert (kind(game), op(game, "jill")["energy"]) == ("move", 2)
    assert kind(intel({"jill": {"at": "b2", "energy": 0}})) == "move"


@pytest.mark.rule("CD-8.04", "CD-29.03", "CD-90.87")
def test_a_reveal_turns_up_the_top_card_and_then_the_next_one_below():
    game = intel({"jill": {"at": "b2", "energy": 3}}, zones={"a2": ["?civ1", "?thug", "?civ2"]})
    reveal(game, "a2")
    assert cards(game, "a2") == ["civ1", None, None]
    reveal(game, "a2")
    assert cards(game, "a2") == ["civ1", "thug", None]
    reveal(game, "a2")
    assert cards(game, "a2") == ["civ1", "thug", "civ2"]


@pytest.mark.rule("CD-90.87")
def test_top_is_the_uppermost_face_down_card_wherever_open_cards_lie():
    game = intel(zones={"a2": ["?thug", "civ1", "?thug2"], "c2": ["thug3", "?civ2"]})
    reveal(game, "a2")
    assert cards(game, "a2") == ["thug", "civ1", None]
    reveal(game, "c2")
    assert cards(game, "c2") == ["thug3", "civ2"]


@pytest.mark.rule("CD-8.02", "CD-70.20")
def test_a_zone_whose_cards_all_lie_open_is_not_offered():
    game = intel(zones={"a2": ["thug"], "c2": ["?thug2"], "b3": ["hostage"]})
    assert [one["zone"] for one in options(game) if one["verb"] == "use-intel"] == ["c2"]


@pytest.mark.rule("CD-90.40", "CD-8.01")
def test_in_phase_1_an_enemy_or_a_trap_beside_her_does_not_stop_jill():
    game = intel(zones={"b2": ["thug", "trap2"]})
    assert kind(game) == "reveal"


@pytest.mark.rule("CD-17.10")
def test_a_decoy_that_jill_reveals_is_discarded():
    game = intel(zones={"b3": ["?decoy", "?bomb"]}, objective="bombs")
    reveal(game, "b3")
    assert cards(game, "b3") == [None]
    assert events(game, "decoy-discarded") == [{"card": "decoy", "zone": "b3"}]


@pytest.mark.rule("CD-90.27")
def test_a_zone_is_secured_from_afar_when_jill_shows_that_nothing_dangerous_is_left():
    game = intel(zones={"a2": ["?civ1"]})
    reveal(game, "a2")
    assert zone(game, "a2")["secured"]


# --- snipers (CD-8.08 to CD-8.12) -----------------------------------------------------------------


@pytest.mark.rule("CD-8.08", "CD-8.09", "CD-8.10", "CD-8.11", "CD-8.12", "CD-80.04", "CD-80.05", "CD-90.10", "CD-50.07")
@pytest.mark.parametrize(("die", "health"), [(1, 1), (2, 1), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_a_revealed_sniper_with_attack_4_hits_jill_with_a_die_up_to_4_and_stays(die, health):
    game = intel(zones={"a2": ["?sniper"]}, dice=[die])
    reveal(game, "a2")
    assert op(game, "jill")["health"] == health
    assert cards(game, "a2") == ["sniper"]
    assert kind(game) == "reveal"
    reveal(game, "c2")  # he does not fire a second time
    assert op(game, "jill")["health"] == health


@pytest.mark.rule("CD-90.10")
@pytest.mark.parametrize("card", ["bazooka", "striker", "caller", "t70", "thug"])
def test_no_other_symbol_works_because_jill_has_revealed_it(card):
    game = intel(zones={"a2": [f"?{card}"]}, situation={"threatStack": ["thug2"]})
    reveal(game, "a2")
    assert (op(game, "jill")["health"], cards(game, "a2")) == (2, [card])


@pytest.mark.rule("CD-8.08", "CD-13.13", "CD-90.40")
def test_a_sniper_can_kill_jill_and_then_she_reveals_no_more():
    game = intel({"jill": {"at": "b2", "health": 1}, "gustav": "b1"}, zones={"a2": ["?sniper"]}, dice=[4])
    reveal(game, "a2")
    assert not op(game, "jill")["alive"]
    assert (kind(game), game.view()["score"]) == ("move", -2)


@pytest.mark.rule("CD-90.40")
def test_each_sniper_of_one_use_fires_once():
    more = {
        "sniper2": {"kind": "terrorist", "level": 1, "number": 21, "attack": 4, "defence": 5, "specials": ["sniper"]}
    }
    game = intel(developed(8), zones={"a2": ["?sniper"], "c2": ["?sniper2"]}, cards=more, level=2, dice=[4, 5])
    reveal(game, "a2", 2)
    take(game, "reveal-in", zone="c2")
    assert [event["roll"] for event in events(game, "enemy-fired")] == [4, 5]
    assert op(game, "jill")["health"] == 1


# --- development (CD-29) --------------------------------------------------------------------------


@pytest.mark.rule("CD-8.07", "CD-90.33")
def test_in_a_level_1_mission_the_ability_stays_at_level_1():
    game = intel(developed(20))
    assert {one["cards"] for one in options(game) if one["verb"] == "use-intel"} == {1}


@pytest.mark.rule("CD-29.05", "CD-81.40", "CD-24.05", "CD-24.06", "CD-70.21")
@pytest.mark.parametrize(("xp", "most"), [(1, 1), (7, 1), (8, 2), (19, 2), (20, 3)])
def test_the_ability_level_is_the_number_of_cards_for_1_energy(xp, most):
    game = intel(developed(xp), level=2)
    assert {one["cards"] for one in options(game) if one["verb"] == "use-intel"} == set(range(1, most + 1))


@pytest.mark.rule("CD-29.05", "CD-81.40", "CD-90.40", "CD-70.21")
def test_with_level_2_one_energy_turns_up_two_cards_one_by_one_in_zones_of_her_choice():
    ops = {"jill": {"at": "b2", "specialXp": 8, "energy": 1}}
    game = intel(ops, zones={"a2": ["?civ1", "?thug"], "c2": ["?thug2"]}, level=2)
    reveal(game, "a2", 2)
    assert cards(game, "a2") == ["civ1", None]
    assert (kind(game), game.decision.rule, op(game, "jill")["energy"]) == ("reveal-next", "CD-70.21", 0)
    assert options(game) == [{"verb": "reveal-in", "zone": place} for place in ("a2", "c2", "b3")]
    take(game, "reveal-in", zone="a2")
    assert cards(game, "a2") == ["civ1", "thug"]
    assert kind(game) == "move"


@pytest.mark.rule("CD-90.40")
def test_no_more_cards_can_be_announced_than_lie_face_down():
    game = intel(developed(20), zones={"a2": ["?thug"], "c2": ["?thug2"], "b3": ["hostage"]}, level=2)
    assert {one["cards"] for one in options(game) if one["verb"] == "use-intel"} == {1, 2}


@pytest.mark.rule("CD-29.04", "CD-90.40")
@pytest.mark.parametrize(
    ("objective", "card", "xp"),
    [
        ("hostages", "thug", 1),
        ("hostages", "civ1", 0),
        ("hostages", "trap2", 0),
        ("hostages", "hostage", 1),
        ("hostages", "hostage-trap", 0),
        ("bombs", "bomb", 1),
        ("bombs", "decoy", 0),
        ("topTerrorists", "boss", 1),
        ("topTerrorists", "cap-hostage", 1),
    ],
)
def test_jill_learns_from_terrorists_and_mission_objectives(objective, card, xp):
    place = "a2" if card in ("thug", "civ1", "trap2") else "b3"
    game = intel(
        zones={place: [f"?{card}", "?filler-20" if place == "a2" else f"?{objective.lower()}-8"]},
        objective=objective,
        level=2,
    )
    before = op(game, "jill")["specialXp"]
    reveal(game, place)
    assert op(game, "jill")["specialXp"] == before + xp


@pytest.mark.rule("CD-29.04", "CD-24.03")
def test_in_a_level_1_mission_nothing_is_recorded():
    game = reveal(intel(zones={"a2": ["?thug"]}), "a2")
    assert op(game, "jill")["specialXp"] == 0


# --- phase 3 (CD-29.01) ---------------------------------------------------------------------------


@pytest.mark.rule("CD-29.01", "CD-7.04", "CD-70.20")
def test_jill_may_use_her_ability_in_phase_3_too():
    game = intel(phase="action", zones={"a2": ["?thug"]})
    run_to(game, "action-order", "act")
    if kind(game) == "action-order":
        take(game, "let-act", op="jill")
    take(game, "use-intel", zone="a2", cards=1)
    assert (cards(game, "a2"), op(game, "jill")["energy"]) == (["thug"], 1)
    assert game.view()["phase"] == "action"


@pytest.mark.rule("CD-7.04", "CD-7.05", "CD-90.40", "CD-29.01")
@pytest.mark.parametrize("card", ["thug", "trap2"])
def test_in_phase_3_an_enemy_or_an_active_trap_beside_her_stops_jill(card):
    entered = {"cards": [card], "entered": False, "fought": True}
    game = drill(ops=JILL, zones={"b2": entered}, phase="action")
    assert "intel-used" not in names(game)
    assert (game.view()["round"], kind(game)) == (2, "reveal")  # the phase has passed without her


def test_the_cards_of_this_drill_are_what_the_tests_take_them_for():
    assert (bomb()["kind"], hostage()["kind"], boss(1)["kind"]) == ("bomb", "hostage", "topTerrorist")
