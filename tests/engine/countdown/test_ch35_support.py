"""Chapter 35: support cards: when, by whom, on whom, and what each of the twelve does."""

import json
from pathlib import Path

import pytest

import engine
from tests.engine.countdown.drill import (
    cards,
    drill,
    drill_document,
    events,
    kind,
    matching,
    names,
    offers,
    op,
    options,
    run_to,
    score,
    set_up,
    take,
    terrorist,
    who,
)

CARDS = json.loads((Path(engine.__file__).parent / "content/countdown/support.json").read_text())["supportCards"]
FOES = {
    "dud": terrorist(13, 0, 9),  # never hits, and is hard to hit
    "dud2": terrorist(14, 0, 9),
    "sure": terrorist(15, 6, 9),  # always hits
    "six": terrorist(16, 0, 6),
    "six2": terrorist(17, 0, 6, starXp=1),
    "watcher": terrorist(21, 6, 9, "sniper"),  # fires back from afar, and hits
}
LONE = "TTT/TTT/TTT/.i."  # b2 is in the middle; nothing is secured unless it is said to be


def held(*support, board="iTTTx/.TOT.", ops=None, situation=None, **parts):
    """A drill in which the team holds support cards and no bullet control cards."""
    return drill(
        board,
        ops=ops or {"gustav": "c1", "rita": "c1"},
        cards=FOES,
        changes={"supportCards": CARDS},
        situation={"support": list(support), "bulletsUsed": 3, **(situation or {})},
        **parts,
    )


def stock(game):
    return game.view()["support"]


def play(game, card, **target):
    """Play a card, on a target if it asks for one."""
    take(game, "play-support", card=card)
    if target:
        assert kind(game) == "support-target"
        take(game, *target.pop("verb", ("choose-figure" if "figure" in target else "choose-location",)), **target)
    return game


def targets(game):
    """On whom or where the card can be played."""
    assert kind(game) == "support-target"
    return [one.get("figure", one.get("location")) for one in options(game)]


def shoot(game, op_name, card):
    return take(game, "shoot", op=op_name, card=card)


# --- when -----------------------------------------------------------------------------------------


@pytest.mark.rule("CD-35.01", "CD-90.66")
@pytest.mark.parametrize(
    ("phase", "asked"),
    [("intelligence", "support"), ("positioning", "support"), ("action", "action-order"), ("countdown", "support")],
)
def test_a_support_card_may_be_used_at_any_time(phase, asked):
    game = held("adrenaline-rush", phase=phase, zones={"c1": []}, secured=["c1"])
    assert (kind(game), who(game)) == (asked, None)
    assert offers(game, "play-support", card="adrenaline-rush")
    play(game, "adrenaline-rush")
    assert events(game, "support-played") == [{"card": "adrenaline-rush"}]


@pytest.mark.rule("CD-35.01", "CD-90.66")
def test_a_support_card_may_be_used_before_the_strike_and_before_the_counter_attack():
    game = held("bulletproof-vest", zones={"c1": ["?sure"]})
    take(game, "resolve-zone")
    assert kind(game) == "support"  # before targets are named
    take(game, "no-support")
    take(game, "hold-fire", op="gustav")
    take(game, "hold-fire", op="rita")
    assert kind(game) == "support"  # before the enemy fires
    take(game, "no-support")
    assert events(game, "enemy-fired")


@pytest.mark.rule("CD-35.01", "CD-35.07", "CD-35.19", "CD-35.22")
@pytest.mark.parametrize("card", ["big-gun", "helicopter-landing", "shield"])
def test_a_card_whose_text_names_a_moment_is_not_offered_at_another(card):
    game = held(card, "adrenaline-rush", zones={"c1": ["?dud"]})
    assert [one["card"] for one in matching(game, "play-support")] == ["adrenaline-rush"]
    take(game, "resolve-zone")
    assert [one["card"] for one in matching(game, "play-support")] == ["adrenaline-rush"]


@pytest.mark.rule("CD-35.01")
def test_without_a_card_to_play_nobody_is_asked():
    game = held(phase="intelligence", zones={"c1": []}, secured=["c1"])
    assert kind(game) == "move"


@pytest.mark.rule("CD-35.02", "CD-40.11")
def test_each_card_is_used_once_and_discarded_at_once():
    game = held("adrenaline-rush", "infrared-vision", phase="countdown", zones={"c1": []}, secured=["c1"])
    play(game, "adrenaline-rush")
    assert stock(game) == ["infrared-vision"]
    assert options(game) == [{"verb": "play-support", "card": "infrared-vision"}, {"verb": "no-support"}]
    assert game.support_used == ((0, 1),)


@pytest.mark.rule("CD-35.03")
def test_a_used_card_is_not_available_in_the_next_mission():
    standing = {"supportCards": ["shield"]}
    game = set_up(seats=["gustav+bob+vince+matt"], mission="war-2", standing=standing, changes=campaign())
    assert stock(game) == ["shield"]


def campaign():
    missions = [{"level": level, "location": "ground"} for level in (1, 2, 3)]
    war = {"id": "war", "name": "War", "objective": "hostages", "missions": missions, "removeTopThreats": 0}
    return {"supportCards": CARDS, "campaigns": [war]}


# --- who ------------------------------------------------------------------------------------------


@pytest.mark.rule("CD-90.66", "CD-70.43", "CD-1.09")
def test_a_card_on_an_op_needs_the_consent_of_its_player():
    game = held("energy-boost", phase="countdown", seats=["gustav+bob", "rita+matt"], zones={"c1": []}, secured=["c1"])
    assert (kind(game), who(game)) == ("support", None)
    take(game, "play-support", card="energy-boost")
    assert (kind(game), who(game)) == ("support-target", None)
    take(game, "choose-figure", figure="rita")
    assert (kind(game), who(game)) == ("consent", 1)
    take(game, "accept-support", op="rita", card="energy-boost")
    assert stock(game) == []
    assert events(game, "support-played-for") == [{"card": "energy-boost", "figure": "rita"}]


@pytest.mark.rule("CD-90.66")
def test_a_refused_card_stays_with_the_team_and_the_op_is_not_asked_again_this_round():
    game = held("energy-boost", phase="countdown", seats=["gustav+bob", "rita+matt"], zones={"c1": []}, secured=["c1"])
    play(game, "energy-boost", figure="rita")
    take(game, "refuse-support", card="energy-boost")
    assert stock(game) == ["energy-boost"]
    assert events(game, "support-refused") == [{"card": "energy-boost", "op": "rita"}]
    take(game, "play-support", card="energy-boost")  # only Gustav is left, and his player
    assert (kind(game), who(game)) == ("consent", 0)
    take(game, "refuse-support", card="energy-boost")  # nobody is left to ask, so the round goes on
    assert (kind(game), game.view()["round"]) == ("support", 2)
    assert offers(game, "play-support", card="energy-boost")


@pytest.mark.rule("CD-90.66", "CD-6.05", "CD-90.53")
def test_a_card_on_the_dummy_needs_no_consent():
    game = held(
        "energy-boost",
        phase="countdown",
        ops={"gustav": "c1", "bob": "c1", "rita": "c1", "steve": "c1"},
        seats=["gustav", "bob", "rita", "dummy:steve"],
        zones={"c1": []},
        secured=["c1"],
    )
    play(game, "energy-boost", figure="steve")
    assert stock(game) == []


@pytest.mark.rule("CD-90.66", "CD-90.53", "CD-90.57")
def test_in_traitor_mode_the_players_vote_on_a_card():
    game = held(
        "adrenaline-rush",
        phase="countdown",
        ops={"gustav": "c1", "bob": "c1", "rita": "c1", "steve": "c1"},
        seats=["gustav", "bob", "rita", "steve"],
        options={"traitorMode": True},
        zones={"c1": []},
        secured=["c1"],
    )
    for seat in (0, 1):
        assert (kind(game), who(game)) == ("support", seat)
        take(game, "play-support")
    take(game, "no-support")
    assert stock(game) == ["adrenaline-rush"]
    take(game, "no-support")  # two against two: nothing happens
    assert "support-played" not in names(game)


# --- the twelve cards -----------------------------------------------------------------------------


@pytest.mark.rule("CD-35.05", "CD-50.14")
def test_adrenaline_rush_gives_every_op_one_energy_but_none_to_one_that_has_three():
    ops = {"gustav": {"at": "c1", "energy": 0}, "bob": {"at": "b1", "energy": 2}, "rita": {"at": "c1", "energy": 3}}
    game = held("adrenaline-rush", ops=ops, phase="countdown", zones={"c1": [], "b1": []}, secured=["c1", "b1"])
    play(game, "adrenaline-rush")
    assert {event["op"]: event["left"] for event in events(game, "energy-changed")} == {"gustav": 1, "bob": 3}


@pytest.mark.rule("CD-35.06", "CD-35.07", "CD-50.09")
@pytest.mark.parametrize(("die", "hit"), [(6, True), (5, False)])
def test_big_gun_gives_one_op_three_more_for_one_attack_and_only_before_the_roll(die, hit):
    game = held("big-gun", zones={"c1": ["?dud"]}, dice=[die])
    shoot(game, "gustav", "dud")
    assert not events(game, "support-played")
    take(game, "hold-fire", op="rita")
    assert (kind(game), who(game)) == ("support", None)
    assert not events(game, "shot-rolled")
    play(game, "big-gun")  # only Gustav attacks
    assert events(game, "shot-rolled") == [{"op": "gustav", "card": "dud", "roll": die, "total": die + 3, "defence": 9}]
    assert bool(events(game, "shot-hit")) is hit


@pytest.mark.rule("CD-35.06")
def test_big_gun_is_over_after_one_attack():
    game = held("big-gun", ops={"gustav": {"at": "c1", "energy": 2}}, zones={"c1": ["?dud"]}, dice=[1, 6, 1, 6])
    shoot(game, "gustav", "dud")
    play(game, "big-gun")
    take(game, "strike-again", op="gustav")
    totals = [event["total"] for event in events(game, "shot-rolled")]
    assert totals == [4, 1 + 0]


@pytest.mark.rule("CD-35.06", "CD-90.73")
def test_big_gun_is_offered_for_the_ops_that_shoot_and_for_no_other():
    ops = {"gustav": "c1", "bob": "c1", "rita": "c1"}
    game = held("big-gun", ops=ops, zones={"c1": ["?dud"]})
    shoot(game, "gustav", "dud")
    shoot(game, "bob", "dud")
    take(game, "hold-fire", op="rita")
    take(game, "play-support")
    assert targets(game) == ["gustav", "bob"]


@pytest.mark.rule("CD-90.73", "CD-35.10", "CD-35.06")
def test_with_energy_boost_big_gun_counts_for_one_of_the_two_shots():
    game = held("energy-boost", "big-gun", ops={"gustav": "c1"}, zones={"c1": ["?dud", "?dud2"]}, dice=[2, 2])
    play(game, "energy-boost")
    shoot(game, "gustav", "dud")
    shoot(game, "gustav", "dud2")
    take(game, "play-support", card="big-gun")
    assert kind(game) == "choose-figure"
    take(game, "choose-figure", figure="dud2")
    assert {e["card"]: e["total"] for e in events(game, "shot-rolled")} == {"dud": 2, "dud2": 5}


@pytest.mark.rule("CD-90.73", "CD-35.06")
def test_big_gun_counts_for_a_shot_of_the_sniper():
    ops = {"matt": {"at": "b1", "energy": 1}}
    game = held("big-gun", ops=ops, zones={"b1": [], "c1": ["dud"]}, secured=["b1"], dice=[6])
    take(game, "let-act", op="matt")
    take(game, "snipe", card="dud")
    assert kind(game) == "support"
    play(game, "big-gun")
    assert [e["total"] for e in events(game, "shot-rolled")] == [9]
    assert cards(game, "c1") == []


@pytest.mark.rule("CD-35.08", "CD-90.71", "CD-50.22")
def test_wipe_out_removes_one_revealed_ordinary_terrorist_without_any_reward():
    game = held(
        "wipe-out",
        objective="topTerrorists",
        zones={"c1": [], "b1": ["six2", "?six"], "c2": ["boss"], "d1": ["dud"]},
        secured=["c1"],
    )
    xp = [one["aimXp"] for one in game.view()["ops"]]
    take(game, "play-support")
    assert targets(game) == ["six2", "dud"]  # not the hidden one, not the top terrorist
    take(game, "choose-figure", figure="six2")
    assert cards(game, "b1") == [None]
    assert [one["aimXp"] for one in game.view()["ops"]] == xp
    assert (score(game), events(game, "enemy-eliminated")) == (0, [])


@pytest.mark.rule("CD-35.08")
def test_wipe_out_cannot_be_played_without_a_revealed_terrorist():
    game = held("wipe-out", zones={"c1": [], "b1": ["?six"]}, secured=["c1"], phase="countdown")
    assert not events(game, "support-played")
    assert kind(game) == "move"  # nobody was asked before the next round


@pytest.mark.rule("CD-35.09", "CD-90.72", "CD-81.39")
@pytest.mark.parametrize(("die", "hurt"), [(3, False), (2, True)])
def test_a_bulletproof_vest_lowers_the_attack_value_of_all_enemies_in_one_zone(die, hurt):
    game = held("bulletproof-vest", ops={"gustav": {"at": "c1", "energy": 0}}, zones={"c1": ["?thug"]}, dice=[die])
    play(game, "bulletproof-vest", location="c1")
    assert events(game, "enemy-fired") == [{"card": "thug", "op": "gustav", "roll": die, "attack": 2}]
    assert op(game, "gustav")["health"] == (1 if hurt else 2)


@pytest.mark.rule("CD-35.09")
def test_a_bulletproof_vest_counts_in_its_zone_only_and_ends_with_the_round():
    game = held("bulletproof-vest", ops={"gustav": {"at": "c1", "energy": 0}}, zones={"c1": ["?thug"]}, dice=[6, 6])
    play(game, "bulletproof-vest", location="b1")
    assert [e["attack"] for e in events(game, "enemy-fired")] == [3]
    game = held(
        "bulletproof-vest",
        ops={"gustav": {"at": "c1", "energy": 0}},
        zones={"c1": ["?thug"]},
        dice=[6] * 9,
        board="iTTTx",
    )
    play(game, "bulletproof-vest", location="c1")
    run_to(game, "move")
    take(game, "stay")
    while len(events(game, "enemy-fired")) < 2:
        game.choose(len(game.options) - 1)
    assert [e["attack"] for e in events(game, "enemy-fired")] == [2, 3]


@pytest.mark.rule("CD-90.72")
def test_an_attack_value_does_not_fall_below_nothing():
    game = held("bulletproof-vest", ops={"gustav": {"at": "c1", "energy": 0}}, zones={"c1": ["?dud"]}, dice=[1])
    play(game, "bulletproof-vest", location="c1")
    assert [e["attack"] for e in events(game, "enemy-fired")] == [0]


@pytest.mark.rule("CD-35.09", "CD-35.25")
def test_whoever_joins_the_zone_later_is_in_it_too():
    game = held(
        "bulletproof-vest",
        ops={"gustav": {"at": "c1", "energy": 0}},
        zones={"c1": ["?caller"]},
        situation={"threatStack": ["thug"]},
        dice=[6, 6],
    )
    play(game, "bulletproof-vest", location="c1")
    assert [(e["card"], e["attack"]) for e in events(game, "enemy-fired")] == [("thug", 2), ("caller", 2)]


@pytest.mark.rule("CD-35.10", "CD-35.11", "CD-50.05", "CD-90.73")
def test_energy_boost_lets_an_op_attack_two_enemies_at_once_for_one_energy_with_a_die_each():
    game = held(
        "energy-boost",
        ops={"gustav": {"at": "c1", "energy": 2}},
        zones={"c1": ["?six", "?six2", "?dud"]},
        dice=[6, 6],
    )
    play(game, "energy-boost")
    shoot(game, "gustav", "six")
    assert [one.get("card") for one in options(game)] == ["dud", "six2", None]
    shoot(game, "gustav", "six2")
    assert [e["card"] for e in events(game, "shot-rolled")] == ["six", "six2"]  # no third target
    assert cards(game, "c1") == ["dud"]
    gustav = op(game, "gustav")
    assert (gustav["energy"], gustav["aimXp"]) == (1, 3)  # CD-90.73: 1 for each target, and the star


@pytest.mark.rule("CD-35.10")
def test_energy_boost_is_used_up_by_one_attack():
    game = held(
        "energy-boost", ops={"gustav": {"at": "c1", "energy": 2}}, zones={"c1": ["?dud", "?dud2"]}, dice=[1] * 8
    )
    play(game, "energy-boost")
    shoot(game, "gustav", "dud")
    shoot(game, "gustav", "dud2")
    take(game, "strike-again", op="gustav")
    shoot(game, "gustav", "dud")
    assert len(events(game, "shot-rolled")) == 3


@pytest.mark.rule("CD-35.12", "CD-35.13", "CD-90.68", "CD-50.12")
def test_a_first_aid_kit_gives_a_wounded_op_one_health_and_cannot_be_played_on_a_sound_one():
    ops = {"gustav": {"at": "c1", "health": 1}, "bob": {"at": "c1", "health": 2}, "rita": {"at": "c1", "health": 1}}
    game = held("first-aid-kit", ops=ops, phase="countdown", zones={"c1": []}, secured=["c1"])
    take(game, "play-support")
    assert targets(game) == ["gustav", "rita"]
    take(game, "choose-figure", figure="rita")
    assert (op(game, "rita")["health"], op(game, "rita")["at"]) == (2, "c1")  # outside a firefight nobody retreats


@pytest.mark.rule("CD-35.13")
def test_a_first_aid_kit_cannot_be_played_when_nobody_is_wounded():
    game = held("first-aid-kit", phase="countdown", zones={"c1": []}, secured=["c1"])
    assert kind(game) == "move"
    assert stock(game) == ["first-aid-kit"]


@pytest.mark.rule("CD-35.14", "CD-90.68", "CD-90.21", "CD-50.31")
def test_an_op_healed_in_a_firefight_must_retreat_at_once():
    ops = {"gustav": {"at": "c1", "health": 1}, "rita": "c1"}
    game = held("first-aid-kit", ops=ops, zones={"c1": ["?dud"], "b1": [], "d1": []}, secured=["b1", "d1"])
    take(game, "resolve-zone")
    play(game, "first-aid-kit")
    assert (kind(game), [one["zone"] for one in options(game)]) == ("choose-retreat", ["b1", "d1"])
    take(game, "retreat", zone="d1")
    assert (op(game, "gustav")["at"], op(game, "gustav")["health"]) == ("d1", 2)
    assert options(game)[0] == {"verb": "shoot", "op": "rita", "card": "dud"}  # the others fight on


def after_the_exchange(*support, **parts):
    """Gustav and Rita have exchanged shots with an enemy who always hits; now comes what follows."""
    ops = {"gustav": {"at": "c1", "health": 2}, "rita": {"at": "c1", "health": 2}}
    zones = {"c1": ["?sure"], "b1": [], "d1": []}
    game = held(*support, ops=ops, zones=zones, secured=["b1", "d1"], dice=[1] * 12, **parts)
    while not events(game, "enemy-fired"):
        verbs = [one["verb"] for one in options(game)]
        take(game, next(verb for verb in ("no-support", "hold-fire", verbs[0]) if verb in verbs))
    return game


@pytest.mark.rule("CD-35.01", "CD-35.12", "CD-35.13", "CD-35.14", "CD-37.05")
def test_a_first_aid_kit_may_be_played_after_an_exchange_before_the_ops_decide():
    game = after_the_exchange("first-aid-kit")
    hurt = next(name for name in ("gustav", "rita") if op(game, name)["health"] == 1)
    assert (kind(game), offers(game, "play-support")) == ("support", True)
    play(game, "first-aid-kit")
    take(game, "retreat", zone="b1")
    assert (op(game, hurt)["at"], op(game, hurt)["health"]) == ("b1", 2)
    assert kind(game) == "after-exchange"  # the other one has still to decide
    assert {one["op"] for one in options(game)} == {"gustav", "rita"} - {hurt}


@pytest.mark.rule("CD-35.01", "CD-14.01")
def test_after_an_exchange_the_team_may_keep_its_cards_and_decide():
    game = after_the_exchange("first-aid-kit")
    take(game, "no-support")
    assert kind(game) == "after-exchange"
    assert stock(game) == ["first-aid-kit"]


@pytest.mark.rule("CD-35.13", "CD-37.05")
def test_after_an_exchange_without_a_card_nobody_is_asked():
    game = after_the_exchange()
    assert kind(game) == "after-exchange"


@pytest.mark.rule("CD-90.66", "CD-35.01", "CD-35.08", "CD-37.03")
@pytest.mark.parametrize("card", ["bazooka", "striker", "caller"])
def test_between_the_reveal_of_an_enemy_and_his_special_symbol_a_card_may_be_played(card):
    game = held("wipe-out", zones={"c1": [f"?{card}", "?dud"]})
    assert kind(game) == "support"
    play(game, "wipe-out", figure=card)
    assert cards(game, "c1") == ["dud"]
    assert not {"bazooka-rolled", "enemy-fired", "reinforcement-came"} & set(names(game))
    assert kind(game) == "shoot"


@pytest.mark.rule("CD-90.66")
def test_where_no_enemy_has_such_a_symbol_nobody_is_asked_twice():
    game = held("wipe-out", zones={"c1": ["?dud", "?watcher"]})
    take(game, "no-support")
    assert kind(game) == "shoot"


@pytest.mark.rule("CD-35.14", "CD-37.03", "CD-11.13", "CD-90.15")
def test_when_the_first_aid_kit_takes_the_last_op_out_of_a_firefight_it_is_over():
    game = held(
        "first-aid-kit",
        ops={"gustav": {"at": "c2", "health": 1}, "bob": "a1"},
        zones={"c2": ["civ2", "t70", "one-shot"], "c1": []},
        secured=["c1"],
        objective="topTerrorists",
    )
    take(game, "resolve-zone", zone="c2")
    play(game, "first-aid-kit")
    assert op(game, "gustav")["at"] == "c1"
    assert cards(game, "c2") == ["civ2", "t70", "one-shot"]  # nobody is fired at, called or gone
    assert (kind(game), score(game)) == ("action-order", 0)


@pytest.mark.rule("CD-90.68")
def test_in_a_firefight_without_a_way_back_a_first_aid_kit_cannot_be_played():
    ops = {"gustav": {"at": "b2", "health": 1}}
    game = held("first-aid-kit", board=LONE, ops=ops, zones={"b2": ["?dud"]})
    assert offers(game, "play-support")  # before the fight
    take(game, "resolve-zone")
    assert kind(game) == "shoot"


@pytest.mark.rule("CD-35.15", "CD-35.16", "CD-35.17", "CD-90.69", "CD-50.06")
@pytest.mark.parametrize(("die", "left"), [(5, ["dud"]), (4, ["six", "dud"])])
def test_the_grenade_card_throws_one_die_plus_the_aim_skill_for_no_energy_and_no_xp(die, left):
    ops = {"gustav": {"at": "c1", "energy": 1, "aimXp": 2}}  # skill 1
    zones = {"c1": [], "b1": ["six", "dud"]}
    game = held("grenade", "infrared-vision", ops=ops, zones=zones, secured=["c1"], dice=[die])
    take(game, "play-support", card="grenade")
    assert [one["location"] for one in options(game)] == ["b1", "d1", "c2"]
    take(game, "choose-location", location="b1")
    assert cards(game, "b1") == left
    gustav = op(game, "gustav")
    assert (gustav["energy"], gustav["aimXp"]) == (1, 2)


@pytest.mark.rule("CD-35.17", "CD-26.16")
def test_not_even_the_buster_learns_from_the_grenade_card():
    ops = {"bob": {"at": "c1", "energy": 1, "specialXp": 3}}
    game = held("grenade", level=2, ops=ops, zones={"c1": [], "b1": ["six"]}, secured=["c1"], dice=[6])
    play(game, "grenade")
    take(game, "choose-location", location="b1")
    assert cards(game, "b1") == []
    assert op(game, "bob")["specialXp"] == 3


@pytest.mark.rule("CD-90.69", "CD-26.06")
def test_the_grenade_card_needs_a_zone_with_something_to_attack():
    ops = {"gustav": "b1"}
    game = held("grenade", "adrenaline-rush", ops=ops, zones={"b1": [], "c1": [], "b2": []}, secured=["b1", "c1", "b2"])
    assert not offers(game, "play-support", card="grenade")


@pytest.mark.rule("CD-90.69", "CD-26.03", "CD-32.18")
def test_the_grenade_card_is_not_thrown_at_ops():
    ops = {"gustav": "c1", "rita": "b1"}
    game = held("grenade", ops=ops, zones={"c1": [], "b1": [], "d1": ["six"]}, secured=["c1", "b1"])
    play(game, "grenade", figure="gustav")
    assert [one["location"] for one in options(game)] == ["d1", "c2"]


@pytest.mark.rule("CD-35.18", "CD-35.19", "CD-90.67", "CD-70.16", "CD-50.32")
def test_a_helicopter_lands_at_the_start_of_a_mission_in_any_zone_but_an_exit():
    game = landing()
    assert (kind(game), game.view()["round"]) == ("support", 0)
    take(game, "play-support", card="helicopter-landing")
    zones = {one["id"]: one["kind"] for one in game.view()["zones"]}
    assert targets(game) == [name for name, its_kind in zones.items() if its_kind != "exfiltration"]
    take(game, "choose-location", location="c3")
    for name in ("gustav", "bob", "vince", "matt"):
        assert kind(game) == "start-there"
        take(game, "stay-behind" if name == "vince" else "come-along", op=name)
    assert [op(game, name)["at"] for name in ("gustav", "bob", "matt")] == ["c3"] * 3
    assert op(game, "vince")["at"] == "b1"


def landing():
    game = set_up(
        seats=["gustav+bob+vince+matt"],
        mission="war-1",
        changes=campaign(),
        standing={"supportCards": ["helicopter-landing"]},
    )
    while kind(game) == "infiltrate":
        game.choose(0)
    return game


@pytest.mark.rule("CD-35.19")
def test_a_helicopter_lands_only_before_the_first_round():
    game = landing()
    take(game, "no-support")
    for _ in range(40):
        assert not offers(game, "play-support")
        if game.is_over or game.view()["round"] > 1:
            break
        stays = matching(game, "stay")
        game.choose(stays[0] if stays else len(game.options) - 1)
    assert game.view()["round"] == 2


@pytest.mark.rule("CD-90.67")
def test_an_unsecured_landing_zone_is_resolved_in_phase_3_of_round_1():
    game = landing()
    play(game, "helicopter-landing", location="c3")
    for name in ("gustav", "bob", "vince", "matt"):
        take(game, "come-along", op=name)
    assert cards(game, "c3") == [None] * 3
    while kind(game) in ("move", "stealth-move", "intel"):
        take(game, "stay")
    assert None not in cards(game, "c3")
    assert game.view()["round"] == 1


@pytest.mark.rule("CD-35.20", "CD-90.73")
def test_infrared_vision_adds_one_to_the_aim_skill_of_every_op_until_the_end_of_the_round():
    ops = {"gustav": {"at": "c1", "energy": 2, "aimXp": 2}, "rita": "c1"}
    game = held("infrared-vision", ops=ops, zones={"c1": ["?dud"]}, dice=[1] * 9)
    play(game, "infrared-vision")
    shoot(game, "gustav", "dud")
    shoot(game, "rita", "dud")
    assert [(e["op"], e["total"]) for e in events(game, "shot-rolled")] == [("gustav", 3), ("rita", 2)]
    run_to(game, "move")
    take(game, "stay", op="gustav")
    take(game, "stay", op="rita")
    shoot(game, "gustav", "dud")
    take(game, "hold-fire", op="rita")
    assert events(game, "shot-rolled")[-1]["total"] == 2


@pytest.mark.rule("CD-90.73", "CD-35.20")
def test_infrared_vision_counts_wherever_the_aim_skill_is_added():
    ops = {"gustav": {"at": "c1", "aimXp": 2}}
    game = held("infrared-vision", "grenade", ops=ops, zones={"c1": [], "b1": ["six"]}, secured=["c1"], dice=[4])
    play(game, "infrared-vision")
    play(game, "grenade")
    take(game, "choose-location", location="b1")
    assert events(game, "grenade-thrown")[0]["value"] == 6
    assert cards(game, "b1") == []


@pytest.mark.rule("CD-35.21", "CD-35.22", "CD-50.08")
def test_a_shield_foils_one_attack_of_one_enemy_and_is_played_before_it():
    ops = {"gustav": {"at": "c1", "energy": 0}}
    game = held("shield", ops=ops, zones={"c1": ["?sure"]}, dice=[1] * 9)
    assert (kind(game), who(game)) == ("support", None)
    assert not events(game, "enemy-fired")
    play(game, "shield")
    assert events(game, "shot-foiled") == [{"card": "sure"}]
    assert (op(game, "gustav")["health"], events(game, "enemy-fired")) == (2, [])
    run_to(game, "move")
    take(game, "stay")
    take(game, "hold-fire")
    assert op(game, "gustav")["health"] == 1  # the next shot hits


@pytest.mark.rule("CD-35.21", "CD-35.22")
def test_a_shield_is_offered_before_every_shot_and_meets_only_the_one_it_is_played_against():
    ops = {"gustav": {"at": "c1", "energy": 0}}
    foes = {"sure2": terrorist(18, 6, 9)}
    game = drill(
        "iTTTx/.TOT.",
        ops=ops,
        cards={**FOES, **foes},
        changes={"supportCards": CARDS},
        situation={"support": ["shield"], "bulletsUsed": 3},
        zones={"c1": ["?sure", "?sure2"]},
        dice=[1] * 9,
    )
    take(game, "no-support")
    assert op(game, "gustav")["health"] == 1
    play(game, "shield")
    assert events(game, "shot-foiled") == [{"card": "sure2"}]
    assert op(game, "gustav")["health"] == 1


@pytest.mark.rule("CD-35.22")
def test_a_shield_saves_a_hostage_too():
    ops = {"gustav": {"at": "c2", "energy": 0}}
    game = held("shield", ops=ops, zones={"c2": ["hostage", "?hostages-1"]})
    while kind(game) != "support":
        game.choose(0)
    play(game, "shield")
    assert "hostage" in cards(game, "c2")
    assert score(game) == 0


@pytest.mark.rule("CD-35.23", "CD-90.70", "CD-50.04")
def test_a_sniper_rifle_lets_one_op_attack_revealed_enemies_next_door_for_one_energy_a_shot():
    ops = {"gustav": {"at": "c1", "energy": 2}, "vince": "c1"}
    game = held(
        "sniper-rifle",
        "infrared-vision",  # keeps the phase open
        ops=ops,
        zones={"c1": [], "b1": ["six", "?dud"], "d1": ["dud2"], "c2": ["?hostages-1"]},
        secured=["c1"],
        dice=[6, 1],
    )
    assert not offers(game, "let-act", op="gustav")
    play(game, "sniper-rifle", figure="gustav")
    assert not offers(game, "let-act", op="vince")
    take(game, "let-act", op="gustav")
    assert [one["card"] for one in matching(game, "snipe")] == ["six", "dud2"]
    take(game, "snipe", card="six")
    assert cards(game, "b1") == [None]
    take(game, "let-act", op="gustav")
    take(game, "snipe", card="dud2")
    assert op(game, "gustav")["energy"] == 0


@pytest.mark.rule("CD-35.24", "CD-90.70")
@pytest.mark.parametrize("die", [6, 1])
def test_a_shot_of_the_sniper_rifle_gives_one_xp_in_total_and_no_star(die):
    ops = {"steve": {"at": "c1", "aimXp": 0, "specialXp": 5}}
    game = held("sniper-rifle", level=2, ops=ops, zones={"c1": [], "b1": ["six2"]}, secured=["c1"], dice=[die, 6])
    play(game, "sniper-rifle")
    take(game, "let-act", op="steve")
    take(game, "snipe", card="six2")
    assert (op(game, "steve")["aimXp"], op(game, "steve")["specialXp"]) == (1, 5)


@pytest.mark.rule("CD-90.70", "CD-11.24")
def test_an_enemy_sniper_fires_back_at_the_sniper_rifle():
    ops = {"gustav": "c1"}
    game = held("sniper-rifle", ops=ops, zones={"c1": [], "b1": ["watcher"]}, secured=["c1"], dice=[1, 6])
    play(game, "sniper-rifle")
    take(game, "let-act", op="gustav")
    take(game, "snipe", card="watcher")
    assert op(game, "gustav")["health"] == 1


@pytest.mark.rule("CD-90.70")
@pytest.mark.parametrize("beside", ["dud", "trap2"])
def test_a_sniper_rifle_needs_a_zone_without_enemies_and_active_traps(beside):
    zones = {"c1": {"cards": [beside], "entered": False, "fought": True}, "b1": ["six"]}
    game = held("sniper-rifle", "adrenaline-rush", ops={"gustav": "c1"}, zones=zones)
    play(game, "sniper-rifle")
    assert not offers(game, "let-act", op="gustav")


@pytest.mark.rule("CD-35.23")
def test_a_sniper_rifle_is_gone_in_the_next_round():
    game = held("sniper-rifle", ops={"gustav": "c1"}, zones={"c1": [], "b1": ["six"]}, secured=["c1"])
    play(game, "sniper-rifle")
    assert offers(game, "let-act", op="gustav")
    take(game, "end-phase")
    take(game, "stay")
    assert not offers(game, "let-act", op="gustav")


@pytest.mark.rule("CD-35.25")
@pytest.mark.parametrize(("where", "hit"), [("c1", True), ("b1", False)])
def test_tear_gas_lowers_the_defence_of_every_enemy_in_one_zone(where, hit):
    game = held("tear-gas", ops={"gustav": {"at": "c1", "energy": 1}}, zones={"c1": ["?six"]}, dice=[5, 6])
    play(game, "tear-gas", location=where)
    shoot(game, "gustav", "six")
    assert bool(events(game, "shot-hit")) is hit


@pytest.mark.rule("CD-35.25")
def test_tear_gas_ends_with_the_round():
    game = held("tear-gas", ops={"gustav": {"at": "c1", "energy": 1}}, zones={"c1": ["?dud"]}, dice=[1] * 9)
    play(game, "tear-gas", location="c1")
    shoot(game, "gustav", "dud")
    run_to(game, "move")
    take(game, "stay")
    shoot(game, "gustav", "dud")
    assert [e["defence"] for e in events(game, "shot-rolled")] == [8, 9]


@pytest.mark.rule("CD-81.38", "CD-90.73", "CD-35.06", "CD-35.20", "CD-35.25")
@pytest.mark.parametrize(("die", "hit"), [(3, True), (2, False)])
def test_modifiers_add_up(die, hit):
    ops = {"gustav": {"at": "c1", "aimXp": 2}}  # skill 1
    game = held("big-gun", "infrared-vision", "tear-gas", ops=ops, zones={"c1": ["?dud"]}, dice=[die, 6])
    play(game, "infrared-vision")
    play(game, "tear-gas", location="c1")
    shoot(game, "gustav", "dud")
    play(game, "big-gun")
    rolled = events(game, "shot-rolled")[0]
    assert (rolled["total"], rolled["defence"]) == (die + 5, 8)
    assert bool(events(game, "shot-hit")) is hit


@pytest.mark.rule("CD-2.16", "CD-35.01")
def test_the_box_has_twelve_support_cards():
    assert len(CARDS) == 12
    drill_document(changes={"supportCards": CARDS})
    assert {card["timing"] for card in CARDS} == {"anyTime", "beforeAttackRoll", "beforeEnemyAttack", "missionStart"}
