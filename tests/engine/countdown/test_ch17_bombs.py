"""Chapter 17: bombs and decoys; chapter 30: the bomb expert."""

import pytest

from tests.engine.countdown.drill import (
    cards,
    drill,
    events,
    kind,
    matching,
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

DUD = {"dud": terrorist(13, 0, 4)}  # attack value 0 never hits (CD-81.27)
LEVELS = {1: 1, 2: 8, 3: 20}  # special XP of each ability level (CD-24.05, CD-24.06)


def bomb_drill(steve=None, zones=None, more=None, **rest):
    """Steve in an objective zone of a bomb mission."""
    ops = {"steve": {"at": "b3", **(steve or {})}, **(more or {})}
    return drill(ops=ops, zones=zones or {"b3": ["?bomb"]}, objective="bombs", **rest)


def work(game, card="bomb"):
    """Let Steve spend one energy on a bomb."""
    take(game, "let-act", op="steve")
    return take(game, "work-on-bomb", card=card)


# --- defusing -------------------------------------------------------------------------------------


@pytest.mark.rule("CD-80.13", "CD-30.02", "CD-17.05", "CD-30.01", "CD-70.39", "CD-23.01")
def test_a_bomb_of_complexity_1_is_defused_in_one_round_for_one_energy():
    game = bomb_drill(more={"gustav": "b1", "vince": "b1", "rita": "b3"}, seats=["gustav+vince", "steve+rita"])
    take(game, "let-act", op="steve")
    assert (kind(game), who(game)) == ("act", 1)
    assert options(game) == [
        {"verb": "work-on-bomb", "op": "steve", "card": "bomb"},
        {"verb": "pass", "op": "steve"},
    ]
    take(game, "work-on-bomb")
    assert events(game, "bomb-defused") == [{"op": "steve", "card": "bomb"}]
    assert score(game) == 2
    assert op(game, "steve")["energy"] == 1
    assert zone(game, "b3")["secured"] is True
    assert op(game, "steve")["specialXp"] == 0  # level 1: the track is not used (CD-6.11, CD-24.03)


@pytest.mark.rule("CD-17.06", "CD-30.06", "CD-90.42", "CD-24.03")
def test_a_defused_bomb_gives_the_bomb_expert_its_xp_where_abilities_develop():
    game = bomb_drill(level=2, steve={"specialXp": 8})
    work(game)  # complexity 2, less 1 for ability level 2
    assert op(game, "steve")["specialXp"] == 8 + 4
    assert op(game, "steve")["aimXp"] == 0
    assert score(game) == 3


@pytest.mark.rule("CD-17.01")
@pytest.mark.parametrize("name", ["gustav", "bob", "vince", "matt", "jill", "rita"])
def test_nobody_but_steve_can_defuse_bombs(name):
    game = drill(ops={name: "b3"}, zones={"b3": ["?bomb"]}, objective="bombs")
    if kind(game) == "action-order":
        take(game, "let-act", op=name)
    assert not offers(game, "work-on-bomb")


@pytest.mark.rule("CD-17.02", "CD-17.08", "CD-30.03", "CD-30.04", "CD-90.41")
def test_a_bomb_of_complexity_3_takes_three_rounds_with_one_energy_each():
    game = bomb_drill(steve={"energy": 3}, zones={"b3": ["bomb3"]})
    for laid in (1, 2):
        work(game, "bomb3")
        assert events(game, "bomb-worked-on")[-1] == {"op": "steve", "card": "bomb3", "energy": laid, "needed": 3}
        assert kind(game) == "move"  # not twice in a round
        assert zone(game, "b3")["cards"][0]["energy"] == laid
        take(game, "stay")
    work(game, "bomb3")
    assert len(events(game, "bomb-defused")) == 1


@pytest.mark.rule("CD-90.41")
@pytest.mark.parametrize("per_round", [1, 2, 3])
def test_the_option_says_how_much_energy_a_bomb_takes_in_a_round(per_round):
    game = bomb_drill(
        steve={"energy": 3}, zones={"b3": ["bomb3"]}, options={"bombEnergyPerRound": per_round}, situation={"time": 7}
    )
    for _ in range(per_round):
        work(game, "bomb3")
    assert len(events(game, "bomb-worked-on")) == per_round
    assert not offers(game, "let-act", op="steve")
    assert len(events(game, "bomb-defused")) == (per_round == 3)


@pytest.mark.rule("CD-90.41")
def test_two_bombs_take_one_energy_each_in_a_round():
    game = bomb_drill(steve={"energy": 2}, zones={"b3": ["bomb", "bomb3"]})
    work(game, "bomb3")
    work(game, "bomb")
    assert len(events(game, "bomb-worked-on")) == 2


@pytest.mark.rule("CD-30.04", "CD-70.25")
def test_energy_laid_on_a_bomb_is_a_change_so_whoever_has_passed_may_act_after_all():
    game = bomb_drill(zones={"b3": ["?bomb3"], "a2": []}, more={"bob": "a2"})
    take(game, "resolve-zone", zone="b3")
    take(game, "let-act", op="bob")
    take(game, "pass", op="bob")
    assert not offers(game, "let-act", op="bob")
    work(game, "bomb3")
    assert cards(game, "b3") == ["bomb3"]
    assert offers(game, "let-act", op="bob")


@pytest.mark.rule("CD-90.41")
def test_the_energy_on_a_bomb_stays_when_steve_leaves():
    game = bomb_drill(zones={"b3": ["bomb3"], "a3": []})
    work(game, "bomb3")
    take(game, "move", zone="a3")
    assert zone(game, "b3")["cards"][0]["energy"] == 1


@pytest.mark.rule("CD-80.20", "CD-80.21", "CD-81.31", "CD-30.08", "CD-90.41", "CD-17.09")
@pytest.mark.parametrize(
    ("level", "complexity", "cost"),
    [(1, 1, 1), (1, 2, 2), (1, 3, 3), (2, 1, 1), (2, 2, 1), (2, 3, 2), (3, 1, 1), (3, 2, 1), (3, 3, 1)],
)
def test_each_ability_level_above_1_lowers_the_cost_of_a_bomb_by_1_to_at_least_1(level, complexity, cost):
    device = {"stack": "bombs", "kind": "bomb", "complexity": [complexity] * 3, "xp": [3, 4, 5]}
    device |= {"successScore": [2, 3, 4], "failScore": [-1, -2, -3]}
    game = bomb_drill(
        steve={"energy": 3, "specialXp": LEVELS[level]},
        zones={"b3": ["device"]},
        objective_cards={"device": device},
        level=2,
    )
    work(game, "device")
    assert events(game, "bomb-worked-on")[0]["needed"] == cost
    assert len(events(game, "bomb-defused")) == (cost == 1)


@pytest.mark.rule("CD-17.09", "CD-90.35")
@pytest.mark.parametrize(("level", "needed"), [(1, 1), (2, 2), (3, 3)])
def test_the_threat_level_of_the_mission_selects_the_complexity(level, needed):
    game = bomb_drill(level=level, options={"developInSingle23": False})
    work(game)
    assert events(game, "bomb-worked-on")[0]["needed"] == needed


@pytest.mark.rule("CD-30.05", "CD-10.15")
@pytest.mark.parametrize("card", ["bomb", "bomb-trap"])
def test_steve_does_not_work_while_enemies_are_in_his_zone(card):
    game = bomb_drill(zones={"b3": [card, "dud"]}, cards=DUD)
    take(game, "hold-fire", op="steve")
    take(game, "hold", op="steve")
    assert kind(game) == "move"
    assert not {"bomb-worked-on", "trap-defused"} & set(names(game))


@pytest.mark.rule("CD-30.05", "CD-90.07")
def test_steve_works_as_soon_as_the_last_enemy_is_gone():
    game = bomb_drill(steve={"energy": 2}, zones={"b3": ["bomb", "dud"]}, cards=DUD, dice=[6])
    take(game, "shoot", op="steve")
    work(game)
    assert len(events(game, "bomb-defused")) == 1


@pytest.mark.rule("CD-7.05", "CD-90.07")
def test_an_active_trap_keeps_steve_from_the_bomb_until_he_has_defused_it():
    game = bomb_drill(steve={"energy": 2}, zones={"b3": ["bomb", "bomb-trap"]})
    take(game, "let-act", op="steve")
    assert [one["verb"] for one in options(game)] == ["defuse-trap", "pass"]
    take(game, "defuse-trap")
    work(game)
    assert len(events(game, "bomb-defused")) == 1


@pytest.mark.rule("CD-30.07", "CD-24.03")
@pytest.mark.parametrize(("level", "xp"), [(1, 0), (2, 2)])
def test_a_defused_booby_trap_gives_steve_one_special_xp_where_abilities_develop(level, xp):
    game = bomb_drill(zones={"b3": ["bomb-trap"]}, level=level)
    take(game, "let-act", op="steve")
    take(game, "defuse-trap")
    assert op(game, "steve")["specialXp"] == xp


@pytest.mark.rule("CD-30.01", "CD-90.07")
def test_steve_must_be_in_the_zone_of_the_bomb_or_trap():
    game = drill(ops={"steve": "a3"}, zones={"b3": ["bomb", "bomb-trap"]}, secured=["a3"], objective="bombs")
    assert not offers(game, "let-act", op="steve")


# --- exploding ------------------------------------------------------------------------------------


@pytest.mark.rule("CD-80.14", "CD-17.03", "CD-17.04", "CD-17.07", "CD-90.43", "CD-20.06")
def test_a_bomb_that_is_not_defused_explodes_at_the_ultimatum_and_kills_everybody_in_its_zone():
    game = drill(
        ops={"gustav": "b3", "rita": {"at": "b3", "energy": 3}, "bob": "b1"},
        zones={"b3": ["bomb", "civ2"]},
        objective="bombs",
        situation={"time": 1},
    )
    run_to(game, "move", "reveal")
    assert [one["card"] for one in events(game, "bomb-exploded")] == ["bomb"]
    assert [one["card"] for one in events(game, "civilian-killed")] == ["civ2"]
    assert [one["op"] for one in events(game, "op-died")] == ["gustav", "rita"]  # no rescue by Rita
    assert score(game) == -1 - 2 - 2 - 2
    assert op(game, "bob")["alive"] is True


@pytest.mark.rule("CD-90.43", "CD-17.04")
def test_a_hostage_in_care_dies_with_its_op_when_a_bomb_explodes():
    captive = {"stack": "bombs", "kind": "hostage", "successScore": [2] * 3, "failScore": [-1] * 3}
    game = drill(
        ops={"gustav": {"at": "b3", "hostage": "captive"}, "bob": "b1"},
        zones={"b3": ["bomb"]},
        objective="bombs",
        objective_cards={"captive": captive},
        situation={"time": 1},
    )
    run_to(game, "move")
    assert [one["card"] for one in events(game, "hostage-killed")] == ["captive"]
    assert score(game) == -1 - 1 - 2


@pytest.mark.rule("CD-17.03", "CD-90.81")
def test_a_bomb_does_not_explode_before_the_ultimatum():
    game = drill(ops={"gustav": "b3"}, zones={"b3": ["?bomb"]}, objective="bombs", situation={"time": 2})
    run_to(game, "move")
    assert "bomb-exploded" not in names(game)
    assert game.view()["time"] == 1


@pytest.mark.rule("CD-36.01")
def test_a_bomb_card_shows_complexity_and_points_of_the_level():
    game = bomb_drill(level=2)
    shown = zone(game, "b3")["cards"][0]
    assert (shown["complexity"], shown["success"], shown["fail"], shown["energy"]) == (2, 3, -2, 0)


@pytest.mark.rule("CD-90.27", "CD-17.03")
def test_a_zone_that_only_the_explosion_emptied_can_be_passed_but_is_not_secured():
    game = drill(ops={"gustav": "b1"}, zones={"b3": ["bomb"]}, objective="bombs", situation={"time": 1})
    run_to(game, "move")
    assert (zone(game, "b3")["secured"], zone(game, "b3")["passable"]) == (False, True)
    assert events(game, "zone-swept") == [{"zone": "b3"}]
    assert events(game, "zone-secured") == []
    assert cards(game, "b3") == []


@pytest.mark.rule("CD-90.27", "CD-9.05")
def test_every_zone_that_the_ultimatum_emptied_can_be_passed():
    game = bomb_drill(
        {"at": "b2"}, zones={"b3": ["bomb"], "c2": ["bomb2"], "b2": []}, phase="countdown", situation={"time": 1}
    )
    run_to(game, "move")
    assert [one["zone"] for one in matching(game, "move") if one["zone"] in ("b4", "d2")] == ["d2", "b4"]
