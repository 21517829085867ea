"""Chapter 4: movement, protecting specialists, fleeing."""

import pytest

from tests.engine.fireteam_zero.drill import (
    at,
    decider,
    drill,
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

TEAM = {"abe": "A", "frank": "A"}
BOTH = {"patty": "A", "henry": "A"}
QUIET = {"boss": None, "spawnPool": []}


def ways(game):
    """The letters of the locations the hero can step to."""
    return "".join(sorted(option["to"].split("/")[1].upper() for option in matching(game, "move")))


def points(game):
    return game.view()["movementLeft"]


def event_card(*steps):
    """A recon deck of one event, and the event itself."""
    return {
        "changes": {"events": [{"id": "surprise", "name": "Surprise", "effects": list(steps), "copies": 12}]},
        "situation": {"reconDeck": ["surprise"]},
    }


EYE_OF_THE_STORM = {  # FZ-K.24
    "op": "may",
    "do": [{"op": "move", "who": "searcher", "to": {"op": "adjacentTo", "of": "searcher"}, "rules": "oneOff"}],
}


# --- movement -------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-4.10", "FZ-4.13", "FZ-D.16", "FZ-18.05")
def test_a_hero_steps_to_any_adjacent_location_corners_included():
    board = "ABC/DEF/GHI"
    assert ways(drill(board, heroes={"abe": "E"})) == "ABCDFGHI"
    assert ways(drill(board, heroes={"abe": "A"})) == "BDE"
    assert ways(drill(board, heroes={"abe": "F"})) == "BCEHI"


@pytest.mark.rule("FZ-4.10", "FZ-4.13")
def test_a_corner_alone_is_contact_enough():
    assert ways(drill("A./.B", heroes={"abe": "A"})) == "B"


@pytest.mark.rule("FZ-4.10", "FZ-D.16")
def test_a_hero_moves_step_by_step_and_may_go_back():
    game = drill("ABCD", heroes=TEAM)
    assert ways(game) == "B"
    take(game, "move", to=at("B"))
    assert (place(game, "abe"), ways(game)) == ("B", "AC")
    take(game, "move", to=at("A"))
    assert place(game, "abe") == "A"
    assert events(game, "hero-moved") == [
        {"hero": "abe", "from": at("A"), "to": at("B")},
        {"hero": "abe", "from": at("B"), "to": at("A")},
    ]


@pytest.mark.rule("FZ-4.02", "FZ-4.11", "FZ-4.12", "FZ-19.06")
@pytest.mark.parametrize("speed", [None, 0, 1, 3])
def test_the_movement_of_a_turn_is_at_most_the_heros_speed_normally_two(speed):
    own = {} if speed is None else {"speed": speed}
    heroes = [
        {"id": "abe", "name": "Abe", "role": "leader", **own},
        {"id": "frank", "name": "Frank", "role": "marksman"},
    ]
    game = drill("ABCDEF", heroes=TEAM, changes={"heroes": heroes})
    steps = 0
    while decider(game) == "abe" and offers(game, "move"):
        game.choose(matching(game, "move")[-1])
        steps += 1
    assert steps == (2 if speed is None else speed)
    assert place(game, "abe") == "ABCD"[steps]


@pytest.mark.rule("FZ-4.11", "FZ-E.76")
@pytest.mark.parametrize(
    ("change", "walked", "left"),
    [({"by": 1}, 0, 3), ({"by": 1}, 1, 2), ({"to": 4}, 1, 3), ({"to": 1}, 0, 1), ({"to": 1}, 1, 0), ({"by": -5}, 0, 0)],
)
def test_a_speed_changed_in_ones_own_turn_counts_at_once(change, walked, left):
    action = {"id": "run", "name": "Run", "effect": [{"op": "modifySpeed", **change, "for": "thisTurn"}]}
    game = drill("ABCDEF", heroes=TEAM, mission={"missionActions": [action]})
    for step in "BC"[:walked]:
        take(game, "move", to=at(step))
    take(game, "act", action="run")
    if left:
        assert (decider(game), points(game)) == ("abe", left)
    run_to(game, "turn")
    while decider(game) == "abe":
        take(game, "end-turn")
    assert points(game) == 2  # Frank's speed is unchanged


@pytest.mark.rule("FZ-4.14", "FZ-4.15", "FZ-4.16", "FZ-T.38")
def test_difficult_terrain_takes_both_points_at_once():
    parts = {"board": "AB/CD", "terrain": {"D": ["difficult"]}}
    first = drill(**parts, heroes=TEAM)
    assert ways(first) == "BCD"
    take(first, "move", to=at("D"))
    assert (decider(first), place(first, "abe")) == ("abe", "D")  # a search is left, but no step
    assert (points(first), ways(first)) == (0, "")
    second = drill(**parts, heroes=TEAM)
    take(second, "move", to=at("B"))
    assert (points(second), ways(second)) == (1, "AC")  # one point is too little for D


@pytest.mark.rule("FZ-4.15")
def test_a_difficult_location_cannot_be_entered_by_halves_in_two_turns():
    game = drill("ABC", heroes={"abe": "A", "frank": "C"}, terrain={"C": ["difficult"]}, mission=QUIET)
    take(game, "move", to=at("B"))
    take(game, "end-turn")
    run_to(game, "turn")
    while decider(game) != "abe":
        take(game, "end-turn")
        run_to(game, "turn")
    assert (points(game), ways(game)) == (2, "AC")
    take(game, "move", to=at("C"))
    assert points(game) == 0


@pytest.mark.rule("FZ-4.14")
def test_with_speed_three_a_hero_enters_difficult_ground_and_goes_one_further():
    heroes = [{"id": "abe", "name": "Abe", "role": "leader", "speed": 3}]
    parts = {"board": "ABCD", "terrain": {"B": ["difficult"]}, "heroes": {"abe": "A"}}
    game = drill(**parts, changes={"heroes": heroes})
    take(game, "move", to=at("B"))
    assert (points(game), ways(game)) == (1, "AC")


@pytest.mark.rule("FZ-4.17")
def test_leaving_difficult_terrain_costs_nothing_extra():
    game = drill("ABCD", heroes={"abe": "B"}, terrain={"B": ["difficult"]})
    take(game, "move", to=at("C"))
    assert (points(game), ways(game)) == (1, "D")


@pytest.mark.rule("FZ-4.14", "FZ-A.60")
@pytest.mark.parametrize(
    ("kinds", "cost"),
    [(["cover"], 1), (["elevated"], 1), (["cover", "elevated"], 1), (["difficult", "cover", "elevated"], 2)],
)
def test_kinds_of_terrain_may_be_combined_and_only_difficult_slows(kinds, cost):
    game = drill("ABC", heroes=TEAM, terrain={"B": kinds})
    take(game, "move", to=at("B"))
    assert points(game) == 2 - cost


@pytest.mark.rule("FZ-A.60")
def test_any_number_of_figures_stands_on_one_location():
    heroes = {"abe": "A", "frank": "B", "don": "B", "shad": "B"}
    game = drill(heroes=heroes, monsters=[("human", "B")] * 6, specialists={"patty": "B", "henry": "B"})
    take(game, "move", to=at("B"))
    assert place(game, "abe") == "B"


@pytest.mark.rule("FZ-4.18", "FZ-I.07")
def test_a_hero_may_not_enter_impassable_terrain():
    game = drill("ABC/DEF", heroes={"abe": "B"}, terrain={"E": ["impassable"], "A": ["impassable"]})
    assert ways(game) == "CDF"


@pytest.mark.rule("FZ-4.14", "FZ-4.18", "FZ-E.93")
def test_terrain_that_an_effect_changes_counts_at_once():
    place_b, place_c = ({"op": "named", "location": at(letter)} for letter in "BC")
    rules = [
        {"do": [{"op": "setTerrain", "at": place_b, "remove": ["impassable"], "add": ["difficult"]}]},
        {"do": [{"op": "setTerrain", "at": place_c, "add": ["impassable"]}]},
    ]
    game = drill("BAC/..D", heroes={"abe": "A"}, terrain={"B": ["impassable"]}, mission={"specialRules": rules})
    assert ways(game) == "BD"
    take(game, "move", to=at("B"))
    assert points(game) == 0
    one_point = drill(
        "BAC/..D",
        heroes={"abe": "A"},
        terrain={"B": ["impassable"]},
        mission={"specialRules": rules},
        situation={"movement": 1},
    )
    assert ways(one_point) == "D"


# --- protecting specialists -----------------------------------------------------------------------


@pytest.mark.rule("FZ-4.19", "FZ-T.40", "FZ-D.17")
@pytest.mark.parametrize("companions", [[], ["henry"], ["patty"], ["patty", "henry"]])
def test_while_another_active_hero_stays_any_specialists_may_come_along(companions):
    game = drill(heroes=TEAM, specialists=BOTH)
    take(game, "move", to=at("B"))
    assert (kind(game), decider(game)) == ("accompany", "abe")
    assert [option["specialists"] for option in options(game)] == [[], ["patty"], ["henry"], ["patty", "henry"]]
    take(game, "take-along", specialists=companions)
    assert {name for name in BOTH if place(game, name) == "B"} == set(companions)
    assert {name for name in BOTH if place(game, name) == "A"} == set(BOTH) - set(companions)
    assert place(game, "abe") == "B"


@pytest.mark.rule("FZ-4.20", "FZ-4.21", "FZ-T.39", "FZ-D.17", "FZ-I.08")
def test_the_last_hero_takes_all_specialists_along_without_a_choice():
    game = drill(heroes={"abe": "A", "frank": "B"}, specialists=BOTH)
    take(game, "move", to=at("B"))
    assert kind(game) == "turn"
    assert [place(game, name) for name in BOTH] == ["B", "B"]
    assert [event["specialist"] for event in events(game, "specialist-moved")] == ["patty", "henry"]


@pytest.mark.rule("FZ-4.20", "FZ-4.21", "FZ-A.06", "FZ-T.41")
def test_a_knocked_down_hero_protects_nobody():
    game = drill(heroes=TEAM, specialists={"henry": "A"}, down=["frank"])
    take(game, "move", to=at("B"))
    assert (kind(game), place(game, "henry")) == ("turn", "B")


@pytest.mark.rule("FZ-4.19", "FZ-4.20")
def test_specialists_elsewhere_do_not_concern_a_moving_hero():
    game = drill(heroes={"abe": "A", "frank": "C"}, specialists={"patty": "C", "henry": "B"})
    take(game, "move", to=at("B"))
    assert (kind(game), place(game, "patty"), place(game, "henry")) == ("turn", "C", "B")


@pytest.mark.rule("FZ-4.23", "FZ-14.03")
def test_specialists_can_be_picked_up_and_left_with_another_active_hero_on_the_way():
    game = drill("ABCD", heroes={"abe": "A", "frank": "B", "don": "C"}, specialists={"patty": "A", "henry": "B"})
    take(game, "move", to=at("B"))  # Patty must come, Abe was alone
    assert place(game, "patty") == "B"
    take(game, "move", to=at("C"))
    assert len(options(game)) == 4
    take(game, "take-along", specialists=["henry"])  # Patty stays with Frank
    assert (place(game, "patty"), place(game, "henry"), place(game, "abe")) == ("B", "C", "C")


@pytest.mark.rule("FZ-4.22", "FZ-I.08", "FZ-D.42")
def test_specialists_come_along_when_their_only_protector_is_forced_to_move():
    push = {"op": "move", "who": "you", "to": {"op": "named", "location": at("D")}, "rules": "forced"}
    game = drill(heroes={"abe": "A", "frank": "B"}, specialists=BOTH, **event_card(push))
    take(game, "search-free")
    assert [place(game, name) for name in ("abe", "patty", "henry")] == ["D", "D", "D"]


@pytest.mark.rule("FZ-4.22", "FZ-D.42")
def test_on_a_forced_move_the_player_chooses_who_comes_along_if_another_hero_stays():
    push = {"op": "move", "who": "otherHeroes", "to": {"op": "named", "location": at("D")}, "rules": "forced"}
    game = drill(heroes=TEAM, specialists={"henry": "A"}, **event_card(push))
    take(game, "search")
    assert (kind(game), decider(game)) == ("accompany", "frank")  # the player of the moved hero
    assert [option["specialists"] for option in options(game)] == [[], ["henry"]]
    take(game, "take-along", specialists=[])
    assert (place(game, "frank"), place(game, "henry"), decider(game)) == ("D", "A", "abe")


@pytest.mark.rule("FZ-4.22", "FZ-4.26")
@pytest.mark.parametrize("verb", ["pull", "push"])
def test_specialists_follow_a_dragged_hero(verb):
    far = {"op": "chooseMonster", "decider": "group"}
    step = {"op": verb, "who": "you", ("towards" if verb == "pull" else "from"): far, "n": 2}
    game = drill(
        "EDABC", heroes={"abe": "A"}, monsters=[("human", "C")], specialists={"henry": "A"}, **event_card(step)
    )
    take(game, "search")
    expected = "C" if verb == "pull" else "E"
    assert [place(game, name) for name in ("abe", "henry")] == [expected, expected]


# --- fleeing --------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-4.24", "FZ-4.28", "FZ-A.09")
@pytest.mark.parametrize(
    ("heroes", "monsters", "free_to_go"),
    [(1, 0, True), (1, 1, True), (1, 2, False), (2, 2, True), (2, 3, False), (3, 3, True), (3, 4, False)],
)
def test_a_hero_does_not_walk_out_on_more_monsters_than_active_heroes(heroes, monsters, free_to_go):
    team = dict.fromkeys(["abe", "frank", "don"][:heroes], "B")
    game = drill(heroes=team, monsters=[("human", "B")] * monsters)
    assert offers(game, "move") is free_to_go
    assert ways(game) == ("AC" if free_to_go else "")


@pytest.mark.rule("FZ-4.24", "FZ-4.28", "FZ-4.30", "FZ-T.35")
def test_the_first_of_two_heroes_may_leave_two_monsters_the_second_may_not():
    game = drill(heroes=TEAM, monsters=[("human", "A")] * 2, hands={"frank": ["punch"]})
    take(game, "move", to=at("B"))
    take(game, "end-turn")
    assert decider(game) == "frank"
    assert offers(game, "attack")
    assert not offers(game, "move")


@pytest.mark.rule("FZ-4.26", "FZ-4.25", "FZ-T.36", "FZ-E.73")
def test_a_one_off_move_is_not_restricted_by_monsters():
    step = {"op": "move", "who": "otherHeroes", "steps": 1}
    game = drill("ABC", heroes={"abe": "C", "frank": "A"}, monsters=[("human", "A")] * 2, **event_card(step))
    take(game, "search")
    assert (kind(game), decider(game)) == ("destination", "frank")
    take(game, "go", to=at("B"))
    assert place(game, "frank") == "B"


@pytest.mark.rule("FZ-4.25", "FZ-E.73")
def test_a_granted_move_by_the_normal_rules_is_restricted_by_monsters():
    step = {"op": "move", "who": "otherHeroes", "steps": 1, "rules": "normal"}
    parts = {"board": "ABC", "heroes": {"abe": "C", "frank": "A"}, **event_card(step)}
    outnumbered = take(drill(**parts, monsters=[("human", "A")] * 2), "search")
    assert (kind(outnumbered), decider(outnumbered)) == ("turn", "abe")
    even = take(drill(**parts, monsters=[("human", "A")]), "search")
    assert (kind(even), decider(even)) == ("destination", "frank")


@pytest.mark.rule("FZ-4.24", "FZ-A.70")
def test_a_boss_counts_as_one_monster():
    game = drill(heroes={"abe": "A"}, monsters=[("master", "A")])
    assert offers(game, "move")
    game = drill(heroes={"abe": "A"}, monsters=[("master", "A"), ("human", "A")])
    assert not offers(game, "move")


@pytest.mark.rule("FZ-4.27", "FZ-4.29", "FZ-T.37")
def test_neither_specialists_nor_knocked_down_heroes_count_as_heroes():
    game = drill(heroes=TEAM, down=["frank"], specialists={"henry": "A"}, monsters=[("human", "A")] * 2)
    assert not offers(game, "move")
    with_one = drill(heroes=TEAM, down=["frank"], specialists={"henry": "A"}, monsters=[("human", "A")])
    assert offers(with_one, "move")


@pytest.mark.rule("FZ-4.24")
def test_monsters_elsewhere_do_not_hold_a_hero():
    game = drill(heroes={"abe": "A"}, monsters=[("human", "B")] * 3)
    assert ways(game) == "B"


@pytest.mark.rule("FZ-4.30")
def test_the_comparison_is_made_at_every_step():
    game = drill("ABCD", heroes={"abe": "A", "frank": "D"}, monsters=[("human", "B")] * 2, hands={"abe": ["punch"]})
    take(game, "move", to=at("B"))
    assert (decider(game), points(game)) == ("abe", 1)
    assert offers(game, "attack")
    assert not offers(game, "move")  # two monsters hold him there


@pytest.mark.rule("FZ-4.24", "FZ-E.90", "FZ-E.91", "FZ-A.58")
@pytest.mark.parametrize(
    ("forbidden", "permitted", "monsters", "free_to_go"),
    [
        ([], ["flee"], 2, True),
        ([], ["move"], 2, False),
        (["flee"], [], 0, True),
        (["flee"], [], 1, False),
        (["flee"], ["flee"], 1, True),
        (["flee"], ["flee"], 2, True),
        (["move"], ["flee"], 2, False),
    ],
)
def test_an_effect_may_let_a_hero_leave_or_hold_it(forbidden, permitted, monsters, free_to_go):
    rules = []
    if forbidden:
        rules.append({"do": [{"op": "restrict", "who": "allHeroes", "what": forbidden}]})
    if permitted:
        rules.append({"do": [{"op": "permit", "who": "allHeroes", "what": permitted}]})
    game = drill(heroes=TEAM, down=["frank"], monsters=[("human", "A")] * monsters, mission={"specialRules": rules})
    assert offers(game, "move") is free_to_go


@pytest.mark.rule("FZ-A.09", "FZ-E.16", "FZ-4.26")
@pytest.mark.parametrize(("monsters", "flight"), [(0, False), (1, True)])
def test_leaving_even_one_monster_on_foot_is_a_flight(monsters, flight):
    rule = {"when": "onFlee", "do": [{"op": "showText", "text": "flight"}]}
    parts = {"heroes": TEAM, "monsters": [("human", "A")] * monsters, "mission": {"specialRules": [rule]}}
    game = take(drill(**parts), "move", to=at("B"))
    assert bool(events(game, "story")) is flight
    jump = {"op": "move", "who": "otherHeroes", "to": {"op": "adjacentTo", "of": "self"}}
    surprise = event_card(jump)
    parts["heroes"] = {"abe": "C", "frank": "A"}
    game = take(drill(**parts, **surprise), "search")
    run_to(game, "turn")
    assert place(game, "frank") != "A"
    assert events(game, "story") == []  # a one-off move is none


# --- granted and forced moves ---------------------------------------------------------------------


@pytest.mark.rule("FZ-T.15", "FZ-K.24", "FZ-4.26", "FZ-4.18", "FZ-A.55", "FZ-D.24", "FZ-D.41")
@pytest.mark.parametrize("letter", ["B", "C", None])
def test_eye_of_the_storm_lets_the_searcher_step_anywhere_but_into_the_impassable(letter):
    game = drill(
        "BAC/.D.",
        heroes={"abe": "A"},
        terrain={"B": ["difficult"], "D": ["impassable"]},
        situation={"movement": 0, "reconDeck": ["surprise"]},
        changes=event_card(EYE_OF_THE_STORM)["changes"],
    )
    take(game, "search")
    assert (kind(game), decider(game)) == ("may", "abe")
    if letter is None:
        take(game, "decline")
        assert place(game, "abe") == "A"
        return
    take(game, "use")
    assert (kind(game), decider(game)) == ("destination", "abe")
    assert options(game) == [{"verb": "go", "to": at("B")}, {"verb": "go", "to": at("C")}]
    take(game, "go", to=at(letter))
    assert place(game, "abe") == letter


@pytest.mark.rule("FZ-A.55", "FZ-4.26")
def test_a_granted_move_costs_no_movement_points():
    game = drill("ABC", heroes={"abe": "A", "frank": "C"}, **event_card(EYE_OF_THE_STORM))
    take(game, "search")
    take(game, "use")
    assert (place(game, "abe"), points(game)) == ("B", 2)


@pytest.mark.rule("FZ-A.55", "FZ-E.73")
def test_several_granted_steps_ignore_difficult_ground_and_may_stop_early():
    step = {"op": "move", "who": "you", "steps": 2}
    parts = {"board": "ABCD", "terrain": {"B": ["difficult"]}, "heroes": {"abe": "A", "frank": "D"}, **event_card(step)}
    game = take(drill(**parts), "search")
    assert options(game) == [{"verb": "go", "to": at("B")}, {"verb": "decline"}]
    take(game, "go", to=at("B"))
    assert kind(game) == "destination"
    take(game, "decline")
    assert place(game, "abe") == "B"
    game = take(drill(**parts), "search")
    take(game, "go", to=at("B"))
    take(game, "go", to=at("C"))
    assert (place(game, "abe"), kind(game)) == ("C", "turn")


@pytest.mark.rule("FZ-A.62", "FZ-4.18", "FZ-I.07")
def test_a_forced_move_onto_impassable_ground_is_not_carried_out():
    push = {"op": "move", "who": "you", "to": {"op": "named", "location": at("B")}, "rules": "forced"}
    game = drill("ABC", heroes={"abe": "A"}, terrain={"B": ["impassable"]}, **event_card(push))
    take(game, "search")
    assert place(game, "abe") == "A"
    assert events(game, "hero-moved") == []


@pytest.mark.rule("FZ-A.62", "FZ-E.75", "FZ-I.07")
def test_a_swap_with_a_figure_on_ground_that_became_impassable_moves_only_the_other():
    rule = {"do": [{"op": "setTerrain", "at": {"op": "named", "location": at("B")}, "add": ["impassable"]}]}
    swap = {"op": "swap", "a": "you", "b": {"op": "chooseMonster", "decider": "group"}}
    game = drill(
        "AB", heroes={"abe": "A"}, monsters=[("human", "B")], mission={"specialRules": [rule]}, **event_card(swap)
    )
    take(game, "search")
    assert (place(game, "abe"), place(game, "human#1")) == ("A", "A")


@pytest.mark.rule("FZ-A.62")
def test_a_forced_move_goes_as_far_as_the_board_does():
    step = {"op": "push", "who": "you", "from": {"op": "chooseMonster", "decider": "group"}, "n": 3}
    game = drill("CBA", heroes={"abe": "B"}, monsters=[("human", "A")], **event_card(step))
    take(game, "search")
    assert place(game, "abe") == "C"


@pytest.mark.rule("FZ-A.62")
def test_knocked_down_heroes_are_not_moved_by_a_text_that_does_not_name_them():
    everyone = {"op": "move", "who": "otherHeroes", "to": {"op": "named", "location": at("C")}, "rules": "forced"}
    game = drill(heroes={"abe": "A", "frank": "B", "don": "B"}, down=["frank"], **event_card(everyone))
    take(game, "search")
    assert (place(game, "frank"), place(game, "don")) == ("B", "C")
    fallen = [
        {"op": "knockDown", "who": "you"},
        {"op": "move", "who": "you", "to": {"op": "named", "location": at("C")}},
    ]
    game = drill(heroes={"abe": "A", "frank": "B"}, **event_card(*fallen))
    take(game, "search")
    assert (hero(game, "abe")["standing"], place(game, "abe")) == (False, "A")


@pytest.mark.rule("FZ-A.58", "FZ-E.90", "FZ-K.21")
@pytest.mark.parametrize(("rules", "letter"), [("oneOff", "A"), ("normal", "A"), ("forced", "B")])
def test_who_may_not_move_takes_no_granted_move_but_can_be_dragged(rules, letter):
    bind = {"do": [{"op": "restrict", "who": "allHeroes", "what": ["move"]}]}
    step = {"op": "move", "who": "you", "to": {"op": "named", "location": at("B")}, "rules": rules}
    game = drill(heroes={"abe": "A", "frank": "A"}, mission={"specialRules": [bind]}, **event_card(step))
    take(game, "search")
    assert place(game, "abe") == letter


@pytest.mark.rule("FZ-D.41", "FZ-E.74")
def test_dragged_along_equal_ways_the_player_of_the_hero_chooses_the_step():
    step = {"op": "pull", "who": "otherHeroes", "towards": "self", "n": 1}
    game = drill("ABC/DXE/FGH", heroes={"abe": "A", "frank": "H"}, terrain={"X": ["impassable"]}, **event_card(step))
    take(game, "search")
    assert (kind(game), decider(game)) == ("destination", "frank")
    assert options(game) == [{"verb": "go", "to": at("E")}, {"verb": "go", "to": at("G")}]


# --- the sequence of one step ---------------------------------------------------------------------


@pytest.mark.rule("FZ-S.11", "FZ-E.15", "FZ-E.16")
def test_a_step_sets_off_leaving_fleeing_entering_and_moving_in_this_order():
    rules = [
        {"when": {"op": trigger, "who": "hero"}, "do": [{"op": "showText", "text": trigger}]}
        for trigger in ("onMove", "onEnter", "onFlee", "onLeave")
    ]
    game = drill(heroes=TEAM, monsters=[("human", "A")], mission={"specialRules": rules})
    take(game, "move", to=at("B"))
    assert [event["text"] for event in events(game, "story")] == ["onLeave", "onFlee", "onEnter", "onMove"]
    names = [event.name for event in game.events]
    assert names.index("hero-moved") < names.index("story")


@pytest.mark.rule("FZ-S.11", "FZ-E.15")
def test_leaving_is_told_of_the_old_location_and_entering_of_the_new_one():
    rules = [
        {
            "when": {"op": trigger, "at": {"op": "named", "location": at(letter)}},
            "do": [{"op": "showText", "text": trigger + letter}],
        }
        for trigger in ("onEnter", "onLeave")
        for letter in "AB"
    ]
    game = take(drill(heroes=TEAM, mission={"specialRules": rules}), "move", to=at("B"))
    assert [event["text"] for event in events(game, "story")] == ["onLeaveA", "onEnterB"]


WON = {"situation": {"objectives": [{"id": "goal", "state": "completed"}]}, "mission": {"exitPoint": at("B")}}


@pytest.mark.rule("FZ-S.11", "FZ-S.10", "FZ-10.01", "FZ-T.69")
def test_the_step_onto_the_exit_wins_at_once():
    game = drill(heroes={"abe": "A", "frank": "B"}, **WON)
    take(game, "move", to=at("B"))
    assert game.outcome["result"] == "won"
    assert game.decision is None


@pytest.mark.rule("FZ-S.11", "FZ-S.10", "FZ-A.52")
@pytest.mark.parametrize(("coin", "result"), [("heads", "won"), ("tails", "lost")])
def test_what_entering_sets_off_comes_before_the_end_check(coin, result):
    mine = {"when": {"op": "onEnter", "who": "hero"}, "do": [{"op": "damage", "target": "triggeringFigure", "n": 1}]}
    game = drill(
        heroes={"abe": "A", "frank": "B"},
        mission={**WON["mission"], "specialRules": [mine]},
        situation={**WON["situation"], "coin": coin},
    )
    take(game, "move", to=at("B"))  # Abe has no card to discard
    assert game.outcome["result"] == result


@pytest.mark.rule("FZ-S.11", "FZ-4.19")
def test_the_companions_are_chosen_before_the_step_is_taken():
    game = drill(heroes=TEAM, specialists={"henry": "A"})
    take(game, "move", to=at("B"))
    assert (kind(game), place(game, "abe")) == ("accompany", "A")
    assert events(game, "hero-moved") == []


@pytest.mark.rule("FZ-S.11", "FZ-S.10")
@pytest.mark.parametrize("trigger", ["onLeave", "onFlee", "onEnter", "onMove"])
def test_the_end_check_waits_even_if_a_text_listens_to_only_one_part_of_a_step(trigger):
    rule = {"when": {"op": trigger, "who": "hero"}, "do": [{"op": "showText", "text": trigger}]}
    game = drill(
        heroes={"abe": "A", "frank": "B"},
        monsters=[("human", "A")],
        mission={**WON["mission"], "specialRules": [rule]},
        situation=WON["situation"],
    )
    take(game, "move", to=at("B"))
    assert game.outcome["result"] == "won"
    assert [event["text"] for event in events(game, "story")] == [trigger]


@pytest.mark.rule("FZ-E.16", "FZ-4.24", "FZ-4.19")
@pytest.mark.parametrize("heroes", [{"abe": "A"}, TEAM], ids=["who must take all along", "who may choose"])
def test_who_flees_with_a_specialist_flees_all_the_same(heroes):
    rule = {"when": {"op": "onFlee", "who": "hero"}, "do": [{"op": "showText", "text": "run"}]}
    game = drill(heroes=heroes, monsters=[("human", "A")], specialists={"henry": "A"}, mission={"specialRules": [rule]})
    take(game, "move", to=at("B"))
    if kind(game) == "accompany":
        take(game, "take-along", specialists=["henry"])
    assert place(game, "henry") == "B"
    assert [event["text"] for event in events(game, "story")] == ["run"]


@pytest.mark.rule("FZ-E.15", "FZ-E.16")
@pytest.mark.parametrize(("trigger", "there"), [("onMove", "B"), ("onEnter", "B"), ("onLeave", "A"), ("onFlee", "A")])
def test_a_text_about_a_step_may_speak_of_its_place_and_of_nobody_else(trigger, there):
    token = {"op": "placeToken", "at": "there"}
    nobody = {"op": "damage", "target": "otherFigure", "n": 1}
    rule = {"when": {"op": trigger, "who": "hero"}, "do": [token, nobody]}
    parts = {"monsters": [("human", "A")], "mission": {"specialRules": [rule]}}
    game = drill(heroes={"abe": "A"}, hands={"abe": 3}, **parts)
    take(game, "move", to=at("B"))
    assert [one["at"] for one in game.view()["tokens"]] == [at(there)]
    assert len(hero(game, "abe")["hand"]) == 3
