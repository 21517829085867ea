"""Chapter 5: Explosion strikes everybody; special attacks; victory and defeat by one attack."""

import pytest

from tests.engine.fireteam_zero.drill import (
    attack,
    card,
    decider,
    dice_counts,
    events,
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
)

BLAST = card("explosion", 0, 9, 2)
MIXED = ("punch", "shot", "burst", "punch")  # hands that leave a choice


def is_dead(game, monster):
    return monster_of(game, monster)["at"] is None


def is_up(game, name):
    return hero(game, name)["standing"]


def blast(hands, down=(), heroes=None, **parts):
    """Don blows up his own location, with Shad, Frank and two Corrupted Animals in it: two hits."""
    heroes = heroes or {"don": "A", "shad": "A", "frank": "A"}
    hands = {who: [*(["blast"] if who == "don" else []), *MIXED[:size]] for who, size in hands.items()}
    game = fight(
        "AB",
        heroes=heroes,
        down=down,
        monsters=[("animal", "A"), ("animal", "A"), ("animal", "B")],
        hands=hands,
        cards={"blast": BLAST},
        **parts,
    )
    take(game, "attack", target="animal#1")
    if kind(game) == "attack-cards":
        take(game, "play-card", card="blast-demolitions")
    return game


@pytest.mark.rule(
    "FZ-5.28", "FZ-5.29", "FZ-5.30", "FZ-8.32", "FZ-8.37", "FZ-8.44", "FZ-T.29", "FZ-A.61", "FZ-A.43", "FZ-14.05"
)
def test_dons_explosion_strikes_everybody_at_the_location():
    game = blast({"don": 1, "shad": 2, "frank": 3}, down=["frank"], specialists={"henry": "A", "patty": "A"})
    assert (is_dead(game, "animal#1"), is_dead(game, "animal#2"), is_dead(game, "animal#3")) == (True, True, False)
    assert (is_up(game, "don"), is_up(game, "shad"), is_up(game, "frank")) == (False, True, False)
    assert game.view()["coin"] == "tails"
    assert [hand_size(game, who) for who in ("don", "shad", "frank")] == [0, 0, 3]
    assert events(game, "struck") == [{"hero": "don", "hits": 2}, {"hero": "shad", "hits": 2}]
    assert decider(game) == "shad"  # Don's turn has ended


@pytest.mark.rule("FZ-10.04", "FZ-A.37", "FZ-T.30")
@pytest.mark.parametrize(("start", "first", "second"), [("don", "don", "shad"), ("shad", "shad", "don")])
def test_of_two_heroes_knocked_down_at_once_the_second_in_turn_order_loses_the_game(start, first, second):
    situation = {"startPlayer": start, "turn": "don"}
    game = blast({"don": 1, "shad": 1, "frank": 3}, down=["frank"], situation=situation)
    assert [one["hero"] for one in events(game, "knocked-down")] == [first, second]
    assert events(game, "coin") == [{"side": "tails"}]
    assert game.outcome == {
        "result": "lost",
        "reason": "knock-down",
        "rule": "FZ-10.04",
        "round": 1,
        "hero": second,
        "location": "yard/a",
    }


@pytest.mark.rule("FZ-A.37")
@pytest.mark.parametrize("start", ["don", "shad", "frank"])
def test_heroes_struck_at_once_discard_in_turn_order(start):
    game = blast({"don": 4, "shad": 4, "frank": 4}, situation={"startPlayer": start, "turn": "don"})
    order = []
    while kind(game) == "discard":
        order.append(decider(game))
        game.choose(0)
    seats = ["don", "shad", "frank"]
    first = seats.index(start)
    assert order == [who for who in seats[first:] + seats[:first] for _ in range(2)]


@pytest.mark.rule("FZ-A.37", "FZ-S.01")
def test_monsters_are_judged_before_heroes():
    game = blast({"don": 3, "shad": 3, "frank": 3})
    assert kind(game) == "discard"
    assert is_dead(game, "animal#1")
    assert is_dead(game, "animal#2")


@pytest.mark.rule("FZ-5.28")
def test_an_explosion_elsewhere_leaves_the_attacker_alone():
    game = fight(
        "AB",
        heroes={"don": "A", "shad": "B"},
        monsters=[("animal", "B"), ("animal", "A")],
        hands={"don": ["blast", "punch"], "shad": 2},
        cards={"blast": BLAST},
    )
    attack(game, "animal#1", "blast")
    assert (is_dead(game, "animal#1"), is_dead(game, "animal#2")) == (True, False)
    assert events(game, "struck") == [{"hero": "shad", "hits": 2}]
    assert hand_size(game, "don") == 1


@pytest.mark.rule("FZ-5.30", "FZ-5.11")
def test_each_monster_struck_is_judged_by_its_own_resistance_and_health():
    game = fight(
        "AB",
        heroes={"don": "A"},
        monsters=[("animal", "B"), ("bomber", "B"), ("giant", "B"), ("human", "B")],  # need 2, 3, 5 and 1
        hands={"don": ["blast"]},
        cards={"blast": card("explosion", 0, 9, 3)},
    )
    take(game, "attack", target="giant#1")
    dead = [is_dead(game, f"{name}#1") for name in ("animal", "bomber", "giant", "human")]
    assert dead == [True, True, False, True]


@pytest.mark.rule("FZ-A.61")
def test_an_explosion_needs_a_monster_to_aim_at():
    game = fight("AB", heroes={"don": "A", "shad": "B"}, hands={"don": ["blast"]}, cards={"blast": BLAST})
    assert not offers(game, "attack")


@pytest.mark.rule("FZ-5.30", "FZ-8.30", "FZ-D.30")
def test_a_hero_struck_by_an_allys_explosion_chooses_the_cards():
    game = fight(
        "AB",
        heroes={"don": "A", "shad": "B"},
        monsters={"animal": "B"},
        hands={"don": ["blast"], "shad": ["punch", "punch", "shot"]},
        cards={"blast": BLAST},
    )
    take(game, "attack", target="animal#1")
    assert (kind(game), decider(game), game.decision.rule) == ("discard", "shad", "FZ-D.30")
    assert options(game) == [
        {"verb": "discard", "card": "punch-close-combat"},
        {"verb": "discard", "card": "shot-close-combat"},
    ]
    take(game, "discard", card="shot-close-combat")  # then two of a kind are left, and there is nothing to choose
    assert hero(game, "shad")["hand"] == ["punch-close-combat"]


# --- victory and defeat by the same attack --------------------------------------------------------

HUNT = {
    "id": "goal",
    "name": "Goal",
    "completion": {"condition": {"op": "not", "a": {"op": "onBoard", "kind": "animal"}}},
    "restoresCoin": "may",
}


def last_stand(hits_more_than_hand, simultaneous="defeat", exit_point=None, **parts):
    """Coin at tails; Don's blast kills the last animal, which completes the objective."""
    mission = {"options": rule_options(simultaneous=simultaneous)}
    if exit_point:
        mission["exitPoint"] = exit_point
    return fight(
        "AB",
        heroes={"don": "A", "shad": "A"},
        monsters={"animal": "A"},
        hands={"don": ["blast"], "shad": 1 if hits_more_than_hand else 2},
        cards={"blast": card("explosion", 0, 0, 2)},
        changes={"objectives": [HUNT]},
        mission=mission,
        **parts,
    )


@pytest.mark.rule("FZ-A.52", "FZ-S.10", "FZ-10.04")
@pytest.mark.parametrize(("simultaneous", "result"), [("defeat", "lost"), ("victory", "won")])
def test_defeat_comes_before_victory_unless_the_option_says_otherwise(simultaneous, result):
    game = last_stand(True, simultaneous, situation={"coin": "tails"})
    take(game, "attack", target="animal#1")
    assert game.outcome["result"] == result


@pytest.mark.rule("FZ-A.52", "FZ-S.01", "FZ-S.10")
def test_an_attack_that_knocks_nobody_down_for_good_wins_when_it_has_been_applied():
    game = last_stand(False)  # heads: Don goes down, Shad discards two
    take(game, "attack", target="animal#1")
    assert game.outcome["result"] == "won"
    assert [event.name for event in game.events if event.name in ("knocked-down", "objective-completed")] == [
        "knocked-down",
        "objective-completed",
    ]
    assert hand_size(game, "shad") == 0


@pytest.mark.rule("FZ-A.52", "FZ-S.01")
@pytest.mark.parametrize(("simultaneous", "order"), [("defeat", ["struck", "coin"]), ("victory", ["coin", "struck"])])
def test_what_the_kills_set_off_comes_after_the_damage_to_heroes(simultaneous, order):
    """The offer to turn the coin cannot save a hero struck by the same attack; by option it can."""
    game = fight(
        "AB",
        heroes={"don": "A", "shad": "A"},
        monsters={"animal": "A"},
        hands={"don": ["blast", "punch", "punch"], "shad": 2},
        cards={"blast": card("explosion", 0, 0, 2)},
        changes={"objectives": [HUNT]},
        mission={"options": rule_options(simultaneous=simultaneous), "exitPoint": "yard/b"},
        situation={"coin": "tails"},
    )
    attack(game, "animal#1", "blast")
    assert kind(game) == "turn-coin"
    take(game, "turn-to-heads")
    while kind(game) == "react":  # to the coin: every plain card of the drill could
        take(game, "decline")
    told = [event.name for event in game.events if event.name in ("struck", "coin")]
    assert list(dict.fromkeys(told)) == order
    assert game.outcome is None


@pytest.mark.rule("FZ-A.52")
def test_with_the_option_victory_damage_to_heroes_still_follows_and_can_lose_the_game():
    game = fight(
        "AB",
        heroes={"don": "A", "shad": "A"},
        monsters={"animal": "A"},
        hands={"don": ["blast"], "shad": 2},
        cards={"blast": card("explosion", 0, 0, 2)},
        mission={"options": rule_options(simultaneous="victory")},
        situation={"coin": "tails"},
    )
    take(game, "attack", target="animal#1")
    assert game.outcome["result"] == "lost"


@pytest.mark.rule("FZ-A.52", "FZ-E.11")
def test_a_killed_monsters_last_words_come_after_the_hits_of_the_attack():
    trait = {"when": "whenKilled", "do": [{"op": "damage", "target": "allHeroes", "n": 1}]}
    game = fight(
        "AB",
        heroes={"don": "A", "shad": "B"},
        monsters=[("animal", "B"), ("animal", "B")],
        hands={"don": ["blast", "punch", "punch", "punch"], "shad": 4},
        cards={"blast": BLAST},
        kinds={"animal": {"trait": [trait]}},
    )
    attack(game, "animal#1", "blast")
    while kind(game) in ("discard", "order-triggers"):
        game.choose(0)
    told = [(one["hero"], one["hits"]) for one in events(game, "struck")]
    assert told[0] == ("shad", 2)
    assert sorted(told[1:]) == [("don", 1), ("don", 1), ("shad", 1), ("shad", 1)]


@pytest.mark.rule("FZ-S.01", "FZ-S.10", "FZ-F.03")
def test_nothing_is_checked_between_the_hits_of_one_attack():
    """The mission is lost with two humans gone; the second one falls to the same grenade as the first."""
    lost = {"op": "countAt", "place": {"op": "named", "location": "yard/b"}, "what": "monsters", "by": "=", "n": 1}
    game = fight(
        "AB",
        heroes={"don": "A"},
        monsters=[("human", "B"), ("human", "B")],
        hands={"don": ["blast"]},
        cards={"blast": BLAST},
        mission={"extraDefeat": [lost]},
    )
    take(game, "attack", target="human#1")
    assert game.outcome is None


# --- special attacks ------------------------------------------------------------------------------


def opened(*rules, **parts):
    return fight("ABC", heroes={"frank": "A", "abe": "B"}, mission={"specialRules": list(rules)}, **parts)


def door(name="door", at="yard/b", health=3, resistance=1, effect=None, condition=True):
    effect = effect or [{"op": "placeToken", "on": {"op": "objective", "name": "goal"}}]
    target = {"op": "openTarget", "at": {"op": "named", "location": at}, "health": health, "resistance": resistance}
    return {"id": name, "name": name.capitalize(), "if": condition, "do": [{**target, "onDamage": effect}]}


def tokens(game):
    return game.view()["objectives"][0]["tokens"]


@pytest.mark.rule("FZ-5.31", "FZ-5.33", "FZ-A.23", "FZ-E.97", "FZ-D.20")
@pytest.mark.parametrize(("hits", "gained"), [(3, 0), (4, 1), (9, 1)])
def test_a_thing_that_an_effect_opens_is_attacked_as_if_it_were_a_monster(hits, gained):
    game = opened(door(), hands={"frank": ["try"]}, cards={"try": card("bullets", 0, 1, hits)})
    assert matching(game, "attack") == [{"verb": "attack", "target": "door"}]
    take(game, "attack", target="door")
    assert events(game, "thing-damaged") == [{"target": "door", "damage": hits - 1}]
    assert tokens(game) == gained
    assert hand_size(game, "frank") == 0


@pytest.mark.rule("FZ-5.31", "FZ-5.03")
@pytest.mark.parametrize(
    ("at", "reach", "may_attack"), [("yard/c", 1, False), ("yard/c", 2, True), ("yard/a", 0, True)]
)
def test_an_opened_thing_must_be_in_range(at, reach, may_attack):
    game = opened(door(at=at), hands={"frank": ["try"]}, cards={"try": card("bullets", 0, reach, 1)})
    assert offers(game, "attack", target="door") is may_attack


@pytest.mark.rule("FZ-5.31")
def test_a_thing_is_a_target_only_while_its_condition_holds():
    game = opened(door(condition={"op": "coin", "side": "tails"}), hands={"frank": ["shot"]})
    assert not offers(game, "attack")


@pytest.mark.rule("FZ-5.33")
def test_each_of_two_things_is_struck_for_itself():
    left, right = door("left", health=1, resistance=0), door("right", health=5, resistance=0)
    game = opened(left, right, hands={"frank": ["try"]}, cards={"try": card("bullets", 0, 1, 4)})
    assert [one["target"] for one in matching(game, "attack")] == ["left", "right"]
    take(game, "attack", target="right")
    assert events(game, "thing-damaged") == [{"target": "right", "damage": 4}]
    assert tokens(game) == 0


@pytest.mark.rule("FZ-5.31", "FZ-5.20")
def test_terrain_counts_against_a_thing_as_against_a_monster():
    game = opened(door(), terrain={"B": ["cover"]}, hands={"frank": ["shot"]})
    take(game, "attack", target="door")
    assert dice_counts(game) == [2]


@pytest.mark.rule("FZ-5.28", "FZ-5.31", "FZ-5.33")
@pytest.mark.parametrize("simultaneous", ["defeat", "victory"])
def test_an_explosion_at_a_thing_strikes_the_figures_there_and_the_thing_once(simultaneous):
    game = fight(
        "AB",
        heroes={"frank": "A", "abe": "B"},
        monsters=[("human", "B"), ("human", "A")],
        hands={"frank": ["blast"], "abe": 2},
        cards={"blast": BLAST},
        mission={"specialRules": [door(health=1)], "options": rule_options(simultaneous=simultaneous)},
    )
    take(game, "attack", target="door")
    assert events(game, "thing-damaged") == [{"target": "door", "damage": 1}]
    assert tokens(game) == 1
    assert (is_dead(game, "human#1"), is_dead(game, "human#2")) == (True, False)
    assert events(game, "struck") == [{"hero": "abe", "hits": 2}]


@pytest.mark.rule("FZ-5.16", "FZ-5.33")
def test_bypassing_resistance_holds_against_a_thing_too():
    text = {"when": "beforeAttack", "do": [{"op": "bypassResistance"}]}
    game = opened(door(), hands={"frank": ["try"]}, cards={"try": card("bullets", 0, 1, 3, extra=[text])})
    take(game, "attack", target="door")
    assert events(game, "thing-damaged") == [{"target": "door", "damage": 3}]
    assert tokens(game) == 1


TRAITOR = {"do": [{"op": "openTarget", "who": {"op": "everyHero"}}]}


@pytest.mark.rule("FZ-5.31", "FZ-5.32", "FZ-A.23")
def test_damage_to_an_ally_is_resolved_as_if_a_monster_had_done_it():
    game = opened(
        TRAITOR, hands={"frank": ["try"], "abe": ["punch", "shot", "burst"]}, cards={"try": card("brawl", 0, 1, 2)}
    )
    take(game, "attack", target="abe")
    assert (kind(game), decider(game)) == ("discard", "abe")
    take(game, "discard", card="punch")
    take(game, "discard", card="burst")
    assert hero(game, "abe")["hand"] == ["shot"]
    assert hit_counts(game) == [2]


@pytest.mark.rule("FZ-5.31", "FZ-I.12")
def test_neither_oneself_nor_a_knocked_down_ally_becomes_a_target():
    game = opened(TRAITOR, hands={"frank": ["shot"]}, down=["abe"])
    assert not offers(game, "attack")
    game = opened(TRAITOR, TRAITOR, hands={"frank": ["shot"]})
    assert matching(game, "attack") == [{"verb": "attack", "target": "abe"}]  # opened twice, offered once


@pytest.mark.rule("FZ-5.32", "FZ-8.33", "FZ-A.68", "FZ-S.01")
@pytest.mark.parametrize("volunteers", [True, False])
def test_an_ally_may_take_a_heros_attack_in_place_of_its_target(volunteers):
    game = fight(
        "AB",
        heroes={"frank": "B", "abe": "B", "don": "B", "shad": "A"},
        hands={"frank": ["try"], "abe": 1, "don": 1, "shad": 1},
        cards={"try": card("brawl", 0, 1, 1)},
        mission={"specialRules": [TRAITOR]},
    )
    take(game, "attack", target="abe")
    assert (kind(game), decider(game)) == ("volunteer", "don")  # neither the attacker nor one who stands elsewhere
    assert dice_counts(game) == []
    take(game, "take-attack") if volunteers else take(game, "decline")
    assert events(game, "struck") == [{"hero": "don" if volunteers else "abe", "hits": 1}]


@pytest.mark.rule("FZ-5.32", "FZ-S.01", "FZ-E.09")
def test_a_hero_struck_by_an_ally_may_react_to_the_hits():
    duck = reaction({"op": "whenHit", "who": "you"}, [{"op": "preventHits", "n": 1}])
    cards = {"try": card("brawl", 0, 1, 2), "duck": card(lower=duck)}
    game = opened(TRAITOR, hands={"frank": ["try"], "abe": ["duck", "punch", "punch"]}, cards=cards)
    take(game, "attack", target="abe")
    take(game, "play-reaction")
    assert events(game, "struck") == [{"hero": "abe", "hits": 1}]


@pytest.mark.rule("FZ-5.31", "FZ-E.97")
@pytest.mark.parametrize(("who", "may_attack"), [("frank", True), ("abe", False)])
def test_a_thing_may_be_open_to_some_heroes_only(who, may_attack):
    marksmen = {"op": "hasRole", "who": "triggeringFigure", "role": "marksman"}
    game = opened(
        door(condition=marksmen),
        hands={"frank": ["shot"], "abe": ["shot"]},
        situation={"turn": who, "startPlayer": who},
    )
    assert offers(game, "attack") is may_attack


@pytest.mark.rule("FZ-5.31")
def test_whom_a_rule_opens_may_depend_on_the_attacker():
    others = {"op": "isSame", "a": "it", "b": "triggeringFigure"}
    only_oneself = {"do": [{"op": "openTarget", "who": {"op": "allHeroes", "where": others}}]}
    assert not offers(opened(only_oneself, hands={"frank": ["shot"]}), "attack")
    all_others = {"do": [{"op": "openTarget", "who": {"op": "allHeroes", "where": {"op": "not", "a": others}}}]}
    assert matching(opened(all_others, hands={"frank": ["shot"]}), "attack") == [{"verb": "attack", "target": "abe"}]


@pytest.mark.rule("FZ-5.33", "FZ-E.97")
@pytest.mark.parametrize(("hits", "gained"), [(3, 0), (4, 1)])
def test_resistance_and_health_of_a_thing_may_be_reckoned(hits, gained):
    game = opened(
        door(health="heroes", resistance={"op": "count", "of": "allHeroes"}),
        hands={"frank": ["try"]},
        cards={"try": card("bullets", 0, 1, hits)},
    )
    take(game, "attack", target="door")
    assert tokens(game) == gained


@pytest.mark.rule("FZ-A.52", "FZ-S.10")
@pytest.mark.parametrize("simultaneous", ["defeat", "victory"])
def test_after_an_attack_that_killed_the_end_is_looked_for_again(simultaneous):
    game = fight(
        "AB",
        heroes={"don": "A"},
        monsters=[("animal", "B"), ("animal", "B"), ("animal", "B")],
        hands={"don": ["one", "two", "blast"]},
        cards={"one": card("brawl", 0, 1, 9), "two": card("bullets", 0, 1, 9), "blast": BLAST},
        changes={"objectives": [HUNT]},
        mission={"options": rule_options(simultaneous=simultaneous)},
        situation={"actions": 3},
    )
    attack(game, "animal#1", "one")
    attack(game, "animal#2", "two")
    assert game.outcome is None
    attack(game, "animal#3", "blast")
    assert game.outcome["result"] == "won"


@pytest.mark.rule("FZ-A.52", "FZ-S.01", "FZ-S.10")
@pytest.mark.parametrize("simultaneous", ["defeat", "victory"])
def test_nothing_is_checked_between_the_discards_of_one_attack(simultaneous):
    """Shad's hand is empty for a moment, until Frank's discard gives him a card back."""
    empty = {
        "op": "countAt",
        "place": {
            "op": "hereOf",
            "of": {"op": "allHeroes", "where": {"op": "handSize", "who": "it", "by": "=", "n": 0}},
        },
        "what": "heroes",
    }
    shad = {"op": "allHeroes", "where": {"op": "hasRole", "who": "it", "role": "close-combat"}}
    marksman = {"op": "hasRole", "who": "triggeringFigure", "role": "marksman"}
    rules = [
        {"when": "onDiscard", "do": [{"op": "showText", "text": "."}]},
        {"when": "onDiscard", "if": marksman, "do": [{"op": "drawCards", "who": shad}]},
    ]
    game = fight(
        "AB",
        heroes={"don": "A", "shad": "B", "frank": "B"},
        monsters={"animal": "B"},
        hands={"don": ["blast", "punch"], "shad": ["punch", "punch"], "frank": ["punch", "punch", "punch"]},
        cards={"blast": BLAST},
        mission={"specialRules": rules, "extraDefeat": [empty], "options": rule_options(simultaneous=simultaneous)},
    )
    attack(game, "animal#1", "blast")
    while kind(game) == "order-triggers":
        game.choose(0)
    assert game.outcome is None
    assert [hand_size(game, who) for who in ("don", "shad", "frank")] == [1, 2, 1]


@pytest.mark.rule("FZ-5.31", "FZ-1.30", "FZ-E.97")
def test_a_trait_opens_a_thing_for_each_of_its_monsters_whose_condition_holds():
    place = {"op": "named", "location": "yard/c"}
    nest = {
        "if": {"op": "isAt", "who": "self", "place": place},
        "do": [
            {
                "op": "openTarget",
                "at": {"op": "hereOf", "of": "self"},
                "health": {"op": "figuresAt", "place": {"op": "hereOf", "of": "self"}, "what": "monsters"},
                "resistance": {"op": "count", "of": "self"},
                "onDamage": [{"op": "coin", "side": "tails"}],
            }
        ],
    }

    def nests(hits):
        game = fight(
            "ABC",
            monsters=[("human", "B"), ("human", "C")],
            kinds={"human": {"trait": [nest]}},
            hands={"frank": ["try"]},
            cards={"try": card("bullets", 0, 2, hits)},
        )
        things = [one for one in matching(game, "attack") if not one["target"].startswith("human#")]
        assert len(things) == 1  # the one at C
        game.choose(things[0])
        return game

    assert nests(1).view()["coin"] == "heads"
    game = nests(2)  # one for the resistance, one for the health
    assert events(game, "thing-damaged")[0]["damage"] == 1
    assert game.view()["coin"] == "tails"


@pytest.mark.rule("FZ-A.52", "FZ-S.10")
def test_an_attack_that_loses_the_mission_loses_it_before_the_dead_have_their_say():
    there = {"op": "named", "location": "yard/b"}
    lost = {"op": "countAt", "place": there, "what": "monsters", "by": "=", "n": 0}
    again = {"when": {"op": "whenKilled", "who": "monster"}, "do": [{"op": "spawn", "kind": "human", "at": there}]}
    game = fight(
        "AB",
        heroes={"don": "A"},
        monsters={"human": "B"},
        hands={"don": ["blast"]},
        cards={"blast": BLAST},
        mission={"extraDefeat": [lost], "specialRules": [again]},
    )
    take(game, "attack", target="human#1")
    assert game.outcome["result"] == "lost"
