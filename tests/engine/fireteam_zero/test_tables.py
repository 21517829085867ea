"""What the game asks, offers and tells: in three languages, with the same things named in each."""

from string import Formatter

import pytest

from engine.core.effects.wording import LANGUAGES
from engine.rulesets.fireteam_zero.words.decision_kinds import DECISION_KINDS
from engine.rulesets.fireteam_zero.words.event_types import EVENT_TYPES
from engine.rulesets.fireteam_zero.words.option_verbs import VERBS


def named(text):
    return {field for _literal, field, _format, _conversion in Formatter().parse(text) if field}


@pytest.mark.parametrize("kind", DECISION_KINDS, ids=lambda kind: kind.name)
def test_every_question_is_asked_in_every_language(kind):
    assert set(kind.prompt) == set(LANGUAGES)
    assert [named(kind.prompt[lang]) for lang in LANGUAGES] == [{"seat"}] * 3


@pytest.mark.parametrize("told", [*VERBS, *EVENT_TYPES], ids=lambda told: f"{type(told).__name__}-{told.name}")
def test_every_option_and_event_is_told_in_every_language(told):
    assert set(told.text) == set(LANGUAGES)
    english, german, french = (named(told.text[lang]) for lang in LANGUAGES)
    assert english == german == french
    assert english <= {field for field, _what in told.fields}
