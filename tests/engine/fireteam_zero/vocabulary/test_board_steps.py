"""What happens to the board (FZ-E.84, FZ-E.93 to FZ-E.97)."""

import pytest

from engine import EngineFault
from tests.engine.fireteam_zero.drill import (
    BLANK,
    at,
    attack,
    card,
    decider,
    discovery,
    events,
    hero,
    kind,
    matching,
    monsters_at,
    objective,
    offers,
    options,
    place,
    reaction,
    run_to,
    state,
    take,
    threat,
    tokens,
)
from tests.engine.fireteam_zero.vocabulary.kit import again, bench, done, rule

FIRE = {"tokens": {"special": [{"id": "fire", "name": "Fire", "count": 9}]}}
HERE = {"op": "hereOf", "of": "you"}


def named(letter):
    return {"op": "named", "location": at(letter)}


def board_tokens(game):
    return [(one["token"], one["at"][-1].upper(), one["letter"]) for one in game.view()["tokens"]]


# --- tokens (FZ-E.84) -----------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.84", "FZ-12.01")
@pytest.mark.parametrize(("n", "lie"), [(0, 0), (1, 1), (4, 4)])
def test_intel_is_placed_on_an_objective(n, lie):
    game = done({"op": "placeToken", "on": {"op": "objective", "name": "goal"}, "n": n})
    assert tokens(game, "goal") == lie


@pytest.mark.rule("FZ-E.84", "FZ-12.02")
def test_intel_is_placed_on_a_discovery_and_taken_from_it():
    parts = {"changes": {"discoveries": [discovery("fuel", encounterTokens=9)]}}
    parts["mission"] = {"discoveries": ["fuel"], "eventCount": 11}
    parts["situation"] = {"discoveries": [{"id": "fuel", "hero": "frank", "tokens": 2}]}
    card_ = {"op": "discovery", "name": "fuel"}
    assert tokens(done({"op": "placeToken", "on": card_, "n": 3}, **parts), "fuel") == 5
    assert tokens(done({"op": "removeToken", "on": card_, "n": 1}, **parts), "fuel") == 1
    assert tokens(done({"op": "removeToken", "on": card_, "n": 9}, **parts), "fuel") == 0


@pytest.mark.rule("FZ-E.84", "FZ-12.03", "FZ-12.05")
def test_tokens_are_placed_on_the_board_with_a_letter():
    step = {"op": "placeToken", "token": "fire", "at": named("B"), "n": 2, "letter": "C"}
    game = done(step, {"op": "placeToken", "at": HERE}, changes=FIRE)
    assert board_tokens(game) == [("fire", "B", "C"), ("fire", "B", "C"), ("intel", "A", None)]


@pytest.mark.rule("FZ-E.84", "FZ-D.44")
def test_among_several_places_the_group_chooses_where_a_token_lies():
    game = done({"op": "placeToken", "at": {"op": "adjacentTo", "of": "you"}}, heroes={"frank": "B"})
    assert (decider(game), [option["to"] for option in options(game)]) == (None, [at("A"), at("C")])
    take(game, "go", to=at("C"))
    assert board_tokens(game) == [("intel", "C", None)]


@pytest.mark.rule("FZ-E.84")
@pytest.mark.parametrize(
    ("step", "left"),
    [
        ({"op": "removeToken", "token": "fire", "at": named("A")}, [("fire", "B", None), ("fire", "B", None)]),
        ({"op": "removeToken", "token": "fire", "at": named("B"), "n": 2}, [("fire", "A", None)]),
        ({"op": "removeToken", "token": "fire", "at": named("C")}, [("fire", x, None) for x in "ABB"]),
        ({"op": "removeToken", "token": "intel", "at": named("A")}, [("fire", x, None) for x in "ABB"]),
        ({"op": "removeToken", "token": "fire", "at": "anywhere", "n": 2}, [("fire", "B", None)]),
    ],
)
def test_tokens_are_taken_off_the_board(step, left):
    situation = {"tokens": [{"token": "fire", "at": at(letter)} for letter in "ABB"]}
    assert board_tokens(done(step, changes=FIRE, situation=situation)) == left


@pytest.mark.rule("FZ-E.84", "FZ-12.04")
def test_a_token_moves_and_keeps_its_letter():
    steps = [
        {"op": "placeToken", "token": "fire", "at": HERE, "letter": "K"},
        {"op": "moveToken", "token": "fire", "from": HERE, "to": named("C")},
        {"op": "moveToken", "token": "intel", "from": HERE, "to": named("B")},
    ]
    assert board_tokens(done(*steps, changes=FIRE)) == [("fire", "C", "K")]


@pytest.mark.rule("FZ-E.84")
def test_tokens_without_end_are_a_fault_and_no_hang():
    pile = {"op": "repeat", "times": 100, "do": [{"op": "placeToken", "at": HERE, "n": 39}]}
    with pytest.raises(EngineFault, match="tokens lie on the board"):
        done(pile)


# --- terrain (FZ-E.93) ----------------------------------------------------------------------------


def terrain(game):
    return {spot[-1].upper(): kinds for spot, kinds in game.view()["terrain"].items()}


@pytest.mark.rule("FZ-E.93")
def test_terrain_is_added_and_removed():
    step = {"op": "setTerrain", "at": named("B"), "add": ["difficult", "elevated"], "remove": "cover"}
    game = done(step, terrain={"B": ["cover"], "C": ["cover"]})
    assert terrain(game) == {"B": ["difficult", "elevated"], "C": ["cover"]}


@pytest.mark.rule("FZ-E.93", "FZ-4.14", "FZ-4.18")
@pytest.mark.parametrize(
    ("kinds", "movement", "may_enter"), [("difficult", 1, False), ("difficult", 2, True), ("impassable", 2, False)]
)
def test_new_terrain_counts_at_once_for_moving(kinds, movement, may_enter):
    step = {"op": "setTerrain", "at": named("B"), "add": kinds}
    game = done(step, board="ABC", heroes={"frank": "A"}, situation={"movement": movement})
    assert offers(game, "move", to=at("B")) is may_enter


@pytest.mark.rule("FZ-E.93", "FZ-E.103")
def test_terrain_changes_back_when_its_time_is_over():
    step = {"op": "setTerrain", "at": named("B"), "add": "difficult", "for": "thisTurn"}
    game = done(step, board="ABC", heroes={"frank": "A", "abe": "A"})
    assert terrain(game) == {"B": ["difficult"]}
    take(game, "end-turn")
    assert terrain(game) == {}


@pytest.mark.rule("FZ-E.93", "FZ-8.18")
def test_monsters_go_round_a_place_that_has_become_impassable():
    mission = rule({"op": "setTerrain", "at": named("B"), "add": "impassable"})
    game = threat("ABC/.D.", heroes={"frank": "A"}, monsters={"human": "C"}, dice=[BLANK], mission=mission)
    run_to(game, "turn")
    assert place(game, "human#1") == "D"


@pytest.mark.rule("FZ-E.93", "FZ-E.01")
def test_terrain_that_follows_a_token_comes_and_goes_with_it():
    burning = {"op": "setTerrain", "at": {"op": "withToken", "token": "fire"}, "add": "difficult"}
    game = done({"op": "placeToken", "token": "fire", "at": named("B")}, changes=FIRE, mission=rule(burning))
    assert terrain(game) == {"B": ["difficult"]}


@pytest.mark.rule("FZ-E.93", "FZ-1.30")
def test_terrain_that_follows_a_monster_goes_where_it_goes():
    trail = [{"do": [{"op": "setTerrain", "at": {"op": "hereOf", "of": "self"}, "add": "difficult"}]}]
    game = threat(
        "ABCD", heroes={"frank": "A"}, monsters={"human": "D"}, dice=[BLANK], kinds={"human": {"trait": trail}}
    )
    assert terrain(run_to(game, "turn")) == {"C": ["difficult"]}


# --- spawn points (FZ-E.94, FZ-E.95) --------------------------------------------------------------


@pytest.mark.rule("FZ-E.94")
@pytest.mark.parametrize(("side", "searched"), [("faceUp", [False, False]), ("turned", [True, True])])
def test_spawn_tokens_are_turned(side, searched):
    game = done(
        {"op": "flipSpawnToken", "at": {"op": "spawnPoints"}, "side": side},
        board="AB",
        situation={"spawnTokens": [{"number": 1, "searched": True}]},
    )
    assert [token["searched"] for token in game.view()["spawnTokens"]] == searched
    turned = {"faceUp": [(1, False)], "turned": [(2, True)]}[side]
    assert [(one["token"], one["searched"]) for one in events(game, "spawn-token-turned")] == turned


@pytest.mark.rule("FZ-E.94", "FZ-7.01")
def test_a_token_turned_face_up_can_be_searched_again():
    game = done({"op": "flipSpawnToken", "at": HERE, "side": "faceUp"}, situation={"actions": 2})
    take(game, "search")
    assert not offers(game, "search")
    again(game)
    assert offers(game, "search")


@pytest.mark.rule("FZ-E.94", "FZ-E.95", "FZ-9.06")
@pytest.mark.parametrize("op", ["blockSpawn", "secure"])
def test_no_monster_spawns_at_a_blocked_or_secured_point(op):
    mission = {**rule({"op": op, "at": named("B")}), "spawnPool": [{"kind": "human"}]}
    game = bench("ABC", heroes={"frank": "A"}, phase="threat", dice=[2, 3], mission=mission)
    assert (monsters_at(game, "B"), monsters_at(game, "C")) == ([], ["human#1"])


@pytest.mark.rule("FZ-E.94", "FZ-E.103")
@pytest.mark.parametrize(("lasting", "spot"), [("thisRound", "C"), ("thisTurn", "B")])
def test_a_point_is_blocked_as_long_as_the_text_says(lasting, spot):
    step = {"op": "blockSpawn", "at": named("B"), "for": lasting}
    mission = {"spawnPool": [{"kind": "human"}]}
    game = done(step, board="ABC", heroes={"frank": "A"}, dice=[2, 3] if spot == "C" else [2], mission=mission)
    take(game, "end-turn")
    run_to(game, "turn")
    assert monsters_at(game, spot) == ["human#1"]


# --- opened targets (FZ-E.97) ---------------------------------------------------------------------

BLAST = {"blast": card("bullets", 0, 2, 4), "tap": card("bullets", 0, 2, 2)}
DOOR = {
    "op": "openTarget",
    "at": named("B"),
    "health": 3,
    "resistance": 1,
    "onDamage": [{"op": "placeToken", "on": {"op": "objective", "name": "goal"}, "n": "amount"}],
}


@pytest.mark.rule("FZ-E.97", "FZ-5.31", "FZ-5.33")
@pytest.mark.parametrize(("weapon", "intel"), [("blast", 3), ("tap", 0)])
def test_a_thing_is_attacked_like_a_monster_and_the_text_says_what_follows(weapon, intel):
    """Health 3, resistance 1: four hits do 3 damage and open the door, two do nothing."""
    game = done(DOOR, heroes={"frank": "A"}, hands={"frank": [weapon]}, cards=BLAST)
    attack(game, "do")
    assert tokens(game, "goal") == intel


@pytest.mark.rule("FZ-E.97")
def test_a_thing_has_a_name_of_its_own():
    door = {**DOOR, "thing": {"en": "Iron door", "de": "Eisentür"}}
    game = done(door, heroes={"frank": "A"}, hands={"frank": ["blast"]}, cards=BLAST)
    texts = [option.text for option in game.decision.options]
    assert "Attack Iron door" in texts
    assert any("Eisentür" in option.text for option in game.decision_in("de").options)


@pytest.mark.rule("FZ-E.97")
def test_every_place_that_is_named_holds_a_thing_of_its_own():
    barrels = {
        "op": "openTarget",
        "at": {"op": "withToken", "token": "fire"},
        "onDamage": [{"op": "removeToken", "token": "fire", "at": "there"}],
    }
    game = bench(
        "ABC",
        heroes={"frank": "A"},
        hands={"frank": ["blast", "blast"]},
        cards=BLAST,
        changes=FIRE,
        mission={"specialRules": [{"id": "barrel", "name": "Barrel", "do": [barrels]}]},
        situation={"tokens": [{"token": "fire", "at": at(letter)} for letter in "BC"]},
    )
    assert [option["target"] for option in matching(game, "attack")] == [f"barrel@{at('B')}", f"barrel@{at('C')}"]
    texts = [option.text for option in game.decision.options]
    assert {"Attack Barrel (B)", "Attack Barrel (C)"} <= set(texts)
    attack(game, f"barrel@{at('C')}")
    assert board_tokens(game) == [("fire", "B", None)]


@pytest.mark.rule("FZ-E.97", "FZ-5.31")
def test_a_thing_that_stands_where_it_is_attacked_stays_there():
    """It is opened where the target of the current attack stands; attacked itself, it is that target."""
    barrel = {"op": "openTarget", "at": {"op": "hereOf", "of": "attackTarget"}, "onDamage": ["advanceThreat"]}
    strike_back = reaction(
        {"op": "beforeAttack", "by": "monster"}, [{"op": "performAction", "who": "you", "which": "attack"}]
    )
    game = bench(
        "AB",
        heroes={"frank": "A"},
        hands={"frank": ["back", "blast"]},
        monsters={"human": "A"},
        cards={**BLAST, "back": card(lower=strike_back)},
        mission={"specialRules": [{"id": "barrel", "name": "Barrel", "do": [barrel]}]},
        phase="threat",
        dice=[BLANK],
    )
    take(game, "play-reaction", card="back-marksman")
    attack(game, "barrel")
    assert game.view()["threat"]["space"] == 2  # one for the round, one for the barrel


@pytest.mark.rule("FZ-E.97", "FZ-5.03")
def test_a_thing_out_of_range_is_no_target():
    game = done(
        {**DOOR, "at": named("D")}, board="ABCD", heroes={"frank": "A"}, hands={"frank": ["blast"]}, cards=BLAST
    )
    assert not offers(game, "attack")


@pytest.mark.rule("FZ-E.97", "FZ-5.32", "FZ-A.23")
def test_a_hero_is_opened_to_attacks_and_struck_as_by_a_monster():
    step = {"op": "openTarget", "who": "otherHeroes"}
    hands = {"frank": ["tap"], "abe": ["punch", "punch", "punch"]}
    game = done(step, heroes={"frank": "A", "abe": "B"}, hands=hands, cards=BLAST)
    assert [option["target"] for option in matching(game, "attack")] == ["abe"]
    attack(game, "abe")
    assert len(hero(game, "abe")["hand"]) == 1


@pytest.mark.rule("FZ-E.97", "FZ-I.12")
def test_neither_oneself_nor_the_fallen_nor_specialists_become_targets():
    steps = [{"op": "openTarget", "who": "everyHero"}, {"op": "openTarget", "who": "specialist"}]
    heroes = {"frank": "A", "abe": "A"}
    parts = {"down": ["abe"], "hands": {"frank": ["tap"]}, "cards": BLAST, "specialists": {"henry": "A"}}
    assert not offers(done(*steps, heroes=heroes, **parts), "attack")


@pytest.mark.rule("FZ-E.97", "FZ-E.111")
def test_what_was_chosen_when_the_thing_was_opened_is_remembered():
    """Each hero gets a thing of their own: breaking it lets just that hero draw."""
    each = {
        "op": "forEach",
        "of": "otherHeroes",
        "do": [
            {
                "op": "openTarget",
                "at": {"op": "hereOf", "of": "each"},
                "onDamage": [{"op": "drawCards", "who": "each", "n": 2}],
            }
        ],
    }
    heroes = {"frank": "A", "abe": "B", "shad": "C"}
    game = done(each, heroes=heroes, hands={"frank": ["blast"]}, cards=BLAST)
    first, second = [option.index for option in game.decision.options if option.verb == "attack"]
    assert first < second
    game.choose(second)
    assert [len(hero(game, name)["hand"]) for name in heroes] == [0, 0, 2]


@pytest.mark.rule("FZ-E.97", "FZ-E.105")
def test_a_target_is_closed_when_its_time_is_over():
    door = {**DOOR, "for": {"op": "until", "condition": {"op": "coin", "side": "tails"}}}
    turn = {"id": "turn", "name": "Turn", "free": True, "effect": [{"op": "coin", "side": "tails"}]}
    parts = {"heroes": {"frank": "A"}, "hands": {"frank": ["blast"]}, "cards": BLAST}
    game = done(door, mission={"missionActions": [turn]}, **parts)
    assert offers(game, "attack")
    take(game, "act", action="turn")
    assert not offers(game, "attack")


@pytest.mark.rule("FZ-E.97", "FZ-13.03")
def test_the_objective_may_demand_the_attack():
    seal = {"do": [{**DOOR, "onDamage": [{"op": "completeObjective"}]}]}
    changes = {"objectives": [objective("goal", tokens=9, ownProcedure=[seal]), objective("other")]}
    mission = {"objectives": ["goal", "other"]}
    game = bench("AB", heroes={"frank": "A"}, hands={"frank": ["blast"]}, cards=BLAST, changes=changes, mission=mission)
    attack(game, "goal")
    assert (state(game, "goal"), kind(game), offers(game, "attack")) == ("completed", "turn", False)
