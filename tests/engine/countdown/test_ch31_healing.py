"""Chapter 31: Rita, the medic."""

import pytest

from tests.engine.countdown.drill import drill, events, kind, matching, offers, op, options, take, terrorist, who

DUD = {"dud": terrorist(13, 0, 4)}  # attack value 0 never hits (CD-81.27)


def ward(rita=None, secured=("b2",), **ops):
    """Rita and others in b2."""
    return drill(ops={"rita": {"at": "b2", **(rita or {})}, **ops}, secured=secured)


def at_b2(**values):
    """An op in b2."""
    return {"at": "b2", **values}


def developed(xp, **ops):
    """Rita with special XP in a mission of level 2."""
    return drill(ops={"rita": at_b2(energy=3, specialXp=xp), **ops}, secured=["b2"], level=2)


# --- healing --------------------------------------------------------------------------------------


@pytest.mark.rule("CD-81.19", "CD-31.01", "CD-31.04", "CD-31.05", "CD-70.40")
def test_rita_heals_a_wounded_op_to_at_most_2_for_two_energy():
    game = ward(gustav=at_b2(health=1, energy=3), bob=at_b2(energy=3))
    take(game, "let-act", op="rita")
    assert options(game) == [
        {"verb": "heal", "op": "rita", "patient": "gustav"},  # bob has 2 health
        {"verb": "pass", "op": "rita"},
    ]
    take(game, "heal")
    assert events(game, "op-healed") == [{"medic": "rita", "op": "gustav", "health": 2}]
    assert op(game, "gustav")["health"] == 2
    assert op(game, "rita")["energy"] == 0


@pytest.mark.rule("CD-31.04", "CD-31.06")
@pytest.mark.parametrize(("energy", "verbs"), [(0, set()), (1, {"pep-up"}), (2, {"heal", "pep-up"})])
def test_healing_needs_two_energy_and_a_pep_up_one(energy, verbs):
    game = ward(rita={"energy": energy}, gustav=at_b2(health=1, energy=1))
    if verbs:
        take(game, "let-act", op="rita")
    assert {one["verb"] for one in options(game)} & {"heal", "pep-up"} == verbs


@pytest.mark.rule("CD-31.01")
def test_rita_does_not_heal_herself():
    game = ward(rita={"health": 1, "energy": 2}, gustav=at_b2(energy=3))
    assert not offers(game, "let-act", op="rita")


@pytest.mark.rule("CD-31.02")
def test_rita_helps_only_in_her_own_zone():
    game = ward(gustav={"at": "a2", "health": 1, "energy": 0}, secured=("b2", "a2"))
    assert not offers(game, "let-act", op="rita")


@pytest.mark.rule("CD-31.03", "CD-90.23", "CD-7.04")
@pytest.mark.parametrize(("in_firefight", "can_help"), [(False, False), (True, True)])
def test_rita_helps_only_where_no_enemy_is_unless_the_option_allows_it(in_firefight, can_help):
    game = drill(
        ops={"rita": at_b2(), "gustav": at_b2(health=1)},
        zones={"b2": {"cards": ["dud"], "entered": False, "fought": True}},
        cards=DUD,
        options={"medicInFirefight": in_firefight},
    )
    assert offers(game, "let-act", op="rita") is can_help


@pytest.mark.rule("CD-7.05")
def test_rita_does_not_help_beside_an_active_trap():
    game = drill(ops={"rita": at_b2(), "gustav": at_b2(health=1)}, zones={"b2": ["trap2"]})
    assert not offers(game, "let-act", op="rita")


# --- pepping up -----------------------------------------------------------------------------------


@pytest.mark.rule("CD-31.06", "CD-70.41", "CD-21.02")
def test_rita_passes_one_energy_on_to_an_op_below_its_limit():
    game = drill(
        ops={"rita": at_b2(energy=2), "gustav": at_b2(energy=2), "bob": at_b2(energy=3), "jill": {"at": "b1"}},
        seats=["gustav+bob", "rita+jill"],
        secured=["b2"],
    )
    take(game, "let-act", op="rita")
    assert (kind(game), who(game)) == ("act", 1)
    assert [one.get("comrade") for one in matching(game, "pep-up")] == ["gustav"]
    take(game, "pep-up")
    assert events(game, "op-pepped-up") == [{"medic": "rita", "op": "gustav", "energy": 3}]


# --- development ----------------------------------------------------------------------------------


@pytest.mark.rule("CD-31.07", "CD-31.08")
@pytest.mark.parametrize(("verb", "xp"), [("heal", 2), ("pep-up", 1)])
def test_a_healing_gives_two_special_xp_and_a_pep_up_one(verb, xp):
    game = developed(1, gustav=at_b2(health=1))
    take(game, "let-act", op="rita")
    take(game, verb)
    assert op(game, "rita")["specialXp"] == 1 + xp


@pytest.mark.rule("CD-31.09", "CD-31.10", "CD-90.90")
@pytest.mark.parametrize(
    ("verb", "who_helped", "cost", "each"), [("heal", "patient", 2, 2), ("pep-up", "comrade", 1, 1)]
)
@pytest.mark.parametrize(("xp", "most"), [(1, 1), (8, 2), (18, 2), (20, 3)])
def test_rita_helps_as_many_ops_at_once_as_her_ability_level_for_the_same_cost(xp, most, verb, who_helped, cost, each):
    comrades = {name: at_b2(health=1, energy=0) for name in ("gustav", "bob", "vince")}
    game = developed(xp, **comrades)
    take(game, "let-act", op="rita")
    for number, name in enumerate(list(comrades)[:most]):
        assert kind(game) == ("act" if number == 0 else "more-patients")
        take(game, verb, **{who_helped: name})
    helped = events(game, "op-healed" if verb == "heal" else "op-pepped-up")
    assert [one["op"] for one in helped] == list(comrades)[:most]
    assert op(game, "rita")["energy"] == 3 - cost
    assert op(game, "rita")["specialXp"] == min(20, xp + most * each)
    assert kind(game) == "action-order"


@pytest.mark.rule("CD-31.09")
def test_helping_further_ops_is_optional():
    game = developed(20, gustav=at_b2(health=1), bob=at_b2(health=1))
    take(game, "let-act", op="rita")
    take(game, "heal", patient="bob")
    assert [one.get("patient") for one in options(game)] == ["gustav", None]
    take(game, "no-more")
    assert (op(game, "gustav")["health"], op(game, "bob")["health"]) == (1, 2)
