"""Chapter 5: declaring an attack, rolling it, counting hits, killing."""

import pytest

from tests.engine.fireteam_zero.drill import (
    HEROES,
    attack,
    card,
    card_id,
    decider,
    dice_counts,
    drill,
    events,
    faces,
    fight,
    hand_size,
    hero,
    hit_counts,
    kind,
    matching,
    monster_of,
    offers,
    options,
    reaction,
    rule_options,
    take,
    threat,
)

TYPES = ("brawl", "bullets", "explosion")


def sure(attack_type, hits, reach=9):
    """A card that scores so many hits without a die."""
    return card(attack_type, 0, reach, hits)


def shoot(hits, attack_type="bullets", target="animal", **parts):
    """One hero attacks one monster with a card that scores so many hits."""
    game = fight(
        "AB",
        heroes={"frank": "A"},
        monsters={target: "B"},
        hands={"frank": ["sure"]},
        cards={"sure": sure(attack_type, hits)},
        **parts,
    )
    return take(game, "attack", target=f"{target}#1")


def is_dead(game, monster):
    return monster_of(game, monster)["at"] is None


# --- declaring ------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-5.01", "FZ-5.04", "FZ-D.19", "FZ-S.01")
def test_the_cards_played_become_one_attack_on_one_monster():
    game = fight(
        "AB",
        heroes={"frank": "A"},
        monsters=[("human", "B"), ("human", "B")],
        hands={"frank": ["shot", "shot", "burst"]},
        dice=faces("bullets", 0, 0, 0, 0, 0),
    )
    take(game, "attack", target="human#1")
    assert (kind(game), decider(game), game.decision.rule) == ("attack-cards", "frank", "FZ-D.19")
    assert options(game) == [  # two copies of one card are one option; nothing is rolled without a card
        {"verb": "play-card", "card": "shot-marksman"},
        {"verb": "play-card", "card": "burst-marksman"},
    ]
    take(game, "play-card", card="shot-marksman")
    assert options(game) == [
        {"verb": "play-card", "card": "shot-marksman"},
        {"verb": "play-card", "card": "burst-marksman"},
        {"verb": "roll"},
    ]
    take(game, "play-card", card="burst-marksman")
    assert options(game) == [{"verb": "play-card", "card": "shot-marksman"}, {"verb": "roll"}]
    take(game, "roll")
    assert events(game, "attack") == [
        {"attacker": "frank", "target": "human#1", "type": "bullets", "cards": ["shot-marksman", "burst-marksman"]}
    ]
    assert dice_counts(game) == [5]
    assert hit_counts(game) == [2]
    assert (is_dead(game, "human#1"), is_dead(game, "human#2")) == (True, False)
    assert hero(game, "frank")["hand"] == ["shot-marksman"]


@pytest.mark.rule("FZ-5.01")
def test_without_a_card_in_hand_there_is_no_attack():
    assert not offers(fight("A", monsters={"human": "A"}), "attack")
    assert offers(fight("A", monsters={"human": "A"}, hands={"frank": ["punch"]}), "attack")


@pytest.mark.rule("FZ-5.02", "FZ-T.23")
def test_cards_of_different_types_are_not_combined():
    game = fight("A", monsters={"human": "A"}, hands={"frank": ["shot", "punch", "burst", "grenade"]})
    take(game, "attack", target="human#1")
    assert len(options(game)) == 4
    take(game, "play-card", card="shot-marksman")
    assert options(game) == [{"verb": "play-card", "card": "burst-marksman"}, {"verb": "roll"}]


@pytest.mark.rule("FZ-5.03", "FZ-T.22")
def test_every_card_must_reach_the_target():
    game = fight(
        "ABC",
        monsters={"human": "B"},
        hands={"frank": ["far", "near"]},
        cards={"far": card("bullets", 1, 2), "near": card("bullets", 1, 0)},
        dice=[1],
    )
    take(game, "attack", target="human#1")  # the second card is out of range, so nothing is left to ask
    assert [one["cards"] for one in events(game, "attack")] == [["far-marksman"]]
    assert hero(game, "frank")["hand"] == ["near-marksman"]


@pytest.mark.rule("FZ-5.03", "FZ-D.20", "FZ-18.06")
@pytest.mark.parametrize(("reach", "targets"), [(0, 1), (1, 2), (2, 4), (3, 5)])
def test_a_target_is_any_monster_within_the_range_of_a_card(reach, targets):
    game = fight(
        "ABCDE",
        monsters=[("human", "A"), ("human", "B"), ("animal", "C"), ("giant", "C"), ("master", "D"), ("human", "E")],
        hands={"frank": ["try", "punch"]},  # the longest reach counts, whatever else is in hand
        cards={"try": card("bullets", 1, reach)},
    )
    everybody = ["human#1", "human#2", "animal#1", "giant#1", "master#1", "human#3"]
    assert sorted(one["target"] for one in matching(game, "attack")) == sorted(everybody[:targets])


@pytest.mark.rule("FZ-4.03", "FZ-5.01")
def test_an_attack_is_the_action_of_the_turn():
    game = fight("A", monsters={"giant": "A"}, hands={"frank": ["punch", "punch"]}, dice=[2, 2])
    attack(game, "giant#1", "punch")
    assert game.view()["actionsLeft"] == 0
    assert not offers(game, "attack")


@pytest.mark.rule("FZ-A.36", "FZ-S.01")
def test_played_cards_leave_the_hand_at_once_and_are_discarded_when_the_attack_is_resolved():
    ask_after_roll = {"when": "afterRoll", "may": True, "do": [{"op": "drawCards", "n": 1}]}
    game = fight(
        "A",
        monsters={"giant": "A"},
        hands={"frank": ["try"]},
        cards={"try": card("brawl", 1, 0, 0, extra=[ask_after_roll])},
        dice=[2],
    )
    take(game, "attack", target="giant#1")
    assert (kind(game), decider(game)) == ("may", "frank")
    frank = hero(game, "frank")
    assert (frank["hand"], frank["played"], frank["discard"]) == ([], ["try-marksman"], [])
    take(game, "decline")
    frank = hero(game, "frank")
    assert (frank["hand"], frank["played"], frank["discard"]) == ([], [], ["try-marksman"])


# --- rolling and counting -------------------------------------------------------------------------


@pytest.mark.rule("FZ-5.05", "FZ-5.06", "FZ-T.01", "FZ-T.76", "FZ-K.16")
def test_frank_scores_three_hits_with_hydrostatic_shock():
    game = fight("AB", monsters={"giant": "B"}, hands={"frank": ["shot"]}, dice=[4, 5, 4])
    take(game, "attack", target="giant#1")
    assert events(game, "attack-roll") == [{"attacker": "frank", "target": "giant#1", "dice": [4, 5, 4]}]
    assert hit_counts(game) == [3]


@pytest.mark.rule("FZ-5.07", "FZ-5.17", "FZ-T.05", "FZ-T.77", "FZ-K.17")
def test_shad_scores_five_hits_with_dual_pistols():
    game = fight("AB", heroes={"shad": "A"}, monsters={"giant": "B"}, hands={"shad": ["burst"]}, dice=[2, 4])
    take(game, "attack", target="giant#1")
    assert dice_counts(game) == [2]
    assert hit_counts(game) == [5]


@pytest.mark.rule("FZ-5.06", "FZ-5.07", "FZ-A.28")
@pytest.mark.parametrize(
    ("attack_type", "hits"),
    [("brawl", [2, 0, 0, 1, 0, 1]), ("bullets", [0, 2, 0, 1, 1, 0]), ("explosion", [0, 0, 2, 0, 1, 1])],
)
def test_each_face_of_the_standard_die_counts_its_symbols_of_the_attacks_type(attack_type, hits):
    for face, expected in enumerate(hits, start=1):
        game = fight(
            "AB",
            monsters={"giant": "B"},
            hands={"frank": ["try"]},
            cards={"try": card(attack_type, 1, 1)},
            dice=[face],
        )
        take(game, "attack", target="giant#1")
        assert hit_counts(game) == [expected], f"face {face}"


@pytest.mark.rule("FZ-5.07", "FZ-5.08")
@pytest.mark.parametrize(
    ("attack_type", "dice", "hits"),
    [
        pytest.param("bullets", [4, 5, 4], 3, marks=pytest.mark.rule("FZ-T.76")),
        pytest.param("bullets", [2, 4], 3, marks=pytest.mark.rule("FZ-T.77")),
        pytest.param("brawl", [4, 6], 2, marks=pytest.mark.rule("FZ-T.78")),
        pytest.param("explosion", [1, 2, 4], 0, marks=pytest.mark.rule("FZ-T.79")),
        pytest.param("brawl", [1] * 8, 16, marks=pytest.mark.rule("FZ-T.80")),
    ],
)
def test_faces_give_hits(attack_type, dice, hits):
    game = fight(
        "AB",
        monsters={"giant": "B"},
        hands={"frank": ["try"]},
        cards={"try": card(attack_type, len(dice), 1)},
        dice=dice,
    )
    take(game, "attack", target="giant#1")
    assert dice_counts(game) == [len(dice)]
    assert hit_counts(game) == [hits]


@pytest.mark.rule("FZ-A.28")
def test_the_faces_of_the_attack_die_are_content():
    attack_die = {"faces": [["brawl"] * 3, ["bullets"], [], ["explosion"], ["brawl"], ["bullets"]]}
    game = fight(
        "A",
        monsters={"giant": "A"},
        hands={"frank": ["punch"]},
        changes={"dice": {"attack": attack_die}},
        dice=[1, 3],
    )
    take(game, "attack", target="giant#1")
    assert hit_counts(game) == [3]


@pytest.mark.rule("FZ-5.08", "FZ-5.09")
@pytest.mark.parametrize(("strength", "dice"), [(0, 0), (1, 1), (7, 7), (8, 8), (9, 8), (12, 8)])
def test_never_more_than_eight_dice_are_rolled(strength, dice):
    game = fight("A", monsters={"giant": "A"}, hands={"frank": ["try"]}, cards={"try": card("brawl", strength, 0)})
    take(game, "attack", target="giant#1")
    assert dice_counts(game) == [dice]


@pytest.mark.rule("FZ-F.20")
@pytest.mark.parametrize(("count", "dice"), [(8, 7), (5, 5), (1, 1)])
def test_a_pack_with_fewer_attack_dice_rolls_fewer(count, dice):
    parts = {"cards": {"try": card("brawl", 7, 0)}, "changes": {"dice": {"attack": {"count": count}}}}
    game = fight("A", monsters={"giant": "A"}, hands={"frank": ["try"]}, **parts)
    take(game, "attack", target="giant#1")
    assert dice_counts(game) == [dice]


@pytest.mark.rule("FZ-5.08", "FZ-5.09", "FZ-5.18", "FZ-5.19", "FZ-T.21")
def test_the_limit_of_eight_dice_does_not_limit_bonus_hits():
    cards = {"a": card("brawl", 4, 0, 1), "b": card("brawl", 3, 0, 1), "c": card("brawl", 3, 0, 0)}
    game = fight("A", monsters={"giant": "A"}, hands={"frank": ["a", "b", "c"]}, cards=cards, dice=[2] * 8)
    attack(game, "giant#1", "a", "b", "c")
    assert dice_counts(game) == [8]
    assert hit_counts(game) == [2]


@pytest.mark.rule("FZ-5.17", "FZ-5.18")
def test_bonus_hits_are_added_to_those_rolled_without_limit():
    cards = {"a": card("brawl", 1, 0, 20)}
    game = fight("A", monsters={"giant": "A"}, hands={"frank": ["a", "a"]}, cards=cards, dice=[1, 2])
    attack(game, "giant#1", "a", "a")
    assert hit_counts(game) == [42]


# --- killing --------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-5.11", "FZ-5.12", "FZ-5.15", "FZ-T.02", "FZ-K.09")
def test_three_bullets_hits_kill_a_corrupted_animal():
    game = fight("AB", monsters={"animal": "B"}, hands={"frank": ["shot"]}, dice=[4, 5, 4])
    take(game, "attack", target="animal#1")
    assert events(game, "killed") == [{"monster": "animal#1"}]
    assert monster_of(game, "animal#1") == {
        "id": "animal#1",
        "kind": "animal",
        "at": None,
        "pool": "spawnPool",
        "power": 0,
    }


@pytest.mark.rule("FZ-5.12", "FZ-5.14", "FZ-T.03")
def test_two_bullets_hits_do_not_kill_a_corrupted_animal():
    game = fight("AB", monsters={"animal": "B"}, hands={"frank": ["shot"]}, dice=[4, 5, 3])
    take(game, "attack", target="animal#1")
    assert events(game, "unharmed") == [{"monster": "animal#1", "hits": 2, "resistance": 1}]
    assert not is_dead(game, "animal#1")


@pytest.mark.rule("FZ-5.10", "FZ-5.11", "FZ-5.12", "FZ-T.04", "FZ-K.09")
@pytest.mark.parametrize(("attack_type", "least"), [("brawl", 3), ("bullets", 3), ("explosion", 2)])
def test_the_smallest_damage_that_kills_depends_on_the_resistance_to_the_type(attack_type, least):
    assert is_dead(shoot(least, attack_type), "animal#1")
    assert not is_dead(shoot(least - 1, attack_type), "animal#1")


@pytest.mark.rule("FZ-5.13", "FZ-5.14", "FZ-I.09")
def test_the_damage_for_a_kill_comes_from_one_attack():
    game = fight(
        "A",
        monsters={"giant": "A"},  # health 4, Bullets resistance 1
        hands={"frank": ["sure", "sure"]},
        cards={"sure": sure("bullets", 4)},
        situation={"actions": 3},
    )
    attack(game, "giant#1", "sure")
    assert not is_dead(game, "giant#1")
    attack(game, "giant#1", "sure")
    assert hit_counts(game) == [4, 4]
    assert not is_dead(game, "giant#1")


@pytest.mark.rule("FZ-5.15", "FZ-A.12", "FZ-16.07")
@pytest.mark.parametrize("pool", ["spawnPool", "reservePool"])
def test_a_killed_monster_returns_to_the_pool_it_belongs_to(pool):
    mission = {"spawnPool": [{"kind": "human", "number": 1}], "reservePool": [{"kind": "human", "number": 1}]}
    game = fight(
        "A",
        hands={"frank": ["sure"]},
        cards={"sure": sure("bullets", 9)},
        mission=mission,
        situation={"monsters": [{"kind": "human", "at": "yard/a", "pool": pool}]},
    )
    there = next(one["id"] for one in game.view()["monsters"] if one["at"])
    take(game, "attack", target=there)
    assert (monster_of(game, there)["at"], monster_of(game, there)["pool"]) == (None, pool)


@pytest.mark.rule("FZ-5.12")
def test_only_the_target_of_a_plain_attack_is_struck():
    game = fight(
        "A",
        monsters=[("human", "A"), ("human", "A")],
        heroes={"frank": "A", "abe": "A"},
        hands={"frank": ["sure"], "abe": 2},
        cards={"sure": sure("brawl", 5)},
    )
    take(game, "attack", target="human#2")
    assert (is_dead(game, "human#1"), is_dead(game, "human#2")) == (False, True)
    assert events(game, "struck") == []


@pytest.mark.rule("FZ-5.16", "FZ-E.64")
@pytest.mark.parametrize(("hits", "dies"), [(3, False), (4, True)])
def test_an_effect_that_bypasses_resistance_makes_the_attack_ignore_it_completely(hits, dies):
    text = {"when": "beforeAttack", "do": [{"op": "bypassResistance"}]}
    cards = {"try": card("brawl", 0, 0, hits, extra=[text])}
    game = fight("A", monsters={"giant": "A"}, hands={"frank": ["try"]}, cards=cards)  # health 4, Brawl resistance 2
    take(game, "attack", target="giant#1")
    assert is_dead(game, "giant#1") is dies


# --- reactions of the known cards -----------------------------------------------------------------

WEAKNESS = reaction(
    {"op": "beforeAttack", "by": "ally"}, [{"op": "setResistance", "of": "attackTarget", "to": 0}], reach=9
)
HELPING_HAND = reaction(
    {"op": "beforeAttack", "by": "ally", "type": ["brawl"]}, [{"op": "modifyStrength", "by": 2}], reach=9
)


@pytest.mark.rule("FZ-5.16", "FZ-T.12", "FZ-K.19", "FZ-11.05")
@pytest.mark.parametrize(("plays", "dies"), [(True, True), (False, False)])
def test_reaction_a_makes_the_targets_resistance_to_this_attack_nothing(plays, dies):
    game = fight(
        "AB",
        heroes={"frank": "A", "abe": "A"},
        monsters={"animal": "B"},
        hands={"frank": ["shot"], "abe": ["weakness"]},
        cards={"weakness": card(lower=WEAKNESS)},
        dice=[4, 5, 3],  # 2 hits
    )
    take(game, "attack", target="animal#1")
    assert (kind(game), decider(game)) == ("react", "abe")
    assert dice_counts(game) == []  # before the roll
    take(game, "play-reaction") if plays else take(game, "decline")
    assert hit_counts(game) == [2]
    assert is_dead(game, "animal#1") is dies


@pytest.mark.rule("FZ-5.16", "FZ-E.102")
def test_reaction_a_lasts_for_this_attack_only():
    game = fight(
        "A",
        heroes={"frank": "A", "abe": "A"},
        monsters={"animal": "A"},
        hands={"frank": ["sure", "sure"], "abe": ["weakness"]},
        cards={"weakness": card(lower=WEAKNESS), "sure": sure("bullets", 1)},
        situation={"actions": 2},
    )
    attack(game, "animal#1", "sure")
    take(game, "play-reaction")
    assert events(game, "unharmed")[-1]["resistance"] == 0
    attack(game, "animal#1", "sure")
    assert events(game, "unharmed")[-1]["resistance"] == 1


@pytest.mark.rule("FZ-T.13", "FZ-K.20", "FZ-11.05")
def test_reaction_b_adds_two_dice_to_an_allys_brawl_attack():
    game = fight(
        "A",
        heroes={"frank": "A", "abe": "A"},
        monsters={"giant": "A"},
        hands={"frank": ["swing"], "abe": ["help"]},
        cards={"swing": card("brawl", 3, 0), "help": card("brawl", 3, 0, lower=HELPING_HAND)},
        dice=[2] * 5,
    )
    take(game, "attack", target="giant#1")
    take(game, "play-reaction", card="help")
    assert dice_counts(game) == [5]


@pytest.mark.rule("FZ-K.20", "FZ-11.05")
@pytest.mark.parametrize(("attacker", "attack_type"), [("frank", "bullets"), ("abe", "brawl")])
def test_reaction_b_helps_neither_another_type_nor_its_own_hero(attacker, attack_type):
    game = fight(
        "A",
        heroes={"frank": "A", "abe": "A"},
        monsters={"giant": "A"},
        hands={attacker: ["swing", "help"], "abe" if attacker == "frank" else "frank": ["help"]},
        cards={"swing": card(attack_type, 1, 0), "help": card("explosion", 1, 0, lower=HELPING_HAND)},
        situation={"turn": attacker},
        dice=[2],
    )
    attack(game, "giant#1", "swing")
    if attacker == "abe":
        assert (kind(game), decider(game)) == ("react", "frank")  # for frank it is an ally's attack
        take(game, "decline")
    assert kind(game) == "turn"
    assert dice_counts(game) == [1]


# --- Henry ----------------------------------------------------------------------------------------


def with_henry(henry_at, **parts):
    return fight(
        "ABC",
        heroes={"frank": "A", "abe": "C"},
        monsters={"giant": "A"},
        specialists={"henry": henry_at},
        hands={"frank": ["shot"]},
        **parts,
    )


@pytest.mark.rule("FZ-5.34", "FZ-T.31", "FZ-A.24", "FZ-D.22", "FZ-K.08", "FZ-14.06")
def test_near_henry_the_attacker_may_roll_one_die_again():
    game = with_henry("B", dice=[1, 3, 4, 2])  # – – Bu, then Bu2
    take(game, "attack", target="giant#1")
    assert (kind(game), decider(game), game.decision.rule) == ("reroll", "frank", "FZ-D.22")
    assert options(game) == [
        {"verb": "reroll-die", "die": 1, "shows": 1},
        {"verb": "reroll-die", "die": 2, "shows": 3},
        {"verb": "reroll-die", "die": 3, "shows": 4},
        {"verb": "decline"},
    ]
    take(game, "reroll-die", die=1)
    assert kind(game) == "turn"  # dice 2 and 3 may not be rolled again
    assert events(game, "die-rerolled") == [{"die": 1, "shows": 2}]
    assert hit_counts(game) == [3]


@pytest.mark.rule("FZ-5.34", "FZ-A.24")
def test_the_second_result_stands_even_if_it_is_worse():
    game = with_henry("A", dice=[2, 2, 2, 1])
    take(game, "attack", target="giant#1")
    take(game, "reroll-die", die=3)
    assert hit_counts(game) == [4]


@pytest.mark.rule("FZ-5.34", "FZ-D.22")
def test_henrys_help_may_be_declined():
    game = with_henry("A", dice=[2, 2, 1])
    take(game, "attack", target="giant#1")
    take(game, "decline")
    assert hit_counts(game) == [4]
    assert events(game, "die-rerolled") == []


@pytest.mark.rule("FZ-5.34", "FZ-K.08")
@pytest.mark.parametrize(("henry_at", "asks"), [("A", True), ("B", True), ("C", False)])
def test_henry_helps_in_his_own_and_in_adjacent_locations_only(henry_at, asks):
    game = with_henry(henry_at, dice=[1, 1, 1])
    take(game, "attack", target="giant#1")
    assert (kind(game) == "reroll") is asks


@pytest.mark.rule("FZ-5.34")
def test_without_dice_there_is_nothing_to_roll_again():
    game = fight(
        "A",
        monsters={"human": "A"},
        specialists={"henry": "A"},
        hands={"frank": ["sure"]},
        cards={"sure": sure("brawl", 1)},
    )
    take(game, "attack", target="human#1")
    assert kind(game) == "turn"
    assert is_dead(game, "human#1")


@pytest.mark.rule("FZ-5.34")
def test_henry_does_not_help_monsters():
    game = threat("A", heroes={"frank": "A"}, monsters={"human": "A"}, specialists={"henry": "A"}, hands={"frank": 5})
    assert len(hit_counts(game)) == 1
    assert kind(game) != "reroll"


@pytest.mark.rule("FZ-A.24", "FZ-S.01")
def test_henry_comes_before_reactions_to_the_roll():
    again = reaction({"op": "afterRoll", "by": "ally"}, [{"op": "bonusHits", "n": 1}])
    game = fight(
        "A",
        heroes={"frank": "A", "abe": "A"},
        monsters={"giant": "A"},
        specialists={"henry": "A"},
        hands={"frank": ["shot"], "abe": ["cheer"]},
        cards={"cheer": card(lower=again)},
        dice=[1, 1, 1, 2],
    )
    take(game, "attack", target="giant#1")
    assert kind(game) == "reroll"
    take(game, "reroll-die", die=2)
    assert (kind(game), decider(game)) == ("react", "abe")
    assert hit_counts(game) == []  # hits are counted after the window
    take(game, "play-reaction")
    assert hit_counts(game) == [3]


# --- texts of played cards ------------------------------------------------------------------------


@pytest.mark.rule("FZ-D.21", "FZ-1.20")
@pytest.mark.parametrize("uses", [True, False])
def test_an_optional_text_of_a_played_card_is_the_attackers_to_use(uses):
    text = {"may": True, "do": [{"op": "bonusHits", "n": 3}]}
    game = fight(
        "A",
        heroes={"abe": "A", "frank": "A"},
        monsters={"giant": "A"},
        hands={"frank": ["try"]},
        cards={"try": card("brawl", 0, 0, 1, extra=[text])},
        situation={"turn": "frank"},
    )
    take(game, "attack", target="giant#1")
    assert (kind(game), decider(game)) == ("may", "frank")
    take(game, "use") if uses else take(game, "decline")
    assert hit_counts(game) == [4 if uses else 1]


@pytest.mark.rule("FZ-D.21", "FZ-S.01")
def test_every_copy_of_a_card_in_an_attack_says_its_text():
    text = {"do": [{"op": "bonusHits", "n": 3}]}
    game = fight(
        "A",
        monsters={"giant": "A"},
        hands={"frank": ["try", "try"]},
        cards={"try": card("brawl", 0, 0, 1, extra=[text])},
    )
    attack(game, "giant#1", "try", "try")
    assert hit_counts(game) == [8]


@pytest.mark.rule("FZ-D.21", "FZ-E.11")
def test_a_played_card_may_wait_for_the_kill_it_makes():
    text = {"when": {"op": "whenKilled", "who": "monster", "by": "you"}, "do": [{"op": "drawCards", "n": 2}]}
    cards = {"try": card("brawl", 0, 0, 1, extra=[text]), "sure": sure("brawl", 1)}
    game = fight(
        "A",
        monsters=[("human", "A"), ("human", "A")],
        hands={"frank": ["try", "sure"]},
        cards=cards,
        situation={"actions": 2},
    )
    attack(game, "human#1", "sure")
    assert hand_size(game, "frank") == 1  # the card in hand is not in force
    attack(game, "human#2", "try")
    assert hand_size(game, "frank") == 2


@pytest.mark.rule("FZ-S.01", "FZ-E.06")
def test_triggers_after_an_attack_come_when_its_cards_are_discarded():
    text = {"when": {"op": "afterAttack", "by": "you"}, "may": True, "do": [{"op": "drawCards", "n": 1}]}
    cards = {"try": card("brawl", 0, 0, 1, extra=[text])}
    game = fight("A", monsters={"human": "A"}, hands={"frank": ["try"]}, cards=cards)
    take(game, "attack", target="human#1")
    assert kind(game) == "may"
    assert hero(game, "frank")["discard"] == ["try-marksman"]
    assert is_dead(game, "human#1")
    take(game, "use")
    assert hand_size(game, "frank") == 1


@pytest.mark.rule("FZ-E.06")
@pytest.mark.parametrize(("bonus", "result", "draws"), [(1, "hit", 1), (0, "hit", 0), (1, "miss", 0), (0, "miss", 1)])
def test_after_an_attack_it_is_known_whether_it_hit(bonus, result, draws):
    text = {"when": {"op": "afterAttack", "by": "you", "result": result}, "do": [{"op": "drawCards", "n": 1}]}
    cards = {"try": card("brawl", 0, 0, bonus, extra=[text])}
    game = fight("A", monsters={"giant": "A"}, hands={"frank": ["try"]}, cards=cards)
    take(game, "attack", target="giant#1")
    assert hand_size(game, "frank") == draws


@pytest.mark.rule("FZ-S.01")
def test_an_attack_whose_target_is_gone_before_the_roll_comes_to_nothing():
    gone = reaction({"op": "beforeAttack", "by": "ally"}, [{"op": "removeMonster", "who": "attackTarget"}])
    game = fight(
        "A",
        heroes={"frank": "A", "abe": "A"},
        monsters=[("human", "A"), ("human", "A")],
        hands={"frank": ["grenade"], "abe": ["gone"]},
        cards={"gone": card(lower=gone)},
        mission={"specialRules": [{"when": "afterAttack", "do": [{"op": "showText", "text": "after"}]}]},
    )
    take(game, "attack", target="human#1")
    take(game, "play-reaction")
    assert events(game, "story") == []
    assert (dice_counts(game), hit_counts(game)) == ([], [])
    assert (is_dead(game, "human#1"), is_dead(game, "human#2")) == (True, False)
    assert events(game, "killed") == []
    assert hero(game, "frank")["discard"] == ["grenade-marksman"]  # the card is spent all the same


@pytest.mark.rule("FZ-E.90")
@pytest.mark.parametrize(("what", "may_attack"), [("attack", False), ("act", False), ("search", True), ("move", True)])
def test_a_hero_who_may_not_act_or_attack_is_offered_no_target(what, may_attack):
    rule = {"do": [{"op": "restrict", "who": "allHeroes", "what": [what]}]}
    game = fight("A", monsters={"human": "A"}, hands={"frank": ["punch"]}, mission={"specialRules": [rule]})
    assert offers(game, "attack") is may_attack


@pytest.mark.rule("FZ-A.65")
@pytest.mark.parametrize(("line_of_sight", "may_attack"), [("none", True), ("impassableBlocks", False)])
def test_impassable_terrain_blocks_attacks_only_as_an_option(line_of_sight, may_attack):
    mission = {"options": rule_options(lineOfSight=line_of_sight)}
    game = fight(
        "ABC", terrain={"B": ["impassable"]}, monsters={"human": "C"}, hands={"frank": ["shot"]}, mission=mission
    )
    assert offers(game, "attack") is may_attack


@pytest.mark.rule("FZ-A.58", "FZ-E.66")
def test_of_two_changes_of_type_the_stronger_text_has_the_last_word():
    """A twist is stronger than a hero's ability: the Brawl attack counts as Bullets, not as Explosion."""

    def counts_as(kind: str) -> dict:
        change = {"op": "changeType", "of": "allHeroes", "from": ["brawl"], "to": kind}
        return {"do": [change]}

    heroes = [{"id": name, "name": name, "role": role} for name, role in HEROES.items()]
    heroes[3]["abilities"] = [counts_as("explosion")]  # Frank
    twists = [
        {"id": f"twist-{n}", "name": "Twist", "effects": [counts_as("bullets")] if n == 0 else []} for n in range(6)
    ]
    game = drill(
        "AB",
        {"frank": "A"},
        {"animal": "A"},
        {"frank": ["punch", "shot"]},
        situation={"twists": ["twist-0"]},
        changes={"heroes": heroes, "twists": twists},
    )
    take(game, "attack", target="animal#1")
    take(game, "play-card", card=card_id("frank", "punch"))
    assert events(game, "attack")[-1]["type"] == "bullets"
