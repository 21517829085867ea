"""Chapter 5: cover and elevation in attacks, and the order in which strength is reckoned."""

import pytest

from tests.engine.fireteam_zero.drill import BLANK, attack, card, dice_counts, fight, hit_counts, take, threat


def hero_dice(strength, terrain, target="B", board="ABC", **parts):
    """How many dice a hero at A rolls with so much strength against a monster."""
    game = fight(
        board,
        terrain=terrain,
        monsters={"giant": target},
        hands={"frank": ["try"]},
        cards={"try": card("bullets", strength, 3)},
        **parts,
    )
    take(game, "attack", target="giant#1")
    return dice_counts(game)[0]


def monster_dice(strength, terrain, target="B", board="ABC", **parts):
    """How many dice a monster at A rolls with so much strength against a hero; it does not move."""
    game = threat(
        board,
        terrain=terrain,
        heroes={"frank": target},
        monsters={"shooter": "A"},
        hands={"frank": 12},
        kinds={"shooter": {"attack": ("bullets", strength, 3)}},
        dice=[BLANK, *[1] * 8],
        **parts,
    )
    return dice_counts(game)[0]


@pytest.mark.rule("FZ-5.20", "FZ-5.23")
@pytest.mark.parametrize("dice_of", [hero_dice, monster_dice])
@pytest.mark.parametrize(("target", "dice"), [("B", 2), ("C", 2)])
def test_cover_costs_a_ranged_attack_one_die_for_heroes_and_monsters_alike(dice_of, target, dice):
    assert dice_of(3, {"B": ["cover"], "C": ["cover"]}, target) == dice
    assert dice_of(3, {"A": ["cover"]}, target) == 3  # only the cover of the target counts


@pytest.mark.rule("FZ-5.21", "FZ-I.11", "FZ-A.35")
def test_cover_does_not_reduce_strength_below_zero():
    assert hero_dice(0, {"B": ["cover"]}) == 0
    assert hero_dice(1, {"B": ["cover"]}) == 0
    assert hero_dice(2, {"B": ["cover"]}) == 1


@pytest.mark.rule("FZ-5.17", "FZ-5.20", "FZ-5.21", "FZ-A.35", "FZ-T.24")
def test_an_attack_without_dice_still_scores_its_bonus_hits():
    game = fight(
        "ABC",
        terrain={"C": ["cover"]},
        monsters={"giant": "C"},
        hands={"frank": ["try"]},
        cards={"try": card("bullets", 1, 2, 2)},
    )
    take(game, "attack", target="giant#1")
    assert dice_counts(game) == [0]
    assert hit_counts(game) == [2]


@pytest.mark.rule("FZ-5.22", "FZ-T.25")
def test_cover_does_not_help_against_an_attack_from_the_same_location():
    assert hero_dice(3, {"A": ["cover"]}, target="A") == 3
    assert monster_dice(3, {"A": ["cover"]}, target="A") == 3


@pytest.mark.rule("FZ-5.20", "FZ-5.24", "FZ-5.25", "FZ-5.26", "FZ-5.27", "FZ-A.16", "FZ-T.26")
@pytest.mark.parametrize("dice_of", [hero_dice, monster_dice])
@pytest.mark.parametrize(
    ("terrain", "target", "dice"),
    [
        pytest.param({"A": ["elevated"]}, "B", 4, id="a"),
        pytest.param({"A": ["elevated"], "B": ["elevated"]}, "B", 3, id="b"),
        pytest.param({"A": ["elevated"], "B": ["cover"]}, "B", 3, id="c"),
        pytest.param({"A": ["elevated"]}, "A", 3, id="d"),
    ],
)
def test_elevation_gives_a_die_over_lower_ground(dice_of, terrain, target, dice):
    assert dice_of(3, terrain, target) == dice


@pytest.mark.rule("FZ-5.24", "FZ-5.26")
@pytest.mark.parametrize("dice_of", [hero_dice, monster_dice])
def test_an_attack_uphill_gains_nothing(dice_of):
    assert dice_of(3, {"B": ["elevated"]}) == 3
    assert dice_of(3, {"A": ["elevated"], "B": ["elevated", "cover"]}) == 2  # cover counts between heights, too


@pytest.mark.rule("FZ-5.20", "FZ-5.24")
@pytest.mark.parametrize("other", ["difficult"])
def test_other_terrain_changes_no_attack(other):
    assert hero_dice(3, {"A": [other], "B": [other]}) == 3


@pytest.mark.rule("FZ-5.08", "FZ-5.20", "FZ-A.35", "FZ-T.27")
def test_everything_is_added_up_before_the_limit_of_eight():
    assert hero_dice(9, {"B": ["cover"]}) == 8
    assert hero_dice(8, {"B": ["cover"]}) == 7
    assert hero_dice(8, {"A": ["elevated"]}) == 8


@pytest.mark.rule("FZ-5.23", "FZ-5.27", "FZ-T.28", "FZ-8.28")
def test_a_monster_on_a_height_against_a_hero_in_cover_rolls_its_own_strength():
    assert monster_dice(2, {"A": ["elevated"], "C": ["cover"]}, target="C") == 2


@pytest.mark.rule("FZ-A.34")
def test_monsters_roll_at_most_eight_dice_too():
    assert monster_dice(8, {"A": ["elevated"]}) == 8
    assert monster_dice(12, {}) == 8
    assert monster_dice(0, {"B": ["cover"]}) == 0


@pytest.mark.rule("FZ-5.35", "FZ-5.20", "FZ-E.32")
@pytest.mark.parametrize(("target", "dice"), [("A", 3), ("B", 2)])
def test_a_brawl_attack_at_an_adjacent_location_is_ranged(target, dice):
    game = fight(
        "AB",
        terrain={"A": ["cover"], "B": ["cover"]},
        monsters={"giant": target},
        hands={"frank": ["reach"]},
        cards={"reach": card("brawl", 3, 1)},
    )
    take(game, "attack", target="giant#1")
    assert dice_counts(game) == [dice]


@pytest.mark.rule("FZ-A.35", "FZ-E.62")
@pytest.mark.parametrize(
    ("change", "dice"),
    [
        ({"by": 2}, 4),
        ({"by": -5}, 0),
        ({"to": 5}, 4),  # what sets the strength comes first, then the terrain
        ({"to": 0}, 0),
        ({"to": 5, "by": 1}, 5),
    ],
)
@pytest.mark.parametrize("when", ["always", "beforeAttack"])
def test_changes_of_strength_and_terrain_are_added_up(change, dice, when):
    rule = {"when": when, "do": [{"op": "modifyStrength", "of": "allHeroes", **change}]}
    assert hero_dice(3, {"B": ["cover"]}, mission={"specialRules": [rule]}) == dice


@pytest.mark.rule("FZ-A.35")
def test_what_sets_the_strength_comes_before_what_adds_in_whatever_order_they_stand():
    adds = {"do": [{"op": "modifyStrength", "of": "allHeroes", "by": 2}]}
    sets = {"do": [{"op": "modifyStrength", "of": "allHeroes", "to": 1}]}
    assert hero_dice(3, {}, mission={"specialRules": [adds, sets]}) == 3
    assert hero_dice(3, {}, mission={"specialRules": [sets, adds]}) == 3


@pytest.mark.rule("FZ-A.35", "FZ-A.58")
@pytest.mark.parametrize(
    ("texts", "rules", "dice"),
    [
        ([{"by": 2}, {"to": 1}], [], 3),
        ([{"to": 1}, {"by": 2}], [], 3),
        ([{"by": 2}], [{"to": 1}], 3),
        ([{"by": 2}, {"to": 1}], [{"to": 6}], 3),  # the card's text beats the mission's
        ([{"to": 1}, {"to": 6}], [], 6),  # of two cards, the later one counts
    ],
)
def test_texts_for_one_attack_are_reckoned_in_the_same_order_as_those_that_last(texts, rules, dice):
    extra = [{"when": {"op": "beforeAttack", "by": "you"}, "do": [{"op": "modifyStrength", **text}]} for text in texts]
    always = [{"do": [{"op": "modifyStrength", "of": "allHeroes", **rule}]} for rule in rules]
    game = fight(
        "AB",
        monsters={"giant": "B"},
        hands={"frank": ["try"]},
        cards={"try": card("bullets", 4, 1, extra=extra)},
        mission={"specialRules": always},
    )
    take(game, "attack", target="giant#1")
    assert dice_counts(game) == [dice]


@pytest.mark.rule("FZ-E.62")
@pytest.mark.parametrize("when", ["always", "beforeAttack"])
@pytest.mark.parametrize(("types", "dice"), [(["brawl"], 3), (["bullets"], 4), (["brawl", "bullets"], 4)])
def test_a_change_of_strength_concerns_the_types_it_names(when, types, dice):
    rule = {"when": when, "do": [{"op": "modifyStrength", "of": "allHeroes", "type": types, "by": 1}]}
    assert hero_dice(3, {}, mission={"specialRules": [rule]}) == dice


@pytest.mark.rule("FZ-E.62")
def test_a_change_of_strength_concerns_the_figures_it_names():
    rule = {"do": [{"op": "modifyStrength", "of": "allHeroes", "by": 2}]}
    assert monster_dice(3, {}, mission={"specialRules": [rule]}) == 3
    rule = {"do": [{"op": "modifyStrength", "of": "allMonsters", "by": 2}]}
    assert monster_dice(3, {}, mission={"specialRules": [rule]}) == 5


@pytest.mark.rule("FZ-5.20", "FZ-E.93")
def test_cover_that_an_effect_brings_counts():
    rule = {"do": [{"op": "setTerrain", "at": {"op": "named", "location": "yard/b"}, "add": ["cover"]}]}
    assert hero_dice(3, {}, mission={"specialRules": [rule]}) == 2


@pytest.mark.rule("FZ-5.04", "FZ-5.20")
def test_cover_costs_one_die_however_many_cards_are_played():
    game = fight("AB", terrain={"B": ["cover"]}, monsters={"giant": "B"}, hands={"frank": ["shot", "shot"]})
    attack(game, "giant#1", "shot", "shot")
    assert dice_counts(game) == [5]
