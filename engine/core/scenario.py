"""The scenario: everything of one mission that never changes during play, compiled once and shared."""

from typing import Any


class Scenario:
    """What every ruleset's compiled mission has in common."""

    __slots__ = ("digest", "known_to_bots", "mission_id", "pack_id", "ruleset_id")

    def __init__(self, ruleset_id: str, pack_id: str, digest: str, mission_id: str) -> None:
        self.ruleset_id = ruleset_id
        self.pack_id = pack_id
        self.digest = digest
        self.mission_id = mission_id
        self.known_to_bots: Any = None  # what they have worked out of it, once for all games
