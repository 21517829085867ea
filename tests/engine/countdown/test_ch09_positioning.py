"""Chapter 9: phase 2, positioning; chapter 27: Vince."""

import pytest

from tests.engine.countdown.drill import (
    cards,
    drill,
    events,
    kind,
    matching,
    names,
    offers,
    op,
    options,
    run_to,
    take,
    who,
    zone,
)


def march(ops, board=".i.i/TTTT/TOTO/.x.x", **parts):
    return drill(board, ops=ops, phase="positioning", **parts)


def reach(game):
    """Where the op in question may go."""
    return [one["zone"] for one in options(game) if one["verb"] == "move"]


# --- moves (CD-9) ---------------------------------------------------------------------------------


@pytest.mark.rule("CD-9.01", "CD-9.02", "CD-9.04", "CD-70.22")
def test_each_op_moves_into_one_adjacent_zone_or_stays():
    game = march({"gustav": "c2"})
    assert (kind(game), game.decision.rule, game.view()["phase"]) == ("move", "CD-70.22", "positioning")
    assert options(game) == [
        {"verb": "stay", "op": "gustav"},
        *({"verb": "move", "op": "gustav", "zone": place} for place in ("b2", "d2", "c3")),
    ]


@pytest.mark.rule("CD-9.01", "CD-1.09", "CD-90.31")
def test_every_op_has_its_move_in_ascending_number_asked_of_its_owner():
    team = ["rita", "gustav", "jill", "bob"]
    game = march(dict.fromkeys(team, "b1"), seats=team)
    asked = []
    while kind(game) == "move":
        asked.append((who(game), options(game)[0]["op"]))
        take(game, "stay")
    assert asked == [(1, "gustav"), (3, "bob"), (2, "jill"), (0, "rita")]


@pytest.mark.rule("CD-9.03", "CD-9.09")
def test_a_move_is_free_and_puts_the_marker_into_the_new_zone():
    game = take(march({"gustav": "b1", "bob": "b1"}), "move", zone="b2")
    assert (op(game, "gustav")["at"], op(game, "gustav")["energy"]) == ("b2", 2)
    assert events(game, "op-moved") == [{"op": "gustav", "zone": "b2"}]
    assert (kind(game), options(game)[0]["op"]) == ("move", "bob")


@pytest.mark.rule("CD-9.02")
def test_an_op_without_energy_moves_all_the_same():
    game = take(march({"gustav": {"at": "b1", "energy": 0}, "bob": "b1"}), "move", zone="b2")
    assert op(game, "gustav")["at"] == "b2"


@pytest.mark.rule("CD-9.05", "CD-9.06", "CD-9.07", "CD-81.35", "CD-90.30")
def test_through_a_secured_zone_an_op_moves_one_zone_further_but_not_two():
    board = "TTTTT/x.O.i"  # the op stands at the left end of a row; a secured zone, then two further zones
    game = march({"gustav": "a1"}, board=board, secured=["a1", "b1", "c1", "d1", "e1"])
    assert reach(game) == ["b1", "c1", "a2"]


@pytest.mark.rule("CD-9.05", "CD-9.07", "CD-81.35")
@pytest.mark.parametrize(("secured", "zones"), [(["b1"], ["b1", "c1", "a2"]), ([], ["b1", "a2"])])
def test_the_first_zone_must_be_secured_and_the_second_may_be_anything(secured, zones):
    game = march({"gustav": "a1"}, board="TTTTT/x.O.i", secured=["a1", *secured])
    assert reach(game) == zones
    game = march({"gustav": "a1"}, board="TTTTT/x.O.i", secured=secured)  # the state of the start zone is irrelevant
    assert reach(game) == zones


@pytest.mark.rule("CD-9.04", "CD-81.35")
def test_diagonal_steps_are_illegal():
    game = march({"gustav": "a2"})
    assert reach(game) == ["b2", "a3"]


@pytest.mark.rule("CD-90.28", "CD-90.83", "CD-9.05")
def test_entrances_can_be_entered_again_and_exits_left_and_both_count_as_secured():
    game = march({"gustav": "b2"})
    assert reach(game) == ["b1", "a2", "c2", "b3"]
    game = march({"gustav": "b4"})
    assert reach(game) == ["b3"]


@pytest.mark.rule("CD-9.08", "CD-90.27")
@pytest.mark.parametrize("swept", [False, True])
def test_a_zone_without_cards_is_secured_for_movement_even_if_the_ultimatum_emptied_it(swept):
    game = march({"gustav": "b1"}, zones={"b2": {"cards": [], "secured": not swept}})
    assert reach(game) == ["a2", "b2", "c2", "b3"]


@pytest.mark.rule("CD-9.08")
@pytest.mark.parametrize("card", ["thug", "trap2", "?thug", "?civ1"])
def test_a_zone_with_threats_is_not_passed_through(card):
    game = march({"gustav": "b1"}, zones={"b2": [card]})
    assert reach(game) == ["b2"]


@pytest.mark.rule("CD-90.20")
def test_an_op_may_walk_away_from_enemies_in_phase_2():
    game = march({"gustav": "b2"}, zones={"b2": ["thug"]})
    assert reach(game) == ["b1", "a2", "c2", "b3"]


@pytest.mark.rule("CD-9.10")
def test_only_vince_is_offered_more():
    for name in ("gustav", "bob", "matt", "jill", "steve", "rita"):
        game = march({name: "b1"})
        assert [one["verb"] for one in options(game)] == ["stay", "move"]


@pytest.mark.rule("CD-6.05", "CD-9.01")
def test_the_group_moves_the_dummy():
    team = ["rita", "bob", "jill", "dummy:gustav"]
    game = march(dict.fromkeys(("rita", "bob", "jill", "gustav"), "b1"), seats=team)
    assert (who(game), options(game)[0]["op"]) == (None, "gustav")


# --- entering -------------------------------------------------------------------------------------


@pytest.mark.rule("CD-37.02", "CD-37.03", "CD-10.01")
def test_an_unsecured_zone_that_was_entered_is_noted_with_what_lay_open_in_it():
    game = march({"gustav": "b1", "bob": "b1"}, zones={"b2": ["trap2", "?trap3"]})
    take(game, "move", zone="b2")
    ids = game.scenario.card_ids
    assert game.entered == 1 << game.board.map.index("b2")
    assert game.known_at_entry >> ids.index("trap2") & 1
    assert not game.known_at_entry >> ids.index("trap3") & 1


@pytest.mark.rule("CD-14.11", "CD-37.02")
def test_a_secured_zone_is_not_entered_in_this_sense():
    game = march({"gustav": "b1", "bob": "b1"}, secured=["b2"])
    take(game, "move", zone="b2")
    assert game.entered == 0


@pytest.mark.rule("CD-15.05", "CD-15.07", "CD-20.10", "CD-90.45")
def test_an_escorted_hostage_moves_along_and_is_safe_in_an_exfiltration_zone():
    game = march({"gustav": {"at": "b3", "hostage": "hostage"}, "bob": "b1"}, zones={"b3": []})
    take(game, "move", zone="b4")
    assert op(game, "gustav")["hostage"] is None
    assert game.view()["score"] == 2
    assert events(game, "hostage-rescued") == [{"op": "gustav", "card": "hostage"}]


@pytest.mark.rule("CD-15.02", "CD-90.45")
def test_on_the_way_the_hostage_stays_in_care():
    game = march({"gustav": {"at": "b3", "hostage": "hostage"}, "bob": "b1"}, zones={"b3": []}, secured=["b2"])
    take(game, "move", zone="b2")
    assert (op(game, "gustav")["hostage"], cards(game, "b2"), cards(game, "b3")) == ("hostage", [], [])


@pytest.mark.rule("CD-15.06", "CD-90.83")
def test_an_op_may_return_from_an_exfiltration_zone():
    game = march({"gustav": "b4", "bob": "b1"})
    take(game, "move", zone="b3")
    assert op(game, "gustav")["at"] == "b3"


# --- Vince (CD-27) --------------------------------------------------------------------------------

LANE = "iTTTTTT/......O/......x"


def sneak(ops, board=LANE, **parts):
    return drill(board, ops=ops, phase="positioning", **parts)


def ways(game):
    """Zone → energy, for every way that is offered."""
    found = {}
    for one in options(game):
        if one["verb"] in ("move", "move-on"):
            found.setdefault(one["zone"], []).append(one.get("energy", 0))
    return found


@pytest.mark.rule("CD-27.01", "CD-27.02", "CD-27.03", "CD-27.04", "CD-70.23", "CD-90.31", "CD-81.34")
@pytest.mark.parametrize(
    ("energy", "offered"),
    [
        (0, {"b1": [0]}),
        (1, {"b1": [0], "c1": [1]}),
        (2, {"b1": [0], "c1": [1], "d1": [2]}),
        (3, {"b1": [0], "c1": [1], "d1": [2], "e1": [3]}),
    ],
)
def test_vince_goes_one_zone_for_free_and_each_further_one_for_1_energy(energy, offered):
    game = sneak({"vince": {"at": "a1", "energy": energy}})
    assert ways(game) == offered
    assert offers(game, "stay", op="vince")


@pytest.mark.rule("CD-90.31")
@pytest.mark.parametrize(
    ("secured", "offered"),
    [
        (["b1"], {"b1": [0], "c1": [0], "d1": [1]}),
        (["c1"], {"b1": [0], "c1": [1], "d1": [1]}),
        (["b1", "c1"], {"b1": [0], "c1": [0], "d1": [1]}),
        (["d1"], {"b1": [0], "c1": [1]}),
    ],
)
def test_passage_through_a_secured_zone_is_free_once(secured, offered):
    game = sneak({"vince": {"at": "a1", "energy": 1}}, secured=secured)
    assert ways(game) == offered


@pytest.mark.rule("CD-27.02", "CD-90.32")
def test_the_stealth_move_costs_its_energy_and_touches_nothing_on_the_way():
    game = sneak({"vince": "a1", "gustav": "a1"}, zones={"b1": ["?thug"], "c1": ["?bazooka"], "d1": ["?civ1"]})
    take(game, "move-on", zone="d1", energy=2)
    run_to(game, "move")
    assert (op(game, "vince")["at"], op(game, "vince")["energy"]) == ("d1", 0)
    assert game.entered == 1 << game.board.map.index("d1")
    assert "card-revealed" not in names(game)


@pytest.mark.rule("CD-27.04")
def test_vince_moves_first_and_only_once_in_a_round():
    game = sneak({"vince": "a1", "gustav": "a1"})
    assert kind(game) == "stealth-move"
    take(game, "move", zone="b1")
    assert (kind(game), options(game)[0]["op"]) == ("move", "gustav")
    take(game, "stay")
    assert kind(game) not in ("move", "stealth-move")


@pytest.mark.rule("CD-27.01", "CD-9.04")
def test_any_path_around_corners_is_possible():
    game = drill(ops={"vince": "a2"}, phase="positioning")
    assert ways(game) == {
        "b1": [1],
        "b2": [0],
        "c2": [1],
        "d2": [2],
        "a3": [0],
        "b3": [1],
        "c3": [2],
        "b4": [2],
    }


@pytest.mark.rule("CD-27.05", "CD-27.06", "CD-70.24", "CD-90.31")
def test_at_level_1_vince_takes_one_op_along_whose_move_is_spent():
    game = sneak({"vince": "a1", "gustav": "a1", "rita": "a1", "bob": "b1"}, secured=["b1"])
    take(game, "move-on", zone="d1", energy=1)
    assert (kind(game), game.decision.rule) == ("passengers", "CD-70.24")
    assert options(game) == [
        {"verb": "take-along", "op": "gustav"},
        {"verb": "take-along", "op": "rita"},
        {"verb": "decline"},
    ]
    take(game, "take-along", op="rita")
    places = {one["id"]: one["at"] for one in game.view()["ops"]}
    assert places == {"gustav": "a1", "bob": "b1", "vince": "d1", "rita": "d1"}
    assert (op(game, "vince")["energy"], op(game, "rita")["energy"]) == (1, 2)
    moved = []
    while kind(game) == "move":
        moved.append(options(game)[0]["op"])
        take(game, "stay")
    assert moved == ["gustav", "bob"]


@pytest.mark.rule("CD-27.05")
def test_taking_somebody_along_is_optional():
    game = sneak({"vince": "a1", "gustav": "a1"})
    take(take(game, "move-on", zone="c1", energy=1), "decline")
    assert (op(game, "vince")["at"], op(game, "gustav")["at"]) == ("c1", "a1")
    assert (kind(game), options(game)[0]["op"]) == ("move", "gustav")


@pytest.mark.rule("CD-27.09", "CD-24.05", "CD-24.06", "CD-70.24")
@pytest.mark.parametrize(("xp", "most"), [(7, 1), (8, 2), (19, 2), (20, 3)])
def test_with_higher_ability_levels_vince_takes_two_or_three_ops_along(xp, most):
    team = {"gustav": "a1", "bob": "a1", "vince": {"at": "a1", "specialXp": xp}, "matt": "a1"}
    game = sneak(team, level=2)
    take(game, "move-on", zone="c1", energy=1)
    for name in ("gustav", "bob", "matt")[:most]:
        take(game, "take-along", op=name)
    assert kind(game) != "passengers"
    assert [one["at"] for one in game.view()["ops"]].count("c1") == most + 1


@pytest.mark.rule("CD-27.06", "CD-24.03")
def test_in_a_level_1_mission_the_ability_stays_at_level_1():
    team = {"gustav": "a1", "bob": "a1", "vince": {"at": "a1", "specialXp": 20}, "matt": "a1"}
    game = sneak(team)
    take(take(game, "move-on", zone="c1", energy=1), "take-along", op="gustav")
    assert kind(game) == "move"


@pytest.mark.rule("CD-70.24", "CD-1.09")
@pytest.mark.parametrize("answer", ["agree", "refuse"])
def test_the_owner_of_a_passenger_must_agree(answer):
    team = ["gustav", "bob", "vince", "matt"]
    game = sneak(dict.fromkeys(team, "a1"), seats=team)
    assert who(game) == 2
    take(game, "move-on", zone="c1", energy=1)
    take(game, "take-along", op="bob")
    assert (kind(game), who(game)) == ("consent", 1)
    take(game, answer)
    if answer == "agree":
        assert (op(game, "bob")["at"], op(game, "vince")["at"]) == ("c1", "c1")
    else:
        assert [one.get("op") for one in options(game)] == ["gustav", "matt", None]  # bob is not asked again
        take(game, "decline")
        assert (op(game, "bob")["at"], op(game, "vince")["at"]) == ("a1", "c1")


@pytest.mark.rule("CD-27.07", "CD-27.08", "CD-90.32", "CD-81.34")
@pytest.mark.parametrize(("energy", "place", "passengers", "xp"), [(0, "b1", 0, 0), (1, "c1", 0, 1), (2, "d1", 1, 2)])
def test_a_use_of_the_stealth_move_teaches_1_and_each_passenger_1_more(energy, place, passengers, xp):
    game = sneak({"vince": "a1", "gustav": "a1"}, level=2)
    take(game, "move-on" if energy else "move", zone=place)
    if energy:
        take(game, "take-along", op="gustav") if passengers else take(game, "decline")
    assert op(game, "vince")["specialXp"] == 1 + xp
    assert op(game, "vince")["energy"] == 2 - energy


@pytest.mark.rule("CD-27.07", "CD-90.32")
@pytest.mark.parametrize(("level", "costs"), [(1, [0]), (2, [0, 1])])
def test_where_it_teaches_something_a_longer_way_for_1_energy_is_offered_too(level, costs):
    game = drill("iTT/.TO/..x", ops={"vince": "b1"}, phase="positioning", level=level, secured=["c1"])
    assert ways(game)["c2"] == costs  # c1 is secured: through it for nothing, through b2 for 1 energy


@pytest.mark.rule("CD-90.45")
def test_a_hostage_goes_with_its_op_and_is_no_passenger():
    team = {"vince": {"at": "a1", "hostage": "hostage"}, "gustav": {"at": "a1", "hostage": "hostage2"}}
    game = sneak(team)
    take(take(game, "move-on", zone="c1", energy=1), "take-along", op="gustav")
    assert (op(game, "vince")["hostage"], op(game, "gustav")["hostage"]) == ("hostage", "hostage2")
    assert matching(game, "move") == []
    assert zone(game, "c1")["cards"] is not None
