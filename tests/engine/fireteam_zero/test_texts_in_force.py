"""Texts in force: which one counts, in which order they come, and how long they last."""

import pytest

from tests.engine.fireteam_zero.drill import (
    HEROES,
    at,
    briefing,
    drill,
    event,
    events,
    hero,
    kind,
    offers,
    options,
    take,
    who,
)

# --- the strongest text (FZ-A.58) -----------------------------------------------------------------

WEAKEST_FIRST = ("ability", "mission", "objective", "twist", "token")


def full_hand(to):
    """A text that holds always."""
    return {"do": [{"op": "setFullHand", "who": "everyHero", "to": to}]}


def hands_of(texts, **situation):
    """How many cards Frank holds after the draw, with a text on each of these cards: {"twist": 3}."""
    heroes = [
        {
            "id": name,
            "name": name,
            "role": role,
            "abilities": [full_hand(texts["ability"])] if name == "frank" and "ability" in texts else [],
        }
        for name, role in HEROES.items()
    ]
    goal = {"id": "goal", "name": "Goal", "completion": {"tokensNeeded": 9}}
    if "objective" in texts:
        goal["ownProcedure"] = [full_hand(texts["objective"])]
    twist = {"id": "twist-0", "name": "Twist", "effects": [full_hand(texts["twist"])] if "twist" in texts else []}
    fire = {"id": "fire", "name": "Fire", "effects": [full_hand(texts["token"])] if "token" in texts else []}
    game = drill(
        "AB",
        heroes={"frank": "A"},
        phase="tactics",
        situation={"round": 1, "twists": ["twist-0"], **situation},
        changes={
            "heroes": heroes,
            "objectives": [goal],
            "twists": [twist, *({"id": f"twist-{n}", "name": "T"} for n in range(1, 6))],
            "tokens": {"special": [fire]},
        },
        mission={"specialRules": [full_hand(texts["mission"])] if "mission" in texts else []},
    )
    return len(hero(game, "frank")["hand"])


@pytest.mark.rule("FZ-A.58")
@pytest.mark.parametrize("weak", range(len(WEAKEST_FIRST)))
@pytest.mark.parametrize("strong", range(len(WEAKEST_FIRST)))
def test_of_two_texts_that_disagree_the_more_specific_one_counts(weak, strong):
    if strong <= weak or {WEAKEST_FIRST[weak], WEAKEST_FIRST[strong]} == {"mission", "objective"}:
        assert hands_of({WEAKEST_FIRST[weak]: 3}) == 3  # each counts against the catalogue's own number
        return
    assert hands_of({WEAKEST_FIRST[weak]: 3, WEAKEST_FIRST[strong]: 7}) == 7
    assert hands_of({WEAKEST_FIRST[weak]: 7, WEAKEST_FIRST[strong]: 3}) == 3


@pytest.mark.rule("FZ-A.58", "FZ-E.103")
@pytest.mark.parametrize(("lasting_on", "drawn"), [("hero", 3), ("event", 2)])
def test_a_lasting_effect_is_as_strong_as_the_text_it_comes_from(lasting_on, drawn):
    """A twist says 3; a hero's ability yields to it, a card does not."""
    effect = {"op": "setFullHand", "who": "everyHero", "to": 2, "for": "nextRound"}
    ability = {"when": {"op": "onMove", "who": "you"}, "do": [effect]}
    heroes = [
        {"id": n, "name": n, "role": r, "abilities": [ability] if lasting_on == "hero" and n == "frank" else []}
        for n, r in HEROES.items()
    ]
    twist = {"id": "twist-0", "name": "Twist", "effects": [full_hand(3)]}
    setting = briefing(
        events=[event("luck", *([effect] if lasting_on == "event" else []))],
        changes={"heroes": heroes, "twists": [twist, *({"id": f"twist-{n}", "name": "T"} for n in range(1, 6))]},
        spawnPool=[],
        boss=None,
    )
    game = drill(
        "AB",
        heroes={"frank": "A"},
        situation={"twists": ["twist-0"], "reconDeck": ["luck"]},
        **setting,
    )
    take(take(game, "move", to=at("B")), "search")
    while game.view()["round"] == 1:
        take(game, "end-turn")
    assert len(hero(game, "frank")["hand"]) == drawn


@pytest.mark.rule("FZ-A.58", "FZ-E.113")
def test_of_two_texts_that_replace_the_same_act_the_stronger_one_counts():
    def instead(word):
        return {"do": [{"op": "insteadOf", "what": "spawnStep", "do": [{"op": "showText", "text": word}]}]}

    twist = {"id": "twist-0", "name": "Twist", "effects": [instead("twist")]}
    game = drill(
        "AB",
        phase="threat",
        situation={"twists": ["twist-0"]},
        changes={"twists": [twist, *({"id": f"twist-{n}", "name": "T"} for n in range(1, 6))]},
        mission={"specialRules": [instead("mission")]},
    )
    assert [one["text"] for one in events(game, "story")] == ["twist"]


@pytest.mark.rule("FZ-A.58", "FZ-E.90", "FZ-E.91")
@pytest.mark.parametrize(
    ("forbidden", "permitted", "may_attack"),
    [
        ([], [], True),
        (["attack"], [], False),
        (["act"], [], False),
        (["move"], [], True),
        (["attack"], [["attack"]], True),
        (["attack"], [["act"]], False),
        (["attack", "act"], [["act"]], False),
        (["attack", "act"], [["act"], ["attack"]], True),
        (["attack", "act"], [["act", "attack"]], True),
    ],
)
def test_cannot_beats_may_unless_the_very_thing_is_permitted(forbidden, permitted, may_attack):
    rules = [{"do": [{"op": "permit", "who": "everyHero", "what": what}]} for what in permitted]
    if forbidden:
        rules.append({"do": [{"op": "restrict", "who": "everyHero", "what": forbidden}]})
    game = drill("AB", hands={"frank": ["shot"]}, monsters={"human": "B"}, mission={"specialRules": rules})
    assert offers(game, "attack") is may_attack


# --- several at once (FZ-D.43) --------------------------------------------------------------------


def told(word, **more):
    """A rule that says something when a hero moves."""
    return {"when": {"op": "onMove", "who": "hero"}, "do": [{"op": "showText", "text": word}], **more}


def stories(game):
    """What has been said so far."""
    return [one["text"] for one in events(game, "story")]


@pytest.mark.rule("FZ-D.43", "FZ-A.42")
@pytest.mark.parametrize("first", ["red", "blue"])
def test_the_group_orders_what_happens_at_the_same_moment(first):
    game = drill("AB", mission={"specialRules": [told("red", id="red"), told("blue", id="blue")]})
    take(game, "move", to=at("B"))
    assert (kind(game), who(game), stories(game)) == ("order-triggers", None, [])
    assert [o["what"] for o in options(game)] == ["red", "blue"]
    take(game, "resolve", what=first)
    assert stories(game) == [first, "blue" if first == "red" else "red"]


@pytest.mark.rule("FZ-D.43", "FZ-E.111")
def test_two_texts_on_one_card_come_in_printed_order_whatever_else_waits():
    procedure = [told("one"), told("two")]
    goal = {"id": "goal", "name": "Goal", "completion": {"tokensNeeded": 9}, "ownProcedure": procedure}
    game = drill(
        "AB",
        changes={"objectives": [goal]},
        mission={"specialRules": [told("red", id="red")]},
    )
    take(game, "move", to=at("B"))
    assert sorted(o["what"] for o in options(game)) == ["goal", "red"]
    take(game, "resolve", what="goal")
    assert stories(game) == ["one"]
    take(game, "resolve", what="red")
    assert stories(game) == ["one", "red", "two"]


@pytest.mark.rule("FZ-D.43")
def test_a_single_text_is_resolved_without_asking():
    game = take(drill("AB", mission={"specialRules": [told("red")]}), "move", to=at("B"))
    assert (kind(game), stories(game)) == ("turn", ["red"])


@pytest.mark.rule("FZ-E.107")
@pytest.mark.parametrize(("per", "count"), [("turn", 2), ("round", 1), ("mission", 1)])
def test_a_limit_counts_the_uses_of_a_turn_a_round_or_the_mission(per, count):
    rule = told("tick", limit={"times": 1, "per": per})
    game = drill("AB", heroes={"frank": "A", "abe": "A"}, mission={"specialRules": [rule]})
    take(take(game, "move", to=at("B")), "move", to=at("A"))
    assert stories(game) == ["tick"]
    take(game, "end-turn")
    take(game, "move", to=at("B"))
    assert len(stories(game)) == count


@pytest.mark.rule("FZ-D.27", "FZ-E.108")
@pytest.mark.parametrize(("decider", "asked"), [("you", "frank"), ("group", None)])
@pytest.mark.parametrize(("answer", "said"), [("use", ["ha"]), ("decline", [])])
def test_an_optional_ability_is_offered_to_whom_it_names(decider, asked, answer, said):
    ability = {**told("ha"), "when": {"op": "onMove", "who": "you"}, "may": True, "decider": decider}
    heroes = [
        {"id": n, "name": n, "role": r, "abilities": [ability] if n == "frank" else []} for n, r in HEROES.items()
    ]
    game = drill("AB", heroes={"frank": "A", "abe": "A"}, changes={"heroes": heroes})
    take(game, "move", to=at("B"))
    assert (kind(game), who(game)) == ("may", asked)
    assert stories(take(game, answer)) == said


@pytest.mark.rule("FZ-E.110", "FZ-A.45")
@pytest.mark.parametrize(("cards", "is_asked"), [(1, False), (2, True), (3, True)])
def test_an_ability_with_a_cost_is_offered_only_if_the_cost_can_be_paid(cards, is_asked):
    ability = {
        **told("ha"),
        "when": {"op": "onMove", "who": "you"},
        "cost": [{"op": "discard", "n": 2, "as": "cost"}],
    }
    heroes = [
        {"id": n, "name": n, "role": r, "abilities": [ability] if n == "frank" else []} for n, r in HEROES.items()
    ]
    game = drill("AB", hands={"frank": ["punch"] * cards}, changes={"heroes": heroes})
    take(game, "move", to=at("B"))
    assert (kind(game) == "may") is is_asked
    if is_asked:
        take(game, "use")
        assert (stories(game), len(hero(game, "frank")["hand"])) == (["ha"], cards - 2)


# --- how long (FZ-E.104) --------------------------------------------------------------------------


@pytest.mark.rule("FZ-E.104", "FZ-E.88")
@pytest.mark.parametrize(("duration", "drawn"), [("whileInForce", 5), ("restOfMission", 2)])
def test_an_effect_while_in_force_goes_with_its_card(duration, drawn):
    grip = {"op": "setFullHand", "who": "everyHero", "to": 2, "for": duration}
    twists = [{"id": f"twist-{n}", "name": "T", "onDraw": [grip] if n == 0 else []} for n in range(6)]
    lift = {"when": {"op": "endOf", "unit": "threatPhase"}, "do": [{"op": "removeTwist", "which": "newest"}]}
    game = drill(
        "AB",
        phase="threat",
        situation={"threat": 2, "twistDeck": ["twist-0"]},
        changes={"twists": twists},
        mission={"specialRules": [lift], "spawnPool": [], "boss": None},
    )
    assert game.view()["twists"] == []
    assert len(hero(game, "frank")["hand"]) == drawn


@pytest.mark.rule("FZ-E.104")
def test_an_effect_while_in_force_holds_as_long_as_its_card_lies_there():
    grip = {"op": "setFullHand", "who": "everyHero", "to": 2, "for": "whileInForce"}
    twists = [{"id": f"twist-{n}", "name": "T", "onDraw": [grip] if n == 0 else []} for n in range(6)]
    game = drill(
        "AB",
        phase="threat",
        situation={"threat": 2, "twistDeck": ["twist-0"]},
        changes={"twists": twists},
        mission={"spawnPool": [], "boss": None},
    )
    assert len(hero(game, "frank")["hand"]) == 2


@pytest.mark.rule("FZ-E.104", "FZ-7.11")
@pytest.mark.parametrize(("needed", "speed"), [(1, 2), (2, 1)])
def test_what_an_open_objective_says_ends_with_its_completion(needed, speed):
    slow = {"do": [{"op": "modifySpeed", "who": "everyHero", "to": 1}]}
    dig = {"id": "dig", "name": "Dig", "effect": [{"op": "placeToken", "on": "thisCard"}]}
    goal = {
        "id": "goal",
        "name": "Goal",
        "completion": {"tokensNeeded": needed},
        "ownProcedure": [slow],
        "actions": [dig],
    }
    other = {"id": "other", "name": "Other", "completion": {"tokensNeeded": 9}}
    game = drill("AB", heroes={"frank": "A", "abe": "A"}, **briefing(objectives=[goal, other]))
    assert game.view()["movementLeft"] == 1
    take(take(game, "act", action="dig"), "end-turn")
    assert (who(game), game.view()["movementLeft"]) == ("abe", speed)
