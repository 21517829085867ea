"""What a document is made of, as people call it: written once over all rulesets."""

import re
from pathlib import Path

import pytest

import engine
from engine import UnknownName, collections
from tests.engine.starter_packs import RULESETS, starter_document

SPRITE = Path(engine.__file__).parents[1] / "static" / "icons" / "sprite.svg"
LANGUAGES = ("en", "de", "fr")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_list_of_records_is_a_collection_with_words_and_an_icon(ruleset, lang):
    found = collections(ruleset, lang)
    lists = {
        key
        for key, value in starter_document(ruleset).items()
        if isinstance(value, list) and isinstance(value[0], dict)
    }
    assert lists <= {one.name for one in found}
    symbols = set(re.findall(r'id="([^"]+)"', SPRITE.read_text()))
    for one in found:
        assert one.singular
        assert one.plural
        assert one.hint
        assert one.icon in symbols


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_shelf_has_something_and_a_title_field_names_records(ruleset):
    found = collections(ruleset)
    assert {one.shelf for one in found} >= {"sector", "card", "mission"}
    for one in found:
        records = starter_document(ruleset).get(one.name, [])
        assert len(records) >= one.least
        assert not records or any(record.get(one.title_field) for record in records), one.name


def test_an_unknown_ruleset_is_told():
    with pytest.raises(UnknownName):
        collections("chess")
