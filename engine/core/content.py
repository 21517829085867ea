"""Content from outside: bounded, parsed, validated, with every fault listed.

A pack is one JSON document. It comes as a mapping, as one `.json` file, or as a folder or zip file with a
`pack.json` and any number of further `*.json` files in any folders: the top-level keys of all these files are
merged in the order of their paths, lists are joined, and any other key may be given once only.
"""

from __future__ import annotations

import copy
import hashlib
import json
import math
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import IO, Any

from engine.core.archives import is_zip, read_zip_members
from engine.core.errors import ContentError, Fault

Document = dict[str, Any]
Source = str | os.PathLike[str] | bytes | IO[bytes] | Mapping[str, Any]

PACK_FILE = "pack.json"
LARGEST_NUMBER = 2**53  # what JSON readers in browsers still hold exactly


@dataclass(frozen=True, slots=True)
class Limits:
    """How much content is accepted; generous for any real pack."""

    text_bytes: int = 8_000_000
    archive_bytes: int = 64_000_000
    files: int = 2_000
    path_length: int = 200
    ratio: int = 200
    depth: int = 60
    nodes: int = 400_000


DEFAULT_LIMITS = Limits()


def load_document(source: Source, limits: Limits = DEFAULT_LIMITS) -> Document:
    """A folder, a zip, a JSON file or a mapping as one document; ContentError lists all that is wrong with it."""
    if isinstance(source, Mapping):
        document = dict(source)
    else:
        document = _merge(_parse_files(_read(source, limits)))
    if faults := list(misfits(document, limits)):
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


def place(parts: tuple[str | int, ...], document: object = None) -> str:
    """The path of a place in a document, with the ids of the records on the way: `missions[2] (ferry).boss`."""
    path = ""
    node = document
    for part in parts:
        if isinstance(part, int):
            node = node[part] if isinstance(node, list) and 0 <= part < len(node) else None
            path += f"[{part}]"
            name = node.get("id") if isinstance(node, dict) else None
            if isinstance(name, str) and 0 < len(name) <= 64:
                path += f" ({name})"
        else:
            node = node.get(part) if isinstance(node, dict) else None
            path += f".{part}" if path else part
    return path


def _read(source: str | os.PathLike[str] | bytes | IO[bytes], limits: Limits) -> dict[str, bytes]:
    """The JSON files of a source, path → bytes; a single JSON text counts as the pack file."""
    if isinstance(source, bytes):
        return read_zip_members(source, limits) if is_zip(source) else {PACK_FILE: _bounded(source, "", limits)}
    if isinstance(source, str | os.PathLike):
        path = Path(source)
        try:
            if path.is_dir():
                return _read_folder(path, limits)
            with path.open("rb") as file:
                return _read(_read_file(file, limits), limits)
        except (OSError, ValueError):  # ValueError: a name that no file can have
            message = f'There is no folder or file called "{path.name}" that can be read.'
            raise ContentError([Fault("", message, code="source")]) from None
    return _read(_read_file(source, limits), limits)


def _read_file(file: IO[bytes], limits: Limits) -> bytes:
    data = file.read(limits.archive_bytes + 1)
    if len(data) > limits.archive_bytes:
        message = f"The file is too large: at most {limits.archive_bytes:,} bytes are accepted."
        raise ContentError([Fault("", message, code="limit")])
    return data


def _bounded(data: bytes, path: str, limits: Limits) -> bytes:
    if len(data) > limits.text_bytes:
        message = f"The file is too large: at most {limits.text_bytes:,} bytes of JSON are accepted."
        raise ContentError([Fault(path, message, code="limit")])
    return data


def _read_folder(folder: Path, limits: Limits) -> dict[str, bytes]:
    files: dict[str, bytes] = {}
    faults: list[Fault] = []
    total = 0
    for path in _json_files(folder):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink() or not path.is_file():
            faults.append(Fault(name, "Links and special files are not accepted in a pack.", code="source"))
            continue
        with path.open("rb") as file:
            files[name] = file.read(limits.text_bytes - total + 1)
        total += len(files[name])
        if total > limits.text_bytes or len(files) > limits.files:
            message = "The folder holds more than a pack may: fewer or smaller files, please."
            faults.append(Fault(name, message, code="limit"))
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


def _parse_files(files: Mapping[str, bytes]) -> dict[str, Document]:
    """Each file as a JSON object; the faults of all files are reported together."""
    parsed: dict[str, Document] = {}
    faults: list[Fault] = []
    for path in sorted(files):
        content = parse_json(files[path], path, faults)
        if isinstance(content, dict):
            parsed[path] = content
        elif content is not None:
            faults.append(Fault(path, "The file must hold one JSON object, in curly brackets.", code="json"))
    if faults:
        raise ContentError(faults)
    return parsed


def parse_json(data: bytes, path: str, faults: list[Fault]) -> Any:
    """The value of a JSON text, or None with what is wrong added to `faults`."""

    def add(message: str) -> None:
        faults.append(Fault(path, message, code="json"))

    def unique(pairs: list[tuple[str, Any]]) -> Document:
        result: Document = {}
        for key, value in pairs:
            if key in result:
                add(f'The key "{key[:60]}" is given twice in the same object.')
            result[key] = value
        return result

    def constant(name: str) -> int:
        add(f"{name} is not a number that JSON knows.")
        return 0

    try:
        return json.loads(data.decode("utf-8-sig"), object_pairs_hook=unique, parse_constant=constant)
    except UnicodeDecodeError:
        add("The file is not text in UTF-8.")
    except json.JSONDecodeError as error:
        add(f"This is not valid JSON, see line {error.lineno}, column {error.colno}.")
    except RecursionError:
        add("The brackets are nested too deeply.")
    except ValueError:
        add("The file holds a number with too many digits.")
    return None


def _merge(files: Mapping[str, Document]) -> Document:
    """The files' top-level keys in one document; a key other than a list may be given once."""
    if not any(PurePosixPath(path).name == PACK_FILE for path in files):
        raise ContentError([Fault("", "There is no pack.json: every pack needs one.", code="source")])
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
                message = f'"{key[:60]}" is given here and in {home[key]}; only lists may be spread over files.'
                faults.append(Fault(path, message, "Keep one of the two.", "source"))
    if faults:
        raise ContentError(faults)
    return merged


def misfits(document: object, limits: Limits = DEFAULT_LIMITS) -> Iterator[Fault]:
    """What in a value is not JSON, or more of it than accepted; iterative, so that no nesting can break it."""
    stack: list[tuple[object, tuple[str | int, ...]]] = [(document, ())]
    nodes = size = 0
    while stack:
        node, parts = stack.pop()
        nodes += 1
        if nodes > limits.nodes or size > limits.text_bytes:
            message = "The pack holds more than is accepted: fewer records or shorter texts, please."
            yield Fault("", message, code="limit")
            return
        if len(parts) > limits.depth:
            yield Fault(place(parts[:6], document), "The content is nested too deeply here.", "", "limit", parts[:6])
            return
        if isinstance(node, str):
            size += len(node)
            if fault := _text_fault(node):
                yield Fault(place(parts, document), fault, "", "json", parts)
        elif isinstance(node, Mapping):
            stack.extend((value, (*parts, str(key))) for key, value in reversed(list(node.items())))
            for key in node:
                size += len(key) if isinstance(key, str) else 0
                if not isinstance(key, str) or _text_fault(key):
                    yield Fault(place(parts, document), "The keys of an object must be plain texts.", "", "json", parts)
        elif isinstance(node, list):
            stack.extend((value, (*parts, index)) for index, value in reversed(list(enumerate(node))))
        elif fault := _scalar_fault(node):
            yield Fault(place(parts, document), fault, "", "json", parts)


def _text_fault(text: str) -> str:
    if "\x00" in text:
        return "The text holds a NUL character."
    try:
        text.encode()
    except UnicodeEncodeError:
        return "The text holds half of a two-part character."
    return ""


def _scalar_fault(node: object) -> str:
    if node is None or isinstance(node, bool):
        return ""
    if isinstance(node, int):
        return "" if abs(node) <= LARGEST_NUMBER else "This number is too large."
    if isinstance(node, float):
        return "" if math.isfinite(node) and abs(node) <= LARGEST_NUMBER else "This number is too large, or no number."
    return f"A value of the kind {type(node).__name__} has no place in JSON."
