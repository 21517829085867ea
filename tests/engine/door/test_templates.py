"""Small packs to start from: sound, in three languages, and neither hopeless nor a walk."""

import json

import pytest

from engine import lint, load_pack, missions, playtest, references, rulesets, templates
from engine.core.templates import load_templates
from tests.engine.starter_packs import RULESETS

LANGUAGES = ("en", "de", "fr")
EACH = [(ruleset, one.id) for ruleset in RULESETS for one in templates(ruleset)]
WANTED = {
    "fireteam-zero": ["find-and-repair", "boss-hunt", "escort", "hold-out", "clear-the-nests"],
    "countdown": ["top-terrorists", "bombs", "hostages"],
}


def named(ruleset, name, lang="en"):
    return next(one for one in templates(ruleset, lang) if one.id == name)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_there_is_a_template_for_every_way_to_play(ruleset):
    assert [one.id for one in templates(ruleset)] == WANTED[ruleset]
    for one in load_templates(rulesets()[ruleset]):
        for text in (one["title"], one["sentence"]):
            assert set(text) == set(LANGUAGES), one["id"]
            assert all(text.values())


@pytest.mark.parametrize(("ruleset", "name"), EACH)
def test_a_template_loads_lints_clean_and_holds_all_it_needs(ruleset, name):
    document = named(ruleset, name).document
    pack = load_pack(document)
    assert lint(pack) == []
    assert len(pack.missions) == 1
    assert all(one.is_found for one in references(document))
    assert len(json.dumps(document)) < 100_000


@pytest.mark.parametrize(("ruleset", "name"), EACH)
def test_its_own_texts_are_in_three_languages(ruleset, name):
    summaries = [missions(named(ruleset, name).document, lang)[0] for lang in LANGUAGES]
    assert len({one.title for one in summaries}) >= 2
    assert len({one.briefing for one in summaries}) == 3


@pytest.mark.parametrize(("ruleset", "name"), EACH)
def test_a_template_is_won_about_as_often_as_lost(ruleset, name):
    """Band 40 to 75 per cent for the default team with the veteran, 200 games (seed 1)."""
    document = named(ruleset, name).document
    summary = missions(document, "en")[0]
    report = playtest(load_pack(document), summary.id, summary.default_team, 200, seed=1, bot="veteran")
    outcomes = "".join(part for _, part in report.as_json()["outcomes"])
    assert 80 <= outcomes.count("w") <= 150


def test_everybody_gets_a_document_of_their_own():
    templates("countdown")[0].document["title"] = "changed"
    assert templates("countdown")[0].document["title"] != "changed"
    assert set(rulesets()) == set(WANTED)
