"""Zip files from strangers: only the JSON is read, in memory, and never more of it than allowed."""

from __future__ import annotations

import io
import stat
import struct
import zipfile
import zlib
from pathlib import PurePosixPath
from typing import Protocol

from engine.core.errors import ContentError, Fault

NESTED = (".zip", ".jar", ".7z", ".rar", ".tar", ".gz", ".tgz", ".bz2", ".xz", ".zst")
CHUNK = 65_536
END_RECORD = struct.Struct("<4s4H2LH")  # the zip file's closing record
END_MARK = b"PK\x05\x06"
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
        raise _refuse(f"The file is too large: at most {limits.archive_bytes:,} bytes are accepted.", "limit")
    if not is_zip(data):
        raise _refuse("The file is not a zip file.", "source")
    if _directory_size(data) > limits.files * (limits.path_length + 400):  # before the list of members is built
        raise _refuse(f"The zip file lists too many files: at most {limits.files:,} are accepted.", "limit")
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return _read_members(archive, limits)
    except BROKEN:
        raise _refuse("The zip file is damaged and cannot be read.", "source") from None


def _refuse(message: str, code: str) -> ContentError:
    return ContentError([Fault("", message, code=code)])


def _directory_size(data: bytes) -> int:
    """The size of the list of members that the closing record claims; too large when it claims nothing usable."""
    start = len(data) - END_RECORD.size
    if start < 0 or data[start : start + 4] != END_MARK or data[-2:] != b"\x00\x00":
        start = data.rfind(END_MARK, max(0, len(data) - END_RECORD.size - 65_535))
    if start < 0 or start + END_RECORD.size > len(data):
        raise _refuse("The zip file is damaged: its list of files is missing.", "source")
    return int(END_RECORD.unpack_from(data, start)[5])  # a zip64 file says 4 GB here and is refused by that


def _read_members(archive: zipfile.ZipFile, limits: ArchiveLimits) -> dict[str, bytes]:
    members = archive.infolist()
    if len(members) > limits.files:
        raise _refuse(f"The zip file lists too many files: at most {limits.files:,} are accepted.", "limit")
    if faults := _member_faults(members, limits):
        raise ContentError(faults)
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
        if message := _member_fault(member, name, limits):
            faults.append(Fault(name[: limits.path_length], message, code="source"))
        elif name.casefold() in seen:
            faults.append(Fault(name, "This file is in the zip file twice.", code="source"))
        seen.add(name.casefold())
    return faults


def _member_fault(member: zipfile.ZipInfo, name: str, limits: ArchiveLimits) -> str:
    """Why a member is not acceptable, or nothing."""
    if len(name) > limits.path_length:
        return f"The path is longer than {limits.path_length} characters."
    if not name.isprintable() or "\\" in name or ":" in name:
        return "The path holds characters that are not accepted."
    if name.startswith("/") or ".." in name.split("/"):
        return "The path leads out of the zip file."
    if stat.S_IFMT(member.external_attr >> 16) not in (0, stat.S_IFREG, stat.S_IFDIR):
        return "Links and special files are not accepted."
    if member.flag_bits & 0x1:
        return "The file is encrypted; please pack it without a password."
    if member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        return "The file is packed in an unusual way; please use ordinary zip compression."
    if name.lower().endswith(NESTED):
        return "An archive inside the zip file is not accepted."
    return ""


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
                message = "The file unpacks to more than is accepted."
                raise ContentError([Fault(member.filename, message, code="limit")])
            parts.append(chunk)
    return b"".join(parts)
