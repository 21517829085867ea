"""The scenario: everything of one mission that never changes during play, compiled once and shared."""

from typing import Any, TypeVar

Known = TypeVar("Known")


def remember(table: dict[Any, Any], key: Any, known: Known, most: int) -> Known:
    """Keep what has been worked out; a table with so many entries begins anew."""
    if len(table) >= most:
        table.clear()
    table[key] = known
    return known


class Memo:
    """What games of a mission have worked out and later ones find ready. Nothing depends on its being there."""

    def __init__(self) -> None:
        self.line_ups: dict[Any, Any] = {}  # seats read before, by what people wrote
        self.known_to_bots: Any = None  # what they have worked out of the mission


class Scenario:
    """What every ruleset's compiled mission has in common."""

    __slots__ = ("digest", "mission_id", "pack_id", "ruleset_id")

    def __init__(self, ruleset_id: str, pack_id: str, digest: str, mission_id: str) -> None:
        self.ruleset_id = ruleset_id
        self.pack_id = pack_id
        self.digest = digest
        self.mission_id = mission_id
