"""Play-tests: the same report for one worker and many, every game accounted for."""

import gc
import json
import os
import re
import sys
from collections import Counter
from pathlib import Path

import pytest

from engine import EngineError, EngineFault, IllegalSetup, Report, UnknownName, certificate, load_pack, playtest, replay
from engine.cli import main
from engine.core.bots import RandomBot
from engine.core.playtest import run
from engine.core.playtest.page import page
from engine.core.playtest.phrases import LANGUAGES, PHRASES, number, percentage
from engine.core.playtest.sections.reading import Reading
from engine.core.playtest.words import cause_words, summary, total

PACK = Path(__file__).parents[1] / "packs" / "proving_ground"


def page_of(report, labels=None, boards=None, lang="en"):
    """The page of a report, with these words and boards."""
    return page(Reading(report, labels or {}, boards or {}, {}, lang))


@pytest.fixture(scope="module")
def pack():
    return load_pack(PACK)


@pytest.fixture(scope="module")
def whole(pack):
    return playtest(pack, "the-cupbearer", 3, 30, seed=5)


@pytest.mark.parametrize("cuts", [(1, 29), (7, 7, 16), (30,), (10, 0, 20)])
def test_any_chunking_gives_the_same_report(pack, whole, cuts):
    parts, first = [], 0
    for count in cuts:
        parts.append(playtest(pack, "the-cupbearer", 3, count, seed=5, first=first))
        first += count
    merged = parts[-1].merge(*parts[:-1])
    assert json.dumps(merged.figures()) == json.dumps(whole.figures())


@pytest.mark.parametrize("threads", [1, 2])
def test_two_workers_give_the_same_report_as_one(pack, whole, monkeypatch, threads):
    monkeypatch.setattr(run, "CHUNK", 8)
    monkeypatch.setattr("threading.active_count", lambda: threads)  # beside others, workers are no copies
    told = []
    report = playtest(pack, "the-cupbearer", 3, 30, seed=5, workers=2, progress=lambda *step: told.append(step))
    assert json.dumps(report.figures()) == json.dumps(whole.figures())
    assert told[-1] == (30, 30)


def test_slow_games_come_in_one_by_one(pack, monkeypatch):
    monkeypatch.setattr(run, "CHUNK_MICROSECONDS", 0)
    told = []
    playtest(pack, "ferry-landing", 2, 3, bot="random", progress=lambda *step: told.append(step))
    assert told == [(0, 3), (1, 3), (2, 3), (3, 3)]


def test_there_are_no_more_workers_than_the_machine_has_use_for(pack, monkeypatch):
    asked = []

    def processes(_load, _pack, count):
        asked.append(count)
        raise EngineError("enough seen")

    monkeypatch.setattr(run, "_processes", processes)
    monkeypatch.setattr("os.cpu_count", lambda: 4)
    for games, workers in ((1000, 100_000), (3, 100_000), (1000, 2)):
        with pytest.raises(EngineError, match="enough seen"):
            playtest(pack, "ferry-landing", 2, games, workers=workers)
    assert asked == [8, 3, 2]


def end_of_worker(_orders, _first, _count):
    os._exit(1)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere workers are no copies of this process")
def test_a_worker_that_is_killed_is_told_in_a_sentence(pack, monkeypatch):
    monkeypatch.setattr(run, "_play_in_worker", end_of_worker)
    monkeypatch.setattr("threading.active_count", lambda: 1)
    with pytest.raises(EngineError, match="Try fewer workers"):
        playtest(pack, "ferry-landing", 2, 4, workers=2)


def test_another_seed_gives_other_games(pack, whole):
    assert playtest(pack, "the-cupbearer", 3, 30, seed=6).tally != whole.tally


def test_the_parts_of_a_report_agree_with_each_other(whole):
    tally = whole.tally
    games = whole.games
    assert sum(whole.count(verdict) for verdict in ("won", "lost", "unfinished", "fault")) == games == 30
    assert sum(sum(part.values()) for part in tally["rounds"].values()) == games
    assert sum(cause["count"] for cause in tally["causes"].values()) == whole.count("lost")
    assert sum(found["games"] for found in tally["heroes"].values()) == 3 * games
    assert tally["teams"]["3"]["won"] == whole.wins
    falls = sum(int(number) * times for number, times in tally["knockDowns"].items())
    assert sum(place["knockDowns"] for place in tally["heat"].values()) == falls
    assert sum(found.get("knockDowns", 0) for found in tally["heroes"].values()) == falls
    for group in tally["coverage"].values():
        for found in group.values():
            assert 0 <= found.get("usedWon", 0) <= found.get("used", 0) <= found["seen"] <= games
            assert found["seenWon"] <= min(found["seen"], whole.wins)
    assert "used" not in tally["coverage"]["events"]["eye-of-the-storm"]  # it is done as it is drawn
    assert "used" in tally["coverage"]["cards"]["rally"]
    for found in tally["objectives"].values():
        assert found["completed"] == sum(found.get("rounds", {}).values()) <= found["part"] <= games
    for result, found in tally["margin"].items():
        assert sum(found["coin"].values()) == whole.count(result)


def test_everything_of_the_mission_is_listed_even_unseen(pack):
    nothing = playtest(pack, "ferry-landing", 2, 0)
    coverage = nothing.tally["coverage"]
    assert set(coverage["discoveries"]) == {"ferry-fuel", "ferry-propeller", "code-book"}
    assert "rally" not in coverage["cards"]  # upgrades take no part in this mission
    assert set(nothing.tally["objectives"]) == {"repair-the-ferry", "read-the-orders"}
    assert nothing.games == 0
    assert nothing.interval == (0.0, 1.0)


def test_a_game_that_breaks_is_a_verdict_with_its_seed(pack, monkeypatch):
    def broken(pack_, orders, begin, seed):
        if seed == run.seed_of_game(1, 3):
            raise EngineFault("An effect of this mission seems to go on for ever.")
        return play(pack_, orders, begin, seed)

    play = run.play
    monkeypatch.setattr(run, "play", broken)
    report = playtest(pack, "ferry-landing", 2, 6, bot="random")
    assert (report.games, report.count("fault")) == (6, 1)
    assert report.verdict_of(3) == "f"
    assert report.faults[0]["seed"] == run.seed_of_game(1, 3)
    assert "seems to go on for ever" in report.faults[0]["message"]


def test_a_fault_of_the_engine_costs_one_game_and_not_the_run(pack, monkeypatch):
    def broken(pack_, orders, begin, seed):
        if seed == run.seed_of_game(1, 3):
            raise IndexError("list index out of range")
        return play(pack_, orders, begin, seed)

    play = run.play
    monkeypatch.setattr(run, "play", broken)
    report = playtest(pack, "ferry-landing", 2, 6, bot="random")
    assert (report.games, report.count("fault")) == (6, 1)
    assert report.faults == [
        {
            "game": 3,
            "seed": run.seed_of_game(1, 3),
            "verdict": "fault",
            "message": "IndexError: list index out of range",
        }
    ]


def test_a_game_without_end_is_a_verdict_of_its_own(pack, monkeypatch):
    monkeypatch.setattr("engine.core.game.DECISION_BUDGET", 20)
    report = playtest(pack, "ferry-landing", 2, 4, bot="random")
    assert report.count("unfinished") == 4
    assert [fault["game"] for fault in report.faults] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"mission": "nowhere"}, UnknownName),
        ({"bot": "genius"}, UnknownName),
        ({"bot": "random:5"}, UnknownName),
        ({"bot": "commander:0"}, UnknownName),
        ({"seats": ["abe", "abe"]}, IllegalSetup),
        ({"games": -1}, IllegalSetup),
    ],
)
def test_wrong_orders_are_refused_at_once(pack, arguments, error):
    with pytest.raises(error):
        playtest(**{"pack": pack, "mission": "ferry-landing", "seats": 2, "games": 1, **arguments})


# --- certificates ---------------------------------------------------------------------------------


def test_a_certificate_is_the_record_of_a_win(pack):
    found = certificate(pack, "ferry-landing", 4, games={"veteran": 200})
    assert found.is_won
    assert found.bot == "veteran"
    assert replay(pack, found.record).outcome["result"] == "won"


def test_without_a_win_nothing_is_said_about_the_mission(pack):
    found = certificate(pack, "ferry-landing", 2, games={"random": 3})
    assert (found.record, found.sentence) == (None, "No win found in 3 games.")
    assert "unwinnable" not in json.dumps(found.as_json())


@pytest.mark.parametrize("fault", [EngineFault("An effect seems to go on for ever."), IndexError("out of range")])
def test_a_game_that_breaks_is_tried_and_told(pack, monkeypatch, fault):
    def broken(*_arguments, **_more):
        raise fault

    monkeypatch.setattr("engine.start", broken)
    found = certificate(pack, "ferry-landing", 2, games={"random": 3})
    assert (found.faults, found.tried) == (3, {"random": 3})
    assert found.sentence == "No win found in 3 games. 3 of them broke off with a fault."


@pytest.mark.parametrize(
    ("games", "error"), [({"genius": 1}, UnknownName), (0, IllegalSetup), ({"random": -1}, IllegalSetup)]
)
def test_a_certificate_by_nobody_is_refused(pack, games, error):
    with pytest.raises(error):
        certificate(pack, "ferry-landing", 2, games=games)


@pytest.mark.parametrize(
    ("mission", "seats", "error"), [("nowhere", 2, UnknownName), ("ferry-landing", 9, IllegalSetup)]
)
def test_a_certificate_for_nothing_is_refused(pack, mission, seats, error):
    with pytest.raises(error):
        certificate(pack, mission, seats)


# --- words and pages ------------------------------------------------------------------------------


def test_the_page_needs_nothing_else(pack, whole):
    scenario = pack.scenario("the-cupbearer")
    written = page_of(whole, pack.ruleset.labels(scenario), pack.ruleset.boards(scenario))
    assert "<script" not in written
    assert "http" not in written.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert written.count("<svg") == written.count("</svg>") >= 6
    for words in ("The Cupbearer", "Where the loss happened", "Break the Seals"):
        assert words in written


NASTY = '<script>alert("1")</script>&'


def test_whatever_a_pack_says_stays_words(pack, whole):
    scenario = pack.scenario("the-cupbearer")
    labels = {
        group: {name: words if group == "phrases" else NASTY for name, words in names.items()}
        for group, names in pack.ruleset.labels(scenario).items()
    }
    broken = Report(whole.about, whole.tally, [(0, "f")], [{"game": 0, "seed": 1, "verdict": "f", "message": NASTY}])
    for report in (whole, broken):
        written = page_of(report, labels, pack.ruleset.boards(scenario))
        assert "<script" not in written
        assert 'alert("1")' not in written
        assert "&lt;script&gt;" in written


def test_the_page_can_be_used_by_keyboard_and_read_aloud(pack, whole):
    scenario = pack.scenario("the-cupbearer")
    written = page_of(whole, pack.ruleset.labels(scenario), pack.ruleset.boards(scenario))
    assert "<th>" not in written  # a heading says of what
    assert all("aria-label" in one for one in re.findall("<svg[^>]*height=[^>]*>", written) if 'width="12"' not in one)
    scrolled = re.findall('<div class="wide"[^>]*>', written)
    assert len(scrolled) > 6
    assert all('tabindex="0"' in one and "aria-label" in one for one in scrolled)


def test_coverage_tells_shares_of_wins_and_of_losses(pack):
    about = {"mission": "m", "seats": 2, "seed": 1, "bot": "random", "pack": "p", "digest": "d"}
    card = {"seen": 8, "used": 6, "seenWon": 2, "usedWon": 1, "seenLost": 5, "usedLost": 4}
    report = Report(about, {"coverage": {"cards": {"shot": card}}}, [(0, "wwwwlllllu")])
    written = page_of(report)
    row = re.search('<th scope="row">shot</th>(.*?)</tr>', written).group(1)
    assert re.findall("<td>(.*?)</td>", row) == ["80.0 %", "60.0 %", "25.0 %", "80.0 %", "16.7 %"]


def test_what_nobody_need_do_is_not_marked_as_dead(pack):
    about = {"mission": "m", "seats": 2, "seed": 1, "bot": "random", "pack": "p", "digest": "d"}
    never = {"seen": 0, "seenWon": 0, "seenLost": 0}
    report = Report(about, {"coverage": {"events": {"fog": never}, "locations": {"pond": never}}}, [(0, "l")])
    marked = re.findall('<tr class="dead"><th scope="row">(.*?)</th>', page_of(report, {"unlisted": {"locations": ""}}))
    assert marked == ["fog"]


def test_the_page_says_how_games_ended(pack):
    about = {"mission": "m", "seats": 2, "seed": 1, "bot": "random", "pack": "p", "digest": "d"}
    trouble = [{"game": n, "seed": n, "verdict": "fault", "message": "It broke."} for n in range(2)]
    written = page_of(Report(about, {}, [(0, "wwlufff")], trouble))
    assert "<p>2 won, 1 lost, 1 did not end, 3 broke off." in written
    assert "the first 2 are listed" in written
    assert "1 game, " in page_of(Report(about, {}, [(0, "w")]))
    assert "1 Spiel, " in page_of(Report(about, {}, [(0, "w")]), lang="de")


def test_the_summary_names_the_win_rate_and_every_objective(pack, whole):
    text = summary(whole, pack.ruleset.labels(pack.scenario("the-cupbearer")))
    assert f"{100 * whole.win_rate:.1f} %" in text
    assert "Break the Seals" in text
    assert "Destroy the Cupbearer" in text


@pytest.mark.parametrize(("lang", "word"), [("en", "knock-downs"), ("de", "Niederschläge"), ("fr", "mises au tapis")])
def test_the_lines_of_a_summary_stand_below_each_other(pack, whole, lang, word):
    labels = pack.ruleset.labels(pack.scenario("the-cupbearer"), lang)
    _title, *lines = summary(whole, labels, lang).splitlines()
    (line,) = (one for one in lines if one.startswith(word))
    margin = len(line) - len(line.removeprefix(word).lstrip())
    assert all(one[margin - 1] == " " and one[margin] != " " for one in lines)


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "the effect 'High Tide'"), ("de", "der Effekt „High Tide“"), ("fr", "l'effet «\u00a0High")],
)
def test_an_effect_that_ends_a_game_is_called_by_its_name(lang, words):
    assert cause_words("effect:tide", {"sources": {"tide": "High Tide"}}, lang).startswith(words)


def test_every_phrase_says_the_same_in_three_languages():
    for key, words in PHRASES.items():
        fields = [sorted(re.findall(r"{(\w+)}", one)) for one in words]
        assert fields[0] == fields[1] == fields[2], key
        assert len(words) == len(LANGUAGES)
        assert all(words)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            ("Why the mission was", "Action cards", "How close it was", "Objectives left", "heads", "Knock-downs"),
        ),
        (
            "de",
            (
                "Warum die Mission verloren ging",
                "Aktionskarten",
                "Wie knapp es war",
                "Offene Ziele",
                "Kopfseite",
                "gewonnen",
            ),
        ),
        (
            "fr",
            (
                "Pourquoi la mission a été perdue",
                "Cartes action",
                "Marge",
                "Objectifs restants",
                "face",
                "Mises au tapis",
            ),
        ),
    ],
)
def test_pages_and_summaries_speak_three_languages(pack, whole, lang, words):
    scenario = pack.scenario("the-cupbearer")
    labels = pack.ruleset.labels(scenario, lang)
    written = page_of(whole, labels, pack.ruleset.boards(scenario), lang)
    assert f'<html lang="{lang}">' in written
    for one in words:
        assert one in written
    for column in ("knockDowns", "objectivesLeft", "focusCards", "usedWon"):
        assert column not in written  # nothing is shown by its key
    for key, english in pack.ruleset.labels(scenario)["headings"].items():
        assert english == labels["headings"][key] or f">{english}<" not in written
    text = summary(whole, labels, lang)
    assert percentage(whole.win_rate, lang) in text
    assert ("." in percentage(whole.win_rate, lang)) is (lang == "en")


@pytest.mark.parametrize(("lang", "written"), [("en", "1,234.5"), ("de", "1.234,5"), ("fr", "1\u202f234,5")])
def test_numbers_are_written_as_people_write_them(lang, written):
    assert number(1234.5, lang, 1) == written


# --- the command line -----------------------------------------------------------------------------

RUN = [str(PACK), "ferry-landing", "--heroes", "abe,frank"]


def test_the_command_prints_json_that_can_be_compared(tmp_path, capsys):
    for name, bot in (("a", "random"), ("b", "veteran")):
        assert main(["playtest", *RUN, "--games", "5", "--bot", bot, "--json"]) == 0
        (tmp_path / name).write_text(capsys.readouterr().out)
    assert main(["compare", str(tmp_path / "a"), str(tmp_path / "b")]) == 0
    assert "5 pairs of games" in capsys.readouterr().out


def test_the_command_writes_a_page(tmp_path, capsys):
    target = tmp_path / "report.html"
    assert main(["playtest", *RUN, "--games", "3", "--html", str(target)]) == 0
    assert target.read_text().startswith("<!doctype html>")
    assert main(["playtest", *RUN, "--games", "3", "--html", str(target), "--lang", "de"]) == 0
    assert '<html lang="de">' in target.read_text()
    assert main(["playtest", *RUN, "--games", "3", "--lang", "fr"]) == 0
    assert "parties de" in capsys.readouterr().out


def test_the_command_compares_with_another_version(capsys):
    assert main(["playtest", *RUN, "--games", "3", "--compare", f"{PACK}:the-cupbearer"]) == 0
    assert "3 pairs of games" in capsys.readouterr().out


def test_certify_says_what_it_found(tmp_path, capsys, pack, monkeypatch):
    monkeypatch.setattr(type(pack.ruleset), "bots", {"random": RandomBot})
    assert main(["certify", str(PACK), "ferry-landing", "--heroes", "2", "--games", "2", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["sentence"] == "No win found in 2 games."


@pytest.mark.parametrize(
    "arguments",
    [
        ["playtest", str(PACK), "nowhere", "--heroes", "2", "--games", "1"],
        ["playtest", *RUN, "--games", "1", "--bot", "genius"],
        ["playtest", *RUN, "--games", "0"],
        ["playtest", "no-such-pack", "x", "--heroes", "2"],
        ["playtest", *RUN, "--games", "1", "--html", "/no/such/folder/x.html"],
        ["certify", *RUN, "--games", "0"],
        ["compare", str(PACK / "pack.json"), str(PACK / "pack.json")],
        ["play", *RUN, "--bot", "genius"],
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(arguments, capsys):
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert said.strip().endswith((".", "?"))
    assert "Traceback" not in said


def test_a_game_of_a_report_can_be_played_again_by_its_seed(pack, capsys):
    report = playtest(pack, "ferry-landing", ["abe", "frank"], 12, bot="random", seed=2)
    rounds = []
    for index in range(12):
        assert main(["play", *RUN, "--bot", "random", "--seed", str(run.seed_of_game(2, index)), "--json"]) == 0
        rounds.append(str(json.loads(capsys.readouterr().out)["outcome"]["round"]))
    assert Counter(rounds) == total(report.tally["rounds"])


def test_play_takes_the_bots_of_the_ruleset(capsys):
    assert main(["play", *RUN, "--bot", "veteran", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["outcome"]["result"] in ("won", "lost")


def test_a_random_bot_needs_no_ruleset():
    from engine import bots

    assert bots() == {"random": RandomBot}
    assert list(bots("fireteam-zero")) == ["random", "veteran", "commander"]
    with pytest.raises(UnknownName):
        bots("chess")


def test_games_leave_no_cycles_behind_so_the_collector_may_rest(pack) -> None:
    orders = run.Orders("ferry-landing", ["abe", "frank"], 1, "veteran")
    run.play_chunk(pack, orders, 0, 1)
    gc.collect()
    assert gc.isenabled()
    with run.undisturbed():
        assert not gc.isenabled()
        run.play_chunk(pack, orders, 1, 2)
        assert not gc.isenabled()
        assert gc.collect() == 0
    assert gc.isenabled()
