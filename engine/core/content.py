"""Content from outside: bounded, parsed, validated, with every fault listed.

A pack is one JSON document. It comes as a mapping, as one `.json` file, or as a folder or zip file with a
`pack.json` and any number of further `*.json` files in any folders: the top-level keys of all these files are
merged in the order of their paths, lists are joined, and any other key may be given once only.
"""

from __future__ import annotations

import copy
import hashlib
import json
import os
import re
import unicodedata
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path, PurePosixPath
from typing import IO, Any

from engine.core import content_words as words
from engine.core.archives import is_zip, read_zip_members
from engine.core.bounds import DEFAULT_LIMITS, MOST_FAULTS, Limits
from engine.core.errors import ContentError, Fault
from engine.core.json_values import are_apart, misfits
from engine.core.lint import Trouble
from engine.core.sentences import Sentence, visible

Document = dict[str, Any]
Source = str | os.PathLike[str] | bytes | IO[bytes] | Mapping[str, Any]

PACK_FILE = "pack.json"


def load_document(source: Source, limits: Limits = DEFAULT_LIMITS, is_kept: bool = False) -> Document:
    """A folder, a zip, a JSON file or a mapping as one document; ContentError lists all that is wrong with it."""
    if isinstance(source, Mapping):
        document = dict(source)
    elif isinstance(source, str | os.PathLike | bytes) or hasattr(source, "read"):
        document = _merge(_parse_files(_read(source, limits), limits))
    else:
        raise ContentError([words.NO_OBJECT_AT_ALL.fault("", "json", ())])
    if faults := list(misfits(document, limits, is_kept)):
        raise ContentError(faults)
    return copy.deepcopy(document) if isinstance(source, Mapping) else document


def digest(document: object) -> str:
    """The SHA-256 of the document as canonical JSON: equal content, equal digest, whatever its layout."""
    return hashlib.sha256(canonical_json(document)).hexdigest()


def canonical_json(document: object) -> bytes:
    """The one spelling of a document: keys sorted, no spaces, UTF-8."""
    return json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()


def text_in(value: str | Mapping[str, str], lang: str) -> str:
    """A text in that language, else in English, else in the first language it has."""
    if isinstance(value, str):
        return value
    for wanted in (lang, lang.split("-")[0], "en"):
        if wanted in value:
            return value[wanted]
    return value[min(value)] if value else ""


def _read(source: str | os.PathLike[str] | bytes | IO[bytes], limits: Limits) -> dict[str, bytes]:
    """The JSON files of a source, path → bytes; a single JSON text counts as the pack file."""
    if isinstance(source, bytes):
        if is_zip(source):
            return read_zip_members(source, limits)
        if what := _something_else(source):
            raise ContentError([words.NO_PACK_FILE.fault("", "source", what=what())])
        return {PACK_FILE: _bounded(source, "", limits)}
    if isinstance(source, str | os.PathLike):
        path = Path(source)
        try:
            if path.is_dir():
                return _read_folder(path, limits)
            with path.open("rb") as file:
                return _read(_read_file(file, limits), limits)
        except (OSError, ValueError):  # ValueError: a name that no file can have
            raise ContentError([words.NO_SOURCE.fault("", "source", name=path.name)]) from None
    return _read(_read_file(source, limits), limits)


def _read_file(file: IO[bytes], limits: Limits) -> bytes:
    data = file.read(limits.archive_bytes + 1)
    if len(data) > limits.archive_bytes:
        raise ContentError([words.FILE_TOO_LARGE.fault("", "limit", most=limits.archive_bytes)])
    return data


def _something_else(data: bytes) -> Sentence | None:
    """What a file is that is no pack at all."""
    if not data.strip():
        return words.EMPTY_FILE
    return next((what for start, what in FOREIGN.items() if data.startswith(start)), None)


FOREIGN = {  # how files of other kinds begin
    b"\x1f\x8b": words.AN_ARCHIVE,
    b"7z\xbc\xaf": words.AN_ARCHIVE,
    b"Rar!": words.AN_ARCHIVE,
    b"BZh": words.AN_ARCHIVE,
    b"\xfd7zXZ": words.AN_ARCHIVE,
    b"\x28\xb5\x2f\xfd": words.AN_ARCHIVE,
    b"\x89PNG": words.A_PICTURE,
    b"\xff\xd8\xff": words.A_PICTURE,
    b"GIF8": words.A_PICTURE,
    b"RIFF": words.A_PICTURE,
    b"<svg": words.A_PICTURE,
    b"%PDF": words.A_DOCUMENT,
}


def _bounded(data: bytes, path: str, limits: Limits) -> bytes:
    if len(data) > limits.text_bytes:
        raise ContentError([words.TEXT_TOO_LARGE.fault(path, "limit", most=limits.text_bytes)])
    return data


def _read_folder(folder: Path, limits: Limits) -> dict[str, bytes]:
    files: dict[str, bytes] = {}
    faults: list[Fault] = []
    total = 0
    for path in _json_files(folder):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink() or not path.is_file():
            faults.append(words.LINK.fault(visible(name), "source"))
            continue
        with path.open("rb") as file:
            files[name] = file.read(limits.text_bytes - total + 1)
        total += len(files[name])
        if total > limits.text_bytes or len(files) > limits.files:
            faults.append(words.FOLDER_TOO_LARGE.fault(visible(name), "limit"))
            break
    if faults:
        raise ContentError(faults)
    return files


def _json_files(folder: Path) -> Iterator[Path]:
    for directory, names, files in os.walk(folder, followlinks=False):
        names[:] = sorted(name for name in names if not name.startswith("."))
        for file in sorted(files):
            if file.lower().endswith(".json") and not file.startswith("."):
                yield Path(directory, file)


def _parse_files(files: Mapping[str, bytes], limits: Limits) -> dict[str, Document]:
    """Each file as a JSON object; the faults of all files are reported together."""
    parsed: dict[str, Document] = {}
    faults: list[Fault] = []
    if sum(_values_in(data, limits) for data in files.values()) > limits.nodes:
        raise ContentError([words.TOO_MUCH.fault("", "limit", most=limits.nodes)])
    for path in sorted(files):
        before = len(faults)
        content = parse_json(files[path], path, faults)
        if isinstance(content, dict):
            parsed[path] = content
        elif len(faults) == before:
            faults.append(words.NO_OBJECT.fault(path, "json"))
    if faults:
        raise ContentError(faults)
    return parsed


# A comma or bracket, or a text to be passed over. One that never ends goes to the end of the file: else each of its
# quotation marks would be looked behind anew.
_MARKS = re.compile(rb'"(?:[^"\\]|\\.)*+(?:"|\\?\Z)|([,[{])', re.DOTALL)


def _values_in(data: bytes, limits: Limits) -> int:
    """How many values a JSON text holds at least, without building one: they are divided by commas and brackets."""
    marks = sum(data.count(mark) for mark in (b",", b"[", b"{"))
    if marks <= limits.nodes // 4:
        return marks
    outside = (found for found in _MARKS.finditer(data) if found[1])  # many of them may stand in prose
    return sum(1 for _ in islice(outside, limits.nodes + 1))


def parse_json(data: bytes, path: str, faults: list[Fault]) -> Any:
    """The value of a JSON text, or None with what is wrong added to `faults`; after the first hundred it is enough."""

    def add(trouble: Trouble, **values: Any) -> None:
        if len(faults) <= MOST_FAULTS:
            faults.append(trouble.fault(path, "json", **values))

    def unique(pairs: list[tuple[str, Any]]) -> Document:
        result: Document = dict(pairs)
        if len(result) < len(pairs) or not are_apart(result):
            seen: set[str] = set()
            for key, _value in pairs:
                if (form := unicodedata.normalize("NFC", key)) in seen:
                    add(words.DOUBLE_KEY, key=key)
                seen.add(form)
        return result

    def constant(name: str) -> int:
        add(words.NO_JSON_NUMBER, name=name)
        return 0

    try:
        return json.loads(data.decode("utf-8-sig"), object_pairs_hook=unique, parse_constant=constant)
    except UnicodeDecodeError:
        add(words.NOT_UTF8)
    except json.JSONDecodeError as error:
        add(words.NOT_JSON, line=error.lineno, column=error.colno)
    except RecursionError:
        add(words.TOO_DEEP)
    except ValueError:
        add(words.TOO_MANY_DIGITS)
    return None


def _merge(files: Mapping[str, Document]) -> Document:
    """The files' top-level keys in one document; a key other than a list may be given once."""
    if not any(PurePosixPath(path).name == PACK_FILE for path in files):
        raise ContentError([words.NO_PACK_JSON.fault("", "source")])
    merged: Document = {}
    home: dict[str, str] = {}
    faults: list[Fault] = []
    for path, content in files.items():
        for key, value in content.items():
            if key not in merged:
                merged[key] = list(value) if isinstance(value, list) else value
                home[key] = path
            elif isinstance(value, list) and isinstance(merged[key], list):
                merged[key].extend(value)
            else:
                faults.append(words.SPREAD_KEY.fault(path, "source", key=key, other=home[key]))
    if faults:
        raise ContentError(faults)
    return merged
