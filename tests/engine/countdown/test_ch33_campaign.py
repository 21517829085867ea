"""Chapters 33 and 34 and section 10: campaigns and scenarios, and the ledger that tells of them."""

import copy
import json
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from engine import BadEntry, Pack, campaign, load_pack, replay, start
from engine.cli import main
from engine.rulesets.countdown.codes import FATES
from tests.engine.ledgers import enveloped, flat

CONTENT = Path(__file__).parents[3] / "engine" / "content" / "countdown"
TEAM = ["gustav", "matt", "steve", "rita"]
ACE, CIVILIZATION = "operation-ace", "operation-civilization"
BOOKS = campaign("countdown")


@lru_cache(maxsize=1)
def starter() -> Pack:
    return load_pack(CONTENT)


def begun(name: str = ACE, seed: int = 5, **changes: Any) -> list[Any]:
    """The ledger of a campaign that has just begun."""
    pack = starter()
    return BOOKS.record(
        pack.content, [], enveloped(**{**flat(BOOKS.opening(pack.content, name, TEAM, seed)), **changes})
    )


def result(ledger: list[Any], number: int = 1, outcome: str = "won", name: str = ACE, **more: Any) -> dict[str, Any]:
    """A plain result of the next mission, with every threat card where it was."""
    ops = {op: {"health": 1, "energy": 3, "aimXp": 5, "specialXp": 4 if op != "gustav" else 0} for op in TEAM}
    entry = {
        "kind": "result",
        "campaign": name,
        "mission": f"{name}-{number}",
        "outcome": outcome,
        "score": 3,
        "ops": ops,
    }
    return copy.deepcopy({**entry, **more})


def recorded(ledger: list[Any], entry: dict[str, Any]) -> list[Any]:
    return BOOKS.record(starter().content, ledger, enveloped(**entry))


def standing(ledger: list[Any], name: str = ACE) -> dict[str, Any]:
    upcoming = BOOKS.next_game(starter().content, ledger, name)
    assert upcoming is not None
    assert upcoming.standing is not None
    return dict(upcoming.standing)


def messages(ledger: list[Any], entry: dict[str, Any]) -> str:
    with pytest.raises(BadEntry) as refused:
        recorded(ledger, entry)
    return "\n".join(str(fault) for fault in refused.value.faults)


# --- before the first mission ---------------------------------------------------------------------


@pytest.mark.rule("CD-33.02", "CD-34.03", "CD-34.06", "CD-34.09", "CD-34.12", "CD-40.04")
@pytest.mark.parametrize(
    ("name", "locations"),
    [
        (ACE, ["warehouse", "terrorist-camp", "energy-plant"]),
        ("operation-bomberjack", ["shopping-mall", "train-station", "stadium"]),
        (CIVILIZATION, ["cruise-ship", "metropolis", "government-office"]),
    ],
)
def test_a_scenario_has_three_given_locations_of_rising_level(name: str, locations: list[str]) -> None:
    content = starter().content
    levels = {location.id: location.level for location in content.locations}
    assert begun(name)[0]["data"]["locations"] == locations
    assert [levels[one] for one in locations] == [1, 2, 3]


@pytest.mark.rule("CD-34.07", "CD-34.10", "CD-34.13", "CD-34.04", "CD-80.25", "CD-40.13")
@pytest.mark.parametrize(("name", "count"), [(ACE, 5), ("operation-bomberjack", 10), (CIVILIZATION, 15)])
def test_a_scenario_removes_cards_from_the_top_of_the_prepared_stack(name: str, count: int) -> None:
    levels = {card.id: card.level for card in starter().content.threat_cards}
    entry = flat(begun(name)[0])
    assert len(entry["threatsRemoved"]) == count
    stack = [levels[card] for card in entry["threatStack"]]
    assert stack == sorted(stack)
    assert [stack.count(level) for level in (1, 2, 3)] == [35 - count, 30, 25]


@pytest.mark.rule("CD-33.10", "CD-33.11", "CD-40.11")
def test_four_support_cards_are_drawn_for_the_whole_campaign() -> None:
    drawn = {tuple(begun(seed=seed)[0]["data"]["supportCards"]) for seed in range(6)}
    assert {len(cards) for cards in drawn} == {4}
    assert len(drawn) > 1
    assert "4 support cards" in messages([], {**flat(begun()[0]), "supportCards": ["shield"]})


@pytest.mark.rule("CD-33.04", "CD-33.05", "CD-33.06")
def test_a_campaign_with_random_locations_draws_one_of_each_level_and_shows_only_the_first() -> None:
    document = copy.deepcopy(dict(starter().document))
    document["campaigns"].append(
        {"id": "anywhere", "name": "Anywhere", "objective": "bombs", "missions": [{"level": n} for n in (1, 2, 3)]}
    )
    pack = load_pack(document)
    levels = {location.id: location.level for location in pack.content.locations}
    drawn = [flat(BOOKS.opening(pack.content, "anywhere", TEAM, seed)) for seed in range(8)]
    assert {tuple(levels[one] for one in entry["locations"]) for entry in drawn} == {(1, 2, 3)}
    assert len({tuple(entry["locations"]) for entry in drawn}) > 1
    ledger = BOOKS.record(pack.content, [], enveloped(**drawn[0]))
    shown = BOOKS.standings(pack.content, ledger)["campaigns"][0]["locations"]
    assert shown == [drawn[0]["locations"][0], None, None]


@pytest.mark.rule("CD-33.08", "CD-40.03", "CD-6.02", "CD-6.04", "CD-6.17")
@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"team": [["gustav"], ["matt"], ["steve"]]}, "dummy"),
        ({"team": [["gustav", "matt"], ["steve"]]}, "two have two each"),
        ({"team": [["gustav"], ["gustav"], ["steve"], ["rita"]]}, "named twice"),
        ({"team": [["gustav"], ["mat"], ["steve"], ["rita"]]}, 'Did you mean "matt"'),
        ({"locations": ["warehouse", "energy-plant", "terrorist-camp"]}, "not a location of mission 2"),
        ({"threatsRemoved": []}, "removes 5 threat cards"),
        ({"campaign": "operation-spade"}, "operation-ace"),
    ],
)
def test_a_campaign_that_cannot_have_been_set_up_so_is_refused(changes: dict[str, Any], told: str) -> None:
    assert told in messages([], {**begun()[0], **changes})


@pytest.mark.rule("CD-3.15", "CD-40.16")
def test_a_stack_that_is_not_built_level_by_level_is_refused() -> None:
    entry = flat(begun()[0])
    assert "level 1 on top" in messages([], {**entry, "threatStack": entry["threatStack"][::-1]})
    assert "neither in the stack nor removed" in messages([], {**entry, "threatStack": entry["threatStack"][1:]})


# --- from mission to mission ----------------------------------------------------------------------


@pytest.mark.rule("CD-33.13", "CD-33.21", "CD-33.22", "CD-33.23", "CD-33.25", "CD-40.05", "CD-40.24", "CD-1.14")
def test_missions_follow_on_successes_and_the_third_wins_the_campaign() -> None:
    content, ledger = starter().content, begun()
    for number in (1, 2, 3):
        upcoming = BOOKS.next_game(content, ledger, ACE)
        assert upcoming is not None
        assert upcoming.mission == f"{ACE}-{number}"
        assert starter().scenario(upcoming.mission).column == number - 1
        ledger = recorded(ledger, result(ledger, number))
    assert BOOKS.next_game(content, ledger, ACE) is None
    assert BOOKS.standings(content, ledger)["campaigns"][0]["state"] == "won"


@pytest.mark.rule("CD-33.13", "CD-90.64")
def test_a_failure_ends_the_campaign_unless_it_may_be_tried_again() -> None:
    content = starter().content
    lost = begun()
    lost = recorded(lost, result(lost, outcome="lost", score=-3))
    assert BOOKS.next_game(content, lost, ACE) is None
    assert BOOKS.standings(content, lost)["campaigns"][0]["state"] == "lost"
    again = begun(options={"retryFailedMission": True})
    again = recorded(again, result(again, outcome="lost", score=-3))
    upcoming = BOOKS.next_game(content, again, ACE)
    assert upcoming is not None
    assert (upcoming.mission, upcoming.options) == (f"{ACE}-1", {"retryFailedMission": True})
    assert standing(again)["ops"]["gustav"] == {}


@pytest.mark.rule("CD-33.13")
def test_no_mission_is_skipped() -> None:
    assert f'"{ACE}-1" comes next' in messages(begun(), result([], 2))


@pytest.mark.rule("CD-33.14", "CD-33.15", "CD-33.16", "CD-81.24", "CD-40.07", "CD-40.08", "CD-40.09", "CD-40.10")
def test_ops_recover_to_two_and_keep_what_they_have_learnt() -> None:
    ledger = begun()
    entry = result(ledger)
    entry["ops"]["rita"] = {"health": 3, "energy": 0, "aimXp": 2, "specialXp": 9}
    entry["ops"]["gustav"] = {"health": 1, "energy": 3, "aimXp": 6}
    ledger = recorded(ledger, entry)
    ops = standing(ledger)["ops"]
    assert ops["gustav"] == {"health": 2, "energy": 3, "aimXp": 6, "specialXp": 0}
    assert ops["rita"] == {"health": 3, "energy": 2, "aimXp": 2, "specialXp": 9}
    shown = BOOKS.standings(starter().content, ledger)["campaigns"][0]["team"]
    assert (shown["gustav"]["aimSkill"], shown["gustav"]["abilityLevel"]) == (2, None)
    assert shown["rita"]["abilityLevel"] == 2


@pytest.mark.rule("CD-90.63", "CD-40.06", "CD-33.09")
def test_the_dead_stay_out_unless_the_option_brings_them_back() -> None:
    for option, is_back in (({}, False), ({"deadOpsReturn": True}, True)):
        ledger = begun(options=option)
        entry = result(ledger)
        entry["ops"]["matt"] = {"isAlive": False, "aimXp": 8, "specialXp": 3}
        ledger = recorded(ledger, entry)
        assert standing(ledger)["ops"]["matt"].get("isAlive", True) is is_back
        assert standing(ledger)["ops"]["matt"]["aimXp"] == 8
    revived = result(begun(), 2)
    ledger = recorded(begun(), {**result([]), "ops": {**result([])["ops"], "matt": {"isAlive": False, "aimXp": 5}}})
    assert "died in an earlier mission" in messages(ledger, revived)


@pytest.mark.rule("CD-22.03", "CD-90.63")
def test_a_campaign_without_a_living_op_is_lost() -> None:
    ledger = begun()
    dead = {op: {"isAlive": False} for op in TEAM}
    assert "No op survived" in messages(ledger, result(ledger, ops=dead))
    ledger = recorded(ledger, result(ledger, ops=dead, houseRule="They fell as the helicopter took off."))
    assert BOOKS.standings(starter().content, ledger)["campaigns"][0]["state"] == "lost"


@pytest.mark.rule("CD-33.12", "CD-35.03")
def test_a_support_card_is_used_once_in_a_campaign() -> None:
    ledger = begun()
    held = ledger[0]["data"]["supportCards"]
    ledger = recorded(ledger, result(ledger, supportUsed=[{"card": held[1], "round": 3}]))
    assert standing(ledger)["supportCards"] == [held[0], *held[2:]]
    again = result(ledger, 2, supportUsed=[{"card": held[1], "round": 1}])
    assert "not among those left" in messages(ledger, again)


@pytest.mark.rule("CD-33.17", "CD-33.18", "CD-33.19", "CD-40.14", "CD-40.15", "CD-40.16")
def test_no_threat_card_comes_from_nowhere_and_none_is_lost() -> None:
    ledger = begun()
    stack = ledger[0]["data"]["threatStack"]
    left = {"carried": stack[:4], "unused": stack[20:], "out": stack[4:20]}
    assert "not the same" in messages(ledger, result(ledger, threats={**left, "out": stack[4:19]}))
    assert "named twice" in messages(ledger, result(ledger, threats={**left, "out": [*stack[4:20], stack[0]]}))
    removed = ledger[0]["data"]["threatsRemoved"][0]
    assert "not the same" in messages(ledger, result(ledger, threats={**left, "out": [*stack[4:20], removed]}))
    ledger = recorded(ledger, result(ledger, threats=left))
    assert standing(ledger)["threats"] == {"carried": stack[:4], "unused": stack[20:]}


@pytest.mark.rule("CD-33.07")
def test_the_first_mission_is_dealt_from_the_stack_of_the_campaign() -> None:
    ledger = begun()
    brought = standing(ledger)
    assert brought["threats"] == {"unused": ledger[0]["data"]["threatStack"]}
    assert brought["location"] == "warehouse"
    game = start(starter(), f"{ACE}-1", TEAM, 1, standing=brought)
    dealt = {game.name("card", card) for stack in game.stacks for card in stack if card < game.scenario.threat_cards}
    assert dealt == set(ledger[0]["data"]["threatStack"][: len(dealt)])


@pytest.mark.rule("CD-90.62")
def test_the_objective_stack_is_complete_again_unless_the_campaign_says_otherwise() -> None:
    ledger = begun()
    gone = [card.id for card in starter().content.objective_cards if card.stack == "topTerrorists"]
    *gone, left = gone[:4]
    objectives = [{"card": card, "fate": "eliminated"} for card in gone]
    objectives.append({"card": left, "fate": "left"})  # as in a game that was played: it is not out
    assert "objectivesOut" not in standing(recorded(ledger, result(ledger, objectives=objectives, score=6)))
    document = copy.deepcopy(dict(starter().document))
    document["campaigns"][0]["objectiveStackReset"] = False
    pack = load_pack(document)
    ledger = BOOKS.record(pack.content, [], BOOKS.opening(pack.content, ACE, TEAM, 5))
    ledger = BOOKS.record(pack.content, ledger, enveloped(**result(ledger, objectives=objectives, score=6)))
    upcoming = BOOKS.next_game(pack.content, ledger, ACE)
    assert upcoming is not None
    assert upcoming.standing is not None
    assert upcoming.standing["objectivesOut"] == gone
    for seed in range(12):
        game = start(pack, f"{ACE}-2", TEAM, seed, standing=upcoming.standing)
        on_board = {game.name("card", card) for stack in game.stacks for card in stack}
        assert not on_board & set(gone)


@pytest.mark.rule("CD-33.14", "CD-33.09", "CD-25.01", "CD-21.02", "CD-90.25", "CD-90.34", "CD-12.19")
@pytest.mark.parametrize(
    ("op", "left", "told"),
    [
        ("gustav", {"health": 2, "energy": 2, "aimXp": 4}, 'experience of "gustav" never falls: it was 5'),
        ("gustav", {"health": 2, "energy": 2, "aimXp": 5, "specialXp": 3}, "has no special ability"),
        ("gustav", {"health": 4, "energy": 2, "aimXp": 5}, "1 to 3 health"),
        ("gustav", {"health": 0, "energy": 2, "aimXp": 5}, "1 to 3 health"),
        ("gustav", {"health": 2, "energy": 4, "aimXp": 5}, "at most 3 energy"),
        ("rita", {"health": 2, "energy": 2, "aimXp": 5, "specialXp": 21}, "ends at 20"),
        ("bob", {"health": 2, "energy": 2}, "not in the team"),
    ],
)
def test_a_result_that_cannot_have_come_about_is_refused(op: str, left: dict[str, int], told: str) -> None:
    ledger = begun()
    ledger = recorded(ledger, result(ledger))
    entry = result(ledger, 2)
    entry["ops"][op] = left
    assert told in messages(ledger, entry)


def test_a_result_tells_of_the_whole_team() -> None:
    ledger = begun()
    entry = result(ledger)
    del entry["ops"]["steve"]
    assert "nothing is said of it" in messages(ledger, entry)
    assert "There are 3 bullet control cards" in messages(ledger, result(ledger, bulletsUsed=4))


def test_a_single_mission_counts_as_a_game_and_moves_no_campaign_on() -> None:
    content, ledger = starter().content, begun()
    single = {"kind": "result", "mission": content.assignments[0].id, "outcome": "won", "time": 1}
    single |= {"ops": {"bob": {"health": 1}}}
    ledger = recorded(ledger, single)
    upcoming = BOOKS.next_game(content, ledger, ACE)
    assert upcoming is not None
    assert upcoming.mission == f"{ACE}-1"
    told = BOOKS.standings(content, ledger)
    assert told["single"][content.assignments[0].id]["wins"] == 1
    assert told["ops"]["bob"] == {
        "games": 1,
        "wins": 1,
        "losses": 0,
        "abandoned": 0,
        "deaths": 0,
        "eliminations": 0,
        "hits": 0,
    }


def test_a_result_is_taken_back_and_a_campaign_is_left() -> None:
    content, ledger = starter().content, begun()
    ledger = recorded(ledger, result(ledger))
    ledger = BOOKS.undo(content, ledger)
    upcoming = BOOKS.next_game(content, ledger, ACE)
    assert upcoming is not None
    assert upcoming.mission == f"{ACE}-1"
    ledger = BOOKS.stop(content, ledger, ACE)
    assert BOOKS.next_game(content, ledger, ACE) is None
    assert ACE in BOOKS.open(content, ledger)["campaigns"]


# --- played ---------------------------------------------------------------------------------------


@pytest.mark.rule("CD-33.14", "CD-33.17", "CD-33.18", "CD-33.19", "CD-33.20", "CD-90.61")
def test_a_campaign_played_by_a_bot_carries_experience_and_threat_stack_over(tmp_path, capsys) -> None:
    """CD-81.23: carried cards are filled up from the unused stack to the number of the next location."""
    file = tmp_path / "ledger.json"
    for seed in range(1, 30):
        arguments = ["campaign", str(CONTENT), "operation-bomberjack", "--heroes", ",".join(TEAM)]
        code = main([*arguments, "--seed", str(seed), "--ledger", str(file)])
        if code == 0:
            break
    capsys.readouterr()
    ledger = json.loads(file.read_text())
    results = [flat(entry) for entry in ledger if entry["kind"] == "result"]
    assert [one["outcome"] for one in results] == ["won", "won", "won"]
    assert any(op["aimXp"] for op in results[0]["ops"].values())
    for before, after in pairwise(results):
        brought = after["record"]["standing"]
        assert {op: one["aimXp"] for op, one in brought["ops"].items()} == {
            op: one["aimXp"] for op, one in before["ops"].items()
        }
        assert brought["threats"] == {key: before["threats"][key] for key in ("carried", "unused")}
        game = replay(starter(), after["record"], steps=0)
        dealt = [card for stack in game.stacks for card in stack if card < game.scenario.threat_cards]
        carried, unused = brought["threats"]["carried"], brought["threats"]["unused"]
        missing = max(0, game.board.campaign_threat_cards - len(carried))
        assert {game.name("card", card) for card in dealt} <= {*carried, *unused[:missing]}
        assert len(game.threat_stack) + len(dealt) == len(carried) + len(unused)
        at_bottom = [game.name("card", card) for card in game.threat_stack][: len(unused) - missing]
        assert at_bottom == unused[missing:][::-1]


def test_a_finished_game_leaves_an_entry_that_stands() -> None:
    content, ledger = starter().content, begun()
    upcoming = BOOKS.next_game(content, ledger, ACE)
    assert upcoming is not None
    game = start(starter(), upcoming.mission, TEAM, 3, standing=upcoming.standing)
    game.concede()
    entry = flat(BOOKS.result_of(content, ledger, ACE, game))
    assert (entry["outcome"], entry["reason"]) == ("lost", "conceded")
    assert len(recorded(ledger, entry)) == 2


# --- what a tracker records (section 10.1) --------------------------------------------------------


@pytest.mark.rule("CD-40.01", "CD-40.02", "CD-33.03")
def test_a_campaign_is_recorded_with_its_pack_its_options_and_its_one_objective() -> None:
    ledger = begun(options={"deadOpsReturn": True})
    content = starter().content
    assert ledger[0]["data"]["pack"] == {"id": content.id, "version": content.version}
    assert BOOKS.standings(content, ledger)["campaigns"][0]["objective"] == "topTerrorists"
    upcoming = BOOKS.next_game(content, ledger, ACE)
    assert upcoming is not None
    assert upcoming.options == {"deadOpsReturn": True}
    assert "Here is" in messages([], {**ledger[0], "pack": {"id": content.id, "version": "0.0"}})


@pytest.mark.rule("CD-40.17", "CD-33.19", "CD-81.23")
def test_a_tracker_tells_how_many_threat_cards_the_next_location_needs() -> None:
    ledger = begun()
    stack = ledger[0]["data"]["threatStack"]
    assert "printed" not in BOOKS.standings(starter().content, ledger)["campaigns"][0]["threats"]
    ledger = recorded(ledger, result(ledger, threats={"carried": stack[:7], "unused": stack[7:]}))
    threats = BOOKS.standings(starter().content, ledger)["campaigns"][0]["threats"]
    camp = next(one for one in starter().content.locations if one.id == "terrorist-camp")
    assert (threats["carried"], threats["printed"]) == (7, camp.campaign_threat_cards)
    assert threats["drawn"] == camp.campaign_threat_cards - 7


@pytest.mark.rule("CD-40.12", "CD-12.20", "CD-40.18", "CD-40.19", "CD-40.20", "CD-40.21", "CD-40.22")
def test_a_game_tells_its_bullets_objectives_score_time_and_zones() -> None:
    pack = starter()
    for seed in range(40):
        game = start(pack, f"{ACE}-1", TEAM, seed, standing=standing(begun()), options={"timeModifier": 1})
        bot = pack.ruleset.bots["veteran"](seed)
        while not game.is_over:
            game.answer(bot.choose(game))
        entry = flat(BOOKS.result_of(pack.content, begun(), ACE, game))
        assert entry["score"] == sum(entry["parts"].values())
        assert -2 * entry["bulletsUsed"] == entry["parts"].get("bulletControl", 0)
        assert entry["timeModifier"] == 1
        assert entry["bonus"] == (entry["securedZones"] >= game.board.bonus_zones)
        outcome = game.outcome
        assert outcome is not None
        assert (entry["rounds"], entry["time"]) == (outcome["round"], outcome["time"])
        assert entry["ultimatum"] == (entry["time"] <= 0)
        assert {one["card"] for one in entry["objectives"]} <= {card.id for card in pack.content.objective_cards}
        if entry["bulletsUsed"] and entry["objectives"]:
            break
    else:
        pytest.fail("No game used a bullet control card and met an objective.")
    again = start(pack, f"{ACE}-2", TEAM, 1, standing={"ops": {"gustav": {"aimXp": 3}}})
    assert len(again.bullets) == 3


@pytest.mark.rule("CD-40.23")
def test_a_game_with_a_traitor_tells_who_it_was_and_who_was_found_out() -> None:
    pack = starter()
    mission = pack.content.assignments[0].id
    game = start(pack, mission, TEAM, 2, options={"traitorMode": True})
    bot = pack.ruleset.bots["random"](2)
    while not game.is_over:
        game.answer(bot.choose(game))
    entry = flat(BOOKS.result_of(pack.content, [], ACE, game))
    assert entry["showdown"]["roles"].count("traitor") == 1
    assert set(entry["showdown"]["accused"]) <= {0, 1, 2, 3}
    single = {key: value for key, value in entry.items() if key != "campaign"}
    assert len(recorded([], single)) == 1
    plain = start(pack, mission, TEAM, 2)
    plain.concede()
    assert "showdown" not in BOOKS.result_of(pack.content, [], ACE, plain)["data"]


@pytest.mark.rule("CD-40.18", "CD-90.86")
@pytest.mark.parametrize(
    ("name", "stack", "points"),
    [
        (ACE, "topTerrorists", {"eliminated": 2, "escaped": -1}),
        ("operation-bomberjack", "bombs", {"defused": 2, "exploded": -1}),
        (CIVILIZATION, "hostages", {"rescued": 2, "killed": -1, "lost": -1}),
    ],
)
@pytest.mark.parametrize("fate", [*FATES, "left"])
def test_what_can_become_of_an_objective_card_can_be_recorded_and_nothing_else(name, stack, points, fate) -> None:
    ledger = begun(name)
    card = next(one.id for one in starter().content.objective_cards if one.stack == stack)
    told = result(ledger, name=name, objectives=[{"card": card, "fate": fate}], time=2)
    del told["score"]
    scored = {"eliminated", "escaped", "defused", "exploded", "rescued", "killed", "lost"}
    if fate in scored - set(points):
        with pytest.raises(BadEntry, match="cannot have become"):
            recorded(ledger, told)
    else:
        assert recorded(ledger, told)[1]["data"]["score"] == 2 + points.get(fate, 0)
