"""Chapter 18: the board of a mission as tables of neighbours, ranges and ways."""

from engine.core.errors import ContentError, Fault
from engine.core.maps import UNREACHABLE
from engine.rulesets.fireteam_zero.codes import IMPASSABLE, TERRAIN
from engine.rulesets.fireteam_zero.records import TERRAIN as TERRAIN_TAG
from engine.rulesets.fireteam_zero.records import InlineLayout, SpawnLocation, board_map
from engine.rulesets.fireteam_zero.records.words import NOT_ON_BOARD
from engine.rulesets.fireteam_zero.rules.ch04_movement import step_cost
from engine.rulesets.fireteam_zero.scenario import Scenario
from engine.rulesets.fireteam_zero.words.option_verbs import MOVE, STEP_TO


def compile_board(scenario: Scenario, path: str, faults: list[Fault]) -> None:
    """Lay out the sectors (FZ-1.22), measure the board (FZ-18.03) and find the places that the mission names."""
    scenario.board = board_map(scenario.pack, layout_of(scenario), f"{path}.layout")
    _measure(scenario)
    if off_board := _named_off_board(scenario, path):
        raise ContentError([*faults, *off_board])
    _find_places(scenario)


def _measure(scenario: Scenario) -> None:
    board = scenario.board
    count = scenario.location_count = len(board)
    scenario.neighbours = board.neighbours
    scenario.range_table = board.distance
    scenario.sector_of = board.sector_of
    scenario.tags = tuple(tuple(tag for tag in tags if not tag.startswith(TERRAIN_TAG)) for tags in board.tags)
    scenario.terrain = tuple(
        sum(1 << bit for bit, kind in enumerate(TERRAIN) if TERRAIN_TAG + kind in tags) for tags in board.tags
    )
    scenario.path_table = scenario.paths_over(scenario.terrain)
    blocked = scenario.options.line_of_sight == "impassableBlocks"
    scenario.attack_table = scenario.path_table if blocked else scenario.range_table
    scenario.step_options = tuple(
        tuple(
            tuple((MOVE, place) for place in board.neighbours[here] if step_cost(scenario.terrain[place]) <= points)
            for here in range(count)
        )
        for points in (1, 2)
    )
    scenario.towards = [_steps(scenario, here, goal) for here in range(count) for goal in range(count)]


def _named_off_board(scenario: Scenario, path: str) -> list[Fault]:
    mission = scenario.mission
    named = {
        f"{path}.entryPoint": mission.entry_point,
        f"{path}.exitPoint": mission.exit_point,
        f"{path}.boss.markerLocation": mission.boss.marker_location if mission.boss else None,
        **{f"{path}.spawnLocations[{index}]": place for index, place in enumerate(_spawn_places(scenario))},
        **{f"{path}.initialPlacement[{i}].location": p.location for i, p in enumerate(mission.initial_placement)},
        **{f"{path}.initialTokens[{i}].location": t.location for i, t in enumerate(mission.initial_tokens)},
    }
    return [
        NOT_ON_BOARD.fault(where, "FZ-L.08", place=place)
        for where, place in named.items()
        if place is not None and place not in scenario.board.ids
    ]


def _spawn_places(scenario: Scenario) -> list[str]:
    return [at.location if isinstance(at, SpawnLocation) else at for at in scenario.mission.spawn_locations]


def _find_places(scenario: Scenario) -> None:
    mission, board, places = scenario.mission, scenario.board, _spawn_places(scenario)
    scenario.spawn_locations = tuple(board.index(place) for place in places)
    numbers = [entry.number for entry in mission.spawn_locations if isinstance(entry, SpawnLocation)]
    scenario.spawn_numbers = tuple(numbers) if numbers and len(numbers) == len(places) else None
    scenario.entry_point = board.index(mission.entry_point)
    scenario.exit_point = board.index(mission.exit_point) if mission.exit_point is not None else -1


def layout_of(scenario: Scenario) -> InlineLayout:
    """The mission's own layout, or the one of the pack that it names."""
    layout = scenario.mission.layout
    if isinstance(layout, InlineLayout):
        return layout
    return next(other for other in scenario.pack.layouts if other.id == layout)


def _steps(scenario: Scenario, here: int, goal: int) -> tuple[tuple[int, int], ...]:
    """FZ-A.41: first steps of the shortest passable ways; without one, steps that shorten the range."""
    count = scenario.location_count
    reachable = scenario.path_table[here * count + goal] < UNREACHABLE
    measure = scenario.path_table if reachable else scenario.range_table
    now = measure[here * count + goal]
    return tuple(
        (STEP_TO, place)
        for place in scenario.neighbours[here]
        if measure[place * count + goal] < now and not scenario.terrain[place] & IMPASSABLE
    )
