"""Content from outside: every layout it may have, and everything that is refused."""

import io
import json
import os
import pickle
import zipfile
from contextlib import suppress
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel, ConfigDict, Field

from engine.core.bounds import DEFAULT_LIMITS
from engine.core.content import Limits, digest, load_document, text_in
from engine.core.errors import ContentError, EngineError, Fault, IllegalChoice, UnknownName
from engine.core.json_values import _found_misfits, fits, misfits
from engine.core.paths import place
from engine.core.validation import LocalText, validate
from tests.engine.mutants import mutant

SMALL = Limits(text_bytes=5_000, archive_bytes=20_000, files=8, path_length=40, ratio=50, depth=12, nodes=300)
PACK = {"id": "demo", "cards": [{"id": "a"}]}


def zipped(files, compression=zipfile.ZIP_DEFLATED):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", compression) as archive:
        for name, content in files if isinstance(files, list) else files.items():
            archive.writestr(name, content if isinstance(content, str | bytes) else json.dumps(content))
    return buffer.getvalue()


def faults(source, limits=SMALL):
    with pytest.raises(ContentError) as caught:
        load_document(source, limits)
    assert caught.value.faults
    return str(caught.value)


# --- layouts --------------------------------------------------------------------------------------


def test_a_mapping_is_copied():
    document = load_document(PACK)
    document["cards"].append(1)
    assert PACK == {"id": "demo", "cards": [{"id": "a"}]}


def test_files_of_a_folder_are_merged_in_the_order_of_their_paths(tmp_path):
    (tmp_path / "cards").mkdir()
    (tmp_path / ".git").mkdir()
    (tmp_path / ".git" / "x.json").write_text("broken")
    (tmp_path / "pack.json").write_text('{"id": "demo", "cards": [3]}')
    (tmp_path / "cards" / "b.json").write_text('{"cards": [2]}')
    (tmp_path / "cards" / "a.json").write_bytes(b'\xef\xbb\xbf{"cards": [1]}')
    (tmp_path / "picture.png").write_bytes(b"not read")
    assert load_document(tmp_path) == {"id": "demo", "cards": [1, 2, 3]}
    assert load_document(str(tmp_path)) == load_document(tmp_path)


def test_a_zip_is_read_from_bytes_a_path_and_a_file_and_may_have_one_folder_around(tmp_path):
    data = zipped({"my-pack/pack.json": {"id": "demo"}, "my-pack/a.json": {"cards": [{"id": "a"}]}})
    path = tmp_path / "demo.zip"
    path.write_bytes(data)
    assert load_document(data) == load_document(path) == load_document(io.BytesIO(data)) == PACK


def test_hidden_files_and_pictures_of_a_zip_are_not_read():
    files = {"pack.json": PACK, "__MACOSX/._pack.json": "broken", ".x.json": "broken", "cover.png": b"\x00"}
    assert load_document(zipped(files)) == PACK


def test_one_json_file_or_text_is_a_pack(tmp_path):
    path = tmp_path / "demo.json"
    path.write_text(json.dumps(PACK))
    text = json.dumps(PACK).encode()
    assert load_document(path) == load_document(text) == load_document(io.BytesIO(text)) == PACK


def test_only_lists_may_be_spread_over_files():
    text = faults(zipped({"pack.json": {"id": "demo", "dice": {}}, "x.json": {"id": "other", "dice": {}}}))
    assert 'x.json: "id" is given here and in pack.json' in text
    assert '"dice" is given here' in text


def test_a_pack_needs_a_pack_file(tmp_path):
    assert "no pack.json" in faults(zipped({"cards.json": {"cards": []}}))
    assert "no pack.json" in faults(tmp_path)


@pytest.mark.parametrize("name", ["n" * 5000, "no\x00thing"])
def test_a_name_that_no_file_can_have_is_a_missing_source(name):
    assert "There is no folder or file" in faults(name)


def test_a_missing_source_is_named_without_the_way_to_it(tmp_path):
    text = faults(tmp_path / "nowhere")
    assert '"nowhere"' in text
    assert str(tmp_path) not in text


# --- what is refused ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"{", "line 1, column 2"),
        (b"[1]", "one JSON object"),
        (b'{"a": NaN, "b": -Infinity}', "NaN is not a number"),
        (b'{"a": 1e999}', "too large"),
        (b'{"a": 99999999999999999999}', "too large"),
        (b'{"a": ' + b"9" * 4400 + b"}", "too many digits"),
        (b'{"a": 1, "a": 2, "b": {"c": 1, "c": 1}}', '"a" is given twice'),
        (b'{"a": "\\ud800"}', "half of a two-part character"),
        (b'{"\\u0000": 1}', "plain texts"),
        (b'{"a": "\\u0000"}', "NUL"),
        (b"\xff\xfe", "UTF-8"),
        (b'{"a":' + b"[" * 13 + b"]" * 13 + b"}", "nested too deeply"),
        (b'{"a":[' + b"0," * 400 + b"0]}", "more than is accepted"),
        (b'{"a": "' + b"x" * 5_000 + b'"}', "too large"),
    ],
)
def test_what_is_not_sound_json_is_refused_in_plain_words(text, message):
    assert message in faults(text)


def test_brackets_too_deep_for_the_parser_are_refused():
    deep = b'{"a":' + b"[" * 40_000 + b"]" * 40_000 + b"}"
    assert "nested too deeply" in faults(deep, Limits())


def test_all_broken_files_are_reported_together():
    text = faults(zipped({"pack.json": "{", "a.json": '{"x": NaN}', "b.json": "[]"}))
    assert [line.split(":")[0] for line in text.splitlines()] == ["a.json", "b.json", "pack.json"]


def test_a_mapping_is_held_to_json_too():
    loop: dict = {}
    loop["self"] = loop
    assert "nested too deeply" in faults(loop)
    assert "no number" in faults({"a": float("nan")})
    assert "kind tuple" in faults({"cards": [{"id": "x", "b": (1, 2)}]})
    assert "plain texts" in faults({"a": {1: 2}})


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("../x.json", "leads out"),
        ("/x.json", "leads out"),
        ("a/../../x.json", "leads out"),
        ("C:x.json", "not accepted"),
        ("a\\x.json", "not accepted"),
        ("a\nb.json", "not accepted"),
        ("x" * 41 + ".json", "longer than 40"),
        ("inner.zip", "archive inside"),
        ("inner.tar.gz", "archive inside"),
        ("PACK.json", "twice"),
    ],
)
def test_paths_in_a_zip_are_checked(name, message):
    assert message in faults(zipped([("pack.json", PACK), (name, "{}")]))


def test_links_encrypted_and_unusually_packed_files_are_refused():
    link = zipfile.ZipInfo("link.json")
    link.external_attr = 0o120777 << 16
    assert "Links" in faults(zipped([("pack.json", PACK), (link, "pack.json")]))
    assert "unusual" in faults(zipped({"pack.json": PACK}, zipfile.ZIP_BZIP2))
    data = bytearray(zipped({"pack.json": PACK}))
    for mark, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.find(mark) + offset] |= 1
    assert "encrypted" in faults(bytes(data))


def test_a_zip_that_unpacks_to_too_much_is_stopped_while_reading():
    assert "unpacks to more" in faults(zipped({"pack.json": " " * 6_000 + "{}"}))
    limits = Limits(ratio=10, text_bytes=10**7)
    assert "unpacks to more" in faults(zipped({"pack.json": " " * 10**6 + "{}"}), limits)
    halves = {"pack.json": {"a": os.urandom(1_500).hex()}, "b.json": {"b": os.urandom(1_500).hex()}}
    assert "unpacks to more" in faults(zipped(halves))


def test_a_zip_whose_header_lies_about_its_size_is_refused():
    data = bytearray(zipped({"pack.json": " " * 6_000 + "{}"}))
    for mark, offset in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        start = data.find(mark) + offset
        data[start : start + 4] = (100).to_bytes(4, "little")
    faults(bytes(data))


def test_too_many_files_and_too_large_archives_are_refused():
    assert "too many files" in faults(zipped({f"{i}.json": "{}" for i in range(9)}))
    assert "too large" in faults(zipped({"x.png": os.urandom(21_000)}))
    assert "too large" in faults(io.BytesIO(zipped({"x.png": os.urandom(21_000)})))
    assert "too many files" in faults(zipped({f"{i}" * 30: "" for i in range(100)}), Limits(files=3))


def test_links_in_a_folder_are_not_followed(tmp_path):
    (tmp_path / "secret").write_text('{"id": "secret"}')
    folder = tmp_path / "pack"
    folder.mkdir()
    (folder / "pack.json").symlink_to(tmp_path / "secret")
    assert "Links" in faults(folder)


@given(st.binary(max_size=300))
def test_no_bytes_break_the_reader(data):
    for source in (data, b"PK\x03\x04" + data, b"PK\x05\x06" + data, io.BytesIO(data)):
        with suppress(ContentError):
            load_document(source, SMALL)


@given(st.integers(0, 400), st.integers(0, 255))
def test_a_damaged_zip_is_read_or_refused(position, value):
    data = bytearray(zipped({"pack.json": PACK, "a/b.json": {"cards": [1]}}))
    data[position % len(data)] = value
    with suppress(ContentError):
        load_document(bytes(data), SMALL)


# --- digest, texts, paths, errors -----------------------------------------------------------------

json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text("aé€😀 /", max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", max_size=3), inner, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(st.text("abcdef", min_size=1, max_size=4), json_values, max_size=6))
def test_the_digest_does_not_depend_on_order_or_on_the_way_the_pack_came(document):
    backwards = dict(reversed(list(document.items())))
    assert digest(load_document(backwards)) == digest(document)
    assert digest(load_document(zipped({"pack.json": document}))) == digest(document)


def test_a_text_falls_back_to_english_and_then_to_what_there_is():
    assert text_in("Yard", "de") == "Yard"
    assert text_in({"en": "Yard", "de": "Hof"}, "de-AT") == "Hof"
    assert text_in({"en": "Yard", "de": "Hof"}, "fr") == "Yard"
    assert text_in({"fr": "Cour", "de": "Hof"}, "es") == "Hof"


def test_a_place_names_the_records_on_its_way():
    document = {"missions": [{}, {"id": "ferry", "boss": {"kind": "x"}}]}
    assert place(("missions", 1, "boss", "kind"), document) == "missions[1] (ferry).boss.kind"
    assert place(("missions", 7, "boss"), document) == "missions[7].boss"


@pytest.mark.parametrize(
    "error",
    [ContentError([Fault("a", "b.")]), IllegalChoice("No.", [1]), UnknownName("hero", "aby", ["abe"])],
)
def test_errors_survive_the_way_between_processes(error):
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, EngineError)
    assert (str(again), again.__dict__) == (str(error), error.__dict__)


# --- validation -----------------------------------------------------------------------------------


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Card(Strict):
    id: str
    name: LocalText = ""
    strength: int = Field(default=0, ge=0, le=9)
    kind: Literal["attack", "move"] = "attack"


class Deck(Strict):
    cards: tuple[Card, ...] = Field(default=(), max_length=3)
    top: int | Card | None = None


def complaints(document):
    with pytest.raises(ContentError) as caught:
        validate(Deck, document)
    return [str(fault) for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("document", "expected"),
    [
        ({"cards": [{"id": "x", "strength": -1}]}, "cards[0] (x).strength: This must be at least 0, not -1."),
        ({"cards": [{"id": "x", "strength": 10}]}, "cards[0] (x).strength: This must be at most 9, not 10."),
        ({"cards": [{"id": "x", "strength": "2"}]}, 'cards[0] (x).strength: This must be a whole number, not "2".'),
        ({"cards": [{"id": "x", "strength": True}]}, "cards[0] (x).strength: This must be a whole number, not true."),
        ({"cards": [{}]}, 'cards[0].id: "id" is missing.'),
        ({"card": []}, 'card: "card" is not a field that is known here. Did you mean "cards"?'),
        ({"cards": {}}, "cards: This must be a list, not an object."),
        ({"cards": [3]}, "cards[0]: This must be an object, not 3."),
        (
            {"cards": [{"id": "x", "kind": "atack"}]},
            'cards[0] (x).kind: This must be "attack" or "move", not "atack". Did you mean "attack"?',
        ),
        ({"cards": [{"id": "x"}] * 4}, "cards: This may have at most 3 entries."),
        ({"top": "x"}, 'top: This must be a whole number or an object, not "x".'),
        ({"top": {"id": 3}}, "top.id: This must be a text, not 3."),
        ({"cards": [{"id": "x", "name": {"english": "X"}}]}, "cards[0] (x).name: The languages of a text"),
        ({"cards": [{"id": "x", "name": 3}]}, "cards[0] (x).name: This must be a text, or texts by language"),
    ],
)
def test_faults_are_worded_for_authors(document, expected):
    (fault,) = complaints(document)
    assert fault.startswith(expected)


def test_a_field_that_belongs_elsewhere_is_not_offered_to_itself():
    assert complaints({"strength": 3}) == ['strength: "strength" is not a field that is known here.']


def test_every_fault_of_a_document_is_listed():
    document = {"cards": [{"id": 1, "strength": -1}, {"name": 3}], "deck": 1}
    assert [fault.split(":")[0] for fault in complaints(document)] == [
        "cards[0].id",
        "cards[0].strength",
        "cards[1].id",
        "cards[1].name",
        "deck",
    ]


@given(st.dictionaries(st.sampled_from(["cards", "top", "x"]), json_values))
def test_whatever_is_wrong_becomes_a_full_sentence(document):
    try:
        validate(Deck, document)
    except ContentError as error:
        for fault in error.faults:
            assert fault.message.endswith(".")
            assert "pydantic" not in fault.message


@pytest.mark.parametrize("seed", range(40))
def test_a_quick_look_and_a_close_one_find_the_same(seed):
    document = {"a": [1, {"b": ["x", None, True]}], "c": {"d": "é"}}
    for again in range(25):
        changed = mutant(document, 1_000 * seed + again)
        assert fits(changed) <= (
            list(misfits(changed)) == list(_found_misfits(changed, DEFAULT_LIMITS, is_kept=False)) == []
        )
