"""Chapter 13: objectives, discoveries and events."""

import pytest

from engine import ContentError, start
from engine.rulesets.fireteam_zero.lint import lint
from tests.engine.fireteam_zero.drill import (
    at,
    briefing,
    discovery,
    drill,
    drill_pack,
    event,
    events,
    kind,
    objective,
    offers,
    options,
    state,
    take,
    tokens,
    who,
)


def give(n=1, name="goal"):
    """A free action that puts tokens on an objective."""
    effect = {"op": "placeToken", "on": {"op": "objective", "name": name}, "n": n}
    return {"id": f"give-{n}-{name}", "name": "Give", "free": True, "effect": [effect]}


def with_goals(*goals, actions=(), situation=None, coin="heads", **mission):
    """A game with these objectives, and one more that stays open so that nothing is won."""
    setting = briefing(objectives=[*goals, objective("never", tokens=99)], missionActions=list(actions), **mission)
    return drill("AB", heroes={"frank": "A", "abe": "B"}, situation={"coin": coin, **(situation or {})}, **setting)


def recon_ids(game):
    """Every card of the recon deck, from the engine's own state: views show its size only."""
    return sorted(game.name("recon", one) for one in game.recon_deck)


# --- objectives -----------------------------------------------------------------------------------


@pytest.mark.rule("FZ-13.01", "FZ-13.02")
def test_only_the_missions_own_objectives_are_in_play():
    parts = briefing(objectives=[objective("goal", tokens=2), objective("foreign", tokens=1)])
    parts["mission"]["objectives"] = ["goal"]
    game = drill("AB", **parts)
    assert game.view()["objectives"] == [{"id": "goal", "state": "open", "tokens": 0}]


@pytest.mark.rule("FZ-13.03", "FZ-13.04", "FZ-7.11")
@pytest.mark.parametrize(("needed", "placed", "result"), [(3, 2, "open"), (3, 3, "completed"), (3, 4, "completed")])
def test_an_objective_with_a_number_is_completed_when_so_many_tokens_lie_on_it(needed, placed, result):
    game = with_goals(objective("goal", tokens=needed), actions=[give(placed)])
    take(game, "act")
    assert (tokens(game, "goal"), state(game, "goal"), state(game, "never")) == (placed, result, "open")


@pytest.mark.rule("FZ-13.04")
@pytest.mark.parametrize(("placed", "result"), [(3, "open"), (4, "completed")])
def test_the_number_may_depend_on_the_heroes(placed, result):
    needed = {"op": "multiply", "a": "heroes", "b": 2}
    game = with_goals(objective("goal", tokens=needed), actions=[give(placed)])
    take(game, "act")
    assert state(game, "goal") == result


@pytest.mark.rule("FZ-13.03")
def test_an_objective_may_wait_for_a_condition_instead():
    there = {"op": "countAt", "place": {"op": "named", "location": at("B")}, "what": "activeHeroes", "n": 2}
    game = with_goals(objective("goal", condition=there))
    assert state(game, "goal") == "open"
    take(game, "move", to=at("B"))
    assert state(game, "goal") == "completed"


@pytest.mark.rule("FZ-13.03")
@pytest.mark.parametrize("completion", [{}, {"tokensNeeded": 1, "condition": True}, {"tokensNeeded": 0}])
def test_an_objective_says_in_exactly_one_way_how_it_is_completed(completion):
    goal = {**objective("goal"), "completion": completion}
    with pytest.raises(ContentError):
        drill_pack("AB", **briefing(objectives=[goal]))


@pytest.mark.rule("FZ-13.05")
def test_tokens_come_from_a_procedure_on_the_card_itself():
    procedure = {"when": {"op": "onMove", "who": "hero"}, "do": [{"op": "placeToken", "on": "thisCard"}]}
    game = with_goals(objective("goal", tokens=2, ownProcedure=[procedure]))
    take(game, "move", to=at("B"))
    assert (tokens(game, "goal"), state(game, "goal")) == (1, "open")
    take(game, "move", to=at("A"))
    assert (tokens(game, "goal"), state(game, "goal")) == (2, "completed")
    take(game, "end-turn")
    take(game, "move", to=at("A"))
    assert tokens(game, "goal") == 2  # a completed objective does nothing any more


@pytest.mark.rule("FZ-13.05", "FZ-4.32", "FZ-D.25", "FZ-D.18")
def test_an_objective_may_offer_an_action_at_a_place_while_it_is_open():
    dig = {
        "id": "dig",
        "name": "Dig",
        "where": {"op": "named", "location": at("B")},
        "effect": [{"op": "placeToken", "on": "thisCard"}],
    }
    game = with_goals(objective("goal", tokens=1, actions=[dig]))
    assert not offers(game, "act")
    take(game, "move", to=at("B"))
    take(game, "act", action="dig")
    assert game.view()["actionsLeft"] == 0
    assert state(game, "goal") == "completed"
    take(game, "end-turn")
    assert (who(game), offers(game, "act")) == ("abe", False)


@pytest.mark.rule("FZ-13.05", "FZ-7.10")
def test_tokens_come_from_discoveries():
    game = with_goals(objective("goal", tokens=1), discoveries=[discovery("map")], situation={"reconDeck": ["map"]})
    take(game, "search")
    assert state(game, "goal") == "completed"


@pytest.mark.rule("FZ-13.06", "FZ-A.19", "FZ-D.39", "FZ-F.18")
@pytest.mark.parametrize(
    ("restores", "coin", "asks", "side"),
    [
        ("none", "tails", False, "tails"),
        ("may", "tails", True, "tails"),
        ("must", "tails", False, "heads"),
        ("none", "heads", False, "heads"),
        ("may", "heads", False, "heads"),
        ("must", "heads", False, "heads"),
    ],
)
def test_a_completed_objective_may_turn_the_coin_as_its_card_says(restores, coin, asks, side):
    game = with_goals(objective("goal", tokens=1, restoresCoin=restores), actions=[give()], coin=coin)
    take(game, "act")
    assert (kind(game) == "turn-coin") is asks
    assert game.view()["coin"] == side
    if asks:
        assert who(game) is None
        assert [o["verb"] for o in options(game)] == ["turn-to-heads", "decline"]


@pytest.mark.rule("FZ-F.18", "FZ-A.19")
def test_by_default_an_objective_offers_the_coin():
    goal = objective("goal", tokens=1)
    del goal["restoresCoin"]
    game = take(with_goals(goal, actions=[give()], coin="tails"), "act")
    assert kind(game) == "turn-coin"


@pytest.mark.rule("FZ-F.18", "FZ-E.18")
def test_what_an_objective_gives_comes_once_and_before_the_coin():
    reward = {"op": "drawCards", "who": "everyHero"}
    game = with_goals(
        objective("goal", tokens=1, restoresCoin="may", onComplete=[reward]), actions=[give()], coin="tails"
    )
    take(game, "act")
    assert len(events(game, "cards-drawn")) == 2
    assert kind(game) == "turn-coin"
    take(game, "decline")
    take(game, "act")
    assert (tokens(game, "goal"), len(events(game, "cards-drawn"))) == (2, 2)
    assert len(events(game, "objective-completed")) == 1
    assert kind(game) == "turn"


@pytest.mark.rule("FZ-K.23", "FZ-E.18", "FZ-E.19")
def test_an_objectives_own_text_still_counts_when_it_is_completed():
    offer = {
        "when": {"op": "onObjectiveComplete", "objective": "goal"},
        "may": True,
        "decider": "group",
        "do": [{"op": "coin", "side": "heads"}],
    }
    other = {"when": {"op": "onObjectiveComplete", "objective": "never"}, "do": [{"op": "showText", "text": "no"}]}
    game = with_goals(objective("goal", tokens=1, ownProcedure=[offer, other]), actions=[give()], coin="tails")
    take(game, "act")
    assert (kind(game), who(game)) == ("may", None)
    take(game, "use")
    assert game.view()["coin"] == "heads"
    assert not events(game, "story")


@pytest.mark.rule("FZ-E.18")
@pytest.mark.parametrize(("waits_for", "told"), [({}, 1), ({"objective": "goal"}, 1), ({"objective": "never"}, 0)])
def test_others_may_wait_for_the_completion_of_an_objective(waits_for, told):
    rule = {"when": {"op": "onObjectiveComplete", **waits_for}, "do": [{"op": "showText", "text": "done"}]}
    game = take(with_goals(objective("goal", tokens=1), actions=[give()], specialRules=[rule]), "act")
    assert len(events(game, "story")) == told


@pytest.mark.rule("FZ-E.19", "FZ-7.11")
@pytest.mark.parametrize(("n", "told"), [(1, ["two"]), (2, ["two", "three"]), (5, ["two", "three"])])
def test_a_number_of_tokens_is_reached_even_if_several_come_at_once(n, told):
    def on(number, word):
        return {"when": {"op": "onTokensReached", "n": number}, "do": [{"op": "showText", "text": word}]}

    procedure = [on(3, "three"), on(2, "two"), on(1, "one"), on(9, "nine")]
    game = with_goals(
        objective("goal", tokens=50, ownProcedure=procedure),
        actions=[give(n)],
        situation={"objectives": [{"id": "goal", "tokens": 1}]},
    )
    take(game, "act")
    assert [one["text"] for one in events(game, "story")] == told


@pytest.mark.rule("FZ-F.18", "FZ-E.85")
def test_a_hidden_objective_is_not_seen_until_its_condition_holds():
    late = objective(
        "late", tokens=1, hiddenUntil={"op": "objectiveState", "objective": {"op": "objective", "name": "goal"}}
    )
    game = with_goals(objective("goal", tokens=1), late, actions=[give()])
    assert [one["id"] for one in game.view()["objectives"]] == ["goal", "never"]
    take(game, "act")
    assert [one["id"] for one in game.view()["objectives"]] == ["goal", "late", "never"]
    assert state(game, "late") == "open"
    assert events(game, "objective-revealed") == [{"objective": "late"}]


@pytest.mark.rule("FZ-F.18", "FZ-7.11")
def test_a_hidden_objective_that_has_its_tokens_is_completed_when_it_is_revealed():
    late = objective("late", tokens=2, hiddenUntil={"op": "coin", "side": "tails"})
    reveal = {"id": "show", "name": "Show", "free": True, "effect": [
        {"op": "revealObjective", "objective": {"op": "objective", "name": "late"}}]}  # fmt: skip
    game = with_goals(late, actions=[give(2, "late"), reveal])
    take(game, "act", action="give-2-late")
    assert not events(game, "objective-completed")
    take(game, "act", action="show")
    assert state(game, "late") == "completed"


@pytest.mark.rule("FZ-F.18", "FZ-13.03", "FZ-S.10")
def test_a_hidden_objective_whose_condition_holds_is_completed_as_soon_as_it_is_revealed():
    there = {"op": "count", "of": {"op": "allHeroesAt", "place": {"op": "named", "location": at("B")}}}
    goal = objective("goal", condition={"op": "compare", "x": there, "by": "=", "y": 2})
    until = {"op": "objectiveState", "objective": {"op": "objective", "name": "goal"}}
    late = objective("late", condition={"op": "coin", "side": "heads"}, hiddenUntil=until)
    game = take(with_goals(goal, late), "move", to=at("B"))
    assert (state(game, "goal"), state(game, "late")) == ("completed", "completed")


@pytest.mark.rule("FZ-13.01", "FZ-10.02")
def test_an_objective_still_hidden_must_be_completed_too():
    late = objective("late", tokens=1, hiddenUntil={"op": "coin", "side": "tails"})
    setting = briefing(objectives=[objective("goal", tokens=1), late], missionActions=[give()])
    game = take(drill("AB", **setting), "act")
    assert (state(game, "goal"), game.outcome) == ("completed", None)


# --- the recon deck -------------------------------------------------------------------------------


def fresh(seed=1, discoveries=2, event_count=10, events_in_pack=15, copies=1):
    """A game from its set-up on, with a recon deck of its own."""
    pack = drill_pack(
        "AB",
        changes={
            "discoveries": [discovery(f"find-{n}") for n in range(4)],
            "events": [event(f"event-{n}", copies=copies) for n in range(events_in_pack)],
        },
        mission={"discoveries": [f"find-{n}" for n in range(discoveries)], "eventCount": event_count},
    )
    return start(pack, "drill", ["frank"], seed)


@pytest.mark.rule("FZ-13.07", "FZ-1.31", "FZ-1.32", "FZ-1.33")
def test_the_recon_deck_is_built_anew_for_every_game():
    decks = [fresh(seed).recon_deck for seed in range(6)]
    assert {len(deck) for deck in decks} == {12}
    assert len(set(decks)) == 6
    assert len({frozenset(deck) for deck in decks}) > 1  # other events, not only another order


@pytest.mark.rule("FZ-13.08", "FZ-1.32")
@pytest.mark.parametrize("count", [0, 2, 4])
def test_exactly_the_discoveries_of_the_briefing_are_in_the_deck(count):
    found = recon_ids(fresh(discoveries=count, event_count=12 - count))
    assert [name for name in found if name.startswith("find")] == [f"find-{n}" for n in range(count)]


@pytest.mark.rule("FZ-13.12", "FZ-1.31")
@pytest.mark.parametrize("count", [10, 7])
def test_the_briefing_says_how_many_events_are_drawn(count):
    game = fresh(event_count=count)
    found = [name for name in recon_ids(game) if name.startswith("event")]
    assert (len(found), len(set(found))) == (count, count)
    assert len(game.recon_box) == 15 - count


@pytest.mark.rule("FZ-F.16", "FZ-1.31")
def test_an_event_may_lie_in_the_deck_as_often_as_it_has_copies():
    found = recon_ids(fresh(discoveries=2, event_count=10, events_in_pack=5, copies=2))
    assert [found.count(f"event-{n}") for n in range(5)] == [2] * 5


@pytest.mark.rule("FZ-13.09")
def test_a_discovery_must_be_linked_to_an_objective_that_exists():
    with pytest.raises(ContentError, match="nowhere"):
        drill_pack("AB", **briefing(discoveries=[discovery("map", objective="nowhere")]))


@pytest.mark.rule("FZ-13.09", "FZ-13.10")
def test_a_discovery_puts_its_token_on_the_objective_it_is_linked_to():
    game = with_goals(
        objective("goal"),
        objective("second"),
        discoveries=[discovery("map", objective="second")],
        situation={"reconDeck": ["map"]},
    )
    take(game, "search")
    assert (tokens(game, "goal"), tokens(game, "second"), tokens(game, "never")) == (0, 1, 0)


@pytest.mark.rule("FZ-13.11")
@pytest.mark.parametrize(("effect", "cards"), [({"op": "drawCards"}, 3), ({"op": "discard"}, 1)])
def test_an_event_may_help_or_harm_and_brings_no_token(effect, cards):
    game = drill(
        "AB",
        heroes={"frank": "A", "abe": "B"},
        hands={"frank": ["punch", "punch"]},
        situation={"reconDeck": ["luck"]},
        **briefing(events=[event("luck", effect)]),
    )
    take(game, "search")
    assert len(game.hands[0]) == cards
    assert tokens(game, "goal") == 0


@pytest.mark.rule("FZ-T.72", "FZ-1.33", "FZ-L.09")
@pytest.mark.parametrize(("event_count", "is_rejected"), [(7, True), (8, False), (9, True)])
def test_a_recon_deck_that_has_not_twelve_cards_is_rejected(event_count, is_rejected):
    parts = briefing(discoveries=[discovery(f"find-{n}") for n in range(4)])
    parts["mission"]["eventCount"] = event_count
    found = [one for one in lint(drill_pack("AB", **parts).content, "drill") if one.code == "FZ-L.09"]
    assert [one.severity for one in found] == (["error"] if is_rejected else [])
