"""What figures do (FZ-E.70 to FZ-E.83, FZ-E.89 to FZ-E.92)."""

import pytest

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
    monster_of,
    monsters_at,
    offers,
    options,
    place,
    reaction,
    run_to,
    take,
    threat,
)
from tests.engine.fireteam_zero.vocabulary.kit import again, bench, done, rule

TEAM = {"frank": "A", "abe": "A", "shad": "A"}
ANIMALS = {"op": "allMonsters", "where": {"op": "kindIs", "who": "it", "kind": "animal"}}


def view(game, key):
    return game.view()[key]


def destinations(game):
    return [option["to"][-1].upper() for option in matching(game, "go")]


# --- actions (FZ-E.70 to FZ-E.72) -----------------------------------------------------------------


@pytest.mark.rule("FZ-E.70", "FZ-A.55")
def test_heroes_act_at_once_in_the_order_given_and_may_decline():
    game = done(
        {"op": "performAction", "who": "otherHeroes"},
        heroes=TEAM,
        monsters={"human": "A"},
        hands={"abe": ["punch"], "shad": ["punch"]},
        dice=[4, 4],
    )
    assert (kind(game), decider(game)) == ("granted-action", "abe")
    take(game, "decline")
    assert (kind(game), decider(game)) == ("granted-action", "shad")
    take(game, "attack", target="human#1")
    assert (place(game, "human#1"), kind(game), view(game, "actionsLeft")) == (None, "turn", 1)


@pytest.mark.rule("FZ-E.70")
@pytest.mark.parametrize(
    ("which", "verbs"),
    [
        ("any", {"attack", "search", "act", "decline"}),
        ("attack", {"attack", "decline"}),
        ("search", {"search", "decline"}),
        ("special", {"act", "decline"}),
    ],
)
def test_the_granted_action_may_be_of_one_kind_only(which, verbs):
    special = {"id": "lift", "name": "Lift", "effect": [{"op": "drawCards"}]}
    game = done(
        {"op": "performAction", "who": "otherHeroes", "which": which},
        board="AB",
        heroes={"frank": "A", "abe": "A"},
        monsters={"human": "B"},
        hands={"abe": ["shot"]},
        mission={"missionActions": [special]},
    )
    assert decider(game) == "abe"
    assert {option["verb"] for option in options(game)} == verbs


@pytest.mark.rule("FZ-E.70", "FZ-8.43")
def test_nobody_who_is_down_is_granted_an_action():
    game = done(
        {"op": "performAction", "who": "everyHero"}, heroes={"frank": "A", "abe": "A"}, down=["abe"], hands={"abe": 3}
    )
    take(game, "search") if offers(game, "search") else None
    assert decider(game) == "frank"


@pytest.mark.rule("FZ-E.71")
@pytest.mark.parametrize(("change", "left"), [({}, 2), ({"n": 2}, 3), ({"to": 3}, 3), ({"n": 0}, 1)])
def test_who_is_at_turn_has_more_actions_at_once(change, left):
    game = done({"op": "extraAction", **change}, heroes={"frank": "A"})
    assert view(game, "actionsLeft") == left


@pytest.mark.rule("FZ-E.71")
def test_who_is_not_at_turn_has_the_extra_action_in_the_own_turn_and_only_there():
    game = done({"op": "extraAction", "who": "otherHeroes"}, heroes=TEAM)
    left = [view(game, "actionsLeft")]
    for _ in range(2):
        take(game, "end-turn")
        left.append(view(game, "actionsLeft"))
    assert left == [1, 2, 2]
    run_to(game, "turn")
    take(game, "end-turn")
    run_to(game, "turn")
    assert (view(game, "round"), view(game, "actionsLeft")) == (2, 1)


@pytest.mark.rule("FZ-E.71", "FZ-E.106")
def test_an_extra_action_for_the_rest_of_the_mission_counts_now_and_later():
    game = done({"op": "extraAction", "for": "restOfMission"}, heroes={"frank": "A"}, board="A")
    assert view(game, "actionsLeft") == 2
    take(game, "end-turn")
    run_to(game, "turn")
    assert (view(game, "round"), view(game, "actionsLeft")) == (2, 2)


@pytest.mark.rule("FZ-E.71")
def test_an_extra_attack_can_only_be_an_attack():
    game = done(
        {"op": "extraAttack"},
        board="AB",
        heroes={"frank": "A"},
        monsters=[("human", "B"), ("human", "B"), ("human", "B")],
        hands={"frank": ["shot", "shot", "shot"]},
        dice=[1] * 9,
    )
    assert (view(game, "actionsLeft"), offers(game, "search")) == (1, True)
    attack(game, "human#1")
    assert (view(game, "actionsLeft"), offers(game, "search")) == (1, True)
    attack(game, "human#1")
    assert (view(game, "actionsLeft"), offers(game, "attack"), offers(game, "search")) == (0, False, False)


@pytest.mark.rule("FZ-E.71")
@pytest.mark.parametrize(("steps", "attacks"), [([{}, {"n": 2}], 3), ([{"n": 3}, {"to": 1}], 1), ([{"n": 0}], 0)])
def test_extra_attacks_add_up_unless_the_text_sets_their_number(steps, attacks):
    game = done(
        *[{"op": "extraAttack", **step} for step in steps],
        board="AB",
        monsters={"giant": "B"},
        hands={"frank": ["tap"] * 3},
        cards={"tap": card("bullets", 0, 2)},
        situation={"actions": 0},
    )
    made = 0
    while offers(game, "attack"):
        attack(game, "giant#1", "tap")
        made += 1
    assert made == attacks


@pytest.mark.rule("FZ-E.71", "FZ-E.01")
def test_an_ability_may_give_extra_attacks_in_every_turn():
    game = bench(
        "AB",
        heroes={"frank": "A"},
        monsters={"human": "B"},
        hands={"frank": ["shot", "shot"]},
        dice=[1] * 6,
        mission=rule({"op": "extraAttack", "who": "allHeroes"}),
        situation={"actions": None},
    )
    attack(game, "human#1")
    assert offers(game, "attack", target="human#1")
    attack(game, "human#1")
    assert not offers(game, "attack")


@pytest.mark.rule("FZ-E.72", "FZ-4.34")
@pytest.mark.parametrize("action", ["attack", "search", "special"])
def test_a_kind_of_action_becomes_free(action):
    special = {"id": "lift", "name": "Lift", "effect": [{"op": "showText", "text": "."}]}
    game = bench(
        "AB",
        heroes={"frank": "A"},
        monsters={"human": "B"},
        hands={"frank": ["shot", "shot"]},
        dice=[1] * 6,
        mission={**rule({"op": "makeFree", "who": "allHeroes", "action": action}), "missionActions": [special]},
    )
    if action == "attack":
        attack(game, "human#1")
    elif action == "search":
        take(game, "search-free")
    else:
        take(game, "act", action="lift")
    assert view(game, "actionsLeft") == 1


# --- moves (FZ-E.73 to FZ-E.76) -------------------------------------------------------------------


@pytest.mark.rule("FZ-E.73", "FZ-D.41", "FZ-4.26")
def test_a_hero_is_moved_to_one_of_the_places_named_whatever_stands_in_the_way():
    step = {"op": "move", "to": {"op": "withinRange", "of": "you", "n": 2}}
    parts = {"terrain": {"C": ["impassable"]}, "monsters": [("human", "B")] * 3}
    game = done(step, board="ABCD/..E.", heroes={"frank": "B"}, **parts)
    assert (kind(game), decider(game)) == ("destination", "frank")
    assert destinations(game) == ["A", "D", "E"]
    take(game, "go", to=at("D"))
    assert (place(game, "frank"), view(game, "movementLeft")) == ("D", 2)


@pytest.mark.rule("FZ-E.73", "FZ-4.25")
@pytest.mark.parametrize(("rules", "moves"), [("normal", False), ("oneOff", True), ("forced", True)])
def test_only_a_normal_move_obeys_the_limit_on_fleeing(rules, moves):
    step = {"op": "move", "to": {"op": "named", "location": at("B")}, "rules": rules}
    game = done(step, board="AB", heroes={"frank": "A"}, monsters=[("human", "A"), ("human", "A")])
    assert place(game, "frank") == ("B" if moves else "A")


@pytest.mark.rule("FZ-E.73", "FZ-E.90", "FZ-A.58")
@pytest.mark.parametrize(("rules", "moves"), [("normal", False), ("oneOff", False), ("forced", True)])
def test_who_may_not_move_is_moved_only_by_force(rules, moves):
    step = {"op": "move", "to": {"op": "named", "location": at("B")}, "rules": rules}
    game = done({"op": "restrict", "what": "move"}, step, board="AB", heroes={"frank": "A"})
    assert place(game, "frank") == ("B" if moves else "A")


@pytest.mark.rule("FZ-E.73", "FZ-A.62")
@pytest.mark.parametrize(("named", "moves"), [(False, False), (True, True)])
def test_a_fallen_hero_is_moved_only_by_text_that_names_the_fallen(named, moves):
    step = {"op": "move", "who": "everyHero", "to": "exit", "orKnockedDown": named}
    mission = {"exitPoint": at("B")}
    heroes = {"frank": "A", "abe": "A"}
    game = done(step, board="AB", heroes=heroes, down=["abe"], mission=mission, specialists={"henry": "A"})
    if kind(game) == "accompany":
        game.choose(0)
    assert (place(game, "frank"), place(game, "abe")) == ("B", "B" if moves else "A")
    assert not hero(game, "abe")["standing"]
    assert place(game, "henry") == "B"


@pytest.mark.rule("FZ-E.73", "FZ-A.55")
def test_so_many_steps_may_be_taken_difficult_ground_costs_nothing_extra():
    step = {"op": "move", "steps": 2}
    game = done(step, board="ABC", heroes={"frank": "A"}, terrain={"B": ["difficult"]})
    assert destinations(game) == ["B"]
    assert offers(game, "decline")
    take(game, "go", to=at("B"))
    assert destinations(game) == ["A", "C"]
    take(game, "go", to=at("C"))
    assert (kind(game), place(game, "frank")) == ("turn", "C")


@pytest.mark.rule("FZ-E.73")
def test_one_may_stop_early_but_not_when_forced():
    game = done({"op": "move", "steps": 2}, board="ABC", heroes={"frank": "B"})
    take(game, "decline")
    assert (kind(game), place(game, "frank")) == ("turn", "B")
    game = done({"op": "move", "steps": 1, "rules": "forced"}, board="ABC", heroes={"frank": "B"})
    assert (destinations(game), offers(game, "decline")) == (["A", "C"], False)


@pytest.mark.rule("FZ-E.73", "FZ-4.14")
@pytest.mark.parametrize(("steps", "reached"), [(1, []), (2, ["B"])])
def test_normal_steps_pay_for_difficult_ground(steps, reached):
    step = {"op": "move", "steps": steps, "rules": "normal"}
    game = done(step, board="AB", heroes={"frank": "A"}, terrain={"B": ["difficult"]})
    assert destinations(game) == reached


@pytest.mark.rule("FZ-E.73", "FZ-E.15")
def test_a_monster_is_moved_where_the_group_wishes_and_those_who_wait_notice():
    mission = rule({"op": "advanceThreat"}, when={"op": "onEnter", "who": "monster"})
    step = {"op": "move", "who": "allMonsters", "to": {"op": "adjacentTo", "of": "allMonsters"}}
    game = done(step, board="ABC", heroes={"frank": "A"}, monsters={"human": "B"}, mission=mission)
    assert (kind(game), decider(game), destinations(game)) == ("destination", None, ["A", "C"])
    take(game, "go", to=at("C"))
    assert (place(game, "human#1"), view(game, "threat")["space"]) == ("C", 1)


@pytest.mark.rule("FZ-E.73", "FZ-14.03")
def test_a_specialist_is_not_moved_alone():
    step = {"op": "move", "who": "specialist", "to": "entry"}
    game = done(step, board="AB", heroes={"frank": "B"}, specialists={"henry": "B"})
    assert place(game, "henry") == "B"


@pytest.mark.rule("FZ-E.74")
@pytest.mark.parametrize(("n", "reached"), [(0, "E"), (1, "D"), (2, "C"), (9, "A")])
def test_a_hero_is_dragged_along_a_shortest_way(n, reached):
    step = {"op": "pull", "who": "you", "towards": "allMonsters", "n": n}
    game = done(step, board="ABCDE", heroes={"frank": "E"}, monsters={"human": "A"})
    assert place(game, "frank") == reached


@pytest.mark.rule("FZ-E.74", "FZ-D.41")
def test_between_equal_ways_the_player_of_the_dragged_hero_chooses():
    step = {"op": "pull", "who": "otherHeroes", "towards": "allMonsters"}
    game = done(step, board="ABC/D.E/FGH", heroes={"frank": "H", "abe": "H"}, monsters={"human": "A"})
    assert (kind(game), decider(game), destinations(game)) == ("destination", "abe", ["E", "G"])
    take(game, "go", to=at("G"))
    assert (place(game, "abe"), kind(game)) == ("G", "turn")


@pytest.mark.rule("FZ-E.74")
@pytest.mark.parametrize(("n", "reached"), [(1, "C"), (2, "D"), (9, "E")])
def test_a_figure_is_driven_away_as_far_as_there_is_room(n, reached):
    step = {"op": "push", "who": "allMonsters", "from": "you", "n": n}
    game = done(step, board="ABCDE", heroes={"frank": "A"}, monsters={"human": "B"})
    assert place(game, "human#1") == reached


@pytest.mark.rule("FZ-E.74", "FZ-A.62")
def test_nobody_is_driven_onto_impassable_ground():
    step = {"op": "push", "who": "allMonsters", "from": "you"}
    parts = {"heroes": {"frank": "A"}, "monsters": {"human": "B"}, "terrain": {"C": ["impassable"]}}
    assert place(done(step, board="ABC", **parts), "human#1") == "B"


@pytest.mark.rule("FZ-E.74", "FZ-A.62")
@pytest.mark.parametrize(("named", "reached"), [(False, "C"), (True, "B")])
def test_the_fallen_are_dragged_only_by_text_that_names_them(named, reached):
    step = {"op": "pull", "who": "knockedDownHeroes", "towards": "you", "orKnockedDown": named}
    game = done(step, board="ABC", heroes={"frank": "A", "abe": "C"}, down=["abe"])
    assert place(game, "abe") == reached


@pytest.mark.rule("FZ-E.75")
def test_two_figures_exchange_places():
    step = {"op": "swap", "a": "you", "b": "allMonsters"}
    game = done(step, board="ABC", heroes={"frank": "A"}, monsters={"human": "C"})
    assert (place(game, "frank"), place(game, "human#1")) == ("C", "A")


@pytest.mark.rule("FZ-E.75", "FZ-4.22")
def test_specialists_go_along_with_a_hero_who_swaps():
    step = {"op": "swap", "a": "you", "b": "allMonsters"}
    game = done(step, board="ABC", heroes={"frank": "A"}, monsters={"human": "C"}, specialists={"henry": "A"})
    assert (place(game, "henry"), place(game, "human#1")) == ("C", "A")


@pytest.mark.rule("FZ-E.75", "FZ-A.62")
@pytest.mark.parametrize(
    ("b", "parts"),
    [
        ("knockedDownHeroes", {"heroes": {"frank": "A", "abe": "B"}, "down": ["abe"]}),
        ("specialist", {"heroes": {"frank": "A", "abe": "B"}, "specialists": {"henry": "B"}}),
        ({"op": "spawnPool", "kind": "human"}, {"heroes": {"frank": "A", "abe": "B"}}),
        ("none", {"heroes": {"frank": "A", "abe": "B"}}),
    ],
)
def test_a_swap_moves_both_or_neither(b, parts):
    game = done({"op": "swap", "a": "you", "b": b}, board="AB", **parts)
    assert (place(game, "frank"), place(game, "abe")) == ("A", "B")


@pytest.mark.rule("FZ-E.76")
@pytest.mark.parametrize(("change", "speed"), [({"by": 1}, 3), ({"by": -1}, 1), ({"by": -5}, 0), ({"to": 4}, 4)])
def test_speed_changes_in_the_turn_under_way_and_in_later_ones(change, speed):
    game = done({"op": "modifySpeed", **change}, board="A", heroes={"frank": "A"})
    assert view(game, "movementLeft") == speed
    take(game, "end-turn")
    run_to(game, "turn")
    assert view(game, "movementLeft") == speed


@pytest.mark.rule("FZ-E.76")
def test_points_already_used_are_not_given_back_by_a_change_of_speed():
    game = bench("ABC", heroes={"frank": "A"}, mission={"missionActions": [
        {"id": "do", "name": "Do", "free": True, "effect": [{"op": "modifySpeed", "to": 3, "for": "thisTurn"}]}
    ]})  # fmt: skip
    take(game, "move", to=at("B"))
    again(game)
    assert view(game, "movementLeft") == 2


@pytest.mark.rule("FZ-E.76", "FZ-E.01")
@pytest.mark.parametrize(("by", "reached"), [(0, "D"), (1, "C"), (-1, "E")])
def test_monsters_move_faster_or_slower(by, reached):
    minions = {"op": "allMonsters", "where": {"op": "classIs", "who": "it", "class": "minion"}}
    mission = rule({"op": "modifySpeed", "who": minions, "by": by})
    game = threat("ABCDE", heroes={"frank": "A"}, monsters={"human": "E"}, dice=[BLANK], mission=mission)
    run_to(game, "turn")
    assert place(game, "human#1") == reached


# --- monsters (FZ-E.77 to FZ-E.83) ----------------------------------------------------------------

POOLS = {
    "spawnPool": [{"kind": "human", "number": 3}],
    "reservePool": [{"kind": "giant", "number": 2}, {"kind": "human", "number": 1, "group": "guard"}],
}


@pytest.mark.rule("FZ-E.77")
@pytest.mark.parametrize(
    ("choice", "arrived"),
    [
        ({"kind": "human"}, ["human#1"]),
        ({"kind": "human", "n": 2}, ["human#1", "human#2"]),
        ({"n": 9}, ["human#1", "human#2", "human#3"]),
        ({"pool": "reservePool"}, ["giant#1"]),
        ({"pool": "reservePool", "class": "minion", "n": 2}, ["human#4"]),
        ({"pool": "reservePool", "group": "guard", "n": 2}, ["human#4"]),
        ({"kind": "giant"}, []),
        ({"n": 0}, []),
    ],
)
def test_monsters_come_from_a_pool_onto_the_board(choice, arrived):
    step = {"op": "spawn", "at": {"op": "named", "location": at("B")}, **choice}
    game = done(step, board="AB", heroes={"frank": "A"}, mission=POOLS)
    assert monsters_at(game, "B") == arrived


@pytest.mark.rule("FZ-E.77", "FZ-D.44")
def test_among_several_places_the_group_chooses_for_each_monster():
    step = {"op": "spawn", "kind": "human", "n": 2, "at": {"op": "withinRange", "of": "you", "n": 1}}
    game = done(step, board="ABC", heroes={"frank": "A"}, mission=POOLS)
    assert (decider(game), destinations(game)) == (None, ["A", "B"])
    take(game, "go", to=at("B"))
    take(game, "go", to=at("A"))
    assert (place(game, "human#1"), place(game, "human#2")) == ("B", "A")


@pytest.mark.rule("FZ-E.77", "FZ-9.06")
def test_without_a_place_the_spawn_die_says_where():
    step = {"op": "spawn", "kind": "human"}
    game = done(step, board="ABC", heroes={"frank": "A"}, mission=POOLS, dice=[1, 3])
    assert place(game, "human#1") == "C"  # point 1 is secured


@pytest.mark.rule("FZ-E.77", "FZ-16.05")
def test_reserve_monsters_can_be_spawned_by_the_die_too():
    step = {"op": "spawn", "pool": "reservePool", "kind": "giant"}
    game = done(step, board="ABC", heroes={"frank": "A"}, mission=POOLS, dice=[2])
    assert (place(game, "giant#1"), monster_of(game, "giant#1")["pool"]) == ("B", "reservePool")


@pytest.mark.rule("FZ-E.78", "FZ-S.07")
def test_an_ambusher_appears_beside_the_hero_and_acts_at_once():
    step = {"op": "ambush", "kind": "human"}
    parts = {"heroes": {"frank": "A"}, "hands": {"frank": 3}, "mission": POOLS}
    game = done(step, board="AB", dice=[BLANK, 4, 4], **parts)
    while offers(game, "discard"):
        game.choose(0)
    assert (place(game, "human#1"), len(hero(game, "frank")["hand"])) == ("A", 1)


@pytest.mark.rule("FZ-E.78")
@pytest.mark.parametrize(("or_reserve", "found"), [(False, None), (True, "A")])
def test_the_reserve_is_used_only_if_the_card_says_so(or_reserve, found):
    step = {"op": "ambush", "class": "elite", "orReserve": or_reserve}
    game = done(step, board="AB", heroes={"frank": "A"}, hands={"frank": 5}, mission=POOLS, dice=[BLANK, 2, 2, 2])
    assert place(game, "giant#1") == found


@pytest.mark.rule("FZ-E.78")
def test_any_monster_means_no_boss():
    parts = {"monsters": {"master": "B"}, "mission": {"spawnPool": [{"kind": "human"}]}}
    game = done({"op": "ambush"}, board="AB", heroes={"frank": "A"}, hands={"frank": 5}, dice=[BLANK, 2, 2], **parts)
    assert (place(game, "human#1"), place(game, "master#1")) == ("A", "B")


@pytest.mark.rule("FZ-E.78", "FZ-7.16")
def test_nobody_reacts_to_an_ambush_by_effect():
    react = card(lower=reaction({"op": "beforeAttack"}, [{"op": "drawCards", "who": "you"}]))
    game = done(
        {"op": "ambush", "kind": "human"},
        board="AB",
        heroes={"frank": "A"},
        hands={"frank": ["dodge", "punch", "shot"]},
        cards={"dodge": react},
        mission=POOLS,
        dice=[BLANK, 2, 2],
    )
    assert kind(game) == "turn"


@pytest.mark.rule("FZ-E.79")
@pytest.mark.parametrize(
    ("parts", "reached", "rolled", "cards"), [("all", "B", 1, 2), ("move", "B", 0, 3), ("attack", "D", 0, 3)]
)
def test_a_monster_is_activated_wholly_or_in_part(parts, reached, rolled, cards):
    step = {"op": "activate", "who": "allMonsters", "parts": parts}
    game = done(
        step,
        board="ABCD",
        heroes={"frank": "B"},
        monsters={"animal": "D"},
        hands={"frank": ["punch"] * 3},
        dice=[BLANK, 4],
    )
    assert place(game, "animal#1") == reached
    assert len(events(game, "activation-die")) == rolled
    assert len(hero(game, "frank")["hand"]) == cards


@pytest.mark.rule("FZ-E.79")
def test_several_monsters_act_one_after_another_in_the_order_named():
    game = done(
        {"op": "activate", "who": "allMonsters", "parts": "attack"},
        board="A",
        heroes={"frank": "A"},
        monsters=[("human", "A"), ("animal", "A")],
        hands={"frank": ["punch"] * 3},
        dice=[4, 2, 4],
    )
    assert [one["attacker"] for one in events(game, "attack")] == ["animal#1", "human#1"]
    assert len(hero(game, "frank")["hand"]) == 1


@pytest.mark.rule("FZ-E.80")
@pytest.mark.parametrize(("op", "deaths"), [("kill", 1), ("removeMonster", 0)])
def test_a_monster_is_killed_or_merely_removed(op, deaths):
    mission = {**POOLS, **rule({"op": "advanceThreat"}, when={"op": "whenKilled", "who": "monster"})}
    game = done(
        {"op": op, "who": "allMonsters"}, board="AB", heroes={"frank": "A"}, monsters={"human": "B"}, mission=mission
    )
    assert (place(game, "human#1"), monster_of(game, "human#1")["pool"]) == (None, "spawnPool")
    assert view(game, "threat")["space"] == deaths


@pytest.mark.rule("FZ-E.80", "FZ-16.10")
@pytest.mark.parametrize(
    ("to", "pool"), [("ownPool", "spawnPool"), ("spawnPool", "spawnPool"), ("reservePool", "reservePool")]
)
def test_a_removed_monster_goes_to_the_pool_the_text_names(to, pool):
    game = done(
        {"op": "removeMonster", "who": "allMonsters", "to": to}, board="AB", monsters={"human": "B"}, mission=POOLS
    )
    assert (place(game, "human#1"), monster_of(game, "human#1")["pool"]) == (None, pool)


@pytest.mark.rule("FZ-E.80", "FZ-6.01", "FZ-6.08")
def test_a_killed_boss_is_wounded_and_a_removed_one_changes_no_pool():
    situation = {"monsters": [{"kind": "master", "at": at("B"), "power": 2}]}
    game = done({"op": "kill", "who": "boss"}, board="AB", situation=situation)
    assert (place(game, "master#1"), monster_of(game, "master#1")["power"]) == ("B", 1)
    game = done({"op": "removeMonster", "who": "boss", "to": "spawnPool"}, board="AB", situation=situation)
    assert (place(game, "master#1"), monster_of(game, "master#1")["pool"]) == (None, "boss")


@pytest.mark.rule("FZ-E.81", "FZ-16.08")
def test_a_reserve_figure_joins_the_spawn_pool_for_good():
    game = done({"op": "toSpawnPool", "who": {"op": "reservePool", "kind": "giant"}}, board="AB", mission=POOLS)
    assert [monster_of(game, f"giant#{n}")["pool"] for n in (1, 2)] == ["spawnPool", "reservePool"]


@pytest.mark.rule("FZ-E.82", "FZ-6.02", "FZ-6.03")
def test_the_boss_appears_at_its_marker_with_a_token_for_each_hero():
    game = done({"op": "bringBoss", "kind": "master"}, board="ABC", heroes=TEAM)
    assert (place(game, "master#1"), monster_of(game, "master#1")["power"]) == ("C", 3)
    again(game)
    assert len(events(game, "boss-appeared")) == 1


@pytest.mark.rule("FZ-E.83", "FZ-6.06")
@pytest.mark.parametrize(("by", "left", "spot"), [(2, 4, "B"), (-1, 1, "B"), (-2, 0, None), (-9, 0, None)])
def test_a_boss_gains_and_loses_power_tokens(by, left, spot):
    situation = {"monsters": [{"kind": "master", "at": at("B"), "power": 2}]}
    game = done({"op": "powerTokens", "of": "boss", "by": by}, board="AB", situation=situation)
    assert (monster_of(game, "master#1")["power"], place(game, "master#1")) == (left, spot)


# --- down, up and held (FZ-E.89 to FZ-E.92) -------------------------------------------------------


@pytest.mark.rule("FZ-E.89", "FZ-S.05")
def test_a_hero_is_knocked_down_by_text_and_keeps_the_hand():
    game = done({"op": "knockDown", "who": "otherHeroes"}, heroes={"frank": "A", "abe": "A"}, hands={"abe": 2})
    assert (hero(game, "abe")["standing"], len(hero(game, "abe")["hand"]), view(game, "coin")) == (False, 2, "tails")


@pytest.mark.rule("FZ-E.89")
def test_a_hero_stands_up_out_of_turn():
    game = done({"op": "standUp", "who": "everyHero"}, heroes=TEAM, down=["shad"])
    assert [hero(game, name)["standing"] for name in TEAM] == [True, True, True]
    assert [one["hero"] for one in events(game, "stands-up")] == ["shad"]


@pytest.mark.rule("FZ-E.90")
@pytest.mark.parametrize(
    ("what", "gone"),
    [
        ("move", {"move"}),
        ("act", {"attack", "search", "act"}),
        ("attack", {"attack"}),
        ("search", {"search"}),
        (["attack", "search"], {"attack", "search"}),
        ("react", set()),
        ("flee", set()),
    ],
)
def test_a_restraint_forbids_just_what_it_says(what, gone):
    parts = {"heroes": {"frank": "A"}, "monsters": {"human": "B"}, "hands": {"frank": ["shot"]}}
    free = bench("AB", **parts)
    bound = bench("AB", mission=rule({"op": "restrict", "who": "allHeroes", "what": what}), **parts)
    assert {option["verb"] for option in options(free)} - {option["verb"] for option in options(bound)} == gone


@pytest.mark.rule("FZ-E.90")
def test_who_may_not_react_is_not_asked():
    react = card(lower=reaction({"op": "onCoin"}, [{"op": "drawCards", "who": "you"}], target="you"))
    parts = {
        "heroes": {"abe": "A", "shad": "A"},
        "hands": {"abe": ["dodge"], "shad": ["dodge"]},
        "cards": {"dodge": react},
    }
    coin = {"op": "coin", "side": "tails"}
    game = done({"op": "restrict", "what": "react"}, coin, **parts)
    assert (kind(game), decider(game)) == ("react", "shad")


@pytest.mark.rule("FZ-E.90", "FZ-E.16")
@pytest.mark.parametrize(("monsters", "may_leave"), [([], True), ([("human", "A")], False)])
def test_who_may_not_flee_may_still_leave_an_empty_place(monsters, may_leave):
    mission = rule({"op": "restrict", "who": "allHeroes", "what": "flee"})
    assert offers(bench("AB", heroes={"frank": "A"}, monsters=monsters, mission=mission), "move") is may_leave


@pytest.mark.rule("FZ-E.90")
@pytest.mark.parametrize(("what", "reached", "struck"), [("move", "C", 0), ("attack", "B", 0), ("act", "B", 0)])
def test_a_monster_is_restrained_too(what, reached, struck):
    mission = rule({"op": "restrict", "who": "allMonsters", "what": what})
    game = threat(
        "ABC", heroes={"frank": "B"}, monsters={"animal": "C"}, hands={"frank": 5}, dice=[BLANK], mission=mission
    )
    run_to(game, "turn")
    assert (place(game, "animal#1"), len(events(game, "attack"))) == (reached, struck)


@pytest.mark.rule("FZ-E.91")
@pytest.mark.parametrize(("permitted", "may_leave"), [("flee", True), ("move", False)])
def test_a_permission_lets_a_hero_leave_despite_the_monsters(permitted, may_leave):
    mission = rule({"op": "permit", "who": "allHeroes", "what": permitted})
    monsters = [("human", "A"), ("human", "A")]
    assert offers(bench("AB", heroes={"frank": "A"}, monsters=monsters, mission=mission), "move") is may_leave


@pytest.mark.rule("FZ-E.91", "FZ-A.58")
def test_a_permission_lifts_the_very_thing_that_is_forbidden():
    rules = [
        {"do": [{"op": "restrict", "who": "allHeroes", "what": ["move", "search"]}]},
        {"do": [{"op": "permit", "who": "allHeroes", "what": "move"}]},
    ]
    game = bench("AB", heroes={"frank": "A"}, mission={"specialRules": rules})
    assert (offers(game, "move"), offers(game, "search")) == (True, False)


@pytest.mark.rule("FZ-E.92", "FZ-K.21")
def test_a_release_ends_the_restraints_of_those_it_names_and_of_nobody_else():
    hold = {"op": "restrict", "who": "allHeroes", "what": ["move", "act"]}
    free = {"op": "release", "who": "otherHeroes"}
    game = done(hold, free, board="AB", heroes={"frank": "A", "abe": "A"})
    assert (decider(game), offers(game, "move"), offers(game, "search")) == ("abe", True, True)
    assert hero(game, "frank")["standing"]  # nothing was left for Frank to do: the turn ended by itself


@pytest.mark.rule("FZ-E.13")
def test_a_move_symbol_can_be_turned_into_more():
    more = {"op": "activate", "who": "self", "parts": "move"}
    trait = [{"when": "onMoveSymbol", "do": [more]}]
    game = threat(
        "ABCDEF", heroes={"frank": "A"}, monsters={"human": "F"}, dice=[MOVE], kinds={"human": {"trait": trait}}
    )
    run_to(game, "turn")
    assert place(game, "human#1") == "C"  # speed 1, one more by the trait, one by the symbol


@pytest.mark.rule("FZ-E.12")
@pytest.mark.parametrize(("die", "drawn"), [(BLANK, 0), (MOVE, 0), (SPECIAL, 1)])
def test_others_may_wait_for_a_monsters_special(die, drawn):
    mission = rule({"op": "advanceThreat"}, when={"op": "onSpecial", "who": "minion"})
    game = threat("ABCDEF", heroes={"frank": "A"}, monsters={"human": "F"}, dice=[die], mission=mission)
    run_to(game, "turn")
    assert view(game, "threat")["space"] == 1 + drawn
