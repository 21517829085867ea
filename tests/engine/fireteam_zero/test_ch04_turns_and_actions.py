"""Chapter 4: turns and actions."""

import pytest

from engine import start
from tests.engine.fireteam_zero.drill import (
    ONE,
    at,
    decider,
    drill,
    drill_pack,
    events,
    hero,
    kind,
    matching,
    offers,
    options,
    place,
    run_to,
    take,
)

TEAM = {"abe": "A", "frank": "A", "don": "A"}
QUIET = {"boss": None, "spawnPool": []}


def verbs(game):
    return [option["verb"] for option in options(game)]


def points(game):
    return game.view()["movementLeft"]


def actions(game):
    return game.view()["actionsLeft"]


# --- the turn -------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-4.01", "FZ-A.30")
@pytest.mark.parametrize(
    ("start", "order"),
    [("abe", ["abe", "frank", "don"]), ("frank", ["frank", "don", "abe"]), ("don", ["don", "abe", "frank"])],
)
def test_players_take_turns_clockwise_from_the_start_player(start, order):
    game = drill(heroes=TEAM, phase="hero", situation={"startPlayer": start}, mission=QUIET)
    taken = []
    while game.view()["round"] == 1 and kind(game) == "turn":
        taken.append(decider(game))
        take(game, "end-turn")
        if len(taken) == 3:
            break
    assert taken == order
    assert [event["hero"] for event in events(game, "turn")][:3] == order


@pytest.mark.rule("FZ-4.02", "FZ-4.03", "FZ-4.04", "FZ-4.05", "FZ-D.15")
def test_a_turn_is_movement_and_one_action_and_either_may_be_left_out():
    parts = {"heroes": {"abe": "B", "frank": "E"}, "monsters": [("human", "C")], "hands": {"abe": ["shot"]}}
    game = drill(**parts)
    assert (kind(game), decider(game)) == ("turn", "abe")
    assert options(game) == [
        {"verb": "move", "to": at("A")},
        {"verb": "move", "to": at("C")},
        {"verb": "attack", "target": "human#1"},
        {"verb": "search"},
        {"verb": "end-turn"},
    ]
    assert (points(game), actions(game)) == (2, 1)
    take(game, "end-turn")  # neither moved nor acted
    assert decider(game) == "frank"
    assert place(game, "abe") == "B"
    assert len(hero(game, "abe")["hand"]) == 1
    moved = take(drill(**parts), "move", to=at("A"))
    take(moved, "end-turn")
    assert decider(moved) == "frank"


@pytest.mark.rule("FZ-4.03", "FZ-4.06", "FZ-D.18")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_the_action_may_come_before_after_or_in_the_middle_of_the_movement(before):
    game = drill(
        "ABCDEF", heroes={"abe": "A", "frank": "A"}, hands={"abe": ["shot", "shot"]}, monsters=[("giant", "D")]
    )
    path = [at("B"), at("C")]
    for step in path[:before]:
        take(game, "move", to=step)
    assert offers(game, "attack") is (before >= 1)  # within two locations
    take(game, "search")
    for step in path[before:]:
        assert (decider(game), actions(game)) == ("abe", 0)
        assert set(verbs(game)) == {"move", "end-turn"}
        take(game, "move", to=step)
    assert decider(game) == "frank"  # nothing was left to do
    assert place(game, "abe") == "C"


@pytest.mark.rule("FZ-4.03", "FZ-D.18", "FZ-4.31")
@pytest.mark.parametrize("first", ["attack", "search"])
def test_one_action_only_is_performed_in_a_turn(first):
    game = drill(
        heroes={"abe": "B", "frank": "B"}, monsters=[("giant", "C")], hands={"abe": ["shot"] * 2}, dice=[1] * 6
    )
    assert offers(game, "attack")
    assert offers(game, "search")
    take(game, first)
    run_to(game, "turn")
    assert decider(game) == "abe"
    assert set(verbs(game)) == {"move", "end-turn"}


@pytest.mark.rule("FZ-4.03", "FZ-F.08")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_hero_card_may_allow_another_number_of_actions(number):
    heroes = [
        {"id": "abe", "name": "Abe", "role": "leader", "actionsPerTurn": number},
        {"id": "frank", "name": "Frank", "role": "marksman"},
    ]
    game = drill(heroes={"abe": "A", "frank": "E"}, changes={"heroes": heroes})
    searches = 0
    while offers(game, "search") and decider(game) == "abe":
        take(game, "search")
        searches += 1
        move = matching(game, "move")
        game.choose(move[-1])
    assert searches == min(number, 2)


@pytest.mark.rule("FZ-4.02", "FZ-4.11")
def test_what_is_left_of_movement_and_actions_is_lost_at_the_end_of_the_turn():
    game = drill(heroes={"abe": "A", "frank": "A"})
    take(game, "move", to=at("B"))
    take(game, "end-turn")
    assert (decider(game), points(game), actions(game)) == ("frank", 2, 1)
    ending = {"when": {"op": "endOf", "unit": "turn"}, "do": [{"op": "may", "do": [{"op": "showText", "text": "."}]}]}
    ended = take(drill(heroes={"abe": "A", "frank": "A"}, mission={"specialRules": [ending]}), "end-turn")
    assert (kind(ended), points(ended), actions(ended)) == ("may", 0, 0)


# --- knocked down at the start of the turn --------------------------------------------------------


@pytest.mark.rule("FZ-4.07", "FZ-D.14", "FZ-8.41")
def test_a_knocked_down_hero_decides_at_the_start_of_the_turn_to_rise_or_to_stay_down():
    game = drill(heroes={"abe": "A", "frank": "A"}, down=["abe"])
    assert (kind(game), decider(game)) == ("rise-or-stay", "abe")
    assert verbs(game) == ["stand-up", "stay-down"]


@pytest.mark.rule("FZ-4.08", "FZ-8.38")
def test_staying_down_skips_the_whole_turn():
    moment = {"when": {"op": "startOf", "unit": "turn"}, "do": [{"op": "showText", "text": "turn"}]}
    game = drill(heroes={"abe": "A", "frank": "A"}, down=["abe"], mission={**QUIET, "specialRules": [moment]})
    take(game, "stay-down")
    assert (kind(game), decider(game)) == ("turn", "frank")
    assert hero(game, "abe")["standing"] is False
    assert len(events(game, "story")) == 1  # Frank's
    assert events(game, "stays-down") == [{"hero": "abe"}]
    take(game, "end-turn")
    run_to(game, "rise-or-stay")  # and the choice comes again in the next round
    assert decider(game) == "abe"


@pytest.mark.rule("FZ-4.09")
def test_standing_up_costs_nothing():
    game = drill(heroes={"abe": "A", "frank": "A"}, down=["abe"], hands={"abe": ["shot"]})
    take(game, "stand-up")
    assert (kind(game), decider(game), points(game), actions(game)) == ("turn", "abe", 2, 1)
    assert hero(game, "abe")["standing"] is True
    assert len(hero(game, "abe")["hand"]) == 1
    assert verbs(game) == ["move", "search", "end-turn"]
    assert events(game, "stands-up") == [{"hero": "abe"}]


@pytest.mark.rule("FZ-4.07")
def test_a_standing_hero_is_not_asked_to_rise():
    assert kind(drill(heroes={"abe": "A", "frank": "A"}, down=["frank"])) == "turn"


@pytest.mark.rule("FZ-A.43", "FZ-4.02", "FZ-4.03")
def test_who_is_knocked_down_in_the_own_turn_loses_the_rest_of_it():
    trap = {"when": {"op": "onEnter", "who": "hero"}, "do": [{"op": "knockDown", "who": "triggeringFigure"}]}
    game = drill(heroes={"abe": "A", "frank": "A"}, mission={"specialRules": [trap]})
    take(game, "move", to=at("B"))
    assert (kind(game), decider(game), points(game)) == ("turn", "frank", 2)


# --- actions --------------------------------------------------------------------------------------


GATHER = {
    "id": "gather",
    "name": "Gather",
    "effect": [{"op": "placeToken", "token": "intel", "on": {"op": "objective", "name": "goal"}}],
}


def tokens(game):
    return game.view()["objectives"][0]["tokens"]


@pytest.mark.rule("FZ-4.31", "FZ-D.18")
def test_attack_and_search_are_offered_every_turn_where_they_are_possible():
    game = drill(
        heroes={"abe": "A", "frank": "C"}, hands={"abe": ["shot"], "frank": ["shot"]}, monsters=[("giant", "C")]
    )
    assert set(verbs(game)) == {"move", "attack", "search", "end-turn"}
    take(game, "end-turn")
    assert set(verbs(game)) == {"move", "attack", "end-turn"}  # no search where a monster stands


@pytest.mark.rule("FZ-4.32", "FZ-D.18", "FZ-D.25", "FZ-F.18")
def test_an_objective_can_offer_an_action_which_counts_as_the_action_of_the_turn():
    objective = {"id": "goal", "name": "Goal", "completion": {"tokensNeeded": 9}, "actions": [GATHER]}
    game = drill(heroes={"abe": "A", "frank": "A"}, changes={"objectives": [objective]})
    assert verbs(game) == ["move", "search", "act", "end-turn"]
    take(game, "act", action="gather")
    assert (tokens(game), actions(game)) == (1, 0)
    assert verbs(game) == ["move", "end-turn"]
    take(game, "end-turn")
    assert offers(game, "act", action="gather")  # the next hero may do it as well


@pytest.mark.rule("FZ-4.32", "FZ-D.25")
@pytest.mark.parametrize(("letter", "possible"), [("B", True), ("A", False)])
def test_a_mission_action_is_offered_only_at_its_place(letter, possible):
    action = {**GATHER, "where": {"op": "named", "location": at("B")}}
    game = drill(heroes={"abe": letter, "frank": "A"}, mission={"missionActions": [action]})
    assert offers(game, "act", action="gather") is possible


@pytest.mark.rule("FZ-4.32", "FZ-D.25", "FZ-E.110")
@pytest.mark.parametrize(("held", "possible"), [(1, False), (2, True)])
def test_an_offered_action_is_possible_only_if_its_cost_can_be_paid(held, possible):
    action = {**GATHER, "cost": [{"op": "discard", "n": 2, "as": "cost"}]}
    game = drill(heroes={"abe": "A", "frank": "A"}, hands={"abe": held}, mission={"missionActions": [action]})
    assert offers(game, "act") is possible
    if possible:
        take(game, "act")
        assert (tokens(game), hero(game, "abe")["hand"]) == (1, [])


@pytest.mark.rule("FZ-4.32", "FZ-E.107")
def test_an_offered_action_may_have_a_limit():
    action = {**GATHER, "limit": {"times": 1, "per": "round"}}
    game = drill(heroes={"abe": "A", "frank": "A"}, mission={"missionActions": [action]})
    take(game, "act")
    take(game, "end-turn")
    assert not offers(game, "act")


FOCUS = [
    {
        "id": "medic",
        "name": "Medic",
        "role": "leader",
        "effects": [{"when": "asAction", "do": [{"op": "drawCards", "n": 2}]}],
    },
    {
        "id": "quartermaster",
        "name": "Quartermaster",
        "role": "leader",
        "effects": [{"when": "asFreeAction", "do": [{"op": "drawCards", "n": 1}]}],
        "useLimit": "turn",
    },
]


def with_focus(*names):
    pack = drill_pack("ABC", changes={"focusCards": FOCUS}, mission={**QUIET, "focusCards": 2})
    situation = {"phase": "turn", "startPlayer": "abe"}
    return start(pack, "drill", [{"hero": "abe", "focus": list(names)}, "frank"], 1, situation=situation)


@pytest.mark.rule("FZ-4.33", "FZ-1.20", "FZ-D.18", "FZ-D.27")
def test_a_focus_card_can_give_an_action_that_only_its_hero_can_use():
    game = with_focus("medic")
    assert verbs(game) == ["move", "search", "act", "end-turn"]
    take(game, "act", action="medic")
    assert (len(hero(game, "abe")["hand"]), actions(game)) == (2, 0)
    assert not offers(game, "act")
    take(game, "end-turn")
    assert decider(game) == "frank"
    assert not offers(game, "act")


@pytest.mark.rule("FZ-4.34", "FZ-D.15", "FZ-D.27", "FZ-E.26", "FZ-F.12")
def test_a_free_action_does_not_count_against_the_actions_of_the_turn():
    game = with_focus("quartermaster", "medic")
    take(game, "act", action="medic")
    assert actions(game) == 0
    take(game, "act", action="quartermaster")  # possible without an action left
    assert len(hero(game, "abe")["hand"]) == 3
    assert not offers(game, "act")  # once a turn


@pytest.mark.rule("FZ-4.34", "FZ-E.72")
def test_attacks_can_be_made_free():
    free = {"do": [{"op": "makeFree", "action": "attack", "who": "allHeroes"}]}
    game = drill(
        heroes={"abe": "B", "frank": "E"},
        monsters=[("giant", "C")],
        hands={"abe": ["shot"] * 3, "frank": ["shot"]},
        mission={"specialRules": [free]},
        dice=[1] * 12,
    )
    for left in (2, 1):
        take(game, "attack")
        take(game, "roll")
        assert (len(hero(game, "abe")["hand"]), actions(game)) == (left, 1)
    take(game, "search")
    assert actions(game) == 0
    assert offers(game, "attack")  # still free
    assert not offers(game, "search")


@pytest.mark.rule("FZ-4.34", "FZ-E.72")
def test_offered_actions_can_be_made_free_for_certain_heroes():
    who = {"op": "allHeroes", "where": {"op": "hasRole", "who": "it", "role": "leader"}}
    free = {"do": [{"op": "makeFree", "action": "special", "who": who}]}
    mission = {"specialRules": [free], "missionActions": [GATHER]}
    game = drill(heroes={"abe": "A", "frank": "A"}, mission=mission)
    take(game, "act")
    take(game, "act")
    take(game, "search")
    take(game, "act")
    assert (tokens(game), actions(game)) == (3, 0)
    take(game, "end-turn")
    take(game, "act")
    assert (tokens(game), actions(game)) == (4, 0)
    assert not offers(game, "act")


@pytest.mark.rule("FZ-4.34")
def test_free_actions_are_performed_in_the_hero_phase_only():
    free = {**GATHER, "free": True}
    grant = {"when": {"op": "startOf", "unit": "tacticsPhase"}, "do": [{"op": "performAction", "who": "allHeroes"}]}
    mission = {**QUIET, "missionActions": [free], "specialRules": [grant]}
    game = drill(heroes={"abe": "A", "frank": "A"}, phase="round", mission=mission)
    assert (kind(game), verbs(game)) == ("granted-action", ["search", "decline"])


@pytest.mark.rule("FZ-K.21", "FZ-E.90")
@pytest.mark.parametrize(
    ("what", "left"),
    [
        ("move", {"attack", "search", "act", "end-turn"}),
        ("act", {"move", "end-turn"}),
        ("attack", {"move", "search", "act", "end-turn"}),
        ("search", {"move", "attack", "act", "end-turn"}),
    ],
)
def test_a_restrained_hero_is_not_offered_what_is_forbidden(what, left):
    who = {"op": "allHeroes", "where": {"op": "hasRole", "who": "it", "role": "leader"}}
    bind = {"do": [{"op": "restrict", "who": who, "what": [what]}]}
    game = drill(
        heroes={"abe": "A", "frank": "A"},
        hands={"abe": ["shot"], "frank": ["shot"]},
        monsters=[("giant", "C")],
        specialists={"patty": "A"} if what == "act" else {},  # a free search is an action, too
        mission={"specialRules": [bind], "missionActions": [GATHER]},
    )
    assert set(verbs(game)) == left
    run_to(game, "turn")
    take(game, "end-turn")
    assert {"move", "attack", "act", "end-turn"} <= set(verbs(game))


@pytest.mark.rule("FZ-A.55", "FZ-E.70")
@pytest.mark.parametrize(
    ("which", "offered"),
    [
        ("any", ["attack", "search", "act", "decline"]),
        ("attack", ["attack", "decline"]),
        ("search", ["search", "decline"]),
        ("special", ["act", "decline"]),
    ],
)
def test_a_granted_action_is_any_that_is_legal_now_and_no_movement(which, offered):
    grant = {
        "when": {"op": "startOf", "unit": "threatPhase"},
        "do": [{"op": "performAction", "who": "allHeroes", "which": which}],
    }
    game = drill(
        heroes={"abe": "A", "frank": "C"},
        hands={"abe": ["shot"]},
        monsters=[("giant", "C")],
        down=["frank"],
        phase="threat",
        mission={"specialRules": [grant], "missionActions": [GATHER]},
        dice=[ONE["bullets"]] * 3,
    )
    assert (kind(game), decider(game), verbs(game)) == ("granted-action", "abe", offered)
    game.choose(0)
    done = [event.name for event in game.events if event.name in ("attack", "searched", "action")]
    assert done[:1] in (["attack"], ["searched"], ["action"])
    assert not any(event["hero"] == "frank" for event in events(game, "action"))  # knocked down: not affected


@pytest.mark.rule("FZ-A.55")
def test_a_granted_action_costs_nothing_of_the_turn():
    grant = {"when": {"op": "startOf", "unit": "turn"}, "do": [{"op": "performAction", "who": "triggeringFigure"}]}
    game = drill(heroes={"abe": "A", "frank": "A"}, mission={"specialRules": [grant], "missionActions": [GATHER]})
    take(game, "act")
    assert (kind(game), actions(game), tokens(game)) == ("turn", 1, 1)


@pytest.mark.rule("FZ-A.55", "FZ-8.43", "FZ-3.09")
def test_who_is_knocked_down_before_the_granted_action_performs_none():
    grant = {"when": {"op": "startOf", "unit": "threatPhase"}, "do": [{"op": "performAction", "who": "allHeroes"}]}
    game = drill(
        heroes={"abe": "A", "frank": "B", "don": "A"},
        hands={"abe": ["grenade"]},
        monsters=[("giant", "B")],
        phase="threat",
        mission={"specialRules": [grant], "missionActions": [GATHER]},
        dice=[ONE["explosion"]] * 2,
    )
    assert (kind(game), decider(game)) == ("granted-action", "abe")
    take(game, "attack")  # it strikes Frank, who has no card left
    assert hero(game, "frank")["standing"] is False
    assert (kind(game), decider(game)) == ("granted-action", "don")


# --- Patty ----------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-7.07", "FZ-7.08", "FZ-7.09", "FZ-4.06", "FZ-4.34", "FZ-T.62", "FZ-A.46", "FZ-14.06")
def test_near_patty_a_hero_searches_moves_searches_again_and_still_attacks():
    game = drill(
        "ABCDE",
        heroes={"abe": "A", "frank": "B"},
        specialists={"patty": "B"},
        hands={"abe": ["shot"]},
        monsters=[("giant", "D")],
        dice=[1, 1, 1],
    )
    take(game, "search-free")
    assert actions(game) == 1
    take(game, "move", to=at("B"))
    take(game, "search-free")
    take(game, "attack", target="giant#1")
    assert len(events(game, "searched")) == 2
    assert len(events(game, "attack")) == 1
    assert actions(game) == 0


@pytest.mark.rule("FZ-7.07", "FZ-4.03", "FZ-T.63")
def test_with_patty_at_range_two_a_search_is_the_action_of_the_turn():
    game = drill(
        "ABCDE",
        heroes={"abe": "A", "frank": "C"},
        specialists={"patty": "C"},
        hands={"abe": ["shot"]},
        monsters=[("giant", "C")],
    )
    assert offers(game, "attack")
    assert not offers(game, "search-free")
    take(game, "search")
    assert actions(game) == 0
    assert not offers(game, "attack")


@pytest.mark.rule("FZ-A.46")
@pytest.mark.parametrize(("most", "free"), [("unlimited", 3), (2, 2), (1, 1), (0, 0)])
def test_by_option_free_searches_are_limited_in_each_turn(most, free):
    heroes = [
        {"id": "abe", "name": "Abe", "role": "leader"},
        {"id": "frank", "name": "Frank", "role": "marksman"},
    ]
    mission = {"options": {"loneHero": True, "freeSearchPerTurn": most, "spawnTokens": "fixed"}}
    found = []
    for start_player in ("abe", "frank"):
        game = drill(
            "ABC",
            heroes={"abe": "A", "frank": "A"},
            specialists={"patty": "B"},
            situation={"startPlayer": start_player},
            mission=mission,
            changes={"heroes": heroes},
        )
        searches = 0
        for letter in "ABC":
            if letter != "A":
                take(game, "move", to=at(letter))
                run_to(game, "turn")
            if offers(game, "search-free"):
                take(game, "search-free")
                searches += 1
            else:
                assert offers(game, "search")  # as the action of the turn
        found.append(searches)
    assert found == [free, free]


@pytest.mark.rule("FZ-A.46", "FZ-7.08", "FZ-7.06")
def test_a_free_search_needs_a_face_up_token_and_no_monster_and_every_token_serves_once():
    parts = {"heroes": {"abe": "A", "frank": "A"}, "specialists": {"patty": "A"}}
    game = drill(**parts)
    take(game, "search-free")
    assert not offers(game, "search-free")
    assert not offers(drill(**parts, monsters=[("human", "A")]), "search-free")


@pytest.mark.rule("FZ-D.15")
def test_a_turn_in_which_nothing_is_possible_ends_by_itself():
    game = drill(
        "AB/..",
        heroes={"abe": "A", "frank": "B"},
        terrain={"B": ["elevated"]},
        situation={"turn": "abe", "movement": 0, "actions": 0, "startPlayer": "abe"},
    )
    assert decider(game) == "frank"


@pytest.mark.rule("FZ-E.20")
def test_the_end_of_a_turn_is_the_end_of_one_heros_turn():
    rule = {
        "when": {"op": "endOf", "unit": "turn", "whose": "hero"},
        "do": [{"op": "drawCards", "who": "triggeringFigure"}],
    }
    game = drill(heroes={"abe": "A", "frank": "A"}, mission={**QUIET, "specialRules": [rule]})
    take(game, "end-turn")
    assert decider(game) == "frank"
    assert [event["hero"] for event in events(game, "cards-drawn")] == ["abe"]


@pytest.mark.rule("FZ-4.32", "FZ-D.25")
def test_an_offered_action_is_told_and_has_no_amount_of_its_own():
    count = {"id": "count", "name": "Count", "effect": [{"op": "drawCards", "n": "amount"}]}
    game = drill(heroes={"abe": "A"}, mission={**QUIET, "missionActions": [count]})
    take(game, "act", action="count")
    assert events(game, "action") == [{"hero": "abe", "action": "count"}]
    assert events(game, "cards-drawn") == []


@pytest.mark.rule("FZ-A.55", "FZ-E.90")
@pytest.mark.parametrize(("bound", "offered"), [("otherHeroes", False), ("you", True)])
def test_a_granted_action_is_no_search_for_a_hero_who_may_not_act(bound, offered):
    steps = [
        {"op": "restrict", "who": bound, "what": ["act"], "for": "thisRound"},
        {"op": "performAction", "who": "otherHeroes"},
    ]
    signal = {"id": "signal", "name": "Signal", "free": True, "effect": steps}
    game = drill(heroes={"abe": "A", "frank": "B"}, mission={**QUIET, "missionActions": [signal]})
    take(game, "act", action="signal")
    assert (decider(game) == "frank" and offers(game, "search")) is offered


@pytest.mark.rule("FZ-E.71")
def test_one_extra_attack_is_one_on_top_of_the_action():
    rule = {"do": [{"op": "extraAttack", "who": "allHeroes", "n": 1}]}
    parts = {"monsters": [("giant", "A")], "hands": {"frank": ["punch"] * 3}, "mission": {"specialRules": [rule]}}
    game = drill(heroes={"abe": "A", "frank": "A"}, phase="hero", situation={"startPlayer": "frank"}, **parts)
    attacks = 0
    while decider(game) == "frank" and offers(game, "attack"):
        take(game, "attack")
        while kind(game) == "attack-cards":
            take(game, "roll")
        attacks += 1
    assert attacks == 2


@pytest.mark.rule("FZ-E.103")
def test_what_lasts_for_the_hero_phase_is_over_in_the_threat_phase():
    calm = {"op": "restrict", "who": "allMonsters", "what": ["attack"], "for": "thisPhase"}
    soothe = {"id": "soothe", "name": "Soothe", "free": True, "effect": [calm]}
    game = drill(
        heroes={"abe": "A"},
        monsters=[("human", "A")],
        hands={"abe": 5},
        mission={**QUIET, "spawnPool": [{"kind": "human"}], "missionActions": [soothe]},
    )
    take(game, "act", action="soothe")
    take(game, "end-turn")
    assert "human#1" in [event["attacker"] for event in events(game, "attack")]
