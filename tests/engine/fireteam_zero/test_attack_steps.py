"""What changes an attack (FZ-E.62 to FZ-E.69)."""

import pytest

from tests.engine.fireteam_zero.drill import (
    BLANK,
    SPECIAL,
    attack,
    card,
    decider,
    dice_counts,
    events,
    fight,
    hero,
    hit_counts,
    kind,
    matching,
    monster_of,
    offers,
    options,
    reaction,
    take,
    threat,
)


def text(*steps, when="onPlay", **parts):
    """A card's text during its attack."""
    return {"when": when, "do": list(steps), **parts}


def duel(*texts, attack_type="brawl", strength=0, bonus=0, reach=1, target="giant", dice=(), **parts):
    """Frank attacks a monster next to him with a card that says something."""
    game = fight(
        "AB",
        heroes=parts.pop("heroes", {"frank": "A"}),
        monsters=parts.pop("monsters", {target: "B"}),
        hands={"frank": ["try"], **parts.pop("hands", {})},
        cards={"try": card(attack_type, strength, reach, bonus, extra=list(texts)), **parts.pop("cards", {})},
        dice=list(dice),
        **parts,
    )
    return take(game, "attack", target=f"{target}#1")


def rules(*abilities):
    return {"specialRules": list(abilities)}


def is_dead(game, monster):
    return monster_of(game, monster)["at"] is None


# --- bonus hits -----------------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.63", "FZ-5.17")
@pytest.mark.parametrize("when", ["onPlay", "beforeAttack", "afterRoll"])
def test_a_played_card_gives_its_attack_bonus_hits_until_they_are_counted(when):
    assert hit_counts(duel(text({"op": "bonusHits", "n": 2}, when=when), bonus=1)) == [3]


@pytest.mark.rule("FZ-E.63")
@pytest.mark.parametrize(("types", "hits"), [(["brawl"], 3), (["bullets"], 1), (["bullets", "brawl"], 3)])
def test_bonus_hits_are_for_the_types_they_name(types, hits):
    step = {"op": "bonusHits", "type": types, "n": 2}
    assert hit_counts(duel(text(step), bonus=1)) == [hits]
    rule = {"do": [{**step, "of": "allHeroes"}]}
    assert hit_counts(duel(bonus=1, mission=rules(rule))) == [hits]
    shot = duel(attack_type="bullets", bonus=1, mission=rules(rule))
    assert hit_counts(shot) == [3 if "bullets" in types else 1]


@pytest.mark.rule("FZ-E.63")
def test_bonus_hits_are_for_the_figures_they_name_and_add_up():
    for_heroes = {"do": [{"op": "bonusHits", "of": "allHeroes", "n": 2}]}
    for_monsters = {"do": [{"op": "bonusHits", "of": "allMonsters", "n": 5}]}
    assert hit_counts(duel(bonus=1, mission=rules(for_heroes, for_monsters, for_heroes))) == [5]


@pytest.mark.rule("FZ-E.102", "FZ-E.63")
def test_a_change_for_this_attack_made_before_it_holds_for_the_next_attack_only():
    action = {"id": "aim", "name": "Aim", "free": True, "effect": [{"op": "bonusHits", "of": "you", "n": 2}]}
    game = fight(
        "AB",
        monsters={"giant": "B"},
        hands={"frank": ["try", "other"]},
        cards={"try": card("brawl", 0, 1, 0), "other": card("bullets", 0, 1, 0)},
        mission={"missionActions": [action]},
        situation={"actions": 2},
    )
    take(game, "act", action="aim")
    attack(game, "giant#1", "try")
    attack(game, "giant#1", "other")
    assert hit_counts(game) == [2, 0]


@pytest.mark.rule("FZ-E.102", "FZ-S.02")
def test_once_all_activations_are_over_this_attack_means_the_next_attack_again():
    action = {"id": "aim", "name": "Aim", "free": True, "effect": [{"op": "bonusHits", "of": "you", "n": 2}]}
    game = threat(
        "AB",
        monsters=[("giant", "B"), ("human", "B")],
        kinds={name: {"class": "elite", "speed": 0, "attack": None, "health": 9} for name in ("giant", "human")},
        hands={"frank": ["try", "other"]},
        cards={"try": card("brawl", 0, 1, 0), "other": card("bullets", 0, 1, 0)},
        mission={"missionActions": [action], "specialRules": [{"do": [{"op": "extraAction", "who": "allHeroes"}]}]},
        dice=[BLANK, BLANK],
    )
    if kind(game) == "activate-monster":
        game.choose(0)
    take(game, "act", action="aim")
    attack(game, "giant#1", "try")
    attack(game, "giant#1", "other")
    assert hit_counts(game) == [2, 0]


@pytest.mark.rule("FZ-E.102")
def test_a_change_for_this_attack_does_not_reach_an_attack_within_it():
    """Abe answers Frank's attack with one of his own, which ends first."""
    answer = card(
        "bullets",
        0,
        1,
        lower=reaction({"op": "afterRoll", "by": "ally"}, [{"op": "performAction", "who": "you", "which": "attack"}]),
    )
    weaken = text({"op": "setResistance", "of": "attackTarget", "to": 0})
    game = fight(
        "AB",
        heroes={"frank": "A", "abe": "A"},
        monsters={"giant": "B"},  # resistances 2, 1, 1
        hands={"frank": ["try"], "abe": ["answer", "second"]},
        cards={"try": card("brawl", 0, 1, 1, extra=[weaken]), "answer": answer, "second": card("brawl", 0, 1, 1)},
    )
    take(game, "attack", target="giant#1")
    take(game, "play-reaction")
    take(game, "attack", target="giant#1")
    assert [one["resistance"] for one in events(game, "unharmed")] == [2, 0]
    assert hit_counts(game) == [1, 1]


# --- resistance -----------------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.64", "FZ-5.11")
@pytest.mark.parametrize(("types", "resistance"), [(["brawl"], 5), (["bullets"], 2), (["explosion", "brawl"], 5)])
def test_resistance_is_set_against_the_types_that_are_named(types, resistance):
    step = {"op": "setResistance", "of": "allMonsters", "type": types, "to": 5}
    for game in (duel(text(step), bonus=1), duel(bonus=1, mission=rules({"do": [step]}))):
        assert events(game, "unharmed") == [{"monster": "giant#1", "hits": 1, "resistance": resistance}]


@pytest.mark.rule("FZ-E.64")
def test_resistance_is_set_for_the_monsters_that_are_named():
    step = {"op": "setResistance", "of": "attackTarget", "to": 9}
    game = duel(
        text(step),
        attack_type="explosion",
        bonus=3,
        target="human",
        monsters=[("human", "B"), ("human", "B")],
    )
    assert (is_dead(game, "human#1"), is_dead(game, "human#2")) == (False, True)


@pytest.mark.rule("FZ-E.64", "FZ-E.102")
def test_a_monster_hardened_for_an_activation_is_soft_again_after_it():
    special = [{"op": "setResistance", "of": "self", "to": 9}]
    game = threat(
        "AB",
        heroes={"frank": "A"},
        monsters={"brute": "B"},
        kinds={"brute": {"class": "minion", "speed": 0, "health": 9, "special": special}},
        hands={"frank": ["try"]},
        cards={"try": card("bullets", 0, 1, 1)},
        dice=[SPECIAL],
    )
    take(game, "attack", target="brute#1")
    assert events(game, "unharmed") == [{"monster": "brute#1", "hits": 1, "resistance": 0}]


@pytest.mark.rule("FZ-E.64", "FZ-5.16")
def test_bypassing_resistance_outside_an_attack_does_nothing():
    action = {"id": "aim", "name": "Aim", "free": True, "effect": [{"op": "bypassResistance"}]}
    game = fight(
        "AB",
        monsters={"giant": "B"},
        hands={"frank": ["try"]},
        cards={"try": card("brawl", 0, 1, 1)},
        mission={"missionActions": [action]},
    )
    take(game, "act")
    take(game, "attack", target="giant#1")
    assert events(game, "unharmed")[0]["resistance"] == 2


# --- range ----------------------------------------------------------------------------------------


def reaching(by, types, hand=("shot", "punch"), board="ABCDE", at="D"):
    rule = {"do": [{"op": "modifyRange", "of": "allHeroes", "type": types, "by": by}]}
    return fight(board, monsters={"giant": at}, hands={"frank": list(hand)}, mission=rules(rule))


@pytest.mark.rule("FZ-E.65", "FZ-5.03", "FZ-18.06")
@pytest.mark.parametrize(
    ("by", "types", "at", "may_attack"),
    [
        (1, ["bullets"], "D", True),
        (1, ["bullets"], "E", False),
        (1, ["brawl"], "D", False),
        (1, ["brawl"], "C", True),
        (-1, ["bullets"], "C", False),
        (-1, ["bullets"], "B", True),
        (-9, ["bullets"], "A", True),  # never below 0
        (-9, ["bullets"], "B", False),
    ],
)
def test_an_effect_changes_how_far_cards_of_a_type_reach(by, types, at, may_attack):
    assert offers(reaching(by, types, at=at), "attack") is may_attack


@pytest.mark.rule("FZ-E.65", "FZ-5.03", "FZ-D.19")
def test_only_the_cards_that_now_reach_can_be_played():
    game = reaching(1, ["brawl"], hand=("shot", "punch", "burst"), at="B")
    take(game, "attack", target="giant#1")
    assert {one["card"] for one in matching(game, "play-card")} == {"shot-marksman", "punch-marksman", "burst-marksman"}
    game = reaching(-1, ["bullets"], hand=("shot", "punch", "burst"), at="B")
    take(game, "attack", target="giant#1")  # only the shot reaches, so it is played without a question
    assert events(game, "attack")[0]["cards"] == ["shot-marksman"]


# --- type -----------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.66", "FZ-5.06", "FZ-5.11")
@pytest.mark.parametrize("lasting", [True, False])
@pytest.mark.parametrize(("of_types", "hits", "resistance"), [(["brawl"], 2, 1), (["bullets"], 0, 2)])
def test_an_attack_may_count_as_another_type(lasting, of_types, hits, resistance):
    step = {"op": "changeType", "of": "allHeroes", "from": of_types, "to": "explosion"}
    parts = {"strength": 1, "dice": [3]}  # Explosion ×2; giant: Brawl 2, Explosion 1
    game = duel(mission=rules({"do": [step]}), **parts) if lasting else duel(text(step), **parts)
    assert hit_counts(game) == [hits]
    assert events(game, "unharmed")[0]["resistance"] == resistance


@pytest.mark.rule("FZ-E.66", "FZ-5.28")
def test_an_attack_that_counts_as_an_explosion_strikes_everybody():
    step = {"op": "changeType", "of": "allHeroes", "to": "explosion"}
    game = duel(text(step), bonus=1, target="human", monsters=[("human", "B"), ("human", "B")])
    assert is_dead(game, "human#2")


@pytest.mark.rule("FZ-E.66")
def test_the_first_change_of_type_in_force_counts():
    first = {"do": [{"op": "changeType", "of": "allHeroes", "from": ["brawl"], "to": "bullets"}]}
    second = {"do": [{"op": "changeType", "of": "allHeroes", "from": ["bullets"], "to": "explosion"}]}
    game = duel(mission=rules(first, second))
    assert events(game, "attack")[0]["type"] == "bullets"


# --- area -----------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.68")
@pytest.mark.parametrize("lasting", [True, False])
@pytest.mark.parametrize(("scope", "monster_dies"), [("heroes", False), ("figures", True)])
def test_an_area_attack_strikes_every_hero_or_every_figure_at_the_location(lasting, scope, monster_dies):
    step = {"op": "areaAttack", "of": "allHeroes", "scope": scope}
    parts = {
        "bonus": 1,
        "target": "human",
        "heroes": {"frank": "A", "abe": "B", "don": "B"},
        "down": ["don"],
        "monsters": [("human", "B"), ("human", "B"), ("human", "A")],
        "hands": {"abe": 3, "don": 3},
    }
    game = duel(mission=rules({"do": [step]}), **parts) if lasting else duel(text(step), **parts)
    assert [is_dead(game, f"human#{n}") for n in (1, 2, 3)] == [True, monster_dies, False]
    assert events(game, "struck") == [{"hero": "abe", "hits": 1}]


@pytest.mark.rule("FZ-E.68")
def test_a_wider_area_is_not_narrowed_by_another_text():
    wide, narrow = {"op": "areaAttack", "scope": "figures"}, {"op": "areaAttack", "scope": "heroes"}
    game = duel(text(wide, narrow), bonus=1, target="human", monsters=[("human", "B"), ("human", "B")])
    assert is_dead(game, "human#2")
    lasting = [{"do": [{**step, "of": "allHeroes"}]} for step in (wide, narrow)]
    game = duel(bonus=1, target="human", monsters=[("human", "B"), ("human", "B")], mission=rules(*lasting))
    assert is_dead(game, "human#2")


# --- redirection ----------------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.69")
def test_an_attack_may_be_turned_on_another_monster():
    elite = {"op": "allMonsters", "where": {"op": "classIs", "who": "it", "class": "elite"}}
    game = duel(
        text({"op": "redirect", "to": elite}), bonus=9, monsters=[("human", "B"), ("giant", "A")], target="human"
    )
    assert (is_dead(game, "human#1"), is_dead(game, "giant#1")) == (False, True)


@pytest.mark.rule("FZ-E.69", "FZ-I.12", "FZ-14.04")
@pytest.mark.parametrize("to", ["knockedDownHeroes", {"op": "specialist", "name": "henry"}, "none"])
def test_an_attack_is_never_turned_on_a_knocked_down_hero_a_specialist_or_nobody(to):
    game = duel(
        text({"op": "redirect", "to": to}),
        bonus=9,
        heroes={"frank": "A", "abe": "B"},
        down=["abe"],
        specialists={"henry": "B"},
    )
    assert is_dead(game, "giant#1")


@pytest.mark.rule("FZ-E.69", "FZ-E.07")
def test_whoever_is_the_target_in_the_end_counts_as_attacked():
    said = [
        {"when": {"op": "whenAttacked", "who": who}, "do": [{"op": "showText", "text": who}]}
        for who in ("minion", "elite")
    ]
    elite = {"op": "allMonsters", "where": {"op": "classIs", "who": "it", "class": "elite"}}
    game = duel(
        text({"op": "redirect", "to": elite}, when="beforeAttack"),
        monsters=[("human", "B"), ("giant", "B")],
        target="human",
        mission=rules(*said),
    )
    assert [one["text"] for one in events(game, "story")] == ["elite"]


@pytest.mark.rule("FZ-E.69", "FZ-8.33")
def test_a_monsters_attack_may_be_turned_on_another_hero():
    cover = card(lower=reaction({"op": "whenTargeted", "who": "ally"}, [{"op": "redirect", "to": "you"}]))
    game = threat(
        "AB",
        heroes={"frank": "A", "abe": "B"},
        monsters={"brute": "A"},
        kinds={"brute": {"class": "minion", "speed": 0, "attack": ("brawl", 0, 0), "bonus": 1}},
        hands={"frank": 1, "abe": ["cover", "punch"]},
        cards={"cover": cover},
        dice=[BLANK],
    )
    assert (kind(game), decider(game)) == ("react", "abe")
    take(game, "play-reaction")
    assert events(game, "struck") == [{"hero": "abe", "hits": 1}]


@pytest.mark.rule("FZ-E.69", "FZ-8.33")
def test_for_an_attack_turned_on_a_monster_nobody_volunteers():
    giant = {"op": "allMonsters", "where": {"op": "classIs", "who": "it", "class": "elite"}}
    rule = {"when": "whenTargeted", "do": [{"op": "redirect", "to": giant}]}
    game = threat(
        "A",
        heroes={"frank": "A", "abe": "A"},
        monsters=[("brute", "A"), ("giant", "A")],
        kinds={
            "brute": {"class": "minion", "speed": 0, "attack": ("brawl", 0, 0), "bonus": 9},
            "giant": {"class": "elite", "attack": None},
        },
        mission=rules(rule),
        dice=[BLANK],
    )
    assert events(game, "killed") == [{"monster": "giant#1"}]
    assert events(game, "struck") == []


# --- dice -----------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.67", "FZ-A.24")
def test_several_dice_may_be_rolled_again_one_after_another_each_once():
    game = duel(text({"op": "rerollDice", "n": 2}, when="afterRoll"), strength=3, dice=[2, 2, 2, 1, 4])
    assert (kind(game), decider(game)) == ("reroll", "frank")
    take(game, "reroll-die", die=2)
    assert options(game) == [
        {"verb": "reroll-die", "die": 1, "shows": 2},
        {"verb": "reroll-die", "die": 3, "shows": 2},
        {"verb": "decline"},
    ]
    take(game, "reroll-die", die=3)
    assert kind(game) == "turn"
    assert hit_counts(game) == [3]


@pytest.mark.rule("FZ-E.67")
def test_after_the_first_die_the_others_may_be_left():
    game = duel(text({"op": "rerollDice", "n": 3}, when="afterRoll"), strength=3, dice=[2, 2, 2, 1])
    take(game, "reroll-die", die=1)
    take(game, "decline")
    assert hit_counts(game) == [2]


@pytest.mark.rule("FZ-E.67")
def test_a_roll_that_must_be_repeated_cannot_be_declined():
    game = duel(text({"op": "rerollDice", "n": 1, "optional": False}, when="afterRoll"), strength=2, dice=[1, 1, 2])
    assert options(game) == [{"verb": "reroll-die", "die": 1, "shows": 1}, {"verb": "reroll-die", "die": 2, "shows": 1}]
    take(game, "reroll-die", die=2)
    assert hit_counts(game) == [2]


@pytest.mark.rule("FZ-E.67")
def test_more_dice_than_were_rolled_cannot_be_rolled_again():
    game = duel(text({"op": "rerollDice", "n": 3, "optional": False}, when="afterRoll"), strength=1, dice=[1, 2])
    assert kind(game) == "turn"
    assert hit_counts(game) == [0]


@pytest.mark.rule("FZ-E.67")
def test_a_monsters_dice_are_rolled_again_as_the_group_wishes():
    rule = {"when": {"op": "afterRoll", "by": "monster"}, "do": [{"op": "rerollDice"}]}
    game = threat(
        "A",
        heroes={"frank": "A"},
        monsters={"human": "A"},
        hands={"frank": ["punch"] * 3},
        mission=rules(rule),
        dice=[BLANK, 1, 1, 2],
    )
    assert (kind(game), decider(game)) == ("reroll", None)
    take(game, "reroll-die", die=1)
    assert hit_counts(game) == [2]


@pytest.mark.rule("FZ-E.67")
def test_an_attack_die_may_be_set_to_a_face():
    game = duel(text({"op": "setDie", "face": 1}, when="afterRoll"), strength=2, dice=[2, 3])
    assert (kind(game), decider(game)) == ("reroll", "frank")
    assert options(game) == [{"verb": "reroll-die", "die": 1, "shows": 2}, {"verb": "reroll-die", "die": 2, "shows": 3}]
    take(game, "reroll-die", die=2)
    assert events(game, "die-rerolled") == [{"die": 2, "shows": 1}]
    assert hit_counts(game) == [2]


@pytest.mark.rule("FZ-E.67")
def test_without_dice_none_is_set_and_without_an_attack_none_is_rolled_again():
    game = duel(text({"op": "setDie", "face": 1}, when="afterRoll"), bonus=1)
    assert hit_counts(game) == [1]
    idle = {"id": "idle", "name": "Idle", "free": True, "effect": [{"op": "rerollDice"}, {"op": "setDie", "face": 1}]}
    game = fight("A", mission={"missionActions": [idle]})
    take(game, "act")
    assert kind(game) == "turn"


@pytest.mark.rule("FZ-E.62")
def test_a_text_may_take_all_dice_from_an_attack():
    game = duel(text({"op": "modifyStrength", "to": 0}), strength=5, bonus=1)
    assert dice_counts(game) == [0]
    assert hit_counts(game) == [1]
    assert hero(game, "frank")["hand"] == []


# --- damage without an attack ---------------------------------------------------------------------


@pytest.mark.rule("FZ-E.60", "FZ-5.11", "FZ-E.11")
@pytest.mark.parametrize(
    ("damage_type", "n", "dies"),
    [(None, 3, False), (None, 4, True), ("brawl", 5, False), ("brawl", 6, True), ("explosion", 4, False)],
)
def test_damage_without_an_attack_meets_resistance_only_if_it_has_a_type(damage_type, n, dies):
    damage = {"op": "damage", "target": "allMonsters", "n": n, **({"type": damage_type} if damage_type else {})}
    action = {"id": "boil", "name": "Boil", "free": True, "effect": [damage]}
    death = {"when": {"op": "whenKilled", "who": "monster"}, "do": [{"op": "showText", "text": "dead"}]}
    game = fight("A", monsters={"giant": "A"}, mission={"missionActions": [action], **rules(death)})  # health 4
    take(game, "act")
    assert is_dead(game, "giant#1") is dies
    assert len(events(game, "story")) == dies
