"""The veteran in positions that ask for judgement: the clock, the team's goals, and cards that help or do not."""

import pytest

from engine.rulesets.fireteam_zero.bots.danger import head_count
from engine.rulesets.fireteam_zero.bots.goals import goals_of, share_out, wants_search
from engine.rulesets.fireteam_zero.bots.haste import lateness, rounds_left
from engine.rulesets.fireteam_zero.bots.knowledge import knowledge_of
from engine.rulesets.fireteam_zero.codes import UNREACHABLE
from tests.engine.fireteam_zero.drill import (
    at,
    briefing,
    card,
    discovery,
    drill,
    objective,
    offers,
    reaction,
    response,
    run_to,
    take,
    threat,
)
from tests.engine.fireteam_zero.test_veteran import answer, play_turn, veteran

PLAIN = ["shot", "shot", "punch", "punch", "burst"]
DONE = {"objectives": [{"id": "goal", "state": "completed"}]}


def clock(last_round):
    """A mission that is lost after a round."""
    return {"exitPoint": at("E"), "extraDefeat": [{"op": "round", "by": ">", "n": last_round}]}


def dig(letter, **more):
    """An action that gives the objective a token."""
    where = {"op": "named", "location": at(letter)}
    return {
        "id": f"dig-{letter.lower()}",
        "name": "Dig",
        "effect": [{"op": "placeToken", "on": "thisCard"}],
        "where": where,
        **more,
    }


# --- the clock ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("condition", "rounds"),
    [
        ({"op": "round", "by": ">", "n": 6}, 5),
        ({"op": "round", "by": ">=", "n": 2}, 0),
        ({"op": "threatAt", "n": 4}, 3),
        ({"op": "isKnockedDown", "who": "allHeroes"}, UNREACHABLE),
    ],
)
def test_it_reads_the_clock_from_the_ways_to_lose(condition, rounds):
    game = drill("ABC", mission={"extraDefeat": [condition]}, situation={"round": 1})
    assert rounds_left(game, knowledge_of(game.scenario)) == rounds
    assert (game.round, game.threat) == (1, 0)


def test_it_reads_the_clock_from_a_rule_that_loses_the_mission():
    doom = {
        "id": "dawn",
        "name": "Dawn",
        "when": {"op": "startOf", "unit": "round"},
        "if": {"op": "round", "by": ">=", "n": 4},
        "do": ["loseMission"],
    }
    game = drill("ABC", mission={"specialRules": [doom]}, situation={"round": 1})
    assert rounds_left(game, knowledge_of(game.scenario)) == 2


def test_the_more_there_is_to_do_the_later_it_is():
    def late(tokens, last_round):
        parts = briefing(objectives=[objective("goal", tokens=tokens)], **clock(last_round))
        game = drill("ABCDE", heroes={"frank": "A"}, hands={"frank": 5}, situation={"round": 1}, **parts)
        return lateness(game, knowledge_of(game.scenario), 0)

    assert late(1, 20) < late(1, 7) < late(3, 7) <= 1.0


@pytest.mark.parametrize(("last_round", "goes"), [(3, True), (30, False)])
def test_it_runs_the_gauntlet_only_when_the_time_is_up(last_round, goes):
    game = drill(
        "ABCDE",
        heroes={"frank": "A", "abe": "E"},
        hands={"frank": ["punch"], "abe": 5},
        monsters=[("human", "C")],
        mission=clock(last_round),
        situation={"round": 2, "coin": "tails", **DONE},
    )
    assert (answer(game) == {"verb": "move", "to": at("B")}) is goes


@pytest.mark.parametrize(("exit_point", "goes"), [("J", True), (None, False)])
def test_who_has_nothing_left_to_do_makes_for_the_exit(exit_point, goes):
    where = {"exitPoint": at(exit_point)} if exit_point else {}
    parts = briefing(objectives=[objective("goal", tokens=1, actions=[dig("A")])], **where)
    game = drill("ABCDEFGHIJ", heroes={"frank": "G", "abe": "A"}, hands={"frank": 5, "abe": 5}, **parts)
    assert ({"verb": "move", "to": at("H")} in play_turn(game)) is goes


# --- goals ----------------------------------------------------------------------------------------


def test_two_heroes_share_out_two_goals():
    work = [dig("A", limit={"times": 1, "per": "mission"}), dig("E", limit={"times": 1, "per": "mission"})]
    parts = briefing(objectives=[objective("goal", tokens=2, actions=work)])
    game = drill("ABCDE", heroes={"frank": "B", "abe": "C"}, hands={"frank": 5, "abe": 5}, **parts)
    goals = goals_of(game, knowledge_of(game.scenario), 0, wants_search(game), head_count(game, game.monster_at))
    names = {hero: game.name("location", place) for hero, place in share_out(game, goals).items()}
    assert names == {0: at("A"), 1: at("E")}


def test_it_acts_on_the_way_before_it_walks_on():
    work = [dig("B", limit={"times": 1, "per": "mission"}), dig("E")]
    parts = briefing(objectives=[objective("goal", tokens=3, actions=work)])
    game = drill("ABCDE", heroes={"frank": "A"}, hands={"frank": 5}, **parts)
    verbs = [one["verb"] for one in play_turn(game)]
    assert verbs[:2] == ["move", "act"]


def test_a_specialist_is_fetched_for_an_objective_that_wants_it_elsewhere():
    goal = objective("goal", condition={"op": "isAt", "who": {"op": "specialist", "name": "henry"}, "place": "exit"})
    parts = briefing(objectives=[goal], exitPoint=at("E"))
    game = drill(
        "ABCDE", heroes={"frank": "C", "abe": "E"}, hands={"frank": 5, "abe": 5}, specialists={"henry": "A"}, **parts
    )
    assert answer(game) == {"verb": "move", "to": at("B")}


def test_what_was_looked_at_goes_back_with_the_discovery_on_top():
    look = {"op": "lookAt", "deck": "recon", "n": 3, "reorder": True}
    scout = {"id": "scout", "name": "Scout", "effect": [look]}
    parts = briefing(discoveries=[discovery("plan")], missionActions=[scout])
    deck = ["event-0", "event-1", "plan", *[f"event-{n}" for n in range(2, 11)]]
    game = drill("ABC", heroes={"frank": "A"}, hands={"frank": 5}, situation={"reconDeck": deck}, **parts)
    take(game, "act", action="scout")
    assert answer(game)["card"] == "plan"


# --- cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("damage", "plays"), [(9, True), (2, False)])
def test_a_reaction_that_kills_is_played_and_one_that_scratches_is_not(damage, plays):
    lower = reaction({"op": "onEnter", "who": "monster"}, [{"op": "damage", "target": "target", "n": damage}])
    game = threat(
        "ABC",
        heroes={"frank": "A"},
        monsters={"giant": "C"},
        hands={"frank": ["trap", "shot", "shot", "punch"]},
        cards={"trap": card("bullets", 1, 1, lower=lower)},
    )
    run_to(game, "react")
    assert (answer(game)["verb"] == "play-reaction") is plays


@pytest.mark.parametrize(("who", "plays"), [("allHeroes", True), ("none", False)])
def test_a_card_is_worth_what_it_does_for_all_heroes_together(who, plays):
    lower = reaction({"op": "whenKilled", "who": "monster", "by": "you"}, [{"op": "drawCards", "who": who}])
    game = drill(
        "ABC",
        heroes={"frank": "A", "abe": "A", "shad": "B"},
        monsters={"human": "A"},
        hands={"frank": ["cannon", "cheer", "shot"], "abe": 2, "shad": 2},
        cards={"cheer": card("brawl", 1, 0, lower=lower), "cannon": card("bullets", 1, 2, bonus=9)},
    )
    take(game, "attack", target="human#1")
    run_to(game, "react")
    assert (answer(game)["verb"] == "play-reaction") is plays


@pytest.mark.parametrize(("hand", "plays"), [(5, True), (2, False)])
def test_a_response_must_be_worth_the_cards_that_are_not_drawn(hand, plays):
    orders = response({"op": "setFullHand", "who": "otherHeroes", "by": 1, "for": "thisRound"})
    game = drill(
        "ABC",
        heroes={"abe": "A", "frank": "A", "shad": "B", "don": "B"},
        hands={"abe": ["orders", *PLAIN[: hand - 1]], "frank": 5, "shad": 5, "don": 5},
        cards={"orders": card("bullets", 1, 1, lower=orders)},
        phase="tactics",
        situation={"round": 2, "startPlayer": "don"},
    )
    run_to(game, "wish-tactical-response")
    assert (answer(game)["verb"] == "play-tactical-response") is plays


def test_an_effect_on_a_place_goes_where_it_kills_most():
    where = {"op": "chooseLocation", "among": {"op": "withinRange", "of": "you", "n": 2}}
    shell = {"op": "damage", "target": {"op": "allMonstersAt", "place": where}, "n": 9, "type": "explosion"}
    action = {"id": "mortar", "name": "Mortar", "effect": [shell]}
    game = drill(
        "ABC",
        heroes={"frank": "A"},
        monsters=[("human", "B"), ("human", "C"), ("human", "C")],
        hands={"frank": 5},
        mission={"missionActions": [action]},
    )
    take(game, "act", action="mortar")
    assert answer(game)["location"] == at("C")


def test_of_two_evils_it_takes_the_lesser():
    choice = {"op": "choose", "options": [[{"op": "discard", "n": 3}], [{"op": "discard", "n": 1}]]}
    action = {"id": "trap", "name": "Trap", "effect": [choice]}
    game = drill("ABC", heroes={"frank": "A"}, hands={"frank": 5}, mission={"missionActions": [action]})
    take(game, "act", action="trap")
    assert veteran().choose(game) == 1


@pytest.mark.parametrize(("mine", "theirs", "plays"), [(6, 1, True), (2, 5, False)])
def test_it_steps_in_for_a_comrade_only_if_it_can_better_afford_the_hits(mine, theirs, plays):
    lower = reaction({"op": "whenTargeted", "who": "ally"}, [{"op": "redirect", "to": "you"}])
    game = threat(
        "AB",
        heroes={"frank": "A", "abe": "B"},
        monsters={"human": "A"},
        hands={"frank": theirs, "abe": ["wall", *PLAIN[: mine - 1]]},
        cards={"wall": card("brawl", 1, 0, lower=lower)},
    )
    run_to(game, "react")
    assert offers(game, "play-reaction")
    assert (answer(game)["verb"] == "play-reaction") is plays
