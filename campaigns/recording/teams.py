"""Who plays: as a sheet suggests it, and as its boxes and a game's seats tell it."""

from collections.abc import Sequence
from typing import Any

from campaigns.books import Book
from campaigns.recording.fields import value_at
from engine import line_up
from playtests.line_ups import place_of


def usual_team(book: Book, form: Any, people: Sequence[str]) -> list[dict[str, Any]]:
    """The team of the last game, for the first one a seat for everybody; nothing where the form's own is to stand."""
    mission, games = form.blank["mission"], book.games()
    if games:
        team = [pieces[0] for _person, pieces in games[-1].seats]
    else:
        offered = line_up(dict(book.pack.document), mission).suggested
        size = max((size for size in offered if size <= len(people)), default=0)
        team = [place_of(seat)[1][0] for seat in offered.get(size, ())]
        if size <= len(value_at(form.blank, form.seats)):
            return []
    listed = next(one for one in form.fields if one.path == form.seats)
    piece = next(one for one in listed.item.fields if one.needed)
    rows = [{piece.path[0]: name} for name in team]
    key = book.campaign.key or None
    return [] if book.keeping.line_up_faults(book.content, book.ledger, mission, rows, key) else rows


def taking_part(sheet: Any, typed: dict[str, Any], wanted: Sequence[str]) -> dict[str, Any]:
    """What was typed of each; of those who have just been added the page asked nothing yet."""
    asked = set(sheet.taking_part)
    fresh = sheet.form.fresh
    return {piece: typed[piece] if piece in asked else dict(fresh[piece]) for piece in fresh if piece in wanted}


def as_asked(sheet: Any, names: Sequence[str], seats: Any) -> list[str]:
    """Names by seat of a game, in the order in which the sheet asks for them."""
    if not sheet.form.team or not isinstance(seats, list):
        return list(names)
    players = {piece: name for name, seat in zip(names, seats, strict=False) for piece in place_of(seat)[1]}
    return [players.get(piece, "") for piece in sheet.taking_part]
