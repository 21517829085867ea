"""Chapter 3: the tactics phase."""

import pytest

from tests.engine.fireteam_zero.drill import (
    at,
    card,
    card_id,
    decider,
    drill,
    events,
    hero,
    kind,
    offers,
    options,
    place,
    reaction,
    response,
    run_to,
    set_up,
    take,
)

QUIET = {"boss": None, "spawnPool": []}
HARMLESS = {"op": "showText", "text": "Now!"}
CARDS = {
    "call": card(lower=response(HARMLESS)),
    "plan": card(lower=response({"op": "drawCards", "n": 2})),
    "clarity": card(
        lower=response({"op": "performAction", "who": {"op": "inTurnOrder", "of": "otherHeroes", "from": "left"}})
    ),
}
THREE = {"abe": "A", "frank": "A", "don": "A"}
FOUR = {"abe": "A", "frank": "A", "don": "A", "shad": "A"}


def tactics(heroes=THREE, round=2, start=None, situation=None, mission=None, cards=None, **parts):
    """A game at the beginning of a tactics phase. Who begins it holds the marker now; step 1 passes it on."""
    moment = {"round": round, **(situation or {})}
    if start:
        moment["startPlayer"] = start
    return drill(
        heroes=heroes,
        phase="tactics",
        situation=moment,
        mission={**QUIET, **(mission or {})},
        cards={**CARDS, **(cards or {})},
        **parts,
    )


def hand_sizes(game):
    return {one["id"]: len(one["hand"]) for one in game.view()["heroes"]}


def drawn(game):
    return [(event["hero"], event["count"]) for event in events(game, "cards-drawn")]


# --- the three steps ------------------------------------------------------------------------------


@pytest.mark.rule("FZ-3.01", "FZ-3.10")
def test_the_marker_is_passed_then_a_response_is_resolved_then_everybody_draws():
    game = tactics(hands={"frank": ["plan"]}, cards={"plan": card(lower=response(HARMLESS))})
    assert [event.name for event in game.events] == ["start-player"]
    assert drawn(game) == []
    take(game, "play-tactical-response", hero="frank")
    names = [event.name for event in game.events]
    assert names[:3] == ["start-player", "tactical-response", "story"]
    assert names[3:5] == ["cards-drawn", "cards-drawn"]
    assert names[5] == "turn"


@pytest.mark.rule("FZ-3.02", "FZ-1.40", "FZ-T.59", "FZ-I.15")
def test_in_the_first_round_the_marker_stays_nobody_plays_a_response_and_everybody_draws_five():
    game = tactics(round=1, start="frank", hands={"abe": ["call"], "don": ["plan"]})
    assert kind(game) == "turn"
    assert game.view()["startPlayer"] == "frank"
    assert events(game, "start-player") == []
    assert hand_sizes(game) == {"abe": 5, "frank": 5, "don": 5}


@pytest.mark.rule("FZ-3.02", "FZ-1.40", "FZ-T.59")
def test_the_first_hand_is_drawn_in_the_first_tactics_phase():
    cards = {"punch": CARDS["call"], "shot": CARDS["call"], "grenade": CARDS["call"], "burst": CARDS["call"]}
    game = set_up(seats=["abe", "frank"], mission=QUIET, cards=cards)
    assert sorted(drawn(game)) == [("abe", 5), ("frank", 5)]
    assert kind(game) == "turn"  # although everyone holds tactical responses now
    take(game, "end-turn")
    take(game, "end-turn")
    assert kind(game) == "wish-tactical-response"


@pytest.mark.rule("FZ-3.03", "FZ-I.13", "FZ-T.60")
@pytest.mark.parametrize(("holder", "left"), [("abe", "frank"), ("frank", "don"), ("don", "abe")])
def test_the_start_player_marker_goes_to_the_player_on_the_left(holder, left):
    game = tactics(start=holder)
    assert game.view()["startPlayer"] == left
    assert events(game, "start-player") == [{"hero": left}]
    assert (kind(game), decider(game)) == ("turn", left)


@pytest.mark.rule("FZ-3.03")
def test_the_marker_goes_round_once_every_round():
    game = tactics(start="don")
    for name in ("abe", "frank", "don", "abe"):
        run_to(game, "turn")
        assert game.view()["startPlayer"] == decider(game) == name
        for _ in range(3):
            take(game, "end-turn")


# --- the start player by ability ------------------------------------------------------------------


ASSIGN = {
    "name": "Assign Point",
    "when": {"op": "startOf", "unit": "round"},
    "may": True,
    "do": [{"op": "setStartPlayer", "who": {"op": "chooseHero", "orKnockedDown": True}}],
}


def with_assign_point(**parts):
    heroes = [
        {"id": "abe", "name": "Abe", "role": "leader", "abilities": [ASSIGN]},
        {"id": "frank", "name": "Frank", "role": "marksman"},
        {"id": "don", "name": "Don", "role": "demolitions"},
    ]
    return drill(heroes=THREE, phase="round", mission=QUIET, changes={"heroes": heroes}, **parts)


@pytest.mark.rule("FZ-D.09", "FZ-A.56", "FZ-K.06")
@pytest.mark.parametrize(("round", "declined"), [(1, "abe"), (2, "frank")])
def test_assign_point_replaces_the_passing_of_the_marker_in_the_first_round_too(round, declined):
    for choice, holder in (("don", "don"), ("abe", "abe"), (None, declined)):
        game = with_assign_point(situation={"round": round, "startPlayer": "abe"})
        assert (kind(game), decider(game)) == ("may", "abe")
        if choice:
            take(game, "use")
            assert (kind(game), decider(game)) == ("choose-figure", "abe")
            assert {option["figure"] for option in options(game)} == set(THREE)
            take(game, "choose-figure", figure=choice)
        else:
            take(game, "decline")
        assert game.view()["startPlayer"] == decider(game) == holder


@pytest.mark.rule("FZ-A.56", "FZ-3.03")
def test_after_an_assigned_round_the_marker_goes_on_from_where_it_is():
    game = with_assign_point(situation={"round": 2, "startPlayer": "abe"})
    take(game, "use")
    take(game, "choose-figure", figure="frank")
    for _ in range(3):
        take(game, "end-turn")
    take(game, "decline")
    assert game.view()["startPlayer"] == "don"


@pytest.mark.rule("FZ-A.56")
def test_a_knocked_down_owner_may_still_assign_and_be_assigned():
    game = with_assign_point(situation={"round": 2, "startPlayer": "frank"}, down=["abe"])
    take(game, "use")
    take(game, "choose-figure", figure="abe")
    assert game.view()["startPlayer"] == "abe"
    assert (kind(game), decider(game)) == ("rise-or-stay", "abe")


# --- tactical response ----------------------------------------------------------------------------


@pytest.mark.rule("FZ-D.10", "FZ-3.04", "FZ-3.05")
def test_everybody_with_a_tactical_response_is_asked_in_turn_order_and_may_decline():
    game = tactics(FOUR, start="abe", hands={"abe": ["call", "plan", "shot"], "don": ["plan"], "frank": ["shot"]})
    assert (kind(game), decider(game)) == ("wish-tactical-response", "don")  # Frank, who begins, holds none
    assert options(game) == [
        {"verb": "play-tactical-response", "hero": "don", "card": card_id("don", "plan")},
        {"verb": "decline"},
    ]
    take(game, "decline")
    assert decider(game) == "abe"
    assert options(game) == [
        {"verb": "play-tactical-response", "hero": "abe", "card": "call"},
        {"verb": "play-tactical-response", "hero": "abe", "card": "plan"},
        {"verb": "decline"},
    ]
    take(game, "decline")
    assert kind(game) == "turn"
    assert events(game, "tactical-response") == []
    assert hand_sizes(game) == dict.fromkeys(FOUR, 5)


@pytest.mark.rule("FZ-D.10", "FZ-3.04")
def test_two_copies_of_one_card_are_one_choice():
    game = tactics(hands={"abe": ["call", "call"]})
    assert len(options(game)) == 2
    take(game, "play-tactical-response", card="call")
    assert hero(game, "abe")["hand"] == ["call"]  # one card only
    assert hero(game, "abe")["discard"] == ["call"]


@pytest.mark.rule("FZ-3.04", "FZ-A.22", "FZ-D.10")
def test_who_alone_wishes_to_play_a_response_plays_it():
    game = tactics(start="abe", hands={"frank": ["call"], "don": ["call"]})
    take(game, "play-tactical-response", hero="frank")
    take(game, "decline")
    assert kind(game) == "turn"
    assert events(game, "tactical-response") == [{"hero": "frank", "card": card_id("frank", "call")}]


@pytest.mark.rule("FZ-3.06", "FZ-D.10", "FZ-T.60", "FZ-A.42", "FZ-A.22")
@pytest.mark.parametrize("chosen", ["abe", "don", None])
def test_if_several_wish_the_group_chooses_one_and_the_start_player_has_the_last_word(chosen):
    game = tactics(start="abe", hands={"abe": ["call"], "frank": ["call"], "don": ["plan"]})
    assert game.view()["startPlayer"] == "frank"
    take(game, "decline")  # Frank does not wish to
    take(game, "play-tactical-response", hero="don")
    take(game, "play-tactical-response", hero="abe")
    assert (kind(game), decider(game)) == ("choose-tactical-response", None)
    assert game.view()["lastWord"] == "frank"
    assert options(game) == [
        {"verb": "play-tactical-response", "hero": "don", "card": card_id("don", "plan")},
        {"verb": "play-tactical-response", "hero": "abe", "card": "call"},
        {"verb": "decline"},
    ]
    if chosen is None:
        take(game, "decline")
    else:
        take(game, "play-tactical-response", hero=chosen)
    assert [event["hero"] for event in events(game, "tactical-response")] == ([chosen] if chosen else [])
    assert kind(game) == "turn"


@pytest.mark.rule("FZ-A.42")
def test_by_option_the_active_player_has_the_last_word():
    parts = {"heroes": THREE, "situation": {"startPlayer": "abe", "turn": "frank"}}
    assert drill(**parts).view()["lastWord"] == "abe"
    by_option = {"options": {"loneHero": True, "groupDecision": "activePlayer"}}
    assert drill(**parts, mission=by_option).view()["lastWord"] == "frank"
    outside = drill(heroes=THREE, phase="threat", monsters=[("human", "E"), ("human", "D")], mission=by_option)
    assert outside.view()["lastWord"] == "abe"


@pytest.mark.rule("FZ-3.08", "FZ-8.43", "FZ-T.61", "FZ-D.10")
def test_the_player_of_a_knocked_down_hero_may_not_play_a_tactical_response():
    game = tactics(hands={"abe": ["call"]}, down=["abe"])
    assert kind(game) != "wish-tactical-response"
    assert events(game, "tactical-response") == []


@pytest.mark.rule("FZ-3.09")
def test_a_knocked_down_hero_is_not_affected_by_anothers_tactical_response():
    draw_all = response({"op": "drawCards", "who": "otherHeroes", "n": 3})
    game = tactics(hands={"abe": ["call"]}, down=["don"], cards={"call": card(lower=draw_all)})
    take(game, "play-tactical-response", hero="abe")
    # three cards by the response and two more in step 3, against five in step 3
    assert [count for name, count in drawn(game) if name == "frank"] == [3, 2]
    assert [count for name, count in drawn(game) if name == "don"] == [5]


@pytest.mark.rule("FZ-D.11", "FZ-3.07")
def test_its_player_makes_the_choices_that_a_tactical_response_leaves_open():
    pull = response({"op": "move", "who": "chooseHero", "to": {"op": "named", "location": at("E")}})
    game = tactics(hands={"don": ["call"]}, cards={"call": card(lower=pull)})
    take(game, "play-tactical-response", hero="don")
    assert (kind(game), decider(game)) == ("choose-figure", "don")
    take(game, "choose-figure", figure="abe")
    assert place(game, "abe") == "E"  # anywhere on the board


@pytest.mark.rule("FZ-T.14", "FZ-K.18", "FZ-3.09", "FZ-3.13", "FZ-D.12", "FZ-A.55")
def test_moment_of_clarity_lets_the_others_act_clockwise_from_the_left_of_its_player():
    game = tactics(
        FOUR,
        start="frank",
        hands={"frank": ["clarity"], "don": ["shot"], "abe": ["punch"]},
        down=["shad"],
        monsters=[("human", "B"), ("human", "A")],
        dice=[1, 1, 1],  # Don's three dice miss
        mission={"spawnPool": [{"kind": "human", "number": 2}]},
    )
    # seats A, B, C, D are Abe, Frank, Don, Shad; B plays
    take(game, "play-tactical-response", hero="frank")
    assert (kind(game), decider(game)) == ("granted-action", "don")
    assert [option["verb"] for option in options(game)] == ["attack", "attack", "decline"]  # no movement
    take(game, "attack", target="human#1")
    run_to(game, "granted-action")
    assert decider(game) == "abe"
    assert options(game) == [{"verb": "attack", "target": "human#2"}, {"verb": "decline"}]
    take(game, "decline")
    assert kind(game) == "turn"  # neither Frank nor Shad was asked
    assert [event["attacker"] for event in events(game, "attack")] == ["don"]
    assert drawn(game) == [("don", 5), ("shad", 5), ("abe", 4)]


@pytest.mark.rule("FZ-A.55", "FZ-D.12", "FZ-7.07")
def test_a_granted_action_may_be_a_search_but_pattys_free_search_is_for_ones_own_turn():
    game = tactics(hands={"abe": ["clarity"]}, specialists={"patty": "A"})
    take(game, "play-tactical-response", hero="abe")
    assert decider(game) == "frank"
    assert options(game) == [{"verb": "search"}, {"verb": "decline"}]
    take(game, "search")
    assert events(game, "searched") == [{"hero": "frank", "at": at("A"), "token": 1}]
    # the location is searched now: Don has nothing left to do and is not asked
    assert kind(game) == "turn"
    assert game.view()["actionsLeft"] == 1


@pytest.mark.rule("FZ-3.10")
def test_the_draw_waits_until_the_response_is_resolved():
    spend = response({"op": "discard", "who": "otherHeroes", "n": 1})
    game = tactics(
        start="don",
        hands={"abe": ["call"], "frank": ["shot", "punch"], "don": ["shot"]},
        cards={"call": card(lower=spend)},
    )
    take(game, "play-tactical-response", hero="abe")
    assert (kind(game), decider(game)) == ("discard", "frank")
    assert drawn(game) == []
    take(game, "discard", card=card_id("frank", "shot"))
    assert drawn(game) == [("frank", 4), ("don", 5)]


# --- draw -----------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-3.11", "FZ-3.12", "FZ-3.18", "FZ-3.19", "FZ-T.58", "FZ-A.02", "FZ-A.69", "FZ-D.13")
@pytest.mark.parametrize(("held", "drawn_now"), [(0, 5), (1, 4), (4, 1), (5, 0), (6, 0), (9, 0)])
def test_a_player_draws_up_to_a_full_hand_of_five_and_never_discards_for_exceeding_it(held, drawn_now):
    game = tactics({"abe": "A"}, hands={"abe": held})
    assert kind(game) == "turn"  # nobody was asked
    assert drawn(game) == ([("abe", drawn_now)] if drawn_now else [])
    assert hand_sizes(game) == {"abe": held + drawn_now}
    assert (hero(game, "abe")["discard"], events(game, "cards-discarded")) == ([], [])


@pytest.mark.rule("FZ-3.11", "FZ-11.11")
def test_everybody_draws_from_their_own_deck_in_turn_order():
    game = tactics(start="abe", hands={"abe": 3, "don": 1})
    assert drawn(game) == [("frank", 5), ("don", 4), ("abe", 2)]
    assert all(name.endswith("-marksman") for name in hero(game, "frank")["hand"])
    assert all(name.endswith("-demolitions") for name in hero(game, "don")["hand"])


@pytest.mark.rule("FZ-3.13", "FZ-A.20", "FZ-3.20")
def test_who_played_the_response_draws_nothing_in_this_rounds_draw_step_but_in_the_next():
    game = tactics(start="don", hands={"abe": ["call", "shot"]})
    take(game, "play-tactical-response", hero="abe")
    assert hand_sizes(game) == {"abe": 1, "frank": 5, "don": 5}
    for _ in range(3):
        take(game, "end-turn")
    run_to(game, "turn")
    assert hand_sizes(game)["abe"] == 5


@pytest.mark.rule("FZ-3.13", "FZ-3.17")
def test_cards_that_the_response_itself_draws_are_drawn():
    game = tactics(hands={"abe": ["plan"]})
    take(game, "play-tactical-response", hero="abe")
    assert [count for name, count in drawn(game) if name == "abe"] == [2]
    assert hand_sizes(game)["abe"] == 2


@pytest.mark.rule("FZ-3.14", "FZ-T.61")
def test_the_player_of_a_knocked_down_hero_draws_as_usual():
    game = tactics({"abe": "A", "frank": "A"}, hands={"abe": 0}, down=["abe"])
    assert hand_sizes(game)["abe"] == 5


def with_piles(hand, deck, discard, **parts):
    """Abe with piles of these sizes, of a deck that has exactly so many cards."""
    names = ["punch", "shot", "grenade", "burst", "call", "plan", "clarity"]
    pool = [name for name in names for _ in range(3)]
    piles = {"hand": pool[:hand], "deck": pool[hand : hand + deck], "discard": pool[hand + deck :][:discard]}
    counts = {name: sum(pile.count(name) for pile in piles.values()) for name in names}
    cards = [
        {"id": name, "name": name, "role": "leader", "copies": count, **card()}
        for name, count in counts.items()
        if count
    ]
    return tactics({"abe": "A"}, round=1, situation={"heroes": {"abe": piles}}, changes={"actionCards": cards}, **parts)


def pile_sizes(game):
    abe = hero(game, "abe")
    return len(abe["hand"]), abe["deck"], len(abe["discard"])


@pytest.mark.rule("FZ-3.15", "FZ-3.16", "FZ-T.57", "FZ-A.59", "FZ-I.01")
@pytest.mark.parametrize(
    ("hand", "deck", "discard", "after"),
    [
        pytest.param(1, 2, 10, (5, 8, 0), marks=pytest.mark.rule("FZ-T.57")),
        pytest.param(1, 4, 7, (5, 7, 0), marks=pytest.mark.rule("FZ-T.81")),
        (1, 5, 7, (5, 1, 7)),
        (1, 3, 0, (4, 0, 0)),
        (0, 2, 2, (4, 0, 0)),
        (0, 2, 3, (5, 0, 0)),
    ],
)
def test_a_used_up_deck_is_shuffled_anew_from_the_discard_pile_at_once_and_the_draw_goes_on(hand, deck, discard, after):
    game = with_piles(hand, deck, discard)
    assert pile_sizes(game) == after
    assert len(events(game, "deck-reshuffled")) == (1 if after[2] == 0 and discard else 0)


@pytest.mark.rule("FZ-3.15")
def test_the_new_deck_is_shuffled():
    orders = {with_piles(1, 4, 9, seed=seed).decks[0] for seed in range(6)}
    assert len(orders) > 1
    assert len({tuple(sorted(order)) for order in orders}) == 1


@pytest.mark.rule("FZ-3.11")
def test_cards_are_drawn_from_the_top_of_the_deck():
    piles = {"hand": ["punch"], "deck": ["shot", "grenade", "burst", "call", "plan", "punch"]}
    game = tactics({"abe": "A"}, round=1, situation={"heroes": {"abe": piles}})
    assert hero(game, "abe")["hand"] == ["punch", "shot", "grenade", "burst", "call"]
    assert [game.name("card", one) for one in reversed(game.decks[0])] == ["plan", "punch"]


@pytest.mark.rule("FZ-A.59")
def test_with_both_piles_empty_the_next_discard_becomes_the_new_deck():
    game = drill(
        heroes={"abe": "A"},
        monsters=[("human", "B")],
        situation={"heroes": {"abe": {"hand": ["shot", "shot"], "deck": []}}},
        changes={
            "actionCards": [{"id": "shot", "name": "Shot", "role": "leader", "copies": 2, **card("bullets", 1, 2)}]
        },
        mission=QUIET | {"spawnPool": [{"kind": "human", "number": 1}]},
        dice=[1],
    )
    assert pile_sizes(game) == (2, 0, 0)
    take(game, "attack")  # with one shot: they are all alike
    take(game, "roll")
    assert pile_sizes(game) == (1, 1, 0)


@pytest.mark.rule("FZ-3.17", "FZ-3.19")
def test_a_card_effect_may_fill_the_hand_beyond_a_full_hand():
    game = tactics({"abe": "A", "frank": "A"}, hands={"abe": ["plan", "shot", "shot", "shot", "punch"]})
    take(game, "play-tactical-response", hero="abe")
    assert hand_sizes(game)["abe"] == 6
    assert events(game, "cards-discarded") == []


@pytest.mark.rule("FZ-3.12", "FZ-E.59")
def test_the_full_hand_may_be_changed():
    rule = {"do": [{"op": "setFullHand", "who": "allHeroes", "by": 2}]}
    assert hand_sizes(tactics({"abe": "A"}, mission={"specialRules": [rule]})) == {"abe": 7}


@pytest.mark.rule("FZ-A.02", "FZ-D.13")
def test_by_option_a_player_may_stop_drawing_earlier():
    game = tactics(
        {"abe": "A", "frank": "A"}, start="frank", hands={"abe": 2}, mission={"options": {"draw": "optional"}}
    )
    assert (kind(game), decider(game)) == ("draw", "abe")
    assert options(game) == [{"verb": "draw", "count": count} for count in (3, 2, 1, 0)]
    take(game, "draw", count=1)
    assert (kind(game), decider(game)) == ("draw", "frank")
    assert len(options(game)) == 6
    take(game, "draw", count=0)
    assert kind(game) == "turn"
    assert hand_sizes(game) == {"abe": 3, "frank": 0}
    full = tactics({"abe": "A"}, hands={"abe": 5}, mission={"options": {"draw": "optional", "loneHero": True}})
    assert kind(full) == "turn"


@pytest.mark.rule("FZ-11.04")
def test_a_reaction_cannot_be_played_as_a_tactical_response():
    never = reaction({"op": "onCoin", "side": "heads"}, [HARMLESS])
    game = tactics({"abe": "A"}, hands={"abe": ["call"]}, cards={"call": card(lower=never)})
    assert not offers(game, "play-tactical-response")
