"""What a stranger's content tried to do to us, and the answer it gets: every finding with its reproduction."""

import copy
import json
import resource
import time

import pytest

from engine import ContentError, EngineError, check, faces, load_pack
from engine.core.bounds import MOST_FAULTS
from tests.engine.starter_packs import starter_document

SECONDS = 2.0
BYTES = 200_000_000


@pytest.fixture
def zero():
    return copy.deepcopy(starter_document("fireteam-zero"))


@pytest.fixture
def countdown():
    return copy.deepcopy(starter_document("countdown"))


@pytest.fixture(autouse=True)
def within_bounds():
    """Every answer comes in time and in little memory."""
    begun, before = time.process_time(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    yield
    assert time.process_time() - begun < 2 * SECONDS  # some ask twice
    assert (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024 < BYTES


def refused(source):
    with pytest.raises(ContentError) as caught:
        load_pack(source)
    assert len(caught.value.faults) <= MOST_FAULTS
    assert len(str(caught.value)) < 100_000
    str(caught.value).encode()
    return caught.value


def errors(document):
    return [one for one in check(document).findings if one.severity == "error"]


# --- A: time and memory -----------------------------------------------------------------------------


def test_a_thousand_misspelt_names_are_told_at_once(zero):
    zero["focusCards"] = [
        {**zero["focusCards"][0], "id": f"focus-{n}", "role": f"close-combat-{n:05}"} for n in range(190)
    ]
    zero["roles"] += [{**zero["roles"][0], "id": f"close-comba-{n:05}"} for n in range(190)]
    error = refused(zero)
    assert error.more == 90
    assert sum("Did you mean" in fault.hint for fault in error.faults) <= 12


def test_names_in_effects_that_lead_nowhere_are_told_at_once(zero):
    zero["tokens"]["special"] += [{"id": f"lantern-{n:05}", "name": "x"} for n in range(500)]
    step = {"op": "placeToken", "at": "entry"}
    zero["events"][0]["effects"] = [{**step, "token": f"lantren-{n:05}"} for n in range(150)]
    assert errors(zero)


@pytest.mark.parametrize(
    "text",
    [
        b'{"a":[' + b"1," * 1_900_000 + b"1]}",
        b'{"a":[' + b"{}," * 1_200_000 + b"1]}",
        b"{" + b'"a":1,' * 600_000 + b'"a":1}',
        b'{"a":[' + b"NaN," * 900_000 + b"1]}",
        b'{"ruleset":"' + b"x" * 3_900_000 + b'"}',
        json.dumps({f"key-{n}": 1 for n in range(100_000)}).encode(),
        json.dumps({"ruleset": "fireteam-zero", "events": [{"k" * 2_000_000: n} for n in range(2)]}).encode(),
        b'{"a":"' + b"," * 13_000 + b'\\"' * 20_000,
        b'{"a":"' + b"," * 13_000 + b'"\\\n' * 20_000,
    ],
    ids=[
        *("numbers", "empty objects", "double keys", "no numbers", "a long ruleset", "unknown keys", "long keys"),
        *("a text without an end", "texts that break their lines"),
    ],
)
def test_a_few_megabytes_of_nothing_are_refused(text):
    refused(text)


def test_a_long_key_over_many_faults_is_refused_before_anything_is_made_of_it(zero):
    zero["upgradeSets"][0]["x" * 2_000_000] = {"a": [{"id": "?"}] * 5_000}
    assert "characters" in str(refused(zero))
    assert check(zero).findings[0].code == "limit"


def test_many_equal_campaigns_are_counted_and_not_compared(countdown):
    countdown["campaigns"] = [countdown["campaigns"][0]] * 10_000
    assert refused(countdown).faults[0].code == "limit"


def test_a_pack_of_hundreds_of_languages_is_refused_before_every_text_is_looked_at_for_each(zero):
    zero["languages"] = [f"{first}{second}" for first in "abcdefghij" for second in "abcdefghij"]
    assert [(one.path, one.message) for one in check(zero).findings] == [
        (("languages",), "This may have at most 20 entries.")
    ]


def test_many_missions_are_counted_and_not_linted(zero):
    zero["missions"] = [{**zero["missions"][0], "id": f"mission-{n}"} for n in range(200)]
    fault = refused(zero).faults[0]
    assert (fault.code, fault.message) == ("limit", "There are 200 of at most 40 records here.")


def test_a_card_that_does_ten_thousand_things_is_refused(countdown):
    card = countdown["supportCards"][6]
    card["effects"] = [{"do": [{"op": "damage", "n": 1}] * 4_000}]
    assert any("parts" in fault.message or "values" in fault.message for fault in refused(countdown).faults)


def test_a_board_of_a_thousand_places_is_refused(zero):
    keys = [chr(0x4E00 + n) for n in range(961)]
    rows = ["".join(keys[row * 31 : row * 31 + 31]) for row in range(31)]
    places = [{"id": f"p-{n}", "name": "x", "key": key} for n, key in enumerate(keys)]
    zero["sectors"].append({"id": "plain", "name": "Plain", "cells": rows, "locations": places})
    for mission in zero["missions"]:
        mission["layout"] = {"tiles": [{"sector": "plain", "x": 0, "y": 0}]}
    assert errors(zero)


def test_of_what_there_is_too_much_of_no_card_is_drawn(zero):
    """A draft may hold more than a pack: whoever looks at its cards waits for none that no pack could have."""
    kinds = zero["monsterKinds"]
    whole = {one.collection for one in faces(zero)}
    zero["monsterKinds"] = [{**kinds[n % len(kinds)], "id": f"kind-{n}"} for n in range(3_000)]
    assert whole - {one.collection for one in faces(zero)} == {"monsterKinds"}
    zero["monsterKinds"] = kinds
    zero["events"][3]["effects"] = ["drawTwist"] * 4_000
    drawn = [one.id for one in faces(zero, "en", "events")]
    assert drawn == [one["id"] for index, one in enumerate(zero["events"]) if index != 3]
    zero["events"] = [{**one, "effects": ["drawTwist"] * 700} for one in zero["events"]]
    assert not faces(zero)


def test_the_compiled_missions_of_a_pack_are_bounded(zero):
    pack = load_pack(zero)
    for n in range(30):
        pack.scenario("the-last-ferry", {"freeSearchPerTurn": n + 1})
    assert len(pack._scenarios) == 24
    last = {"freeSearchPerTurn": 30}
    assert pack.scenario("the-last-ferry", last) is pack.scenario("the-last-ferry", last)


# --- B: what is accepted can be played --------------------------------------------------------------


def test_numbers_of_heroes_that_no_game_has_are_faults(zero):
    zero["missions"][0]["heroCount"] = {"min": 100, "max": 100}
    found = errors(zero)
    assert found[0].path == ("missions", zero["missions"][0]["id"], "heroCount", "min")


def test_a_ninth_specialist_is_no_monster(zero):
    zero["specialists"] = [{**zero["specialists"][0], "id": f"guide-{n}"} for n in range(9)]
    assert "FZ-TEAM" in {one.code for one in errors(zero)}


@pytest.mark.parametrize("name", ["", " ", {"en": ""}, {"en": " ", "de": ""}])
def test_a_name_is_not_empty(countdown, name):
    countdown["ops"][0]["name"] = name
    found = errors(countdown)
    assert found[0].path == ("ops", countdown["ops"][0]["id"], "name")


def test_what_holds_always_has_nobody_who_decides(zero):
    zero["missions"][0]["specialRules"] = [
        {"decider": "you", "do": [{"op": "modify", "stat": "speed", "by": 1, "who": "allHeroes"}]}
    ]
    assert any(one.path[-1] == "decider" for one in errors(zero))


@pytest.mark.parametrize(
    ("collection", "change"),
    [("actionCards", {"copies": 999}), ("events", {"copies": 999})],
)
def test_decks_that_cannot_be_shuffled_are_errors(zero, collection, change):
    zero[collection][0] |= change
    assert "FZ-DECKS" in {one.code for one in errors(zero)}
    assert check(zero).playable == ()


def test_stacks_that_cannot_be_shuffled_are_errors(countdown):
    countdown["supportCards"] = [{**countdown["supportCards"][0], "id": f"card-{n}"} for n in range(198)]
    countdown["roles"] = {"patriots": 999}
    assert [one.path for one in errors(countdown) if one.code == "CD-DECKS"] == [("supportCards",), ("roles",)]


def test_without_ops_nothing_can_be_played(countdown):
    countdown["ops"] = []
    assert ("CD-TEAM", ("ops",)) in {(one.code, one.path) for one in errors(countdown)}
    assert check(countdown).playable == ()


@pytest.mark.parametrize("name", ["\ud800", "\x1b[31mred", "a\u202eb", "x" * 5_000])
def test_what_a_stranger_writes_reaches_nobody_raw(zero, name):
    zero["actionCards"][0]["id"] = name
    text = str(refused(zero))
    assert not any(char in text for char in "\ud800\x1b\u202e")
    for one in check(zero).findings:
        assert len(one.message) < 1_000
        one.message.encode()


@pytest.mark.parametrize("text", ["\x1b[2Ja", "a\x7f", "a\x9bb", "a\u2028b", "a\u202eb", "a\u2066b"])
def test_texts_that_steer_a_terminal_or_turn_the_writing_are_faults(zero, text):
    zero["missions"][0]["title"] = {"en": text}
    fault = refused(zero).faults[0]
    assert (fault.code, fault.parts[-2:]) == ("json", ("title", "en"))
    assert errors(zero)[0].path == ("missions", zero["missions"][0]["id"], "title", "en")


def test_what_was_kept_before_such_texts_were_refused_stays_readable(zero):
    zero["missions"][0]["title"] = {"en": "a\u2028b"}
    assert load_pack(zero, is_kept=True).document == zero
    zero["missions"][1]["title"] = {"en": "a\u2028b\ud800"}  # no UTF-8 holds that, so nobody has kept it
    with pytest.raises(ContentError) as caught:
        load_pack(zero, is_kept=True)
    assert [one.parts[:2] for one in caught.value.faults] == [("missions", 1)]


@pytest.mark.parametrize("text", ["a\nb\tc", "\u05d0\u200f!", "👨\u200d👩", "Häu\u00adser"])
def test_texts_of_any_language_are_none(zero, text):
    zero["missions"][0]["title"] = {"en": text}
    assert load_pack(zero)


@pytest.mark.parametrize("value", [True, 1.0, "1", None, 0])
def test_only_the_number_one_is_format_one(zero, value):
    zero["format"] = value
    assert refused(zero).faults[0].path == "format"


def test_a_newer_format_says_what_to_do(zero):
    zero["format"] = 2
    assert "bring this program up to date" in refused(zero).faults[0].message


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (b"", "it is empty"),
        (b" \n", "it is empty"),
        (b"\x1f\x8b\x08\x00", "it is an archive of another kind"),
        (b"\x89PNG\r\n\x1a\n", "it is a picture"),
        (b"\xff\xd8\xff\xe0", "it is a picture"),
        (b"%PDF-1.7", "it is a PDF document"),
    ],
)
def test_a_file_of_another_kind_is_no_pack(data, what):
    assert refused(data).faults[0].message == f"This is no .fireteam file: {what}."


def test_a_file_that_holds_nothing_is_a_fault():
    assert "one JSON object" in str(refused(b"null"))
    assert "one JSON object" in str(refused(None))


def test_keys_that_differ_only_by_their_unicode_form_are_doubles():
    assert "given twice" in str(refused('{"caf\u00e9": 1, "cafe\u0301": 2}'.encode()))
    assert "given twice" in str(refused({"caf\u00e9": 1, "cafe\u0301": 2}))


@pytest.mark.parametrize("level", [True, 1.0])
def test_yes_is_no_level(countdown, level):
    countdown["locations"][0]["level"] = level
    assert errors(countdown)[0].path[-1] == "level"


def test_errors_are_ours():
    for source in (None, 5, object(), b"PK\x05\x06", {"ruleset": None}):
        with pytest.raises(EngineError):
            load_pack(source)


def test_a_card_that_waits_for_nothing_is_an_error(zero):
    card = next(one for one in zero["actionCards"] if one["lower"]["kind"] == "reaction")
    card["lower"]["trigger"] = None
    found = check(zero)
    assert [one.path[-1] for one in found.findings if one.code == "FZ-L.01"] == ["trigger"]
    assert not found.playable
