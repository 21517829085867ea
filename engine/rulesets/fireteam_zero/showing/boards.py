"""Boards of Fireteam Zero: the sectors of a layout, and what lies on them when the game begins."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from engine.core.answers import Path
from engine.core.answers.boards import Board, Tag, Token, Writing
from engine.core.boards.draw import Drawing, LaidTile, Place
from engine.core.drafts import Draft, DraftRecord, listing, mapping, number, word, words_in
from engine.core.map_builder import MapBuilder
from engine.core.maps import NO_REGION, Cell, Tile, TileRegion
from engine.core.sayings import say
from engine.rulesets.fireteam_zero.codes import TERRAIN
from engine.rulesets.fireteam_zero.showing.board_words import BOARD_WORDS
from engine.rulesets.fireteam_zero.showing.odds import spawn_odds
from engine.rulesets.fireteam_zero.words.lexicon_options import TAG_WORDS

MOST_TILES = 64
MOST_CELLS = 64  # of a sector's row or column
FARTHEST = 500  # cells of the whole board
PATTERNS = (*TERRAIN, *TAG_WORDS)


def mission_boards(draft: Draft, mission: DraftRecord) -> tuple[Board, ...]:
    """The one board of a mission, as it is set up; none where no layout is chosen yet."""
    layout = mission.data.get("layout")
    if isinstance(layout, Mapping):
        path: Path = (*mission.path, "layout")
        title = draft.text(layout.get("name")) or draft.text(mission.data.get("title"))
    else:
        found = draft.find("layouts", layout)
        if found is None:
            return ()
        layout, path = found.data, found.path
        title = draft.text(layout.get("name"))
    board = layout_board(draft, layout, path, title, tuple(starting_tokens(draft, mission)))
    return (replace(board, odds=spawn_odds(draft, mission), odds_label=say(BOARD_WORDS, "odds", draft.lang)),)


def mission_board(draft: Draft, mission: DraftRecord) -> Board | None:
    """The board of a mission, if it has one yet."""
    return next(iter(mission_boards(draft, mission)), None)


def single_layout(draft: Draft, layout: DraftRecord) -> Board:
    """A layout by itself, without a mission's tokens."""
    return layout_board(draft, layout.data, layout.path, draft.text(layout.data.get("name")) or layout.id)


def layout_board(
    draft: Draft, layout: Mapping[str, Any], path: Path, title: str, tokens: tuple[Token, ...] = ()
) -> Board:
    """The board of a layout; a sector that lies there twice is drawn twice."""
    builder = MapBuilder("square", diagonal=True)
    places: dict[str, Place] = {}
    tiles = []
    placed = [mapping(one) for one in listing(layout.get("tiles"))[:MOST_TILES]]
    for index, one in enumerate(placed):
        sector = draft.find("sectors", one.get("sector"))
        x, y, rotation = number(one.get("x")), number(one.get("y")), number(one.get("rotation"))
        if sector is None or max(abs(x), abs(y)) > FARTHEST or rotation not in (0, 90, 180, 270):
            continue
        copies = [other.get("sector") for other in placed[:index]].count(one.get("sector"))
        id_ = f"{sector.id}#{copies + 1}" if copies else sector.id
        tile = _tile(sector, id_)
        builder.place(tile, x, y, rotation)
        places |= _places(draft, sector, id_)
        cells = builder.covered(tile, x, y, rotation)
        tiles.append(_laid(draft, sector, id_, cells, rotation)._replace(laid=(*path, "tiles", index)))
    pairs = _pairs(layout.get("crossAdjacency"))
    if pairs is not None:
        builder.replace_across(pairs)
    return Drawing(
        title=title,
        places=places,
        words=_line_words(draft.lang),
        tiles=tiles,
        tokens=tokens,
        overlaps=builder.overlaps,
        path=path,
        writing=Writing("tiles", (*path, "tiles"), "x", "y", "rotation", "sector", "sectors", has_corners=True),
    ).board(builder.lay_out())


def sector_board(draft: Draft, sector: DraftRecord) -> Board:
    """A single sector, unturned."""
    builder = MapBuilder("square", diagonal=True)
    tile = _tile(sector, sector.id)
    builder.place(tile)
    return Drawing(
        title=draft.text(sector.data.get("name")) or sector.id,
        places=_places(draft, sector, sector.id),
        words=_line_words(draft.lang),
        tiles=[_laid(draft, sector, sector.id, builder.covered(tile), 0)],
        path=sector.path,
        writing=Writing(
            "cells",
            (*sector.path, "cells"),
            places=(*sector.path, "locations"),
            key="key",
            empty=NO_REGION,
            has_corners=True,
            links=(*sector.path, "innerAdjacency"),
            most=(MOST_CELLS, MOST_CELLS),
        ),
    ).board(builder.lay_out())


# --- sectors --------------------------------------------------------------------------------------


def _tile(sector: DraftRecord, id_: str) -> Tile:
    """A sector as a tile: rows filled up with dots, places without an id or a key left out."""
    rows = [word(row)[:MOST_CELLS] for row in listing(sector.data.get("cells"))[:MOST_CELLS]]
    width = max((len(row) for row in rows), default=0)
    regions = [
        TileRegion(word(one.get("key")), word(one.get("id")))
        for one in map(mapping, listing(sector.data.get("locations")))
        if len(word(one.get("key"))) == 1 and word(one.get("id"))
    ]
    full = tuple(row.ljust(width, NO_REGION) for row in rows)
    return Tile(id_, full, tuple(regions), links=_pairs(sector.data.get("innerAdjacency")))


def _laid(draft: Draft, sector: DraftRecord, id_: str, cells: tuple[Cell, ...], rotation: int) -> LaidTile:
    return LaidTile(
        id=id_,
        title=draft.text(sector.data.get("name")) or sector.id,
        side=draft.text(sector.data.get("sideName")),
        cells=cells,
        rotation=rotation,
        path=sector.path,
        sides=tuple(one.id for one in draft.records("sectors") if _cardboard(one) == _cardboard(sector)),
    )


def _cardboard(sector: DraftRecord) -> str:
    """FZ-L.05: faces of one physical tile name the same tile."""
    return word(sector.data.get("tile")) or sector.id


def _places(draft: Draft, sector: DraftRecord, id_: str) -> dict[str, Place]:
    """What a board says of the locations of a sector."""
    places: dict[str, Place] = {}
    for index, one in enumerate(map(mapping, listing(sector.data.get("locations")))):
        tags = [word(tag) for tag in (*listing(one.get("terrain")), *listing(one.get("tags")))]
        places.setdefault(
            f"{id_}/{word(one.get('id'))}",
            Place(
                name=draft.text(one.get("name")) or word(one.get("id")),
                tags=tuple(tag_of(tag, draft.lang) for tag in dict.fromkeys(tags) if tag),
                path=(*sector.path, "locations", index),
            ),
        )
    return places


def tag_of(tag: str, lang: str) -> Tag:
    """Terrain, or an author's own tag, which is its own word."""
    label = say(BOARD_WORDS, tag, lang) if tag in PATTERNS else tag
    return Tag(tag, label, f"terrain-{tag}" if tag in PATTERNS else "", tag if tag in PATTERNS else "")


def _pairs(value: Any) -> tuple[tuple[str, str], ...] | None:
    """Adjacency that is given as data, or None."""
    if not isinstance(value, list | tuple):
        return None
    pairs = [tuple(word(name) for name in listing(pair)) for pair in value]
    return tuple((pair[0], pair[1]) for pair in pairs if len(pair) == 2 and all(pair))


def _line_words(lang: str) -> dict[str, str]:
    return {kind: say(BOARD_WORDS, kind, lang) for kind in ("wall", "link")}


# --- what lies on the board -----------------------------------------------------------------------


def starting_tokens(draft: Draft, mission: DraftRecord) -> Iterator[Token]:
    """FZ-1.23 to FZ-1.26, FZ-1.38: in the order in which they are set up; then what the mission speaks of."""
    data, path, lang = mission.data, mission.path, draft.lang
    for index, spawn in enumerate(listing(data.get("spawnLocations"))):
        place = word(mapping(spawn).get("location")) if isinstance(spawn, Mapping) else word(spawn)
        n = number(mapping(spawn).get("number"), index + 1)
        label = say(BOARD_WORDS, "spawn", lang, n=n)
        yield Token("spawn", "diamond", label, str(n), "spawn", place, "black", path=(*path, "spawnLocations", index))
    for kind, field, tone in (("entry", "entryPoint", "green"), ("exit", "exitPoint", "blue")):
        if place := word(data.get(field)):
            yield Token(kind, "disc", say(BOARD_WORDS, kind, lang), "", kind, place, tone, path=(*path, field))
    boss = mapping(data.get("boss"))
    if place := word(boss.get("markerLocation")):
        label = say(BOARD_WORDS, "boss", lang, name=draft.name("monsterKinds", boss.get("kind")))
        yield Token("boss", "disc", label, "", "monster-boss", place, "red", path=(*path, "boss", "markerLocation"))
    for index, one in enumerate(map(mapping, listing(data.get("initialTokens")))):
        yield from _placed(draft, one, (*path, "initialTokens", index))
    for index, one in enumerate(map(mapping, listing(data.get("initialPlacement")))):
        yield from _figures(draft, one, (*path, "initialPlacement", index))
    yield from _spoken_of(draft, mission)


def _placed(draft: Draft, one: Mapping[str, Any], path: Path, *, is_spoiler: bool = False) -> Iterator[Token]:
    """FZ-12.03: an intel token with its letter, or a special one."""
    what, place = word(one.get("token")), word(one.get("location"))
    for _ in range(min(number(one.get("count"), 1), 13) if place else 0):
        if what == "intel":
            label, letter = say(BOARD_WORDS, "intel", draft.lang), word(one.get("letter"))
            yield Token("intel", "square", label, letter, "intel", place, "yellow", is_spoiler=is_spoiler, path=path)
        elif what == "fire":
            label = special_name(draft, what)
            yield Token("special", "triangle", label, "", what, place, "red", is_spoiler=is_spoiler, path=path)
        elif what:
            label = special_name(draft, what)
            yield Token("special", "disc", label, label[:1], "", place, "red", is_spoiler=is_spoiler, path=path)


def special_name(draft: Draft, id_: str) -> str:
    """What a special intel token is called."""
    for one in map(mapping, listing(mapping(draft.document.get("tokens")).get("special"))):
        if word(one.get("id")) == id_:
            return draft.text(one.get("name")) or id_
    return id_


def _figures(draft: Draft, one: Mapping[str, Any], path: Path) -> Iterator[Token]:
    """FZ-1.38: figures that begin elsewhere."""
    place = word(one.get("location"))
    for field, collection, kind, icon in (
        ("kind", "monsterKinds", "monster", "monster-minion"),
        ("hero", "heroes", "hero", "hero"),
        ("specialist", "specialists", "specialist", "ui-person"),
    ):
        id_ = word(one.get(field))
        if not id_ or not place:
            continue
        found = draft.find(collection, id_)
        class_ = word(found.data.get("class")) if found else ""
        icon = f"monster-{class_}" if class_ in ("minion", "elite", "boss") else icon
        n = number(one.get("number"), 1)
        label = draft.name(collection, id_)
        yield Token(kind, "ring", label, str(n) if n > 1 else "", icon, place, "black", path=path)


def _spoken_of(draft: Draft, mission: DraftRecord) -> Iterator[Token]:
    """Places that objectives, special actions and, as spoilers, discoveries speak of."""
    for order, id_ in enumerate(listing(mission.data.get("objectives")), start=1):
        if found := draft.find("objectives", id_):
            name = draft.text(found.data.get("name")) or found.id
            label = say(BOARD_WORDS, "objective", draft.lang, n=order, name=name)
            for place in _named_places(found.data):
                yield Token("objective", "pennant", label, str(order), "objective", place, "red", path=found.path)
    for index, action in enumerate(map(mapping, listing(mission.data.get("missionActions")))):
        label = say(BOARD_WORDS, "action", draft.lang, name=draft.text(action.get("name")) or word(action.get("id")))
        for place in _named_places(action.get("where")):
            path = (*mission.path, "missionActions", index)
            yield Token("action", "hexagon", label, "", "ui-star", place, "ochre", path=path)
    for id_ in listing(mission.data.get("discoveries")):
        if found := draft.find("discoveries", id_):
            for index, one in enumerate(map(mapping, listing(found.data.get("boardTokens")))):
                yield from _placed(draft, one, (*found.path, "boardTokens", index), is_spoiler=True)


def _named_places(node: Any) -> list[str]:
    """The locations below a node, each once; whether they lie on the board is seen when it is drawn."""
    return list(dict.fromkeys(one for one in words_in(node) if one.count("/") == 1 and " " not in one))
