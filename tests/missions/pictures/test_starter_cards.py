"""All cards of the starter packs, in three languages: nothing is cut short."""

import pytest

from missions.pictures.contact import cards_cut_short
from tests import build


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("game", ["fireteam_zero", "countdown"])
def test_every_word_of_every_starter_card_is_printed(game, lang):
    assert cards_cut_short(build.document(game), lang) == []


@pytest.mark.parametrize("game", ["fireteam_zero", "countdown"])
def test_the_spare_design_loses_no_word_either(game):
    assert cards_cut_short(build.document(game), "de", "spare") == []


def test_a_card_whose_text_cannot_fit_is_named():
    document = build.document("countdown")
    card = document["supportCards"][0]
    card["text"] = {"en": ""}
    card["effects"] = card["effects"] * 60 if isinstance(card["effects"], list) else [card["effects"]] * 60
    document["supportCards"] = [card]
    for collection in ("ops", "threatCards", "objectiveCards", "locations", "assignments", "campaigns"):
        document[collection] = []
    document["bulletControlCards"] = []
    assert cards_cut_short(document, "en") == [f"supportCards/{card['id']}"]
