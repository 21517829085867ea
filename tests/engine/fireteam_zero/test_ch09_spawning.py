"""Chapter 9: spawning and securing; the sequence FZ-S.09."""

import pytest

from tests.engine.fireteam_zero.drill import (
    BLANK,
    MOVE,
    TWO,
    at,
    briefing,
    card,
    drill,
    event,
    events,
    hero,
    kind,
    objective,
    on_board,
    place,
    take,
    who,
)

TWELVE = "ABCD/EFGH/IJKL"  # spawn token 1 lies on A, 4 on D, 9 on I, 12 on L
IDLE = {"class": "elite", "speed": 0, "attack": None}  # a monster that does nothing but stand there
OPTIONS = {"loneHero": True, "spawnTokens": "fixed"}


def pool(**numbers):
    """A pool of these kinds and numbers, in this order."""
    return [{"kind": name, "number": number} for name, number in numbers.items()]


def spawn_step(dice=(), spawn_pool=None, brief=None, **parts):
    """A game after a threat phase whose spawn dice are these; the track brings no twist."""
    arguments = {"board": TWELVE, "heroes": {"frank": "A"}, "hands": {"frank": 5}, "kinds": {"statue": IDLE}, **parts}
    setting = briefing(
        spawnPool=pool(**(spawn_pool or {"human": 1})), changes=arguments.pop("changes", None), **(brief or {})
    )
    game = drill(phase="threat", dice=dice, **arguments, **setting)
    assert game.view()["round"] == 2 or kind(game) == "react"  # the spawn step has come
    return game


def rolls(game):
    """Every spawn roll: the number, and whether that location was open."""
    return [(one["token"], one["open"]) for one in events(game, "spawn-die")]


def placed(game):
    """Every monster placed: the figure, where, and how."""
    return [(o["monster"], o["at"].split("/")[1].upper(), o["how"]) for o in events(game, "monster-placed")]


# --- who is rolled for ----------------------------------------------------------------------------


@pytest.mark.rule("FZ-9.02", "FZ-9.04", "FZ-S.09")
def test_the_spawn_die_is_rolled_for_each_monster_waiting_in_the_pool():
    game = spawn_step([2, 12, 2], {"human": 3})
    assert rolls(game) == [(2, True), (12, True), (2, True)]
    assert placed(game) == [("human#1", "B", "spawnStep"), ("human#2", "L", "spawnStep"), ("human#3", "B", "spawnStep")]


@pytest.mark.rule("FZ-9.02")
def test_a_monster_on_the_board_is_not_rolled_for():
    game = spawn_step([BLANK, 5], {"statue": 2}, monsters={"statue": "L"})
    assert placed(game) == [("statue#2", "E", "spawnStep")]
    assert on_board(game) == ["L", "E"]


@pytest.mark.rule("FZ-9.03", "FZ-D.38", "FZ-S.09")
def test_minions_are_rolled_for_before_elites_however_they_are_listed():
    game = spawn_step([2, 3, 4, 5], {"giant": 1, "human": 1, "bomber": 1, "animal": 1})
    assert [figure for figure, *_ in placed(game)] == ["human#1", "animal#1", "giant#1", "bomber#1"]
    assert (who(game), kind(game)) == ("frank", "turn")  # nobody was asked about the order


@pytest.mark.rule("FZ-9.04", "FZ-12.06")
def test_a_monster_goes_to_the_token_with_the_number_wherever_that_lies():
    game = spawn_step([7], situation={"spawnTokens": [{"number": 7, "at": at("C")}]})
    assert on_board(game) == ["C"]


@pytest.mark.rule("FZ-9.04")
@pytest.mark.parametrize(("face", "where"), [(1, "A"), (4, "D"), (9, "I"), (12, "L")])
def test_every_face_of_the_die_names_one_token(face, where):
    game = spawn_step([face], heroes={"frank": "F"})
    assert on_board(game) == [where]


@pytest.mark.rule("FZ-16.05")
def test_reserve_and_boss_are_not_rolled_for():
    game = spawn_step([2], {"human": 1}, {"reservePool": pool(animal=2)})
    assert on_board(game) == ["B"]
    assert rolls(game) == [(2, True)]


@pytest.mark.rule("FZ-9.12", "FZ-9.13")
def test_what_spawns_acts_only_in_the_next_round():
    game = spawn_step([2, 3], {"human": 2})
    assert game.view()["round"] == 2
    assert not events(game, "activated")
    assert all(monster["at"] for monster in game.view()["monsters"] if monster["pool"] == "spawnPool")


@pytest.mark.rule("FZ-9.13", "FZ-16.03")
def test_a_monster_killed_in_the_hero_phase_is_back_after_the_spawn_step():
    game = drill(
        TWELVE,
        heroes={"frank": "A"},
        monsters={"human": "B"},
        hands={"frank": ["shot"]},
        dice=[TWO["bullets"]] * 3 + [11],
        **briefing(spawnPool=pool(human=1)),
    )
    take(game, "attack", target="human#1")
    assert place(game, "human#1") is None
    while game.view()["round"] == 1:
        take(game, "end-turn")
    assert place(game, "human#1") == "K"


# --- securing -------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-T.49", "FZ-9.06", "FZ-9.05")
def test_a_secured_location_is_rolled_again_until_an_open_one_comes_up():
    game = spawn_step([4, 4, 9], heroes={"frank": "D"})
    assert rolls(game) == [(4, False), (4, False), (9, True)]
    assert on_board(game) == ["I"]


@pytest.mark.rule("FZ-T.50", "FZ-9.07", "FZ-A.04")
def test_a_location_with_a_hero_and_a_monster_is_not_secured():
    game = spawn_step([BLANK, 4], {"statue": 1, "human": 1}, heroes={"frank": "D"}, monsters={"statue": "D"})
    assert rolls(game) == [(4, True)]
    assert on_board(game, "human") == ["D"]


@pytest.mark.rule("FZ-T.51", "FZ-9.07", "FZ-9.11", "FZ-A.49")
def test_a_location_with_only_a_knocked_down_hero_is_not_secured_even_if_searched():
    game = spawn_step(
        [4],
        heroes={"frank": "D", "abe": "A"},
        down=["frank"],
        situation={"spawnTokens": [{"number": 4, "searched": True}]},
    )
    assert rolls(game) == [(4, True)]
    assert on_board(game) == ["D"]


@pytest.mark.rule("FZ-9.05", "FZ-9.07")
def test_one_active_hero_beside_a_knocked_down_one_secures():
    game = spawn_step([4, 5], heroes={"frank": "D", "abe": "D"}, down=["frank"])
    assert rolls(game) == [(4, False), (5, True)]


@pytest.mark.rule("FZ-9.05")
def test_a_specialist_alone_secures_nothing():
    game = spawn_step([4], heroes={"frank": "A"}, specialists={"patty": "D"})
    assert on_board(game) == ["D"]


@pytest.mark.rule("FZ-9.05")
def test_a_monster_just_spawned_opens_no_location_but_its_own():
    game = spawn_step([2, 2, 1, 2], {"human": 3}, heroes={"frank": "A"})
    assert rolls(game) == [(2, True), (2, True), (1, False), (2, True)]


@pytest.mark.rule("FZ-A.50", "FZ-S.09", "FZ-9.13")
def test_with_every_spawn_point_secured_the_monster_stays_in_the_pool():
    game = spawn_step(
        [],
        {"human": 2},
        {"spawnLocations": [at("A"), at("B")]},
        heroes={"frank": "A", "abe": "B"},
    )
    assert rolls(game) == []
    assert on_board(game) == []
    assert [one["pool"] for one in game.view()["monsters"] if one["kind"] == "human"] == ["spawnPool"] * 2


@pytest.mark.rule("FZ-E.95", "FZ-9.06")
@pytest.mark.parametrize("verb", ["secure", "blockSpawn"])
def test_an_effect_can_secure_or_block_a_spawn_point(verb):
    rule = {"do": [{"op": verb, "at": {"op": "named", "location": at("D")}}]}
    game = spawn_step([4, 3], brief={"specialRules": [rule]})
    assert rolls(game) == [(4, False), (3, True)]


@pytest.mark.rule("FZ-E.95", "FZ-E.94")
@pytest.mark.parametrize("verb", ["secure", "blockSpawn"])
def test_such_an_effect_holds_only_while_its_condition_does(verb):
    rule = {"if": {"op": "coin", "side": "tails"}, "do": [{"op": verb, "at": {"op": "named", "location": at("D")}}]}
    game = spawn_step([4], brief={"specialRules": [rule]})
    assert on_board(game) == ["D"]


@pytest.mark.rule("FZ-8.18", "FZ-E.93")
def test_no_monster_spawns_on_ground_that_has_become_impassable():
    rule = {"do": [{"op": "setTerrain", "at": {"op": "named", "location": at("D")}, "add": ["impassable"]}]}
    game = spawn_step([4, 3], brief={"specialRules": [rule]})
    assert rolls(game) == [(4, False), (3, True)]


@pytest.mark.rule("FZ-9.08")
def test_securing_a_spawn_point_avoids_the_surprise_there():
    assert "D" not in on_board(spawn_step([4, 4, 4, 8], heroes={"frank": "D"}))


# --- bosses ---------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-T.52", "FZ-9.01", "FZ-9.09", "FZ-S.09")
def test_while_a_boss_is_in_play_nothing_is_rolled_for():
    game = spawn_step([BLANK], {"human": 3}, monsters={"master": "L"}, kinds={"master": {"speed": 0}})
    assert rolls(game) == []
    assert on_board(game, "human") == []


@pytest.mark.rule("FZ-9.09", "FZ-9.01")
def test_a_boss_that_enters_play_in_the_middle_of_the_spawn_step_ends_it():
    rule = {"when": {"op": "onSpawn", "how": "spawnStep"}, "do": [{"op": "bringBoss", "kind": "master"}]}
    game = spawn_step([2, 3, 4], {"human": 3}, {"specialRules": [rule]})
    assert rolls(game) == [(2, True)]
    assert (on_board(game, "human"), on_board(game, "master")) == (["B"], ["L"])


@pytest.mark.rule("FZ-9.01")
def test_a_boss_that_has_not_appeared_yet_stops_nothing():
    game = spawn_step([3], {"human": 1})
    assert any(one["kind"] == "master" and one["at"] is None for one in game.view()["monsters"])
    assert on_board(game) == ["C"]


def after_the_boss(goal="open", options=None, exit_point="L", **parts):
    """Frank defeats the boss with its last power token; three minions wait; then the threat phase comes."""
    setting = briefing(
        objectives=[objective("goal"), *parts.pop("objectives", [])],
        spawnPool=pool(human=3),
        exitPoint=at(exit_point),
        options={**OPTIONS, **(options or {})},
    )
    game = drill(
        TWELVE,
        heroes={"frank": "A"},
        monsters=(),
        hands={"frank": ["shot", "shot"]},
        dice=[TWO["bullets"]] * 6 + [2, 3, 4],
        situation={
            "monsters": [{"kind": "master", "at": at("B"), "power": 1}],
            "objectives": [{"id": "goal", "state": goal}],
        },
        **setting,
    )
    take(game, "attack", target="master#1")
    take(game, "play-card", card="shot-marksman")
    if kind(game) == "attack-cards":
        take(game, "play-card", card="shot-marksman")
    assert place(game, "master#1") is None
    while game.view()["round"] == 1:
        take(game, "end-turn")
    return game


@pytest.mark.rule("FZ-T.53", "FZ-9.10")
def test_after_the_boss_spawning_resumes_in_the_same_round_if_objectives_remain():
    assert on_board(after_the_boss()) == ["B", "C", "D"]


@pytest.mark.rule("FZ-A.72", "FZ-9.10", "FZ-S.09")
@pytest.mark.parametrize(("option", "spawned"), [("objectivesRemain", []), ("always", ["B", "C", "D"])])
def test_after_the_boss_nothing_spawns_on_the_way_to_the_exit_unless_the_option_says_so(option, spawned):
    game = after_the_boss("completed", {"spawnAfterBoss": option})
    assert on_board(game) == spawned


@pytest.mark.rule("FZ-A.72", "FZ-9.10")
def test_an_objective_still_hidden_remains():
    late = objective("late", tokens=1, hiddenUntil={"op": "round", "n": 5})
    assert on_board(after_the_boss("completed", objectives=[late])) == ["B", "C", "D"]


@pytest.mark.rule("FZ-A.72")
def test_without_a_defeated_boss_spawning_goes_on_to_the_end():
    game = spawn_step(
        [3],
        {"human": 1},
        {"exitPoint": at("L")},
        situation={"objectives": [{"id": "goal", "state": "completed"}]},
    )
    assert on_board(game) == ["C"]


# --- spawning by effects --------------------------------------------------------------------------


def called(effect, dice=(), brief=None, **parts):
    """Frank at A searches and draws an event with this effect."""
    arguments = {"heroes": {"frank": "A", "abe": "C"}, "kinds": {"statue": IDLE}, **parts}
    setting = briefing(events=[event("call", effect)], **{"spawnPool": pool(human=2), **(brief or {})})
    game = drill(TWELVE, dice=dice, situation={"reconDeck": ["call"]}, **arguments, **setting)
    return take(game, "search")


@pytest.mark.rule("FZ-E.77", "FZ-9.06", "FZ-E.14")
def test_an_effect_may_spawn_by_the_die_and_secured_points_are_rolled_again():
    game = called({"op": "spawn", "kind": "human"}, [3, 1, 8])
    assert rolls(game) == [(3, False), (1, False), (8, True)]
    assert placed(game) == [("human#1", "H", "effect")]


@pytest.mark.rule("FZ-E.77", "FZ-9.05")
def test_an_effect_that_names_the_place_asks_nobody_whether_it_is_secured():
    game = called({"op": "spawn", "kind": "human", "at": {"op": "named", "location": at("C")}, "n": 2})
    assert placed(game) == [("human#1", "C", "effect"), ("human#2", "C", "effect")]


@pytest.mark.rule("FZ-A.11", "FZ-9.09")
@pytest.mark.parametrize("how", [{}, {"at": {"op": "named", "location": at("J")}}])
@pytest.mark.parametrize(("stops_all", "count"), [(False, 1), (True, 0)])
def test_with_a_boss_in_play_effects_still_place_monsters_unless_the_option_forbids(how, stops_all, count):
    game = called(
        {"op": "spawn", "kind": "human", **how},
        [7] if not how and not stops_all else [],
        {"options": {**OPTIONS, "bossStopsAllSpawns": stops_all}},
        monsters={"master": "L"},
    )
    assert len(on_board(game, "human")) == count


@pytest.mark.rule("FZ-E.14", "FZ-9.04")
@pytest.mark.parametrize(("how", "drawn"), [("spawnStep", 1), ("effect", 0), ("ambush", 0), ("setup", 0)])
def test_what_waits_for_a_spawn_is_told_how_the_monster_came(how, drawn):
    rule = {"when": {"op": "onSpawn", "how": [how]}, "do": [{"op": "drawCards", "who": "everyHero"}]}
    game = spawn_step([3], brief={"specialRules": [rule]}, hands={"frank": 5})
    assert len(hero(game, "frank")["hand"]) == 5 + drawn


@pytest.mark.rule("FZ-9.02", "FZ-S.09")
@pytest.mark.parametrize("where", ["L", "A"])
def test_a_monster_that_an_effect_has_placed_meanwhile_is_not_rolled_for(where):
    rule = {
        "when": {"op": "onSpawn", "how": ["spawnStep"]},
        "limit": {"times": 1, "per": "round"},
        "do": [{"op": "spawn", "kind": "human", "at": {"op": "named", "location": at(where)}}],
    }
    game = spawn_step([2, 3], {"human": 3}, {"specialRules": [rule]}, heroes={"frank": "F"})
    assert rolls(game) == [(2, True), (3, True)]
    assert on_board(game) == ["B", where, "C"]


@pytest.mark.rule("FZ-E.98", "FZ-E.113")
@pytest.mark.parametrize(
    "effect",
    [
        {"op": "skip", "part": "spawn"},
        {"op": "insteadOf", "what": "spawnStep", "do": [{"op": "drawCards", "who": "everyHero"}]},
    ],
)
def test_an_effect_can_leave_out_or_replace_the_spawn_step(effect):
    game = spawn_step([], brief={"specialRules": [{"do": [effect]}]}, hands={"frank": 5})
    assert rolls(game) == []
    assert len(hero(game, "frank")["hand"]) == (6 if effect["op"] == "insteadOf" else 5)


@pytest.mark.rule("FZ-D.38")
def test_a_reaction_to_a_spawn_comes_before_the_next_roll():
    shout = card(
        lower={
            "kind": "reaction",
            "trigger": "onSpawn",
            "range": 9,
            "effect": [{"op": "kill", "who": "target"}],
        }
    )
    game = spawn_step([2, 3], {"human": 2}, cards={"shout": shout}, hands={"frank": ["shout"]})
    assert (kind(game), who(game)) == ("react", "frank")
    assert rolls(game) == [(2, True)]
    take(game, "play-reaction", card="shout-marksman")
    assert on_board(game) == ["C"]  # the killed one waits for the next spawn step


# --- the spawn die on the table (FZ-E.67) ---------------------------------------------------------


def on_the_roll(*effects, **more):
    """A rule that does something when the spawn die has been rolled."""
    return {"specialRules": [{"when": {"op": "onSpawnRoll"}, "do": list(effects), **more}]}


@pytest.mark.rule("FZ-E.67", "FZ-9.04")
def test_the_monster_waits_until_what_the_roll_sets_off_is_done_and_goes_where_the_die_says():
    game = spawn_step([5, 8], {"human": 2}, on_the_roll({"op": "showText", "text": "rattle"}))
    assert placed(game) == [("human#1", "E", "spawnStep"), ("human#2", "H", "spawnStep")]
    names = [one.name for one in game.events if one.name in ("spawn-die", "story", "monster-placed")]
    assert names == ["spawn-die", "story", "monster-placed"] * 2


@pytest.mark.rule("FZ-E.67", "FZ-9.06")
def test_a_spawn_die_rolled_again_still_avoids_secured_points():
    game = spawn_step([5, 4, 7], brief=on_the_roll({"op": "rerollDice", "die": "spawn"}), heroes={"frank": "D"})
    assert rolls(game) == [(5, True), (4, False), (7, True)]
    assert on_board(game) == ["G"]


@pytest.mark.rule("FZ-E.67")
def test_a_spawn_die_turned_by_a_text_counts_as_it_lies():
    game = spawn_step([5, 6], {"human": 2}, on_the_roll({"op": "setDie", "die": "spawn", "face": 11}))
    assert on_board(game) == ["K", "K"]


@pytest.mark.rule("FZ-E.67", "FZ-9.06")
def test_a_spawn_die_turned_to_a_secured_point_is_rolled_on():
    turned = on_the_roll({"op": "setDie", "die": "spawn", "face": 11})
    game = spawn_step([5, 11, 7], brief=turned, heroes={"frank": "K"})
    assert rolls(game) == [(5, True), (11, False), (7, True)]
    assert on_board(game) == ["G"]


@pytest.mark.rule("FZ-9.04", "FZ-9.06")
def test_a_point_that_is_secured_after_the_roll_and_before_the_monster_comes_is_secured():
    there = {"op": "move", "who": "everyHero", "to": {"op": "named", "location": at("E")}}
    game = spawn_step([5, 7], brief=on_the_roll(there), heroes={"frank": "F"})
    assert (place(game, "frank"), on_board(game)) == ("E", ["G"])


@pytest.mark.rule("FZ-A.50", "FZ-E.67")
def test_a_monster_whose_roll_secures_every_point_stays_in_the_pool():
    secured = {"op": "secure", "at": "anywhere", "for": "thisRound"}
    game = spawn_step([5], brief=on_the_roll(secured))
    assert (rolls(game), on_board(game)) == ([(5, True)], [])


@pytest.mark.rule("FZ-F.20", "FZ-9.04")
def test_the_faces_of_the_spawn_die_are_content():
    game = spawn_step([1, 2, 4], {"human": 3}, changes={"dice": {"spawn": {"faces": [12, 12, 1, 2]}}})
    assert on_board(game) == ["L", "L", "B"]


@pytest.mark.rule("FZ-F.20", "FZ-A.50")
def test_points_that_no_face_shows_help_no_monster_onto_the_board():
    parts = {"changes": {"dice": {"spawn": {"faces": [3]}}}, "heroes": {"frank": "C"}}
    game = spawn_step([], **parts)
    assert (rolls(game), on_board(game)) == ([], [])


@pytest.mark.rule("FZ-E.67", "FZ-9.02")
@pytest.mark.parametrize("where", ["C", "A"])
def test_a_monster_that_the_roll_itself_has_placed_stays_there(where):
    there = {"op": "spawn", "kind": "human", "at": {"op": "named", "location": at(where)}}
    game = spawn_step([5], brief=on_the_roll(there), heroes={"frank": "F"})
    assert placed(game) == [("human#1", where, "effect")]


@pytest.mark.rule("FZ-E.67")
def test_a_text_may_ask_for_the_number_that_was_rolled():
    game = spawn_step([3], brief=on_the_roll({"op": "drawCards", "who": "everyHero", "n": "amount"}))
    assert len(hero(game, "frank")["hand"]) == 5 + 3


@pytest.mark.rule("FZ-E.67", "FZ-9.04")
def test_a_text_may_speak_of_the_place_that_was_rolled_and_of_nobody_else():
    token = {"op": "placeToken", "at": "there"}
    nobody = {"op": "damage", "target": "otherFigure", "n": 1}
    game = spawn_step([3], brief=on_the_roll(token, nobody))
    assert [(one["token"], one["at"]) for one in game.view()["tokens"]] == [("intel", at("C"))]
    assert len(hero(game, "frank")["hand"]) == 5


@pytest.mark.rule("FZ-E.67")
def test_once_the_monster_has_come_there_is_no_spawn_die_on_the_table():
    again = {"id": "again", "name": "Again", "free": True, "effect": [{"op": "rerollDice", "die": "spawn"}]}
    brief = {**on_the_roll({"op": "showText", "text": "rattle"}), "missionActions": [again]}
    game = spawn_step([3], brief=brief)
    take(game, "act", action="again")
    assert rolls(game) == [(3, True)]


@pytest.mark.rule("FZ-E.67")
def test_a_spawn_roll_in_the_middle_of_an_activation_leaves_that_die_where_it_lies():
    arrival = {"when": {"op": "onActivationRoll", "who": "elite"}, "do": [{"op": "spawn", "kind": "human"}]}
    noise = {"when": {"op": "onSpawnRoll", "who": "monster"}, "do": [{"op": "showText", "text": "rattle"}]}
    brief = {"specialRules": [arrival, noise, {"do": [{"op": "skip", "part": "spawn"}]}]}
    game = spawn_step(
        [MOVE, 12],
        {"human": 1, "bomber": 1},
        brief,
        monsters={"bomber": "K"},
        kinds={"bomber": {"class": "elite", "speed": 1, "attack": None}},
        heroes={"frank": "A"},
    )
    assert place(game, "bomber#1") == "A"  # by F: one step for its speed, one for the symbol
    assert on_board(game) == ["L", "A"]
