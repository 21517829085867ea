"""Play-testing on the command line: what is wrong is said before the first game, and a run can be stopped."""

import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.cli.progress import Bar

PACK = "tests/engine/packs/proving_ground"
OTHER_GAME = "engine/content/countdown"
RUN = ("playtest", PACK, "ferry-landing", "--heroes", "abe,frank", "--games", 2)


@pytest.fixture
def no_games(monkeypatch):
    """Whoever plays a game has missed what is wrong."""

    def refuse(*_arguments, **_more):
        raise AssertionError("A game was played.")

    monkeypatch.setattr("engine.cli.playtest.playtest", refuse)
    monkeypatch.setattr("engine.cli.certify.certificate", refuse)


@pytest.mark.parametrize(
    ("arguments", "known"),
    [
        (("playtest", PACK, "zzz", "--heroes", "2", "--games", 1), "the-cupbearer"),
        (("playtest", PACK, "ferry-landing", "--heroes", "zzz,abe", "--games", 1), "frank"),
        ((*RUN, "--bot", "zzz"), "random, veteran, commander."),
        ((*RUN, "--bot", "commander:²"), "random, veteran, commander."),
        ((*RUN, "--bot", "commander:" + "9" * 5000), "random, veteran, commander."),
        ((*RUN, "--bot", "commander:"), "random, veteran, commander."),
    ],
)
def test_who_gets_a_name_wrong_is_told_the_names_there_are(run, arguments, known):
    code, _, err = run(*arguments)
    assert code == 2
    assert err.splitlines()[-1].startswith("Known are ")
    assert known in err


@pytest.mark.usefixtures("no_games")
@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((*RUN, "--html", "/no/such/folder/page.html"), "'/no/such/folder/page.html' cannot be written"),
        ((*RUN, "--html", ""), "cannot be written"),
        ((*RUN, "--compare", PACK, "--html", "page.html"), "leave --html out"),
        ((*RUN, "--compare", f"{PACK}:nowhere"), 'no mission called "nowhere"'),
        ((*RUN, "--compare", f"{OTHER_GAME}:closing-time"), "is for 'countdown', not for 'fireteam-zero'"),
        ((*RUN, "--compare", ""), "There is no file or folder ''."),
        ((*RUN[:-1], 10**9), "1 to 1,000,000 games"),
        ((*RUN, "--workers", 0), "at least one worker"),
        (("playtest", PACK, "ferry-landing", "--heroes", "9" * 5000), "5000 digits"),
        (("certify", *RUN[1:-2], "--record", "/no/such/folder/won.json"), "cannot be written"),
    ],
)
def test_what_cannot_be_done_is_said_before_a_game_is_played(run, arguments, says):
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert says in err


def test_a_file_that_is_no_json_is_called_by_its_own_name(run, tmp_path):
    (tmp_path / "mine.json").write_text("{")
    code, _, err = run("playtest", tmp_path / "mine.json", "m", "--heroes", 2)
    assert code == 2
    assert err.startswith("mine.json: This is not valid JSON")


def test_looking_whether_a_file_can_be_written_leaves_it_as_it_is(run, tmp_path):
    kept, new = tmp_path / "kept.json", tmp_path / "new.json"
    kept.write_text("mine")
    for record in (kept, new):
        run("certify", PACK, "ferry-landing", "--heroes", "zzz,abe", "--record", record)
    assert (kept.read_text(), new.exists()) == ("mine", False)


ABOUT = {"mission": "m", "seats": 2, "seed": 1, "bot": "random"}
SOUND = {"format": 1, "about": ABOUT, "tally": {}, "outcomes": [[0, "w"]], "faults": []}


def test_a_report_compared_with_itself_shows_no_difference(run, tmp_path):
    (tmp_path / "a.json").write_text(json.dumps(SOUND))
    code, out, _ = run("compare", tmp_path / "a.json", tmp_path / "a.json")
    assert code == 0
    assert out.startswith("No difference is shown: +0.0 points")
    assert out.endswith("1 pair of games.\n")


@pytest.mark.parametrize(
    "damage",
    [
        {"about": {}},
        {"about": 3},
        {"tally": 3},
        {"tally": {"rounds": "many"}},
        {"outcomes": 5},
        {"outcomes": [["a", "w"]]},
        {"outcomes": [[-1, "w"]]},
        {"outcomes": [[0, "xyz"]]},
        {"faults": [3]},
        {"faults": [{}]},
        {"time": []},
        {"format": 2},
    ],
)
def test_a_damaged_report_is_refused_with_its_name(run, tmp_path, damage):
    (tmp_path / "a.json").write_text(json.dumps({**SOUND, **damage}))
    code, _, err = run("compare", tmp_path / "a.json", tmp_path / "a.json")
    assert code == 2
    assert err.startswith(f"'{tmp_path / 'a.json'}': ")
    assert "--json > FILE" in err


# --- the process itself ---------------------------------------------------------------------------


def start(*arguments, **more):
    command = [sys.executable, "-m", "engine", *(str(one) for one in arguments)]
    return subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, start_new_session=True, preexec_fn=mind_ctrl_c, **more
    )


def mind_ctrl_c():
    """As in a terminal: a script that runs tests in its background has all their processes ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def workers_of(process):
    """How many workers are at work: those that leave Ctrl-C to the system."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    states = [Path(f"/proc/{child}/status").read_text() for child in children]
    caught = [int(re.search(r"SigCgt:\s*(\w+)", state).group(1), 16) for state in states]
    return sum(not mask >> (signal.SIGINT - 1) & 1 for mask in caught)


@pytest.mark.skipif(sys.platform != "linux", reason="groups of processes are stopped otherwise there")
def test_ctrl_c_stops_all_workers_at_once():
    process = start(*RUN[:-1], 100_000, "--workers", 2, stdout=subprocess.PIPE)
    until = time.monotonic() + 60
    while workers_of(process) < 2 and time.monotonic() < until:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, "", "\nStopped.\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_a_full_disk_is_said_in_a_sentence():
    with Path("/dev/full").open("w") as full:
        process = start(*RUN, stdout=full)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 2
    assert err == "The output cannot be written: No space left on device.\n"


def test_a_reader_who_has_seen_enough_is_no_fault():
    process = start(*RUN, "--json", stdout=subprocess.PIPE)
    process.stdout.close()
    assert (process.wait(timeout=60), process.stderr.read()) == (0, "")
    process.stderr.close()


def test_a_terminal_without_our_letters_gets_others():
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    process = start(*RUN, "--lang", "fr", stdout=subprocess.PIPE, env=environment)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    assert "d?cisions" in out


# --- the progress bar -----------------------------------------------------------------------------


class Terminal(io.StringIO):
    """Somebody watches."""

    def isatty(self):
        return True


def test_the_bar_is_there_from_the_beginning(monkeypatch):
    monkeypatch.setattr("sys.stderr", terminal := Terminal())
    Bar()(0, 40)
    assert terminal.getvalue().rstrip().endswith("0 of 40 games")


def test_the_bar_makes_room_for_what_is_printed_next(monkeypatch):
    monkeypatch.setattr("sys.stderr", terminal := Terminal())
    bar = Bar()
    bar.tell("random: 3 games")
    bar.tell("")
    assert terminal.getvalue().endswith(" \r")


def test_nobody_watches_a_file(capsys):
    Bar()(1, 2)
    assert capsys.readouterr().err == ""
