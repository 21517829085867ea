"""An edition of a pack as a `.fireteam` file."""

import io
import json
import zipfile
from typing import Any

from missions.archives.extras import extras_of
from missions.editions import Edition
from missions.models import Art
from missions.services.versions import art_of

DOCUMENT = "pack.json"
CREDITS = "CREDITS.txt"
ART_LIST = ".fireteam/art.json"  # hidden: the engine reads every other .json as a part of the pack
FIRST_KEYS = (
    "format",
    "ruleset",
    "id",
    "version",
    "number",
    "name",
    "title",
    "op",
    "when",
    "if",
    "do",
    "en",
    "de",
    "fr",
)
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same content always gives the same bytes


def archive_of(edition: Edition) -> bytes:
    art = pictures_of(edition)
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        write(archive, DOCUMENT, json.dumps(in_order(edition.document), ensure_ascii=False, indent=2).encode())
        write(archive, CREDITS, credits_of(edition, art).encode())
        write(archive, ART_LIST, json.dumps(art_list(art), ensure_ascii=False, indent=2).encode())
        for name, data in extras_of(edition).items():
            write(archive, name, json.dumps(data, ensure_ascii=False, indent=2).encode())
        for place, picture in art.items():
            with picture.file.open("rb") as file:
                write(archive, f"art/{place}{suffix_of(picture)}", file.read(), zipfile.ZIP_STORED)
    return buffer.getvalue()


def in_order(value: Any) -> Any:
    """What names a thing first, the rest by the alphabet: a database may have forgotten the order of keys."""
    if isinstance(value, dict):
        keys = sorted(value, key=lambda key: (FIRST_KEYS.index(key) if key in FIRST_KEYS else len(FIRST_KEYS), key))
        return {key: in_order(value[key]) for key in keys}
    return [in_order(one) for one in value] if isinstance(value, list) else value


def write(archive: zipfile.ZipFile, name: str, data: bytes, how: int = zipfile.ZIP_DEFLATED) -> None:
    member = zipfile.ZipInfo(name, LONG_AGO)
    member.compress_type = how
    member.external_attr = 0o644 << 16
    archive.writestr(member, data)


def pictures_of(edition: Edition) -> dict[str, Art]:
    """'collection/key' → picture."""
    places = edition.version.art if edition.version else art_of(edition.pack)
    found = {one.digest: one for one in Art.objects.filter(digest__in=places.values())}
    return {place: found[digest] for place, digest in sorted(places.items()) if digest in found}


def suffix_of(picture: Art) -> str:
    return f".{picture.file.name.rpartition('.')[2]}"


def art_list(art: dict[str, Art]) -> dict[str, Any]:
    return {place: {"origin": one.origin, "credit": one.credit, "licence": one.licence} for place, one in art.items()}


def credits_of(edition: Edition, art: dict[str, Art]) -> str:
    """Who made it and under which licence, where it comes from, whose records and pictures it holds."""
    pack = edition.pack
    people = [pack.owner, *pack.authors.filter(authorships__role="author").order_by("pk")]
    names = ", ".join(dict.fromkeys(person.public_name for person in people if person))
    lines = [pack.title, f"By {names}" if names else "", f"Licence: {pack.licence}", version_line(edition)]
    if source := pack.forked_from:
        lines.append(f"Forked from version {source.number} of {named(source.pack)}.")
    lines += [f"{title} copied from {origin}." for title, origin in copied(edition)]
    lines += [
        f"Picture of {place}: {one.credit} ({one.get_origin_display()}, {one.licence})" for place, one in art.items()
    ]
    return "\n".join(line for line in lines if line) + "\n"


def version_line(edition: Edition) -> str:
    return f"Version {edition.version.number}" if edition.version else "Draft"


def copied(edition: Edition) -> list[tuple[str, str]]:
    rows = edition.pack.records.filter(copied_from__isnull=False).select_related("copied_from__pack__owner").in_order()
    return [(row.title, f"version {row.copied_from.number} of {named(row.copied_from.pack)}") for row in rows]


def named(pack: Any) -> str:
    """A pack that is not public is not named."""
    if not pack.is_public or pack.hidden_at or pack.binned_at or not pack.owner:
        return "a pack that is not public"
    return f"{pack.title} by {pack.owner.public_name}"
