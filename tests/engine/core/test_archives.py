"""Zip files that contradict themselves: two readers must never see two different packs."""

import io
import json
import struct
import unicodedata
import zipfile

import pytest

from engine.core.archives import END_RECORD
from engine.core.content import load_document
from engine.core.errors import ContentError

PACK = {"id": "demo"}


def zipped(*names):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name in names or ("pack.json",):
            archive.writestr(name, json.dumps(PACK))
    return buffer.getvalue()


def refusal(data):
    with pytest.raises(ContentError) as caught:
        load_document(data)
    return caught.value.faults[0].message


def with_closing(data, **fields):
    """The archive with other numbers in its closing record."""
    names = ("mark", "disk", "first", "here", "members", "size", "offset", "comment")
    values = dict(zip(names, END_RECORD.unpack(data[-END_RECORD.size :]), strict=True)) | fields
    return data[: -END_RECORD.size] + END_RECORD.pack(*values.values())


def test_an_ordinary_archive_is_read():
    assert load_document(zipped()) == PACK


def test_a_comment_does_no_harm():
    buffer = io.BytesIO(zipped())
    with zipfile.ZipFile(buffer, "a") as archive:
        archive.comment = b"made on a Sunday"
    assert load_document(buffer.getvalue()) == PACK


def test_a_zip64_record_that_says_something_else_is_refused():
    data = zipped()
    plain = data[: -END_RECORD.size]
    start = len(plain)
    end64 = struct.pack("<4sQ2H2L4Q", b"PK\x06\x06", 44, 45, 45, 0, 0, 600_000, 600_000, 10, 0)
    locator = struct.pack("<4sLQL", b"PK\x06\x07", 0, start, 1)
    assert "contradicts itself" in refusal(plain + end64 + locator + data[-END_RECORD.size :])


@pytest.mark.parametrize(
    "fields", [{"members": 3, "here": 3}, {"here": 0}, {"disk": 1}, {"first": 1}, {"size": 10}, {"offset": 3}]
)
def test_a_closing_record_that_miscounts_is_refused(fields):
    assert "contradicts itself" in refusal(with_closing(zipped(), **fields))


def test_two_archives_in_one_file_are_refused():
    assert "contradicts itself" in refusal(zipped("other.json") + zipped())
    assert refusal(zipped() + b"PK\x03\x04" + zipped()[4:])


def test_bytes_before_or_after_the_archive_are_refused():
    assert refusal(zipped() + b"trailing")
    assert "contradicts itself" in refusal(b"PK\x03\x04 something else" + zipped())


def test_members_whose_names_look_alike_are_doubles():
    name = "caf\u00e9.json"
    assert "twice" in refusal(zipped("pack.json", name, unicodedata.normalize("NFD", name)))


def test_more_members_than_accepted_are_refused_before_they_are_listed():
    assert "too many files" in refusal(zipped(*(f"{n}.json" for n in range(2_001))))
