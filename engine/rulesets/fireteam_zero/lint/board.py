"""The board and what stands on it: FZ-L.05 to FZ-L.08, FZ-L.16, FZ-L.17, FZ-L.36, FZ-L.37, FZ-L.51."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.lint import Problem
from engine.core.maps import UNREACHABLE
from engine.rulesets.fireteam_zero.codes import SPAWN_TOKENS
from engine.rulesets.fireteam_zero.lint.drafts import MissionDraft
from engine.rulesets.fireteam_zero.lint.registry import mission_checks, pack_checks
from engine.rulesets.fireteam_zero.records import SpawnLocation

mission_checks.on_loading("FZ-L.16", "error", "FZ-1.38", "There is exactly one entry point.")
mission_checks.on_loading("FZ-L.17", "error", "FZ-1.25", "There is at most one exit point.")
pack_checks.on_loading("FZ-L.37", "error", "FZ-A.60", "Impassable terrain is not combined with another kind.")


@mission_checks.check("FZ-L.05", "error", "FZ-1.22", "Every sector of the layout exists and is used at most once.")
def tiles_are_laid_once(draft: MissionDraft) -> Iterator[Problem]:
    for index, message in _tiles_laid_again(draft).items():
        yield Problem(f"{draft.layout[0]}.tiles[{index}]", message, "Lay out another sector here, or none.")


def _tiles_laid_again(draft: MissionDraft) -> dict[int, str]:
    """The places in the layout where a tile appears that has already been used."""
    sectors = {one.id: one for one in draft.pack.sectors}
    first: dict[str, str] = {}
    again: dict[int, str] = {}
    for index, placed in enumerate(draft.layout[1].tiles):
        sector = sectors[placed.sector]
        before = first.setdefault(sector.physical_tile, sector.id)
        name = draft.whole.name(sector)
        if before == sector.id and any(one.sector == sector.id for one in draft.layout[1].tiles[:index]):
            again[index] = f"The sector {name} already lies on this board."
        elif before != sector.id:
            other = draft.whole.name(sectors[before])
            again[index] = f"The sector {name} is the other side of the tile {other}, which already lies on this board."
    return again


@mission_checks.check(
    "FZ-L.06",
    "error",
    "FZ-A.38",
    "Tiles do not overlap; what is adjacent is so both ways, and nothing is adjacent to itself.",
)
def tiles_fit_together(draft: MissionDraft) -> Iterator[Problem]:
    told = [f"{draft.layout[0]}.tiles[{index}]" for index in _tiles_laid_again(draft)]  # FZ-L.05 says so
    for fault in draft.board_faults:
        if fault.path not in told:
            yield Problem(fault.path, fault.message, fault.hint or "Move one of the tiles, or mend the list of pairs.")


@mission_checks.check(
    "FZ-L.07",
    "error",
    "FZ-1.23",
    "There are exactly 12 spawn locations, all different; fixed numbers, if any, are 1 to 12 once each.",
)
def twelve_spawn_locations(draft: MissionDraft) -> Iterator[Problem]:
    path, places = f"{draft.path}.spawnLocations", draft.spawn_locations
    if len(places) != SPAWN_TOKENS:
        yield Problem(
            path,
            f"The mission {draft.name} lists {len(places)} spawn locations instead of {SPAWN_TOKENS}.",
            f"List exactly {SPAWN_TOKENS}.",
        )
    for index, place in enumerate(places):
        if place in places[:index]:
            yield Problem(
                f"{path}[{index}]",
                f'The spawn location "{place}" is listed twice.',
                "Two spawn tokens never share a location: list another.",
            )
    numbers = [one.number if isinstance(one, SpawnLocation) else None for one in draft.mission.spawn_locations]
    for index, number in enumerate(numbers):
        if number is not None and number in numbers[:index]:
            yield Problem(
                f"{path}[{index}].number",
                f"The number {number} is fixed for two spawn locations.",
                f"Give each of the numbers 1 to {SPAWN_TOKENS} once.",
            )
    if any(numbers) and not all(numbers):
        yield Problem(
            path,
            f"Only {len([number for number in numbers if number])} of the spawn locations have a fixed number.",
            "Fix the numbers of all spawn locations, or of none.",
        )


@mission_checks.check(
    "FZ-L.08",
    "error",
    "FZ-4.18",
    "Spawn locations, entry point, exit point, boss marker and what is placed at first lie on laid-out locations "
    "that are not impassable.",
)
def things_stand_where_one_can_stand(draft: MissionDraft) -> Iterator[Problem]:
    for path, what, place in _standing(draft):
        if place not in draft.terrain:
            yield Problem(
                path,
                f'{what} "{place}" is not on the board of the mission {draft.name}.',
                "Choose a location of a laid-out sector, or lay out its sector.",
            )
        elif "impassable" in draft.terrain[place]:
            yield Problem(path, f'{what} "{place}" is impassable, so nobody can stand there.', "Choose another.")


def _standing(draft: MissionDraft) -> Iterator[tuple[str, str, str]]:
    mission, path = draft.mission, draft.path
    for index, place in enumerate(draft.spawn_locations):
        yield f"{path}.spawnLocations[{index}]", "The spawn location", place
    yield f"{path}.entryPoint", "The entry point", mission.entry_point
    if mission.exit_point:
        yield f"{path}.exitPoint", "The exit point", mission.exit_point
    if mission.boss:
        yield f"{path}.boss.markerLocation", "The boss marker's location", mission.boss.marker_location
    for index, one in enumerate(mission.initial_placement):
        figure = one.kind or one.hero or one.specialist
        yield f"{path}.initialPlacement[{index}].location", f'The location of "{figure}",', one.location
    for index, token in enumerate(mission.initial_tokens):
        if token.location:
            yield f"{path}.initialTokens[{index}].location", f'The location of "{token.token}",', token.location


@mission_checks.check(
    "FZ-L.36",
    "warning",
    "FZ-4.10",
    "The board hangs together, and every location has a neighbour that can be entered.",
)
def the_board_hangs_together(draft: MissionDraft) -> Iterator[Problem]:
    board = draft.board
    if board is None:
        return
    apart = [board.ids[place] for place in range(len(board)) if board.distance[place] >= UNREACHABLE]
    if apart:
        yield Problem(
            draft.layout[0],
            f'The board is in pieces: {_some(apart)} cannot be reached from "{board.ids[0]}", whatever the terrain.',
            "Let the tiles touch, or list pairs of adjacent locations.",
        )
    for place, name in enumerate(board.ids):
        around = [board.ids[other] for other in board.neighbours[place]]
        closed = all("impassable" in draft.terrain[other] for other in around)
        if closed and "impassable" not in draft.terrain[name]:
            yield Problem(
                draft.layout[0],
                f'From the location "{name}" no step leads anywhere.',
                "Give it a neighbour that is not impassable.",
            )


def _some(places: list[str]) -> str:
    shown = ", ".join(f'"{place}"' for place in places[:3])
    return shown if len(places) <= 3 else f"{shown} and {len(places) - 3} more"


@mission_checks.check(
    "FZ-L.51", "warning", "FZ-1.39", "No spawn token lies on the entry or exit point, where monsters might appear."
)
def no_spawn_token_at_entry_or_exit(draft: MissionDraft) -> Iterator[Problem]:
    for index, place in enumerate(draft.spawn_locations):
        for what, point in (("entry", draft.mission.entry_point), ("exit", draft.mission.exit_point)):
            if place == point:
                yield Problem(
                    f"{draft.path}.spawnLocations[{index}]",
                    f'The spawn location "{place}" is the {what} point: monsters can appear there in setup.',
                    "Move the token or the point, unless you mean it so.",
                )
