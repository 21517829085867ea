"""What play-tests note down of a game of Countdown, and how their reports say it."""

import json
import re

import pytest

from engine import load_pack, playtest
from engine.core.playtest import run
from engine.core.playtest.page import page
from engine.core.playtest.phrases import LANGUAGES, PHRASES
from engine.core.playtest.sections.reading import Reading
from engine.core.playtest.sections.sentences import SENTENCES
from engine.core.playtest.words import summary
from engine.rulesets.countdown.report.collector import COVERED, PARTS, CountdownCollector
from tests.engine.countdown.drill import drill, run_to, take, terrorist

PACK = "engine/content/countdown"


@pytest.fixture(scope="module")
def pack():
    return load_pack(PACK)


@pytest.fixture(scope="module")
def whole(pack):
    """Played by chance, so that much goes wrong."""
    return playtest(pack, "black-tide", 4, 30, seed=5, bot="random")


def tally(game):
    """What a report of this one game would say."""
    collector = CountdownCollector(game.scenario)
    collector.add(game)
    return collector.tally()


def coverage(game, group):
    """Name → (seen, used)."""
    found = tally(game)["coverage"].get(group, {})
    return {name: (one.get("seen", 0), one.get("used", 0)) for name, one in found.items()}


# --- many games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("cuts", [(1, 29), (7, 7, 16), (10, 0, 20)])
def test_any_chunking_gives_the_same_report(pack, whole, cuts):
    parts, first = [], 0
    for count in cuts:
        parts.append(playtest(pack, "black-tide", 4, count, seed=5, bot="random", first=first))
        first += count
    assert json.dumps(parts[-1].merge(*parts[:-1]).figures()) == json.dumps(whole.figures())


def test_two_workers_give_the_same_report_as_one(pack, whole, monkeypatch):
    monkeypatch.setattr(run, "CHUNK", 8)
    report = playtest(pack, "black-tide", 4, 30, seed=5, bot="random", workers=2)
    assert json.dumps(report.figures()) == json.dumps(whole.figures())


def test_the_parts_of_a_report_agree_with_each_other(whole):
    found, games = whole.tally, whole.games
    assert sum(cause["count"] for cause in found["causes"].values()) == whole.count("lost") > 0
    assert sum(found["score"].values()) == games
    assert sum(one["games"] for one in found["ops"].values()) == 4 * games
    assert found["teams"]["4"]["games"] == games
    deaths = sum(int(number) * times for number, times in found["opsLost"].items())
    assert sum(one.get("deaths", 0) for one in found["ops"].values()) == deaths > 0
    assert sum(one["part"] for one in found["securedBonus"].values()) == games
    for sections in ("objectives", "objectiveKinds"):
        for one in found[sections].values():
            assert one["completed"] == sum(one.get("rounds", {}).values()) <= one["part"]
    for column in ("completed", "part"):
        by_card, by_kind = (sum(one[column] for one in found[key].values()) for key in ("objectives", "objectiveKinds"))
        assert by_card == by_kind > 0
    points = sum(
        int(number) * times
        for parts in found["scoreParts"].values()
        for histogram in parts.values()
        for number, times in histogram.items()
    )
    assert points == sum(int(number) * times for number, times in found["score"].items())
    missed = sum(int(n) * times for one in found["margin"].values() for n, times in one["objectivesLeft"].items())
    goals = found["objectives"].values()
    assert missed == sum(one["part"] - one["completed"] for one in goals)
    shots, hits = (sum(one.get(column, 0) for one in found["ops"].values()) for column in ("shots", "hits"))
    assert shots >= hits > 0
    assert tuple(found["coverage"]) == tuple(sorted(COVERED))
    for group in found["coverage"].values():
        for one in group.values():
            assert 0 <= one["usedWon"] <= one["used"] <= one["seen"] <= games


def test_everything_of_the_mission_is_listed_even_unseen(pack):
    nothing = playtest(pack, "black-tide", 4, 0).tally
    assert len(nothing["coverage"]["threatCards"]) == 90
    assert len(nothing["coverage"]["objectiveCards"]) == 15
    assert nothing["coverage"]["supportCards"] == {}  # none in single missions (CD-3.19)
    locations = [pack.content.locations[board.location].id for board in pack.scenario("black-tide").boards]
    assert sorted(nothing["securedBonus"]) == sorted(locations)
    assert len(locations) == 2
    assert {place.partition("/")[0] for place in nothing["heat"]} == set(locations)
    campaign = playtest(pack, "operation-ace-1", 4, 0).tally
    assert len(campaign["coverage"]["supportCards"]) == 12


# --- one game -------------------------------------------------------------------------------------


def test_an_enemy_is_used_once_he_has_fired_and_an_op_gets_what_he_did():
    zones = {"b2": ["?thug", "?civ1"]}
    game = drill(ops={"gustav": "b2", "rita": "a2"}, zones=zones, secured=["a2"], dice=[1])
    run_to(game, "shoot")
    assert coverage(game, "threatCards") == {"thug": (1, 0), "civ1": (1, 0)}
    take(game, "shoot", card="thug")
    run_to(game, "after-exchange")
    assert coverage(game, "threatCards") == {"thug": (1, 1), "civ1": (1, 1)}  # he has shot the civilian
    found = tally(game)
    assert found["ops"]["gustav"] == {"shots": 1, "games": 1, "won": 0}
    assert found["heat"]["ground/b2"] == {"losses": 1}
    assert coverage(game, "zones") == {"ground/b2": (1, 1)}


def test_an_elimination_counts_for_the_op_who_hit():
    game = drill(ops={"gustav": "b2", "rita": "a2"}, zones={"b2": ["?thug"]}, secured=["a2"], dice=[6])
    run_to(game, "shoot")
    take(game, "shoot", card="thug")
    found = tally(game)
    assert found["ops"]["gustav"] == {"shots": 1, "hits": 1, "eliminations": 1, "games": 1, "won": 0}
    assert found["heat"]["ground/b2"] == {"eliminations": 1}
    assert coverage(game, "threatCards") == {"thug": (1, 0)}  # he fell before he could do anything


def test_a_grenade_is_an_ability_and_its_victims_are_the_throwers():
    game = drill(ops={"bob": "a2", "rita": "a2"}, zones={"b2": ["?thug"]}, secured=["a2"], dice=[6])
    take(game, "let-act", op="bob")
    take(game, "throw-grenade", zone="b2")
    assert tally(game)["ops"]["bob"] == {"abilities": 1, "eliminations": 1, "games": 1, "won": 0}


def test_the_snipers_shots_are_an_ability_but_not_those_of_a_firefight():
    zones = {"b2": ["?thug", "?thug2"]}
    ops = {"matt": {"at": "b2", "energy": 3}, "rita": "a2"}
    game = drill(ops=ops, zones=zones, secured=["a2"], dice=[1, 1, 6, 6, 1], situation={"bulletsUsed": 3})
    run_to(game, "shoot")
    take(game, "shoot", card="thug")
    assert "abilities" not in tally(game)["ops"]["matt"]
    run_to(game, "after-exchange")
    take(game, "retreat", zone="a2")
    run_to(game, "action-order")
    take(game, "let-act", op="matt")
    take(game, "snipe", card="thug")
    assert tally(game)["ops"]["matt"]["abilities"] == 1


def test_a_text_makes_its_card_used_and_its_op_able():
    shout = {"id": "shout", "when": "onReveal", "do": [{"op": "changeScore", "amount": -1}]}
    cards = {"loud": terrorist(99, effects=[shout])}
    game = drill(ops={"gustav": "b2", "rita": "a2"}, zones={"b2": ["?loud"]}, secured=["a2"], cards=cards)
    run_to(game, "shoot")
    assert coverage(game, "threatCards")["loud"] == (1, 1)


def test_objectives_count_when_they_are_on_the_board_and_by_kind():
    goals = {"b3": ["bomb"], "d3": ["?bomb2", "?decoy"]}
    game = drill(ops={"steve": "b3", "rita": "a2"}, zones=goals, secured=["a2"], objective="bombs")
    take(game, "let-act", op="steve")
    take(game, "work-on-bomb", card="bomb")
    found = tally(game)
    assert found["objectives"]["bomb"]["completed"] == 1
    assert {name: one["part"] for name, one in found["objectives"].items()} == {"bomb": 1, "bomb2": 1}
    assert found["objectiveKinds"]["bomb"] == {"completed": 1, "rounds": {"0": 1}, "part": 2}  # no round began
    assert found["ops"]["steve"]["abilities"] == 1
    assert [list(one["objectivesLeft"]) for one in found["margin"].values()] == [["1"]]


def test_where_the_last_op_fell_is_where_the_mission_was_lost():
    game = drill(ops={"gustav": {"at": "b2", "health": 1}}, zones={"b2": ["thug"]}, dice=[1])
    run_to(game)
    assert game.outcome["reason"] == "no-survivors"
    assert tally(game)["causes"]["no-survivors"] == {"count": 1, "rounds": {"1": 1}, "places": {"ground/b2": 1}}


# --- words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            (
                "Why the mission",
                "Threat cards",
                "Objectives missed",
                "Top terrorists",
                " Objective</text>",
                "Ops lost",
            ),
        ),
        (
            "de",
            (
                "Warum die Mission",
                "Bedrohungskarten",
                "Verfehlte Ziele",
                "Top-Terroristen",
                " Ziel</text>",
            ),
        ),
        (
            "fr",
            (
                "Pourquoi la mission",
                "Cartes menace",
                "Objectifs manqués",
                "Chefs terroristes",
                " Objectif</text>",
            ),
        ),
    ],
)
def test_pages_and_summaries_speak_three_languages(pack, whole, lang, words):
    scenario = pack.scenario("black-tide")
    labels = pack.ruleset.labels(scenario, lang)
    written = page(Reading(whole, labels, pack.ruleset.boards(scenario), pack.document, lang))
    title = {"en": "Black Tide", "de": "Schwarze Flut", "fr": "Marée noire"}[lang]
    for one in (*words, *labels["boards"].values(), title, "Gustav Schneider"):
        assert one in written
    for key in (*PARTS, *COVERED, "securedBonus", "objectiveKinds", "scoreParts", "opsLost", "topTerrorist<"):
        assert key not in written.replace("topTerrorists", "") or key == "zones"  # nothing is shown by its key
    for key, english in pack.ruleset.labels(scenario)["headings"].items():
        assert english == labels["headings"][key] or f">{english}<" not in written
    text = summary(whole, labels, lang)
    assert words[3] in text
    for prefix in labels["boards"]:
        assert prefix not in text


@pytest.mark.parametrize(("lang", "word"), [("en", "round"), ("de", "Runde"), ("fr", "manche")])
def test_reports_count_rounds_in_the_word_of_this_game(pack, whole, lang, word):
    scenario = pack.scenario("black-tide")
    labels = pack.ruleset.labels(scenario, lang)
    written = page(Reading(whole, labels, {}, {}, lang)) + summary(whole, labels, lang)
    assert f", {word} " in written
    assert lang == "en" or "round" not in written.replace("background", "").lower()
    for key, words in labels["phrases"].items():
        fields = re.findall(r"{(\w+)}", {**PHRASES, **SENTENCES}[key][LANGUAGES.index(lang)])
        assert sorted(re.findall(r"{(\w+)}", words)) == sorted(fields)


def test_every_word_of_a_report_is_there_in_three_languages(pack):
    scenario = pack.scenario("closing-time")
    first, *others = (pack.ruleset.labels(scenario, lang) for lang in ("en", "de", "fr"))
    for labels in others:
        assert {group: set(names) for group, names in labels.items()} == {
            group: set(names) for group, names in first.items()
        }


def test_cards_of_one_name_are_told_apart(pack):
    names = pack.ruleset.labels(pack.scenario("closing-time"))["threatCards"]
    assert len(set(names.values())) == len(names)
    assert (names["trip-wire"], names["trip-wire-2"]) == ("Trip Wire (1)", "Trip Wire (2)")


def test_the_board_is_drawn_as_its_blueprint(pack, whole):
    scenario = pack.scenario("black-tide")
    written = page(Reading(whole, pack.ruleset.labels(scenario), pack.ruleset.boards(scenario), pack.document, "en"))
    for name in ("Infiltration", "Exfiltration"):
        assert re.search(rf">[A-Z]\d+ {name} [↑→↓←]</text>", written)
    zones = sum(len(board.ids) for board in pack.ruleset.boards(scenario).values())
    assert written.count('<rect class="cell"') == 4 * zones  # lost here, losses, eliminations, visits
