"""The page of balance: of the packs as they are, whatever their words are."""

from typing import Any

import pytest

from bench.balance import PAGE, SECTIONS, Section, played
from engine import load_pack
from engine.core.content import digest, load_document


def content_of(document: dict[str, Any]) -> str:
    return digest(played(load_pack(document)))


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.title)
def test_the_page_is_of_the_pack_as_it_is(section: Section):
    _before, found, after = PAGE.read_text(encoding="utf-8").partition(f"\n## {section.title}\n")
    assert found, "run `make balance`: the page has no such section"
    content = digest(played(load_pack(section.folder)))[:12]
    assert f"`{content}`" in after.partition("\n## ")[0], "run `make balance`: the pack was changed since"


def test_words_change_no_game_and_numbers_do():
    document = load_document("engine/content/fireteam_zero")
    before = content_of(document)
    mission = document["missions"][0]
    mission["title"]["en"] = "The Last Ferry but One"
    mission["story"].pop("briefing")
    assert content_of(document) == before
    mission["focusCards"] += 1
    assert content_of(document) != before
