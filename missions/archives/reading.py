"""A `.fireteam` file, a zip or a JSON file from a stranger: bounded, looked through, told in sentences."""

import json
import re
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import PurePosixPath
from typing import Any

from django.utils.translation import gettext as _

from engine import ContentError, check, collections, load_document, said
from missions import games
from missions.archives.extras import members
from missions.archives.writing import ART_LIST
from missions.errors import MissionsError
from missions.folding import UNSEEN, localised, one_line
from missions.pictures.intake import MOST_PIXELS_AT_ONCE, pixels_of

LARGEST_FILE = 24 * 1024 * 1024
LARGEST_PICTURE = 6 * 1024 * 1024
MOST_PICTURES = 400
MOST_TEXT = 64 * 1024  # of the credits and the list of pictures
PICTURES = (".png", ".jpg", ".jpeg", ".webp")
TEXTS = (".txt", ".md")
FORMAT = 1
# What stands behind a pack's address where a mission's id could stand.
PAGES_OF_A_PACK = frozenset({
    "bin", "cards", "comments", "edit", "export", "fork", "like", "publish", "report", "restore", "sectors", "sharing",
    "unpublish", "words",
})  # fmt: skip

# Prose is Markdown: nothing that a browser could take for a tag or a script has a place in it.
# No two gaps stand beside each other in it: a long run of spaces could be shared between them in as many ways.
_SCRIPT = re.compile(
    r"""<[\s/]*(script|iframe|frame|frameset|object|embed|applet|portal|svg|math|img|video|audio|source|style|link
        |meta|base|html|body|template|form|input|button|textarea|select|details|marquee|a\s+href)\b
    |<[^<>]{0,300}\bon[a-z]+\s*=
    |(java|vb)\s*script\s*(:|&colon;|&\#0*58;|&\#x0*3a;)
    |data\s*:\s*text/html""",
    re.IGNORECASE | re.VERBOSE,
)
_TURNING = re.compile(f"[\0{UNSEEN}]")


class BadArchive(MissionsError):
    """The file is refused as a whole: nothing of it is kept. `reasons` says why, each with its place."""

    def __init__(self, reasons: list[tuple[str, str]]) -> None:
        super().__init__(" ".join(message for _, message in reasons[:1]))
        self.reasons = reasons


@dataclass
class Parcel:
    """What a file holds: readable, not necessarily sound."""

    document: dict[str, Any]
    checked: Any  # the engine's Checked
    art: dict[str, bytes] = field(default_factory=dict)  # 'collection/key' → the picture's bytes
    art_about: dict[str, dict[str, str]] = field(default_factory=dict)
    left_out: dict[str, str] = field(default_factory=dict)  # pictures that cannot be taken → why; all else can
    extras: dict[str, Any] = field(default_factory=dict)  # what other apps sent along, see missions.archives.extras

    @property
    def title(self) -> str:
        return localised(self.document.get("title")) or _("Imported pack")

    @property
    def errors(self) -> list[Any]:
        return [one for one in self.checked.findings if one.severity == "error"]


def open_parcel(data: bytes, lang: str = "en") -> Parcel:
    """The file's content; BadArchive where it cannot be trusted or read at all."""
    if len(data) > LARGEST_FILE:
        raise refused(_("The file is too large: at most %(most)s MB are accepted.") % {"most": LARGEST_FILE >> 20})
    if not data.strip():
        raise refused(_("The file is empty."))
    try:
        document = load_document(data)
    except ContentError as error:
        raise BadArchive([(fault.path, told(fault, lang)) for fault in error.faults[:50]]) from None
    check_document(document)
    parcel = Parcel(document, check(document, None, lang))
    if zipfile.is_zipfile(BytesIO(data)):
        read_art(data, parcel)
    return parcel


def refused(message: str, place: str = "") -> BadArchive:
    return BadArchive([(place, message)])


def told(fault: Any, lang: str) -> str:
    """A fault of the loader, with its remedy."""
    return " ".join(said(part, lang) for part in (fault.message, fault.hint) if part)


def check_document(document: dict[str, Any]) -> None:
    """What makes a document useless here however sound it is, and what has no place in any."""
    ruleset = document.get("ruleset")
    if not isinstance(ruleset, str) or ruleset not in games.titles():
        known = ", ".join(games.titles().values())
        name = str(ruleset)[:60] if ruleset else _("none")
        raise refused(_("It is for a game that this site does not know (%(name)s). Known are: %(known)s.") % {
            "name": name, "known": known}, "ruleset")  # fmt: skip
    if is_newer(document.get("format")):
        raise refused(_("It was made by a newer version of Fireteam HQ than this one."), "format")
    if reasons := [*bad_texts(document), *bad_ids(document)][:50]:
        raise BadArchive(reasons)


def is_newer(stated: Any) -> bool:
    """A later format may be numbered in another way than ours."""
    try:
        return float(stated) > FORMAT
    except (TypeError, ValueError, OverflowError):
        return False


def bad_texts(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        if _SCRIPT.search(value):
            yield one_line(" › ".join(path)), _("Texts are Markdown: HTML and scripts are not accepted.")
        elif _TURNING.search(value):
            yield (
                one_line(" › ".join(path)),
                _("The text holds characters that nobody sees or that turn the writing around."),
            )
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from bad_texts(key, (*path, str(key)[:40]))
            yield from bad_texts(inner, (*path, str(key)[:40]))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            name = inner.get("id") if isinstance(inner, dict) else None
            yield from bad_texts(inner, (*path, name[:40] if isinstance(name, str) else str(index)))


def bad_ids(document: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Ids are parts of addresses; all else that can be wrong with them is for the draft's check to tell."""
    missions = {one.name for one in collections(document["ruleset"]) if one.shelf == "mission"}
    for name, records in document.items():
        for index, record in enumerate(records if isinstance(records, list) else ()):
            found = record.get("id", "") if isinstance(record, dict) else ""
            if not isinstance(found, str) or "/" in found or not found.isprintable() or found in (".", ".."):
                yield f"{name} › {index + 1} › id", _("An id is a text without slashes, line breaks and steps upwards.")
            elif name in missions and found in PAGES_OF_A_PACK:
                message = _("“%(id)s” is the address of another page of the pack: choose another id.") % {"id": found}
                yield f"{name} › {index + 1} › id", message


def read_art(data: bytes, parcel: Parcel) -> None:
    """The pictures of a zip whose list of members the engine has found acceptable."""
    left, pixels = LARGEST_FILE, MOST_PIXELS_AT_ONCE
    with zipfile.ZipFile(BytesIO(data)) as archive:
        for member in archive.infolist():
            kind = kind_of(member)
            if kind == "stranger":
                message = _("Only JSON, text and pictures (PNG, JPEG, WebP) belong into the file.")
                raise refused(message, member.filename)
            if kind == "picture":
                if len(parcel.art) >= MOST_PICTURES:
                    raise refused(_("It holds more than %(most)s pictures.") % {"most": MOST_PICTURES})
                place = str(PurePosixPath(member.filename).with_suffix("")).removeprefix("art/")
                if place in parcel.art:
                    raise refused(_("It holds two pictures for one card."), member.filename)
                parcel.art[place] = read_bounded(archive, member, min(LARGEST_PICTURE, left))
                left -= len(parcel.art[place])
                pixels -= pixels_of(parcel.art[place])
                if pixels < 0:
                    told = {"most": MOST_PIXELS_AT_ONCE // 1_000_000}
                    raise refused(_("Its pictures have more than %(most)s million pixels in all.") % told)
            elif member.filename == ART_LIST:
                parcel.art_about = about_art(read_bounded(archive, member, MOST_TEXT))
            elif member.filename in members():
                parcel.extras[members()[member.filename]] = plain(read_bounded(archive, member, MOST_TEXT))


def kind_of(member: zipfile.ZipInfo) -> str:
    name = member.filename
    path = PurePosixPath(name)
    hidden = any(part.startswith(".") or part == "__MACOSX" for part in path.parts)
    suffix = path.suffix.lower()
    if member.is_dir() or hidden or suffix == ".json" or suffix in TEXTS:
        return "known"
    return "picture" if suffix in PICTURES and path.parts[0] == "art" and len(path.parts) == 3 else "stranger"


def read_bounded(archive: zipfile.ZipFile, member: zipfile.ZipInfo, most: int) -> bytes:
    """Counted as it comes out: what the header claims is not believed."""
    try:
        with archive.open(member) as file:
            data = file.read(most + 1)
    except (zipfile.BadZipFile, OSError, ValueError, RuntimeError, EOFError, zlib.error):
        raise refused(_("The file is damaged and cannot be read."), member.filename) from None
    if len(data) > most:
        raise refused(_("It unpacks to more than is accepted."), member.filename)
    return data


def plain(data: bytes) -> Any:
    """JSON, or nothing."""
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        return None


def about_art(data: bytes) -> dict[str, dict[str, str]]:
    """Origin, credit and licence of pictures; what is not of that shape is left out."""
    told = plain(data)
    if not isinstance(told, dict):
        return {}
    return {
        place: {name: value for name, value in one.items() if isinstance(value, str)}
        for place, one in told.items()
        if isinstance(one, dict)
    }
