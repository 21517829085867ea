"""Chapter 1: setup."""

import pytest

from engine import IllegalSetup, UnknownName, load_pack, start
from tests.engine.fireteam_zero.drill import (
    HEROES,
    NO_EFFECT,
    ROLES,
    at,
    card,
    decider,
    drill_document,
    events,
    hero,
    kind,
    matching,
    monsters_at,
    offers,
    options,
    place,
    run_to,
    set_up,
    take,
)

BOARD = "ABCDEFGHIJKLM"  # twelve spawn points, A to L, and M
FEW = {"spawnPool": [{"kind": "human", "number": 2}]}  # a small spawn pool
ASK = {"loneHero": True, "seats": {"min": 1, "max": 4}, "startPlayer": "players", "spawnTokens": "fixed"}

UPGRADES = [
    {"id": f"{name}-{role}", "role": role, "card": {"name": name, **card("bullets", 4, 3)}}
    for role in ROLES
    for name in ("optics", "armour", "rockets")
]
FOCUS = [
    {"id": f"{name}-{role}", "name": name, "role": role, "effects": [{"do": [{"op": "modifySpeed", "by": by}]}]}
    for role in ROLES
    for name, by in (("runner", 1), ("sprinter", 2), ("snail", -1))
]
EQUIPMENT = {"upgradeSets": UPGRADES, "focusCards": FOCUS}
CHOOSE_ONE = {**FEW, "upgrades": {"mode": "choose", "number": 1}, "focusCards": 1}


def deck_of(game, seat):
    """The cards of a seat, wherever they lie, by id."""
    return sorted(game.name("card", one) for one in (*game.decks[seat], *game.hands[seat], *game.discards[seat]))


def problems(**parts):
    with pytest.raises(IllegalSetup) as caught:
        set_up(**parts)
    return caught.value.problems


# --- the mission ----------------------------------------------------------------------------------


def two_missions():
    document = drill_document(BOARD, mission=FEW)
    second = {**document["missions"][0], "id": "later", "title": "Later", "entryPoint": at("M"), "coinStart": "tails"}
    document["missions"].append(second)
    document["operations"] = [{"id": "op", "title": "Operation", "missions": ["drill", "later"]}]
    return load_pack(document)


@pytest.mark.rule("FZ-1.01", "FZ-1.04", "FZ-D.01")
def test_a_game_plays_one_mission_of_the_pack_by_its_briefing():
    pack = two_missions()
    first, second = (start(pack, mission, ["abe", "frank"], 1) for mission in pack.missions)
    assert [game.view()["mission"] for game in (first, second)] == ["drill", "later"]
    assert [place(game, "abe") for game in (first, second)] == ["A", "M"]
    assert [game.view()["coin"] for game in (first, second)] == ["heads", "tails"]
    assert events(second, "mission-began") == [{"mission": "later"}]


@pytest.mark.rule("FZ-1.02")
def test_any_mission_of_an_operation_may_be_played_on_its_own():
    assert start(two_missions(), "later", ["abe", "frank"], 1).view()["mission"] == "later"


@pytest.mark.rule("FZ-1.01")
def test_a_mission_that_the_pack_does_not_have_cannot_be_played():
    with pytest.raises(UnknownName, match="latter"):
        start(two_missions(), "latter", ["abe", "frank"], 1)


# --- the order of setup ---------------------------------------------------------------------------


@pytest.mark.rule("FZ-1.03")
def test_setup_goes_from_start_player_to_heroes_equipment_board_monsters_and_heroes_on_the_board():
    asked = []
    game = set_up(
        seats=2,
        mission={**CHOOSE_ONE, "options": {**ASK, "spawnTokens": "players"}},
        changes=EQUIPMENT,
        dice=[1, 2],
    )
    while kind(game) != "turn":
        asked.append(kind(game))
        game.choose(0)
    # eleven questions for twelve tokens: the last one has only one place left
    equipment = ["choose-upgrades", "choose-focus"] * 2
    assert asked == ["choose-start-player", "choose-hero", "choose-hero", *equipment, *["place-spawn-token"] * 11]
    names = [event.name for event in game.events]
    assert names[0] == "mission-began"
    assert names.index("monster-placed") < names.index("hero-placed") < names.index("round")
    assert names.index("round") < names.index("cards-drawn") < names.index("turn")


@pytest.mark.rule("FZ-1.40", "FZ-1.03")
def test_no_hand_is_dealt_in_setup():
    game = set_up(mission={**FEW, "specialRules": [{"when": "atSetup", "do": [{"op": "may", "do": NO_EFFECT}]}]})
    assert kind(game) == "may"  # setup is over but for this question
    assert game.round == 0
    assert [hero(game, name)["hand"] for name in ("abe", "frank")] == [[], []]
    assert [hero(game, name)["deck"] for name in ("abe", "frank")] == [12, 12]
    take(game, "decline")
    assert game.round == 1
    assert [len(hero(game, name)["hand"]) for name in ("abe", "frank")] == [5, 5]


@pytest.mark.rule("FZ-D.08")
def test_a_mission_may_have_choices_of_its_own_when_all_is_on_the_board():
    steps = [{"op": "drawCards", "who": {"op": "chooseHero", "decider": "group"}, "n": 2}]
    game = set_up(mission={**FEW, "specialRules": [{"when": "atSetup", "do": steps}]})
    assert (kind(game), decider(game), game.round) == ("choose-figure", None, 0)
    assert {option["figure"] for option in options(game)} == {"abe", "frank"}
    assert place(game, "abe") == "A"
    take(game, "choose-figure", figure="frank")
    assert [event["count"] for event in events(game, "cards-drawn") if event["hero"] == "frank"] == [2, 3]


# --- start player and heroes ----------------------------------------------------------------------


@pytest.mark.rule("FZ-1.05", "FZ-D.02")
def test_the_group_may_agree_on_the_start_player():
    game = set_up(seats=["abe", "frank", "don"], mission={**FEW, "options": ASK})
    assert (kind(game), decider(game)) == ("choose-start-player", None)
    assert options(game) == [{"verb": "start-player", "hero": name} for name in ("abe", "frank", "don")]
    take(game, "start-player", hero="don")
    assert game.view()["startPlayer"] == "don"
    assert (kind(game), decider(game)) == ("turn", "don")


@pytest.mark.rule("FZ-1.05", "FZ-D.02")
def test_otherwise_the_start_player_is_drawn_at_random():
    drawn = {set_up(seats=["abe", "frank", "don"], seed=seed, mission=FEW).view()["startPlayer"] for seed in range(20)}
    assert drawn == {"abe", "frank", "don"}
    again = [set_up(seats=["abe", "frank", "don"], seed=7, mission=FEW).view()["startPlayer"] for _ in range(2)]
    assert again[0] == again[1]


@pytest.mark.rule("FZ-1.06", "FZ-D.04")
def test_heroes_are_chosen_clockwise_from_the_start_player():
    game = set_up(seats=3, mission={**FEW, "options": ASK})
    take(game, "start-player", hero="seat-1")
    asked = []
    while kind(game) == "choose-hero":
        asked.append(game.decision.seat)
        game.choose(0)
    assert asked == [1, 2, 0]
    assert [one["id"] for one in game.view()["heroes"]] == ["frank", "abe", "shad"]


@pytest.mark.rule("FZ-1.06", "FZ-D.04")
def test_only_seats_without_a_hero_are_asked_for_one():
    game = set_up(seats=["frank", None], mission=FEW)
    assert (kind(game), game.decision.seat) == ("choose-hero", 1)
    assert {option["hero"] for option in options(game)} == {"abe", "maxine", "shad", "don"}


@pytest.mark.rule("FZ-1.12", "FZ-T.16", "FZ-D.04", "FZ-K.01", "FZ-K.02")
def test_once_abe_is_chosen_maxine_is_refused_for_there_is_one_leader_card_set():
    game = set_up(seats=2, mission={**FEW, "options": ASK})
    take(game, "start-player", hero="seat-0")
    assert {option["hero"] for option in options(game)} == set(HEROES)
    take(game, "take-hero", hero="abe")
    assert {option["hero"] for option in options(game)} == {"shad", "frank", "don"}
    (problem,) = problems(seats=["abe", "maxine"])
    assert '"leader"' in problem
    assert "FZ-1.12" in problem


@pytest.mark.rule("FZ-1.12")
@pytest.mark.parametrize(("owned", "seats", "fits"), [(1, 2, False), (2, 2, True), (2, 3, False), (3, 3, True)])
def test_as_many_heroes_of_a_role_take_part_as_card_sets_are_owned(owned, seats, fits):
    changes = {
        "roles": [{"id": role, "name": role, "cardSetsOwned": owned} for role in ROLES],
        "heroes": [{"id": f"leader-{n}", "name": "Leader", "role": "leader"} for n in range(3)],
    }
    line_up = [f"leader-{n}" for n in range(seats)]
    if fits:
        game = set_up(seats=line_up, mission=FEW, changes=changes)
        assert [len(deck_of(game, seat)) for seat in range(seats)] == [12] * seats  # each has a deck of its own
    else:
        (problem,) = problems(seats=line_up, changes=changes)
        assert f"{seats} heroes" in problem
        assert f"{owned} card set{'s' if owned == 2 else ''} (" in problem


@pytest.mark.rule("FZ-1.12")
def test_nobody_sits_at_the_table_twice():
    found = problems(seats=["frank", "frank"])
    assert any('"Frank" cannot sit twice' in problem for problem in found)


@pytest.mark.rule("FZ-1.09", "FZ-1.10", "FZ-D.04")
def test_without_a_hero_of_the_required_role_the_mission_cannot_begin():
    mission = {**FEW, "requiredRoles": ["demolitions"]}
    (problem,) = problems(seats=["abe", "frank"], mission=mission)
    assert '"demolitions"' in problem
    assert set_up(seats=["abe", "don"], mission=mission).round == 1


@pytest.mark.rule("FZ-1.09", "FZ-D.04")
def test_the_last_free_seat_must_cover_the_required_role():
    mission = {**FEW, "requiredRoles": ["leader"], "options": ASK}
    game = set_up(seats=2, mission=mission)
    take(game, "start-player", hero="seat-0")
    assert {option["hero"] for option in options(game)} == set(HEROES)  # somebody else can still cover it
    take(game, "take-hero", hero="frank")
    assert {option["hero"] for option in options(game)} == {"abe", "maxine"}


@pytest.mark.rule("FZ-1.09")
@pytest.mark.parametrize(
    ("roles", "left"), [(["leader"], set(HEROES)), (["leader", "marksman"], {"abe", "maxine", "frank"})]
)
def test_every_required_role_needs_its_own_hero(roles, left):
    game = set_up(seats=2, mission={**FEW, "requiredRoles": roles, "options": ASK})
    take(game, "start-player", hero="seat-0")
    assert {option["hero"] for option in options(game)} == left


@pytest.mark.rule("FZ-1.09", "FZ-1.12")
def test_a_role_required_twice_needs_two_heroes():
    changes = {"roles": [{"id": role, "name": role, "cardSetsOwned": 2} for role in ROLES]}
    mission = {**FEW, "requiredRoles": ["leader", "leader"]}
    assert '"leader"' in problems(seats=["abe", "frank"], mission=mission, changes=changes)[0]
    assert set_up(seats=["abe", "maxine"], mission=mission, changes=changes).round == 1


@pytest.mark.rule("FZ-1.09")
def test_open_seats_can_still_cover_what_the_seated_heroes_do_not():
    mission = {**FEW, "requiredRoles": ["demolitions", "marksman"]}
    game = set_up(seats=["abe", None, None], mission=mission)
    assert {option["hero"] for option in options(game)} == {"frank", "don"}
    assert '"demolitions", "marksman"' in problems(seats=["abe", None], mission=mission)[0]


@pytest.mark.rule("FZ-1.11", "FZ-A.53", "FZ-D.03")
def test_one_person_plays_two_heroes_each_a_seat_of_its_own():
    game = set_up(seats=["abe", "frank"], mission=FEW)
    assert [len(hero(game, name)["hand"]) for name in ("abe", "frank")] == [5, 5]
    first = decider(game)
    take(game, "end-turn")
    assert {first, decider(game)} == {"abe", "frank"}


@pytest.mark.rule("FZ-A.40", "FZ-A.53", "FZ-C.36", "FZ-D.03")
@pytest.mark.parametrize(
    ("count", "option", "seats", "fits"),
    [
        ({}, {}, 1, False),
        ({}, {}, 2, True),
        ({}, {}, 4, True),
        ({}, {}, 5, False),
        ({}, {"loneHero": True}, 1, True),
        ({}, {"loneHero": True}, 0, False),
        ({"min": 3}, {"loneHero": True}, 2, False),
        ({"min": 3}, {"loneHero": True}, 3, True),
        ({"min": 1}, {}, 1, False),
        ({"max": 3}, {}, 4, False),
        ({"max": 3}, {}, 3, True),
        ({}, {"seats": {"min": 3, "max": 4}}, 2, False),
        ({"max": 8}, {}, 5, False),
        ({"max": 8}, {"seats": {"max": 5}}, 5, True),
    ],
)
def test_two_to_four_heroes_take_part_unless_mission_or_option_say_otherwise(count, option, seats, fits):
    changes = {"roles": [{"id": role, "name": role, "cardSetsOwned": 5} for role in ROLES]}
    parts = {"mission": {**FEW, "heroCount": count, "options": option}, "changes": changes}
    if fits:
        assert len(set_up(seats=seats, **parts).view()["heroes"]) == seats
    else:
        assert f"not {seats}" in problems(seats=seats, **parts)[0]


@pytest.mark.rule("FZ-1.07", "FZ-1.08", "FZ-1.13", "FZ-19.01")
def test_a_hero_plays_with_the_reference_card_and_the_cards_of_the_role():
    heroes = [
        {"id": "quick", "name": "Quick", "role": "marksman", "speed": 3, "fullHand": 4, "actionsPerTurn": 2},
        {"id": "slow", "name": "Slow", "role": "demolitions", "speed": 1, "fullHand": 6},
    ]
    game = set_up(seats=["quick", "slow"], mission={**FEW, "options": ASK}, changes={"heroes": heroes})
    take(game, "start-player", hero="quick")
    assert [len(hero(game, name)["hand"]) for name in ("quick", "slow")] == [4, 6]
    assert (game.view()["movementLeft"], game.view()["actionsLeft"]) == (3, 2)
    take(game, "end-turn")
    assert (game.view()["movementLeft"], game.view()["actionsLeft"]) == (1, 1)
    cards = ("punch", "shot", "grenade", "burst")
    assert deck_of(game, 0) == sorted(f"{name}-marksman" for name in cards for _ in range(3))
    assert deck_of(game, 1) == sorted(f"{name}-demolitions" for name in cards for _ in range(3))


# --- seats as people write them -------------------------------------------------------------------


@pytest.mark.rule("FZ-D.04")
@pytest.mark.parametrize(
    "seats",
    [
        "abe",
        None,
        3.5,
        {"abe": "frank"},
        [3, "frank"],
        [["abe"], "frank"],
        [{"hero": "abe", "hat": "red"}, "frank"],
        [{"hero": "abe", "upgrades": 3}, "frank"],
        [{"hero": "abe", "upgrades": "optics-leader"}, "frank"],
        [{"hero": "abe", "focus": {"a": 1}}, "frank"],
        -2,
    ],
)
def test_seats_that_make_no_sense_are_refused_in_words(seats):
    assert all(isinstance(problem, str) for problem in problems(seats=seats))


@pytest.mark.rule("FZ-D.04")
@pytest.mark.parametrize(
    ("seat", "name"),
    [
        ("abel", "abel"),
        ({"hero": "abe", "upgrades": ["optic-leader"]}, "optic-leader"),
        ({"hero": "abe", "focus": ["walker-leader"]}, "walker-leader"),
        ({"hero": 5}, "5"),
        ({"hero": "abe", "focus": [None]}, "None"),
    ],
)
def test_names_that_the_pack_does_not_know_are_named(seat, name):
    with pytest.raises(UnknownName, match=f'"{name}"'):
        set_up(seats=[seat, "frank"], changes=EQUIPMENT)


# --- equipment ------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-D.05", "FZ-1.13", "FZ-1.14", "FZ-A.07", "FZ-19.01")
@pytest.mark.parametrize("mode", [{"mode": "choose"}, {}])  # FZ-A.07: a number to choose is the default
def test_each_player_chooses_upgrade_sets_of_the_heros_role_up_to_the_number_allowed(mode):
    mission = {**FEW, "upgrades": {**mode, "number": 2}, "options": ASK}
    game = set_up(seats=["abe", "frank"], mission=mission, changes=EQUIPMENT)
    take(game, "start-player", hero="frank")
    assert (kind(game), decider(game)) == ("choose-upgrades", "frank")
    sets = ["optics-marksman", "armour-marksman", "rockets-marksman"]
    assert options(game) == [*({"verb": "take-upgrade", "upgrade": one} for one in sets), {"verb": "decline"}]
    take(game, "take-upgrade", upgrade="armour-marksman")
    assert [option.get("upgrade") for option in options(game)] == ["optics-marksman", "rockets-marksman", None]
    take(game, "take-upgrade", upgrade="rockets-marksman")
    assert decider(game) == "abe"  # two are chosen: no third is offered
    take(game, "decline")
    assert kind(game) == "turn"
    assert hero(game, "frank")["upgrades"] == ["armour-marksman", "rockets-marksman"]
    assert hero(game, "abe")["upgrades"] == []


@pytest.mark.rule("FZ-1.14", "FZ-A.07")
def test_the_briefing_may_name_the_sets_to_choose_from():
    upgrades = {"mode": "choose", "number": 2, "sets": {"marksman": ["rockets-marksman"]}}
    game = set_up(seats=["frank", "don"], mission={**FEW, "upgrades": upgrades, "options": ASK}, changes=EQUIPMENT)
    take(game, "start-player", hero="frank")
    assert [option.get("upgrade") for option in options(game)] == ["rockets-marksman", None]
    take(game, "take-upgrade", upgrade="rockets-marksman")
    assert len(matching(game, "take-upgrade")) == 3  # no list for this role: all of its sets


@pytest.mark.rule("FZ-1.14", "FZ-A.07", "FZ-D.05")
@pytest.mark.parametrize("mode", [{"mode": "fixed"}, {}])
def test_a_fixed_list_of_upgrades_is_used_without_a_choice(mode):
    upgrades = {**mode, "sets": {"marksman": ["rockets-marksman", "optics-marksman"]}}
    mission = {**FEW, "upgrades": upgrades}
    game = set_up(seats=["frank", "don"], mission=mission, changes=EQUIPMENT)
    assert kind(game) == "turn"
    assert hero(game, "frank")["upgrades"] == ["optics-marksman", "rockets-marksman"]
    assert hero(game, "don")["upgrades"] == []
    whole = {"hero": "frank", "upgrades": ["rockets-marksman", "optics-marksman"]}
    assert set_up(seats=[whole, "don"], mission=mission, changes=EQUIPMENT).round == 1
    fewer = {"hero": "frank", "upgrades": ["optics-marksman"]}
    assert "all 2 upgrade sets" in problems(seats=[fewer, "don"], mission=mission, changes=EQUIPMENT)[0]


@pytest.mark.rule("FZ-1.14", "FZ-1.21")
def test_without_an_allowance_no_upgrade_is_used():
    game = set_up(seats=["frank", "don"], mission=FEW, changes=EQUIPMENT)
    assert kind(game) == "turn"
    assert [len(deck_of(game, seat)) for seat in (0, 1)] == [12, 12]


@pytest.mark.rule("FZ-17.05", "FZ-F.11")
@pytest.mark.parametrize(
    ("missions", "offered"),
    [
        (["drill"], True),  # it is the first mission of the set itself
        (["drill", "sequel"], False),
        (["sequel", "drill"], True),
    ],
)
def test_an_upgrade_set_is_offered_from_its_first_mission_on(missions, offered):
    since = {"mission": "drill" if len(missions) == 1 else "sequel"}
    sets = [{**one, "availableFrom": since} if one["id"] == "optics-marksman" else one for one in UPGRADES]
    document = drill_document(BOARD, mission=CHOOSE_ONE, changes={**EQUIPMENT, "upgradeSets": sets})
    document["missions"].append({**document["missions"][0], "id": "sequel"})
    document["operations"] = [{"id": "run", "number": 1, "title": "Run", "missions": missions}]
    game = start(load_pack(document), "drill", ["frank", {"hero": "don", "upgrades": [], "focus": []}], 1)
    assert kind(game) == "choose-upgrades"
    assert ("optics-marksman" in [option.get("upgrade") for option in options(game)]) is offered


@pytest.mark.rule("FZ-1.14", "FZ-1.18", "FZ-D.05", "FZ-D.06", "FZ-B.05")
@pytest.mark.parametrize(
    ("equipment", "fits"),
    [
        ({"upgrades": ["optics-marksman"], "focus": ["runner-marksman"]}, True),
        ({"upgrades": [], "focus": []}, True),
        ({"upgrades": ["optics-marksman", "armour-marksman"]}, False),
        ({"upgrades": ["optics-leader"]}, False),
        ({"focus": ["runner-marksman", "snail-marksman"]}, False),
        ({"focus": ["runner-leader"]}, False),
    ],
)
def test_equipment_given_with_the_seat_must_be_within_the_briefings_allowance(equipment, fits):
    seats = [{"hero": "frank", **equipment}, {"hero": "don", "upgrades": [], "focus": []}]
    if fits:
        game = set_up(seats=seats, mission=CHOOSE_ONE, changes=EQUIPMENT)
        assert kind(game) == "turn"
        assert {name: hero(game, "frank")[name] for name in equipment} == equipment
    else:
        assert '"Frank"' in problems(seats=seats, mission=CHOOSE_ONE, changes=EQUIPMENT)[0]


@pytest.mark.rule("FZ-1.14", "FZ-1.18")
@pytest.mark.parametrize("equipment", [{"upgrades": ["optics-marksman"] * 2}, {"focus": ["runner-marksman"] * 2}])
def test_the_same_equipment_cannot_be_taken_twice(equipment):
    mission = {**FEW, "upgrades": {"mode": "choose", "number": 2}, "focusCards": 2}
    found = problems(seats=[{"hero": "frank", **equipment}, "don"], mission=mission, changes=EQUIPMENT)
    assert "different" in found[0]


@pytest.mark.rule("FZ-1.13")
def test_an_empty_chair_has_no_equipment_yet():
    found = problems(seats=[{"focus": ["runner-marksman"]}, "don"], mission=CHOOSE_ONE, changes=EQUIPMENT)
    assert "without a hero" in found[0]


@pytest.mark.rule("FZ-1.15", "FZ-1.16", "FZ-C.31", "FZ-1.21", "FZ-11.12")
@pytest.mark.parametrize("sets", [0, 1, 2, 3])
def test_an_upgrade_adds_all_four_of_its_cards_to_the_action_deck(sets):
    chosen = [f"{name}-marksman" for name in ("optics", "armour", "rockets")[:sets]]
    mission = {**FEW, "upgrades": {"mode": "choose", "number": 3}}
    seats = [{"hero": "frank", "upgrades": chosen}, {"hero": "don", "upgrades": []}]
    game = set_up(seats=seats, mission=mission, changes=EQUIPMENT)
    plain = [f"{name}-marksman" for name in ("punch", "shot", "grenade", "burst") for _ in range(3)]
    assert deck_of(game, 0) == sorted([*plain, *chosen * 4])
    assert len(deck_of(game, 0)) == 12 + 4 * sets
    assert len(deck_of(game, 1)) == 12


@pytest.mark.rule("FZ-1.15")
def test_the_action_deck_is_shuffled_upgrades_and_all():
    seats = [{"hero": "frank", "upgrades": ["optics-marksman"]}, {"hero": "don", "upgrades": []}]
    mission = {**FEW, "upgrades": {"mode": "choose", "number": 1}}
    games = [set_up(seats=seats, seed=seed, mission=mission, changes=EQUIPMENT) for seed in (1, *range(1, 21))]
    decks = [game.hands[0] + game.decks[0] for game in games]
    assert decks[0] == decks[1]
    assert len(set(decks)) == 20
    optics = games[0].scenario.card_ids.index("optics-marksman")
    assert any(optics in game.hands[0] for game in games)  # upgrades are not all at the bottom
    assert any(optics in game.decks[0] for game in games)  # nor all at the top


@pytest.mark.rule("FZ-1.18", "FZ-D.06", "FZ-A.07", "FZ-19.01")
def test_each_player_chooses_as_many_focus_cards_as_the_briefing_allows_or_fewer():
    mission = {**FEW, "focusCards": {"marksman": 2, "leader": 1}, "options": ASK}
    game = set_up(seats=["abe", "frank", "don"], mission=mission, changes=EQUIPMENT)
    take(game, "start-player", hero="frank")
    assert (kind(game), decider(game)) == ("choose-focus", "frank")
    cards = ["runner-marksman", "sprinter-marksman", "snail-marksman"]
    assert options(game) == [*({"verb": "take-focus", "focus": one} for one in cards), {"verb": "decline"}]
    take(game, "take-focus", focus="sprinter-marksman")
    assert [option.get("focus") for option in options(game)] == ["runner-marksman", "snail-marksman", None]
    take(game, "decline")
    assert decider(game) == "abe"  # Don's role has no allowance and is not asked
    take(game, "take-focus", focus="runner-leader")
    assert kind(game) == "turn"
    focus = {name: hero(game, name)["focus"] for name in ("abe", "frank", "don")}
    assert focus == {"abe": ["runner-leader"], "frank": ["sprinter-marksman"], "don": []}


@pytest.mark.rule("FZ-1.19", "FZ-1.20", "FZ-1.21")
def test_focus_cards_lie_face_up_for_the_whole_mission_and_work_for_their_own_hero():
    seats = [{"hero": "frank", "focus": ["runner-marksman"]}, {"hero": "don", "focus": []}]
    game = set_up(seats=seats, mission={**FEW, "focusCards": 1, "options": ASK}, changes=EQUIPMENT)
    take(game, "start-player", hero="frank")
    for _ in range(2):  # in the first round and in the next
        game = run_to(game, "turn")
        speed = {}
        for _ in range(2):
            speed[decider(game)] = game.view()["movementLeft"]
            take(game, "end-turn")
        assert speed == {"frank": 3, "don": 2}
    assert all("runner" not in one for one in deck_of(game, 0))
    for seat in (None, 0, 1):  # everybody sees it
        assert game.view(seat)["heroes"][0]["focus"] == ["runner-marksman"]


# --- the board ------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-1.23", "FZ-A.08", "FZ-I.03")
def test_all_twelve_spawn_tokens_lie_face_up_on_the_listed_locations():
    tokens = set_up(mission={**FEW, "options": {}}).view()["spawnTokens"]
    assert [token["number"] for token in tokens] == list(range(1, 13))
    assert sorted(token["at"] for token in tokens) == sorted(at(letter) for letter in "ABCDEFGHIJKL")
    assert not any(token["searched"] for token in tokens)


@pytest.mark.rule("FZ-1.24", "FZ-A.08")
def test_normally_the_numbers_are_shuffled():
    def layouts(seed):
        return tuple(token["at"] for token in set_up(seed=seed, mission={**FEW, "options": {}}).view()["spawnTokens"])

    assert layouts(1) == layouts(1)
    assert len({layouts(seed) for seed in range(5)}) == 5


@pytest.mark.rule("FZ-1.24", "FZ-A.08")
@pytest.mark.parametrize("option", ["random", "fixed"])
def test_the_briefing_may_fix_the_numbers(option):
    fixed = [{"location": at(letter), "number": 12 - index} for index, letter in enumerate("ABCDEFGHIJKL")]
    game = set_up(mission={**FEW, "spawnLocations": fixed, "options": {"spawnTokens": option}})
    assert [token["at"] for token in game.view()["spawnTokens"]] == [at(letter) for letter in "LKJIHGFEDCBA"]


@pytest.mark.rule("FZ-1.24", "FZ-A.08")
def test_fixed_without_numbers_is_the_order_of_the_list():
    game = set_up(mission={**FEW, "options": {"spawnTokens": "fixed"}})
    assert [token["at"] for token in game.view()["spawnTokens"]] == [at(letter) for letter in "ABCDEFGHIJKL"]


@pytest.mark.rule("FZ-1.24", "FZ-A.08", "FZ-D.07")
def test_by_option_the_group_puts_the_numbers_where_it_likes():
    game = set_up(mission={**FEW, "options": {"spawnTokens": "players"}})
    left = list("ABCDEFGHIJKL")
    for number, letter in enumerate("CABLKJIHGFE", start=1):
        assert (kind(game), decider(game)) == ("place-spawn-token", None)
        expected = [{"verb": "place-spawn-token", "number": number, "location": at(one)} for one in left]
        assert options(game) == expected
        take(game, "place-spawn-token", location=at(letter))
        left.remove(letter)
    assert [token["at"] for token in game.view()["spawnTokens"]] == [at(letter) for letter in "CABLKJIHGFED"]


@pytest.mark.rule("FZ-1.22")
def test_the_sectors_lie_as_the_briefing_arranges_them():
    def sector(name):
        locations = [{"id": key.lower(), "name": key, "key": key} for key in "AB"]
        return {"id": name, "name": name, "cells": ["AB"], "locations": locations}

    def neighbours(x, y, rotation=0):
        tiles = [{"sector": "west", "x": 0, "y": 0}, {"sector": "east", "x": x, "y": y, "rotation": rotation}]
        changes = {
            "sectors": [sector("west"), sector("east"), sector("unused")],
            "layouts": [{"id": "l", "tiles": tiles}],
        }
        mission = {**FEW, "layout": "l", "entryPoint": "west/b", "spawnLocations": ["west/a"], "boss": None}
        game = set_up(mission={**mission, "options": ASK}, changes=changes)
        take(game, "start-player", hero="abe")
        return {option["to"] for option in matching(game, "move")}

    assert neighbours(2, 0) == {"west/a", "east/a"}
    assert neighbours(2, 0, 180) == {"west/a", "east/b"}
    assert neighbours(0, 1) == {"west/a", "east/a", "east/b"}
    assert neighbours(3, 0) == {"west/a"}


@pytest.mark.rule("FZ-1.25")
def test_the_exit_point_lies_where_the_briefing_says_if_it_gives_one():
    assert set_up(mission=FEW).view()["exitPoint"] is None
    assert set_up(mission={**FEW, "exitPoint": at("M")}).view()["exitPoint"] == at("M")


@pytest.mark.rule("FZ-1.26", "FZ-12.07", "FZ-A.54")
def test_a_power_token_marks_where_the_boss_will_appear_until_it_does():
    assert set_up(mission={**FEW, "boss": None}).view()["bossMarker"] is None
    arrive = {"when": {"op": "startOf", "unit": "heroPhase"}, "do": [{"op": "bringBoss", "kind": "master"}]}
    waiting = set_up(mission=FEW)
    assert waiting.view()["bossMarker"] == at("M")
    assert place(waiting, "master#1") is None
    arrived = set_up(mission={**FEW, "specialRules": [arrive]})
    assert arrived.view()["bossMarker"] is None
    assert place(arrived, "master#1") == "M"


# --- threat track, intelligence, coin -------------------------------------------------------------


@pytest.mark.rule("FZ-1.27", "FZ-A.32")
@pytest.mark.parametrize(
    ("tracks", "space"), [(None, 0), ([{"id": "long", "spaces": 9, "start": 4, "twistSpaces": [5]}], 4)]
)
def test_the_threat_marker_starts_on_the_first_space_of_its_track(tracks, space):
    game = set_up(mission=FEW, changes={"threatTracks": tracks} if tracks else {})
    assert game.view()["threat"]["space"] == space


@pytest.mark.rule("FZ-1.28")
def test_the_twists_of_the_briefing_and_no_others_are_shuffled_face_down():
    listed = ["twist-5", "twist-0", "twist-3", "twist-2"]
    games = [set_up(seed=seed, mission={**FEW, "twists": listed}) for seed in range(6)]
    decks = [[game.name("twist", one) for one in game.twist_deck] for game in games]
    assert all(sorted(deck) == sorted(listed) for deck in decks)
    assert len({tuple(deck) for deck in decks}) > 1
    view = games[0].view()
    assert (view["decks"]["twist"], view["twists"]) == (4, [])


@pytest.mark.rule("FZ-1.29")
def test_the_objectives_and_monsters_of_the_briefing_are_open_to_all():
    objectives = [
        {"id": name, "name": name, "completion": {"tokensNeeded": 2}} for name in ("goal", "other", "elsewhere")
    ]
    mission = {**FEW, "objectives": ["other", "goal"]}
    view = set_up(mission=mission, changes={"objectives": objectives}).view(0)
    assert view["objectives"] == [
        {"id": "other", "state": "open", "tokens": 0},
        {"id": "goal", "state": "open", "tokens": 0},
    ]
    assert [one["kind"] for one in view["monsters"]] == ["human", "human", "master"]


@pytest.mark.rule("FZ-1.30", "FZ-19.04")
def test_a_monsters_trait_applies_whenever_its_situation_arises():
    trait = [{"when": {"op": "onEnter", "who": "self"}, "do": [{"op": "damage", "target": "allHeroes", "n": 1}]}]
    kinds = {"human": {"trait": trait}, "animal": {}}
    game = set_up(
        seats=["abe", "frank"],
        mission={"spawnPool": [{"kind": "human", "number": 1}], "entryPoint": at("A")},
        kinds=kinds,
        dice=[12, 1],  # a human at L, far from A, speed 1; then a blank activation die
    )
    run_to(game, "discard")
    assert events(game, "monster-moved") == [{"monster": "human#1", "from": at("L"), "to": at("K")}]


@pytest.mark.rule("FZ-1.31", "FZ-1.32", "FZ-1.33", "FZ-13.07", "FZ-13.08", "FZ-13.12", "FZ-I.04")
@pytest.mark.parametrize("discoveries", [0, 1, 5, 12])
def test_the_recon_deck_is_twelve_cards_the_briefings_discoveries_and_so_many_random_events(discoveries):
    named = [f"find-{n}" for n in range(discoveries)]
    changes = {
        "discoveries": [{"id": f"find-{n}", "name": "Find", "objective": "goal"} for n in range(14)],
        "events": [{"id": f"event-{n}", "name": "Event"} for n in range(20)],
    }
    mission = {**FEW, "discoveries": named, "eventCount": 12 - discoveries}
    drawn = []
    for seed in range(6):
        game = set_up(seed=seed, mission=mission, changes=changes)
        deck = [game.name("recon", one) for one in game.recon_deck]
        box = [game.name("recon", one) for one in game.recon_box]
        assert len(deck) == game.view()["decks"]["recon"] == 12
        assert sorted(one for one in deck if one.startswith("find")) == sorted(named)
        assert len(set(deck)) == 12
        assert sorted(deck + box) == sorted([*named, *(f"event-{n}" for n in range(20))])
        drawn.append(tuple(deck))
    assert len(set(drawn)) == 6  # shuffled, discoveries and events together
    events_used = {frozenset(one for one in deck if one.startswith("event")) for deck in drawn}
    assert len(events_used) > 1 or discoveries == 12  # other events in other games


@pytest.mark.rule("FZ-1.31")
def test_an_event_with_copies_can_be_drawn_as_often_as_it_lies_in_the_box():
    changes = {"events": [{"id": "often", "name": "Often", "copies": 11}, {"id": "once", "name": "Once"}]}
    game = set_up(mission=FEW, changes=changes)
    deck = sorted(game.name("recon", one) for one in game.recon_deck)
    assert deck == ["often"] * 11 + ["once"]


@pytest.mark.rule("FZ-1.34")
def test_the_lucky_coin_lies_heads_up_unless_the_mission_says_tails():
    assert set_up(mission=FEW).view()["coin"] == "heads"
    assert set_up(mission={**FEW, "coinStart": "tails"}).view()["coin"] == "tails"


# --- figures --------------------------------------------------------------------------------------


@pytest.mark.rule("FZ-1.35", "FZ-16.01")
@pytest.mark.parametrize(("seats", "humans"), [(["abe", "frank"], 2), (["abe", "frank", "don"], 3)])
def test_the_spawn_pool_holds_the_figures_that_the_briefing_lists_for_so_many_heroes(seats, humans):
    pool = [{"kind": "human", "number": {"op": "heroes"}}, {"kind": "giant", "number": 1}]
    view = set_up(seats=seats, mission={"spawnPool": pool}).view()
    in_pool = [one["kind"] for one in view["monsters"] if one["pool"] == "spawnPool"]
    assert in_pool == ["human"] * humans + ["giant"]


@pytest.mark.rule("FZ-1.36")
def test_every_figure_of_the_spawn_pool_is_placed_by_the_spawn_die():
    pool = [{"kind": "human", "number": 3}, {"kind": "giant", "number": 1}]
    game = set_up(mission={"spawnPool": pool}, dice=[12, 1, 12, 5])
    assert [place(game, f"human#{n}") for n in (1, 2, 3)] == ["L", "A", "L"]
    assert place(game, "giant#1") == "E"
    assert [event["monster"] for event in events(game, "monster-placed")] == [
        "human#1",
        "human#2",
        "human#3",
        "giant#1",
    ]


@pytest.mark.rule("FZ-1.36", "FZ-12.06")
def test_the_number_on_the_token_decides_where_a_figure_is_placed():
    fixed = [{"location": at(letter), "number": 12 - index} for index, letter in enumerate("ABCDEFGHIJKL")]
    game = set_up(mission={**FEW, "spawnLocations": fixed}, dice=[12, 1])
    assert [place(game, "human#1"), place(game, "human#2")] == ["A", "L"]


@pytest.mark.rule("FZ-1.37", "FZ-16.04", "FZ-16.05")
def test_the_reserve_and_the_boss_are_set_aside():
    mission = {**FEW, "reservePool": [{"kind": "giant", "number": 2}]}
    game = set_up(mission=mission, dice=[3, 4])
    assert [place(game, name) for name in ("human#1", "human#2", "giant#1", "giant#2", "master#1")] == [
        *("C", "D"),
        *(None, None, None),
    ]
    assert [one["pool"] for one in game.view()["monsters"]] == ["spawnPool"] * 2 + ["reservePool"] * 2 + ["boss"]


@pytest.mark.rule("FZ-1.36", "FZ-16.02")
def test_monsters_stand_where_the_briefing_puts_them_and_the_others_are_rolled_for():
    mission = {
        "spawnPool": [{"kind": "human", "number": 3}],
        "reservePool": [{"kind": "giant", "number": 2}],
        "initialPlacement": [
            {"kind": "human", "location": at("M"), "number": 2},
            {"kind": "giant", "location": at("L"), "from": "reservePool"},
        ],
    }
    game = set_up(mission=mission, dice=[7])
    assert monsters_at(game, "M") == ["human#1", "human#2"]
    assert monsters_at(game, "L") == ["giant#1"]
    assert place(game, "human#3") == "G"
    assert place(game, "giant#2") is None


@pytest.mark.rule("FZ-1.36", "FZ-16.02", "FZ-16.10")
def test_every_placement_takes_figures_of_its_own_pool_that_are_still_waiting():
    mission = {
        "spawnPool": [{"kind": "human", "number": 2}],
        "reservePool": [{"kind": "human", "number": 2}],
        "initialPlacement": [
            {"kind": "human", "location": at("A")},
            {"kind": "human", "location": at("C"), "from": "reservePool"},
            {"kind": "human", "location": at("B")},
            {"kind": "human", "location": at("D")},  # none is left for it
        ],
    }
    game = set_up(mission=mission)
    assert [place(game, f"human#{n}") for n in (1, 2, 3, 4)] == ["A", "B", "C", None]


@pytest.mark.rule("FZ-1.13", "FZ-1.18")
def test_everybody_gets_the_equipment_of_the_own_seat():
    roles = {"abe": "leader", "frank": "marksman", "don": "demolitions"}
    seats = [
        {"hero": name, "upgrades": [f"optics-{role}"], "focus": [f"runner-{role}"]} for name, role in roles.items()
    ]
    game = set_up(seats=seats, mission=CHOOSE_ONE, changes=EQUIPMENT)
    view = game.view()["heroes"]
    assert [one["upgrades"] for one in view] == [[f"optics-{role}"] for role in roles.values()]
    assert [one["focus"] for one in view] == [[f"runner-{role}"] for role in roles.values()]
    assert [one["knockDowns"] for one in view] == [0, 0, 0]


@pytest.mark.rule("FZ-1.13", "FZ-1.18", "FZ-D.05", "FZ-D.06")
def test_everybody_gets_the_equipment_of_the_own_choice():
    game = set_up(seats=["abe", "frank", "don"], mission=CHOOSE_ONE, changes=EQUIPMENT)
    while kind(game) != "turn":
        game.choose(1)
    roles = ("leader", "marksman", "demolitions")
    view = game.view()["heroes"]
    assert [one["upgrades"] for one in view] == [[f"armour-{role}"] for role in roles]
    assert [one["focus"] for one in view] == [[f"sprinter-{role}"] for role in roles]


@pytest.mark.rule("FZ-1.38", "FZ-14.07")
def test_both_specialists_and_all_heroes_begin_at_the_entry_point():
    game = set_up(mission={**FEW, "entryPoint": at("F")}, specialists=("patty", "henry"))
    assert [place(game, name) for name in ("abe", "frank", "patty", "henry")] == ["F"] * 4
    assert game.view()["entryPoint"] == at("F")


@pytest.mark.rule("FZ-14.07", "FZ-1.38")
def test_a_specialist_who_is_left_at_home_takes_no_part():
    view = set_up(mission=FEW, specialists=("henry",)).view()
    assert [one["id"] for one in view["specialists"]] == ["henry"]


@pytest.mark.rule("FZ-1.38")
def test_the_briefing_may_put_a_hero_or_a_specialist_elsewhere():
    placed = [{"hero": "frank", "location": at("C")}, {"specialist": "patty", "location": at("D")}]
    placed.append({"hero": "don", "location": at("E")})  # who does not take part, is nowhere
    game = set_up(mission={**FEW, "initialPlacement": placed}, specialists=("patty", "henry"))
    assert [place(game, name) for name in ("abe", "frank", "patty", "henry")] == ["A", "C", "D", "A"]
    assert offers(run_to(game, "turn"), "end-turn")


@pytest.mark.rule("FZ-1.39", "FZ-9.05")
def test_no_spawn_point_is_secured_in_setup_so_monsters_may_land_on_the_entry_point():
    game = set_up(mission=FEW, dice=[1, 1])
    assert monsters_at(game, "A") == ["human#1", "human#2"]
    assert place(game, "abe") == "A"


@pytest.mark.rule("FZ-1.39", "FZ-A.41")
def test_a_monster_activated_while_it_is_set_up_finds_no_hero_yet():
    trait = [{"when": {"op": "onSpawn", "who": "self"}, "do": [{"op": "activate", "who": "self"}]}]
    game = set_up(mission=FEW, kinds={"human": {"trait": trait}}, dice=[1, 6, 3, 1])
    assert [place(game, "human#1"), place(game, "human#2")] == ["A", "F"]
    assert events(game, "attack") == []


# --- tokens of the briefing -----------------------------------------------------------------------


@pytest.mark.rule("FZ-1.04", "FZ-12.03")
def test_tokens_of_the_briefing_lie_on_board_and_cards_from_the_beginning():
    tokens = [
        {"token": "intel", "location": at("C"), "count": 2, "letter": "B"},
        {"token": "intel", "card": "goal", "count": 3},
    ]
    view = set_up(mission={**FEW, "initialTokens": tokens}).view()
    assert view["tokens"] == [{"token": "intel", "at": at("C"), "letter": "B"}] * 2
    assert view["objectives"] == [{"id": "goal", "state": "open", "tokens": 3}]


@pytest.mark.rule("FZ-1.03")
def test_the_same_seed_gives_the_same_setup():
    parts = {"mission": {"options": {}}, "specialists": ("patty", "henry")}
    first, again, other = (set_up(seats=4, seed=seed, **parts) for seed in (3, 3, 4))
    for game in (first, again, other):
        run_to(game, "turn")
    assert first.view() == again.view()
    assert [event.text for event in first.events] == [event.text for event in again.events]
    assert first.view() != other.view()
