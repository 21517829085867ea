"""The pictures of a pack as somebody looks at it: its cards, boards and sectors."""

import re
from typing import Any

from engine import UnknownName, board_of, boards, face, missions
from missions.editions import Edition
from missions.pictures.boards import board_svg
from missions.pictures.bounds import bounded
from missions.pictures.cards import Design, card_png, card_svg, face_data
from missions.pictures.compiler import compile_picture
from missions.pictures.kept import Picture, kept
from missions.pictures.own_art import OwnArt, own_art_of_record, own_art_of_version

EMPTY_SHEET = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"/>'


class NoPicture(LookupError):
    """The pack has no such card, board or sector."""


def card_picture(edition: Edition, collection: str, key: str, lang: str, design: Design, side: str) -> Picture:
    """A card as SVG."""
    own_art = own_art_of(edition, collection, key)
    drawn_from = look_of_draft(edition, collection, key, lang) if edition.is_draft else (edition.stamp, collection, key)
    ingredients = ("card", drawn_from, lang, design, side, own_art and own_art.ingredients)
    return kept(
        ingredients, lambda: card_svg(card_data(edition, collection, key, lang, own_art), design, side).encode()
    )


def look_of_draft(edition: Edition, collection: str, key: str, lang: str) -> tuple[str, ...]:
    """What a card is drawn from. A draft changes with every step of its author, few of its cards do."""
    printed = face_of(edition, collection, key, lang)
    drawn = edition.ask(board_of, collection, key, lang=lang) if has_blueprint(printed) else None
    return repr(printed), repr(drawn), edition.pack.licence


def has_blueprint(printed: Any) -> bool:
    return bool(printed.kind == "location")


def marked_card(edition: Edition, collection: str, key: str, lang: str, passage: str) -> bytes:
    """A card as SVG with a passage that stands out: for the author at work, so nobody keeps it."""
    return card_svg(card_data(edition, collection, key, lang, own_art_of(edition, collection, key), passage)).encode()


def card_export(edition: Edition, collection: str, key: str, lang: str, design: Design, side: str) -> bytes:
    """A card as PNG of 300 dots an inch, for those who take it elsewhere."""
    return card_png(card_data(edition, collection, key, lang, own_art_of(edition, collection, key)), design, side)


def board_picture(edition: Edition, mission: str, board: str, lang: str, size: str = "tile") -> Picture:
    """One board of a mission as SVG, its first if none is named; what one finds out in play is not on it."""

    def make() -> bytes:
        found = edition.ask(boards, mission, lang=lang)
        chosen = next((one for one in found if one.key == board), None) if board else next(iter(found), None)
        if chosen is None:
            raise NoPicture(mission)
        return board_svg(chosen, "auto", size, with_spoilers=False).encode()

    return kept(("board", edition.stamp, mission, board, lang, size), make)


def preview_picture(edition: Edition, mission: str, lang: str) -> Picture:
    """What messengers show of a link to the mission, as PNG; nothing of it gives away what one finds out in play."""

    def make() -> bytes:
        summary = next((one for one in edition.ask(missions, lang=lang) if one.id == mission), None)
        found = edition.ask(boards, mission, lang=lang) if summary else ()
        if summary is None:
            raise NoPicture(mission)
        page = compile_picture(
            "preview.typ",
            {
                "lang": lang,
                "title": bounded(summary.title),
                "game": edition.pack.ruleset_title,
                "hook": bounded(first_sentences(summary.briefing)),
                "board": board_svg(found[0], "light", "tile", with_spoilers=False) if found else EMPTY_SHEET,
            },
            "png",
            72,
        )
        return page if isinstance(page, bytes) else page[0]

    return kept(("preview", edition.stamp, mission, lang), make)


def first_sentences(briefing: str, most: int = 150) -> str:
    """As many whole sentences as fit, at least one."""
    told = ""
    for sentence in re.split(r"(?<=[.!?])\s+", briefing.replace("**", "").strip()):
        if told and len(told) + len(sentence) > most:
            break
        told = f"{told} {sentence}".strip()
    return told if len(told) <= 2 * most else f"{told[: 2 * most]}…"


def sector_picture(edition: Edition, collection: str, key: str, lang: str, size: str = "tile") -> Picture:
    """A sector, layout or location by itself as SVG."""

    def make() -> bytes:
        found = edition.ask(board_of, collection, key, lang=lang)
        if found is None:
            raise NoPicture(key)
        return board_svg(found, "auto", size).encode()

    return kept(("sector", edition.stamp, collection, key, lang, size), make)


def card_data(
    edition: Edition, collection: str, key: str, lang: str, own_art: OwnArt | None = None, mark: str = ""
) -> dict[str, Any]:
    """What a card's template is fed with; `mark` is a passage that stands out."""
    printed = face_of(edition, collection, key, lang)
    blueprint = ""
    if has_blueprint(printed):
        drawn = edition.ask(board_of, collection, key, lang=lang)
        blueprint = board_svg(drawn, "light", "tile") if drawn else ""
    window = own_art.in_window if own_art else None
    data = face_data(printed, lang, licence=edition.pack.licence, own_art=window, board=blueprint, mark=mark)
    if own_art and own_art.art.credit:
        data["footer"] += f" · {own_art.art.credit}"
    return data


def face_of(edition: Edition, collection: str, key: str, lang: str) -> Any:
    """By its id, or by its place where it has none."""
    try:
        return edition.ask(face, collection, key, lang=lang)
    except UnknownName as missing:
        if not key.isdecimal() or len(key) > 6:
            raise NoPicture(key) from missing
    try:
        return edition.ask(face, collection, int(key), lang=lang)
    except UnknownName as missing:
        raise NoPicture(key) from missing


def own_art_of(edition: Edition, collection: str, key: str) -> OwnArt | None:
    if edition.version:
        return own_art_of_version(edition.version, collection, key)
    return own_art_of_record(edition.pack.records.filter(collection=collection, key=key).select_related("art").first())
