"""Chapter 14: specialists."""

import pytest

from tests.engine.fireteam_zero.drill import (
    ONE,
    PATTY,
    at,
    decider,
    drill,
    events,
    hero,
    kind,
    offers,
    options,
    place,
    run_to,
    take,
)

QUIET = {"boss": None, "spawnPool": []}
ANY_SPECIALIST = {"op": "specialist"}


def with_event(*steps):
    return {
        "changes": {"events": [{"id": "surprise", "name": "Surprise", "effects": list(steps), "copies": 12}]},
        "situation": {"reconDeck": ["surprise"]},
    }


@pytest.mark.rule("FZ-14.01", "FZ-14.02")
def test_specialists_belong_to_no_player_and_take_no_turn():
    game = drill(heroes={"abe": "A", "frank": "A"}, specialists={"patty": "A", "henry": "A"}, mission=QUIET)
    seats = set()
    while game.view()["round"] == 1:
        seats.add(decider(game))
        game.choose(len(game.options) - 1)
    assert seats == {"abe", "frank"}
    assert all(set(one) == {"id", "at"} for one in game.view()["specialists"])


@pytest.mark.rule("FZ-14.01", "FZ-4.19")
@pytest.mark.parametrize("walker", ["abe", "frank"])
def test_whoever_leaves_may_take_a_specialist_along(walker):
    game = drill(
        heroes={"abe": "A", "frank": "A"}, specialists={"henry": "A"}, situation={"startPlayer": walker}, mission=QUIET
    )
    take(game, "move", to=at("B"))
    take(game, "take-along", specialists=["henry"])
    assert place(game, "henry") == "B"


@pytest.mark.rule("FZ-14.02", "FZ-14.03", "FZ-14.04", "FZ-14.05", "FZ-I.12")
@pytest.mark.parametrize(
    "step",
    [
        {"op": "performAction", "who": ANY_SPECIALIST},
        {"op": "move", "who": ANY_SPECIALIST, "to": {"op": "named", "location": at("C")}, "rules": "forced"},
        {"op": "move", "who": ANY_SPECIALIST, "steps": 2},
        {"op": "pull", "who": ANY_SPECIALIST, "towards": "self", "n": 1},
        {"op": "damage", "target": ANY_SPECIALIST, "n": 3},
        {"op": "knockDown", "who": ANY_SPECIALIST},
    ],
)
def test_no_effect_makes_a_specialist_act_move_or_take_damage(step):
    game = drill(heroes={"abe": "A", "frank": "B"}, specialists={"henry": "B"}, mission=QUIET, **with_event(step))
    take(game, "search")
    assert (kind(game), decider(game)) == ("turn", "abe")
    assert place(game, "henry") == "B"
    assert game.view()["coin"] == "heads"
    told = {event.name for event in game.events}
    assert told <= {"turn", "searched", "recon-card"}


@pytest.mark.rule("FZ-14.03")
def test_a_specialist_moves_only_with_a_moving_hero():
    game = drill(
        heroes={"abe": "A", "frank": "B"}, specialists={"henry": "B"}, monsters=[("human", "E")], mission={"boss": None}
    )
    take(game, "move", to=at("B"))
    take(game, "end-turn")
    take(game, "end-turn")
    assert place(game, "henry") == "B"
    assert events(game, "specialist-moved") == []


@pytest.mark.rule("FZ-14.04")
def test_a_specialist_is_no_target():
    game = drill(
        heroes={"abe": "A", "frank": "C"},
        specialists={"henry": "B"},
        monsters=[("human", "C")],
        hands={"abe": ["shot", "grenade"]},
    )
    assert [option["target"] for option in options(game) if option["verb"] == "attack"] == ["human#1"]


@pytest.mark.rule("FZ-14.04", "FZ-8.25")
def test_monsters_pay_no_heed_to_a_specialist():
    game = drill(
        heroes={"abe": "E", "frank": "A"},
        down=["frank"],
        specialists={"henry": "A"},
        monsters=[("human", "A")],
        phase="threat",
        dice=[1],
        mission={"spawnPool": [{"kind": "human", "number": 1}], "boss": None},
    )
    run_to(game, "turn", "rise-or-stay")
    assert place(game, "human#1") == "B"  # it leaves Henry alone and makes for Abe
    assert events(game, "attack") == []


@pytest.mark.rule("FZ-14.05", "FZ-5.28", "FZ-8.47")
def test_an_explosion_does_not_harm_a_specialist():
    game = drill(
        heroes={"abe": "A", "frank": "B"},
        specialists={"henry": "B", "patty": "B"},
        monsters=[("human", "B")],
        hands={"abe": ["grenade"], "frank": 5},
        dice=[ONE["explosion"]] * 2,
    )
    take(game, "attack", target="human#1")
    run_to(game, "discard")
    assert decider(game) == "frank"
    take(game, "discard", card=hero(game, "frank")["hand"][0])
    run_to(game, "turn")
    assert [place(game, name) for name in ("henry", "patty")] == ["B", "B"]
    assert {event["hero"] for event in events(game, "struck")} == {"frank"}
    assert game.view()["threat"]["space"] == 0


@pytest.mark.rule("FZ-14.06", "FZ-5.34", "FZ-K.08")
@pytest.mark.parametrize(("letter", "helps"), [("A", True), ("B", True), ("C", False)])
def test_henry_helps_heroes_at_his_location_and_next_to_it(letter, helps):
    game = drill(
        heroes={"abe": "A", "frank": letter},
        specialists={"henry": letter},
        monsters=[("giant", "B")],
        hands={"abe": ["shot"]},
        dice=[1] * 4,
    )
    take(game, "attack")
    assert (kind(game) == "reroll") is helps
    if helps:
        assert decider(game) == "abe"


@pytest.mark.rule("FZ-14.06", "FZ-7.07", "FZ-K.07")
@pytest.mark.parametrize(("letter", "helps"), [("A", True), ("B", True), ("C", False)])
def test_patty_helps_heroes_at_his_location_and_next_to_it(letter, helps):
    game = drill(heroes={"abe": "A", "frank": letter}, specialists={"patty": letter})
    assert offers(game, "search-free") is helps
    assert offers(game, "search") is not helps


@pytest.mark.rule("FZ-F.09")
@pytest.mark.parametrize(
    ("aura", "letter", "helps"), [(0, "A", True), (0, "B", False), (2, "C", True), (2, "D", False)]
)
def test_a_specialist_helps_as_far_as_the_aura_reaches_where_the_ability_names_no_range(aura, letter, helps):
    patty = {"id": "patty", "name": "Patty", "auraRange": aura, "ability": PATTY}
    game = drill(heroes={"abe": "A"}, specialists={"patty": letter}, changes={"specialists": [patty]})
    assert offers(game, "search-free") is helps


@pytest.mark.rule("FZ-F.09")
def test_a_range_that_an_ability_names_counts_whatever_the_aura():
    near = {"op": "allHeroes", "where": {"op": "within", "a": "it", "b": "self", "range": 1}}
    ability = [{"do": [{"op": "makeFree", "action": "search", "who": near}]}]
    patty = {"id": "patty", "name": "Patty", "auraRange": 3, "ability": ability}
    game = drill(heroes={"abe": "A"}, specialists={"patty": "C"}, changes={"specialists": [patty]})
    assert not offers(game, "search-free")


@pytest.mark.rule("FZ-14.06", "FZ-14.08")
def test_a_specialist_helps_even_without_a_protector():
    game = drill(heroes={"abe": "A", "frank": "B"}, down=["frank"], specialists={"patty": "B"})
    assert offers(game, "search-free")


@pytest.mark.rule("FZ-T.17", "FZ-8.39", "FZ-8.48", "FZ-8.47")
@pytest.mark.parametrize(
    ("specialists", "others", "spaces"),
    [
        ({"patty": "A", "henry": "A"}, {"frank": "B"}, 2),
        ({"patty": "A", "henry": "B"}, {"frank": "B"}, 1),
        ({"patty": "A", "henry": "A"}, {"frank": "A"}, 0),
        ({"patty": "B", "henry": "B"}, {"frank": "B"}, 0),
    ],
)
def test_the_fall_of_the_sole_protector_costs_a_threat_space_for_each_specialist(specialists, others, spaces):
    game = drill(
        heroes={"abe": "A", **others},
        specialists=specialists,
        mission=QUIET,
        changes=with_event({"op": "knockDown", "who": "you"})["changes"],
        situation={"threat": 6, "reconDeck": ["surprise"]},
    )
    game.choose(next(option for option in options(game) if option["verb"].startswith("search")))
    assert game.view()["threat"]["space"] == 6 + spaces  # no twist on 7 and 8
    assert game.view()["coin"] == "tails"
    assert events(game, "twist") == []


@pytest.mark.rule("FZ-14.08", "FZ-4.20")
def test_an_unprotected_specialist_waits_without_further_penalty_until_an_active_hero_takes_it_along():
    game = drill("ABC", heroes={"abe": "A", "frank": "B"}, down=["frank"], specialists={"henry": "B"}, mission=QUIET)
    take(game, "end-turn")
    take(game, "stay-down")
    run_to(game, "turn", "rise-or-stay")
    assert (game.view()["threat"]["space"], place(game, "henry")) == (1, "B")  # the marker's usual step, no more
    while decider(game) != "abe":
        take(game, "stay-down")
        run_to(game, "turn", "rise-or-stay")
    take(game, "move", to=at("B"))
    take(game, "move", to=at("C"))
    assert place(game, "henry") == "C"  # Frank lies there and protects nobody


@pytest.mark.rule("FZ-14.08", "FZ-A.62")
def test_a_knocked_down_hero_takes_no_specialist_along():
    there = {"op": "named", "location": at("B")}
    drag = {"op": "move", "who": {"op": "knockedDownHeroes"}, "to": there, "orKnockedDown": True}
    game = drill(
        heroes={"abe": "A", "frank": "C"}, down=["frank"], specialists={"henry": "C"}, mission=QUIET, **with_event(drag)
    )
    take(game, "search")
    assert (place(game, "frank"), place(game, "henry")) == ("B", "C")
