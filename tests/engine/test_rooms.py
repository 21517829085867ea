"""Where a newcomer finds a chapter of the rule book: each ruleset's own page says which module holds it."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from engine import rulesets

ON_TOP = {"__init__", "state", "game", "scenario", "codes", "ruleset"}


def package(ruleset):
    return import_module(type(ruleset).__module__.rpartition(".")[0])


@pytest.mark.parametrize("name", sorted(rulesets()))
def test_the_map_of_chapters_names_every_module_of_the_rules_and_nothing_else(name):
    found = package(rulesets()[name])
    folder = Path(found.__file__).parent
    named = {one.removeprefix("rules/") for one in re.findall(r"`([\w/*]+)`", found.__doc__)}
    rules = {file.stem for file in (folder / "rules").glob("*.py")} - {"__init__"}
    elsewhere = {one for one in named if "/" in one}
    assert named - elsewhere == rules
    assert all(list(folder.glob(f"{one}.py")) for one in elsewhere)


@pytest.mark.parametrize("name", sorted(rulesets()))
def test_only_what_a_game_is_made_of_stands_outside_the_rooms(name):
    folder = Path(package(rulesets()[name]).__file__).parent
    assert {file.stem for file in folder.glob("*.py")} == ON_TOP
