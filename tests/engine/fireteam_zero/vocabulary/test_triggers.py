"""When an ability comes into play (FZ-E.01 to FZ-E.26): each for the figures and moments it names, and no others."""

import pytest

from tests.engine.fireteam_zero.drill import (
    BLANK,
    MOVE,
    SPECIAL,
    at,
    attack,
    card,
    decider,
    discovery,
    event,
    events,
    hero,
    kind,
    objective,
    offers,
    options,
    reaction,
    response,
    run_to,
    set_up,
    take,
    threat,
)
from tests.engine.fireteam_zero.vocabulary.kit import bench, done, rule

TELL = {"op": "showText", "text": "now"}
TEAM = {"frank": "A", "abe": "A"}


def told(game):
    """How often the ability has come into play."""
    return len(events(game, "story"))


def waiting(when, **ability):
    return rule(TELL, when=when, **ability)


# --- cards that speak for themselves (FZ-E.01 to FZ-E.03) -----------------------------------------


@pytest.mark.rule("FZ-E.01")
@pytest.mark.parametrize("is_met", [True, False])
def test_what_holds_always_holds_while_its_condition_does(is_met):
    mission = rule({"op": "modifySpeed", "who": "allHeroes", "to": 3}, **{"if": {"op": "coin", "side": "tails"}})
    game = bench("A", mission=mission, situation={"coin": "tails" if is_met else "heads"})
    assert game.view()["movementLeft"] == (3 if is_met else 2)


@pytest.mark.rule("FZ-E.01")
def test_a_condition_is_asked_for_each_figure():
    slow = {"op": "modifySpeed", "who": "allHeroes", "by": -1}
    alone = {"op": "terrainAt", "place": {"op": "hereOf", "of": "triggeringFigure"}, "kind": "cover"}
    game = bench("AB", heroes={"frank": "A", "abe": "B"}, terrain={"B": ["cover"]}, mission=rule(slow, **{"if": alone}))
    assert game.view()["movementLeft"] == 2
    take(game, "end-turn")
    assert (decider(game), game.view()["movementLeft"]) == ("abe", 1)


@pytest.mark.rule("FZ-E.02", "FZ-11.01")
def test_a_card_speaks_when_it_is_played_in_an_attack():
    text = [{"do": [{"op": "drawCards", "n": 2}]}]
    game = bench(
        "A",
        heroes={"frank": "A"},
        monsters={"human": "A"},
        hands={"frank": ["try", "punch"]},
        cards={"try": card("brawl", 0, 0, extra=text)},
    )
    attack(game, "human#1", "try")
    assert len(hero(game, "frank")["hand"]) == 3


@pytest.mark.rule("FZ-E.02", "FZ-3.04")
def test_a_tactical_response_speaks_when_it_is_played():
    half = response({"op": "drawCards", "who": "otherHeroes", "n": 1})
    parts = {"heroes": {"frank": "A", "abe": "A"}, "hands": {"frank": ["plan"], "abe": 5}}
    parts |= {"cards": {"plan": card(lower=half)}, "phase": "tactics", "situation": {"round": 2}}
    game = bench("A", **parts)
    take(game, "play-tactical-response", hero="frank", card="plan-marksman")
    assert [len(hero(game, name)["hand"]) for name in TEAM] == [0, 6]


@pytest.mark.rule("FZ-E.03")
@pytest.mark.parametrize("place", ["onDraw", "effects"])
def test_a_twist_speaks_once_when_it_is_drawn(place):
    text = [TELL] if place == "onDraw" else [{"when": "onDrawn", "do": [TELL]}]
    twists = [{"id": "dusk", "name": "Dusk", place: text}, *({"id": f"t{n}", "name": "T"} for n in range(4))]
    mission = {"twists": [twist["id"] for twist in twists]}
    situation = {"twistDeck": ["dusk", "t0"]}
    draw = ({"op": "drawTwist"}, {"op": "drawTwist"})
    assert told(done(*draw, changes={"twists": twists}, mission=mission, situation=situation)) == 1


@pytest.mark.rule("FZ-E.03")
def test_an_event_that_stays_speaks_once_when_it_is_drawn():
    fog = event("fog", lasting=[{"when": "onDrawn", "do": [TELL]}], disposition="stay")
    events_ = [fog, *(event(f"event-{n}") for n in range(12))]
    game = bench("AB", changes={"events": events_}, situation={"reconDeck": ["fog", "event-1"], "actions": 2})
    take(game, "search")
    take(game, "move", to=at("B"))
    take(game, "search")
    assert told(game) == 1


# --- attacks (FZ-E.04 to FZ-E.09) -----------------------------------------------------------------

WHO = ["any", "you", "ally", "hero", "self", "monster", "minion", "elite", "boss"]


def fight_with(when, by="frank"):
    """A special rule that waits, while Frank attacks an animal or the animal attacks Frank."""
    parts = {"heroes": {"frank": "A"}, "monsters": {"animal": "A"}, "hands": {"frank": ["punch"] * 3}}
    if by == "frank":
        return attack(bench("A", dice=[2, 2], mission=waiting(when), **parts), "animal#1", "punch")
    return run_to(threat("A", dice=[BLANK, 2], mission=waiting(when), **parts), "turn")


@pytest.mark.rule("FZ-E.04", "FZ-E.05", "FZ-E.06")
@pytest.mark.parametrize("moment", ["beforeAttack", "afterRoll", "afterAttack"])
@pytest.mark.parametrize(
    ("who", "by_hero", "by_monster"),
    [
        ("any", 1, 1),
        ("hero", 1, 0),
        ("monster", 0, 1),
        ("minion", 0, 1),
        ("elite", 0, 0),
        ("you", 0, 0),
        ("self", 0, 0),
    ],
)
def test_an_attack_is_by_somebody(moment, who, by_hero, by_monster):
    assert told(fight_with({"op": moment, "by": who})) == by_hero
    assert told(fight_with({"op": moment, "by": who}, by="animal")) == by_monster


@pytest.mark.rule("FZ-E.04", "FZ-E.05", "FZ-E.06", "FZ-E.07")
@pytest.mark.parametrize("moment", ["beforeAttack", "afterRoll", "afterAttack"])
@pytest.mark.parametrize(("who", "on_monster", "on_hero"), [("hero", 0, 1), ("monster", 1, 0), ("any", 1, 1)])
def test_an_attack_is_on_somebody(moment, who, on_monster, on_hero):
    assert told(fight_with({"op": moment, "on": who})) == on_monster
    assert told(fight_with({"op": moment, "on": who}, by="animal")) == on_hero


@pytest.mark.rule("FZ-E.04", "FZ-E.07")
@pytest.mark.parametrize("moment", ["beforeAttack", "whenAttacked"])
@pytest.mark.parametrize(("types", "count"), [("brawl", 1), ("bullets", 0), (["bullets", "brawl"], 1)])
def test_an_attack_has_a_type(moment, types, count):
    who = {"who": "monster"} if moment == "whenAttacked" else {}
    assert told(fight_with({"op": moment, "type": types, **who})) == count


@pytest.mark.rule("FZ-E.06")
@pytest.mark.parametrize(("result", "hits"), [("any", (1, 1)), ("hit", (0, 1)), ("miss", (1, 0))])
def test_an_attack_hits_or_misses(result, hits):
    found = []
    for face in (2, 4):
        parts = {"heroes": {"frank": "A"}, "monsters": {"giant": "A"}, "hands": {"frank": ["jab"]}}
        mission = waiting({"op": "afterAttack", "result": result})
        game = bench("A", cards={"jab": card("brawl", 1, 0)}, dice=[face], mission=mission, **parts)
        found.append(told(attack(game, "giant#1", "jab")))
    assert tuple(found) == hits


@pytest.mark.rule("FZ-E.07", "FZ-E.08", "FZ-E.09")
@pytest.mark.parametrize(
    ("when", "count"),
    [
        ({"op": "whenAttacked", "who": "hero"}, 1),
        ({"op": "whenAttacked", "who": "monster"}, 0),
        ({"op": "whenTargeted"}, 1),
        ({"op": "whenTargeted", "who": "monster"}, 0),
        ({"op": "whenHit"}, 1),
        ({"op": "whenHit", "by": "minion"}, 1),
        ({"op": "whenHit", "by": "elite"}, 0),
        ({"op": "whenHit", "who": "monster"}, 0),
    ],
)
def test_a_hero_is_attacked_targeted_and_hit(when, count):
    parts = {"heroes": {"frank": "A"}, "monsters": {"animal": "A"}, "hands": {"frank": ["punch"] * 3}}
    game = run_to(threat("A", dice=[BLANK, 4], mission=waiting(when), **parts), "turn")
    assert told(game) == count


@pytest.mark.rule("FZ-E.09")
def test_who_is_missed_is_not_hit():
    parts = {"heroes": {"frank": "A"}, "monsters": {"animal": "A"}, "hands": {"frank": ["punch"] * 3}}
    assert told(run_to(threat("A", dice=[BLANK, 2], mission=waiting("whenHit"), **parts), "turn")) == 0


# --- falling and dying (FZ-E.10, FZ-E.11) ---------------------------------------------------------


@pytest.mark.rule("FZ-E.10")
@pytest.mark.parametrize("moment", ["beforeKnockDown", "whenKnockedDown"])
@pytest.mark.parametrize(("n", "count"), [(2, 0), (3, 1)])
def test_a_hero_falls_or_not(moment, n, count):
    step = {"op": "damage", "target": "you", "n": n}
    assert told(done(step, hands={"frank": 2}, heroes=TEAM, mission=waiting({"op": moment, "who": "hero"}))) == count


@pytest.mark.rule("FZ-E.10")
def test_before_a_fall_the_hand_may_still_grow():
    draw = rule({"op": "drawCards", "who": "triggeringFigure", "n": 3}, when="beforeKnockDown")
    game = done({"op": "damage", "target": "you", "n": 2}, hands={"frank": 1}, heroes=TEAM, mission=draw)
    while offers(game, "discard"):
        game.choose(0)
    assert (hero(game, "frank")["standing"], len(hero(game, "frank")["hand"])) == (True, 2)


@pytest.mark.rule("FZ-E.11")
@pytest.mark.parametrize(
    ("when", "count"),
    [
        ({"op": "whenKilled", "who": "monster"}, 1),
        ({"op": "whenKilled", "who": "minion"}, 0),
        ({"op": "whenKilled", "who": "monster", "by": "hero"}, 0),
        ({"op": "whenWounded", "who": "boss"}, 1),
    ],
)
def test_a_boss_is_wounded_and_in_the_end_killed(when, count):
    situation = {"monsters": [{"kind": "master", "at": at("B"), "power": 1}]}
    assert told(done({"op": "kill", "who": "boss"}, board="AB", situation=situation, mission=waiting(when))) == count


@pytest.mark.rule("FZ-E.11")
def test_a_monster_is_killed_by_somebody():
    mission = waiting({"op": "whenKilled", "who": "minion", "by": "hero"})
    parts = {"monsters": {"human": "A"}, "hands": {"frank": ["punch"]}, "dice": [1, 1]}
    assert told(attack(bench("A", mission=mission, **parts), "human#1", "punch")) == 1
    assert told(done({"op": "kill", "who": "allMonsters"}, monsters={"human": "A"}, mission=mission)) == 0


# --- monsters act (FZ-E.12 to FZ-E.16) ------------------------------------------------------------


@pytest.mark.rule("FZ-E.12", "FZ-E.13")
@pytest.mark.parametrize(
    ("moment", "die", "count"),
    [
        ("onActivate", BLANK, 1),
        ("onMoveSymbol", MOVE, 1),
        ("onMoveSymbol", SPECIAL, 0),
        ("onSpecial", SPECIAL, 1),
        ("onSpecial", BLANK, 0),
    ],
)
def test_a_monster_is_activated_and_its_die_shows_something(moment, die, count):
    parts = {"heroes": {"frank": "A"}, "monsters": {"human": "F"}, "dice": [die]}
    assert told(run_to(threat("ABCDEF", mission=waiting({"op": moment, "who": "monster"}), **parts), "turn")) == count


@pytest.mark.rule("FZ-E.14")
@pytest.mark.parametrize(
    ("how", "by_effect", "by_ambush"),
    [(["effect"], 1, 0), (["ambush"], 0, 1), (["effect", "ambush"], 1, 1), (["spawnStep", "setup"], 0, 0)],
)
def test_a_monster_appears_in_some_way(how, by_effect, by_ambush):
    mission = waiting({"op": "onSpawn", "how": how})
    spawn = {"op": "spawn", "kind": "human", "at": {"op": "named", "location": at("B")}}
    assert told(done(spawn, board="AB", mission=mission)) == by_effect
    ambush = {"op": "ambush", "kind": "human"}
    assert told(done(ambush, board="AB", hands={"frank": 9}, dice=[BLANK, 2, 2], mission=mission)) == by_ambush


@pytest.mark.rule("FZ-E.14")
def test_monsters_of_the_spawn_step_and_of_set_up_appear_too():
    mission = {**waiting({"op": "onSpawn", "how": "spawnStep"}), "spawnPool": [{"kind": "human"}]}
    assert told(bench("AB", phase="threat", mission=mission)) == 1
    mission = {**waiting({"op": "onSpawn", "how": "setup"}), "spawnPool": [{"kind": "human", "number": 3}]}
    assert told(set_up("ABCDEFGHIJKLM", mission=mission)) == 3


@pytest.mark.rule("FZ-E.15", "FZ-E.16")
@pytest.mark.parametrize(
    ("when", "count"),
    [
        ({"op": "onEnter"}, 1),
        ({"op": "onEnter", "who": "hero", "at": {"op": "named", "location": at("B")}}, 1),
        ({"op": "onEnter", "at": {"op": "named", "location": at("A")}}, 0),
        ({"op": "onEnter", "who": "monster"}, 0),
        ({"op": "onLeave", "at": {"op": "named", "location": at("A")}}, 1),
        ({"op": "onLeave", "at": {"op": "named", "location": at("B")}}, 0),
        ({"op": "onMove"}, 1),
        ({"op": "onMove", "who": "monster"}, 0),
        ({"op": "onFlee"}, 1),
    ],
)
def test_a_hero_walks(when, count):
    game = bench("AB", heroes=TEAM, monsters={"human": "A"}, mission=waiting(when))
    assert told(take(game, "move", to=at("B"))) == count


@pytest.mark.rule("FZ-E.16", "FZ-A.09")
@pytest.mark.parametrize(("monsters", "count"), [([], 0), ([("human", "A")], 1)])
def test_only_who_leaves_a_monster_behind_flees(monsters, count):
    game = bench("AB", heroes=TEAM, monsters=monsters, mission=waiting("onFlee"))
    assert told(take(game, "move", to=at("B"))) == count


@pytest.mark.rule("FZ-E.16", "FZ-4.26")
def test_a_one_off_move_is_no_flight():
    step = {"op": "move", "to": {"op": "named", "location": at("B")}}
    game = done(step, board="AB", heroes=TEAM, monsters={"human": "A"}, mission=waiting("onFlee"))
    assert told(game) == 0


# --- searching, objectives, tokens (FZ-E.17 to FZ-E.19) -------------------------------------------


@pytest.mark.rule("FZ-E.17")
@pytest.mark.parametrize(
    ("when", "event_found", "discovery_found"),
    [
        ("onSearch", 1, 1),
        ("onReconDrawn", 1, 1),
        ({"op": "onReconDrawn", "kind": "event"}, 1, 0),
        ({"op": "onReconDrawn", "kind": "discovery"}, 0, 1),
        ({"op": "onSearch", "who": "monster"}, 0, 0),
    ],
)
def test_a_search_turns_something_up(when, event_found, discovery_found):
    changes = {"discoveries": [discovery("fuel")]}
    mission = {**waiting(when), "discoveries": ["fuel"], "eventCount": 11}
    for card_, count in (("event-1", event_found), ("fuel", discovery_found)):
        game = bench("A", changes=changes, mission=mission, situation={"reconDeck": [card_]})
        assert told(take(game, "search")) == count


@pytest.mark.rule("FZ-E.18")
@pytest.mark.parametrize(("name", "count"), [(None, 2), ("goal", 1), ("hunt", 1)])
def test_an_objective_is_completed(name, count):
    when = {"op": "onObjectiveComplete"} if name is None else {"op": "onObjectiveComplete", "objective": name}
    changes = {"objectives": [objective("goal"), objective("hunt"), objective("last")]}
    mission = {**waiting(when), "objectives": ["goal", "hunt", "last"]}
    steps = [{"op": "completeObjective", "objective": {"op": "objective", "name": one}} for one in ("goal", "hunt")]
    assert told(done(*steps, changes=changes, mission=mission)) == count


@pytest.mark.rule("FZ-E.19")
@pytest.mark.parametrize(("placed", "count"), [([1], 0), ([2], 1), ([3], 1), ([1, 1], 1), ([2, 2], 1)])
def test_a_number_of_tokens_is_reached_once(placed, count):
    goal = {"op": "objective", "name": "goal"}
    steps = [{"op": "placeToken", "on": goal, "n": n} for n in placed]
    assert told(done(*steps, mission=waiting({"op": "onTokensReached", "card": goal, "n": 2}))) == count


# --- time, cards, actions (FZ-E.20, FZ-E.23 to FZ-E.26) -------------------------------------------


@pytest.mark.rule("FZ-E.20")
@pytest.mark.parametrize("edge", ["startOf", "endOf"])
@pytest.mark.parametrize(
    ("unit", "count"), [("round", 1), ("tacticsPhase", 1), ("heroPhase", 1), ("threatPhase", 1), ("turn", 2)]
)
def test_every_unit_of_time_begins_and_ends_once(edge, unit, count):
    rules = [{"when": {"op": edge, "unit": unit}, "do": [TELL]}, {"do": [{"op": "skip", "part": "spawn"}]}]
    game = bench("A", heroes=TEAM, phase="round", situation={"round": 5}, mission={"specialRules": rules})
    while game.view()["round"] == 5:
        game.choose(len(game.options) - 1)
    in_round = [one.text for one in game.events]
    first, second = in_round.index("Round 5 begins."), in_round.index("Round 6 begins.")
    assert in_round[first:second].count("Now") == count


@pytest.mark.rule("FZ-E.20")
@pytest.mark.parametrize(("whose", "count"), [("any", 2), ("hero", 2), ("monster", 0)])
def test_a_turn_is_somebodys(whose, count):
    game = bench("A", heroes=TEAM, mission=waiting({"op": "startOf", "unit": "turn", "whose": whose}))
    take(game, "end-turn")
    assert told(game) == count


@pytest.mark.rule("FZ-E.20", "FZ-F.08")
def test_ones_own_turn_is_not_an_allys():
    heroes = [
        {"id": "abe", "name": "Abe", "role": "leader"},
        {
            "id": "frank",
            "name": "Frank",
            "role": "marksman",
            "abilities": [{"when": {"op": "startOf", "unit": "turn", "whose": "you"}, "do": [TELL]}],
        },
    ]
    game = bench("A", heroes={"abe": "A", "frank": "A"}, changes={"heroes": heroes})
    assert told(game) == 0
    assert told(take(game, "end-turn")) == 1


@pytest.mark.rule("FZ-E.25", "FZ-E.26", "FZ-4.32")
@pytest.mark.parametrize("is_free", [True, False])
def test_an_action_is_offered_at_its_place_and_counts_unless_it_is_free(is_free):
    action = {"id": "lift", "name": "Lift", "free": is_free, "effect": [TELL]}
    action["where"] = {"op": "named", "location": at("B")}
    game = bench("AB", mission={"missionActions": [action]})
    assert not offers(game, "act", action="lift")
    take(game, "move", to=at("B"))
    take(game, "act", action="lift")
    assert (told(game), game.view()["actionsLeft"], offers(game, "act", action="lift")) == (1, int(is_free), is_free)


@pytest.mark.rule("FZ-E.25", "FZ-E.107")
@pytest.mark.parametrize(
    ("condition", "is_offered"),
    [({"op": "hasRole", "role": "demolitions"}, False), ({"op": "hasRole", "role": "marksman"}, True)],
)
def test_an_action_may_ask_for_more_than_a_place(condition, is_offered):
    action = {"id": "lift", "name": "Lift", "if": condition, "effect": [TELL]}
    assert offers(bench("A", mission={"missionActions": [action]}), "act", action="lift") is is_offered


@pytest.mark.rule("FZ-E.25", "FZ-4.33")
def test_a_focus_cards_action_is_for_its_own_hero():
    focus = {
        "id": "trick",
        "name": "Trick",
        "role": "marksman",
        "effects": [{"when": "asAction", "do": [{"op": "drawCards", "who": "you"}]}],
    }
    game = set_up(
        seats=[{"hero": "abe", "focus": []}, {"hero": "frank", "focus": ["trick"]}],
        changes={"focusCards": [focus]},
        mission={"focusCards": 1, "spawnPool": []},
    )
    seen = {}
    for _ in range(2):
        seen[decider(game)] = offers(game, "act", action="trick")
        take(game, "end-turn")
    assert seen == {"abe": False, "frank": True}


# --- reactions to every moment --------------------------------------------------------------------


@pytest.mark.rule("FZ-11.05", "FZ-E.02")
def test_a_reaction_may_wait_for_any_moment():
    react = card(lower=reaction({"op": "startOf", "unit": "turn"}, [{"op": "drawCards", "who": "you", "n": 2}]))
    parts = {"heroes": TEAM, "hands": {"abe": ["dodge"]}, "cards": {"dodge": react}}
    game = bench("A", **parts)
    assert (kind(game), decider(game)) == ("react", "abe")
    game.choose(0)
    assert len(hero(game, "abe")["hand"]) == 2
    assert [option["verb"] for option in options(game)][-1] == "end-turn"
