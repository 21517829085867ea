"""A game that nobody has built anything for: it is declared (tests/engine/toy), and the door answers for it."""

import pytest

import engine
from engine import (
    board_of,
    boards,
    check,
    closure,
    collections,
    edit,
    face,
    faces,
    fingerprint,
    form,
    line_up,
    load_pack,
    missions,
    operations,
    playtest,
    references,
    replay,
    rule,
    rules,
    scene,
    sections,
    sentence,
    set_up,
    start,
    team_word,
    templates,
    unfolded,
    used_by,
)
from engine.core.bots import RandomBot
from tests.engine.toy.ruleset import Toy, toy_document

LANGUAGES = ("en", "de", "fr")
NIGHT = "first-night"


@pytest.fixture(autouse=True)
def _registered(monkeypatch):
    monkeypatch.setitem(engine.rulesets(), "toy", Toy())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_writes_a_pack_gets_its_forms_and_what_is_wrong(lang):
    document = toy_document()
    names = [one.name for one in collections("toy", lang)]
    assert names == ["isles", "keepers", "missions"]
    for name in ("", *names):
        assert all(field.label and field.widget != "json" for field in form("toy", name, lang).fields)
    assert check(document, lang=lang).playable == (NIGHT,)
    del document["keepers"][0]["stamina"]
    document["missions"][0]["tiles"][1]["isle"] = "seal-bnk"
    document["missions"][0]["start"] = "gull-rock/nowhere"
    found = {one.path: one for one in check(document, lang=lang).findings}
    isle, spot = {"en": ("isle", "spot"), "de": ("Insel", "Platz"), "fr": ("île", "lieu")}[lang]
    assert isle in found["missions", NIGHT, "tiles", 1, "isle"].message
    assert spot in found["missions", NIGHT, "start"].message
    assert found["missions", NIGHT, "tiles", 1, "isle"].fix
    assert ("keepers", "ida", "stamina") in found


def test_a_lamp_that_nobody_reaches_is_found_by_its_own_linter():
    document = toy_document()
    document["missions"][0]["tiles"][1]["x"] = 9
    assert [one.code for one in check(document).findings] == ["TOY-10"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_get_boards_of_hexes_cards_and_missions(lang):
    document = toy_document()
    board = boards(document, NIGHT, lang)[0]
    across = next(one for one in board.regions if one.id == "gull-rock/spot-b")
    assert (board.grid, "seal-bank/spot-a" in across.neighbours) == ("hex", True)
    assert {len(ring) for one in board.regions for ring in one.rings} != {4}
    assert board_of(document, "isles", "gull-rock", lang).writing.way == "cells"
    assert face(document, "keepers", "ida", lang).stats[0].value == "3"
    assert [one.title for one in faces(document, lang)] == ["Ida", "Ole"]
    assert missions(document, lang)[0].team_sizes == (1, 2, 3, 4)
    assert line_up(document, NIGHT, lang, ["ida", "nobody"]).faults
    assert set_up(document, NIGHT, 2, lang).steps
    assert team_word("toy", lang).counted(1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effects_are_sentences(lang):
    told = sentence("toy", toy_document()["missions"][0]["onLamp"], lang, toy_document())
    assert "2" in told.text
    assert not any(row.faults for row in told.rows)
    assert next(one for one in operations("toy", lang).operations if one.name == "holdStorm").label


def test_references_follow_and_copies_bring_what_they_need():
    document = toy_document()
    assert all(one.is_found for one in references(document))
    assert {one.source[0] for one in used_by(document, "isles", "gull-rock")} == {"missions"}
    assert len(closure(document, "missions", NIGHT)) == 3
    renamed = edit(document, [{"op": "rename", "at": ["isles", "gull-rock"], "value": "rock"}])
    assert renamed.document["missions"][0]["start"] == "rock/spot-a"
    assert edit(renamed.document, renamed.inverse).document == document
    told = edit(document, [{"op": "set", "at": ["keepers", "ida", "story"], "value": "Other words."}]).document
    assert fingerprint(told, NIGHT) == fingerprint(document, NIGHT)
    assert fingerprint(renamed.document, NIGHT) != ""


def test_it_is_played_replayed_and_measured():
    pack = load_pack(toy_document())
    game, bot = start(pack, NIGHT, ["ida", "ole"], 3), RandomBot(3)
    while not game.is_over:
        asked = scene(game, game.seat, "de")
        assert all(option.text and option.anchors for option in asked.decision.options)
        assert scene(game, "public", "fr").decision.options == ()
        assert unfolded(game, 0, 0)
        game.choose(bot.choose(game))
    assert replay(pack, game.record()).log == game.log
    report = playtest(pack, NIGHT, 2, 20, bot="random", seed=1)
    assert report.count("fault") == 0
    assert 0 < report.wins < 20
    assert [one.key for one in sections(pack, report, "fr")] == ["win-rate", "trouble"]  # no reasons are noted down


def test_what_it_does_not_have_yet_hurts_nobody():
    assert templates("toy") == rules("toy") == ()
    assert rule("FZ-8.02").text
