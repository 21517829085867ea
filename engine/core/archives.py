"""Zip files from strangers: only the JSON is read, in memory, and never more of it than allowed."""

from __future__ import annotations

import io
import stat
import struct
import unicodedata
import zipfile
import zlib
from pathlib import PurePosixPath
from typing import Any, Protocol

from engine.core import archive_words as words
from engine.core.bounds import MOST_FAULTS
from engine.core.errors import ContentError, Fault
from engine.core.lint import Trouble
from engine.core.sentences import visible

NESTED = (".zip", ".jar", ".7z", ".rar", ".tar", ".gz", ".tgz", ".bz2", ".xz", ".zst")
CHUNK = 65_536
END_RECORD = struct.Struct("<4s4H2LH")  # the zip file's closing record
END_MARK = b"PK\x05\x06"
ZIP64_LOCATOR = b"PK\x06\x07"
ZIP64_LOCATOR_SIZE = 20
BROKEN = (zipfile.BadZipFile, zlib.error, struct.error, EOFError, OSError, ValueError, RuntimeError)


class ArchiveLimits(Protocol):
    """The part of the content limits that an archive must keep."""

    @property
    def text_bytes(self) -> int: ...
    @property
    def archive_bytes(self) -> int: ...
    @property
    def files(self) -> int: ...
    @property
    def path_length(self) -> int: ...
    @property
    def ratio(self) -> int: ...


def is_zip(data: bytes) -> bool:
    """Whether the bytes begin as a zip file does."""
    return data[:4] in (b"PK\x03\x04", END_MARK)


def read_zip_members(data: bytes, limits: ArchiveLimits) -> dict[str, bytes]:
    """The JSON members of a zip file, path → bytes; ContentError lists every member that is not acceptable."""
    if len(data) > limits.archive_bytes:
        raise _refuse(words.TOO_LARGE, "limit", most=limits.archive_bytes)
    if not is_zip(data):
        raise _refuse(words.NO_ZIP)
    members = _closing_record(data, limits)  # before the list of members is built
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            if len(archive.infolist()) != members:
                raise _refuse(words.CONTRADICTION)
            return _read_members(archive, limits, len(data))
    except BROKEN:
        raise _refuse(words.DAMAGED) from None


def _refuse(trouble: Trouble, code: str = "source", **values: Any) -> ContentError:
    return ContentError([trouble.fault("", code, **values)])


def _closing_record(data: bytes, limits: ArchiveLimits) -> int:
    """How many members the closing record tells of, once it is sure that it tells of all there is in the file.

    A second closing record (zip64, or another archive around this one) may tell a reader something else: refused.
    """
    start = len(data) - END_RECORD.size
    if start < 0 or data[start : start + 4] != END_MARK or data[-2:] != b"\x00\x00":
        start = data.rfind(END_MARK, max(0, len(data) - END_RECORD.size - 65_535))
    if start < 0 or start + END_RECORD.size > len(data):
        raise _refuse(words.NO_LIST)
    _mark, disk, first_disk, here, members, size, offset, comment = END_RECORD.unpack_from(data, start)
    if members > limits.files or size > limits.files * (limits.path_length + 400):
        raise _refuse(words.TOO_MANY_FILES, "limit", most=limits.files)
    if data[max(0, start - ZIP64_LOCATOR_SIZE) : start].startswith(ZIP64_LOCATOR):
        raise _refuse(words.CONTRADICTION)
    is_whole = offset + size == start and start + END_RECORD.size + comment == len(data)
    if disk or first_disk or here != members or not is_whole:
        raise _refuse(words.CONTRADICTION)
    return int(members)


def _read_members(archive: zipfile.ZipFile, limits: ArchiveLimits, size: int) -> dict[str, bytes]:
    members = archive.infolist()
    if faults := _member_faults(members, limits):
        raise ContentError(faults)
    if sum(member.compress_size for member in members) > size:
        raise _refuse(words.CONTRADICTION)
    files: dict[str, bytes] = {}
    left = limits.text_bytes
    for member in members:
        if _is_wanted(member):
            files[member.filename] = _read_member(archive, member, left, limits)
            left -= len(files[member.filename])
    return files


def _member_faults(members: list[zipfile.ZipInfo], limits: ArchiveLimits) -> list[Fault]:
    faults: list[Fault] = []
    seen: set[str] = set()
    for member in members:
        name = member.orig_filename
        form = unicodedata.normalize("NFC", name).casefold()
        trouble = _member_fault(member, name, limits) or (words.TWICE if form in seen else None)
        if trouble is not None and len(faults) <= MOST_FAULTS:
            faults.append(trouble.fault(visible(name, limits.path_length), "source", most=limits.path_length))
        seen.add(form)
    return faults


def _member_fault(member: zipfile.ZipInfo, name: str, limits: ArchiveLimits) -> Trouble | None:
    """Why a member is not acceptable, or nothing."""
    if len(name) > limits.path_length:
        return words.LONG_PATH
    if not name.isprintable() or "\\" in name or ":" in name:
        return words.STRANGE_PATH
    if name.startswith("/") or ".." in name.split("/"):
        return words.OUTSIDE
    if stat.S_IFMT(member.external_attr >> 16) not in (0, stat.S_IFREG, stat.S_IFDIR):
        return words.LINK
    if member.flag_bits & 0x1:
        return words.ENCRYPTED
    if member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        return words.UNUSUAL
    if name.lower().endswith(NESTED):
        return words.NESTED
    return None


def _is_wanted(member: zipfile.ZipInfo) -> bool:
    """Whether it is JSON; what a system hides away (`.x`, `__MACOSX`) is not looked at."""
    parts = PurePosixPath(member.filename).parts
    hidden = any(part.startswith(".") or part == "__MACOSX" for part in parts)
    return member.filename.lower().endswith(".json") and not hidden


def _read_member(archive: zipfile.ZipFile, member: zipfile.ZipInfo, left: int, limits: ArchiveLimits) -> bytes:
    """One member's bytes, counted as they come out: what its header claims is not believed."""
    parts: list[bytes] = []
    size = 0
    most = min(left, max(CHUNK, member.compress_size * limits.ratio))
    with archive.open(member) as file:
        while chunk := file.read(min(CHUNK, most - size + 1)):
            size += len(chunk)
            if size > most:
                raise ContentError([words.UNPACKS.fault(member.filename, "limit")])
            parts.append(chunk)
    return b"".join(parts)
