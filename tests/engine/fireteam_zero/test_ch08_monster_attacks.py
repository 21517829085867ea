"""Chapter 8: whom monsters attack, what their hits do, and taking one for the team."""

import pytest

from tests.engine.fireteam_zero.drill import (
    BLANK,
    SPECIAL,
    attack,
    card,
    decider,
    dice_counts,
    events,
    faces,
    fight,
    hand_size,
    hero,
    hit_counts,
    kind,
    monster_of,
    offers,
    options,
    reaction,
    take,
    threat,
)

MIXED = ("punch", "shot", "burst", "grenade")  # hands that leave a choice


def brute(reach=0, strength=2, attack_type="brawl", bonus=0, **values):
    """A minion that stands still and attacks."""
    return {
        "brute": {"class": "minion", "speed": 0, "attack": (attack_type, strength, reach), "bonus": bonus, **values}
    }


def sure(hits, reach=0, attack_type="brawl", **values):
    """A minion that stands still and scores so many hits without a die."""
    return brute(reach, 0, attack_type, hits, **values)


def assault(heroes, at="A", board="ABCDE", kinds=None, hands=None, dice=(BLANK,), **parts):
    """One such minion is activated."""
    hands = hands if hands is not None else dict.fromkeys(heroes, 9)
    return threat(
        board, heroes=heroes, monsters={"brute": at}, kinds=kinds or brute(), hands=hands, dice=list(dice), **parts
    )


def attacks(game):
    return [one["target"] for one in events(game, "attack")]


def struck(game):
    return [(one["hero"], one["hits"]) for one in events(game, "struck")]


# --- the target -----------------------------------------------------------------------------------


@pytest.mark.rule("FZ-8.25", "FZ-18.06")
@pytest.mark.parametrize(("reach", "is_attacked"), [(0, False), (1, False), (2, True), (3, True)])
def test_a_monster_always_attacks_an_active_hero_within_its_range(reach, is_attacked):
    game = assault({"frank": "C"}, kinds=sure(0, reach))
    assert attacks(game) == (["frank"] if is_attacked else [])


@pytest.mark.rule("FZ-8.25", "FZ-A.41", "FZ-A.65")
def test_the_range_of_an_attack_ignores_terrain():
    game = assault({"frank": "C"}, kinds=sure(0, 2), terrain={"B": ["impassable"]})
    assert attacks(game) == ["frank"]


@pytest.mark.rule("FZ-8.25")
def test_a_monster_without_an_attack_attacks_nobody():
    game = assault({"frank": "A"}, kinds={"brute": {"class": "minion", "speed": 0, "attack": None}})
    assert attacks(game) == []


@pytest.mark.rule("FZ-8.26")
@pytest.mark.parametrize(("frank", "abe", "target"), [("B", "C", "frank"), ("C", "B", "abe"), ("A", "B", "frank")])
def test_among_heroes_at_different_distances_it_attacks_the_nearest(frank, abe, target):
    for start in ("frank", "abe"):
        heroes = {"frank": frank, "abe": abe}
        game = assault(heroes, kinds=sure(0, 3), situation={"startPlayer": start})
        assert attacks(game) == [target]


@pytest.mark.rule("FZ-8.27", "FZ-A.30")
@pytest.mark.parametrize(("start", "target"), [("abe", "frank"), ("frank", "frank"), ("don", "don"), ("shad", "frank")])
def test_among_equally_near_heroes_it_attacks_the_earlier_in_turn_order(start, target):
    heroes = {"abe": "E", "frank": "B", "don": "B", "shad": "E"}  # clockwise
    game = assault(heroes, kinds=sure(0, 1), situation={"startPlayer": start})
    while kind(game) == "volunteer":
        take(game, "decline")
    assert attacks(game) == [target]


@pytest.mark.rule("FZ-8.27", "FZ-A.30")
@pytest.mark.parametrize(("start", "target"), [("abe", "abe"), ("frank", "frank"), ("don", "abe"), ("shad", "abe")])
def test_turn_order_goes_clockwise_from_the_start_player(start, target):
    heroes = {"abe": "B", "frank": "B", "don": "E", "shad": "E"}
    game = assault(heroes, kinds=sure(0, 1), situation={"startPlayer": start})
    while kind(game) == "volunteer":
        take(game, "decline")
    assert attacks(game) == [target]


@pytest.mark.rule("FZ-8.45", "FZ-8.25", "FZ-I.12")
def test_it_ignores_a_knocked_down_hero():
    game = assault({"frank": "A", "abe": "B"}, kinds=sure(0, 1), down=["frank"])
    assert attacks(game) == ["abe"]


@pytest.mark.rule("FZ-E.65", "FZ-8.25")
@pytest.mark.parametrize(
    ("by", "types", "is_attacked"),
    [(1, ["brawl"], True), (1, ["bullets"], False), (-1, ["brawl"], False), (-5, ["brawl"], False)],
)
def test_an_effect_changes_how_far_a_monster_reaches(by, types, is_attacked):
    rule = {"do": [{"op": "modifyRange", "of": "allMonsters", "type": types, "by": by}]}
    for attack_type in ("brawl", "bullets"):
        kinds = sure(0, 1 if by > 0 else 2, attack_type)
        game = assault({"frank": "C"}, kinds=kinds, mission={"specialRules": [rule]})
        expected = is_attacked if attack_type == "brawl" else (attack_type in types or by < 0)
        assert attacks(game) == (["frank"] if expected else [])


# --- hits -----------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-8.28", "FZ-8.29", "FZ-8.30", "FZ-T.06", "FZ-T.78", "FZ-K.10", "FZ-S.03", "FZ-S.04", "FZ-D.30")
def test_the_target_of_a_corrupted_human_discards_a_card_of_its_own_choice_for_each_hit():
    game = threat(
        "AB",
        heroes={"frank": "A", "abe": "B"},
        monsters={"human": "A"},
        hands={"frank": MIXED, "abe": MIXED},
        dice=[BLANK, 4, 6],
    )
    assert dice_counts(game) == [2]
    assert hit_counts(game) == [2]
    assert (kind(game), decider(game), game.decision.rule) == ("discard", "frank", "FZ-D.30")
    assert [one["card"] for one in options(game)] == [f"{name}-marksman" for name in MIXED]
    take(game, "discard", card="shot-marksman")
    assert [one["card"] for one in options(game)] == ["punch-marksman", "burst-marksman", "grenade-marksman"]
    take(game, "discard", card="grenade-marksman")
    assert hero(game, "frank")["hand"] == ["punch-marksman", "burst-marksman"]
    assert hero(game, "frank")["discard"] == ["shot-marksman", "grenade-marksman"]
    assert hand_size(game, "abe") == 4


@pytest.mark.rule("FZ-8.29")
@pytest.mark.parametrize(("dice", "hits"), [([2, 3], 0), ([5, 4], 1), ([1, 3], 2), ([1, 1], 4)])
def test_only_symbols_of_the_monsters_attack_type_are_hits(dice, hits):
    game = assault({"frank": "A"}, dice=[BLANK, *dice])
    assert hit_counts(game) == [hits]
    assert struck(game) == ([("frank", hits)] if hits else [])


@pytest.mark.rule("FZ-8.23", "FZ-T.07", "FZ-K.10", "FZ-K.15", "FZ-A.25", "FZ-S.03")
@pytest.mark.parametrize(("face", "dice", "hits"), [(SPECIAL, [4, 6], 3), (BLANK, [4, 6], 2), (SPECIAL, [2, 2], 1)])
def test_the_special_of_a_corrupted_human_gives_its_attack_a_bonus_hit(face, dice, hits):
    special = [{"op": "bonusHits", "n": 1, "for": "thisActivation"}]
    game = assault({"frank": "A"}, kinds=brute(special=special), dice=[face, *dice])
    assert struck(game) == [("frank", hits)]


@pytest.mark.rule("FZ-8.24", "FZ-8.25", "FZ-T.08")
@pytest.mark.parametrize("duration", ["thisActivation", "thisAttack"])
def test_a_special_that_improves_the_attack_is_lost_if_there_is_no_target(duration):
    special = [{"op": "bonusHits", "n": 1, "for": duration}]
    game = threat(
        "ABC",
        heroes={"frank": "C"},
        hands={"frank": MIXED},
        monsters=[("brute", "A"), ("brute", "C")],
        kinds=brute(special=special),
        dice=[SPECIAL, BLANK, 4, 6],
    )
    take(game, "activate", monster="brute#1")
    assert attacks(game) == ["frank"]  # by the second one only
    assert struck(game) == [("frank", 2)]


@pytest.mark.rule("FZ-K.14", "FZ-E.68", "FZ-8.36")
@pytest.mark.parametrize("duration", ["thisActivation", "thisAttack"])
def test_a_special_may_strike_every_hero_at_the_targets_location(duration):
    special = [{"op": "areaAttack", "for": duration}]
    game = assault(
        {"frank": "A", "abe": "A", "don": "A", "shad": "B"},
        kinds=sure(1, special=special),
        hands={"frank": 1, "abe": 1, "don": 1, "shad": 1},
        down=["don"],
        dice=[SPECIAL],
    )
    take(game, "decline")  # Abe does not volunteer
    assert struck(game) == [("frank", 1), ("abe", 1)]
    assert monster_of(game, "brute#1")["at"] == "yard/a"


@pytest.mark.rule("FZ-8.31", "FZ-8.32", "FZ-8.37", "FZ-S.04", "FZ-F.13")
@pytest.mark.parametrize(
    ("hand", "hits", "left", "standing"),
    [
        (3, 2, 1, True),
        pytest.param(3, 3, 0, True, marks=pytest.mark.rule("FZ-T.32")),
        (3, 4, 0, False),
        pytest.param(0, 1, 0, False, marks=pytest.mark.rule("FZ-T.33")),
        (0, 0, 0, True),
        (1, 9, 0, False),
    ],
)
def test_a_hero_with_too_few_cards_is_knocked_down(hand, hits, left, standing):
    game = assault({"frank": "A"}, kinds=sure(hits), hands={"frank": ["punch"] * hand})
    assert (hand_size(game, "frank"), hero(game, "frank")["standing"]) == (left, standing)
    assert game.view()["coin"] == ("heads" if standing else "tails")


@pytest.mark.rule("FZ-T.34", "FZ-10.04")
def test_with_the_coin_at_tails_too_few_cards_lose_the_game():
    game = assault({"frank": "A"}, kinds=sure(3), hands={"frank": 2}, situation={"coin": "tails"})
    assert game.outcome["result"] == "lost"
    assert game.outcome["rule"] == "FZ-10.04"


@pytest.mark.rule("FZ-8.30", "FZ-E.23")
def test_cards_lost_to_what_a_discard_sets_off_count_against_the_hits_still_to_be_taken():
    """Two hits on three cards; the first discard costs another two, so the second hit knocks down."""
    rule = {
        "when": {"op": "onDiscard", "cause": ["hit"]},
        "do": [{"op": "discard", "who": "triggeringFigure", "n": 2}],
        "limit": {"per": "mission"},
    }
    game = assault({"frank": "A"}, kinds=sure(2), hands={"frank": MIXED[:3]}, mission={"specialRules": [rule]})
    take(game, "discard", card="punch-marksman")
    assert not hero(game, "frank")["standing"]
    assert hand_size(game, "frank") == 0


# --- taking one for the team ----------------------------------------------------------------------


@pytest.mark.rule("FZ-8.33", "FZ-8.34", "FZ-A.18", "FZ-T.46", "FZ-D.31", "FZ-S.03")
def test_another_hero_at_the_location_may_become_the_target_before_the_roll():
    game = assault({"frank": "A", "abe": "A"}, hands={"frank": 3, "abe": ["punch"] * 3}, dice=[BLANK, 4, 6])
    assert (kind(game), decider(game), game.decision.rule) == ("volunteer", "abe", "FZ-D.31")
    assert options(game) == [{"verb": "take-attack", "hero": "abe"}, {"verb": "decline"}]
    assert dice_counts(game) == []
    take(game, "take-attack")
    assert events(game, "volunteered") == [{"hero": "abe", "attacker": "brute#1"}]
    assert struck(game) == [("abe", 2)]
    assert (hand_size(game, "frank"), hand_size(game, "abe")) == (3, 1)


@pytest.mark.rule("FZ-8.34", "FZ-T.47", "FZ-D.31")
def test_after_the_roll_nobody_can_volunteer():
    game = assault({"frank": "A", "abe": "A"}, hands={"frank": MIXED, "abe": MIXED}, dice=[BLANK, 4, 6])
    take(game, "decline")
    assert dice_counts(game) == [2]
    assert (kind(game), decider(game)) == ("discard", "frank")
    assert not offers(game, "take-attack")
    assert events(game, "volunteered") == []


@pytest.mark.rule("FZ-8.33", "FZ-D.31")
def test_only_active_heroes_at_the_same_location_are_asked_in_turn_order():
    heroes = {"frank": "A", "abe": "A", "don": "B", "shad": "A"}
    for start, order in (("frank", ["abe", "shad"]), ("shad", ["frank", "abe"])):
        game = assault(heroes, kinds=sure(1), situation={"startPlayer": start})
        asked = []
        while kind(game) == "volunteer":
            asked.append(decider(game))
            take(game, "decline")
        assert asked == order
    game = assault(heroes, kinds=sure(1), down=["abe"])
    assert decider(game) == "shad"
    game = assault(heroes, kinds=sure(1), down=["abe", "shad"])
    assert kind(game) != "volunteer"


@pytest.mark.rule("FZ-D.32", "FZ-8.33", "FZ-A.42")
@pytest.mark.parametrize("chosen", ["abe", "shad"])
def test_among_several_volunteers_the_group_chooses(chosen):
    game = assault({"frank": "A", "abe": "A", "shad": "A"}, kinds=sure(1), hands={"frank": 1, "abe": 1, "shad": 1})
    take(game, "take-attack", hero="abe")
    assert decider(game) == "shad"
    take(game, "take-attack", hero="shad")
    assert (kind(game), decider(game), game.decision.rule) == ("choose-volunteer", None, "FZ-D.32")
    assert options(game) == [{"verb": "take-attack", "hero": "abe"}, {"verb": "take-attack", "hero": "shad"}]
    take(game, "take-attack", hero=chosen)
    assert struck(game) == [(chosen, 1)]


@pytest.mark.rule("FZ-8.33")
def test_the_first_volunteer_counts_even_if_a_later_hero_declines():
    game = assault({"frank": "A", "abe": "A", "shad": "A"}, kinds=sure(1), hands={"frank": 1, "abe": 1, "shad": 1})
    take(game, "take-attack", hero="abe")
    take(game, "decline")
    assert struck(game) == [("abe", 1)]


@pytest.mark.rule("FZ-E.08", "FZ-8.33")
def test_whoever_becomes_the_target_may_react_to_that():
    notice = {
        "when": "whenTargeted",
        "do": [{"op": "forEach", "of": "triggeringFigure", "do": [{"op": "drawCards", "who": "each"}]}],
    }
    game = assault(
        {"frank": "A", "abe": "A"},
        kinds=sure(0),
        hands={"frank": 1, "abe": 1},
        mission={"specialRules": [notice]},
    )
    assert (hand_size(game, "frank"), hand_size(game, "abe")) == (2, 1)  # before anybody is asked
    take(game, "take-attack")
    assert (hand_size(game, "frank"), hand_size(game, "abe")) == (2, 2)


@pytest.mark.rule("FZ-A.68")
def test_nobody_volunteers_for_damage_without_an_attack():
    rule = {
        "when": {"op": "onActivate", "who": "monster"},
        "do": [{"op": "damage", "target": {"op": "nearest", "of": "allHeroes", "from": "triggeringFigure"}, "n": 1}],
    }
    game = assault(
        {"frank": "A", "abe": "A"},
        kinds={"brute": {"class": "minion", "speed": 0, "attack": None}},
        hands={"frank": 1, "abe": 1},
        mission={"specialRules": [rule]},
    )
    assert kind(game) == "turn"
    assert struck(game) == [("frank", 1)]


@pytest.mark.rule("FZ-I.12", "FZ-8.44", "FZ-S.03")
def test_an_attack_on_a_hero_who_goes_down_before_the_roll_comes_to_nothing():
    rule = {"when": "whenTargeted", "do": [{"op": "knockDown", "who": "triggeringFigure"}]}
    game = assault(
        {"frank": "A", "abe": "A", "don": "A"},
        kinds=sure(1, attack_type="explosion"),
        down=["don"],
        mission={"specialRules": [rule]},
    )
    assert kind(game) != "volunteer"
    assert not hero(game, "frank")["standing"]
    assert (dice_counts(game), struck(game)) == ([], [])
    assert game.outcome is None


# --- Explosions of monsters -----------------------------------------------------------------------


@pytest.mark.rule("FZ-8.35", "FZ-8.36", "FZ-T.48")
def test_a_monsters_explosion_strikes_every_active_hero_at_the_location_and_no_monster():
    game = threat(
        "ABC",
        heroes={"frank": "A", "abe": "A", "don": "A", "shad": "B"},
        monsters=[("bomber", "B"), ("human", "A")],  # Explosion, strength 3, range 1
        kinds={"human": {"attack": None}, "bomber": {"class": "elite", "speed": 0}},
        hands={"frank": 2, "abe": 2, "don": 2, "shad": 2},
        down=["don", "shad"],
        dice=[BLANK, BLANK, *faces("explosion", 1, 1, 0)],
    )
    assert (kind(game), decider(game)) == ("volunteer", "abe")
    take(game, "take-attack")
    assert struck(game) == [("frank", 2), ("abe", 2)]
    assert (hand_size(game, "frank"), hand_size(game, "abe")) == (0, 0)
    assert (hand_size(game, "don"), hand_size(game, "shad")) == (2, 2)
    assert (monster_of(game, "human#1")["at"], monster_of(game, "bomber#1")["at"]) == ("yard/a", "yard/b")
    assert events(game, "unharmed") == []


@pytest.mark.rule("FZ-8.36")
def test_a_monsters_explosion_in_its_own_location_harms_no_monster():
    game = threat(
        "A",
        heroes={"frank": "A"},
        monsters=[("brute", "A"), ("giant", "A")],
        kinds={**sure(9, attack_type="explosion"), "giant": {"class": "elite", "attack": None}},
        hands={"frank": 9},
        dice=[BLANK, BLANK],
    )
    assert struck(game) == [("frank", 9)]
    assert events(game, "killed") == events(game, "unharmed") == []


@pytest.mark.rule("FZ-E.68", "FZ-A.58")
def test_only_a_text_that_says_so_makes_a_monsters_attack_strike_every_figure():
    special = [{"op": "areaAttack", "scope": "figures", "for": "thisActivation"}]
    game = threat(
        "AB",
        heroes={"frank": "A"},
        monsters=[("brute", "B"), ("human", "A"), ("human", "B")],
        kinds={**sure(1, 1, special=special), "human": {"class": "elite", "speed": 0, "attack": None}},
        hands={"frank": 9},
        dice=[SPECIAL],
    )
    assert [one["monster"] for one in events(game, "killed")] == ["human#1"]


# --- reactions and prevention ---------------------------------------------------------------------


def parry(trigger, n=1, **more):
    return card("brawl", 1, 0, lower=reaction(trigger, [{"op": "preventHits", "n": n, **more}]))


@pytest.mark.rule("FZ-E.09", "FZ-E.61", "FZ-S.03", "FZ-S.04")
@pytest.mark.parametrize(("n", "hits"), [(1, [("frank", 2)]), (2, [("frank", 1)]), (3, []), (9, [])])
def test_a_reaction_to_the_hits_prevents_some_of_them(n, hits):
    game = assault(
        {"frank": "A"},
        kinds=sure(3),
        hands={"frank": ["parry", "punch", "punch"]},
        cards={"parry": parry({"op": "whenHit", "who": "you"}, n)},
    )
    assert (kind(game), decider(game)) == ("react", "frank")
    take(game, "play-reaction")
    assert struck(game) == hits


@pytest.mark.rule("FZ-E.61", "FZ-E.102", "FZ-S.03")
@pytest.mark.parametrize("trigger", [{"op": "beforeAttack", "on": "you"}, {"op": "afterRoll", "on": "you"}])
def test_a_reaction_before_the_hits_are_fixed_prevents_hits_of_this_attack_only(trigger):
    game = threat(
        "A",
        heroes={"frank": "A"},
        monsters=[("brute", "A"), ("brute", "A")],
        kinds=sure(2),
        hands={"frank": ["parry", "punch", "punch", "punch"]},
        cards={"parry": parry(trigger)},
        dice=[BLANK, BLANK],
    )
    take(game, "play-reaction")
    assert struck(game) == [("frank", 1), ("frank", 2)]


@pytest.mark.rule("FZ-E.61", "FZ-8.51")
def test_prevention_in_force_counts_against_every_attack():
    rule = {"do": [{"op": "preventHits", "who": "allHeroes", "n": 1}]}
    game = assault({"frank": "A"}, kinds=sure(3), hands={"frank": 3}, mission={"specialRules": [rule]})
    assert struck(game) == [("frank", 2)]
    game = assault({"frank": "A"}, kinds=sure(1), hands={"frank": 3}, mission={"specialRules": [rule]})
    assert struck(game) == []


@pytest.mark.rule("FZ-8.51", "FZ-T.74", "FZ-S.04", "FZ-K.13", "FZ-E.07")
def test_nothing_prevents_unblockable_damage():
    trait = {
        "when": {"op": "whenAttacked", "type": ["bullets"]},
        "do": [
            {
                "op": "damage",
                "target": {"op": "allHeroesAt", "place": {"op": "hereOf", "of": "self"}},
                "n": 1,
                "unblockable": True,
            }
        ],
    }
    game = fight(
        "A",
        heroes={"frank": "A"},
        monsters={"brute": "A"},
        kinds=brute(trait=[trait]),
        hands={"frank": ["try", "parry", "punch"]},
        cards={"parry": parry({"op": "whenHit", "who": "you"}), "try": card("bullets", 0, 0)},
        mission={"specialRules": [{"do": [{"op": "preventHits", "who": "allHeroes", "n": 1}]}]},
    )
    attack(game, "brute#1", "try")
    take(game, "play-reaction")
    assert struck(game) == [("frank", 1)]
    assert hero(game, "frank")["hand"] == []  # the reaction is spent, and a card is discarded for the hit


@pytest.mark.rule("FZ-E.60", "FZ-8.51")
def test_other_damage_can_be_prevented():
    rule = {"when": {"op": "onActivate", "who": "monster"}, "do": [{"op": "damage", "target": "allHeroes", "n": 2}]}
    game = assault(
        {"frank": "A"},
        kinds={"brute": {"class": "minion", "speed": 0, "attack": None}},
        hands={"frank": ["parry", "punch", "punch"]},
        cards={"parry": parry({"op": "whenHit", "who": "you"})},
        mission={"specialRules": [rule]},
    )
    take(game, "play-reaction")
    assert struck(game) == [("frank", 1)]


@pytest.mark.rule("FZ-E.07", "FZ-K.13")
@pytest.mark.parametrize(("attack_type", "hits"), [("bullets", [("frank", 1)]), ("brawl", [])])
def test_a_trait_waits_for_attacks_of_its_type(attack_type, hits):
    trait = {
        "when": {"op": "whenAttacked", "type": ["bullets"]},
        "do": [
            {
                "op": "damage",
                "target": {"op": "allHeroesAt", "place": {"op": "hereOf", "of": "self"}},
                "n": 1,
                "unblockable": True,
            }
        ],
    }
    game = fight(
        "AB",
        heroes={"frank": "A", "abe": "B"},
        monsters={"giant": "A"},
        kinds={"giant": {"class": "elite", "trait": [trait]}},
        hands={"frank": ["try", "punch"]},
        cards={"try": card(attack_type, 0, 0)},
    )
    attack(game, "giant#1", "try")
    assert struck(game) == hits


@pytest.mark.rule("FZ-A.37", "FZ-S.01", "FZ-S.03")
def test_all_reactions_to_the_hits_come_before_the_first_discard():
    game = assault(
        {"frank": "A", "abe": "A"},
        kinds=sure(2, attack_type="explosion"),
        hands={"frank": MIXED, "abe": ["parry", "punch", "shot"]},
        cards={"parry": parry({"op": "whenHit", "who": "you"})},
    )
    take(game, "decline")  # no volunteer
    assert (kind(game), decider(game)) == ("react", "abe")
    assert hand_size(game, "frank") == 4
    take(game, "play-reaction")
    assert (kind(game), decider(game)) == ("discard", "frank")
    take(game, "discard", card="punch-marksman")
    take(game, "discard", card="shot-marksman")
    assert (kind(game), decider(game)) == ("discard", "abe")
    assert struck(game) == [("frank", 2), ("abe", 1)]


@pytest.mark.rule("FZ-E.10", "FZ-8.37")
@pytest.mark.parametrize("plays", [True, False])
def test_a_reaction_may_avert_a_knock_down_by_bringing_cards_or_preventing_hits(plays):
    second_wind = card(
        "brawl", 1, 0, lower=reaction({"op": "beforeKnockDown", "who": "you"}, [{"op": "drawCards", "n": 2}])
    )
    game = assault(
        {"frank": "A"},
        kinds=sure(2),
        hands={"frank": ["wind"]},
        cards={"wind": second_wind},
    )
    assert (kind(game), decider(game)) == ("react", "frank")
    take(game, "play-reaction") if plays else take(game, "decline")
    assert hero(game, "frank")["standing"] is plays
    assert hand_size(game, "frank") == 0


@pytest.mark.rule("FZ-E.10", "FZ-8.37")
@pytest.mark.parametrize(("n", "standing", "left"), [(1, True, 0), (2, True, 1), (9, True, 1)])
def test_a_reaction_before_a_knock_down_may_prevent_the_hits(n, standing, left):
    game = threat(
        "A",
        heroes={"frank": "A", "abe": "A"},
        monsters={"brute": "A"},
        kinds=sure(2),
        hands={"frank": ["punch"], "abe": ["save"]},
        cards={"save": parry({"op": "beforeKnockDown", "who": "ally"}, n, who="target")},
        dice=[BLANK],
    )
    take(game, "decline")  # no volunteer
    assert (kind(game), decider(game)) == ("react", "abe")
    take(game, "play-reaction")
    assert (hero(game, "frank")["standing"], hand_size(game, "frank")) == (standing, left)


@pytest.mark.rule("FZ-E.09", "FZ-S.03")
def test_a_hero_whose_hits_are_gone_or_who_is_down_is_not_asked_to_react_to_them():
    def blast(effect):
        everybody = card("brawl", 1, 0, lower=reaction({"op": "whenHit", "who": "you"}, [effect]))
        game = assault(
            {"frank": "A", "abe": "A"},
            kinds=sure(1, attack_type="explosion"),
            hands={"frank": ["save", "punch"], "abe": ["save", "punch"]},
            cards={"save": everybody},
        )
        take(game, "decline")  # no volunteer
        assert decider(game) == "frank"
        return take(game, "play-reaction")

    game = blast({"op": "preventHits", "who": "allHeroes"})
    assert (kind(game), struck(game)) == ("turn", [])
    game = blast({"op": "knockDown", "who": "otherHeroes"})
    assert struck(game) == [("frank", 1)]
    assert kind(game) != "react"


@pytest.mark.rule("FZ-E.23", "FZ-8.30")
@pytest.mark.parametrize(("hits", "hand"), [(1, 2), (2, 2), (3, 2)])
def test_every_card_discarded_for_a_hit_is_told_as_such(hits, hand):
    rules = [
        {"when": {"op": "onDiscard", "cause": [cause]}, "do": [{"op": "showText", "text": cause}]}
        for cause in ("hit", "effect", "cost")
    ]
    game = assault({"frank": "A"}, kinds=sure(hits), hands={"frank": ["punch"] * hand}, mission={"specialRules": rules})
    assert [one["text"] for one in events(game, "story")] == ["hit"]


@pytest.mark.rule("FZ-8.33", "FZ-E.69", "FZ-S.03", "FZ-A.33")
def test_a_reaction_that_redirects_an_attack_does_not_ask_volunteers_again():
    aside = card(lower=reaction({"op": "beforeAttack", "by": "monster"}, [{"op": "redirect", "to": "you"}]))
    game = assault(
        {"don": "A", "abe": "A", "frank": "A"},
        kinds=sure(1),
        hands={"don": 2, "abe": ["aside", "punch"], "frank": 2},
        cards={"aside": aside},
    )
    while kind(game) == "volunteer":
        take(game, "decline")
    take(game, "play-reaction")
    assert (kind(game), struck(game)) == ("turn", [("abe", 1)])
