"""The score of a mission that people tell of: worked out line by line, and refused where it cannot have come about."""

from typing import Any

import pytest

from engine import bots, campaign, start
from tests.engine.countdown.test_ch22_ending import at_the_exit
from tests.engine.countdown.test_ch33_campaign import ACE, TEAM, begun, recorded, result, starter
from tests.engine.ledgers import enveloped, finished, typed_in

BOOKS = campaign("countdown")
SUPPORT = begun()[0]["data"]["supportCards"][0]
TOP = [card.id for card in starter().content.objective_cards if card.kind == "topTerrorist"]


def told(ledger: list[Any], **more: Any) -> dict[str, Any]:
    """A success in which nothing happened, with no score noted; the time marker stands on 0."""
    entry = result(ledger, **more)
    if "score" not in more:
        del entry["score"]
    return entry


def sheet(ledger: list[Any], lang: str = "en", **more: Any) -> list[tuple[str, str, int]]:
    """Label, rule and points of each line."""
    entry = told(ledger, **more)
    data = {name: value for name, value in entry.items() if name not in ("kind", "campaign")}
    lines = BOOKS.propose(starter().content, ledger, data, lang, campaign=ACE).score
    return [(line.label, line.rule, line.value) for line in lines]


@pytest.mark.rule("CD-23.01", "CD-23.02", "CD-23.03", "CD-23.04", "CD-23.07", "CD-23.08", "CD-12.18", "CD-40.19")
def test_the_score_is_worked_out_line_by_line() -> None:
    ledger = begun()
    ops = result(ledger)["ops"]
    ops["matt"] = {"isAlive": False}
    lines = sheet(
        ledger,
        objectives=[{"card": TOP[0], "fate": "eliminated"}, {"card": TOP[1], "fate": "escaped"}],
        ops=ops,
        opsOutside=1,
        civilians=["schoolgirl"],
        time=3,
        securedZones=6,
        bulletsUsed=2,
        parts={"effects": 1},
    )
    assert lines == [
        ("The Accountant: eliminated", "CD-23.01", 2),
        ("The Chemist: escaped", "CD-23.02", -1),
        ("Civilians killed", "CD-23.07", -2),
        ("Ops", "CD-23.03", -4),
        ("Time", "CD-23.04", 3),
        ("Bonus for secured zones", "CD-23.08", 2),
        ("Bullet control", "CD-12.18", -4),
        ("Points from effects", "CD-40.19", 1),
        ("Score", "CD-22.07", -3),
    ]


@pytest.mark.rule("CD-33.22", "CD-33.23")
def test_later_missions_count_with_their_own_values() -> None:
    ledger = begun()
    for number, points in ((1, 2), (2, 3), (3, 4)):
        ledger = recorded(ledger, told(ledger, number=number, objectives=[{"card": TOP[0], "fate": "eliminated"}]))
        assert ledger[-1]["data"]["parts"] == {"objectives": points}


@pytest.mark.rule("CD-23.05", "CD-23.06", "CD-90.89")
@pytest.mark.parametrize(("time", "points"), [(4, 4), (0, 0), (-3, -3)])
def test_time_left_counts_for_the_team_and_time_overdrawn_against_it(time: int, points: int) -> None:
    ledger = recorded(
        begun(), told(begun(), time=time, objectives=[{"card": one, "fate": "eliminated"} for one in TOP[:5]])
    )
    assert ledger[-1]["data"]["parts"].get("time", 0) == points


@pytest.mark.rule("CD-23.04", "CD-20.02")
@pytest.mark.parametrize(("time", "is_late", "points"), [(2, False, 2), (2, True, 0), (-1, False, -1), (-1, True, -1)])
def test_time_given_back_after_the_ultimatum_brings_no_points(time: int, is_late: bool, points: int) -> None:
    cards = [{"card": one, "fate": "eliminated"} for one in TOP[:5]]
    data = recorded(begun(), told(begun(), time=time, ultimatum=is_late, objectives=cards))[-1]["data"]
    assert (data["parts"].get("time", 0), data["ultimatum"]) == (points, is_late or time <= 0)


@pytest.mark.rule("CD-90.26", "CD-90.63")
def test_an_op_that_died_in_an_earlier_mission_is_charged_once() -> None:
    ops = result(begun())["ops"]
    dead = ops | {"matt": {"isAlive": False}}
    ledger = recorded(begun(), told(begun(), ops=dead, time=3))
    assert ledger[-1]["data"]["parts"] == {"ops": -2, "time": 3}
    ledger = recorded(ledger, told(ledger, number=2, ops=dead, time=3))
    assert ledger[-1]["data"]["parts"] == {"time": 3}


@pytest.mark.rule("CD-22.02", "CD-22.03", "CD-22.06", "CD-22.07", "CD-33.03", "CD-40.19")
@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"time": 0}, "CD-22.06"),
        ({"time": 5, "opsOutside": 4}, "CD-22.07"),
        ({"time": -4, "score": 3}, "CD-22.02"),
        ({"ops": {op: {"isAlive": False} for op in TEAM}, "score": 3}, "CD-22.03"),
        ({"score": 3, "objectives": [{"card": TOP[0], "fate": "eliminated"}]}, "CD-40.19"),
        ({"time": 2, "objectives": [{"card": "suitcase-bomb", "fate": "defused"}]}, "CD-33.03"),
        ({"time": 2, "objectives": [{"card": TOP[0], "fate": "rescued"}]}, "CD-23.01"),
        ({"time": 2, "objectives": [{"card": TOP[0], "fate": "defused"}]}, "CD-23.01"),
        ({"outcome": "lost", "time": 2}, "CD-22.07"),
        ({"time": 11}, "CD-90.50"),
        ({"time": 8}, "CD-90.36"),
        ({"time": 4, "rounds": 5}, "CD-20.01"),
        ({"objectives": [{"card": one, "fate": "eliminated"} for one in TOP[:6]]}, "CD-5.05"),
        ({"time": 2, "securedZones": 40}, "CD-40.21"),
        ({"outcome": "lost", "time": 2, "opsOutside": 5}, "CD-23.03"),
        ({"time": 2, "rounds": 4, "supportUsed": [{"card": SUPPORT, "round": 5}]}, "CD-40.11"),
    ],
)
def test_an_ending_that_cannot_have_been_is_refused_with_its_rule(changes: dict[str, Any], rule: str) -> None:
    ledger = begun()
    entry = told(ledger, **changes)
    data = {name: value for name, value in entry.items() if name not in ("kind", "campaign")}
    refusals = BOOKS.propose(starter().content, ledger, data, campaign=ACE).refusals
    assert [one.rule for one in refusals] == [rule]
    assert not BOOKS.propose(starter().content, ledger, data, campaign=ACE, house_rule="We agreed on it.").refusals


@pytest.mark.rule("CD-20.01", "CD-22.01", "CD-90.36", "CD-90.48", "CD-90.52")
@pytest.mark.parametrize(("rounds", "most"), [(0, 7), (1, 7), (2, 6), (5, 3), (9, -1)])
@pytest.mark.parametrize("extra", [0, 2, -1])
def test_the_time_marker_is_where_so_many_rounds_can_have_left_it(rounds: int, most: int, extra: int) -> None:
    """The warehouse begins on 7, and a mission whose last op leaves ends before the marker moves."""
    ledger = begun(options={"timeModifier": extra})

    def rules(time: int) -> list[str]:
        entry = told(ledger, time=time, rounds=rounds, parts={"effects": 9})
        data = {name: value for name, value in entry.items() if name not in ("kind", "campaign")}
        return [one.rule for one in BOOKS.propose(starter().content, ledger, data, campaign=ACE).refusals]

    assert rules(most + extra) == []
    assert rules(most + extra + 1) == ["CD-20.01" if rounds > 1 else "CD-90.36"]


@pytest.mark.rule("CD-24.04", "CD-33.14")
def test_the_special_track_begins_where_the_campaign_put_its_cube() -> None:
    ledger = begun()
    ops = {op: {"health": 2, "energy": 2} for op in TEAM}
    longer = recorded(ledger, told(ledger, ops=ops, time=2))
    kept = [longer[-1]["data"]["ops"][op].get("specialXp") for op in TEAM]
    assert kept == [None, 1, 1, 1]  # Gustav only shoots
    entry = told(ledger, ops=ops | {"matt": {"health": 2, "energy": 2, "specialXp": 0}}, time=2)
    data = {name: value for name, value in entry.items() if name not in ("kind", "campaign")}
    refusals = BOOKS.propose(starter().content, ledger, data, campaign=ACE).refusals
    assert [one.rule for one in refusals] == ["CD-24.04"]


@pytest.mark.rule("CD-22.05")
def test_giving_up_with_a_positive_score_is_told_as_broken_off() -> None:
    ledger = begun()
    assert recorded(ledger, told(ledger, outcome="abandoned", parts={"effects": 2}))[1]["data"]["score"] == 2


@pytest.mark.rule("CD-22.06")
def test_what_an_earlier_release_let_pass_stays_readable_and_is_gone_on_from() -> None:
    content, ledger = starter().content, begun()
    older = [*ledger, {"number": 2, **enveloped(**told(ledger, score=0, parts={}))}]  # a success with no points
    assert BOOKS.standings(content, older)["campaigns"][0]["mission"] == 2
    longer = recorded(older, told(older, number=2, time=2))
    assert BOOKS.standings(content, longer)["campaigns"][0]["mission"] == 3
    assert [one.code for one in BOOKS.faults(content, older)] == ["CD-22.06"]


@pytest.mark.rule("CD-33.13", "CD-40.24")
def test_a_campaign_goes_on_from_what_a_house_rule_skipped() -> None:
    content, ledger = starter().content, begun()
    skipped = recorded(ledger, told(ledger, number=2, time=2) | {"houseRule": "We had played the first at a fair."})
    assert BOOKS.standings(content, skipped)["campaigns"][0]["next"] == f"{ACE}-3"
    won = recorded(skipped, told(skipped, number=3, time=2))
    assert BOOKS.standings(content, won)["campaigns"][0]["state"] == "won"


@pytest.mark.rule("CD-13.14")
def test_whoever_is_dead_has_no_health() -> None:
    ledger = begun()
    ops = result(ledger)["ops"]
    ops["matt"] = {**ops["matt"], "isAlive": False}
    assert recorded(ledger, told(ledger, ops=ops, time=5))[1]["data"]["ops"]["matt"]["health"] == 0


@pytest.mark.rule("CD-40.19")
def test_the_sheet_has_a_line_for_what_counted_nothing() -> None:
    lines = sheet(begun(), time=2)
    assert [value for _label, _rule, value in lines] == [0, 0, 0, 2, 0, 0, 2]


def test_a_failure_needs_no_positive_score() -> None:
    ledger = begun()
    assert recorded(ledger, told(ledger, outcome="lost"))[1]["data"]["score"] == 0


@pytest.mark.rule("CD-22.04", "CD-37.09")
@pytest.mark.parametrize(
    ("changes", "parts"),
    [
        ({"outcome": "abandoned", "time": 5, "bulletsUsed": 1}, {"bulletControl": -2}),
        ({"ops": {op: {"isAlive": False} for op in TEAM}, "outcome": "lost", "time": 5}, {"ops": -8}),
        ({"outcome": "lost", "time": -3, "opsOutside": 4, "bulletsUsed": 1}, {"ops": -8, "bulletControl": -2}),
    ],
)
def test_a_mission_that_ends_at_once_comes_to_no_final_scoring(changes: dict[str, Any], parts: dict[str, int]) -> None:
    ledger = begun()
    assert recorded(ledger, told(ledger, **changes))[1]["data"]["parts"] == parts


@pytest.mark.rule("CD-33.17", "CD-33.19", "CD-40.14", "CD-40.16")
def test_the_unused_stack_follows_from_what_was_carried_over_and_what_went_out() -> None:
    ledger = begun()
    stack = ledger[0]["data"]["threatStack"]
    ledger = recorded(ledger, told(ledger, time=1, threats={"carried": stack[3:8], "out": stack[:3]}))
    assert ledger[-1]["data"]["threats"]["unused"] == stack[8:]
    upcoming = BOOKS.next_game(starter().content, ledger, ACE)
    assert upcoming is not None
    assert upcoming.standing is not None
    assert upcoming.standing["threats"] == {"carried": stack[3:8], "unused": stack[8:]}


@pytest.mark.rule("CD-18.09", "CD-24.05", "CD-12.20", "CD-33.19")
def test_what_follows_names_skills_levels_bullets_and_the_stack() -> None:
    ledger = begun()
    ops = result(ledger)["ops"]
    ops["gustav"]["aimXp"], ops["matt"]["specialXp"] = 12, 9
    stack = ledger[0]["data"]["threatStack"]
    entry = told(ledger, time=4, ops=ops, bulletsUsed=1, threats={"carried": stack[:5], "out": stack[5:9]})
    data = {name: value for name, value in entry.items() if name not in ("kind", "campaign")}
    said = {one.rule: one.text for one in BOOKS.propose(starter().content, ledger, data, campaign=ACE).consequences}
    assert "Matt" in said["CD-24.05"]
    assert "level 2" in said["CD-24.05"]
    assert said["CD-12.20"] == "All bullet control cards come back."
    assert said["CD-33.19"].startswith("5 threat cards go along;")
    assert "CD-18.09" in said
    assert said["CD-33.13"] == "Mission 2 opens: Terrorist Camp, with the values of level 2."


@pytest.mark.rule("CD-40.19")
@pytest.mark.parametrize("seed", range(30))
def test_what_is_worked_out_from_a_games_facts_is_the_games_own_score(seed: int) -> None:
    content, name = starter().content, starter().content.campaigns[seed % len(starter().content.campaigns)].id
    ledger = BOOKS.record(content, [], BOOKS.opening(content, name, TEAM, seed))
    upcoming = BOOKS.next_game(content, ledger, name)
    assert upcoming is not None
    game = start(starter(), upcoming.mission, upcoming.seats, seed, standing=upcoming.standing)
    bot = bots("countdown")["veteran" if seed % 2 else "random"](seed)
    while not game.is_over:
        game.choose(bot.choose(game))
    data = BOOKS.told_by(game)
    parts, score = data.pop("parts"), data.pop("score")
    data["parts"] = {key: parts[key] for key in ("showdown", "effects") if key in parts}
    del data["record"]
    (_begin, entry) = BOOKS.record(content, ledger, {"kind": "result", "campaign": name, "data": data})
    assert (entry["data"]["parts"], entry["data"]["score"]) == (parts, score)


@pytest.mark.rule("CD-40.19", "CD-23.04", "CD-33.14", "CD-33.17")
@pytest.mark.parametrize("seed", range(6))
def test_what_the_form_asks_for_gives_the_standing_of_the_game_that_was_played(seed: int) -> None:
    content, name = starter().content, starter().content.campaigns[seed % len(starter().content.campaigns)].id
    played = typed = BOOKS.record(content, [], BOOKS.opening(content, name, TEAM, seed))
    while (upcoming := BOOKS.next_game(content, played, name)) is not None:
        game = finished(starter(), upcoming, bots("countdown")["veteran"](seed), seed)
        form = BOOKS.form(content, typed, campaign=name)
        answers = typed_in(form, BOOKS.told_by(game))
        answers.pop("score")
        typed = BOOKS.record(content, typed, {"kind": "result", "campaign": name, "data": answers})
        played = BOOKS.record(content, played, BOOKS.result_of(content, played, name, game))
        assert BOOKS.standings(content, typed) == BOOKS.standings(content, played)
        assert typed[-1]["data"]["parts"] == played[-1]["data"]["parts"]
        assert BOOKS.next_game(content, typed, name) == BOOKS.next_game(content, played, name)


@pytest.mark.rule("CD-23.04", "CD-40.20")
@pytest.mark.parametrize(("situation", "is_late"), [({"time": 2}, False), ({"time": 2, "ultimatum": True}, True)])
def test_a_game_tells_whether_the_ultimatum_ran_out_before_the_mission_ended(situation: Any, is_late: bool) -> None:
    game = at_the_exit(situation=situation)
    data = BOOKS.told_by(game)
    assert (data["ultimatum"], data["parts"].get("time", 0)) == (is_late, 0 if is_late else 2)


@pytest.mark.rule("CD-40.19", "CD-23.01", "CD-23.04", "CD-23.08")
def test_a_sum_that_no_cards_can_give_is_refused() -> None:
    ledger = begun()
    refused = _refusals(ledger, 50)
    assert [one.rule for one in refused] == ["CD-40.19"]
    most = int(refused[0].message.split("at most ")[1].split(",")[0])
    assert 12 < most < 50
    assert _refusals(ledger, most) == []
    assert [one.rule for one in _refusals(ledger, most + 1)] == ["CD-40.19"]


def _refusals(ledger: list[Any], score: int) -> list[Any]:
    """What speaks against a success of which only the sum of its score is told."""
    entry = told(ledger, score=score, time=1)
    data = {name: value for name, value in entry.items() if name not in ("kind", "campaign")}
    proposal = BOOKS.propose(starter().content, ledger, data, "en", campaign=ACE)
    return list(proposal.refusals)
