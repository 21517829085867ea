"""The command line with closed streams, odd bytes and endless numbers: a sentence, never a traceback."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

import engine
from engine.cli import main

ROOT = Path(engine.__file__).parent.parent
PACK = "engine/content/countdown"
PLAY = f"play {PACK} range-1 --team 1"


def shell(command, **more):
    """Run it as a shell would, where streams can be closed."""
    line = command.replace("engine!", f"{sys.executable} -m engine")
    return subprocess.run(["/bin/sh", "-c", line], cwd=ROOT, capture_output=True, timeout=120, **more)


@pytest.mark.parametrize(
    "command",
    [
        f"engine! lint {PACK} >&-",
        f"engine! lint {PACK} 2>&-",
        f"engine! replay - --pack {PACK} <&-",
        f"engine! lint {PACK} nowhere >&- 2>&- <&-",
    ],
)
def test_closed_streams_break_nothing(command):
    assert b"Traceback" not in shell(command).stderr


@pytest.mark.parametrize("answer", [b"9" * 5_000, b"\xff\xfe", b"s a\0b", b"s /nowhere/at/all"])
def test_whatever_one_types_while_playing_is_answered(answer):
    mission = next(iter(engine.load_pack(ROOT / PACK).missions))
    done = shell(f"engine! play {PACK} {mission} --team 1", input=answer + b"\nq\n", env={"PYTHONIOENCODING": "utf-8"})
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", PACK, "x", "--team", "1", "--option", "seats=" + "[" * 50_000], "nested too deeply"),
        (["play", PACK, "x", "--team", "1", "--record", "/nowhere/x"], "cannot be written"),
        (["certify", PACK, "x", "--team", "1", "--games", "1000000000000"], "games for each bot"),
    ],
)
def test_what_cannot_be_done_is_said_at_once(arguments, sentence, capsys, monkeypatch):
    monkeypatch.chdir(ROOT)
    assert main(arguments) == 2
    assert sentence in capsys.readouterr().err


def test_names_do_not_steer_the_terminal(tmp_path):
    pack = tmp_path / "x.json"
    pack.write_text('{"ruleset": "\\u001b[31mred\\u202e"}')
    done = shell(f"engine! lint {pack}")
    assert b"\x1b" not in done.stderr
    assert "\u202e".encode() not in done.stderr


STOPPED_WHILE_READING = """
import runpy, sys

class Stop:
    def find_spec(self, name, *_):
        if name == "engine.cli":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Stop())
sys.argv = ["engine", "lint"]
runpy.run_module("engine", run_name="__main__")
"""


def test_stopping_it_while_it_starts_is_no_traceback():
    done = subprocess.run([sys.executable, "-c", STOPPED_WHILE_READING], cwd=ROOT, capture_output=True, timeout=120)
    assert done.returncode == 130
    assert b"Traceback" not in done.stderr


STOPPED_AT = """
import signal, sys

class Stop:
    def find_spec(self, name, *_):
        if name == {module!r}:
            signal.raise_signal(signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)
sys.meta_path.insert(0, Stop())
"""


@pytest.mark.parametrize("module", ["engine.core", "engine.rulesets", "engine.door"])
def test_stopping_it_while_its_door_is_read_is_no_traceback(module, tmp_path):
    """Before its main module is found there is nothing yet that could catch it."""
    (tmp_path / "sitecustomize.py").write_text(STOPPED_AT.format(module=module))
    command = [sys.executable, "-m", "engine", "lint", PACK]
    done = subprocess.run(command, cwd=ROOT, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, timeout=120)
    assert (done.returncode, done.stderr) == (-signal.SIGINT, b"")
