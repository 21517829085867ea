"""Some games behind every figure of a report.

Of all games that a row counts the ones with the lowest numbers are kept: whoever played them, in whatever parts, the
same games are left when the parts are put together.
"""

from collections.abc import Iterable, Mapping

MOST_WITNESSES = 5

Witnesses = dict[str, dict[str, list[int]]]  # group → row → numbers of games, rising


class WitnessBook:
    """Notes down games one after another, in rising order."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, str], list[int]] = {}

    def note(self, group: str, row: str, game: int) -> None:
        """This game is behind that row."""
        games = self.found.get((group, row))
        if games is None:
            self.found[group, row] = [game]
        elif len(games) < MOST_WITNESSES and games[-1] != game:
            games.append(game)

    def by_group(self) -> Witnesses:
        """All that was noted."""
        tree: Witnesses = {}
        for (group, row), games in self.found.items():
            tree.setdefault(group, {})[row] = games
        return tree


def merged(parts: Iterable[Mapping[str, Mapping[str, Iterable[int]]]]) -> Witnesses:
    """The witnesses of all parts, in a fixed order."""
    whole: dict[str, dict[str, list[int]]] = {}
    for part in parts:
        for group, rows in part.items():
            into = whole.setdefault(group, {})
            for row, games in rows.items():
                known = into.get(row)
                into[row] = sorted(games if known is None else {*known, *games})[:MOST_WITNESSES]
    return {group: dict(sorted(rows.items())) for group, rows in sorted(whole.items())}
