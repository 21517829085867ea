"""The board and what stands on it: FZ-L.05 to FZ-L.08, FZ-L.16, FZ-L.17, FZ-L.36, FZ-L.37, FZ-L.51."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.lint import Problem, problem_of
from engine.core.maps import UNREACHABLE
from engine.core.sentences import Told, listed, quoted
from engine.rulesets.fireteam_zero.codes import SPAWN_TOKENS
from engine.rulesets.fireteam_zero.lint.drafts import MissionDraft
from engine.rulesets.fireteam_zero.lint.links import link_to
from engine.rulesets.fireteam_zero.lint.registry import mission_checks, pack_checks
from engine.rulesets.fireteam_zero.lint.words import board as words
from engine.rulesets.fireteam_zero.records import SpawnLocation

mission_checks.on_loading("FZ-L.16", "error", "FZ-1.38", "There is exactly one entry point.")
mission_checks.on_loading("FZ-L.17", "error", "FZ-1.25", "There is at most one exit point.")
pack_checks.on_loading("FZ-L.37", "error", "FZ-A.60", "Impassable terrain is not combined with another kind.")


@mission_checks.check("FZ-L.05", "error", "FZ-1.22", "Every sector of the layout exists and is used at most once.")
def tiles_are_laid_once(draft: MissionDraft) -> Iterator[Problem]:
    yield from _tiles_laid_again(draft)


def _tiles_laid_again(draft: MissionDraft) -> list[Problem]:
    """The places in the layout where a tile appears that has already been used."""
    sectors = {one.id: one for one in draft.pack.sectors}
    first: dict[str, str] = {}
    again: list[Problem] = []
    laid: set[str] = set()
    for index, placed in enumerate(draft.layout[1].tiles):
        sector = sectors[placed.sector]
        before = first.setdefault(sector.physical_tile, sector.id)
        name, path = draft.whole.name(sector), f"{draft.layout[0]}.tiles[{index}]"
        if before == sector.id and sector.id in laid:
            again.append(words.SECTOR_AGAIN(path, sector=name))
        elif before != sector.id:
            again.append(words.OTHER_SIDE(path, sector=name, other=draft.whole.name(sectors[before])))
        laid.add(sector.id)
    return again


@mission_checks.check(
    "FZ-L.06",
    "error",
    "FZ-A.38",
    "Tiles do not overlap; what is adjacent is so both ways, and nothing is adjacent to itself.",
)
def tiles_fit_together(draft: MissionDraft) -> Iterator[Problem]:
    told = [one.where for one in _tiles_laid_again(draft)]  # FZ-L.05 says so
    for fault in draft.board_faults:
        if fault.path not in told:
            yield problem_of(fault, fault.path, words.TILES.remedy())


@mission_checks.check(
    "FZ-L.07",
    "error",
    "FZ-1.23",
    "There are exactly 12 spawn locations, all different; fixed numbers, if any, are 1 to 12 once each.",
)
def twelve_spawn_locations(draft: MissionDraft) -> Iterator[Problem]:
    path, places = f"{draft.path}.spawnLocations", draft.spawn_locations
    if len(places) != SPAWN_TOKENS:
        yield words.SPAWN_COUNT(path, mission=draft.name, n=len(places), wanted=SPAWN_TOKENS)
    for index, place in enumerate(places):
        if place in places[:index]:
            yield words.SPAWN_TWICE(f"{path}[{index}]", place=place)
    numbers = [one.number if isinstance(one, SpawnLocation) else None for one in draft.mission.spawn_locations]
    for index, number in enumerate(numbers):
        if number is not None and number in numbers[:index]:
            yield words.NUMBER_TWICE(f"{path}[{index}].number", number=number, most=SPAWN_TOKENS)
    if any(numbers) and not all(numbers):
        yield words.SOME_NUMBERS(path, n=len([number for number in numbers if number]))


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
            yield words.NOT_ON_BOARD(path, what=what, place=place, mission=draft.name)
        elif "impassable" in draft.terrain[place]:
            yield words.IMPASSABLE(path, what=what, place=place)


def _standing(draft: MissionDraft) -> Iterator[tuple[str, Told, str]]:
    mission, path = draft.mission, draft.path
    for index, place in enumerate(draft.spawn_locations):
        yield f"{path}.spawnLocations[{index}]", words.SPAWN(), place
    yield f"{path}.entryPoint", words.ENTRY(), mission.entry_point
    if mission.exit_point:
        yield f"{path}.exitPoint", words.EXIT(), mission.exit_point
    if mission.boss:
        yield f"{path}.boss.markerLocation", words.BOSS_MARKER(), mission.boss.marker_location
    for index, one in enumerate(mission.initial_placement):
        figure = one.kind or one.hero or one.specialist
        yield f"{path}.initialPlacement[{index}].location", words.LOCATION_OF(figure=figure), one.location
    for index, token in enumerate(mission.initial_tokens):
        if token.location:
            yield f"{path}.initialTokens[{index}].location", words.LOCATION_OF(figure=token.token), token.location


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
        together = [name for name in board.ids if name not in apart]
        fix = link_to(draft, apart[0], together)
        yield words.IN_PIECES(draft.layout[0], fix=fix, places=_some(apart), start=board.ids[0])
    for place, name in enumerate(board.ids):
        around = [board.ids[other] for other in board.neighbours[place]]
        closed = all("impassable" in draft.terrain[other] for other in around)
        if closed and "impassable" not in draft.terrain[name]:
            fix = link_to(draft, name, board.ids)
            yield words.CLOSED_IN(draft.layout[0], fix=fix, place=name)


def _some(places: list[str]) -> str:
    return listed([quoted(place) for place in places], most=3)


@mission_checks.check(
    "FZ-L.51", "warning", "FZ-1.39", "No spawn token lies on the entry or exit point, where monsters might appear."
)
def no_spawn_token_at_entry_or_exit(draft: MissionDraft) -> Iterator[Problem]:
    for index, place in enumerate(draft.spawn_locations):
        points = ((words.SPAWN_AT_ENTRY, draft.mission.entry_point), (words.SPAWN_AT_EXIT, draft.mission.exit_point))
        for trouble, point in points:
            if place == point:
                yield trouble(f"{draft.path}.spawnLocations[{index}]", place=place)
