"""Everything that `check` says, in every language."""

import ast
import copy
import pickle
import pkgutil
from importlib import import_module
from pathlib import Path

import pytest

import engine
from engine import ContentError, EngineFault, UnknownName, check, line_up, load_pack, rulesets, start
from engine.core.lint import Trouble
from engine.core.sentences import LANGUAGES, Sentence, Told, said
from tests.engine.mutants import mutant
from tests.engine.spoken import assert_told
from tests.engine.starter_packs import starter_document

GAMES = sorted(rulesets())


def sentences():
    """Every sentence of every table, with where it stands."""
    for module in pkgutil.walk_packages(engine.__path__, "engine."):
        if module.name != "engine.__main__":
            for name, value in vars(import_module(module.name)).items():
                yield from [(f"{module.name}.{name}", one) for one in _in(value)]


def _in(value):
    if isinstance(value, Sentence):
        yield value
    elif isinstance(value, Trouble):
        yield from (value.message, value.remedy)
    elif isinstance(value, dict):
        for one in value.values():
            yield from _in(one) if isinstance(one, Sentence | Trouble) else ()


def test_every_sentence_has_its_languages():
    found = list(sentences())
    assert len(found) > 400
    for where, one in found:
        for lang in LANGUAGES:
            assert one.template(lang).strip(), where


SPOKEN = {
    "Fault": 1,
    "IllegalChoice": 0,
    "IllegalSetup": 0,
    "EngineFault": 0,
    "CannotMerge": 0,
}  # the first read argument
SAID_TO = ("names",)  # whoever collects the faults of a situation: `names.fault(path, …)`


def written_out(node):
    """Whether an argument is a text that stands in the code instead of a table."""
    if isinstance(node, ast.List | ast.Tuple):
        return any(written_out(one) for one in node.elts)
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value
    )


def read_by_people(call):
    """The arguments of a call that are a refusal's words."""
    if isinstance(call.func, ast.Attribute):
        collects = isinstance(call.func.value, ast.Name) and call.func.value.id in SAID_TO and call.func.attr == "fault"
        return call.args[1:] if collects else []
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    return call.args[SPOKEN[name] :] if name in SPOKEN else []


def test_what_is_refused_is_said_from_tables():
    found = []
    for file in sorted(Path(engine.__file__).parent.rglob("*.py")):
        if "cli" in file.parts:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and any(written_out(one) for one in read_by_people(node)):
                found.append((file.name, ast.unparse(node)))
    assert found == []


def test_a_name_that_nobody_has_is_told_in_every_language():
    told = UnknownName("mission", "nowhere", ()).told
    assert [said(told, lang) for lang in LANGUAGES] == [
        'There is no mission called "nowhere".',
        "„nowhere“ (Mission) gibt es nicht.",
        "«\u00a0nowhere\u00a0» (mission) n'existe pas.",
    ]


def test_a_sentence_without_a_language_or_a_gap_is_refused():
    with pytest.raises(ValueError, match="different things"):
        Sentence("One.", "", "Un.")
    with pytest.raises(ValueError, match="different things"):
        Sentence("{n} cards.", "Karten.", "{n} cartes.")


@pytest.mark.parametrize("game", GAMES)
def test_every_check_has_a_title_in_every_language(game):
    for one in rulesets()[game].checks:
        assert all(said(one.title(), lang) for lang in LANGUAGES), one.code


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_wrong_is_told_in_the_reader_s_language(game):
    for seed in range(2_000, 2_012):
        document = mutant(starter_document(game), seed)
        english, german, french = (check(document, lang=lang).findings for lang in LANGUAGES)
        for en, de, fr in zip(english, german, french, strict=True):
            assert (en.code, en.path) == (de.code, de.path) == (fr.code, fr.path)
            assert len({en.message, de.message, fr.message}) == 3, en.message
            assert en.title
            assert de.title
            assert fr.title


def test_what_was_said_survives_the_way_between_processes():
    told = Sentence("{n} {n|card|cards}", "{n} {n|Karte|Karten}", "{n} {n|carte|cartes}")(n=1)
    again = pickle.loads(pickle.dumps(told))
    assert isinstance(again, Told)
    assert (str(again), said(again, "de"), said(again, "fr")) == ("1 card", "1 Karte", "1 carte")


@pytest.mark.parametrize("game", GAMES)
def test_a_situation_that_cannot_be_is_told_in_every_language(game):
    pack = load_pack(starter_document(game))
    with pytest.raises(ContentError) as caught:
        start(pack, pack.missions[0], 4, 1, situation={"round": 0, "phase": "noon", "x": 1})
    assert len(caught.value.faults) == 3
    assert_told(caught.value.faults)
    assert len({caught.value.in_words(lang) for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_a_line_up_that_cannot_be_is_told_in_every_language(game):
    document = starter_document(game)
    mission = check(document).playable[0]
    for seats in (0, ["nobody"], {}, ["nobody", "nobody"]):
        told = {line_up(document, mission, lang, seats).faults for lang in LANGUAGES}
        assert len(told) == len(LANGUAGES), (seats, told)


@pytest.mark.parametrize(
    ("game", "seats", "words"),
    [
        ("fireteam-zero", ["abe", "maxine"], ["2 Helden der Rolle „Anführer“ können"]),
        ("fireteam-zero", ["don", "don"], ["Der Held „Don“", "2 Helden der Rolle „Sprengkommando“ können"]),
        ("countdown", ["gustav+bob", "vince+gustav"], ["Der Special Op „Gustav Schneider“"]),
    ],
)
def test_a_line_up_that_cannot_be_is_told_with_the_printed_names(game, seats, words):
    document = starter_document(game)
    faults = line_up(document, check(document).playable[0], "de", seats).faults
    assert [word for word in words if not any(word in fault for fault in faults)] == []
    assert len(faults) == len(words)


@pytest.mark.parametrize("game", GAMES)
def test_an_effect_that_costs_too_much_is_told_with_its_card_in_every_language(game):
    pack = load_pack(starter_document(game))
    played = start(pack, pack.missions[0], 4, 1)
    fault = pickle.loads(pickle.dumps(played.overspent((0, 0, 0, 0, 0))))
    assert isinstance(fault, EngineFault)
    assert len({fault.in_words(lang) for lang in LANGUAGES}) == len(LANGUAGES)
    assert played.label("source", 0, "de") in fault.in_words("de")


def test_a_name_that_an_effect_gives_wrongly_is_told_in_the_readers_words():
    document = copy.deepcopy(starter_document("fireteam-zero"))
    document["events"][0]["effects"] = [{"op": "spawn", "kind": "corupted-wolf"}, {"op": "discard", "nn": 1}]
    messages = {lang: [one.message for one in engine.check(document, lang=lang).findings] for lang in ("de", "fr")}
    assert "Den Eintrag „corupted-wolf“ (Monster) gibt es hier nicht." in messages["de"]
    assert "La fiche «\u00a0corupted-wolf\u00a0» (monstre) n'existe pas ici." in messages["fr"]
    assert "„discard“ hat keinen Parameter „nn“." in messages["de"]
