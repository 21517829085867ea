"""Which locations an author's words can mean, as far as that is known before a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.effects.read import MOST_DEPTH
from engine.core.effects.tree import op_of
from engine.core.maps import Map
from engine.rulesets.fireteam_zero.lint.drafts import MissionDraft
from engine.rulesets.fireteam_zero.lint.numbers import value_of

Places = frozenset[str]
FAR = 99


def places_of(draft: MissionDraft, written: Any, depth: int = 0) -> Places | None:
    """The locations of the board that are meant at most; None if that depends on what happens in the game."""
    fixed = _FIXED.get(op_of(written))
    if fixed is None or depth > MOST_DEPTH:
        return None
    found = fixed(draft, written if isinstance(written, dict) else {}, depth + 1)
    return None if found is None else found & frozenset(draft.terrain)


def has_terrain(draft: MissionDraft, kind: Any) -> bool:
    """Whether a kind of terrain is on the board, or some effect can put it there."""
    if any(kind in terrain for terrain in draft.terrain.values()):
        return True
    return any(kind in listed(node.value("add")) for _text, node in draft.of("setTerrain"))


def listed(value: Any) -> list[Any]:
    """One or several words as a list."""
    return value if isinstance(value, list) else [value]


def near(board: Map, places: Places, reach: int) -> Places:
    """The locations at most so far from some others; terrain does not count (FZ-18.04)."""
    n = len(board)
    starts = [board.index(place) for place in places if place in board.ids]
    if reach == 1:
        return frozenset(board.ids[other] for start in starts for other in (start, *board.neighbours[start]))
    return frozenset(
        board.ids[other] for other in range(n) if any(board.distance[start * n + other] <= reach for start in starts)
    )


def sectors(draft: MissionDraft, places: Places) -> Places:
    """All locations of the tiles that some locations belong to."""
    tiles = {place.split("/")[0] for place in places}
    return frozenset(place for place in draft.terrain if place.split("/")[0] in tiles)


def _named(draft: MissionDraft, written: dict[str, Any], _depth: int) -> Places:
    return frozenset({str(written.get("location"))})


def _inner(param: str) -> Callable[[MissionDraft, dict[str, Any], int], Places | None]:
    return lambda draft, written, depth: places_of(draft, written.get(param), depth)


def _near(draft: MissionDraft, written: dict[str, Any], depth: int) -> Places | None:
    inner = places_of(draft, written.get("place"), depth)
    reach = value_of(written.get("n", 1), max(draft.hero_counts))
    if inner is None or draft.board is None:
        return None
    return near(draft.board, inner, FAR if reach is None else reach)


def _around(draft: MissionDraft, written: dict[str, Any], depth: int) -> Places | None:
    inner = places_of(draft, written.get("place"), depth)
    return None if inner is None else sectors(draft, inner)


def _with_terrain(draft: MissionDraft, written: dict[str, Any], _depth: int) -> Places | None:
    kind = written.get("kind")
    if any(kind in listed(node.value("add")) for _text, node in draft.of("setTerrain")):
        return None
    return frozenset(place for place, terrain in draft.terrain.items() if kind in terrain)


def tagged(draft: MissionDraft, tag: Any) -> Places:
    """Every location of the pack that carries a tag."""
    return frozenset(
        f"{sector.id}/{one.id}" for sector in draft.pack.sectors for one in sector.locations if tag in one.tags
    )


def _with_token(draft: MissionDraft, written: dict[str, Any], _depth: int) -> Places | None:
    token = written.get("token")
    if any(node.value("token") == token for _text, node in draft.of("placeToken", "moveToken")):
        return None
    board = [(one.token, one.location) for one in draft.mission.initial_tokens if one.card is None]
    board += [(one.token, one.location) for _path, card in draft.discoveries for one in card.board_tokens]
    lying = [place for kind, place in board if kind == token]
    return None if None in lying else frozenset(place for place in lying if place)


def _one(place: str | None) -> Places:
    return frozenset({place}) if place else frozenset()


_FIXED: dict[str, Callable[[MissionDraft, dict[str, Any], int], Places | None]] = {
    "named": _named,
    "entry": lambda draft, written, depth: _one(draft.mission.entry_point),
    "exit": lambda draft, written, depth: _one(draft.mission.exit_point),
    "bossMarker": lambda draft, written, depth: _one(
        draft.mission.boss.marker_location if draft.mission.boss else None
    ),
    "spawnPoint": lambda draft, written, depth: frozenset(draft.spawn_locations),
    "spawnPoints": lambda draft, written, depth: frozenset(draft.spawn_locations),
    "anywhere": lambda draft, written, depth: frozenset(draft.terrain),
    "nowhere": lambda draft, written, depth: frozenset(),
    "near": _near,
    "sectorAround": _around,
    "withTerrain": _with_terrain,
    "withTag": lambda draft, written, depth: tagged(draft, written.get("tag")),
    "withToken": _with_token,
    "chooseLocation": _inner("among"),
    "randomLocation": _inner("from"),
    "chooseSector": lambda draft, written, depth: frozenset(draft.terrain),
}
