"""Chapter 13: the counter-attack and losses."""

import pytest

from tests.engine.countdown.drill import (
    cards,
    drill,
    events,
    kind,
    names,
    offers,
    op,
    options,
    score,
    take,
    terrorist,
    who,
    zone,
)

NO_BULLETS = {"bulletsUsed": 3}


def fired(game):
    """Which enemy fired at which op, in order."""
    return [(one["card"], one["op"]) for one in events(game, "enemy-fired")]


def losses(game):
    """Who lost health, in order."""
    return [one["op"] for one in events(game, "op-hurt")]


def hold_fire(game):
    """Let no op shoot in this strike."""
    while kind(game) == "shoot":
        game.choose(len(game.options) - 1)
    return game


# --- who fires ------------------------------------------------------------------------------------


@pytest.mark.rule("CD-13.01")
def test_without_a_surviving_enemy_there_is_no_counter_attack():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?thug"]}, dice=[6])
    take(game, "shoot")
    assert fired(game) == []


@pytest.mark.rule("CD-13.02", "CD-13.03")
def test_every_surviving_enemy_fires_once_in_ascending_card_number():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?thug3", "?sniper", "?thug"]}, dice=[6, 6, 6])
    hold_fire(game)
    assert [card for card, _op in fired(game)] == ["thug", "thug3", "sniper"]
    assert kind(game) == "after-exchange"


@pytest.mark.rule("CD-13.04", "CD-13.05", "CD-80.10", "CD-80.11", "CD-90.01")
@pytest.mark.parametrize(("roll", "is_hit"), [(1, True), (2, True), (3, True), (4, False), (5, False), (6, False)])
def test_attack_value_3_hits_with_3_or_less(roll, is_hit):
    game = drill(
        ops={"gustav": "b2", "bob": "b2"},
        zones={"b2": ["?thug", "?t70"]},
        situation={**NO_BULLETS, "threatStack": []},
        dice=[6, 1, roll],
    )
    take(game, "shoot", op="gustav", card="thug")
    take(game, "shoot", op="bob", card="t70")
    assert fired(game) == [("t70", "bob")]
    assert op(game, "bob")["health"] == (1 if is_hit else 2)
    assert op(game, "gustav")["health"] == 2


@pytest.mark.rule("CD-81.27", "CD-60.36")
@pytest.mark.parametrize("roll", [1, 6])
@pytest.mark.parametrize(("attack", "is_hit"), [(0, False), (6, True)])
def test_attack_value_6_always_hits_and_0_never(attack, is_hit, roll):
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?foe"]}, cards={"foe": terrorist(13, attack, 4)}, dice=[roll])
    hold_fire(game)
    assert bool(losses(game)) is is_hit


# --- at whom --------------------------------------------------------------------------------------


@pytest.mark.rule("CD-81.05", "CD-13.06", "CD-13.07", "CD-13.12", "CD-16.02")
def test_hostages_are_hit_first_then_civilians_without_a_roll():
    game = drill(ops={"gustav": "b3"}, zones={"b3": ["?hostage3", "?civ2", "?thug", "?thug2"]})
    hold_fire(game)
    assert events(game, "hostage-killed") == [{"card": "hostage3", "zone": "b3"}]
    assert events(game, "civilian-killed") == [{"card": "civ2", "zone": "b3"}]
    assert names(game).index("hostage-killed") < names(game).index("civilian-killed")
    assert fired(game) == []
    assert score(game) == -5


@pytest.mark.rule("CD-81.06", "CD-13.10")
def test_among_civilians_the_greatest_penalty_is_hit_first():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?civ1", "?civ2", "?thug"]})
    hold_fire(game)
    assert [one["card"] for one in events(game, "civilian-killed")] == ["civ2"]
    assert score(game) == -2


@pytest.mark.rule("CD-13.10", "CD-70.26")
def test_between_equal_hostages_the_group_chooses_who_is_shot():
    game = drill(
        ops={"gustav": "b3", "bob": "b1", "rita": "b1", "steve": "b1"},
        seats=["gustav+bob", "rita+steve"],
        zones={"b3": ["?hostage", "?hostage2", "?thug"]},
    )
    while kind(game) != "shoot":
        take(game, "resolve-zone", zone="b3")
    hold_fire(game)
    assert (kind(game), who(game)) == ("victim", None)
    assert [one["card"] for one in options(game)] == ["hostage", "hostage2"]
    take(game, "victim", card="hostage2")
    assert [one["card"] for one in events(game, "hostage-killed")] == ["hostage2"]


@pytest.mark.rule("CD-80.12", "CD-13.08")
def test_an_enemy_fires_at_the_op_that_attacked_him_rather_than_the_lowest_number():
    game = drill(ops={"gustav": "b2", "bob": "b2"}, zones={"b2": ["?thug"]}, situation=NO_BULLETS, dice=[1, 1])
    take(game, "hold-fire", op="gustav")
    take(game, "shoot", op="bob")
    assert fired(game) == [("thug", "bob")]
    assert losses(game) == ["bob"]


@pytest.mark.rule("CD-13.09")
def test_an_enemy_nobody_attacked_fires_at_the_lowest_number():
    game = drill(
        ops={"bob": "b2", "rita": "b2"}, zones={"b2": ["?thug", "?thug2"]}, situation=NO_BULLETS, dice=[1, 6, 6]
    )
    take(game, "hold-fire", op="bob")
    take(game, "shoot", op="rita", card="thug")
    assert fired(game) == [("thug", "rita"), ("thug2", "bob")]


@pytest.mark.rule("CD-81.07", "CD-13.11")
def test_of_several_attackers_he_fires_at_the_lowest_number():
    game = drill(
        ops={"gustav": "b2", "bob": "b2", "matt": "b2"}, zones={"b2": ["?thug"]}, situation=NO_BULLETS, dice=[1, 1, 6]
    )
    take(game, "hold-fire", op="gustav")
    take(game, "shoot", op="bob")
    take(game, "shoot", op="matt")
    assert fired(game) == [("thug", "bob")]


@pytest.mark.rule("CD-13.08", "CD-37.04")
def test_the_target_is_determined_at_the_moment_of_the_shot():
    game = drill(
        ops={"gustav": {"at": "b2", "health": 1}, "bob": "b2"},
        zones={"b2": ["?thug", "?thug2"]},
        situation=NO_BULLETS,
        dice=[1, 1, 6],
    )
    take(game, "shoot", op="gustav", card="thug2")
    take(game, "hold-fire", op="bob")
    # thug, whom nobody attacked, kills the lowest number; thug2 would have fired at his attacker.
    assert fired(game) == [("thug", "gustav"), ("thug2", "bob")]


@pytest.mark.rule("CD-90.47", "CD-15.10")
def test_the_escort_of_a_blocked_hostage_can_be_a_target_by_number_but_never_as_an_attacker():
    game = drill(
        ops={"gustav": {"at": "b2", "hostage": "blocked"}, "bob": "b2"},
        zones={"b2": ["?thug", "?thug2"]},
        dice=[6],
    )
    assert offers(game, "hold-fire", op="bob")  # gustav is not asked
    hold_fire(game)
    assert [one["card"] for one in events(game, "hostage-killed")] == ["blocked"]
    assert fired(game) == [("thug2", "gustav")]


# --- losses ---------------------------------------------------------------------------------------


@pytest.mark.rule("CD-13.13", "CD-13.14", "CD-13.15")
@pytest.mark.parametrize(("health", "dies"), [(1, True), (2, False)])
def test_an_op_that_loses_its_last_health_dies_and_costs_two_points_at_once(health, dies):
    game = drill(ops={"gustav": {"at": "b2", "health": health}, "bob": "b1"}, zones={"b2": ["?thug"]}, dice=[1])
    while kind(game) != "shoot":
        take(game, "resolve-zone", zone="b2")
    hold_fire(game)
    assert op(game, "gustav")["alive"] is not dies
    assert score(game) == (-2 if dies else 0)


@pytest.mark.rule("CD-22.03", "CD-37.08")
def test_the_mission_fails_at_once_when_the_last_op_dies():
    game = drill(ops={"gustav": {"at": "b2", "health": 1}}, zones={"b2": ["?thug", "?thug2"]}, dice=[1])
    hold_fire(game)
    assert game.is_over
    assert game.outcome["reason"] == "no-survivors"
    assert len(fired(game)) == 1


@pytest.mark.rule("CD-81.25", "CD-90.26")
def test_every_death_is_charged_once():
    game = drill(
        ops={"gustav": {"at": "b2", "health": 1}, "bob": {"at": "b2", "health": 1}, "rita": "b1"},
        zones={"b2": ["?thug", "?thug2"]},
        dice=[1, 1],
    )
    while kind(game) != "shoot":
        take(game, "resolve-zone", zone="b2")
    hold_fire(game)
    assert score(game) == -4
    assert game.view()["parts"]["ops"] == -4


@pytest.mark.rule("CD-90.45", "CD-19.02")
def test_the_hostage_of_an_escort_that_dies_stays_in_the_zone():
    game = drill(
        ops={"gustav": {"at": "b2", "health": 1, "hostage": "hostage"}, "rita": "b1"},
        zones={"b2": ["?bazooka"]},
        dice=[1],
    )
    while not events(game, "op-died"):
        take(game, "resolve-zone", zone="b2")
    assert cards(game, "b2") == ["hostage", "bazooka"]
    assert zone(game, "b2")["secured"] is False


# --- the medic's rescue ---------------------------------------------------------------------------

TRAPPED = {"zones": {"b2": ["?trap2"]}}


@pytest.mark.rule("CD-90.24", "CD-70.42", "CD-13.13")
def test_rita_may_save_an_op_that_loses_its_last_health():
    game = drill(
        ops={"gustav": {"at": "b2", "health": 1}, "rita": {"at": "b2", "energy": 3}, "bob": "b1", "steve": "b1"},
        seats=["gustav+bob", "rita+steve"],
        **TRAPPED,
    )
    while kind(game) != "rescue":
        take(game, "resolve-zone", zone="b2")
    assert who(game) == 1
    assert options(game) == [
        {"verb": "rescue", "op": "rita", "patient": "gustav"},
        {"verb": "let-die", "op": "rita", "patient": "gustav"},
    ]
    take(game, "rescue")
    assert (op(game, "gustav")["health"], op(game, "rita")["energy"], op(game, "rita")["health"]) == (1, 1, 1)
    assert score(game) == 0


@pytest.mark.rule("CD-90.24")
def test_rita_may_let_the_op_die():
    game = drill(ops={"gustav": {"at": "b2", "health": 1}, "rita": "b2"}, **TRAPPED)
    take(game, "let-die")
    assert op(game, "gustav")["alive"] is False
    assert score(game) == -2


@pytest.mark.rule("CD-90.24")
@pytest.mark.parametrize(
    "rita",
    [{"at": "b2", "energy": 1}, {"at": "a2", "energy": 3}],
    ids=["too little energy", "another zone"],
)
def test_without_two_energy_in_the_same_zone_there_is_no_rescue(rita):
    game = drill(
        ops={"gustav": {"at": "b2", "health": 1}, "rita": rita, "bob": "b1"},
        zones={"b2": ["?booby"], "a2": []},
        cards={"booby": {"kind": "boobyTrap", "level": 1, "hearts": 1}},
    )
    while not events(game, "op-hurt"):
        take(game, "resolve-zone", zone="b2")
    assert op(game, "gustav")["alive"] is False


@pytest.mark.rule("CD-90.24", "CD-90.23")
@pytest.mark.parametrize(("in_firefight", "asked"), [(False, False), (True, True)])
def test_among_enemies_there_is_no_rescue_unless_the_option_allows_it(in_firefight, asked):
    game = drill(
        ops={"gustav": {"at": "b2", "health": 1}, "rita": "b2"},
        zones={"b2": ["?thug"]},
        options={"medicInFirefight": in_firefight},
        dice=[1],
    )
    hold_fire(game)
    assert (kind(game) == "rescue") is asked
    assert ("op-died" in names(game)) is not asked


@pytest.mark.rule("CD-90.24", "CD-8.08")
def test_an_enemy_nobody_has_seen_yet_does_not_keep_rita_from_the_rescue():
    game = drill(
        ops={"jill": {"at": "b2", "health": 1}, "rita": "b2"},
        zones={"b2": ["?thug"], "a2": ["?sniper"]},
        phase="intelligence",
        dice=[4],
    )
    take(game, "use-intel", zone="a2")
    take(game, "rescue", patient="jill")
    assert op(game, "jill")["health"] == 1


@pytest.mark.rule("CD-31.01", "CD-90.24")
def test_rita_cannot_save_herself():
    game = drill(
        ops={"rita": {"at": "b2", "health": 1}, "gustav": "b1"},
        zones={"b2": ["?trap2"]},
    )
    while not events(game, "op-hurt"):
        take(game, "resolve-zone", zone="b2")
    assert op(game, "rita")["alive"] is False


@pytest.mark.rule("CD-31.07", "CD-90.24")
def test_a_rescue_teaches_like_any_healing():
    game = drill(ops={"gustav": {"at": "b2", "health": 1}, "rita": "b2"}, level=2, **TRAPPED)
    take(game, "rescue")
    assert op(game, "rita")["specialXp"] == 3
