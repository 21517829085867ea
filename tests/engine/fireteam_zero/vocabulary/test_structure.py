"""How steps are joined (FZ-E.41, FZ-E.107 to FZ-E.111): limits, permission, choice, cost, condition, repetition."""

import pytest

from engine import EngineFault
from tests.engine.fireteam_zero.drill import (
    BLANK,
    at,
    decider,
    events,
    hero,
    kind,
    matching,
    offers,
    options,
    place,
    run_to,
    take,
    threat,
)
from tests.engine.fireteam_zero.vocabulary.kit import again, bench, compiler_of, done, rule

TEAM = {"frank": "A", "abe": "A", "shad": "A"}
TELL = {"op": "showText", "text": "now"}
DRAW = {"op": "drawCards"}


def told(game):
    return len(events(game, "story"))


def hands(game, *names):
    return [len(hero(game, name)["hand"]) for name in names or TEAM]


# --- limits (FZ-E.107) and the first time (FZ-E.41) -----------------------------------------------


@pytest.mark.rule("FZ-E.107")
@pytest.mark.parametrize(("times", "uses"), [(1, 1), (2, 2), (9, 4)])
def test_an_ability_comes_into_play_so_many_times(times, uses):
    mission = rule(TELL, when={"op": "onDrawCards"}, limit={"times": times, "per": "round"})
    assert told(done(*([DRAW] * 4), mission=mission)) == uses


@pytest.mark.rule("FZ-E.107")
@pytest.mark.parametrize(("per", "counts"), [("turn", [1, 2, 3]), ("round", [1, 1, 2]), ("mission", [1, 1, 1])])
def test_a_limit_begins_anew_with_its_unit_of_time(per, counts):
    mission = {"specialRules": [
        {"when": {"op": "onDrawCards"}, "do": [TELL], "limit": {"per": per}},
        {"do": [{"op": "skip", "part": "spawn"}]},
        {"do": [{"op": "skip", "part": "draw"}]},
    ]}  # fmt: skip
    game = done(DRAW, DRAW, board="A", heroes={"frank": "A", "abe": "A"}, mission=mission)
    seen = [told(game)]
    for _ in range(2):
        take(game, "end-turn")
        run_to(game, "turn")
        again(game)
        seen.append(told(game))
    assert seen == counts


@pytest.mark.rule("FZ-E.107", "FZ-E.103")
def test_outside_turns_a_limit_per_turn_begins_anew_with_each_phase():
    draw = {**DRAW, "who": "allHeroes"}
    times = [{"when": {"op": "startOf", "unit": unit}, "do": [draw, draw]} for unit in ("tacticsPhase", "threatPhase")]
    mission = {"specialRules": [{"when": {"op": "onDrawCards"}, "do": [TELL], "limit": {"per": "turn"}}, *times]}
    game = bench("A", heroes={"frank": "A"}, hands={"frank": 5}, phase="round", mission=mission)
    assert told(game) == 1
    take(run_to(game, "turn"), "end-turn")
    assert told(run_to(game, "turn")) == 3  # in the threat phase, and in the next tactics phase


@pytest.mark.rule("FZ-E.107")
def test_a_limit_per_hero_counts_the_uses_of_each_hero():
    once = {"id": "once", "name": "Once", "free": True, "effect": [TELL], "limit": {"times": 1, "per": "hero"}}
    game = bench("A", heroes={"frank": "A", "abe": "A"}, mission={"missionActions": [once]})
    take(game, "act", action="once")
    assert not offers(game, "act", action="once")
    take(game, "end-turn")
    assert offers(game, "act", action="once")
    take(game, "act", action="once")
    assert not offers(game, "act", action="once")
    take(game, "end-turn")
    run_to(game, "turn")
    assert not offers(game, "act", action="once")


@pytest.mark.rule("FZ-E.107")
def test_each_bearer_of_a_trait_has_a_limit_of_its_own():
    trait = [{"when": "onActivate", "do": [TELL], "limit": {"times": 1, "per": "mission"}}]
    parts = {"heroes": {"frank": "A"}, "monsters": [("shooter", "E"), ("shooter", "F")], "dice": [BLANK] * 4}
    game = run_to(threat("ABCDEF", kinds={"shooter": {"trait": trait}}, **parts), "turn")
    assert told(game) == 2
    take(game, "end-turn")
    run_to(game, "turn")
    assert told(game) == 2


@pytest.mark.rule("FZ-E.41")
@pytest.mark.parametrize("condition", ["isFirst", {"op": "isFirst", "per": "round"}])
def test_only_the_first_time_counts(condition):
    mission = rule(TELL, when={"op": "onDrawCards"}, **{"if": condition})
    assert told(done(DRAW, DRAW, DRAW, mission=mission)) == 1


@pytest.mark.rule("FZ-E.41")
@pytest.mark.parametrize("side", ["a", "b"])
def test_the_first_time_is_the_first_event_whether_or_not_it_was_of_use(side):
    """The first draw of the round is of one card; a later one of two does not become the first by that."""
    two = {"op": "compare", "x": "amount", "by": "=", "y": 2}
    both = {"op": "and", side: "isFirst", "b" if side == "a" else "a": two}
    mission = rule(TELL, when={"op": "onDrawCards"}, **{"if": both})
    twice = {"op": "drawCards", "n": 2}
    assert told(done(DRAW, twice, mission=mission)) == 0
    assert told(done(twice, DRAW, mission=mission)) == 1


@pytest.mark.rule("FZ-E.41", "FZ-E.108")
def test_who_declines_the_first_time_is_not_asked_again():
    mission = rule(TELL, when={"op": "onDrawCards"}, may=True, **{"if": "isFirst"})
    game = done(DRAW, DRAW, mission=mission)
    assert kind(game) == "may"
    take(game, "decline")
    assert (kind(game), told(game)) == ("turn", 0)


@pytest.mark.rule("FZ-E.41")
def test_the_first_time_begins_anew_every_round():
    mission = {"specialRules": [
        {"when": {"op": "onDrawCards"}, "if": {"op": "isFirst", "per": "round"}, "do": [TELL]},
        {"do": [{"op": "skip", "part": "spawn"}]},
        {"do": [{"op": "skip", "part": "draw"}]},
    ]}  # fmt: skip
    game = done(DRAW, DRAW, board="A", mission=mission)
    assert told(game) == 1
    take(game, "end-turn")
    run_to(game, "turn")
    again(game)
    assert told(game) == 2


@pytest.mark.rule("FZ-E.41")
@pytest.mark.parametrize(
    "written",
    [
        {"when": "onTwist", "if": {"op": "not", "a": "isFirst"}, "do": []},
        {"when": "onTwist", "if": {"op": "or", "a": "isFirst", "b": True}, "do": []},
        {"when": "onTwist", "do": [{"op": "if", "condition": "isFirst", "then": []}]},
    ],
)
def test_the_first_time_can_only_be_asked_for_where_events_are_counted(written):
    compiler = compiler_of(bench("A"))
    compiler.ability(written, "rule")
    assert ["isFirst" in fault.message for fault in compiler.faults] == [True]


# --- may, choose, cost (FZ-E.108 to FZ-E.110) -----------------------------------------------------


@pytest.mark.rule("FZ-E.108", "FZ-D.27")
@pytest.mark.parametrize(("answer", "cards"), [("use", 1), ("decline", 0)])
def test_optional_steps_are_done_if_somebody_wants_them(answer, cards):
    game = done({"op": "may", "do": [DRAW]}, TELL, heroes=TEAM)
    assert (kind(game), decider(game)) == ("may", "frank")
    take(game, answer)
    assert (hands(game, "frank"), told(game)) == ([cards], 1)


@pytest.mark.rule("FZ-E.108", "FZ-D.44")
@pytest.mark.parametrize(("who", "asked"), [("you", "frank"), ("group", None)])
def test_whoever_the_text_names_decides(who, asked):
    assert decider(done({"op": "may", "decider": who, "do": [DRAW]}, heroes=TEAM)) == asked
    game = done({"op": "choose", "decider": who, "options": [[DRAW], [TELL]]}, heroes=TEAM)
    assert (kind(game), decider(game)) == ("choose", asked)


@pytest.mark.rule("FZ-E.108", "FZ-E.111", "FZ-K.18")
@pytest.mark.parametrize("name", ["each", "comrade"])
def test_the_hero_in_turn_decides_under_whatever_name(name):
    draw = {"op": "may", "decider": name, "do": [{"op": "drawCards", "who": name}]}
    game = done({"op": "forEach", "of": "otherHeroes", "as": name, "do": [draw]}, heroes=TEAM)
    assert decider(game) == "abe"
    take(game, "use")
    assert decider(game) == "shad"
    take(game, "decline")
    assert hands(game) == [0, 1, 0]


@pytest.mark.rule("FZ-E.108")
@pytest.mark.parametrize(
    ("who", "asked"), [("you", None), ("group", None), ("bearer", None), ("each", "abe"), ("target", None)]
)
def test_an_ability_without_a_player_asks_the_group_or_the_hero_concerned(who, asked):
    mission = rule(DRAW, when={"op": "onDrawCards", "who": "hero"}, may=True, decider=who)
    game = done({"op": "drawCards", "who": "otherHeroes"}, heroes={"frank": "A", "abe": "A"}, mission=mission)
    assert (kind(game), decider(game)) == ("may", asked)


@pytest.mark.rule("FZ-E.109")
def test_one_of_several_lists_of_steps_is_chosen():
    branches = [[DRAW], [{"op": "advanceThreat", "n": 2}], []]
    game = done({"op": "choose", "options": branches}, TELL)
    assert [option["effect"] for option in matching(game, "take")] == branches
    take(game, "take", number=1)
    assert (hands(game, "frank"), game.view()["threat"]["space"], told(game)) == ([0], 2, 1)


@pytest.mark.rule("FZ-E.110", "FZ-A.45")
@pytest.mark.parametrize(("cards", "is_asked"), [(1, False), (2, True), (3, True)])
def test_a_cost_is_offered_only_to_who_can_pay_it(cards, is_asked):
    step = {"op": "cost", "pay": [{"op": "discard", "n": 2}], "then": [{"op": "advanceThreat"}]}
    game = done(step, hands={"frank": ["punch"] * cards})
    assert (kind(game) == "may") is is_asked
    if is_asked:
        take(game, "use")
        assert (hands(game, "frank"), game.view()["threat"]["space"]) == ([cards - 2], 1)


@pytest.mark.rule("FZ-E.110")
def test_who_does_not_pay_gets_nothing_and_keeps_the_cards():
    step = {"op": "cost", "pay": [{"op": "discard", "n": 1}], "then": [{"op": "advanceThreat"}]}
    game = take(done(step, hands={"frank": 2}), "decline")
    assert (hands(game, "frank"), game.view()["threat"]["space"]) == ([2], 0)


@pytest.mark.rule("FZ-E.110")
def test_the_cost_is_paid_before_the_steps_are_done():
    step = {"op": "cost", "pay": [{"op": "discard"}], "then": [{"op": "drawCards", "n": 3}]}
    game = take(done(step, hands={"frank": ["punch", "punch"]}), "use")
    told_ = [one.name for one in game.events if one.name in ("cards-drawn", "cards-discarded")]
    assert told_ == ["cards-discarded", "cards-drawn"]


@pytest.mark.rule("FZ-E.110", "FZ-E.45")
def test_a_price_that_somebody_is_chosen_to_pay_can_be_paid_by_that_one():
    """Only Abe and Shad hold two cards: of them the payer is chosen; if nobody does, nothing is offered."""
    pay = [{"op": "discard", "who": {"op": "chooseHero"}, "n": 2}]
    step = {"op": "cost", "pay": pay, "then": [{"op": "advanceThreat"}]}
    game = done(step, heroes=TEAM, hands={"frank": 1, "abe": ["punch"] * 2, "shad": ["punch"] * 3})
    take(game, "use")
    assert [option["figure"] for option in options(game)] == ["abe", "shad"]
    take(game, "choose-figure", figure="abe")
    assert (hands(game), game.view()["threat"]["space"]) == ([1, 0, 3], 1)
    assert kind(done(step, heroes=TEAM, hands={"frank": 1, "abe": 1, "shad": 1})) == "turn"


@pytest.mark.rule("FZ-E.110", "FZ-A.45")
def test_an_abilitys_price_may_be_paid_by_a_chosen_hero():
    pay = [{"op": "discard", "who": {"op": "chooseHero", "decider": "group"}, "n": 1}]
    mission = rule(TELL, when={"op": "onCoin"}, cost=pay)
    parts = {"heroes": TEAM, "mission": mission}
    assert kind(done({"op": "coin", "side": "tails"}, **parts)) == "turn"
    game = done({"op": "coin", "side": "tails"}, hands={"abe": 1, "shad": 1}, **parts)
    take(game, "use")
    assert [option["figure"] for option in options(game)] == ["abe", "shad"]


@pytest.mark.rule("FZ-E.110")
@pytest.mark.parametrize(
    ("pay", "situation", "is_asked"),
    [
        ({"op": "coin", "side": "tails"}, {"coin": "heads"}, True),
        ({"op": "coin", "side": "tails"}, {"coin": "tails"}, False),
        ({"op": "removeToken", "on": {"op": "objective", "name": "goal"}, "n": 2}, {"tokens": 2}, True),
        ({"op": "removeToken", "on": {"op": "objective", "name": "goal"}, "n": 2}, {"tokens": 1}, False),
        ({"op": "removeToken", "at": "anywhere", "n": 2}, {"board": 2}, True),
        ({"op": "removeToken", "at": "anywhere", "n": 2}, {"board": 1}, False),
        ({"op": "discard", "from": "deck", "n": 12}, {}, True),
        ({"op": "discard", "from": "deck", "n": 13}, {}, False),
        ({"op": "advanceThreat"}, {}, True),
    ],
)
def test_other_prices_must_be_payable_too(pay, situation, is_asked):
    given = {"coin": situation.get("coin", "heads")}
    given["objectives"] = [{"id": "goal", "tokens": situation.get("tokens", 0)}]
    given["tokens"] = [{"token": "intel", "at": at("A")}] * situation.get("board", 0)
    game = done({"op": "cost", "pay": [pay], "then": [TELL]}, situation=given)
    assert (kind(game) == "may") is is_asked


# --- if, forEach, repeat (FZ-E.111) ---------------------------------------------------------------


@pytest.mark.rule("FZ-E.111")
@pytest.mark.parametrize(("side", "cards"), [("heads", 1), ("tails", 2)])
def test_if_and_else(side, cards):
    step = {
        "op": "if",
        "condition": {"op": "coin", "side": "heads"},
        "then": [DRAW],
        "else": [{"op": "drawCards", "n": 2}],
    }
    assert hands(done(step, situation={"coin": side}), "frank") == [cards]


@pytest.mark.rule("FZ-E.111")
def test_without_an_else_nothing_happens():
    game = done({"op": "if", "condition": False, "then": [DRAW]}, TELL)
    assert (hands(game, "frank"), told(game)) == ([0], 1)


@pytest.mark.rule("FZ-E.111")
@pytest.mark.parametrize(("times", "cards"), [(0, 0), (3, 3), ({"op": "subtract", "a": 1, "b": 3}, 0)])
def test_steps_are_repeated(times, cards):
    assert hands(done({"op": "repeat", "times": times, "do": [DRAW]}), "frank") == [cards]


@pytest.mark.rule("FZ-E.111")
def test_for_each_figure_place_and_card_once_in_order():
    heroes = done({"op": "forEach", "of": "allHeroes", "do": [{"op": "drawCards", "who": "each"}]}, heroes=TEAM)
    assert hands(heroes) == [1, 1, 1]
    places = done({"op": "forEach", "of": "spawnPoints", "do": [{"op": "placeToken", "at": "each"}]}, board="ABC")
    assert [token["at"] for token in places.view()["tokens"]] == [at("A"), at("B"), at("C")]
    goal = {"op": "objective", "name": "goal"}
    cards = done({"op": "forEach", "of": goal, "do": [{"op": "placeToken", "on": "each", "n": 2}]})
    assert cards.view()["objectives"][0]["tokens"] == 2
    held = {"op": "forEach", "of": "cardsIn", "do": [{"op": "discardCard", "card": "each"}]}
    assert hands(done(held, heroes={"abe": "A"}, hands={"abe": ["punch", "shot"]}), "abe") == [0]


@pytest.mark.rule("FZ-E.111")
def test_the_elements_are_fixed_at_the_beginning():
    """Each human killed brings another one: those are not killed as well."""
    new = {"op": "spawn", "kind": "animal", "at": {"op": "named", "location": at("B")}}
    step = {"op": "forEach", "of": "allMonsters", "do": [{"op": "kill", "who": "each"}, new]}
    game = done(step, board="AB", monsters=[("human", "B"), ("human", "B")])
    assert sorted(one["kind"] for one in game.view()["monsters"] if one["at"]) == ["animal", "animal"]


@pytest.mark.rule("FZ-E.111", "FZ-E.109", "FZ-E.108")
def test_a_choice_inside_may_inside_for_each():
    gift = {"op": "choose", "decider": "each", "options": [
        [{"op": "drawCards", "who": "each"}],
        [{"op": "move", "who": "each", "to": {"op": "named", "location": at("B")}}],
    ]}  # fmt: skip
    step = {"op": "forEach", "of": "otherHeroes", "do": [{"op": "may", "decider": "each", "do": [gift]}]}
    game = done(step, TELL, board="AB", heroes=TEAM)
    assert (kind(game), decider(game)) == ("may", "abe")
    take(game, "use")
    assert (kind(game), decider(game)) == ("choose", "abe")
    take(game, "take", number=0)
    assert (kind(game), decider(game)) == ("may", "shad")
    take(game, "use")
    take(game, "take", number=1)
    assert (hands(game), place(game, "shad"), told(game)) == ([0, 1, 0], "B", 1)


@pytest.mark.rule("FZ-E.111", "FZ-E.45")
def test_for_each_inside_choose_inside_may_with_a_choice_in_it():
    each = {
        "op": "forEach",
        "of": "otherHeroes",
        "do": [{"op": "swap", "a": "each", "b": {"op": "chooseMonster", "decider": "each"}}],
    }
    step = {"op": "may", "do": [{"op": "choose", "options": [[each, DRAW], [TELL]]}]}
    parts = {"heroes": {"frank": "A", "abe": "B", "shad": "C"}, "monsters": [("human", "D"), ("giant", "E")]}
    game = done(step, board="ABCDE", **parts)
    take(game, "use")
    take(game, "take", number=0)
    assert (kind(game), decider(game)) == ("choose-figure", "abe")
    take(game, "choose-figure", figure="giant#1")
    assert decider(game) == "shad"
    take(game, "choose-figure", figure="giant#1")
    spots = [place(game, one) for one in ("frank", "abe", "shad", "human#1", "giant#1")]
    assert (spots, hands(game)) == (["A", "E", "B", "D", "C"], [1, 0, 0])


@pytest.mark.rule("FZ-E.111")
def test_loops_within_loops_keep_their_names_apart():
    inner = {"op": "forEach", "of": "allMonsters", "as": "beast", "do": [{"op": "swap", "a": "one", "b": "beast"}]}
    step = {"op": "forEach", "of": "otherHeroes", "as": "one", "do": [inner, {"op": "drawCards", "who": "one"}]}
    parts = {"heroes": {"frank": "A", "abe": "B", "shad": "C"}, "monsters": [("human", "D"), ("giant", "E")]}
    game = done(step, board="ABCDE", **parts)
    spots = [place(game, one) for one in ("abe", "shad", "human#1", "giant#1")]
    assert (spots, hands(game)) == (["E", "D", "C", "B"], [0, 1, 1])


@pytest.mark.rule("FZ-E.111")
def test_an_inner_loop_of_the_same_name_hides_the_outer_one_for_a_while():
    inner = {"op": "forEach", "of": "you", "do": [{"op": "drawCards", "who": "each", "n": 2}]}
    step = {"op": "forEach", "of": "otherHeroes", "do": [inner, {"op": "drawCards", "who": "each"}]}
    assert hands(done(step, heroes=TEAM)) == [4, 1, 1]


@pytest.mark.rule("FZ-E.111")
def test_what_one_step_chose_is_forgotten_by_the_next():
    """Two steps each choose a hero: the second choice is asked for anew."""
    step = {"op": "drawCards", "who": "chooseHero"}
    game = done(step, step, heroes=TEAM)
    take(game, "choose-figure", figure="abe")
    take(game, "choose-figure", figure="shad")
    assert hands(game) == [0, 1, 1]


@pytest.mark.rule("FZ-E.111", "FZ-E.45")
def test_a_filter_may_ask_about_the_one_in_turn():
    near = {"op": "allMonsters", "where": {"op": "sameLocation", "a": "it", "b": "each"}}
    step = {
        "op": "forEach",
        "of": "allHeroes",
        "do": [{"op": "drawCards", "who": "each", "n": {"op": "count", "of": near}}],
    }
    monsters = [("human", "B"), ("human", "B"), ("human", "C")]
    game = done(step, board="ABC", heroes={"frank": "A", "abe": "B", "shad": "C"}, monsters=monsters)
    assert hands(game) == [0, 2, 1]


@pytest.mark.rule("FZ-E.111", "FZ-E.44")
def test_a_filter_within_a_filter_speaks_of_its_own_candidate():
    """Heroes who share a location with a monster that has another hero beside it."""
    beside = {"op": "allHeroes", "where": {"op": "sameLocation", "a": "it", "b": "allMonsters"}}
    crowded = {"op": "compare", "x": {"op": "count", "of": beside}, "by": ">=", "y": 2}
    here = {"op": "isAt", "who": "it", "place": {"op": "named", "location": at("A")}}
    both = {"op": "allHeroes", "where": {"op": "and", "a": crowded, "b": here}}
    heroes = {"frank": "A", "abe": "A", "shad": "B"}
    game = done({"op": "drawCards", "who": both}, board="AB", heroes=heroes, monsters={"human": "A"})
    assert hands(game) == [1, 1, 0]


# --- without end ----------------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.111")
def test_an_effect_that_sets_itself_off_for_ever_is_a_fault_and_no_hang():
    flip = {
        "op": "if",
        "condition": {"op": "coin", "side": "heads"},
        "then": [{"op": "coin", "side": "tails"}],
        "else": [{"op": "coin", "side": "heads"}],
    }
    with pytest.raises(EngineFault, match="seems to go on for ever"):
        done(flip, mission=rule(flip, when="onCoin"))


@pytest.mark.rule("FZ-E.111")
def test_an_effect_that_sets_itself_off_for_ever_at_set_up_is_a_fault_too():
    ping = {"op": "move", "who": "allMonsters", "to": {"op": "adjacentTo", "of": "allMonsters"}}
    with pytest.raises(EngineFault):
        done(ping, board="AB", heroes={"frank": "A"}, monsters={"human": "A"}, mission=rule(ping, when="onLeave"))


@pytest.mark.rule("FZ-E.111")
def test_repeats_of_repeats_come_to_an_end():
    deep = {"op": "showText", "text": "."}
    for _ in range(6):
        deep = {"op": "repeat", "times": 100, "do": [deep]}
    with pytest.raises(EngineFault, match="did not come to a decision"):
        done(deep)


@pytest.mark.rule("FZ-E.111")
def test_a_replacement_does_not_replace_itself_for_ever():
    again_ = {"op": "insteadOf", "what": "threatAdvance", "do": [{"op": "advanceThreat", "n": 2}]}
    game = done({"op": "advanceThreat"}, mission=rule(again_))
    assert game.view()["threat"]["space"] == 2
