"""Chapter 12: intel tokens on cards and on the board, special tokens, power tokens."""

import pytest

from engine import ContentError
from tests.engine.fireteam_zero.drill import (
    at,
    briefing,
    drill,
    event,
    events,
    kind,
    objective,
    offers,
    options,
    place,
    take,
    tokens,
)

SPECIAL = {
    "tokens": {"special": [{"id": "fire", "name": "Fire", "count": 3}, {"id": "tanker", "name": "Tanker Alpha"}]}
}


def found(*effects, board="ABC", **parts):
    """Frank at A has just drawn an event with these effects."""
    setting = briefing(events=[event("find", *effects)], changes=SPECIAL, **parts.pop("brief", {}))
    more = {"reconDeck": ["find"], **parts.pop("situation", {})}
    game = drill(board, situation=more, **{"heroes": {"frank": "A", "abe": "C"}, **parts}, **setting)
    return take(game, "search")


def here(letter):
    """A location by its letter, as an effect names it."""
    return {"op": "named", "location": at(letter)}


def lying(game):
    """The tokens on the board: what, where, letter."""
    return [(o["token"], o["at"].split("/")[1].upper(), o["letter"]) for o in game.view()["tokens"]]


@pytest.mark.rule("FZ-12.01", "FZ-E.84")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_intel_tokens_on_an_objective_show_its_progress(n):
    goals = [objective("goal", tokens=9), objective("other", tokens=9)]
    place_them = {"op": "placeToken", "on": {"op": "objective", "name": "other"}, "n": n}
    game = found(place_them, brief={"objectives": goals}, situation={"objectives": [{"id": "other", "tokens": 2}]})
    assert (tokens(game, "other"), tokens(game, "goal")) == (2 + n, 0)
    assert events(game, "intel") == [{"card": "other", "count": n, "total": 2 + n}]


@pytest.mark.rule("FZ-12.01", "FZ-E.84")
@pytest.mark.parametrize(("had", "left"), [(3, 1), (2, 0), (1, 0)])
def test_tokens_taken_from_a_card_never_fall_below_none(had, left):
    game = found(
        {"op": "removeToken", "on": {"op": "objective", "name": "goal"}, "n": 2},
        situation={"objectives": [{"id": "goal", "tokens": had}]},
    )
    assert tokens(game, "goal") == left


@pytest.mark.rule("FZ-12.03", "FZ-D.25")
def test_a_token_on_the_board_is_a_thing_heroes_can_interact_with():
    search_it = {
        "id": "open",
        "name": "Open the crate",
        "where": {"op": "withToken", "token": "intel"},
        "effect": [{"op": "removeToken", "at": {"op": "hereOf", "of": "you"}}],
    }
    game = drill(
        "AB",
        heroes={"frank": "A", "abe": "B"},
        mission={"initialTokens": [{"token": "intel", "location": at("B")}], "missionActions": [search_it]},
    )
    assert lying(game) == [("intel", "B", None)]
    assert not offers(game, "act")
    take(game, "move", to=at("B"))
    take(game, "act", action="open")
    assert lying(game) == []
    assert not offers(game, "act")
    take(game, "end-turn")
    assert not offers(game, "act")


@pytest.mark.rule("FZ-12.04", "FZ-D.40")
def test_letters_tell_tokens_apart_and_nobody_is_asked_for_them():
    initial = [
        {"token": "intel", "location": at("A"), "letter": "C"},
        {"token": "intel", "location": at("B"), "letter": "D"},
    ]
    game = drill("AB", mission={"initialTokens": initial})
    assert lying(game) == [("intel", "A", "C"), ("intel", "B", "D")]
    assert kind(game) == "turn"


@pytest.mark.rule("FZ-12.04", "FZ-E.84")
def test_a_moved_token_keeps_its_letter():
    game = found(
        {"op": "moveToken", "from": here("A"), "to": here("B")},
        brief={"initialTokens": [{"token": "intel", "location": at("A"), "letter": "F"}]},
    )
    assert lying(game) == [("intel", "B", "F")]


@pytest.mark.rule("FZ-E.84")
def test_where_no_token_lies_none_is_moved():
    game = found({"op": "moveToken", "token": "fire", "from": here("A"), "to": here("B")})
    assert lying(game) == []


@pytest.mark.rule("FZ-12.05", "FZ-K.27")
@pytest.mark.parametrize("name", ["fire", "tanker", "intel"])
def test_a_token_placed_by_name_is_the_one_made_for_that_thing(name):
    game = found({"op": "placeToken", "token": name, "at": here("B")})
    assert lying(game) == [(name, "B", None)]
    assert events(game, "token-placed") == [{"token": name, "at": at("B")}]


@pytest.mark.rule("FZ-12.05")
def test_a_token_that_does_not_exist_cannot_be_placed():
    with pytest.raises(ContentError, match="bonfire"):
        found({"op": "placeToken", "token": "bonfire", "at": here("B")})


@pytest.mark.rule("FZ-12.05", "FZ-E.84")
def test_only_tokens_of_that_name_are_taken_away():
    game = found(
        {"op": "removeToken", "token": "fire", "at": here("B"), "n": 2},
        situation={
            "tokens": [
                {"token": "fire", "at": at("A")},
                {"token": "tanker", "at": at("B")},
                {"token": "fire", "at": at("B")},
                {"token": "fire", "at": at("B")},
                {"token": "fire", "at": at("B")},
            ]
        },
    )
    assert lying(game) == [("fire", "A", None), ("tanker", "B", None), ("fire", "B", None)]
    assert events(game, "token-removed") == [{"token": "fire", "at": at("B")}] * 2


@pytest.mark.rule("FZ-12.05", "FZ-K.27", "FZ-E.15")
def test_a_special_token_brings_its_own_rule():
    burn = {
        "when": {"op": "onEnter", "who": "hero", "at": {"op": "withToken", "token": "fire"}},
        "do": [{"op": "damage", "target": "triggeringFigure", "n": 1}],
    }
    special = {"tokens": {"special": [{"id": "fire", "name": "Fire", "effects": [burn]}]}}
    game = drill(
        "ABC",
        heroes={"frank": "A", "abe": "C"},
        hands={"frank": 3},
        changes=special,
        situation={"tokens": [{"token": "fire", "at": at("B")}]},
    )
    take(game, "move", to=at("B"))
    assert events(game, "struck") == [{"hero": "frank", "hits": 1}]


@pytest.mark.rule("FZ-D.44", "FZ-E.84")
def test_among_several_places_the_group_chooses():
    game = found({"op": "placeToken", "token": "fire", "at": {"op": "adjacentTo", "of": "you"}}, board="AB/CD")
    assert game.decision.seat is None
    assert [o["to"] for o in options(game)] == [at("B"), at("C"), at("D")]
    take(game, "go", to=at("C"))
    assert lying(game) == [("fire", "C", None)]


@pytest.mark.rule("FZ-12.06", "FZ-I.03", "FZ-E.94")
@pytest.mark.parametrize(("side", "turned"), [("turned", [1, 2]), ("faceUp", [1])])
def test_only_an_effect_turns_a_spawn_token_without_a_search(side, turned):
    game = found(
        {"op": "flipSpawnToken", "at": here("B"), "side": side},
        situation={"spawnTokens": [{"number": 2, "searched": side == "faceUp"}]},
    )
    assert [one["number"] for one in game.view()["spawnTokens"] if one["searched"]] == turned


@pytest.mark.rule("FZ-12.07", "FZ-1.26", "FZ-6.02", "FZ-6.03")
def test_the_power_token_marks_where_the_boss_appears_and_then_its_wounds_are_counted():
    game = found({"op": "bringBoss", "kind": "master"}, board="ABCD")
    assert place(game, "master#1") == "D"
    assert events(game, "boss-appeared") == [{"boss": "master#1", "tokens": 2}]
    assert [one["power"] for one in game.view()["monsters"] if one["kind"] == "master"] == [2]


@pytest.mark.rule("FZ-12.02")
def test_initial_tokens_may_lie_on_objectives_too():
    game = drill("AB", mission={"initialTokens": [{"token": "intel", "card": "goal", "count": 4}]})
    assert tokens(game, "goal") == 4
