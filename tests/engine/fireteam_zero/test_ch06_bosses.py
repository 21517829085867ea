"""Chapter 6: bosses, their power tokens and their end."""

import pytest

from tests.engine.fireteam_zero.drill import (
    BLANK,
    MISS,
    SPECIAL,
    attack,
    card,
    dice_counts,
    drill,
    events,
    fight,
    kind,
    monster_of,
    options,
    place,
    response,
    rule_options,
    run_to,
    take,
    threat,
)

BRING = {"op": "bringBoss", "kind": "master"}


def boss(game):
    return monster_of(game, "master#1")


def boss_fight(hits, power=3, board="AB", **parts):
    """Shad stands before a boss of health 4 and Brawl resistance 1, with one card for each attack."""
    cards = {f"blow-{number}": card("brawl", 0, 1, n) for number, n in enumerate(hits)}
    return fight(
        board,
        heroes=parts.pop("heroes", {"shad": "A"}),
        hands={"shad": list(cards)},
        cards=cards,
        situation={
            "monsters": [{"kind": "master", "at": "yard/b", "power": power}],
            "actions": len(hits),
            **parts.pop("situation", {}),
        },
        **parts,
    )


def strike(game, number):
    return attack(game, "master#1", f"blow-{number}")


@pytest.mark.rule("FZ-6.01", "FZ-6.04", "FZ-6.05", "FZ-T.54", "FZ-A.54", "FZ-K.11")
def test_each_attack_that_does_enough_damage_removes_one_power_token():
    game = boss_fight([9, 4, 5])
    strike(game, 0)
    assert (boss(game)["power"], boss(game)["at"]) == (2, "yard/b")  # surplus damage removes no second token
    strike(game, 1)
    assert boss(game)["power"] == 2  # 4 − 1 = 3 < 4
    assert events(game, "unharmed") == [{"monster": "master#1", "hits": 4, "resistance": 1}]
    strike(game, 2)
    assert boss(game)["power"] == 1
    assert events(game, "boss-wounded") == [{"boss": "master#1", "left": 2}, {"boss": "master#1", "left": 1}]
    assert events(game, "killed") == []


@pytest.mark.rule("FZ-6.05", "FZ-5.13")
def test_damage_to_a_boss_is_not_carried_over():
    game = boss_fight([4, 4, 4])
    for number in range(3):
        strike(game, number)
    assert boss(game)["power"] == 3


@pytest.mark.rule("FZ-6.06", "FZ-6.07", "FZ-6.08")
def test_without_power_tokens_the_boss_is_defeated_and_never_comes_back():
    game = boss_fight([5, 5, 5], power=2)
    strike(game, 0)
    assert boss(game)["at"] == "yard/b"
    strike(game, 1)
    assert boss(game) == {"id": "master#1", "kind": "master", "at": None, "pool": "defeated", "power": 0}
    assert events(game, "killed") == [{"monster": "master#1"}]
    assert not [one for one in options(game) if one["verb"] == "attack"]


@pytest.mark.rule("FZ-6.08")
def test_a_defeated_boss_cannot_be_brought_again():
    game = drill(
        "AB",
        heroes={"shad": "A"},
        hands={"shad": ["blow", "call"]},
        cards={"blow": card("brawl", 0, 1, 9), "call": card(lower=response(BRING))},
        situation={"monsters": [{"kind": "master", "at": "yard/b", "power": 1}]},
    )
    attack(game, "master#1", "blow")
    run_to(game, "wish-tactical-response")
    take(game, "play-tactical-response")
    assert boss(game)["at"] is None
    assert events(game, "boss-appeared") == []


@pytest.mark.rule("FZ-6.09", "FZ-A.21")
def test_defeating_the_boss_wins_only_through_the_objective_that_names_it():
    named = {"id": "goal", "name": "Goal", "completion": {"condition": {"op": "isDefeated", "kind": "master"}}}
    game = boss_fight([5], power=1)
    strike(game, 0)
    assert game.outcome is None
    game = boss_fight([5], power=1, changes={"objectives": [named]})
    strike(game, 0)
    assert game.outcome["result"] == "won"


# --- arrival --------------------------------------------------------------------------------------


def called(heroes, down=(), kinds=None, effects=(BRING,), mission=None, **parts):
    """A tactical response of Abe's brings the boss."""
    return drill(
        "ABC",
        heroes=heroes,
        down=down,
        hands={"abe": ["call"]},
        cards={"call": card(lower=response(*effects))},
        kinds=kinds or {},
        phase="tactics",
        mission=mission or {},
        situation={"round": 2, **parts.pop("situation", {})},
        **parts,
    )


def call(game):
    return take(game, "play-tactical-response")


@pytest.mark.rule("FZ-6.02", "FZ-6.03", "FZ-A.54", "FZ-1.26", "FZ-E.82", "FZ-12.07")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_boss_appears_at_its_marker_with_one_power_token_for_each_hero(count):
    game = called(dict.fromkeys(("abe", "frank", "don", "shad")[:count], "A"))
    assert (boss(game)["at"], boss(game)["pool"], boss(game)["power"]) == (None, "boss", 0)
    call(game)
    assert (place(game, "master#1"), boss(game)["power"]) == ("C", count)
    assert events(game, "boss-appeared") == [{"boss": "master#1", "tokens": count}]
    assert events(game, "monster-placed") == [{"monster": "master#1", "at": "yard/c", "how": "effect"}]


@pytest.mark.rule("FZ-6.03", "FZ-A.54")
def test_knocked_down_heroes_count_for_the_power_tokens():
    game = call(called({"abe": "A", "frank": "A", "don": "A"}, down=["don"]))
    assert boss(game)["power"] == 3


@pytest.mark.rule("FZ-6.02")
@pytest.mark.parametrize(
    ("power", "tokens"),
    [(5, 5), ({"op": "multiply", "a": 2, "b": "heroes"}, 4), ({"op": "subtract", "a": 1, "b": 9}, 1)],
)
def test_the_reference_card_says_how_many_power_tokens_a_boss_brings(power, tokens):
    game = called({"abe": "A", "frank": "A"}, kinds={"master": {"class": "boss", "power": power}})
    assert boss(call(game))["power"] == tokens


@pytest.mark.rule("FZ-A.54")
def test_only_one_boss_is_in_play_at_a_time():
    game = call(called({"abe": "A", "frank": "A"}, effects=(BRING, BRING)))
    assert len(events(game, "boss-appeared")) == 1
    assert boss(game)["power"] == 2


@pytest.mark.rule("FZ-6.02")
def test_what_the_briefing_says_happens_when_the_boss_arrives():
    mission = {
        "boss": {"kind": "master", "markerLocation": "yard/b", "arrivalEffect": [{"op": "coin", "side": "tails"}]}
    }
    game = call(called({"abe": "A", "frank": "A"}, mission=mission))
    assert place(game, "master#1") == "B"
    assert game.view()["coin"] == "tails"


@pytest.mark.rule("FZ-E.14", "FZ-E.15")
def test_the_arrival_of_a_boss_is_noticed():
    notices = [
        {"when": {"op": "onSpawn", "who": "boss", "how": ["effect"]}, "do": [{"op": "showText", "text": "spawned"}]},
        {
            "when": {"op": "onEnter", "who": "boss", "at": {"op": "named", "location": "yard/c"}},
            "do": [{"op": "showText", "text": "entered"}],
        },
    ]
    game = call(called({"abe": "A", "frank": "A"}, mission={"specialRules": notices}))
    assert sorted(one["text"] for one in events(game, "story")) == ["entered", "spawned"]


# --- acting ---------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-A.54", "FZ-8.10")
def test_a_boss_that_arrives_before_the_activation_step_acts_in_it():
    rule = {"when": {"op": "startOf", "unit": "threatPhase"}, "do": [BRING]}
    game = threat(
        "ABC", heroes={"frank": "C"}, mission={"specialRules": [rule]}, hands={"frank": 9}, dice=[BLANK, 2, 2, 2]
    )
    assert events(game, "activated") == [{"monster": "master#1"}]
    assert dice_counts(game) == [3]


@pytest.mark.rule("FZ-A.54", "FZ-8.10")
def test_a_boss_that_arrives_during_the_activation_step_first_acts_in_the_next():
    rule = {"when": {"op": "onActivate", "who": "minion"}, "do": [BRING]}
    game = threat(
        "ABC",
        heroes={"frank": "C"},
        monsters={"human": "A"},
        mission={"specialRules": [rule]},
        hands={"frank": 9},
        dice=[BLANK, BLANK, MISS["brawl"], MISS["brawl"]],
    )
    assert events(game, "activated") == [{"monster": "human#1"}]
    assert place(game, "master#1") == "C"
    run_to(game, "activate-monster", "discard")
    assert events(game, "activated")[1:3] == [{"monster": "human#1"}, {"monster": "master#1"}]


@pytest.mark.rule("FZ-A.70", "FZ-4.24", "FZ-7.02")
def test_a_boss_counts_as_a_monster_like_any_other():
    situation = {"monsters": [{"kind": "master", "at": "yard/a"}, {"kind": "human", "at": "yard/a"}]}
    game = fight("AB", heroes={"frank": "A"}, situation=situation)
    assert not [one for one in options(game) if one["verb"] in ("move", "search")]
    situation = {"monsters": [{"kind": "master", "at": "yard/a"}]}
    game = fight("AB", heroes={"frank": "A"}, situation=situation)
    assert [one["verb"] for one in options(game)] == ["move", "act", "end-turn"]


# --- spawning with a boss -------------------------------------------------------------------------


def spawn_drill(monsters, objectives=None, options=None, **parts):
    return drill(
        "ABCDEFGHIJKL",
        heroes={"shad": "A"},
        phase=parts.pop("phase", "threat"),
        mission={"spawnPool": [{"kind": "human", "number": 3}], "options": rule_options(**(options or {}))},
        situation={"monsters": monsters, **parts.pop("situation", {})},
        **parts,
    )


@pytest.mark.rule("FZ-9.01", "FZ-T.52")
@pytest.mark.parametrize("at", ["yard/l", "yard/a"])
def test_while_a_boss_is_on_the_board_nothing_is_rolled_for(at):
    game = spawn_drill([{"kind": "master", "at": at}], dice=[BLANK, 2, 2, 2])
    assert events(game, "spawn-die") == []
    assert [one["at"] for one in game.view()["monsters"] if one["kind"] == "human"] == [None] * 3


@pytest.mark.rule("FZ-9.10", "FZ-T.53")
def test_when_the_boss_is_defeated_and_an_objective_open_spawning_resumes_in_the_same_round():
    game = drill(
        "ABCDEFGHIJKL",
        heroes={"shad": "A"},
        hands={"shad": ["blow"]},
        cards={"blow": card("brawl", 0, 1, 9)},
        mission={"spawnPool": [{"kind": "human", "number": 3}]},
        situation={"monsters": [{"kind": "master", "at": "yard/b", "power": 1}], "movement": 0, "actions": 1},
        dice=[5, 6, 7],
    )
    attack(game, "master#1", "blow")
    assert kind(game) == "turn"  # of the next round: with no movement left the turn ended by itself
    rolls = events(game, "spawn-die")
    assert [one["token"] for one in rolls[:3]] == [5, 6, 7]
    assert [one["at"] for one in events(game, "monster-placed")] == ["yard/e", "yard/f", "yard/g"]
    assert game.view()["round"] == 2


# --- wounds and their announcements ---------------------------------------------------------------


@pytest.mark.rule("FZ-E.11", "FZ-6.04")
def test_a_wound_is_told_as_a_wound_and_the_last_one_as_a_death_too():
    rules = [
        {"when": {"op": "whenWounded", "who": "boss"}, "do": [{"op": "showText", "text": "wounded"}]},
        {"when": {"op": "whenKilled", "who": "boss"}, "do": [{"op": "showText", "text": "killed"}]},
        {"when": {"op": "onLeave", "who": "boss"}, "do": [{"op": "showText", "text": "left"}]},
    ]
    game = boss_fight([9, 9], power=2, mission={"specialRules": rules})
    strike(game, 0)
    assert [one["text"] for one in events(game, "story")] == ["wounded"]
    strike(game, 1)
    assert sorted(one["text"] for one in events(game, "story")[1:]) == ["killed", "left", "wounded"]


@pytest.mark.rule("FZ-E.11", "FZ-E.83")
@pytest.mark.parametrize(("by", "times"), [(-1, 1), (-2, 1), (0, 0), (1, 0), (-9, 1)])
def test_a_boss_that_loses_power_tokens_to_an_effect_is_wounded_too(by, times):
    rules = [{"when": {"op": "whenWounded", "who": "boss"}, "do": [{"op": "showText", "text": "wounded"}]}]
    situation = {"monsters": [{"kind": "master", "at": "yard/c", "power": 3}]}
    effect = {"op": "powerTokens", "of": "boss", "by": by}
    game = called({"abe": "A"}, effects=(effect,), situation=situation, mission={"specialRules": rules})
    assert len(events(call(game), "story")) == times


@pytest.mark.rule("FZ-E.11")
def test_a_minion_that_is_back_on_the_board_when_its_death_is_told_was_killed_all_the_same():
    """The blast knocks Shad down, which brings the dead minion back before its death is announced."""
    rules = [
        {
            "when": "whenKnockedDown",
            "do": [{"op": "spawn", "kind": "human", "at": {"op": "named", "location": "yard/b"}}],
        },
        {"when": {"op": "whenKilled", "who": "monster"}, "do": [{"op": "showText", "text": "killed"}]},
        {"when": {"op": "whenWounded", "who": "monster"}, "do": [{"op": "showText", "text": "wounded"}]},
    ]
    game = fight(
        "AB",
        heroes={"don": "A", "shad": "A"},
        hands={"don": ["blast"]},
        cards={"blast": card("explosion", 0, 0, 1)},
        mission={"specialRules": rules, "spawnPool": [{"kind": "human", "number": 1}]},
        monsters={"human": "A"},
        down=["shad"],
    )
    take(game, "attack", target="human#1")
    assert place(game, "human#1") == "B"
    assert [one["text"] for one in events(game, "story")] == ["killed"]


@pytest.mark.rule("FZ-E.83", "FZ-6.06", "FZ-I.10")
@pytest.mark.parametrize(
    ("by", "left", "pool"), [(2, 4, "boss"), (-1, 1, "boss"), (-2, 0, "defeated"), (-9, 0, "defeated")]
)
def test_an_effect_gives_or_takes_power_tokens(by, left, pool):
    effect = {"op": "powerTokens", "of": "boss", "by": by}
    situation = {"monsters": [{"kind": "master", "at": "yard/c", "power": 2}]}
    game = call(called({"abe": "A", "frank": "A"}, effects=(effect,), situation=situation))
    assert (boss(game)["power"], boss(game)["pool"]) == (left, pool)


@pytest.mark.rule("FZ-E.80", "FZ-6.01")
def test_an_effect_that_kills_only_wounds_a_boss():
    effect = {"op": "kill", "who": "allMonsters"}
    situation = {"monsters": [{"kind": "master", "at": "yard/c", "power": 2}, {"kind": "human", "at": "yard/c"}]}
    game = call(called({"abe": "A", "frank": "A"}, effects=(effect,), situation=situation))
    assert (boss(game)["power"], boss(game)["at"]) == (1, "yard/c")
    assert place(game, "human#1") is None


@pytest.mark.rule("FZ-8.25", "FZ-8.23")
def test_a_boss_moves_rolls_and_attacks_like_other_monsters():
    special = [{"op": "bonusHits", "n": 2}]
    game = threat(
        "ABCD",
        heroes={"frank": "A"},
        hands={"frank": 9},
        kinds={"master": {"class": "boss", "special": special}},  # speed 1, attack range 1
        situation={"monsters": [{"kind": "master", "at": "yard/c"}]},
        dice=[SPECIAL, 2, 2, 4],
    )
    assert place(game, "master#1") == "B"
    assert events(game, "struck") == [{"hero": "frank", "hits": 3}]
