"""Chapter 28: Matt, the sniper."""

import pytest

from tests.engine.countdown.drill import (
    boss,
    cards,
    drill,
    events,
    kind,
    names,
    offers,
    op,
    options,
    run_to,
    score,
    take,
    terrorist,
    who,
    zone,
)

NO_BULLETS = {"bulletsUsed": 3}
DUD = {"dud": terrorist(13, 0, 4)}  # attack value 0 never hits (CD-81.27)


def snipe(zones, card, dice, matt=None, **rest):
    """Matt in a2 attacks an enemy; Rita stands by, so that the phase goes on."""
    situation = {**NO_BULLETS, **rest.pop("situation", {})}
    ops = {"matt": {"at": "a2", "energy": 2, **(matt or {})}, "rita": "a2"}
    game = drill(ops=ops, zones=zones, secured=["a2"], dice=dice, situation=situation, **rest)
    take(game, "let-act", op="matt")
    return take(game, "snipe", card=card)


def fallen(game):
    """The enemies eliminated, in order."""
    return [one["card"] for one in events(game, "enemy-eliminated")]


@pytest.mark.rule("CD-28.01", "CD-28.02", "CD-28.03", "CD-70.37")
def test_matt_attacks_revealed_enemies_in_adjacent_zones_for_one_energy():
    game = drill(
        ops={"matt": "b2", "gustav": "b1", "rita": "b1", "steve": "b1"},
        seats=["gustav+rita", "matt+steve"],
        zones={"a2": ["thug", "?thug2"], "b3": ["civ1", "?sniper"], "c2": ["t70"], "a3": ["thug3"]},
        secured=["b2"],
        dice=[6],
    )
    take(game, "let-act", op="matt")
    assert (kind(game), who(game)) == ("act", 1)
    assert [one.get("card") for one in options(game)] == ["thug", "t70", None]  # a3 is not adjacent
    take(game, "snipe", card="thug")
    assert fallen(game) == ["thug"]
    assert op(game, "matt")["energy"] == 1


@pytest.mark.rule("CD-28.03")
@pytest.mark.parametrize(("energy", "can_snipe"), [(0, False), (1, True)])
def test_such_an_attack_needs_energy(energy, can_snipe):
    game = drill(ops={"matt": {"at": "a2", "energy": energy}, "rita": "a2"}, zones={"b2": ["thug"]}, secured=["a2"])
    assert offers(game, "let-act", op="matt") is can_snipe


@pytest.mark.rule("CD-28.04", "CD-28.05")
@pytest.mark.parametrize(("xp", "roll", "is_hit"), [(0, 3, False), (0, 4, True), (3, 2, False), (3, 3, True)])
def test_the_attack_total_is_a_die_and_matts_aim_skill(xp, roll, is_hit):
    game = snipe({"b2": ["thug"]}, "thug", [roll], matt={"aimXp": xp})
    assert (fallen(game) == ["thug"]) is is_hit
    assert events(game, "shot-rolled")[0]["total"] == roll + (xp == 3)


@pytest.mark.rule("CD-28.06")
def test_the_target_does_not_fire_back():
    game = snipe({"b2": ["thug"]}, "thug", [1])
    assert "enemy-fired" not in names(game)
    assert kind(game) == "action-order"


@pytest.mark.rule("CD-81.30", "CD-11.24", "CD-28.06", "CD-28.07")
def test_a_terrorist_sniper_who_survives_fires_back():
    game = snipe({"b2": ["sniper"]}, "sniper", [3, 4], matt={"aimXp": 3})
    assert events(game, "shot-rolled")[0] == {"op": "matt", "card": "sniper", "roll": 3, "total": 4, "defence": 5}
    assert events(game, "enemy-fired") == [{"card": "sniper", "op": "matt", "roll": 4, "attack": 4}]
    assert (op(game, "matt")["health"], op(game, "matt")["aimXp"]) == (1, 4)


@pytest.mark.rule("CD-11.24", "CD-28.06")
def test_a_terrorist_sniper_who_falls_does_not_fire_back():
    game = snipe({"b2": ["sniper"]}, "sniper", [5])
    assert fallen(game) == ["sniper"]
    assert "enemy-fired" not in names(game)


@pytest.mark.rule("CD-90.39")
def test_a_terrorist_sniper_fires_back_after_each_attack():
    game = snipe({"b2": ["sniper"]}, "sniper", [1, 6, 1, 6])
    take(game, "let-act", op="matt")
    take(game, "snipe", card="sniper")
    assert len(events(game, "enemy-fired")) == 2


@pytest.mark.rule("CD-90.39")
def test_a_shot_at_jill_does_not_keep_a_sniper_from_firing_back_at_matt():
    game = drill(
        ops={"matt": "a2", "jill": "a2"},
        zones={"b2": ["?sniper"]},
        secured=["a2"],
        dice=[6, 1, 6],
        situation=NO_BULLETS,
    )
    take(game, "let-act", op="jill")
    take(game, "use-intel", zone="b2")
    take(game, "let-act", op="matt")
    take(game, "snipe", card="sniper")
    assert [one["op"] for one in events(game, "enemy-fired")] == ["jill", "matt"]


@pytest.mark.rule("CD-28.07", "CD-18.13")
@pytest.mark.parametrize("roll", [1, 6])
def test_matt_gains_one_aim_xp_for_each_attempt(roll):
    game = snipe({"b2": ["thug"]}, "thug", [roll])
    assert op(game, "matt")["aimXp"] == 1


@pytest.mark.rule("CD-28.08")
@pytest.mark.parametrize("card", ["star", "heart"])
def test_the_ability_earns_no_star_and_no_heart(card):
    game = snipe({"b2": [card]}, card, [6])
    assert fallen(game) == [card]
    assert (op(game, "matt")["aimXp"], op(game, "matt")["health"]) == (1, 2)


@pytest.mark.rule("CD-90.82")
def test_a_top_terrorist_hit_from_afar_scores():
    game = snipe(
        {"b2": ["chief"]},
        "chief",
        [6],
        objective="topTerrorists",
        objective_cards={"chief": {"stack": "topTerrorists", **boss(110, 3, 5)}},
    )
    assert score(game) == 2
    assert zone(game, "b2")["secured"] is True


@pytest.mark.rule("CD-28.09")
@pytest.mark.parametrize(("roll", "xp"), [(3, 1), (4, 2)])
def test_each_enemy_hit_gives_one_special_xp_in_addition(roll, xp):
    game = snipe({"b2": ["thug"]}, "thug", [roll], level=2)
    assert op(game, "matt")["specialXp"] == xp


@pytest.mark.rule("CD-28.10", "CD-90.39", "CD-70.37")
@pytest.mark.parametrize(("xp", "most"), [(8, 2), (20, 3)])
def test_at_ability_level_2_or_3_as_many_different_targets_are_attacked_for_one_energy(xp, most):
    game = snipe(
        {"b2": ["thug", "thug2"], "a3": ["thug3", "t70"]},
        "thug",
        [6, 6, 6],
        matt={"specialXp": xp, "energy": 3},
        level=2,
    )
    for target in ("thug3", "thug2")[: most - 1]:
        assert kind(game) == "more-targets"
        assert "shot-rolled" not in names(game)
        assert not offers(game, "snipe", card="thug")
        take(game, "snipe", card=target)
    assert fallen(game) == ["thug", "thug3", "thug2"][:most]
    assert op(game, "matt")["energy"] == 2
    assert op(game, "matt")["aimXp"] == most  # CD-90.39: one for each target


@pytest.mark.rule("CD-28.10")
def test_further_targets_are_optional():
    game = snipe({"b2": ["thug", "thug2"]}, "thug", [6], matt={"specialXp": 8}, level=2)
    take(game, "no-more")
    assert fallen(game) == ["thug"]
    assert cards(game, "b2") == ["thug2"]


@pytest.mark.rule("CD-28.10", "CD-90.39")
def test_all_targets_are_shot_at_before_snipers_fire_back():
    game = snipe({"b2": ["sniper", "thug"]}, "sniper", [1, 6, 1], matt={"specialXp": 8, "health": 1}, level=2)
    take(game, "snipe", card="thug")
    assert fallen(game) == ["thug"]
    assert kind(game) == "rescue"  # the sniper has killed him, unless Rita helps
    assert [one["card"] for one in events(game, "enemy-fired")] == ["sniper"]


@pytest.mark.rule("CD-13.03", "CD-90.04", "CD-90.39")
@pytest.mark.parametrize(
    ("numbers", "order"), [((21, 20), ["twin-b", "twin-a"]), ((20, 20), ["twin-a", "twin-b"])], ids=["number", "tie"]
)
@pytest.mark.parametrize("named", [("twin-a", "twin-b"), ("twin-b", "twin-a")])
def test_snipers_fire_back_in_ascending_number_whatever_the_order_of_the_targets(numbers, order, named):
    twins = {f"twin-{one}": terrorist(number, 0, 9, "sniper") for one, number in zip("ab", numbers, strict=True)}
    game = snipe({"b2": ["twin-b", "twin-a"]}, named[0], [1] * 4, matt={"specialXp": 8}, level=2, cards=twins)
    take(game, "snipe", card=named[1])
    assert [one["card"] for one in events(game, "enemy-fired")] == order


@pytest.mark.rule("CD-90.39", "CD-32.18")
def test_ops_beside_the_target_are_never_harmed():
    game = drill(
        ops={"matt": "a2", "gustav": {"at": "b2", "energy": 0}},
        zones={"b2": {"cards": ["dud"], "entered": False, "fought": True}},
        secured=["a2"],
        cards=DUD,
        situation=NO_BULLETS,
        dice=[1],
    )
    take(game, "let-act", op="matt")
    take(game, "snipe", card="dud")
    assert "op-hurt" not in names(game)


@pytest.mark.rule("CD-7.04", "CD-7.05")
@pytest.mark.parametrize("own", ["dud", "trap2"])
def test_matt_does_not_snipe_beside_enemies_or_active_traps(own):
    game = drill(ops={"matt": "a2"}, zones={"a2": [own], "b2": ["thug"]}, cards=DUD)
    run_to(game, "move")
    assert "shot-rolled" not in names(game)


@pytest.mark.rule("CD-90.19")
def test_bullet_control_helps_matt_too():
    game = drill(ops={"matt": "a2", "rita": "a2"}, zones={"b2": ["thug"]}, secured=["a2"], dice=[2])
    take(game, "let-act", op="matt")
    take(game, "snipe", card="thug")
    assert (kind(game), who(game)) == ("bullet-control", None)
    game.choose(0)
    assert fallen(game) == ["thug"]
    assert score(game) == -2


@pytest.mark.rule("CD-37.02")
def test_matt_may_clear_a_zone_that_comrades_entered_before_it_is_resolved():
    game = drill(ops={"matt": "a2", "gustav": "b2"}, zones={"b2": ["bazooka"]}, secured=["a2"], dice=[6])
    take(game, "let-act", op="matt")
    take(game, "snipe", card="bazooka")
    assert zone(game, "b2")["secured"] is True
    assert "bazooka-rolled" not in names(game)
    assert not offers(game, "resolve-zone")


@pytest.mark.rule("CD-11.10", "CD-90.12", "CD-28.06")
def test_a_sniper_who_came_as_a_reinforcement_does_not_fire_back():
    game = drill(
        ops={"matt": {"at": "a2", "energy": 2}, "gustav": {"at": "b2", "energy": 0}},
        zones={"b2": ["?call"]},
        cards={"call": terrorist(13, 0, 4, "reinforceBefore")},
        secured=["a2"],
        situation={**NO_BULLETS, "threatStack": ["sniper"]},
        dice=[6, 6, 1],
    )
    take(game, "hold", op="gustav")
    take(game, "let-act", op="matt")
    before = len(events(game, "enemy-fired"))
    take(game, "snipe", card="sniper")
    assert len(events(game, "enemy-fired")) == before
