"""What the games share knows none of them."""

from importlib import import_module
from pathlib import Path

import pytest

import engine
from engine import rulesets

ROOM = Path(engine.__file__).parent


@pytest.mark.parametrize("folder", ["core", "cli"])
@pytest.mark.parametrize("ruleset", sorted(rulesets()))
def test_what_all_games_share_mentions_none_of_them(folder, ruleset):
    names = (ruleset, ruleset.replace("-", "_"), rulesets()[ruleset].title.lower())
    found = [
        (file.name, name)
        for file in sorted((ROOM / folder).rglob("*.py"))
        for name in names
        if name in file.read_text(encoding="utf-8").lower()
    ]
    assert found == []


def test_the_registry_and_the_package_of_its_name_are_one():
    import engine.rulesets.countdown.codes as codes

    assert engine.rulesets is import_module("engine.rulesets")
    assert engine.rulesets.countdown.codes is codes
    assert sorted(engine.rulesets()) == ["countdown", "fireteam-zero"]


@pytest.mark.parametrize("word", ["hero", "monster", "coin", "knock", "threat", "terrorist", "hostage"])
def test_reports_have_their_words_from_the_ruleset(word):
    files = sorted((ROOM / "core" / "playtest").glob("*.py"))
    assert len(files) > 5
    assert [file.name for file in files if word in file.read_text(encoding="utf-8").lower()] == []


@pytest.mark.parametrize("ruleset", sorted(rulesets()))
def test_a_ruleset_says_what_its_reports_count(ruleset):
    """A game that came without a collector would be play-tested without anybody noticing what is missing."""
    own = type(rulesets()[ruleset])
    for part in ("collector", "labels", "boards"):
        assert part in vars(own)


@pytest.mark.parametrize("ruleset", sorted(rulesets()))
def test_every_question_names_nothing_but_the_seat_it_goes_to(ruleset):
    kinds = import_module(f"engine.rulesets.{ruleset.replace('-', '_')}.words.decision_kinds").DECISION_KINDS
    assert len(kinds) > 10
    for kind in kinds:
        for lang in ("en", "de", "fr"):
            assert "{" not in kind.prompt[lang].format(seat="Ada")
