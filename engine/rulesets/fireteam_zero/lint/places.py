"""Which locations an author's words can mean, as far as that is known before a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.effects.tree import Node
from engine.core.maps import Map
from engine.rulesets.fireteam_zero.lint.drafts import MissionDraft
from engine.rulesets.fireteam_zero.lint.numbers import value_of

Places = frozenset[str]
Arguments = dict[str, Any]
Meant = Callable[[MissionDraft, Arguments], Places | None]
FAR = 99


def places_of(draft: MissionDraft, places: Node | None) -> Places | None:
    """The locations of the board that are meant at most; None if that depends on what happens in the game."""
    fixed = _FIXED.get(places.name) if places is not None and places.operation is not None else None
    if fixed is None or places is None:
        return None
    found = fixed(draft, places.arguments)
    return None if found is None else found & frozenset(draft.terrain)


def has_terrain(draft: MissionDraft, kind: Any) -> bool:
    """Whether a kind of terrain is on the board, or some effect can put it there."""
    if any(kind in terrain for terrain in draft.terrain.values()):
        return True
    return can_be_added(draft, kind)


def can_be_added(draft: MissionDraft, kind: Any) -> bool:
    """Whether an effect can add a kind of terrain."""
    return any(kind in (node.value("add") or ()) for _text, node in draft.of("setTerrain"))


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


def _named(draft: MissionDraft, given: Arguments) -> Places:
    return frozenset({str(given["location"])})


def _inner(param: str) -> Meant:
    return lambda draft, given: places_of(draft, given[param])


def _near(draft: MissionDraft, given: Arguments) -> Places | None:
    inner = places_of(draft, given["place"])
    reach = value_of(given["n"], max(draft.hero_counts))
    if inner is None or draft.board is None:
        return None
    return near(draft.board, inner, FAR if reach is None else reach)


def _around(draft: MissionDraft, given: Arguments) -> Places | None:
    inner = places_of(draft, given["place"])
    return None if inner is None else sectors(draft, inner)


def _with_terrain(draft: MissionDraft, given: Arguments) -> Places | None:
    kind = given["kind"]
    if can_be_added(draft, kind):
        return None
    return frozenset(place for place, terrain in draft.terrain.items() if kind in terrain)


def tagged(draft: MissionDraft, tag: Any) -> Places:
    """Every location of the pack that carries a tag."""
    return frozenset(
        f"{sector.id}/{one.id}" for sector in draft.pack.sectors for one in sector.locations if tag in one.tags
    )


def _with_token(draft: MissionDraft, given: Arguments) -> Places | None:
    token = given["token"]
    if any(node.value("token") == token for _text, node in draft.of("placeToken", "moveToken")):
        return None
    board = [(one.token, one.location) for one in draft.mission.initial_tokens if one.card is None]
    board += [(one.token, one.location) for _path, card in draft.discoveries for one in card.board_tokens]
    lying = [place for kind, place in board if kind == token]
    return None if None in lying else frozenset(place for place in lying if place)


def _one(place: str | None) -> Places:
    return frozenset({place}) if place else frozenset()


_FIXED: dict[str, Meant] = {
    "named": _named,
    "entry": lambda draft, _given: _one(draft.mission.entry_point),
    "exit": lambda draft, _given: _one(draft.mission.exit_point),
    "bossMarker": lambda draft, _given: _one(draft.mission.boss.marker_location if draft.mission.boss else None),
    "spawnPoint": lambda draft, _given: frozenset(draft.spawn_locations),
    "spawnPoints": lambda draft, _given: frozenset(draft.spawn_locations),
    "anywhere": lambda draft, _given: frozenset(draft.terrain),
    "nowhere": lambda draft, _given: frozenset(),
    "near": _near,
    "sectorAround": _around,
    "withTerrain": _with_terrain,
    "withTag": lambda draft, given: tagged(draft, given["tag"]),
    "withToken": _with_token,
    "chooseLocation": _inner("among"),
    "randomLocation": _inner("from"),
    "chooseSector": lambda draft, _given: frozenset(draft.terrain),
}
