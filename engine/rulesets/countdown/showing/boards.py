"""Blueprints of Countdown: one square a zone, doors between neighbours, stacks of cards, ways in and out."""

from collections.abc import Mapping
from typing import Any

from engine.core.answers.boards import Board, Token, Writing
from engine.core.boards.draw import Drawing, Place
from engine.core.drafts import Draft, DraftRecord, listing, mapping, number, word
from engine.core.map_builder import MapBuilder
from engine.core.maps import Cell, Map, Tile, TileRegion
from engine.core.sayings import counted, say
from engine.rulesets.countdown.codes import ZONE_KINDS
from engine.rulesets.countdown.compile.board import TOWARDS
from engine.rulesets.countdown.showing.board_words import BOARD_WORDS

MOST_ZONES = 64
COLUMNS, ROWS = 26, 99
TURNS = {"north": 0, "east": 1, "south": 2, "west": 3}
STACK_TONES = {"threat": "black", "objective": "red"}  # CD-5.07, CD-5.08
WAYS = {"infiltration": ("entry", "yellow"), "exfiltration": ("exit", "green")}  # CD-5.11, CD-5.12

Zones = dict[Cell, tuple[int, Mapping[str, Any]]]


def location_board(draft: Draft, location: DraftRecord) -> Board:
    """The blueprint of a location; its key is what stands before its zones in reports."""
    zones, doubles = _zones(location)
    places = {_id(cell): _place(draft, location, index, zone) for cell, (index, zone) in zones.items()}
    tokens = [token for cell, (index, zone) in zones.items() for token in _tokens(draft, location, cell, index, zone)]
    return Drawing(
        key=f"{location.id}/",
        title=draft.text(location.data.get("name")) or location.id,
        style="blueprint",
        places=places,
        words={kind: say(BOARD_WORDS, kind, draft.lang) for kind in ("wall", "door")},
        tokens=tokens,
        overlaps=doubles,
        path=location.path,
        writing=Writing("squares", (*location.path, "zones"), "x", "y", most=(COLUMNS, ROWS)),
    ).board(_map(zones))


def _zones(location: DraftRecord) -> tuple[Zones, list[Cell]]:
    """The zones in reading order by their cell, and the cells that several claim."""
    found: Zones = {}
    doubles = []
    for index, zone in enumerate(map(mapping, listing(location.data.get("zones"))[:MOST_ZONES])):
        cell = (number(zone.get("x"), -1), number(zone.get("y"), -1))
        if not (0 <= cell[0] < COLUMNS and 0 <= cell[1] < ROWS):
            continue
        if cell in found:
            doubles.append(cell)
        else:
            found[cell] = (index, zone)
    return dict(sorted(found.items(), key=lambda item: (item[0][1], item[0][0]))), doubles


def _map(zones: Zones) -> Map:
    """CD-9.04: zones meet along their sides; CD-90.29: one with an arrow meets only the zone its arrow means."""
    builder = MapBuilder("square", prefix=False)
    for cell in zones:
        builder.place(Tile(_id(cell), ("z",), (TileRegion("z", _id(cell)),)), *cell)
    for cell, (_, zone) in zones.items():
        only = _connected(cell, zone)
        if only is None:
            continue
        for x, y in TOWARDS.values():
            other = (cell[0] + x, cell[1] + y)
            if other in zones and other != only:
                builder.forbid(_id(cell), _id(other))
    return builder.lay_out()


def _connected(cell: Cell, zone: Mapping[str, Any]) -> Cell | None:
    """CD-90.29: where an infiltration arrow points to, and where an exfiltration arrow comes from."""
    kind, arrow = word(zone.get("kind")), word(zone.get("arrow"))
    if kind not in WAYS or arrow not in TOWARDS:
        return None
    x, y = TOWARDS[arrow]
    return (cell[0] + x, cell[1] + y) if kind == "infiltration" else (cell[0] - x, cell[1] - y)


def _id(cell: Cell) -> str:
    """Column letter and row number, as games and reports name a zone."""
    return f"{chr(ord('a') + cell[0])}{cell[1] + 1}"


def _place(draft: Draft, location: DraftRecord, index: int, zone: Mapping[str, Any]) -> Place:
    kind = word(zone.get("kind"))
    known = kind if kind in ZONE_KINDS else ""
    return Place(
        name=say(BOARD_WORDS, known, draft.lang) if known else kind,
        label=draft.text(zone.get("label")),
        kind=known,
        path=(*location.path, "zones", index),
    )


def _tokens(draft: Draft, location: DraftRecord, cell: Cell, index: int, zone: Mapping[str, Any]) -> list[Token]:
    """A stack of cards with its number, or an arrow."""
    kind, path = word(zone.get("kind")), (*location.path, "zones", index)
    if kind in WAYS:
        token, tone = WAYS[kind]
        turn = TURNS.get(word(zone.get("arrow")), 0)
        return [Token(token, "arrow", say(BOARD_WORDS, kind, draft.lang), "", token, _id(cell), tone, turn, path=path)]
    if kind not in STACK_TONES:
        return []
    cards = number(zone.get("cards"))
    label = counted(BOARD_WORDS, f"{kind} cards", cards, draft.lang)
    icon = "threat" if kind == "threat" else "objective"
    return [Token(kind, "stack", label, str(cards), icon, _id(cell), STACK_TONES[kind], path=path)]
