"""Cards at the door: every card of every game as printed, drafts too."""

from copy import deepcopy

import pytest

import engine
from engine.core.faces import effect_hash
from tests.engine.mutants import mutant
from tests.engine.starter_packs import starter_document

RULESETS = tuple(engine.rulesets())
LANGUAGES = ("en", "de", "fr")


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_finished_card_has_a_title_a_text_and_nothing_missing(ruleset, lang):
    for face in engine.faces(starter_document(ruleset), lang):
        assert all((face.title, face.kind_label, face.tone, face.footer))
        assert face.missing == ()
        assert engine.card_text(face, lang) or face.kind == "token"
        assert not any(gap in engine.card_text(face, lang) for gap in ("…", "{", "}", "None"))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_collection_that_has_faces_is_printed(ruleset):
    document = starter_document(ruleset)
    printed = {face.collection for face in engine.faces(document)}
    for collection in engine.collections(ruleset, "en"):
        if collection.has_face and document.get(collection.name):
            assert collection.name in printed
            assert len(engine.faces(document, "en", collection.name)) == len(document[collection.name])


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_card_is_found_by_its_id_and_by_its_index(ruleset):
    document = starter_document(ruleset)
    for collection in {face.collection for face in engine.faces(document)}:
        first = engine.faces(document, "en", collection)[0]
        assert engine.face(document, collection, 0) == engine.face(document, collection, first.id) == first
    with pytest.raises(engine.UnknownName):
        engine.face(document, "nothing", "at-all")


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", range(40))
def test_whatever_a_draft_holds_its_cards_and_boards_are_shown(ruleset, seed):
    document = mutant(starter_document(ruleset), seed)
    lang = LANGUAGES[seed % 3]
    for face in engine.faces(document, lang):
        assert isinstance(engine.card_text(face, lang), str)
    for mission in engine.missions(document, lang)[:4]:
        engine.boards(document, mission.id, lang)


def test_a_record_with_missing_parts_shows_its_face_and_what_it_needs():
    document = {"ruleset": "fireteam-zero", "actionCards": [{"id": "new", "lower": {"kind": "reaction"}}]}
    face = engine.face(document, "actionCards", "new")
    assert face.title == "new"
    assert {("name",), ("role",), ("attack",), ("lower", "trigger"), ("lower", "effect")} <= set(face.missing)


def test_the_authors_own_wording_is_printed_and_goes_stale_with_its_effect():
    document = deepcopy(starter_document("fireteam-zero"))
    twist = next(one for one in document["twists"] if one.get("onDraw"))
    written_for = effect_hash(twist["onDraw"])
    twist["wording"] = {"onDraw": {"text": {"en": "Everybody loses a card."}, "for": written_for}}
    block = next(one for one in engine.face(document, "twists", twist["id"]).blocks if one.path == ("onDraw",))
    assert (block.text, block.own, block.stale) == ("Everybody loses a card.", True, False)
    twist["onDraw"] = [{"op": "advanceThreat", "n": 2}]
    block = next(one for one in engine.face(document, "twists", twist["id"]).blocks if one.path == ("onDraw",))
    assert (block.own, block.stale) == (True, True)


def test_an_unknown_game_has_no_cards():
    assert engine.faces({"ruleset": "chess"}) == ()
    with pytest.raises(engine.UnknownName):
        engine.face({"ruleset": "chess"}, "pieces", "king")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_that_is_a_symbol_is_told(lang):
    document = starter_document("fireteam_zero")
    card = engine.face(document, "actionCards", "hydrostatic-shock", lang)
    ((word, symbol),) = card.symbols
    assert symbol == "bullets"
    assert word in " ".join(block.text for block in card.blocks)


def test_a_word_in_a_name_gets_no_symbol():
    """'Tranchée de tir' is a place, no attack."""
    document = starter_document("fireteam-zero")
    told = {one.title: one for one in engine.faces(document, "fr")}
    assert told["La Levée du maréchal"].symbols == ()
    assert told["Perchoir"].symbols == (("tir", "bullets"),)
