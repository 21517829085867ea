"""Chapter 8: activating monsters: whose turn it is, movement, activation die."""

import pytest

from tests.engine.fireteam_zero.drill import (
    BLANK,
    MOVE,
    SPECIAL,
    attack,
    card,
    decider,
    drill,
    events,
    kind,
    matching,
    offers,
    options,
    place,
    response,
    rule_options,
    take,
    threat,
)

UNARMED = {"attack": ("brawl", 0, 0)}  # an attack without dice: nothing to choose afterwards
STORY = {"op": "showText", "text": "special"}


def walker(speed, reach=0, **values):
    """A minion that walks and attacks with no dice."""
    return {"runner": {"class": "minion", "speed": speed, "attack": ("brawl", 0, reach), **values}}


def path(game):
    """The letters the monsters went to, step by step."""
    return "".join(one["to"][-1].upper() for one in events(game, "monster-moved"))


def march(board, heroes, at, speed=1, reach=0, dice=(BLANK,), **parts):
    """One monster is activated and walks."""
    kinds = {**walker(speed, reach, **parts.pop("values", {})), **parts.pop("kinds", {})}
    return threat(board, heroes=heroes, monsters={"runner": at}, kinds=kinds, dice=list(dice), **parts)


def attacks(game):
    return [one["target"] for one in events(game, "attack")]


# --- the order ------------------------------------------------------------------------------------


def crowd(**parts):
    """Two minions, an elite and a boss, each where no hero is near."""
    return threat(
        "ABCDEFGHIJ",
        heroes={"frank": "A", "abe": "A"},
        monsters=[("human", "G"), ("animal", "H"), ("giant", "I"), ("bomber", "J"), ("master", "J")],
        dice=[BLANK] * 5,
        **parts,
    )


@pytest.mark.rule("FZ-8.09", "FZ-8.10", "FZ-8.11", "FZ-T.73", "FZ-D.33", "FZ-19.03", "FZ-A.27")
@pytest.mark.parametrize("first", ["human#1", "animal#1"])
@pytest.mark.parametrize("elite", ["giant#1", "bomber#1"])
def test_minions_come_first_then_elites_then_the_boss_and_the_group_orders_each_class(first, elite):
    game = crowd()
    assert (kind(game), decider(game), game.decision.rule) == ("activate-monster", None, "FZ-D.33")
    assert options(game) == [  # no elite before the last minion
        {"verb": "activate", "monster": "animal#1"},
        {"verb": "activate", "monster": "human#1"},
    ]
    take(game, "activate", monster=first)  # the other minion follows by itself
    assert {one["monster"] for one in matching(game, "activate")} == {"giant#1", "bomber#1"}
    take(game, "activate", monster=elite)
    order = [one["monster"] for one in events(game, "activated")]
    second = "animal#1" if first == "human#1" else "human#1"
    assert order == [first, second, elite, "bomber#1" if elite == "giant#1" else "giant#1", "master#1"]


@pytest.mark.rule("FZ-8.09")
def test_every_monster_on_the_board_is_activated_once_in_every_round():
    game = threat(
        "AB",
        heroes={"frank": "A"},
        monsters=[("runner", "B")] * 3,
        kinds=walker(0),
        dice=[BLANK] * 6,
        down=["frank"],
    )
    assert [one["monster"] for one in events(game, "activated")] == ["runner#1", "runner#2", "runner#3"]
    assert len(events(game, "activation-die")) == 3
    take(game, "stay-down")
    assert [one["monster"] for one in events(game, "activated")] == ["runner#1", "runner#2", "runner#3"] * 2


@pytest.mark.rule("FZ-8.09", "FZ-D.33")
def test_figures_that_differ_in_nothing_are_one_option():
    game = threat("ABCDEF", heroes={"frank": "A"}, monsters=[("human", "E"), ("human", "E"), ("human", "F")])
    assert [one["monster"] for one in options(game)] == ["human#1", "human#3"]


@pytest.mark.rule("FZ-D.33")
def test_figures_that_a_lasting_effect_sets_apart_are_options_of_their_own():
    rule = {
        "when": {"op": "startOf", "unit": "threatPhase"},
        "do": [
            {"op": "restrict", "who": {"op": "random", "from": "allMonsters"}, "what": ["move"], "for": "thisRound"}
        ],
    }
    game = threat(
        "ABCDEF",
        heroes={"frank": "A"},
        monsters=[("human", "E"), ("human", "E")],
        mission={"specialRules": [rule]},
    )
    assert [one["monster"] for one in options(game)] == ["human#1", "human#2"]


@pytest.mark.rule("FZ-8.09")
def test_a_monster_that_has_left_the_board_is_not_activated():
    rule = {
        "when": {"op": "onActivate", "who": "minion"},
        "do": [
            {
                "op": "removeMonster",
                "who": {"op": "allMonsters", "where": {"op": "classIs", "who": "it", "class": "elite"}},
            }
        ],
    }
    game = threat(
        "ABCDE",
        heroes={"frank": "A"},
        monsters=[("human", "E"), ("giant", "E")],
        mission={"specialRules": [rule]},
    )
    assert [one["monster"] for one in events(game, "activated")] == ["human#1"]


@pytest.mark.rule("FZ-8.12", "FZ-S.02", "FZ-8.20")
def test_an_activation_is_movement_then_die_then_attack():
    game = threat("ABC", heroes={"frank": "A"}, monsters={"human": "B"}, hands={"frank": 9}, dice=[BLANK, 2, 2])
    told = [
        event.name for event in game.events if event.name in ("activated", "monster-moved", "activation-die", "attack")
    ]
    assert told == ["activated", "monster-moved", "activation-die", "attack"]


@pytest.mark.rule("FZ-E.13", "FZ-8.12")
def test_what_waits_for_an_activation_comes_before_the_movement():
    rule = {"when": {"op": "onActivate", "who": "monster"}, "do": [STORY]}
    game = march("ABC", {"frank": "A"}, "C", mission={"specialRules": [rule]})
    told = [event.name for event in game.events if event.name in ("story", "monster-moved")]
    assert told == ["story", "monster-moved"]


@pytest.mark.rule("FZ-S.02")
@pytest.mark.parametrize(
    ("when", "told"),
    [
        ({"op": "onActivate", "who": "monster"}, ["activated"]),
        ({"op": "onEnter", "who": "monster"}, ["activated", "monster-moved"]),
        ("onSpecial", ["activated", "monster-moved", "monster-moved", "activation-die"]),
    ],
)
def test_a_monster_that_is_removed_in_the_middle_of_its_activation_does_nothing_more(when, told):
    remove = {"op": "removeMonster", "who": "triggeringFigure"}
    trait = [{"when": when, "do": [remove]}] if when == "onSpecial" else []
    rules = [] if when == "onSpecial" else [{"when": when, "do": [remove]}]
    game = march(
        "ABCD",
        {"frank": "A"},
        "D",
        speed=2,
        reach=1,
        dice=[SPECIAL],
        values={"trait": trait},
        mission={"specialRules": rules},
    )
    names = ("activated", "monster-moved", "activation-die", "attack")
    assert [event.name for event in game.events if event.name in names] == told


# --- movement -------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-8.14", "FZ-8.15", "FZ-19.06", "FZ-A.17")
@pytest.mark.parametrize(("speed", "way"), [(0, ""), (1, "E"), (2, "ED"), (4, "EDCB"), (5, "EDCBA"), (9, "EDCBA")])
def test_a_monster_moves_up_to_its_speed_towards_the_nearest_active_hero(speed, way):
    game = march("ABCDEF", {"frank": "A"}, "F", speed)
    assert path(game) == way


@pytest.mark.rule("FZ-8.13")
def test_a_monster_with_an_active_hero_at_its_location_does_not_move():
    game = march("ABC", {"frank": "B", "abe": "A"}, "B", 2, situation={"startPlayer": "abe"})
    assert path(game) == ""
    assert attacks(game) == ["frank"]


@pytest.mark.rule("FZ-8.13", "FZ-8.45", "FZ-T.43", "FZ-8.19")
def test_a_knocked_down_hero_holds_no_monster():
    game = march("ABCD", {"frank": "D", "abe": "A"}, "D", 2, down=["frank"])
    assert path(game) == "CB"


@pytest.mark.rule("FZ-8.14", "FZ-8.45", "FZ-A.17")
def test_a_knocked_down_hero_attracts_no_monster():
    game = march("ABCDE", {"frank": "D", "abe": "A"}, "C", down=["frank"])
    assert path(game) == "B"


@pytest.mark.rule("FZ-8.14")
@pytest.mark.parametrize(("frank", "abe", "step"), [("A", "F", "B"), ("A", "E", "D"), ("B", "F", "B")])
def test_the_nearer_hero_attracts_the_monster_whoever_is_earlier(frank, abe, step):
    game = march("ABCDEFG", {"abe": abe, "frank": frank}, "C", situation={"startPlayer": "abe"})
    assert path(game) == step


@pytest.mark.rule("FZ-8.16", "FZ-A.30", "FZ-T.42")
@pytest.mark.parametrize(
    ("start", "step"), [("frank", "E"), ("don", "E"), ("abe", "C"), ("shad", "E")]
)  # turn order from C on is C, D, A, B
def test_between_equally_near_heroes_it_moves_towards_the_earlier_in_turn_order(start, step):
    heroes = {"abe": "B", "shad": "A", "frank": "G", "don": "F"}
    game = march("ABCDEFG", heroes, "D", situation={"startPlayer": start})
    assert path(game) == step


@pytest.mark.rule("FZ-8.16", "FZ-A.30")
@pytest.mark.parametrize(("start", "step"), [("abe", "C"), ("shad", "E"), ("frank", "C"), ("don", "C")])
def test_turn_order_goes_clockwise_from_the_start_player(start, step):
    heroes = {"abe": "B", "shad": "F", "frank": "A", "don": "G"}
    assert path(march("ABCDEFG", heroes, "D", situation={"startPlayer": start})) == step
    walls = {"B": ["impassable"], "F": ["impassable"]}  # now none of them can be reached
    heroes = {"abe": "A", "shad": "G", "frank": "H", "don": "H"}
    assert path(march("ABCDEFGH", heroes, "D", terrain=walls, situation={"startPlayer": start})) == step


@pytest.mark.rule("FZ-8.14", "FZ-8.15")
def test_a_monster_walks_from_the_first_location_as_from_any_other():
    assert path(march("ABCDE", {"frank": "E"}, "A", 3, dice=[MOVE])) == "BCDE"


@pytest.mark.rule("FZ-8.17")
def test_difficult_terrain_does_not_slow_a_monster():
    game = march("ABCD", {"frank": "A"}, "D", 2, terrain={"C": ["difficult"], "B": ["difficult"]})
    assert path(game) == "CB"


@pytest.mark.rule("FZ-8.18", "FZ-A.41", "FZ-I.07")
def test_a_monster_walks_around_impassable_terrain():
    game = march("AWMX/B.C./DEFG", {"frank": "A"}, "M", 9, terrain={"W": ["impassable"]})
    assert path(game) == "CEBA"


@pytest.mark.rule("FZ-8.19", "FZ-4.24")
def test_monsters_leave_freely_however_many_heroes_or_monsters_there_are():
    game = threat(
        "ABC",
        heroes={"frank": "C", "abe": "C", "don": "A"},
        down=["frank", "abe"],
        monsters={"runner": "C"},
        kinds=walker(1),
        dice=[BLANK],
    )
    assert path(game) == "B"


@pytest.mark.rule("FZ-D.34", "FZ-8.14", "FZ-A.41")
@pytest.mark.parametrize("way", ["B", "C"])
def test_between_equally_short_ways_the_group_chooses_the_first_step(way):
    game = march(".A./B.C/.D.", {"frank": "A"}, "D", 2)
    assert (kind(game), decider(game), game.decision.rule) == ("monster-step", None, "FZ-D.34")
    assert options(game) == [{"verb": "step", "to": "yard/b"}, {"verb": "step", "to": "yard/c"}]
    take(game, "step", to=f"yard/{way.lower()}")
    assert path(game) == way + "A"


@pytest.mark.rule("FZ-D.34")
def test_only_steps_of_shortest_ways_are_offered():
    game = march("ABC/DEF/GHI", {"frank": "C"}, "G", 1)
    assert path(game) == "E"


@pytest.mark.rule("FZ-A.41")
@pytest.mark.parametrize(("distance", "way"), [("path", "P"), ("range", "")])
def test_nearest_is_the_shortest_passable_way_or_by_option_the_range(distance, way):
    """Frank is two away through a wall that cannot be passed, Abe three away over open ground."""
    game = march(
        "FWMPQA",
        {"frank": "F", "abe": "A"},
        "M",
        terrain={"W": ["impassable"]},
        mission={"options": rule_options(monsterDistance=distance)},
    )
    assert path(game) == way


@pytest.mark.rule("FZ-A.41")
@pytest.mark.parametrize(("distance", "way"), [("path", "P"), ("range", "R")])
def test_a_detour_counts_with_its_whole_length(distance, way):
    """Frank is two away in range but four by the way round; Abe is three away in both."""
    game = march(
        "FWMPQA/S.R.../.TU...",
        {"frank": "F", "abe": "A"},
        "M",
        terrain={"W": ["impassable"]},
        mission={"options": rule_options(monsterDistance=distance)},
    )
    assert path(game) == way


@pytest.mark.rule("FZ-A.41", "FZ-8.18")
@pytest.mark.parametrize(("speed", "way"), [(1, "C"), (2, "CV"), (3, "CV")])
def test_if_no_hero_can_be_reached_it_moves_only_where_that_shortens_the_range(speed, way):
    game = march("FWVCM", {"frank": "F"}, "M", speed, terrain={"W": ["impassable"]})
    assert path(game) == way


@pytest.mark.rule("FZ-A.41")
def test_of_heroes_it_cannot_reach_it_makes_for_the_nearest_by_range():
    terrain = {"W": ["impassable"], "X": ["impassable"]}
    game = march("FWGMCDXA", {"frank": "F", "abe": "A"}, "M", terrain=terrain, situation={"startPlayer": "abe"})
    assert path(game) == "G"
    game = march("FWGHMCXA", {"frank": "F", "abe": "A"}, "M", terrain=terrain, situation={"startPlayer": "abe"})
    assert path(game) == "C"
    game = march("FWGMCXA", {"frank": "F", "abe": "A"}, "M", terrain=terrain, situation={"startPlayer": "abe"})
    assert path(game) == "C"  # equally near: the earlier in turn order


@pytest.mark.rule("FZ-A.41")
@pytest.mark.parametrize("heroes", [{"frank": "F", "abe": "A"}, {"abe": "A", "frank": "F"}])
def test_a_hero_that_can_be_reached_attracts_it_before_a_nearer_one_that_cannot(heroes):
    game = march("FWVMPQRSA", heroes, "M", terrain={"W": ["impassable"]})
    assert path(game) == "P"


@pytest.mark.rule("FZ-A.41")
def test_a_hero_on_an_island_attracts_nobody():
    game = march("AB.CD", {"frank": "A"}, "D", 2, dice=[MOVE])
    assert path(game) == ""
    assert attacks(game) == []


@pytest.mark.rule("FZ-A.41", "FZ-8.20")
def test_without_an_active_hero_it_neither_moves_nor_attacks_but_its_die_is_rolled():
    game = march("ABC", {"frank": "C"}, "C", 2, 2, dice=[SPECIAL], down=["frank"], values={"special": [STORY]})
    assert (path(game), attacks(game)) == ("", [])
    assert [one["text"] for one in events(game, "story")] == ["special"]
    game = march("ABC", {"frank": "C"}, "B", 2, 2, dice=[MOVE], down=["frank"])
    assert (path(game), attacks(game)) == ("", [])


@pytest.mark.rule("FZ-A.66")
def test_it_uses_its_full_speed_even_if_its_attack_would_reach_already():
    game = march("ABCDE", {"frank": "A"}, "E", 3, 4)
    assert path(game) == "DCB"


@pytest.mark.rule("FZ-A.66")
def test_it_stops_where_it_meets_an_active_hero_on_the_way():
    game = threat(
        "ABCDE",
        heroes={"frank": "A", "abe": "E"},
        monsters={"runner": "E"},
        kinds=walker(4),
        mission={
            "specialRules": [
                {
                    "when": {"op": "onEnter", "who": "monster", "at": {"op": "named", "location": "yard/d"}},
                    "do": [
                        {"op": "standUp", "who": "knockedDownHeroes"},
                        {
                            "op": "move",
                            "who": {"op": "everyHero", "where": {"op": "hasRole", "who": "it", "role": "leader"}},
                            "to": {"op": "named", "location": "yard/c"},
                        },
                    ],
                }
            ]
        },
        down=["abe"],
        dice=[BLANK],
    )
    assert path(game) == "DC"
    assert attacks(game) == ["abe"]


@pytest.mark.rule("FZ-A.66")
def test_the_hero_it_makes_for_is_fixed_at_the_start_of_a_movement():
    """When it has taken its first step, Abe appears right behind it; it goes on to Frank."""
    abe = {"op": "everyHero", "where": {"op": "hasRole", "who": "it", "role": "leader"}}
    rule = {
        "when": {"op": "onEnter", "who": "monster", "at": {"op": "named", "location": "yard/e"}},
        "do": [{"op": "move", "who": abe, "to": {"op": "named", "location": "yard/d"}}],
    }
    heroes = {"frank": "G", "abe": "A"}
    game = march("ABCDEFG", heroes, "D", 3, mission={"specialRules": [rule]}, situation={"startPlayer": "frank"})
    assert place(game, "abe") == "D"
    assert path(game) == "EFG"


@pytest.mark.rule("FZ-A.66", "FZ-8.22")
def test_the_move_symbol_begins_a_movement_of_its_own_with_a_target_of_its_own():
    abe = {"op": "everyHero", "where": {"op": "hasRole", "who": "it", "role": "leader"}}
    rule = {
        "when": {"op": "onMoveSymbol", "who": "monster"},
        "do": [{"op": "move", "who": abe, "to": {"op": "named", "location": "yard/d"}}],
    }
    game = march("ABCDEFG", {"frank": "G", "abe": "A"}, "D", dice=[MOVE], mission={"specialRules": [rule]})
    assert path(game) == "ED"


@pytest.mark.rule("FZ-A.66", "FZ-8.45")
def test_if_its_hero_is_knocked_down_on_the_way_it_makes_for_another():
    frank = {"op": "everyHero", "where": {"op": "hasRole", "who": "it", "role": "marksman"}}
    rule = {
        "when": {"op": "onEnter", "who": "monster", "at": {"op": "named", "location": "yard/e"}},
        "do": [{"op": "knockDown", "who": frank}],
    }
    game = march("ABCDEFG", {"frank": "G", "abe": "A"}, "D", 3, mission={"specialRules": [rule]})
    assert path(game) == "EDC"


@pytest.mark.rule("FZ-E.15")
def test_a_monsters_steps_are_noticed_where_it_leaves_and_where_it_enters():
    rules = [
        {"when": {"op": "onLeave", "who": "monster", "at": {"op": "named", "location": "yard/d"}}, "do": [STORY]},
        {"when": {"op": "onEnter", "who": "monster", "at": {"op": "named", "location": "yard/b"}}, "do": [STORY]},
    ]
    game = march("ABCDE", {"frank": "A"}, "D", 2, mission={"specialRules": rules})
    assert len(events(game, "story")) == 2
    game = march("ABCDE", {"frank": "A"}, "D", 1, mission={"specialRules": rules})
    assert len(events(game, "story")) == 1


@pytest.mark.rule("FZ-S.10", "FZ-F.03")
def test_a_mission_that_is_lost_when_a_monster_arrives_is_lost_at_once():
    there = {"op": "countAt", "place": {"op": "named", "location": "yard/c"}, "what": "monsters"}
    game = march("ABCDE", {"frank": "A"}, "E", 4, mission={"extraDefeat": [there]})
    assert game.outcome["result"] == "lost"
    assert path(game) == "DC"


@pytest.mark.rule("FZ-8.18", "FZ-E.93")
def test_terrain_that_effects_change_bars_or_opens_the_way():
    wall = {"do": [{"op": "setTerrain", "at": {"op": "named", "location": "yard/b"}, "add": ["impassable"]}]}
    game = march(".A./B.C/.D.", {"frank": "A"}, "D", 2, mission={"specialRules": [wall]})
    assert path(game) == "CA"  # one way is left, so nothing is asked
    game = march("ABCD", {"frank": "A"}, "D", 3, mission={"specialRules": [wall]})
    assert path(game) == "C"  # no way is left: only as far as it shortens the range
    wall = {"do": [{"op": "setTerrain", "at": {"op": "named", "location": "yard/w"}, "add": ["impassable"]}]}
    game = march("AWMX/B.C./DEFG", {"frank": "A"}, "M", 9, mission={"specialRules": [wall]})
    assert path(game) == "CEBA"
    gate = {"do": [{"op": "setTerrain", "at": {"op": "named", "location": "yard/b"}, "remove": ["impassable"]}]}
    game = march("ABCD", {"frank": "A"}, "D", 3, terrain={"B": ["impassable"]}, mission={"specialRules": [gate]})
    assert path(game) == "CBA"


@pytest.mark.rule("FZ-E.76", "FZ-19.06")
@pytest.mark.parametrize(("change", "way"), [({"by": 1}, "EDC"), ({"by": -1}, "E"), ({"by": -5}, ""), ({"to": 1}, "E")])
def test_an_effect_changes_a_monsters_speed(change, way):
    rule = {"do": [{"op": "modifySpeed", "who": "allMonsters", **change}]}
    game = march("ABCDEF", {"frank": "A"}, "F", 2, mission={"specialRules": [rule]})
    assert path(game) == way


@pytest.mark.rule("FZ-E.90")
def test_a_monster_that_may_not_move_or_attack_does_not():
    def held(what):
        rule = {"do": [{"op": "restrict", "who": "allMonsters", "what": [what]}]}
        return march("ABCD", {"frank": "A"}, "D", 1, 3, dice=[MOVE], mission={"specialRules": [rule]})

    assert (path(held("move")), attacks(held("move"))) == ("", ["frank"])
    assert (path(held("attack")), attacks(held("attack"))) == ("CB", [])


@pytest.mark.rule("FZ-E.113")
def test_its_movement_or_its_attack_may_be_replaced():
    def instead(what, do):
        rule = {"do": [{"op": "insteadOf", "what": what, "who": "allMonsters", "do": do}]}
        return march("ABCD", {"frank": "A"}, "D", 1, 3, mission={"specialRules": [rule]})

    twice = [{"op": "activate", "who": "allMonsters", "parts": "attack"}]
    game = instead("monsterMovement", twice)
    assert (path(game), attacks(game)) == ("", ["frank", "frank"])
    game = instead("monsterAttack", [STORY])
    assert (path(game), attacks(game), len(events(game, "story"))) == ("C", [], 1)
    game = instead("monsterAttack", [*twice, *twice])  # the act itself is not replaced again
    assert (path(game), attacks(game)) == ("C", ["frank", "frank"])


# --- the activation die ---------------------------------------------------------------------------


@pytest.mark.rule("FZ-8.20", "FZ-8.21", "FZ-8.22", "FZ-8.23", "FZ-A.01", "FZ-A.31")
@pytest.mark.parametrize(
    ("face", "symbol"), [(1, "blank"), (2, "blank"), (3, "move"), (4, "move"), (5, "special"), (6, "special")]
)
def test_each_face_of_the_six_sided_activation_die_does_what_it_shows(face, symbol):
    game = march("ABCD", {"frank": "A"}, "D", dice=[face], values={"special": [STORY]})
    assert events(game, "activation-die") == [{"monster": "runner#1", "symbol": symbol}]
    assert path(game) == ("CB" if symbol == "move" else "C")
    assert len(events(game, "story")) == (symbol == "special")


@pytest.mark.rule("FZ-A.01", "FZ-A.31")
def test_the_faces_of_the_activation_die_are_content():
    changes = {"dice": {"activation": {"faces": ["special", "move", "blank", "blank", "blank", "blank"]}}}
    game = march("ABCD", {"frank": "A"}, "D", dice=[1], values={"special": [STORY]}, changes=changes)
    assert len(events(game, "story")) == 1


@pytest.mark.rule("FZ-8.14", "FZ-8.22", "FZ-8.25", "FZ-T.44")
def test_with_a_move_symbol_it_goes_one_location_farther_and_attacks():
    game = march("ABCD", {"frank": "A"}, "D", 2, dice=[MOVE])
    assert path(game) == "CBA"
    assert attacks(game) == ["frank"]


@pytest.mark.rule("FZ-8.13", "FZ-8.22", "FZ-T.45")
def test_a_move_symbol_does_not_take_it_away_from_an_active_hero():
    game = march("ABC", {"frank": "B", "abe": "A"}, "B", 2, dice=[MOVE])
    assert path(game) == ""
    assert attacks(game) == ["frank"]


@pytest.mark.rule("FZ-8.22")
def test_a_monster_without_speed_still_follows_the_move_symbol():
    assert path(march("ABC", {"frank": "A"}, "C", 0, dice=[MOVE])) == "B"


@pytest.mark.rule("FZ-8.23", "FZ-19.04", "FZ-E.12")
def test_the_special_ability_takes_effect_only_on_the_special_symbol_and_for_its_own_kind():
    other = {"class": "minion", "special": [{"op": "showText", "text": "other"}], "speed": 0}
    game = threat(
        "ABC",
        heroes={"frank": "A"},
        monsters=[("runner", "C"), ("other", "B")],
        kinds={**walker(0, special=[STORY]), "other": {**other, **UNARMED}},
        dice=[SPECIAL, BLANK],
    )
    take(game, "activate", monster="runner#1")
    assert [one["text"] for one in events(game, "story")] == ["special"]


@pytest.mark.rule("FZ-E.12")
def test_traits_and_rules_that_wait_for_the_special_symbol_come_after_the_special_itself():
    trait = {"when": "onSpecial", "do": [{"op": "showText", "text": "trait"}]}
    game = march("ABC", {"frank": "A"}, "C", dice=[SPECIAL], values={"special": [STORY], "trait": [trait]})
    assert [one["text"] for one in events(game, "story")] == ["special", "trait"]


@pytest.mark.rule("FZ-E.13")
def test_what_waits_for_the_move_symbol_comes_before_the_move():
    trait = {"when": "onMoveSymbol", "do": [{"op": "showText", "text": "trait"}]}
    game = march("ABCD", {"frank": "A"}, "D", 0, dice=[MOVE], values={"trait": [trait]})
    told = [event.name for event in game.events if event.name in ("story", "monster-moved")]
    assert told == ["story", "monster-moved"]


@pytest.mark.rule("FZ-D.37", "FZ-8.23")
def test_a_choice_that_a_special_ability_leaves_open_is_the_groups():
    special = [{"op": "choose", "decider": "group", "options": [[STORY], [{"op": "coin", "side": "tails"}]]}]
    game = march("ABC", {"frank": "A"}, "C", dice=[SPECIAL], values={"special": special})
    assert (kind(game), decider(game)) == ("choose", None)
    assert len(options(game)) == 2


@pytest.mark.rule("FZ-E.67")
@pytest.mark.parametrize(("symbol", "way", "stories"), [("move", "CB", 0), ("special", "C", 1), ("blank", "C", 0)])
def test_an_effect_may_have_a_monster_act_as_if_its_die_showed_a_symbol(symbol, way, stories):
    trait = {
        "when": "onSpecial",
        "do": [{"op": "setActivationDie", "of": "self", "symbol": symbol}],
        "limit": {"per": "round"},
    }
    game = march("ABCD", {"frank": "A"}, "D", dice=[SPECIAL], values={"trait": [trait], "special": [STORY]})
    assert path(game) == way
    assert len(events(game, "story")) == 1 + stories
    assert [one["symbol"] for one in events(game, "activation-die")] == ["special", symbol]


# --- activation by an effect ----------------------------------------------------------------------


@pytest.mark.rule("FZ-E.79")
@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ("all", ["activated", "monster-moved", "activation-die", "attack"]),
        ("move", ["activated", "monster-moved"]),
        ("attack", ["activated", "attack"]),
    ],
)
def test_an_effect_activates_a_monster_wholly_or_in_part(parts, told):
    game = drill(
        "ABCD",
        heroes={"abe": "A"},
        hands={"abe": ["bait"]},
        monsters={"runner": "C"},
        kinds=walker(1, 2),
        cards={"bait": card(lower=response({"op": "activate", "who": "allMonsters", "parts": parts}))},
        phase="tactics",
        situation={"round": 2},
        dice=[BLANK],
    )
    take(game, "play-tactical-response")
    names = ("activated", "monster-moved", "activation-die", "attack")
    assert [event.name for event in game.events if event.name in names] == told
    assert offers(game, "end-turn")


@pytest.mark.rule("FZ-S.02", "FZ-E.102", "FZ-8.24")
def test_what_lasts_for_an_activation_ends_with_it():
    special = [{"op": "modifySpeed", "who": "self", "by": 2, "for": "thisActivation"}]
    game = threat(
        "ABCDEFGHIJ",
        heroes={"frank": "A"},
        down=["frank"],
        monsters={"runner": "J"},
        kinds=walker(1, special=special),
        dice=[SPECIAL, BLANK],
    )
    take(game, "stand-up")
    while kind(game) == "turn" and len(events(game, "activated")) == 1:
        take(game, "end-turn")
    assert path(game) == "I"


@pytest.mark.rule("FZ-S.02", "FZ-E.102", "FZ-8.23")
def test_the_special_of_a_monster_activated_in_the_middle_of_an_attack_is_for_its_own_attack():
    trait = [{"when": "whenAttacked", "do": [{"op": "activate", "who": "self"}]}]
    game = drill(
        "A",
        heroes={"shad": "A"},
        monsters={"runner": "A"},
        hands={"shad": ["blow", "shot", "shot", "shot"]},
        cards={"blow": card("brawl", 0, 0, 1)},
        kinds=walker(1, trait=trait, special=[{"op": "bonusHits", "n": 3}]),
        dice=[SPECIAL],
    )
    attack(game, "runner#1", "blow")
    assert [(one["attacker"], one["hits"]) for one in events(game, "hits")] == [("runner#1", 3), ("shad", 1)]


@pytest.mark.rule("FZ-S.10", "FZ-E.105")
@pytest.mark.parametrize(("at", "asked"), [("c", True), ("a", False)])
def test_what_lasts_until_a_monster_arrives_ends_with_its_step(at, asked):
    until = {
        "op": "until",
        "condition": {"op": "countAt", "place": {"op": "named", "location": f"yard/{at}"}, "what": "monsters"},
    }
    rule = {
        "when": {"op": "startOf", "unit": "threatPhase"},
        "do": [{"op": "restrict", "who": "allHeroes", "what": ["react"], "for": until}],
    }
    parry = card(
        lower={"kind": "reaction", "trigger": {"op": "beforeAttack", "on": "you"}, "range": 9, "effect": [STORY]}
    )
    game = march(
        "ABCD",
        {"frank": "B"},
        "D",
        reach=1,
        hands={"frank": ["parry"]},
        cards={"parry": parry},
        mission={"specialRules": [rule]},
    )
    assert attacks(game) == ["frank"]
    assert (kind(game) == "react") is asked


@pytest.mark.rule("FZ-E.13", "FZ-E.79", "FZ-S.02")
@pytest.mark.parametrize("parts", ["all", "move", "attack"])
def test_an_activation_in_part_begins_and_ends_like_a_whole_one(parts):
    """Its beginning gives a bonus hit for this activation; the activation of the round does not have it."""
    rule = {
        "when": {"op": "onActivate", "who": "monster"},
        "do": [{"op": "bonusHits", "of": "triggeringFigure", "n": 1, "for": "thisActivation"}],
        "limit": {"per": "mission"},
    }
    wake = {
        "when": {"op": "startOf", "unit": "threatPhase"},
        "do": [{"op": "activate", "who": "allMonsters", "parts": parts}],
    }
    game = march(
        "AB",
        {"frank": "A"},
        "A",
        hands={"frank": ["punch"] * 3},
        dice=[BLANK] * 2,
        mission={"specialRules": [rule, wake]},
    )
    assert [one["hits"] for one in events(game, "hits")] == ([0] if parts == "move" else [1, 0])


@pytest.mark.rule("FZ-S.02", "FZ-E.102")
def test_an_activation_within_an_activation_ends_only_what_is_its_own():
    special = [
        {"op": "bonusHits", "n": 1, "for": "thisActivation"},
        {
            "op": "activate",
            "who": {"op": "allMonsters", "where": {"op": "classIs", "who": "it", "class": "elite"}},
            "parts": "attack",
        },
    ]
    game = threat(
        "AB",
        heroes={"frank": "A"},
        hands={"frank": ["punch"] * 3},
        monsters=[("runner", "A"), ("giant", "A")],
        kinds={**walker(0, special=special), "giant": {"class": "elite", "speed": 0, "attack": ("brawl", 0, 0)}},
        dice=[SPECIAL, BLANK],
    )
    hits = [(one["attacker"], one["hits"]) for one in events(game, "hits")]
    assert hits == [("giant#1", 0), ("runner#1", 1), ("giant#1", 0)]
