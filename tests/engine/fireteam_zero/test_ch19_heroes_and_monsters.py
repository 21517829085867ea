"""Chapter 19: heroes and monsters."""

import pytest

from engine import ContentError
from tests.engine.fireteam_zero.drill import (
    BLANK,
    SPECIAL,
    at,
    card,
    decider,
    drill,
    drill_pack,
    events,
    hero,
    kind,
    offers,
    place,
    reaction,
    run_to,
    take,
)

SHOUT = [{"op": "modifyStrength", "by": 2}]
ONE_HUMAN = {"boss": None, "spawnPool": [{"kind": "human", "number": 1}]}


@pytest.mark.rule("FZ-19.02", "FZ-A.53", "FZ-K.20")
@pytest.mark.parametrize(
    ("by", "asked"), [("ally", ["frank", "don"]), ("you", ["abe"]), ("hero", ["abe", "frank", "don"])]
)
def test_an_ally_is_any_hero_other_than_ones_own(by, asked):
    cards = {"shout": card("bullets", 2, 2, lower=reaction({"op": "beforeAttack", "by": by}, SHOUT))}
    game = drill(
        heroes={"abe": "A", "frank": "A", "don": "A"},
        hands={"abe": ["shot", "shout"], "frank": ["shout"], "don": ["shout"]},
        monsters=[("giant", "B")],
        cards=cards,
        dice=[1] * 9,
    )
    take(game, "attack")
    take(game, "play-card", card="shot")
    take(game, "roll")
    seen = []
    while kind(game) == "react":
        seen.append(decider(game))
        take(game, "decline")
    assert seen == asked


@pytest.mark.rule("FZ-19.02", "FZ-E.44")
def test_other_heroes_are_all_but_oneself():
    action = {"id": "share", "name": "Share", "effect": [{"op": "drawCards", "who": "otherHeroes", "n": 1}]}
    game = drill(heroes={"abe": "A", "frank": "A", "don": "E"}, mission={"missionActions": [action]})
    take(game, "act")
    assert [event["hero"] for event in events(game, "cards-drawn")] == ["frank", "don"]


@pytest.mark.rule("FZ-19.03", "FZ-8.10")
def test_a_monster_is_a_minion_an_elite_or_a_boss_and_the_weakest_act_first():
    game = drill(
        heroes={"abe": "A"},
        monsters=[("master", "E"), ("giant", "E"), ("human", "E")],
        phase="threat",
        dice=[BLANK] * 9,
        mission={"spawnPool": [{"kind": "human", "number": 1}, {"kind": "giant", "number": 1}]},
    )
    run_to(game, "turn", "discard")
    assert [event["monster"] for event in events(game, "activated")] == ["human#1", "giant#1", "master#1"]
    with pytest.raises(ContentError, match="class"):
        drill_pack("AB", kinds={"human": {"class": "champion"}})


@pytest.mark.rule("FZ-19.04", "FZ-8.23", "FZ-1.30")
@pytest.mark.parametrize(("face", "told"), [(BLANK, ["trait"]), (SPECIAL, ["trait", "special"])])
def test_a_trait_always_holds_and_a_special_only_when_the_die_shows_it(face, told):
    human = {
        "trait": [{"when": "onActivate", "do": [{"op": "showText", "text": "trait"}]}],
        "special": [{"op": "showText", "text": "special"}],
    }
    game = drill(
        heroes={"abe": "A"},
        monsters=[("human", "E")],
        kinds={"human": human},
        phase="threat",
        dice=[face],
        mission=ONE_HUMAN,
    )
    run_to(game, "turn")
    assert [event["text"] for event in events(game, "story")] == told


@pytest.mark.rule("FZ-19.04", "FZ-1.30")
def test_a_trait_holds_for_its_own_kind_only():
    fast = {"speed": 1, "trait": [{"do": [{"op": "modifySpeed", "who": "self", "by": 1}]}]}
    game = drill(
        "ABCDEFGH",
        heroes={"abe": "A"},
        monsters=[("human", "H"), ("animal", "H")],
        kinds={"human": fast, "animal": {"speed": 1}},
        phase="threat",
        dice=[BLANK] * 2,
        mission={"boss": None, "spawnPool": [{"kind": "human", "number": 1}, {"kind": "animal", "number": 1}]},
    )
    run_to(game, "turn")
    assert (place(game, "human#1"), place(game, "animal#1")) == ("F", "G")


@pytest.mark.rule("FZ-19.05", "FZ-19.06", "FZ-F.13")
@pytest.mark.parametrize(("speed", "strength", "reached"), [(0, 1, 4), (1, 2, 3), (3, 3, 1), (4, 1, 0)])
def test_a_reference_card_gives_what_the_activation_needs(speed, strength, reached):
    kinds = {"human": {"speed": speed, "attack": ("bullets", strength, reached)}}
    game = drill(
        "ABCDE",
        heroes={"abe": "A"},
        hands={"abe": 5},
        monsters=[("human", "E")],
        kinds=kinds,
        phase="threat",
        dice=[BLANK, *[1] * strength],  # the attack dice miss
        mission=ONE_HUMAN,
    )
    run_to(game, "turn")
    assert place(game, "human#1") == "EDCBA"[speed]
    (attack,) = events(game, "attack")
    assert (attack["attacker"], attack["target"], attack["type"]) == ("human#1", "abe", "bullets")
    (roll,) = events(game, "attack-roll")
    assert len(roll["dice"]) == strength


@pytest.mark.rule("FZ-19.05", "FZ-18.06")
def test_a_monster_out_of_range_does_not_attack():
    game = drill(
        "ABCDE",
        heroes={"abe": "A"},
        hands={"abe": 5},
        monsters=[("human", "E")],
        kinds={"human": {"speed": 1, "attack": ("bullets", 1, 2)}},
        phase="threat",
        dice=[BLANK],
        mission=ONE_HUMAN,
    )
    run_to(game, "turn")
    assert (place(game, "human#1"), events(game, "attack")) == ("D", [])


@pytest.mark.rule("FZ-19.01", "FZ-1.13")
def test_a_hero_draws_and_plays_cards_of_its_own_role_only():
    game = drill(heroes={"frank": "A", "shad": "A"}, phase="round", mission=ONE_HUMAN)
    for name, role in (("frank", "marksman"), ("shad", "close-combat")):
        assert len(hero(game, name)["hand"]) == 5
        assert all(one.endswith(f"-{role}") for one in hero(game, name)["hand"])


@pytest.mark.rule("FZ-19.06", "FZ-4.12")
def test_speed_is_how_far_a_hero_moves_in_a_turn():
    game = drill("ABCDE", heroes={"abe": "A", "frank": "E"})
    for letter in "BC":
        take(game, "move", to=at(letter))
    assert not (decider(game) == "abe" and offers(game, "move"))
