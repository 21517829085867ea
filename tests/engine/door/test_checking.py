"""`check`: any document, finished or not, both games by the same tests."""

import copy
import re

import pytest

from engine import ContentError, check, faces, graph, load_pack, missions, rulesets, start, upgrade
from engine.core.bots import RandomBot
from engine.core.paths import resolves, value_at
from tests.engine.mutants import mutant
from tests.engine.starter_packs import starter_document

GAMES = sorted(rulesets())
UNFINISHED = {"fireteam-zero": "events", "countdown": "supportCards"}


@pytest.mark.parametrize("game", GAMES)
def test_a_sound_pack_loads_and_all_its_missions_can_be_played(game):
    document = starter_document(game)
    checked = check(document)
    assert checked.loads
    assert checked.playable == load_pack(document).missions
    assert not [one for one in checked.findings if one.severity == "error" or one.provisional]


@pytest.mark.parametrize("game", GAMES)
def test_one_mission_is_checked_alone(game):
    document = starter_document(game)
    mission = load_pack(document).missions[0]
    assert check(document, mission).playable == (mission,)


@pytest.mark.parametrize("game", GAMES)
def test_an_unfinished_record_does_not_silence_the_rest(game):
    document = copy.deepcopy(starter_document(game))
    collection, record = UNFINISHED[game], {"id": "half-written"}
    document[collection].insert(0, record)
    before = {one.message for one in check(starter_document(game)).findings}
    checked = check(document)
    own = [one for one in checked.findings if one.path[:2] == (collection, record["id"])]
    others = [one for one in checked.findings if one not in own]
    assert not checked.loads
    assert checked.playable == ()
    assert own
    assert all(one.severity == "error" and not one.provisional for one in own)
    assert {one.message for one in others} == before
    assert all(one.provisional for one in others)


def test_what_needs_a_faulty_record_is_set_aside_without_a_word():
    document = copy.deepcopy(starter_document("fireteam-zero"))
    sector = document["sectors"][0]
    del sector["cells"]
    faults = [one for one in check(document).findings if one.severity == "error"]
    assert [(one.path, one.message) for one in faults] == [
        (("sectors", sector["id"], "cells"), '"cells" is missing.'),
    ]


def test_a_misspelt_name_is_told_beside_a_faulty_record():
    document = copy.deepcopy(starter_document("fireteam-zero"))
    del document["events"][0]["name"]
    document["heroes"][0]["role"] = "leeder"
    found = [(one.path, one.message) for one in check(document).findings if one.severity == "error"]
    assert (("events", document["events"][0]["id"], "name"), '"name" is missing.') in found
    assert (("heroes", document["heroes"][0]["id"], "role"), 'There is no role called "leeder".') in found


def test_paths_count_as_the_author_does_although_a_record_before_was_set_aside():
    document = copy.deepcopy(starter_document("fireteam-zero"))
    document["missions"][0]["title"] = 7
    document["missions"][1]["eventCount"] = 0
    found = [one for one in check(document).findings if one.code == "FZ-L.09"]
    assert [one.path for one in found] == [("missions", document["missions"][1]["id"], "eventCount")]


def test_a_record_whose_id_another_has_is_named_by_its_place():
    document = copy.deepcopy(starter_document("fireteam-zero"))
    document["events"].append(copy.deepcopy(document["events"][0]))
    last = len(document["events"]) - 1
    assert [one.path for one in check(document).findings if one.severity == "error"] == [("events", last)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "frame", [{"title": 3}, {"format": 2}, {"id": None}, {"version": ""}, {"languages": 5}, {"componentLimits": []}]
)
def test_a_fault_of_the_frame_does_not_silence_the_records(game, frame):
    document = {**starter_document(game), **frame}
    checked = check(document)
    assert [one.path[0] for one in checked.findings if one.severity == "error"] == list(frame)
    assert {one.code for one in checked.findings} >= {one.code for one in check(starter_document(game)).findings}


@pytest.mark.parametrize("document", [None, 1, "x", [], {}, {"ruleset": []}, {"ruleset": "chess"}, {"ruleset": {}}])
def test_what_is_no_pack_of_any_game_is_told(document):
    checked = check(document)
    assert (checked.loads, checked.playable) == (False, ())
    assert checked.findings[0].severity == "error"


@pytest.mark.parametrize("game", GAMES)
def test_a_document_with_nothing_but_its_game_is_told_what_is_missing(game):
    messages = {one.message for one in check({"ruleset": game}).findings}
    assert {'"id" is missing.', '"title" is missing.', '"format" is missing.'} <= messages


@pytest.mark.parametrize("game", GAMES)
def test_a_pack_of_garbage_is_told_and_no_place_is_invented(game):
    for seed in range(40):
        document = mutant(starter_document(game), seed)
        checked = check(document)
        for one in checked.findings:
            assert resolves(document, one.path), (seed, one.path)
            assert one.message


@pytest.mark.parametrize("game", GAMES)
def test_what_is_called_playable_can_be_played_to_an_end(game):
    played = 0
    for seed in range(40):
        document = mutant(starter_document(game), seed)
        checked = check(document)
        if not checked.playable:
            continue
        pack = load_pack(document)
        mission = checked.playable[seed % len(checked.playable)]
        bot = RandomBot(seed)
        game_played = start(pack, mission, 3, seed, log=False)
        while game_played.decision is not None:
            game_played.choose(bot.choose(game_played))
        assert game_played.outcome is not None
        played += 1
    assert played > 2


def test_the_value_at_a_path_is_found_by_id_and_by_index():
    document = {"a": [{"id": "x", "b": [1, 2]}, {"id": "y"}, {"id": "y"}]}
    assert value_at(document, ("a", "x", "b", 1)) == 2
    assert value_at(document, ("a", 2)) == {"id": "y"}
    with pytest.raises(LookupError):
        value_at(document, ("a", "y"))


def test_sentences_end_as_sentences_do():
    document = copy.deepcopy(starter_document("fireteam-zero"))
    document["missions"][0]["eventCount"] = 0
    for one in check(document).findings:
        assert re.search(r"[.?!]$", one.message)


@pytest.mark.parametrize("name", [None, 7, ["countdown"], {"id": "countdown"}])
def test_a_pack_that_names_no_game_is_told_so_in_every_language(name):
    told = {check({"ruleset": name}, lang=lang).findings[0].message for lang in ("en", "de", "fr")}
    assert len(told) == 3
    assert "The pack does not say for which game it is." in told


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_mission_without_an_id_is_not_offered_and_silences_no_other(ruleset):
    document = copy.deepcopy(starter_document(ruleset))
    collection = "missions" if "missions" in document else "assignments"
    before = [one.id for one in missions(document)]
    document[collection][0] = {}
    assert [one.id for one in missions(document)] == before[1:]
    for one in missions(document):
        graph(document, one.id)


def test_a_kind_that_is_no_word_is_called_what_it_is():
    document = copy.deepcopy(starter_document("countdown"))
    document["locations"][0]["zones"][0]["kind"] = ["threat"]
    messages = [one.message for one in check(document).findings]
    assert any(message.endswith("not a list.") for message in messages)


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_language_that_nobody_speaks_here_reads_english(ruleset):
    document = starter_document(ruleset)
    assert faces(document, "xx") == faces(document, "en")


def test_what_is_nested_too_deep_is_not_brought_up_to_date():
    deep = []
    for _ in range(2_000):
        deep = [deep]
    with pytest.raises(ContentError):
        upgrade({"format": 1, "heroes": deep})


@pytest.mark.parametrize("target", [{}, "", False, 0])
def test_a_text_that_is_empty_is_told_and_not_called_playable(target):
    """Found by fuzz: the compiler reads what the linter took for nothing."""
    document = copy.deepcopy(starter_document("fireteam-zero"))
    card = next(one for one in document["actionCards"] if one.get("lower", {}).get("trigger"))
    card["lower"]["target"] = target
    checked = check(document)
    assert any(one.severity == "error" for one in checked.findings)
    assert checked.playable == ()
