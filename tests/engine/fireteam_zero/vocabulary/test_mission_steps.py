"""What happens to the mission (FZ-E.85 to FZ-E.88, FZ-E.96, FZ-E.98 to FZ-E.100, FZ-E.112, FZ-E.113)."""

import pytest

from engine import EngineFault
from tests.engine.fireteam_zero.drill import (
    BLANK,
    MOVE,
    SPECIAL,
    at,
    attack,
    card,
    decider,
    events,
    hero,
    kind,
    matching,
    objective,
    offers,
    options,
    place,
    run_to,
    state,
    take,
    threat,
    tokens,
)
from tests.engine.fireteam_zero.vocabulary.kit import again, bench, done, rule

TEAM = {"frank": "A", "abe": "A", "shad": "A"}


def view(game, key):
    return game.view()[key]


def shown(name):
    return {"op": "objective", "name": name}


# --- objectives (FZ-E.85) -------------------------------------------------------------------------

HIDDEN = {
    "objectives": [objective("goal"), objective("cave", tokens=2, hiddenUntil=False), objective("spare", tokens=1)]
}
LISTED = {"objectives": ["goal", "cave"]}


@pytest.mark.rule("FZ-E.85")
def test_an_objective_is_completed_by_text():
    game = done({"op": "completeObjective", "objective": shown("goal")}, changes=HIDDEN, mission=LISTED)
    assert (state(game, "goal"), game.is_over) == ("completed", False)


@pytest.mark.rule("FZ-E.85")
def test_a_hidden_objective_is_revealed_and_counts_the_tokens_it_already_has():
    token = {"op": "placeToken", "on": shown("cave"), "n": 2}
    game = done({"op": "revealObjective", "objective": shown("cave")}, changes=HIDDEN, mission=LISTED)
    assert (state(game, "cave"), tokens(game, "cave")) == ("open", 0)
    game = done(token, {"op": "revealObjective", "objective": shown("cave")}, changes=HIDDEN, mission=LISTED)
    assert state(game, "cave") == "completed"


@pytest.mark.rule("FZ-E.85")
def test_a_hidden_objective_is_not_completed_before_it_is_seen_and_stands_in_the_way_of_victory():
    steps = [{"op": "completeObjective", "objective": shown(name)} for name in ("goal", "cave")]
    game = done(*steps, changes=HIDDEN, mission=LISTED)
    assert (state(game, "goal"), game.is_over) == ("completed", False)
    assert [one["id"] for one in view(game, "objectives")] == ["goal"]


@pytest.mark.rule("FZ-E.85", "FZ-13.01")
def test_an_objective_that_no_mission_lists_is_no_part_of_it_until_an_effect_adds_it():
    finish = {"op": "completeObjective", "objective": shown("goal")}
    assert done(finish, changes=HIDDEN, mission={"objectives": ["goal"], "exitPoint": None}).outcome["result"] == "won"
    add = {"op": "addObjective", "objective": shown("spare")}
    game = done(add, finish, changes=HIDDEN, mission=LISTED)
    assert [(one["id"], one["state"]) for one in view(game, "objectives")] == [("goal", "completed"), ("spare", "open")]
    again(game)
    assert len(events(game, "objective-revealed")) == 1


@pytest.mark.rule("FZ-E.85", "FZ-7.11")
def test_an_added_objective_must_be_completed_too():
    add = {"op": "addObjective", "objective": shown("spare")}
    finish = {"op": "completeObjective", "objective": shown("goal")}
    token = {"op": "placeToken", "on": shown("spare")}
    actions = [{"id": "token", "name": "Token", "free": True, "effect": [token]}]
    mission = {"objectives": ["goal"], "missionActions": actions}
    changes = {"objectives": [objective("goal"), objective("spare", tokens=1)]}
    game = done(add, finish, changes=changes, mission=mission)
    assert not game.is_over
    take(game, "act", action="token")
    assert game.outcome["result"] == "won"


# --- coin, threat, twists (FZ-E.86 to FZ-E.88) ----------------------------------------------------


@pytest.mark.rule("FZ-E.86", "FZ-E.22", "FZ-15.02")
@pytest.mark.parametrize("side", ["heads", "tails"])
@pytest.mark.parametrize("shows", ["heads", "tails"])
def test_the_coin_is_turned_only_if_it_shows_the_other_side(side, shows):
    mission = rule({"op": "advanceThreat"}, when={"op": "onCoin", "side": side})
    game = done({"op": "coin", "side": side}, situation={"coin": shows}, mission=mission)
    assert (view(game, "coin"), view(game, "threat")["space"]) == (side, int(side != shows))


@pytest.mark.rule("FZ-E.87", "FZ-E.21", "FZ-8.03")
def test_the_marker_advances_one_space_at_a_time_with_its_twists():
    mission = rule({"op": "showText", "text": "step"}, when="onThreatAdvance")
    game = done({"op": "advanceThreat", "n": 4}, situation={"threat": 1}, mission=mission)
    assert (view(game, "threat")["space"], len(view(game, "twists")), len(events(game, "story"))) == (5, 1, 4)


@pytest.mark.rule("FZ-E.21")
def test_somebody_may_wait_for_the_marker_to_reach_a_certain_space():
    mission = rule({"op": "showText", "text": "three"}, when={"op": "onThreatAdvance", "space": 3})
    game = done({"op": "advanceThreat"}, situation={"threat": 1}, mission=mission)
    assert len(events(game, "story")) == 0
    again(game)
    assert len(events(game, "story")) == 1
    again(game)
    assert len(events(game, "story")) == 1


@pytest.mark.rule("FZ-E.87", "FZ-I.06")
@pytest.mark.parametrize(("n", "space"), [(0, 5), (2, 3), (9, 0)])
def test_the_marker_moves_back_but_not_before_its_start(n, space):
    game = done({"op": "backThreat", "n": n}, situation={"threat": 5})
    assert view(game, "threat")["space"] == space


@pytest.mark.rule("FZ-E.87")
@pytest.mark.parametrize(("lasting", "spaces"), [("thisRound", [0, 1]), ("nextRound", [0, 0]), ("thisTurn", [1, 2])])
def test_a_marker_that_is_held_does_not_advance(lasting, spaces):
    game = done({"op": "holdThreat", "for": lasting}, board="A", mission=rule({"op": "skip", "part": "spawn"}))
    seen = []
    for _ in range(2):
        take(game, "end-turn")
        run_to(game, "turn")
        seen.append(view(game, "threat")["space"])
    assert seen == spaces


@pytest.mark.rule("FZ-E.88", "FZ-E.21", "FZ-8.08")
def test_at_most_four_twists_are_drawn_and_those_who_wait_hear_of_each():
    mission = rule({"op": "showText", "text": "twist"}, when="onTwist")
    game = done({"op": "repeat", "times": 5, "do": ["drawTwist"]}, mission=mission)
    assert (len(view(game, "twists")), len(events(game, "story"))) == (4, 4)


TWISTS = {"twists": ["twist-0", "twist-1", "twist-2"]}


@pytest.mark.rule("FZ-E.88")
def test_the_group_chooses_the_twist_that_goes():
    game = done({"op": "removeTwist"}, situation=TWISTS)
    assert (decider(game), [option["card"] for option in options(game)]) == (None, TWISTS["twists"])
    take(game, "put-on-top", card="twist-1")
    assert view(game, "twists") == ["twist-0", "twist-2"]


@pytest.mark.rule("FZ-E.88")
def test_somebody_else_may_choose_it_or_the_newest_or_a_random_one_goes():
    assert decider(done({"op": "removeTwist", "decider": "you"}, situation=TWISTS)) == "frank"
    assert view(done({"op": "removeTwist", "which": "newest"}, situation=TWISTS), "twists") == ["twist-0", "twist-1"]
    gone = set()
    for seed in range(24):
        game = done({"op": "removeTwist", "which": "random"}, situation=TWISTS, seed=seed)
        gone.update(set(TWISTS["twists"]) - set(view(game, "twists")))
    assert gone == set(TWISTS["twists"])


@pytest.mark.rule("FZ-E.88", "FZ-E.104")
def test_a_twist_may_remove_itself_and_takes_its_rule_along():
    leave = {"when": {"op": "onCoin"}, "do": [{"op": "removeTwist", "which": "this"}]}
    slow = {"do": [{"op": "modifySpeed", "who": "allHeroes", "by": -1}]}
    changes = {"twists": [{"id": "mud", "name": "Mud", "effects": [slow, leave]}, *(
        {"id": f"twist-{n}", "name": "T"} for n in range(5)
    )]}  # fmt: skip
    mission = {"twists": ["mud", *(f"twist-{n}" for n in range(5))]}
    situation = {"twists": ["twist-0", "mud"]}
    game = done({"op": "coin", "side": "tails"}, board="A", changes=changes, mission=mission, situation=situation)
    assert view(game, "twists") == ["twist-0"]
    take(game, "end-turn")
    run_to(game, "turn")
    assert view(game, "movementLeft") == 2


# --- the round (FZ-E.96, FZ-E.98) -----------------------------------------------------------------


@pytest.mark.rule("FZ-E.96", "FZ-3.03")
def test_the_start_player_marker_is_given_to_a_hero_and_passed_on_next_round():
    last = {"op": "allHeroes", "where": {"op": "hasRole", "who": "it", "role": "close-combat"}}
    game = done(
        {"op": "setStartPlayer", "who": last}, board="A", heroes=TEAM, mission=rule({"op": "skip", "part": "spawn"})
    )
    assert view(game, "startPlayer") == "shad"
    for _ in range(3):
        take(game, "end-turn")
        run_to(game, "turn")
    assert (view(game, "round"), view(game, "startPlayer")) == (2, "frank")


@pytest.mark.rule("FZ-E.96", "FZ-I.13")
@pytest.mark.parametrize("who", ["none", "allMonsters", "specialist"])
def test_nobody_but_a_hero_gets_the_start_player_marker(who):
    game = done({"op": "setStartPlayer", "who": who}, heroes=TEAM, monsters={"human": "B"}, specialists={"henry": "A"})
    assert view(game, "startPlayer") == "frank"


@pytest.mark.rule("FZ-E.98")
def test_the_marker_may_stay_where_it_is_for_a_round():
    rules = [{"do": [{"op": "skip", "part": part}]} for part in ("startPlayer", "spawn", "activation")]
    game = bench("A", heroes=TEAM, phase="end", mission={"specialRules": rules})
    assert (view(game, "round"), view(game, "startPlayer")) == (2, "frank")


@pytest.mark.rule("FZ-E.98")
def test_the_turn_of_some_heroes_is_skipped():
    step = {"op": "skip", "part": "turn", "who": {"op": "chooseHero"}}
    game = done(step, heroes=TEAM)
    take(game, "choose-figure", figure="abe")
    take(game, "end-turn")
    assert decider(game) == "shad"


@pytest.mark.rule("FZ-E.98")
def test_if_nobody_fits_nobody_is_skipped_and_if_nobody_is_named_all_are():
    nobody = {"op": "allHeroes", "where": {"op": "hasRole", "who": "it", "role": "demolitions"}}
    game = done({"op": "skip", "part": "turn", "who": nobody}, heroes=TEAM)
    take(game, "end-turn")
    assert decider(game) == "abe"
    game = done({"op": "skip", "part": "turn"}, board="A", heroes=TEAM, mission=rule({"op": "skip", "part": "spawn"}))
    take(game, "end-turn")
    run_to(game, "turn")
    assert view(game, "round") == 2


@pytest.mark.rule("FZ-E.98")
def test_some_heroes_do_not_draw():
    step = {
        "op": "skip",
        "part": "draw",
        "who": {"op": "allHeroes", "where": {"op": "isAt", "who": "it", "place": "exit"}},
    }
    game = bench("AB", heroes={"frank": "A", "abe": "B"}, phase="tactics", mission={**rule(step), "exitPoint": at("B")})
    assert [len(hero(game, name)["hand"]) for name in ("frank", "abe")] == [5, 0]


@pytest.mark.rule("FZ-E.98")
def test_some_monsters_are_not_activated():
    giants = {"op": "allMonsters", "where": {"op": "kindIs", "who": "it", "kind": "giant"}}
    mission = rule({"op": "skip", "part": "activation", "who": giants})
    parts = {"heroes": {"frank": "A"}, "monsters": [("human", "D"), ("giant", "D")], "dice": [BLANK]}
    game = run_to(threat("ABCD", mission=mission, **parts), "turn")
    assert (place(game, "human#1"), place(game, "giant#1")) == ("C", "D")


# --- the end, stories, dice (FZ-E.99, FZ-E.100, FZ-E.112) -----------------------------------------


@pytest.mark.rule("FZ-E.99")
@pytest.mark.parametrize(("op", "result"), [("winMission", "won"), ("loseMission", "lost")])
def test_a_text_ends_the_mission_and_nothing_after_it_happens(op, result):
    game = done(op, {"op": "drawCards", "n": 3})
    assert (game.outcome["result"], game.outcome["reason"], game.outcome["rule"]) == (result, "effect", "FZ-E.99")
    assert hero(game, "frank")["hand"] == []


@pytest.mark.rule("FZ-E.100")
def test_a_story_is_told_in_the_language_of_the_reader_and_changes_nothing():
    game = done({"op": "showText", "text": {"en": "Something scrapes.", "de": "Etwas kratzt."}})
    assert [one["text"] for one in events(game, "story")] == [{"en": "Something scrapes.", "de": "Etwas kratzt."}]
    assert "Etwas kratzt." in [one.text for one in game.events_in("de")]


TABLE = [
    {"from": 1, "to": 3, "do": [{"op": "drawCards", "n": 1}]},
    {"from": 5, "to": 6, "do": [{"op": "drawCards", "n": 2}]},
]


@pytest.mark.rule("FZ-E.112")
@pytest.mark.parametrize("die", ["attack", "activation", "spawn"])
@pytest.mark.parametrize(("face", "drawn"), [(1, 1), (3, 1), (4, 0), (5, 2), (6, 2)])
def test_a_die_is_rolled_and_its_row_is_done(die, face, drawn):
    game = done({"op": "dieRoll", "die": die, "table": TABLE}, dice=[face])
    assert len(hero(game, "frank")["hand"]) == drawn
    assert events(game, "die-roll") == [{"die": die, "shows": face}]


@pytest.mark.rule("FZ-E.112")
def test_the_spawn_die_has_twelve_faces_and_the_first_row_that_fits_counts():
    rows = [{"from": 10, "to": 12, "do": [{"op": "drawCards"}]}, {"from": 12, "to": 12, "do": ["loseMission"]}]
    game = done({"op": "dieRoll", "table": rows}, dice=[12], board="ABC")
    assert len(hero(game, "frank")["hand"]) == 1


# --- instead (FZ-E.113) ---------------------------------------------------------------------------


def instead(what, *steps, **parts):
    return {"op": "insteadOf", "what": what, "do": list(steps), **parts}


@pytest.mark.rule("FZ-E.113")
def test_instead_of_moving_it_attacks_twice():
    strike = {"op": "activate", "who": "self", "parts": "attack"}
    kinds = {"human": {"trait": [{"do": [instead("monsterMovement", strike, strike)]}], "attack": ("brawl", 1, 3)}}
    game = threat(
        "ABCD", heroes={"frank": "A"}, monsters={"human": "D"}, hands={"frank": 9}, dice=[2, 2, BLANK, 2], kinds=kinds
    )
    run_to(game, "turn")
    assert (place(game, "human#1"), len(events(game, "attack"))) == ("D", 3)


@pytest.mark.rule("FZ-E.113")
def test_what_replaces_an_attack_may_itself_be_an_attack():
    strike = {"op": "activate", "who": "self", "parts": "attack"}
    kinds = {"human": {"trait": [{"do": [instead("monsterAttack", strike, strike)]}]}}
    game = threat(
        "A", heroes={"frank": "A"}, monsters={"human": "A"}, hands={"frank": 9}, dice=[BLANK, 2, 2, 2, 2], kinds=kinds
    )
    run_to(game, "turn")
    assert len(events(game, "attack")) == 2


@pytest.mark.rule("FZ-E.113")
def test_another_figure_is_replaced_while_the_first_one_is():
    """Each human wakes all humans instead of moving: the waking of the other is replaced in its turn, not its own."""
    wake = {"op": "activate", "who": "allMonsters", "parts": "move"}
    tell = {"op": "showText", "text": "wake"}
    kinds = {"human": {"trait": [{"do": [instead("monsterMovement", tell, wake)]}]}}
    parts = {"heroes": {"frank": "A"}, "monsters": [("human", "I"), ("human", "H")], "dice": [BLANK] * 2}
    game = run_to(threat("ABCDEFGHI", kinds=kinds, **parts), "turn")
    assert len(events(game, "story")) == 4


@pytest.mark.rule("FZ-E.113")
@pytest.mark.parametrize(
    ("what", "die", "moved", "special"),
    [("moveSymbol", MOVE, False, 0), ("special", SPECIAL, False, 0), ("special", MOVE, True, 0)],
)
def test_symbols_of_the_activation_die_are_replaced(what, die, moved, special):
    kinds = {
        "shooter": {
            "trait": [{"do": [instead(what, {"op": "showText", "text": "instead"})]}],
            "special": ["winMission"],
        }
    }
    game = threat("ABCDEF", heroes={"frank": "A"}, monsters={"shooter": "F"}, dice=[die], kinds=kinds)
    run_to(game, "turn")
    assert place(game, "shooter#1") == ("E" if moved else "F")
    assert len(events(game, "story")) == (0 if moved else 1)
    assert game.is_over == bool(special)


@pytest.mark.rule("FZ-E.113")
@pytest.mark.parametrize(("what", "space", "twists"), [("threatAdvance", 2, 0), ("twist", 3, 0)])
def test_threat_and_twists_are_replaced(what, space, twists):
    mission = rule(instead(what, {"op": "drawCards", "who": "allHeroes"}))
    game = done({"op": "advanceThreat"}, situation={"threat": 2}, mission=mission)
    assert (view(game, "threat")["space"], len(view(game, "twists"))) == (space, twists)
    assert len(hero(game, "frank")["hand"]) == 1


@pytest.mark.rule("FZ-E.113", "FZ-3.11")
def test_a_draw_is_replaced_for_those_named():
    leaders = {"op": "allHeroes", "where": {"op": "hasRole", "who": "it", "role": "leader"}}
    mission = rule(instead("draw", {"op": "drawCards", "who": "triggeringFigure", "n": 2}, who=leaders))
    game = bench("A", heroes={"frank": "A", "abe": "A"}, phase="tactics", mission=mission)
    assert [len(hero(game, name)["hand"]) for name in ("frank", "abe")] == [5, 2]


@pytest.mark.rule("FZ-E.113", "FZ-E.17")
def test_a_search_is_replaced_after_the_token_is_turned():
    mission = rule(instead("search", {"op": "drawCards", "who": "triggeringFigure"}, who="allHeroes"))
    game = take(bench("A", mission=mission), "search")
    assert (len(hero(game, "frank")["hand"]), view(game, "decks")["recon"]) == (1, 12)
    assert view(game, "spawnTokens")[0]["searched"]


@pytest.mark.rule("FZ-E.113", "FZ-9.02")
def test_the_spawn_step_is_replaced():
    mission = {**rule(instead("spawnStep", {"op": "advanceThreat"})), "spawnPool": [{"kind": "human"}]}
    game = bench("AB", phase="threat", mission=mission)
    assert (place(game, "human#1"), view(game, "threat")["space"]) == (None, 2)


@pytest.mark.rule("FZ-E.113", "FZ-E.10", "FZ-8.39")
def test_a_knock_down_is_replaced():
    mission = rule(instead("knockDown", {"op": "drawCards", "who": "triggeringFigure", "n": 2}, who="allHeroes"))
    game = done({"op": "damage", "target": "you", "n": 3}, hands={"frank": 1}, mission=mission)
    assert (hero(game, "frank")["standing"], len(hero(game, "frank")["hand"]), view(game, "coin")) == (True, 2, "heads")


@pytest.mark.rule("FZ-E.113", "FZ-E.111")
def test_a_replacement_that_lasts_remembers_who_was_meant():
    each = {
        "op": "forEach",
        "of": "otherHeroes",
        "as": "one",
        "do": [instead("search", {"op": "drawCards", "who": "one", "n": 2}, who="one")],
    }
    game = done(each, board="A", heroes=TEAM)
    take(game, "end-turn")
    assert decider(game) == "abe"
    take(game, "search")
    assert [len(hero(game, name)["hand"]) for name in TEAM] == [0, 2, 0]


# --- dice of every kind (FZ-E.67) -----------------------------------------------------------------


@pytest.mark.rule("FZ-E.67")
@pytest.mark.parametrize(("rolls", "reached"), [([MOVE, BLANK], "E"), ([MOVE, MOVE], "D"), ([BLANK], "E")])
def test_an_activation_die_is_rolled_again_before_it_counts(rolls, reached):
    mission = rule(
        {"op": "rerollDice", "die": "activation"}, when={"op": "onActivationRoll", "who": "minion", "symbol": "move"}
    )
    game = threat("ABCDEF", heroes={"frank": "A"}, monsters={"human": "F"}, dice=rolls, mission=mission)
    run_to(game, "turn")
    assert place(game, "human#1") == reached


@pytest.mark.rule("FZ-E.67")
@pytest.mark.parametrize(
    "turn",
    [
        {"op": "setDie", "die": "activation", "face": BLANK},
        {"op": "setActivationDie", "of": "triggeringFigure", "symbol": "blank"},
    ],
)
def test_an_activation_die_is_turned_before_it_counts(turn):
    mission = rule(turn, when={"op": "onActivationRoll", "who": "monster"})
    game = threat("ABCDEF", heroes={"frank": "A"}, monsters={"human": "F"}, dice=[MOVE], mission=mission)
    run_to(game, "turn")
    assert place(game, "human#1") == "E"
    assert [one["symbol"] for one in events(game, "activation-die")] == ["move", "blank"]


@pytest.mark.rule("FZ-E.67")
def test_without_a_die_on_the_table_a_monster_acts_as_if_it_showed_the_symbol():
    game = done({"op": "setActivationDie", "of": "allMonsters", "symbol": "move"}, board="ABC", monsters={"human": "C"})
    assert place(game, "human#1") == "B"


@pytest.mark.rule("FZ-E.67")
def test_a_special_ability_that_sets_its_own_die_is_told_as_an_endless_effect():
    endless = {"op": "setActivationDie", "of": "self", "symbol": "special"}
    with pytest.raises(EngineFault, match="go on for ever"):
        done(
            {"op": "setActivationDie", "of": "allMonsters", "symbol": "special"},
            board="ABC",
            monsters={"brute": "C"},
            kinds={"brute": {"class": "minion", "speed": 0, "special": [endless]}},
        )


@pytest.mark.rule("FZ-E.67", "FZ-9.04")
@pytest.mark.parametrize(("step", "rolls", "spot"), [("rerollDice", [2, 1, 3], "C"), ("setDie", [2], "D")])
def test_a_spawn_die_is_rolled_again_or_turned_before_the_monster_appears(step, rolls, spot):
    """Point 1 is secured: a new roll of 1 does not count either."""
    change = {"op": step, "die": "spawn"} if step == "rerollDice" else {"op": step, "die": "spawn", "face": 4}
    mission = {**rule(change, when="onSpawnRoll"), "spawnPool": [{"kind": "human"}]}
    game = bench("ABCD", heroes={"frank": "A"}, phase="threat", dice=rolls, mission=mission)
    assert place(game, "human#1") == spot


@pytest.mark.rule("FZ-E.67")
@pytest.mark.parametrize(("which", "rolled"), [("all", 3), ("misses", 2)])
def test_all_dice_or_all_misses_are_rolled_again(which, rolled):
    text = [{"when": "afterRoll", "do": [{"op": "rerollDice", "which": which}]}]
    game = bench(
        "A",
        heroes={"frank": "A"},
        monsters={"giant": "A"},
        hands={"frank": ["try"]},
        cards={"try": card("brawl", 3, 0, extra=text)},
        dice=[1, 2, 2, *([4] * rolled)],
    )
    attack(game, "giant#1")
    assert len(events(game, "die-rerolled")) == rolled


@pytest.mark.rule("FZ-E.67")
def test_dice_that_do_not_lie_there_cannot_be_touched():
    steps = [{"op": "rerollDice", "die": die} for die in ("attack", "activation", "spawn")]
    steps += [{"op": "setDie", "die": die, "face": 1} for die in ("attack", "activation", "spawn")]
    game = done(*steps)
    assert kind(game) == "turn"
    assert offers(game, "end-turn")
    assert matching(game, "reroll-die") == []
