"""Starter packs speak three languages: every name, briefing, story and label."""

import pytest

import engine
from engine.core.effects.table import TEXT
from engine.core.fields import record_spec
from tests.engine.starter_packs import starter_document

LANGUAGES = {"en", "de", "fr"}


def texts(spec, node, spoken, path=""):
    """Every text for people that a document holds: what its fields say of themselves, and what effects say."""
    spec = spec.shape_of(node) if spec is not None and spec.shapes else spec
    if spec is not None and spec.widget in ("localised", "prose"):
        yield path, node
    elif isinstance(node, list):
        for index, one in enumerate(node):
            yield from texts(spec and spec.item, one, spoken, f"{path}[{index}]")
    elif isinstance(node, dict):
        for key, one in node.items():
            if (node.get("op"), key) in spoken:
                yield f"{path}.{key}", one
            else:
                yield from texts(spec and (spec.field(key) or spec.item), one, spoken, f"{path}.{key}")


def untranslated(ruleset, document):
    """Where a text for people is not given in every language."""
    found = engine.rulesets()[ruleset]
    spoken = {(one.name, param.name) for one in found.vocabulary for param in one.params if param.type == TEXT}
    return [
        path
        for path, text in texts(record_spec(found.records), document, spoken)
        if text and not (isinstance(text, dict) and set(text) == LANGUAGES and all(map(str.strip, text.values())))
    ]


@pytest.mark.parametrize("ruleset", engine.rulesets())
def test_every_text_of_starter_packs_and_templates_is_given_in_three_languages(ruleset):
    for document in (starter_document(ruleset), *(one.document for one in engine.templates(ruleset, "en"))):
        assert set(document["languages"]) == LANGUAGES
        assert untranslated(ruleset, document) == []


@pytest.mark.parametrize("ruleset", engine.rulesets())
def test_longer_texts_differ_between_the_languages(ruleset):
    """A text that was only copied is no translation; names of people may stay as they are."""
    document = starter_document(ruleset)
    for lang in ("de", "fr"):
        for mission, other in zip(engine.missions(document), engine.missions(document, lang), strict=True):
            assert mission.briefing != other.briefing


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("ruleset", sorted(engine.rulesets()))
def test_one_who_plays_has_a_word_of_its_own(ruleset, lang):
    word = engine.team_word(ruleset, lang)
    assert (word.counted(1), word.counted(3)) == (f"1 {word.one}", f"3 {word.many}")
    assert word.one
    assert word.counted("2, 3") == f"2, 3 {word}"
    assert (word.counted_with(1), word.counted_with(3)) == (f"1 {word.with_one}", f"3 {word.with_many}")
    assert {one.team_word for one in engine.missions(starter_document(ruleset), lang)} == {word}


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("ruleset", sorted(engine.rulesets()))
def test_a_round_is_told_in_steps_each_with_its_rule(ruleset, lang):
    steps = engine.round_steps(ruleset, lang)
    assert len({one.label for one in steps}) == len(steps) > 4
    assert [one.is_skipped_at_first for one in steps].count(True) == (2 if ruleset == "fireteam-zero" else 0)  # FZ-3.02
    for one, english in zip(steps, engine.round_steps(ruleset), strict=True):
        assert engine.rule(one.rule).id == one.rule
        assert (one.text == english.text) == (lang == "en")


def test_one_player_is_no_players():
    assert [engine.team_word("countdown", lang).counted(1) for lang in ("en", "de", "fr")] == [
        "1 player",
        "1 Spieler",
        "1 joueur",
    ]


def test_german_bends_those_who_play_together():
    players, heroes = (engine.team_word(ruleset, "de") for ruleset in ("countdown", "fireteam-zero"))
    assert [players.counted_with(size) for size in (1, 3)] == ["1 Spieler", "3 Spielern"]
    assert [heroes.counted_with(size) for size in (1, 3)] == ["1 Helden", "3 Helden"]
