"""Chapter 12: targets, the strike, bullet control."""

import json
from pathlib import Path

import pytest

import engine
from tests.engine.countdown.drill import (
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
DUDS = {
    "dud": terrorist(13, 0, 4),
    "dud2": terrorist(14, 0, 4),
    "hard": terrorist(15, 0, 9),
    "six": terrorist(16, 0, 6),
}
DUDS |= {"three": terrorist(17, 0, 3), "five": terrorist(18, 0, 5)}  # attack value 0 never hits (CD-81.27)


def shots(game):
    """Who aimed at whom, in order."""
    return [(one["op"], one["card"]) for one in events(game, "target-named")]


def hits(game):
    """Whose shots hit, in order."""
    return [one["op"] for one in events(game, "shot-hit")]


# --- targets --------------------------------------------------------------------------------------


@pytest.mark.rule("CD-12.01", "CD-70.27", "CD-70.28", "CD-1.09")
def test_every_op_is_asked_for_its_target_by_its_owner_before_any_die_is_rolled():
    game = drill(
        ops={"gustav": "b2", "bob": "b2", "rita": "b2", "steve": "b2"},
        seats=["gustav+rita", "bob+steve"],
        zones={"b2": ["?thug", "?thug2"]},
    )
    for name, seat in (("gustav", 0), ("bob", 1), ("steve", 1), ("rita", 0)):
        assert (kind(game), who(game)) == ("shoot", seat)
        assert options(game) == [
            {"verb": "shoot", "op": name, "card": "thug"},
            {"verb": "shoot", "op": name, "card": "thug2"},
            {"verb": "hold-fire", "op": name},
        ]
        assert "shot-rolled" not in names(game)
        take(game, "shoot", card="thug2")
    assert len(events(game, "shot-rolled")) >= 1


@pytest.mark.rule("CD-12.02", "CD-12.03", "CD-81.08")
def test_several_ops_may_fire_at_one_enemy_but_their_values_are_not_added():
    game = drill(
        ops={"gustav": {"at": "b2", "aimXp": 6}, "bob": {"at": "b2", "aimXp": 18}},  # skills 2 and 3
        zones={"b2": ["?six"]},
        cards=DUDS,
        situation=NO_BULLETS,
        dice=[3, 2, 1],
    )
    take(game, "shoot", op="gustav")
    take(game, "shoot", op="bob")
    assert [one["total"] for one in events(game, "shot-rolled")] == [5, 5]
    assert hits(game) == []
    assert cards(game, "b2") == ["six"]


@pytest.mark.rule("CD-12.13")
def test_with_more_enemies_than_ops_each_op_has_one_target():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?dud", "?dud2"]}, cards=DUDS, dice=[6, 1])
    take(game, "shoot", card="dud")
    assert shots(game) == [("gustav", "dud")]
    assert cards(game, "b2") == ["dud2"]
    assert kind(game) == "after-exchange"


@pytest.mark.rule("CD-12.15")
def test_shooting_is_voluntary():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?dud"]}, cards=DUDS, dice=[1])
    take(game, "hold-fire")
    assert shots(game) == []
    assert op(game, "gustav")["energy"] == 2


@pytest.mark.rule("CD-12.05", "CD-12.06")
@pytest.mark.parametrize("name", ["bob", "matt", "jill", "rita", "steve"])
def test_no_special_ability_can_be_used_in_a_firefight(name):
    game = drill(
        ops={name: "b2", "gustav": {"at": "b2", "health": 1}}, zones={"b2": ["?dud"], "a2": ["thug"]}, cards=DUDS
    )
    while kind(game) != "after-exchange":
        assert {one["verb"] for one in options(game)} <= {"shoot", "hold-fire"}
        game.choose(len(game.options) - 1)
    assert {one["verb"] for one in options(game)} <= {"strike-again", "retreat", "break-through", "hold"}
    take(game, "hold")
    take(game, "hold")
    assert kind(game) in ("move", "stealth-move", "reveal")  # nobody could act before the round went on


# --- the attack -----------------------------------------------------------------------------------


@pytest.mark.rule("CD-12.07", "CD-12.08", "CD-24.01")
@pytest.mark.parametrize(("energy", "can_shoot"), [(0, False), (1, True)])
@pytest.mark.parametrize("name", ["gustav", "bob", "vince", "matt", "jill", "steve", "rita"])
def test_every_op_may_shoot_if_it_has_energy_even_with_aim_skill_0(name, energy, can_shoot):
    game = drill(
        ops={name: {"at": "b2", "energy": energy}},
        zones={"b2": ["?dud"]},
        cards=DUDS,
        situation=NO_BULLETS,
        dice=[1] * 3,
    )
    assert (kind(game) == "shoot") is can_shoot
    if can_shoot:
        take(game, "shoot")
        assert op(game, name)["energy"] == 0


@pytest.mark.rule("CD-80.06", "CD-12.09", "CD-12.10", "CD-12.11", "CD-90.03")
@pytest.mark.parametrize(("roll", "is_hit"), [(1, False), (2, False), (3, True), (4, True), (5, True), (6, True)])
def test_defence_3_is_hit_by_3_or_more_with_skill_0(roll, is_hit):
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?three"]}, cards=DUDS, situation=NO_BULLETS, dice=[roll, 1])
    take(game, "shoot")
    assert bool(hits(game)) is is_hit
    assert zone(game, "b2")["secured"] is is_hit


@pytest.mark.rule("CD-80.07", "CD-80.08", "CD-90.02")
@pytest.mark.parametrize(("xp", "needed"), [(0, 5), (6, 3)])
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_defence_5_is_hit_by_5_with_skill_0_and_by_3_with_skill_2(xp, needed, roll):
    game = drill(
        ops={"gustav": {"at": "b2", "aimXp": xp}},
        zones={"b2": ["?t70", "?dud"]},
        cards=DUDS,
        situation={**NO_BULLETS, "threatStack": []},
        dice=[roll, 6, 6],
    )
    take(game, "shoot", card="t70")
    assert bool(hits(game)) is (roll >= needed)


@pytest.mark.rule("CD-81.01", "CD-18.08", "CD-18.11")
def test_the_skill_that_a_shot_teaches_counts_from_the_next_attack_on():
    game = drill(
        ops={"steve": {"at": "b2", "aimXp": 3}},
        zones={"b2": ["?five"]},
        cards=DUDS,
        situation=NO_BULLETS,
        dice=[4, 1, 4],
    )
    take(game, "shoot")
    assert hits(game) == []
    assert (op(game, "steve")["aimXp"], op(game, "steve")["skill"]) == (4, 1)
    take(game, "strike-again")
    assert hits(game) == ["steve"]


@pytest.mark.rule("CD-12.12")
def test_an_eliminated_enemy_is_out_of_the_game():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?dud"]}, cards=DUDS, dice=[6])
    take(game, "shoot")
    assert events(game, "enemy-eliminated") == [{"card": "dud", "zone": "b2"}]
    assert cards(game, "b2") == []


@pytest.mark.rule("CD-90.18")
def test_all_declared_attacks_are_carried_out_even_if_the_target_has_been_hit():
    game = drill(ops={"gustav": "b2", "bob": "b2"}, zones={"b2": ["?dud"]}, cards=DUDS, dice=[6, 5])
    take(game, "shoot", op="gustav")
    take(game, "shoot", op="bob")
    assert hits(game) == ["gustav", "bob"]
    assert (op(game, "gustav")["aimXp"], op(game, "bob")["aimXp"]) == (1, 1)
    assert len(events(game, "enemy-eliminated")) == 1


# --- bullet control -------------------------------------------------------------------------------


@pytest.mark.rule("CD-12.16", "CD-12.17", "CD-12.18", "CD-12.19", "CD-70.29")
@pytest.mark.parametrize(("value", "is_hit"), [(2, False), (3, True)])
def test_a_bullet_control_card_adds_its_value_to_a_roll_that_does_not_suffice(value, is_hit):
    game = drill(
        ops={"gustav": "b2", "bob": "b2", "rita": "b2", "steve": "b2"},
        seats=["gustav+bob", "rita+steve"],
        zones={"b2": ["?hard"]},
        cards=DUDS,
        dice=[6],
    )
    take(game, "shoot", op="gustav")
    for name in ("bob", "steve", "rita"):
        take(game, "hold-fire", op=name)
    assert (kind(game), who(game)) == ("bullet-control", None)
    assert [one["verb"] for one in options(game)] == ["play-bullet", "play-bullet", "no-bullet"]
    chosen = next(one for one in game.decision.options if one.text.endswith(f"+{value}"))
    game.choose(chosen)
    assert score(game) == -2
    assert len(game.view()["bulletControl"]) == 2
    assert (hits(game) == ["gustav"]) is is_hit
    assert (kind(game) == "bullet-control") is not is_hit  # CD-90.19: another may be added


@pytest.mark.rule("CD-12.16")
def test_a_roll_that_suffices_needs_no_bullet_control():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?dud"]}, cards=DUDS, dice=[4])
    take(game, "shoot")
    assert kind(game) != "bullet-control"
    assert hits(game) == ["gustav"]


@pytest.mark.rule("CD-90.19", "CD-81.26")
def test_several_bullet_control_cards_may_be_added_to_one_roll_at_two_points_each():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?hard"]}, cards=DUDS, dice=[5])
    take(game, "shoot")
    for _ in range(2):  # 5 + 2 + 2 against 9
        game.choose(next(one for one in game.decision.options if one.text.endswith("+2")))
    assert score(game) == -4
    assert len(game.view()["bulletControl"]) == 1
    assert hits(game) == ["gustav"]


@pytest.mark.rule("CD-12.16")
def test_bullet_control_may_be_declined():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?hard"]}, cards=DUDS, dice=[5, 1])
    take(game, "shoot")
    take(game, "no-bullet")
    assert (score(game), hits(game), len(game.view()["bulletControl"])) == (0, [], 3)


@pytest.mark.rule("CD-12.18", "CD-70.29")
def test_bullet_control_cards_of_one_value_but_another_price_are_different():
    bullets = [{"value": 2, "scoreCost": 3}, {"value": 2, "scoreCost": 1}, {"value": 2, "scoreCost": 3}]
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["thug"]}, dice=[1], changes={"bulletControlCards": bullets})
    take(game, "shoot")
    assert [one["bullet"] for one in options(game) if one["verb"] == "play-bullet"] == [0, 1]
    take(game, "play-bullet", bullet=1)
    assert score(game) == -1


@pytest.mark.rule("CD-12.18", "CD-22.04")
def test_bullet_control_that_costs_the_mission_ends_it_at_once():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?hard"]}, cards=DUDS, situation={"score": -7}, dice=[5])
    take(game, "shoot")
    game.choose(0)
    assert game.is_over
    assert game.outcome["score"] == -9
    assert game.decision is None


@pytest.mark.rule("CD-12.19")
def test_without_bullet_control_cards_nobody_is_asked():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?hard"]}, cards=DUDS, situation=NO_BULLETS, dice=[5, 1])
    take(game, "shoot")
    assert kind(game) == "after-exchange"


# --- the course of a firefight --------------------------------------------------------------------


@pytest.mark.rule("CD-37.04")
def test_an_exchange_is_strike_then_counter_attack_then_the_decision_how_to_go_on():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?thug"]}, situation=NO_BULLETS, dice=[1, 6])
    take(game, "shoot")
    order = ["target-named", "shot-rolled", "shot-missed", "aim-gained", "enemy-fired"]
    assert [name for name in names(game) if name in order] == order
    assert kind(game) == "after-exchange"


@pytest.mark.rule("CD-6.05", "CD-70.28")
def test_the_target_of_the_dummy_op_is_a_decision_of_the_group():
    game = drill(
        ops={"gustav": "b1", "bob": "b1", "jill": "b1", "rita": "b2"},
        seats=["gustav", "bob", "jill", "dummy:rita"],
        zones={"b2": ["?thug"]},
    )
    run_to(game, "shoot")
    assert who(game) is None
    assert offers(game, "shoot", op="rita")


@pytest.mark.rule("CD-11.18", "CD-37.03", "CD-37.04")
def test_a_firefight_is_over_before_it_began_if_the_first_strike_kills_all_who_entered():
    game = drill(
        ops={"gustav": {"at": "b2", "health": 1}, "rita": "b1"},
        zones={"b2": ["?striker", "?thug"]},
        dice=[1],
    )
    assert [one["card"] for one in events(game, "enemy-fired")] == ["striker"]
    assert "target-named" not in names(game)
    assert kind(game) == "move"


@pytest.mark.rule("CD-37.04", "CD-35.08", "CD-13.01")
def test_no_shot_falls_if_a_support_card_removes_the_last_enemy_before_the_strike():
    support = json.loads((Path(engine.__file__).parent / "content/countdown/support.json").read_text())["supportCards"]
    game = drill(
        ops={"gustav": "b2", "rita": "b1"},
        zones={"b2": ["?thug"]},
        changes={"supportCards": support},
        situation={"support": ["wipe-out"]},
    )
    take(game, "play-support", card="wipe-out")
    assert zone(game, "b2")["secured"] is True
    assert not {"target-named", "enemy-fired"} & set(names(game))
    assert kind(game) == "move"
