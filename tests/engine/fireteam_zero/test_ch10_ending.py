"""Chapter 10: winning and losing; the end check FZ-S.10."""

import pytest

from engine import IllegalChoice
from tests.engine.fireteam_zero.drill import (
    BLANK,
    MISS,
    ONE,
    TWO,
    at,
    briefing,
    drill,
    event,
    events,
    hero,
    kind,
    objective,
    options,
    place,
    state,
    take,
    who,
)

OPTIONS = {"loneHero": True, "spawnTokens": "fixed"}
NO_POOL = {"spawnPool": [], "boss": None}
FINISH = {"id": "finish", "name": "Finish", "effect": [{"op": "completeObjective", "objective": "thisCard"}]}
DONE = {"objectives": [{"id": "goal", "state": "completed"}]}


def team(**places):
    """Four heroes; those not named stand on A."""
    return {name: places.get(name, "A") for name in ("frank", "abe", "shad", "don")}


def mission(exit_point="B", objectives=None, **more):
    """A mission with an exit point and one objective that any hero can finish by an action."""
    goals = objectives or [objective("goal", tokens=9, actions=[FINISH])]
    return briefing(objectives=goals, **{**NO_POOL, **({"exitPoint": at(exit_point)} if exit_point else {}), **more})


def result(game):
    """How the game ended, and by which rule."""
    return (game.outcome["result"], game.outcome["rule"]) if game.outcome else None


# --- victory --------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-T.69", "FZ-10.01", "FZ-10.03")
def test_the_mission_is_won_when_the_last_hero_steps_onto_the_exit():
    game = drill("AB", heroes=team(abe="B", shad="B", don="B"), situation=DONE, **mission())
    assert game.outcome is None
    take(game, "move", to=at("B"))
    assert game.outcome == {"result": "won", "reason": "victory", "rule": "FZ-10.01", "round": 1}
    assert game.decision is None
    assert game.view()["phase"] == "hero"


@pytest.mark.rule("FZ-10.02", "FZ-S.10", "FZ-4.09")
def test_a_hero_who_completes_the_last_objective_by_standing_up_wins_before_the_turn_is_taken():
    all_up = {"op": "compare", "x": "activeHeroes", "by": "=", "y": "heroes"}
    goals = [objective("goal", condition=all_up)]
    game = drill("AB", heroes={"frank": "A", "abe": "B"}, down=["frank"], **mission(None, goals))
    take(game, "stand-up")
    assert result(game) == ("won", "FZ-10.02")


@pytest.mark.rule("FZ-10.03")
def test_no_hero_may_be_left_behind():
    game = drill("ABC", heroes=team(abe="B", shad="B", don="C"), situation=DONE, **mission())
    take(game, "move", to=at("B"))
    assert game.outcome is None


@pytest.mark.rule("FZ-10.01", "FZ-A.51")
def test_the_heroes_must_be_on_the_exit_at_the_same_moment():
    game = drill("AB", heroes={"frank": "B", "abe": "A"}, situation=DONE, **mission())
    take(game, "move", to=at("A"))
    take(game, "end-turn")
    take(game, "move", to=at("B"))
    assert game.outcome is None  # Frank has been there, but is no longer


@pytest.mark.rule("FZ-T.70", "FZ-10.01")
def test_with_all_heroes_at_the_exit_the_last_objective_wins_at_once():
    game = drill("AB", heroes={"frank": "B", "abe": "B"}, **mission())
    take(game, "act", action="finish")
    assert result(game) == ("won", "FZ-10.01")


@pytest.mark.rule("FZ-10.01", "FZ-13.01")
@pytest.mark.parametrize(("done", "outcome"), [(["goal"], None), (["goal", "other"], ("won", "FZ-10.01"))])
def test_every_objective_must_be_completed(done, outcome):
    goals = [objective("goal", tokens=1), objective("other", tokens=1)]
    completed = {"objectives": [{"id": name, "state": "completed"} for name in done]}
    game = drill("AB", heroes={"frank": "A", "abe": "B"}, situation=completed, **mission(objectives=goals))
    take(game, "move", to=at("B"))
    assert result(game) == outcome


@pytest.mark.rule("FZ-10.02")
def test_without_an_exit_point_the_last_objective_wins_wherever_the_heroes_are():
    game = drill("ABC", heroes={"frank": "A", "abe": "C"}, **mission(exit_point=None))
    take(game, "act", action="finish")
    assert result(game) == ("won", "FZ-10.02")


@pytest.mark.rule("FZ-T.71", "FZ-10.02", "FZ-10.06")
def test_an_objective_completed_in_the_threat_phase_wins_before_the_monsters_act():
    wait = objective("goal", condition={"op": "threatAt", "n": 4})
    game = drill(
        "ABC",
        heroes={"frank": "A"},
        monsters={"animal": "B"},
        phase="threat",
        situation={"threat": 3},
        **mission(exit_point=None, objectives=[wait], spawnPool=[{"kind": "animal", "number": 1}]),
    )
    assert result(game) == ("won", "FZ-10.02")
    assert game.view()["phase"] == "threat"
    assert not events(game, "activated")
    assert [one.name for one in game.events][-2:] == ["objective-completed", "mission-ended"]


@pytest.mark.rule("FZ-A.51")
def test_a_hero_who_lies_on_the_exit_counts():
    game = drill("AB", heroes={"frank": "A", "abe": "B"}, down=["abe"], situation=DONE, **mission())
    take(game, "move", to=at("B"))
    assert result(game) == ("won", "FZ-10.01")


@pytest.mark.rule("FZ-A.51")
@pytest.mark.parametrize(("needed", "patty", "outcome"), [(False, "C", "won"), (True, "C", None), (True, "B", "won")])
def test_specialists_need_not_be_at_the_exit_unless_the_mission_says_so(needed, patty, outcome):
    game = drill(
        "ABC",
        heroes={"frank": "A", "abe": "B"},
        specialists={"patty": patty},
        situation=DONE,
        **mission(requiresSpecialists=needed),
    )
    take(game, "move", to=at("B"))
    assert (game.outcome or {}).get("result") == outcome


@pytest.mark.rule("FZ-A.21", "FZ-6.09")
@pytest.mark.parametrize(
    ("goal", "outcome"),
    [(objective("goal", condition={"op": "isDefeated", "kind": "master"}), "won"), (objective("goal", tokens=1), None)],
)
def test_a_defeated_boss_wins_only_through_the_objective_that_names_it(goal, outcome):
    game = drill(
        "AB",
        heroes={"frank": "A", "abe": "A"},
        hands={"frank": ["shot"]},
        kinds={"master": {"health": 2, "resist": (0, 0, 0)}},
        dice=[TWO["bullets"]] * 3,
        situation={"monsters": [{"kind": "master", "at": at("B"), "power": 1}]},
        **briefing(objectives=[goal], spawnPool=[]),
    )
    take(game, "attack", target="master#1")
    assert place(game, "master#1") is None
    assert (game.outcome or {}).get("result") == outcome


# --- defeat ---------------------------------------------------------------------------------------


def struck(coin, hand=0, hits=1, **parts):
    """A monster strikes Frank in the threat phase."""
    arguments = {"heroes": {"frank": "A", "abe": "C"}, "monsters": [("human", "A")], **parts}
    faces = [TWO["brawl"]] * (hits // 2) + [ONE["brawl"]] * (hits % 2)
    dice = [BLANK, *faces, *[MISS["brawl"]] * (2 - len(faces))]
    return drill("ABC", hands={"frank": hand}, phase="threat", dice=dice, situation={"coin": coin}, **arguments)


@pytest.mark.rule("FZ-10.04", "FZ-I.14", "FZ-T.20", "FZ-T.34")
@pytest.mark.parametrize(("hand", "hits"), [(0, 1), (2, 3)])
def test_a_knock_down_with_the_coin_at_tails_loses_at_once(hand, hits):
    game = struck("tails", hand, hits)
    assert game.outcome == {
        "result": "lost",
        "reason": "knock-down",
        "rule": "FZ-10.04",
        "round": 1,
        "hero": "frank",
        "location": at("A"),
    }


@pytest.mark.rule("FZ-10.04", "FZ-I.14", "FZ-8.39")
def test_a_knock_down_with_the_coin_at_heads_turns_it_to_tails():
    game = struck("heads")
    assert (game.outcome, game.view()["coin"]) == (None, "tails")
    assert not hero(game, "frank")["standing"]


@pytest.mark.rule("FZ-10.04", "FZ-8.32")
def test_tails_alone_loses_nothing_while_the_hero_stands():
    game = struck("tails", hand=1, hits=1)
    assert game.outcome is None


@pytest.mark.rule("FZ-10.06")
def test_after_the_end_nothing_further_is_resolved():
    game = struck("tails", monsters=[("human", "A"), ("animal", "C")])
    if kind(game) == "activate-monster":
        take(game, "activate", monster="human#1")
    assert game.outcome["result"] == "lost"
    assert [one["monster"] for one in events(game, "activated")] == ["human#1"]
    assert [one.name for one in game.events][-2:] == ["knocked-down", "mission-ended"]
    assert (game.decision, game.view()["decision"]) == (None, None)
    with pytest.raises(IllegalChoice):
        game.choose(0)


@pytest.mark.rule("FZ-10.05", "FZ-2.04")
def test_neither_time_nor_the_track_nor_the_number_of_monsters_loses():
    game = drill(
        "ABCDEFGHIJKL",
        heroes={"frank": "A"},
        monsters=[("shooter", "L")] * 6 + [("giant", "L")] * 6,
        situation={"round": 77, "threat": 13},
        phase="end",
    )
    assert (game.outcome, game.view()["round"]) == (None, 78)
    assert kind(game) == "turn"


# --- both at once ---------------------------------------------------------------------------------


def blast(coin="tails", simultaneous="defeat", restores="none", last=True):
    """Don, with no other card, blows up the boss at his own location."""
    goal = objective("goal", condition={"op": "isDefeated", "kind": "master"}, restoresCoin=restores)
    game = drill(
        "AB",
        heroes={"don": "A", "abe": "B"},
        hands={"don": ["grenade"]},
        kinds={"master": {"health": 2, "resist": (0, 0, 0)}},
        dice=[TWO["explosion"]] * 2,
        situation={"monsters": [{"kind": "master", "at": at("A"), "power": 1}], "coin": coin},
        **briefing(
            objectives=[goal] if last else [goal, objective("other")],
            spawnPool=[],
            options={**OPTIONS, "simultaneous": simultaneous},
        ),
    )
    return take(game, "attack", target="master#1")


@pytest.mark.rule("FZ-A.52", "FZ-S.10", "FZ-10.04")
@pytest.mark.parametrize(
    ("simultaneous", "outcome"), [("defeat", ("lost", "FZ-10.04")), ("victory", ("won", "FZ-10.02"))]
)
def test_one_attack_that_wins_and_loses_loses_unless_the_option_says_otherwise(simultaneous, outcome):
    assert result(blast(simultaneous=simultaneous)) == outcome


@pytest.mark.rule("FZ-A.52", "FZ-S.01")
def test_with_heads_showing_the_same_attack_wins_after_the_knock_down():
    game = blast("heads")
    assert result(game) == ("won", "FZ-10.02")
    assert game.view()["coin"] == "tails"


@pytest.mark.rule("FZ-A.52")
def test_what_a_kill_sets_off_cannot_save_a_hero_struck_by_the_same_attack():
    game = blast(restores="may", last=False)
    assert result(game) == ("lost", "FZ-10.04")
    assert not events(game, "objective-completed")


@pytest.mark.rule("FZ-S.01", "FZ-S.10", "FZ-A.37")
def test_nothing_is_won_between_the_damage_to_one_hero_and_the_next():
    goal = objective("goal", condition={"op": "isDefeated", "kind": "master"})
    game = drill(
        "AB",
        heroes={"abe": "A", "don": "A"},
        hands={"abe": 4, "don": ["grenade"]},
        kinds={"master": {"health": 2, "resist": (0, 0, 0)}},
        dice=[TWO["explosion"]] * 2,
        situation={
            "turn": "don",
            "coin": "tails",
            "monsters": [{"kind": "master", "at": at("A"), "power": 1}],
        },
        **briefing(objectives=[goal], spawnPool=[]),
    )
    take(game, "attack", target="master#1")
    assert events(game, "cards-discarded")[0]["hero"] == "abe"  # struck first, and still standing
    assert result(game) == ("lost", "FZ-10.04")


@pytest.mark.rule("FZ-A.52", "FZ-13.06")
def test_with_heads_showing_the_coin_is_offered_after_the_knock_down():
    game = blast("heads", restores="may", last=False)
    order = [one.name for one in game.events]
    assert order.index("knocked-down") < order.index("objective-completed")
    assert kind(game) == "turn-coin"


@pytest.mark.rule("FZ-S.10", "FZ-A.52", "FZ-F.03")
@pytest.mark.parametrize(
    ("simultaneous", "outcome"), [("defeat", ("lost", "FZ-F.03")), ("victory", ("won", "FZ-10.02"))]
)
def test_the_end_check_looks_for_defeat_first(simultaneous, outcome):
    both = {"op": "threatAt", "n": 1}
    game = drill(
        "AB",
        phase="threat",
        **mission(
            None,
            [objective("goal", condition=both)],
            extraDefeat=[{"op": "threatAt", "n": 9}, both],
            options={**OPTIONS, "simultaneous": simultaneous},
        ),
    )
    assert result(game) == outcome
    if simultaneous == "defeat":
        assert (game.outcome["reason"], game.outcome["condition"]) == ("mission", 1)


@pytest.mark.rule("FZ-S.10", "FZ-A.52", "FZ-F.03")
@pytest.mark.parametrize("simultaneous", ["defeat", "victory"])
def test_a_mission_can_be_lost_in_a_way_of_its_own(simultaneous):
    setting = mission(extraDefeat=[{"op": "threatAt", "n": 1}], options={**OPTIONS, "simultaneous": simultaneous})
    assert result(drill("AB", phase="threat", **setting)) == ("lost", "FZ-F.03")


@pytest.mark.rule("FZ-S.10", "FZ-A.52", "FZ-F.03")
@pytest.mark.parametrize(("simultaneous", "outcome"), [("defeat", "lost"), ("victory", "won")])
def test_of_a_missions_own_victory_and_defeat_at_once_one_counts(simultaneous, outcome):
    both = [{"op": "threatAt", "n": 1}]
    setting = mission(extraDefeat=both, extraVictory=both, options={**OPTIONS, "simultaneous": simultaneous})
    assert result(drill("AB", phase="threat", **setting)) == (outcome, "FZ-F.03")


@pytest.mark.rule("FZ-F.03", "FZ-10.01")
@pytest.mark.parametrize("simultaneous", ["defeat", "victory"])
def test_a_way_to_lose_that_has_not_come_about_keeps_nobody_from_winning(simultaneous):
    setting = mission(extraDefeat=[{"op": "threatAt", "n": 9}], options={**OPTIONS, "simultaneous": simultaneous})
    game = drill("AB", heroes={"frank": "B", "abe": "B"}, **setting)
    assert result(take(game, "act", action="finish")) == ("won", "FZ-10.01")


@pytest.mark.rule("FZ-10.01")
@pytest.mark.parametrize("exit_point", ["A", "B"])
def test_wherever_the_exit_point_is_it_must_be_reached(exit_point):
    game = drill("ABC", heroes={"frank": "C", "abe": exit_point}, **mission(exit_point))
    take(game, "act", action="finish")
    assert game.outcome is None


@pytest.mark.rule("FZ-F.03", "FZ-S.10")
def test_a_mission_can_be_won_in_a_way_of_its_own():
    setting = mission(extraVictory=[{"op": "round", "n": 9}, {"op": "threatAt", "n": 1}])
    game = drill("AB", phase="threat", **setting)
    assert result(game) == ("won", "FZ-F.03")
    assert game.outcome["condition"] == 1


@pytest.mark.rule("FZ-E.99")
@pytest.mark.parametrize(("verb", "outcome"), [("winMission", "won"), ("loseMission", "lost")])
def test_a_text_can_end_the_mission(verb, outcome):
    steps = ({"op": verb}, {"op": "showText", "text": "never"})
    setting = mission(events=[event("fate", *steps)])
    game = take(drill("AB", situation={"reconDeck": ["fate"]}, **setting), "search")
    assert game.outcome == {
        "result": outcome,
        "reason": "effect",
        "rule": "FZ-E.99",
        "round": 1,
        "effect": "fate",
    }
    assert not events(game, "story")


# --- the end check after every change --------------------------------------------------------------


def conditional(condition, **parts):
    """The parts of a drill that is lost as soon as a condition holds."""
    more = parts.pop("brief", {})
    return {**parts, **mission(None, extraDefeat=[condition], **more)}


@pytest.mark.rule("FZ-S.10")
def test_the_end_is_checked_when_a_token_is_turned():
    turned = {"op": "tokenState", "place": {"op": "named", "location": at("A")}, "state": "turned"}
    game = drill("AB", heroes={"frank": "A", "abe": "B"}, **conditional(turned))
    take(game, "search")
    assert result(game) == ("lost", "FZ-F.03")
    assert not events(game, "recon-card")


@pytest.mark.rule("FZ-S.10")
def test_the_end_is_checked_when_a_round_begins():
    game = drill("AB", phase="end", **conditional({"op": "round", "n": 2}))
    assert result(game) == ("lost", "FZ-F.03")
    assert not events(game, "cards-drawn")


@pytest.mark.rule("FZ-S.10")
def test_the_end_is_checked_when_cards_are_drawn():
    full = {"op": "handSize", "who": "everyHero", "n": 5}
    game = drill("AB", heroes={"frank": "A", "abe": "B"}, phase="tactics", **conditional(full))
    assert result(game) == ("lost", "FZ-F.03")
    assert len(events(game, "cards-drawn")) == 1


@pytest.mark.rule("FZ-S.10")
def test_the_end_is_checked_when_a_hit_empties_a_hand():
    empty = {"op": "handSize", "who": "everyHero", "by": "=", "n": 0}
    game = drill(
        "ABC",
        heroes={"frank": "A"},
        hands={"frank": 1},
        monsters={"human": "A"},
        phase="threat",
        dice=[BLANK, ONE["brawl"], MISS["brawl"]],
        **conditional(empty, brief={"spawnPool": [{"kind": "human", "number": 1}]}),
    )
    assert result(game) == ("lost", "FZ-F.03")
    assert [one.name for one in game.events][-2:] == ["cards-discarded", "mission-ended"]


@pytest.mark.rule("FZ-S.10")
def test_the_end_is_checked_when_a_hero_goes_down():
    down = {"op": "isKnockedDown", "who": {"op": "knockedDownHeroes"}}
    game = struck("heads", **conditional(down, brief={"spawnPool": [{"kind": "human", "number": 1}]}))
    assert result(game) == ("lost", "FZ-F.03")


@pytest.mark.rule("FZ-S.10")
def test_the_end_is_checked_at_every_step_of_a_monster():
    there = {"op": "countAt", "place": {"op": "named", "location": at("C")}, "what": "monsters"}
    game = drill(
        "ABCDE",
        heroes={"frank": "A"},
        monsters={"animal": "D"},
        phase="threat",
        **conditional(there, brief={"spawnPool": [{"kind": "animal", "number": 1}]}),
    )
    assert result(game) == ("lost", "FZ-F.03")
    assert len(events(game, "monster-moved")) == 1  # of its two steps


@pytest.mark.rule("FZ-S.10")
def test_the_end_is_checked_when_a_monster_spawns():
    there = {"op": "onBoard", "kind": "human"}
    game = drill(
        "ABC",
        heroes={"frank": "A"},
        phase="threat",
        dice=[2],
        **conditional(there, brief={"spawnPool": [{"kind": "human", "number": 2}]}),
    )
    assert result(game) == ("lost", "FZ-F.03")
    assert len(events(game, "monster-placed")) == 1


@pytest.mark.rule("FZ-S.10", "FZ-13.03")
def test_a_condition_on_an_objective_may_ask_for_its_own_tokens():
    enough = {"op": "compare", "x": {"op": "tokensOn", "card": "thisCard"}, "by": ">=", "y": 2}
    dig = {"id": "dig", "name": "Dig", "free": True, "effect": [{"op": "placeToken", "on": "thisCard"}]}
    goals = [objective("other", tokens=9), objective("goal", condition=enough, actions=[dig])]
    game = drill("AB", **mission(None, goals))
    take(game, "act", action="dig")
    assert state(game, "goal") == "open"
    take(game, "act", action="dig")
    assert (state(game, "goal"), state(game, "other")) == ("completed", "open")


@pytest.mark.rule("FZ-10.01", "FZ-S.10")
def test_nothing_is_won_or_lost_before_set_up_is_done():
    rule = {"when": "atSetup", "do": [{"op": "showText", "text": "ready"}]}
    game = drill("AB", **mission(None, extraDefeat=[{"op": "round", "by": "<", "n": 1}], specialRules=[rule]))
    assert game.outcome is None


# --- giving up ------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-D.45")
@pytest.mark.parametrize("phase", ["turn", "threat"])
def test_the_group_may_concede_at_any_time(phase):
    monsters = [("human", "B"), ("animal", "B")]
    game = drill("AB", heroes={"frank": "A"}, monsters=monsters, phase=phase)
    assert options(game)
    game.concede()
    assert game.outcome == {"result": "lost", "reason": "conceded", "rule": "FZ-D.45", "round": 1}
    assert game.decision is None
    with pytest.raises(IllegalChoice):
        game.concede()


@pytest.mark.rule("FZ-D.45")
def test_a_won_mission_cannot_be_conceded():
    game = drill("AB", heroes={"frank": "A"}, situation=DONE, **mission())
    take(game, "move", to=at("B"))
    with pytest.raises(IllegalChoice):
        game.concede()
    assert result(game) == ("won", "FZ-10.01")


@pytest.mark.rule("FZ-10.01", "FZ-10.02")
def test_a_running_game_has_no_outcome():
    game = drill("AB", **mission())
    assert (game.outcome, game.view()["outcome"], game.is_over) == (None, None, False)
    assert who(game) == "frank"
