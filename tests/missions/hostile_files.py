"""Files that nobody should be able to import, each with a piece of the sentence that refuses it."""

import io
import json
import struct
import zipfile
import zlib
from collections.abc import Callable
from typing import Any

from tests import build

LINK, FIFO, DEVICE = 0o120777, 0o010644, 0o060644


def pack_json(**changes: Any) -> bytes:
    return json.dumps(build.document() | changes).encode()


def zipped(*members: tuple[str, bytes], mode: int = 0o100644, how: int = zipfile.ZIP_DEFLATED, flags: int = 0) -> bytes:
    """A zip with a sound pack and further members."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", how) as archive:
        archive.writestr("pack.json", pack_json())
        for name, data in members:
            info = zipfile.ZipInfo(name)
            info.external_attr = mode << 16
            info.compress_type = how
            archive.writestr(info, data)
    data = buffer.getvalue()
    return with_flags(data, flags) if flags else data


def with_flags(data: bytes, flags: int) -> bytes:
    """The flags of every member set, in the list and before the data."""
    changed = bytearray(data)
    for mark, offset in ((b"PK\x01\x02", 8), (b"PK\x03\x04", 6)):
        at = changed.find(mark)
        while at >= 0:
            changed[at + offset : at + offset + 2] = struct.pack("<H", flags)
            at = changed.find(mark, at + 4)
    return bytes(changed)


def only(name: str, data: bytes) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, data)
    return buffer.getvalue()


def doubled() -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("pack.json", pack_json())
        archive.writestr("PACK.json", b"{}")
    return buffer.getvalue()


def lying_size() -> bytes:
    """A member that claims ten bytes and holds fifty million."""
    data = bytearray(only("pack.json", b" " * 50_000_000))
    at = data.find(b"PK\x01\x02")
    data[at + 24 : at + 28] = struct.pack("<I", 10)
    return bytes(data)


def overlapping() -> bytes:
    """Many entries of the list that all lead to the same packed data."""
    packed = zlib.compress(b'{"a": "' + b"x" * 2_000_000 + b'"}')[2:-4]
    body = (
        b"PK\x03\x04" + struct.pack("<HHHHHIIIHH", 20, 0, 8, 0, 0, 0, len(packed), 2_000_009, 6, 0) + b"a.json" + packed
    )
    listing = b""
    for number in range(60):
        name = f"{number}.json".encode()
        listing += (
            b"PK\x01\x02"
            + struct.pack(
                "<HHHHHHIIIHHHHHII", 20, 20, 0, 8, 0, 0, 0, len(packed), 2_000_009, len(name), 0, 0, 0, 0, 0, 0
            )
            + name
        )
    end = b"PK\x05\x06" + struct.pack("<HHHHIIH", 0, 0, 60, 60, len(listing), len(body), 0)
    return body + listing + end


def nested(depth: int) -> bytes:
    return b'{"ruleset": "countdown", "a": ' + b"[" * depth + b"]" * depth + b"}"


def truncated(share: float) -> bytes:
    data = zipped()
    return data[: int(len(data) * share)]


def flipped(at: int) -> bytes:
    data = bytearray(zipped(("art/ops/a.png", b"x" * 500)))
    data[at] ^= 0xFF
    return bytes(data)


def broken_stream(member: str) -> bytes:
    """A sound zip in which one member's packed bytes make no sense."""
    data = bytearray(zipped((member, bytes(range(256)) * 40)))
    begin = data.rindex(member.encode(), 0, data.index(b"PK\x01\x02")) + len(member)
    data[begin : begin + 20] = (byte ^ 0x5A for byte in data[begin : begin + 20])
    return bytes(data)


def raw(name: str, data: bytes = b"x") -> bytes:
    """A zip with a member of exactly this name; one of no letters has five blanks in place of it."""
    packed = zipped((name or "EMPTY", data), how=zipfile.ZIP_STORED)
    return packed if name else packed.replace(b"EMPTY", b"     ")


def two_pictures_for_a_card() -> bytes:
    return zipped(("art/ops/gustav.png", PNG), ("art/ops/gustav.jpg", PNG))


def claiming(members: int) -> bytes:
    """A list of members that says how many they are, and lies."""
    data = bytearray(zipped())
    at = data.rfind(b"PK\x05\x06")
    data[at + 8 : at + 12] = struct.pack("<HH", members, members)
    return bytes(data)


def with_id(text: str) -> bytes:
    document = build.document()
    document["ops"][0]["id"] = text
    return json.dumps(document).encode()


def with_text(text: str) -> bytes:
    document = build.document()
    document["ops"][0]["name"] = {"en": text}
    return json.dumps(document).encode()


PNG = b"\x89PNG\r\n\x1a\n" + b"0" * 64

HOSTILE: dict[str, tuple[Callable[[], bytes], str]] = {
    "picture in a broken stream": (lambda: broken_stream("art/ops/gustav.png"), "damaged"),
    "list of pictures in a broken stream": (lambda: broken_stream("art/list.json"), "damaged"),
    "list for an id": (lambda: pack_json(ops=[{"id": [1, 2]}]), "An id is a text"),
    "page for an id": (lambda: pack_json(assignments=[{"id": "export"}]), "another page of the pack"),
    "path for an id": (lambda: pack_json(ops=[{"id": "../../etc/passwd"}]), "An id is a text"),
    # nothing, or not a pack at all
    "empty": (lambda: b"", "empty"),
    "blank": (lambda: b"   \n\t ", "empty"),
    "text": (lambda: b"hello", "not valid JSON"),
    "html": (lambda: b"<!doctype html><script>alert(1)</script>", "not valid JSON"),
    "picture": (lambda: PNG, "it is a picture"),
    "elf": (lambda: b"\x7fELF" + bytes(200), "not valid JSON"),
    "gzip": (lambda: b"\x1f\x8b\x08" + bytes(100), "archive of another kind"),
    "rar": (lambda: b"Rar!\x1a\x07\x00" + bytes(100), "archive of another kind"),
    "latin-1": (lambda: '{"title": "Übung"}'.encode("latin-1"), "not text in UTF-8"),
    "utf-16": (lambda: pack_json().decode().encode("utf-16"), "not text in UTF-8"),
    "utf-32": (lambda: pack_json().decode().encode("utf-32"), "not text in UTF-8"),
    "list": (lambda: b"[]", "one JSON object"),
    "number": (lambda: b"7", "one JSON object"),
    "string": (lambda: b'"pack"', "one JSON object"),
    "cut off": (lambda: pack_json()[:5000], "not valid JSON"),
    # JSON that lies in wait
    "deep": (lambda: nested(200), "nested too deeply"),
    "very deep": (lambda: nested(100_000), "more than is accepted"),
    "nan": (lambda: b'{"ruleset": "countdown", "a": NaN}', "not a number"),
    "infinity": (lambda: b'{"ruleset": "countdown", "a": -Infinity}', "not a number"),
    "1e999": (lambda: b'{"ruleset": "countdown", "a": 1e999}', "too large"),
    "big number": (lambda: b'{"ruleset": "countdown", "a": 1' + b"0" * 40 + b"}", "too large"),
    "digits": (lambda: b'{"ruleset": "countdown", "a": 1' + b"0" * 10_000 + b"}", "too many digits"),
    "twice the key": (lambda: b'{"ruleset": "countdown", "ruleset": "countdown"}', "given twice"),
    "nul": (lambda: b'{"ruleset": "countdown", "a": "x\\u0000y"}', "NUL"),
    "surrogate": (lambda: b'{"ruleset": "countdown", "a": "\\ud800"}', "two-part"),
    "surrogate key": (lambda: b'{"ruleset": "countdown", "\\udfff": 1}', "plain texts"),
    "nine megabytes": (lambda: b'{"a": "' + b"x" * 9_000_000 + b'"}', "too large"),
    "a million nodes": (lambda: b'{"a": [' + b"1," * 900_000 + b"1]}", "more than is accepted"),
    # not for us
    "no ruleset": (lambda: b'{"title": "x"}', "does not know"),
    "unknown ruleset": (lambda: pack_json(ruleset="chess"), "does not know"),
    "ruleset as a list": (lambda: pack_json(ruleset=["countdown"]), "does not know"),
    "ruleset of a megabyte": (lambda: pack_json(ruleset="x" * 1_000_000), "does not know"),
    "newer format": (lambda: pack_json(format=99), "newer version"),
    # scripts and disguises
    "script": (lambda: with_text("<script>alert(1)</script>"), "HTML and scripts"),
    "script with spaces": (lambda: with_text("< ScRiPt >alert(1)"), "HTML and scripts"),
    "img": (lambda: with_text("<img src=x onerror=alert(1)>"), "HTML and scripts"),
    "svg": (lambda: with_text("<svg onload=alert(1)>"), "HTML and scripts"),
    "iframe": (lambda: with_text("<iframe src=//evil.example>"), "HTML and scripts"),
    "javascript link": (lambda: with_text("[x](javascript:alert(1))"), "HTML and scripts"),
    "script as a key": (lambda: pack_json(**{"<script>": 1}), "HTML and scripts"),
    "turned writing": (lambda: with_text("abc\u202edef"), "nobody sees"),
    "no width": (lambda: with_text("abc\u200bdef"), "nobody sees"),
    "isolate": (lambda: with_text("abc\u2066def"), "nobody sees"),
    "details": (lambda: with_text("<details open ontoggle=alert(1)>"), "HTML and scripts"),
    "video": (lambda: with_text("<video src=x>"), "HTML and scripts"),
    "any tag with a handler": (lambda: with_text("<x onwheel = alert(1)>"), "HTML and scripts"),
    "button": (lambda: with_text("<button formaction=//evil.example>"), "HTML and scripts"),
    "body": (lambda: with_text("</ body onload=alert(1)>"), "HTML and scripts"),
    "math": (lambda: with_text("<math><mtext>"), "HTML and scripts"),
    "link as HTML": (lambda: with_text("<a href='//evil.example'>x</a>"), "HTML and scripts"),
    "page in a link": (lambda: with_text("[x](data:text/html;base64,PHNjcmlwdD4=)"), "HTML and scripts"),
    "script link over two lines": (lambda: with_text("[x](java\nscript:alert(1))"), "HTML and scripts"),
    "script link with an entity": (lambda: with_text("[x](javascript&#058;alert(1))"), "HTML and scripts"),
    "arabic mark": (lambda: with_text("abc\u061cdef"), "nobody sees"),
    "tag letters": (lambda: with_text("abc\U000e0041\U000e0042"), "nobody sees"),
    "filler": (lambda: with_text("\u3164"), "nobody sees"),
    "ruby": (lambda: with_text("a\ufff9b\ufffac\ufffb"), "nobody sees"),
    "line separator": (lambda: with_text("a\u2028b"), "nobody sees"),
    "vowel separator": (lambda: with_text("a\u180eb"), "nobody sees"),
    "terminal": (lambda: with_text("\x1b[31mred\x07"), "nobody sees"),
    "control letters": (lambda: with_text("a\x7f\x9bb"), "nobody sees"),
    "upwards for an id": (lambda: with_id(".."), "An id is a text"),
    "here for an id": (lambda: with_id("."), "An id is a text"),
    "lines for an id": (lambda: with_id("a\nb"), "An id is a text"),
    "turned id": (lambda: with_id("a\u202eb"), "nobody sees"),
    "format and a half": (lambda: pack_json(format=2.5), "newer version"),
    "format as a text": (lambda: pack_json(format="99"), "newer version"),
    "many languages": (lambda: pack_json(languages=["x" * 5000] * 3000), "too large"),
    "many fields": (lambda: pack_json(**{f"k{n}": n for n in range(5000)}), "at most 5000"),
    "field with a long name": (lambda: pack_json(**{"x" * 100_000: [{}]}), "at most 200"),
    # zips
    "page with a zip behind it": (lambda: b"<script>alert(1)</script>" + zipped(), "damaged|contradicts|UTF-8"),
    "blank name": (lambda: raw(""), "Only JSON, text and pictures"),
    "dot for a name": (lambda: raw("."), "Only JSON, text and pictures"),
    "dot behind the name": (lambda: raw("pack.json."), "Only JSON, text and pictures"),
    "blank behind the name": (lambda: raw("pack.json "), "Only JSON, text and pictures"),
    "stream of a file": (lambda: raw("a.txt::$DATA"), "not accepted"),
    "two pictures for a card": (two_pictures_for_a_card, "two pictures"),
    "claims many": (lambda: claiming(65_535), "too many files"),
    "claims none": (lambda: claiming(0), "contradicts itself"),
    "accents in two ways": (lambda: zipped(("a\u00e9.json", b"{}"), ("ae\u0301.json", b"{}")), "twice"),
    "no pack": (lambda: only("readme.txt", b"hello"), "no pack.json"),
    "broken json inside": (lambda: only("pack.json", b"{"), "not valid JSON"),
    "twice the title": (lambda: zipped(("b/more.json", b'{"title": "x"}')), "only lists may be spread"),
    "traversal": (lambda: zipped(("../../etc/passwd.json", b"{}")), "leads out"),
    "traversal inside": (lambda: zipped(("art/../../x.png", PNG)), "leads out"),
    "absolute": (lambda: zipped(("/etc/cron.d/x", b"x")), "leads out"),
    "backslashes": (lambda: zipped(("..\\..\\x.json", b"{}")), "not accepted"),
    "drive": (lambda: zipped(("C:/x.json", b"{}")), "not accepted"),
    "long path": (lambda: zipped(("a/" * 150 + "x.json", b"{}")), "longer than"),
    "bell in a name": (lambda: zipped(("a\x07b.json", b"{}")), "not accepted"),
    "turned name": (lambda: zipped(("gnp.\u202eexe.txt", b"x")), "not accepted"),
    "link": (lambda: zipped(("passwd", b"/etc/passwd"), mode=LINK), "Links and special"),
    "pipe": (lambda: zipped(("pipe", b""), mode=FIFO), "Links and special"),
    "device": (lambda: zipped(("disk", b""), mode=DEVICE), "Links and special"),
    "encrypted": (lambda: zipped(("x.txt", b"x"), flags=1), "encrypted"),
    "lzma": (lambda: zipped(("x.txt", b"x"), how=zipfile.ZIP_LZMA), "unusual"),
    "bzip2": (lambda: zipped(("x.txt", b"x"), how=zipfile.ZIP_BZIP2), "unusual"),
    "zip in zip": (lambda: zipped(("inner.zip", zipped())), "archive inside"),
    "tar in zip": (lambda: zipped(("inner.tar.gz", b"x")), "archive inside"),
    "doubles": (doubled, "twice"),
    "many members": (lambda: zipped(*((f"{n}.txt", b"") for n in range(2_500))), "too many files"),
    "bomb": (lambda: only("pack.json", b" " * 60_000_000), "unpacks to more"),
    "bomb of a picture": (lambda: zipped(("art/ops/a.png", bytes(30_000_000))), "unpacks to more"),
    "bomb that lies": (lying_size, "damaged"),
    "overlapping": (overlapping, "contradicts itself"),
    "program": (lambda: zipped(("setup.exe", b"MZ")), "Only JSON, text and pictures"),
    "page": (lambda: zipped(("index.html", b"<script>")), "Only JSON, text and pictures"),
    "svg file": (lambda: zipped(("art/ops/a.svg", b"<svg onload='alert(1)'/>")), "Only JSON, text and pictures"),
    "python": (lambda: zipped(("conftest.py", b"import os")), "Only JSON, text and pictures"),
    "picture elsewhere": (lambda: zipped(("x.png", PNG)), "Only JSON, text and pictures"),
    "half": (lambda: truncated(0.5), "damaged"),
    "no end": (lambda: truncated(0.98), "damaged"),
    "flipped in the data": (lambda: flipped(400), "damaged"),
    "large": (lambda: bytes(25 * 1024 * 1024), "too large"),
}  # fmt: skip
