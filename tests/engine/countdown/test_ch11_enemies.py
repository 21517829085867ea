"""Chapter 11: enemies and their special symbols."""

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
    zone,
)

DUD = terrorist(13, 0, 4)  # attack value 0 never hits (CD-81.27)


def losses(game):
    """Who lost health, in order."""
    return [one["op"] for one in events(game, "op-hurt")]


def joined(game):
    """Who came as a reinforcement, in order."""
    return [one["card"] for one in events(game, "reinforcement-came")]


def hold_fire(game):
    """Let no op shoot in this strike."""
    while kind(game) == "shoot":
        game.choose(len(game.options) - 1)
    return game


# --- firefights break out -------------------------------------------------------------------------


@pytest.mark.rule("CD-11.02", "CD-11.01", "CD-11.25")
@pytest.mark.parametrize(("card", "breaks_out"), [("thug", True), ("boss", True), ("civ1", False)])
def test_a_firefight_breaks_out_where_ops_meet_terrorists_or_top_terrorists(card, breaks_out):
    game = drill(ops={"gustav": "b3"}, zones={"b3": [f"?{card}"]}, objective="topTerrorists")
    assert ("firefight-began" in names(game)) is breaks_out


@pytest.mark.rule("CD-11.03")
def test_the_ops_strike_before_an_enemy_fires():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?thug"]}, dice=[1, 1])
    assert kind(game) == "shoot"
    assert "enemy-fired" not in names(game)
    take(game, "shoot")
    run_to(game, "after-exchange")
    assert names(game).index("shot-rolled") < names(game).index("enemy-fired")


@pytest.mark.rule("CD-11.05", "CD-90.20")
def test_without_energy_only_the_strike_is_missing():
    game = drill(ops={"gustav": {"at": "b2", "energy": 0}}, zones={"b2": ["?thug"]}, dice=[6])
    assert kind(game) == "after-exchange"
    assert "shot-rolled" not in names(game)
    assert len(events(game, "enemy-fired")) == 1


@pytest.mark.rule("CD-90.20", "CD-37.02")
def test_ops_that_stayed_with_enemies_fight_again_in_the_next_round():
    game = drill(ops={"gustav": "b2"}, zones={"b2": {"cards": ["thug"], "entered": False}})
    assert kind(game) == "shoot"
    assert len(events(game, "firefight-began")) == 1


@pytest.mark.rule("CD-37.02")
def test_a_zone_is_fought_in_once_a_round():
    game = drill(
        ops={"gustav": "b2", "rita": "b2"}, zones={"b2": {"cards": ["thug"], "entered": False, "fought": True}}
    )
    assert "firefight-began" not in names(game)
    assert kind(game) == "move"  # the round has gone on


# --- bazooka --------------------------------------------------------------------------------------


@pytest.mark.rule("CD-81.02", "CD-11.15")
@pytest.mark.parametrize(
    ("roll", "hurt"), [(1, ["gustav"]), (3, ["gustav", "vince"]), (5, ["gustav", "vince", "jill"])]
)
def test_a_bazooka_hurts_every_op_with_a_number_up_to_the_roll(roll, hurt):
    game = drill(ops=dict.fromkeys(("gustav", "vince", "jill"), "b2"), zones={"b2": ["?bazooka"]}, dice=[roll])
    assert losses(game) == hurt
    assert [one["roll"] for one in events(game, "bazooka-rolled")] == [roll]


@pytest.mark.rule("CD-81.03")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_a_bazooka_never_hurts_rita(roll):
    game = drill(ops={"rita": "b2"}, zones={"b2": ["?bazooka"]}, dice=[roll])
    assert losses(game) == []


@pytest.mark.rule("CD-11.06", "CD-11.15", "CD-37.03")
def test_a_bazooka_is_fired_before_the_ops_strike():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?bazooka"]}, dice=[1])
    assert kind(game) == "shoot"
    assert names(game).index("bazooka-rolled") < names(game).index("firefight-began")


@pytest.mark.rule("CD-11.16", "CD-90.12")
def test_a_bazooka_is_not_fired_at_ops_that_stayed():
    game = drill(ops={"gustav": "b2"}, zones={"b2": {"cards": ["bazooka"], "entered": False}})
    assert kind(game) == "shoot"
    assert "bazooka-rolled" not in names(game)


@pytest.mark.rule("CD-90.88", "CD-11.15")
def test_a_bazooka_that_was_known_is_fired_on_entry_all_the_same():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["bazooka"]}, dice=[1])
    assert losses(game) == ["gustav"]


@pytest.mark.rule("CD-90.16", "CD-90.17")
def test_every_bazooka_rolls_its_own_die_in_ascending_card_number():
    game = drill(
        ops={"gustav": {"at": "b2", "health": 3}, "rita": "b2"},
        zones={"b2": ["?big", "?bazooka", "?civ2"]},
        cards={"big": terrorist(31, 3, 4, "bazooka")},
        dice=[1, 2],
    )
    assert [(one["card"], one["roll"]) for one in events(game, "bazooka-rolled")] == [("bazooka", 1), ("big", 2)]
    assert losses(game) == ["gustav", "gustav"]
    assert cards(game, "b2") == ["big", "bazooka", "civ2"]  # bystanders are not hit


@pytest.mark.rule("CD-90.16", "CD-11.04")
def test_no_further_bazooka_is_fired_when_nobody_is_left_in_the_zone():
    game = drill(
        ops={"gustav": {"at": "b2", "health": 1}, "rita": "b1"},
        zones={"b2": ["?big", "?bazooka"]},
        cards={"big": terrorist(31, 3, 4, "bazooka")},
        dice=[1],
    )
    assert [one["card"] for one in events(game, "bazooka-rolled")] == ["bazooka"]


@pytest.mark.rule("CD-11.04", "CD-90.16")
def test_there_is_no_firefight_if_the_bazooka_kills_all_who_entered():
    game = drill(ops={"gustav": {"at": "b2", "health": 1}, "rita": "b1"}, zones={"b2": ["?bazooka"]}, dice=[1])
    assert "op-died" in names(game)
    assert "firefight-began" not in names(game)


@pytest.mark.rule("CD-80.26", "CD-11.11", "CD-11.16")
def test_a_bazooka_is_fired_once_a_round_and_again_in_a_later_one():
    game = drill(
        ops={"gustav": {"at": "b2", "energy": 0}, "bob": {"at": "a2", "energy": 0}},
        zones={"b2": ["bazooka"], "a2": {"cards": ["dud"]}},
        cards={"dud": DUD},
        dice=[6, 6, 6, 6, 6],
    )
    take(game, "resolve-zone", zone="b2")  # the bazooka of b2 is rolled, then the enemy fires
    assert len(events(game, "bazooka-rolled")) == 1
    take(game, "hold")
    take(game, "break-through", op="bob", zone="b2")  # entered again in the same round
    assert len(events(game, "bazooka-rolled")) == 1
    run_to(game, "move")
    take(game, "move", op="gustav", zone="a2")
    take(game, "stay", op="bob")
    run_to(game, "move")
    take(game, "move", op="gustav", zone="b2")
    take(game, "stay", op="bob")
    assert len(events(game, "bazooka-rolled")) == 2


# --- reinforcements -------------------------------------------------------------------------------


@pytest.mark.rule("CD-11.07", "CD-11.09", "CD-11.12")
def test_a_before_fight_symbol_brings_a_terrorist_before_the_ops_attack():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?caller"]}, situation={"threatStack": ["thug3", "thug2"]})
    assert kind(game) == "shoot"
    assert joined(game) == ["thug3"]
    assert [one.get("card") for one in options(game)] == ["thug3", "caller", None]
    assert cards(game, "b2") == ["thug3", "caller"]  # CD-90.87: on top of the stack
    assert game.view()["threatStack"] == 1


@pytest.mark.rule("CD-81.32", "CD-11.07", "CD-11.08", "CD-11.10")
def test_other_cards_on_the_way_are_discarded_and_the_symbols_of_a_reinforcement_are_ignored():
    game = drill(
        ops={"gustav": "b2"},
        zones={"b2": ["?caller"]},
        situation={"threatStack": ["civ2", "trap2", "bazooka", "thug"]},
    )
    assert events(game, "threats-passed-over") == [{"cards": ["civ2", "trap2"]}]
    assert game.view()["discard"] == ["civ2", "trap2"]
    assert score(game) == 0
    assert losses(game) == []
    assert joined(game) == ["bazooka"]
    assert "bazooka-rolled" not in names(game)


@pytest.mark.rule("CD-11.10", "CD-90.12")
def test_the_symbols_of_a_reinforcement_stay_ignored_in_later_rounds():
    game = drill(
        ops={"gustav": {"at": "b2", "energy": 0}},
        zones={"b2": ["?caller"]},
        situation={"threatStack": ["t70", "thug", "thug2"]},
        dice=[6] * 8,
    )
    run_to(game, "move")
    assert joined(game) == ["t70"]
    take(game, "stay")
    run_to(game, "move")
    assert joined(game) == ["t70", "thug"]  # only the original carrier has called again


@pytest.mark.rule("CD-90.12", "CD-11.17", "CD-80.27")
def test_a_before_fight_carrier_calls_again_in_every_round_with_a_firefight():
    game = drill(
        ops={"gustav": {"at": "b2", "energy": 0}, "rita": "b1"},
        zones={"b2": ["?caller"]},
        situation={"threatStack": ["thug", "thug2", "thug3"]},
        dice=[6] * 9,
        secured=["a2"],
    )
    assert joined(game) == ["thug"]
    take(game, "retreat", zone="a2")
    run_to(game, "move")
    take(game, "move", op="gustav", zone="b2")  # a later round: he is met by another one at once
    take(game, "stay", op="rita")
    assert joined(game) == ["thug", "thug2"]


@pytest.mark.rule("CD-11.11")
def test_a_symbol_is_triggered_once_a_round_even_over_several_exchanges():
    game = drill(
        ops={"gustav": {"at": "b2", "energy": 3}},
        zones={"b2": ["?t70"]},
        situation={"threatStack": ["thug", "thug2"], "bulletsUsed": 3},
        dice=[1, 6, 6, 1, 6, 6],
    )
    take(game, "shoot", card="t70")
    assert joined(game) == ["thug"]
    take(game, "strike-again")
    take(game, "shoot", card="t70")
    assert joined(game) == ["thug"]


@pytest.mark.rule("CD-80.09", "CD-11.13", "CD-11.14")
@pytest.mark.parametrize(("roll", "help_comes"), [(4, True), (5, False)])
def test_an_after_fight_symbol_calls_only_if_its_carrier_survives_the_strike(roll, help_comes):
    game = drill(
        ops={"gustav": "b2"},
        zones={"b2": ["?t70", "?dud"]},
        cards={"dud": DUD},
        situation={"threatStack": ["thug"], "bulletsUsed": 3},
        dice=[roll, 6, 6, 6],
    )
    take(game, "shoot", card="t70")
    assert joined(game) == (["thug"] if help_comes else [])


@pytest.mark.rule("CD-11.13", "CD-90.12")
def test_an_after_fight_reinforcement_takes_part_in_the_counter_attack():
    game = drill(
        ops={"gustav": "b2"},
        zones={"b2": ["?t70"]},
        situation={"threatStack": ["thug"], "bulletsUsed": 3},
        dice=[1, 6, 6],
    )
    take(game, "shoot")
    assert [one["card"] for one in events(game, "enemy-fired")] == ["thug", "t70"]
    assert names(game).index("reinforcement-came") < names(game).index("enemy-fired")


@pytest.mark.rule("CD-90.12", "CD-11.17")
def test_an_after_fight_carrier_calls_at_his_normal_moment_when_the_zone_is_entered_again():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["t70"]}, situation={"threatStack": ["thug"]})
    assert kind(game) == "shoot"
    assert joined(game) == []


@pytest.mark.rule("CD-90.13")
def test_with_an_empty_threat_stack_nobody_comes():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?caller"]}, situation={"threatStack": ["civ2", "trap2"]})
    assert joined(game) == []
    assert events(game, "no-reinforcement") == [{"zone": "b2", "carrier": "caller"}]
    assert game.view()["threatStack"] == 0
    assert kind(game) == "shoot"


@pytest.mark.rule("CD-90.13")
@pytest.mark.parametrize(("reshuffles", "help_comes"), [(False, 0), (True, 1)])
def test_with_the_option_the_cards_out_of_play_are_shuffled_and_drawn_again(reshuffles, help_comes):
    game = drill(
        ops={"gustav": {"at": "b2", "energy": 3}},
        zones={"b2": ["?t70", "?thug"]},
        situation={"threatStack": ["civ2"], "bulletsUsed": 3},
        options={"reshuffleThreatDiscard": reshuffles},
        dice=[6, 6, 1, 6, 6, 6],
    )
    # The first exchange: thug falls, t70 calls, and only the fallen one and the civilian are out of play.
    take(game, "shoot", card="thug")
    assert len(joined(game)) == help_comes
    assert joined(game) == ["thug"][:help_comes]


@pytest.mark.rule("CD-90.13")
def test_the_pile_is_shuffled_as_often_as_the_stack_runs_out_and_the_board_stays_as_it_is():
    game = drill(
        ops={"gustav": {"at": "b2", "energy": 3}},
        zones={"b2": ["?t70", "?thug"], "c2": ["thug2"]},
        situation={"threatStack": [], "bulletsUsed": 3},
        options={"reshuffleThreatDiscard": True},
        dice=[6, 6, 6, 6, 6, 6],
    )
    take(game, "shoot", card="thug")
    assert joined(game) == ["thug"]
    assert game.view()["discard"] == []
    assert cards(game, "c2") == ["thug2"]  # what lies open elsewhere still does
    take(game, "strike-again")
    take(game, "shoot", card="thug")
    assert game.view()["discard"] == ["thug"]
    run_to(game, "shoot")  # the next round: t70 calls again, and thug is the only one to come
    take(game, "hold-fire")
    assert joined(game) == ["thug", "thug"]


@pytest.mark.rule("CD-90.13")
def test_without_a_terrorist_among_the_cards_out_of_play_nothing_is_shuffled():
    game = drill(
        ops={"gustav": "b2"},
        zones={"b2": ["?caller"]},
        situation={"threatStack": ["civ2", "trap2"]},
        options={"reshuffleThreatDiscard": True},
    )
    assert len(events(game, "no-reinforcement")) == 1
    assert game.view()["discard"] == ["civ2", "trap2"]


@pytest.mark.rule("CD-11.07", "CD-36.04")
def test_a_top_terrorist_may_call_for_help_too():
    game = drill(
        ops={"gustav": "b3"},
        zones={"b3": ["?chief"]},
        objective="topTerrorists",
        objective_cards={"chief": {"stack": "topTerrorists", **boss(110, 3, 5, "reinforceBefore")}},
        situation={"threatStack": ["thug"]},
    )
    assert joined(game) == ["thug"]


# --- first strike ---------------------------------------------------------------------------------


@pytest.mark.rule("CD-81.29", "CD-11.18", "CD-11.19", "CD-90.14")
def test_a_first_striker_fires_before_the_ops_and_not_again_in_the_first_exchange():
    game = drill(
        ops={"bob": "b2", "jill": "b2"},
        zones={"b2": ["?striker"]},
        situation={"bulletsUsed": 3},
        dice=[3, 1, 1],
    )
    assert kind(game) == "shoot"
    assert events(game, "enemy-fired") == [{"card": "striker", "op": "bob", "roll": 3, "attack": 3}]
    assert op(game, "bob")["health"] == 1
    take(game, "shoot", op="bob")
    take(game, "shoot", op="jill")
    assert kind(game) == "after-exchange"
    assert len(events(game, "enemy-fired")) == 1


@pytest.mark.rule("CD-11.19")
@pytest.mark.parametrize(("roll", "hurt"), [(3, ["gustav"]), (4, [])])
def test_the_shot_of_a_first_striker_is_rolled_like_any_other(roll, hurt):
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?striker"]}, dice=[roll])
    assert losses(game) == hurt


@pytest.mark.rule("CD-90.14")
def test_from_the_second_exchange_on_a_first_striker_fires_normally():
    game = drill(
        ops={"gustav": {"at": "b2", "energy": 3}},
        zones={"b2": ["?striker"]},
        situation={"bulletsUsed": 3},
        dice=[6, 1, 1, 6],
    )
    take(game, "shoot")
    take(game, "strike-again")
    assert kind(game) == "after-exchange"
    assert len(events(game, "enemy-fired")) == 2


@pytest.mark.rule("CD-90.14", "CD-13.06")
def test_a_first_striker_fires_at_bystanders_first():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?striker", "?civ2"]})
    assert events(game, "civilian-killed") == [{"card": "civ2", "zone": "b2"}]
    assert losses(game) == []


@pytest.mark.rule("CD-90.12")
def test_there_is_no_first_strike_against_ops_that_stayed():
    game = drill(ops={"gustav": "b2"}, zones={"b2": {"cards": ["striker"], "entered": False}})
    assert kind(game) == "shoot"
    assert "enemy-fired" not in names(game)


@pytest.mark.rule("CD-90.17", "CD-37.03")
def test_bazookas_come_before_reinforcements_and_these_before_first_strikes():
    game = drill(
        ops={"rita": "b2"},
        zones={"b2": ["?striker", "?caller", "?bazooka"]},
        situation={"threatStack": ["thug"]},
        dice=[6, 6],
    )
    order = [name for name in names(game) if name in ("bazooka-rolled", "reinforcement-came", "enemy-fired")]
    assert order == ["bazooka-rolled", "reinforcement-came", "enemy-fired"]


# --- One Shot -------------------------------------------------------------------------------------


@pytest.mark.rule("CD-81.28", "CD-11.20", "CD-11.21", "CD-11.22", "CD-18.02")
def test_a_one_shot_top_terrorist_who_survives_the_strike_escapes_instead_of_firing():
    game = drill(
        ops={"gustav": "b3"},
        zones={"b3": ["?one-shot"]},
        objective="topTerrorists",
        situation={"bulletsUsed": 3},
        dice=[6],
    )
    take(game, "shoot")
    assert events(game, "one-shot-escaped") == [{"card": "one-shot", "zone": "b3"}]
    assert score(game) == -2
    assert "enemy-fired" not in names(game)
    assert op(game, "gustav")["aimXp"] == 1
    assert zone(game, "b3")["secured"] is True


@pytest.mark.rule("CD-11.20", "CD-23.01")
def test_a_one_shot_top_terrorist_who_is_hit_scores():
    game = drill(
        ops={"gustav": {"at": "b3", "aimXp": 2}}, zones={"b3": ["?one-shot"]}, objective="topTerrorists", dice=[6]
    )
    take(game, "shoot")  # 6 + 1 against 7
    assert score(game) == 2
    assert "one-shot-escaped" not in names(game)


@pytest.mark.rule("CD-90.15")
def test_a_one_shot_top_terrorist_escapes_even_if_nobody_shot_at_him():
    game = drill(
        ops={"gustav": "b3"},
        zones={"b3": ["?one-shot", "?dud"]},
        cards={"dud": DUD},
        objective="topTerrorists",
        dice=[1, 1],
    )
    take(game, "hold-fire")
    assert len(events(game, "one-shot-escaped")) == 1
    assert score(game) == -2


@pytest.mark.rule("CD-90.15")
def test_a_sniper_from_another_zone_never_makes_a_one_shot_top_terrorist_escape():
    game = drill(
        ops={"matt": "a3", "rita": "a3"},
        zones={"b3": ["one-shot"]},
        secured=["a3"],
        objective="topTerrorists",
        situation={"bulletsUsed": 3},
        dice=[1],
    )
    take(game, "let-act", op="matt")
    take(game, "snipe", card="one-shot")
    assert cards(game, "b3") == ["one-shot"]
    assert score(game) == 0


# --- what does not trigger symbols ----------------------------------------------------------------


@pytest.mark.rule("CD-90.10")
@pytest.mark.parametrize("card", ["bazooka", "striker", "caller"])
def test_symbols_are_not_triggered_by_intelligence(card):
    game = drill(ops={"jill": "a2", "rita": "a2"}, zones={"b2": [f"?{card}"]}, secured=["a2"])
    take(game, "let-act", op="jill")
    take(game, "use-intel", zone="b2")
    assert cards(game, "b2") == [card]
    assert not {"bazooka-rolled", "enemy-fired", "reinforcement-came"} & set(names(game))


@pytest.mark.rule("CD-11.23", "CD-13.03", "CD-90.04")
def test_an_enemy_card_shows_its_number_attack_and_defence():
    game = drill(ops={"gustav": "b2"}, zones={"b2": ["?t70"]})
    shown = zone(game, "b2")["cards"][0]
    assert (shown["number"], shown["attack"], shown["defence"], shown["specials"]) == (70, 3, 5, ["reinforceAfter"])


@pytest.mark.rule("CD-11.09")
def test_a_zone_is_not_secured_before_the_reinforcement_is_eliminated_as_well():
    game = drill(
        ops={"gustav": "b2", "bob": "b2"}, zones={"b2": ["?caller"]}, situation={"threatStack": ["thug"]}, dice=[6, 6]
    )
    take(game, "shoot", op="gustav", card="caller")
    take(game, "hold-fire", op="bob")
    assert zone(game, "b2")["secured"] is False
    assert cards(game, "b2") == ["thug"]
    assert offers(game, "hold")
