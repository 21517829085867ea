"""Chapter 2: the round."""

import pytest

from tests.engine.fireteam_zero.drill import (
    card,
    decider,
    drill,
    events,
    kind,
    offers,
    place,
    response,
    run_to,
    take,
)

TEAM = {"abe": "A", "frank": "A", "don": "A"}
QUIET = {"boss": None, "spawnPool": []}  # nobody comes to disturb
UNITS = ("round", "tacticsPhase", "heroPhase", "threatPhase", "turn")
NOISE = [
    {"when": {"op": moment, "unit": unit}, "do": [{"op": "showText", "text": f"{moment} {unit}"}]}
    for unit in UNITS
    for moment in ("startOf", "endOf")
]


def stories(game):
    return [event["text"] for event in events(game, "story")]


@pytest.mark.rule("FZ-2.01", "FZ-2.02", "FZ-8.01", "FZ-E.20")
def test_a_round_is_tactics_phase_hero_phase_and_threat_phase_and_then_comes_the_next():
    game = drill(heroes={"abe": "A"}, phase="round", mission={"specialRules": NOISE, **QUIET})
    assert (kind(game), game.view()["phase"], game.view()["round"]) == ("turn", "hero", 1)
    take(game, "end-turn")
    run_to(game, "turn")
    assert (game.view()["phase"], game.view()["round"]) == ("hero", 2)
    first_round = [
        "startOf round",
        "startOf tacticsPhase",
        "endOf tacticsPhase",
        "startOf heroPhase",
        "startOf turn",
        "endOf turn",
        "endOf heroPhase",
        "startOf threatPhase",
        "endOf threatPhase",
        "endOf round",
    ]
    assert stories(game) == [*first_round, *first_round[:5]]
    assert [event["round"] for event in events(game, "round")] == [1, 2]


@pytest.mark.rule("FZ-2.02", "FZ-8.01")
def test_each_phase_is_known_while_it_lasts():
    ask = [{"op": "may", "do": [{"op": "showText", "text": "."}]}]
    rules = [
        {"when": {"op": moment, "unit": unit}, "do": ask} for unit in UNITS[1:4] for moment in ("startOf", "endOf")
    ]
    game = drill(heroes={"abe": "A"}, phase="round", mission={"specialRules": rules, **QUIET})
    seen = []
    for _ in range(7):
        seen.append((game.view()["phase"], game.view()["activeHero"]))
        game.choose(len(game.options) - 1)
    assert seen == [
        *[("tactics", None)] * 2,
        ("hero", None),
        ("hero", "abe"),
        ("hero", None),
        *[("threat", None)] * 2,
    ]


@pytest.mark.rule("FZ-2.03", "FZ-4.01", "FZ-14.01")
def test_in_a_turn_one_player_resolves_one_hero():
    game = drill(heroes=TEAM, specialists={"henry": "A"})
    for name in TEAM:
        assert (kind(game), decider(game), game.view()["activeHero"]) == ("turn", name, name)
        before = {other: place(game, other) for other in TEAM}
        take(game, "move", to="yard/b")
        run_to(game, "turn")
        assert {other: place(game, other) for other in TEAM} == {**before, name: "B"}
        take(game, "end-turn")
    assert [event["hero"] for event in events(game, "turn")][:3] == list(TEAM)


@pytest.mark.rule("FZ-2.04", "FZ-10.05", "FZ-8.06")
def test_rounds_go_on_past_the_end_of_the_threat_track():
    game = drill(heroes={"abe": "A"}, phase="round", situation={"round": 57, "threat": 13}, mission=QUIET)
    for expected in (57, 58, 59):
        run_to(game, "turn")
        assert (game.view()["round"], game.view()["threat"]["space"], game.is_over) == (expected, 13, False)
        take(game, "end-turn")


# --- what lasts for a unit of time ----------------------------------------------------------------


def speeds(duration, moment):
    """Movement points of the turns of two rounds, after a speed of 3 granted in the first."""
    rule = {
        "when": moment,
        "limit": {"times": 1, "per": "mission"},
        "do": [{"op": "modifySpeed", "who": "allHeroes", "to": 3}],
    }
    rule["for"] = duration
    game = drill(heroes={"abe": "A", "frank": "A"}, phase="round", mission={"specialRules": [rule], **QUIET})
    found = []
    for _ in range(6):
        run_to(game, "turn")
        found.append(game.view()["movementLeft"])
        take(game, "end-turn")
    return found


@pytest.mark.rule("FZ-2.01", "FZ-2.02", "FZ-E.103", "FZ-19.06")
@pytest.mark.parametrize(
    ("duration", "unit", "found"),
    [
        ("thisRound", "round", [3, 3, 2, 2, 2, 2]),
        ("nextRound", "round", [3, 3, 3, 3, 2, 2]),
        ("thisPhase", "tacticsPhase", [2, 2, 2, 2, 2, 2]),
        ("thisPhase", "heroPhase", [3, 3, 2, 2, 2, 2]),
        ("thisPhase", "threatPhase", [2, 2, 2, 2, 2, 2]),
        ("thisRound", "threatPhase", [2, 2, 2, 2, 2, 2]),
        ("nextRound", "threatPhase", [2, 2, 3, 3, 2, 2]),
        ("thisTurn", "turn", [3, 2, 2, 2, 2, 2]),
        ("restOfMission", "threatPhase", [2, 2, 3, 3, 3, 3]),
    ],
)
def test_what_lasts_for_a_turn_a_phase_or_a_round_ends_with_it(duration, unit, found):
    assert speeds(duration, {"op": "startOf", "unit": unit}) == found


# --- parts that are left out ----------------------------------------------------------------------


def skipping(part, **more):
    rule = {"do": [{"op": "skip", "part": part, **more}]}
    cards = {"call": card(lower=response({"op": "drawCards", "n": 1}))}
    return drill(
        heroes={"abe": "A", "frank": "A"},
        monsters=[("human", "E")],
        hands={"abe": ["call"]},
        phase="round",
        situation={"round": 2, "startPlayer": "frank"},
        cards=cards,
        mission={"specialRules": [rule], "boss": None, "spawnPool": [{"kind": "human", "number": 2}]},
        dice=[1] * 60,
    )


def happenings(game):
    """What happened until round 3 began."""
    found = set()
    while game.view()["round"] < 3:
        if offers(game, "play-tactical-response"):
            found.add("response")
        if kind(game) == "turn":
            found.add(f"turn of {decider(game)}")
        game.choose(len(game.options) - 1)
    names = {
        "start-player": "marker",
        "cards-drawn": "draw",
        "threat": "threat",
        "activated": "activation",
        "spawn-die": "spawn",
    }
    until = [event.name for event in game.events]
    until = until[: until.index("round", 1)]
    return found | {words for name, words in names.items() if name in until}


ALL = {"marker", "response", "draw", "turn of abe", "turn of frank", "threat", "activation", "spawn"}


@pytest.mark.rule("FZ-2.02", "FZ-E.98")
@pytest.mark.parametrize(
    ("part", "missing"),
    [
        ("tacticsPhase", {"marker", "response", "draw"}),
        ("heroPhase", {"turn of abe", "turn of frank"}),
        ("threatPhase", {"threat", "activation", "spawn"}),
        ("tacticalResponse", {"response"}),
        ("draw", {"draw"}),
        ("threat", {"threat"}),
        ("activation", {"activation"}),
        ("spawn", {"spawn"}),
        ("turn", {"turn of abe", "turn of frank"}),
        ("startPlayer", {"marker"}),
    ],
)
def test_an_effect_may_leave_out_a_part_of_the_round_and_nothing_else(part, missing):
    assert happenings(skipping(part)) == ALL - missing


@pytest.mark.rule("FZ-2.03", "FZ-E.98")
def test_the_turn_of_certain_heroes_may_be_left_out():
    who = {"op": "allHeroes", "where": {"op": "hasRole", "who": "it", "role": "marksman"}}
    assert happenings(skipping("turn", who=who)) == ALL - {"turn of frank"}


@pytest.mark.rule("FZ-2.03", "FZ-E.98")
def test_if_nobody_stands_where_turns_are_left_out_everybody_has_a_turn():
    assert (
        happenings(skipping("turn", who={"op": "allHeroesAt", "place": {"op": "named", "location": "yard/c"}})) == ALL
    )
