"""What the collectors of all games write into: sums by path, what was seen and used, and what happened where."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from engine.core.game import LOST, RESULTS, WON, Game
from engine.core.witnesses import MOST_WITNESSES, WitnessBook, Witnesses

# What is counted of a thing: in how many games it was seen and used, in all, in those won and in those lost.
COLUMNS = ("seen", "seenWon", "seenLost", "used", "usedWon", "usedLost")
USED = 3  # the first of the columns about use
ENDINGS = {WON: 1, LOST: 2}  # columns further on
LOST_HERE = "lostHere"  # where a loss ended the game

Handler = Callable[[Any, tuple[Any, ...]], None]  # notes down an event of the log: gets a walk through it, and details


class Notebook:
    """The sums of one part of a run, under readable names."""

    def __init__(self) -> None:
        self.sums: Counter[tuple[str, ...]] = Counter()  # plain sums, by their path
        self.coverage: dict[str, dict[str, list[int]]] = {}  # by group and thing: a sum for each column
        self.heat: Counter[tuple[str, str]] = Counter()  # by what happened and where
        self.heat_games: Counter[tuple[str, str]] = Counter()  # in how many games it happened there, as far as noted
        self.book = WitnessBook()
        self.places: set[tuple[str, str]] = set()  # what happened where in the game that is being noted down

    def happened(self, what: str, place: str) -> None:
        """Something happened at a place of the board."""
        where = (what, place)
        self.heat[where] += 1
        self.places.add(where)

    def cover(self, group: str, names: dict[Any, str], seen: set[Any], used: set[Any], game: Game, n: int) -> None:
        """What was seen and used of a group in game `n`; what has no name cannot come up by itself."""
        ending = ENDINGS.get(game.result, 0)
        rows = self.coverage.setdefault(group, {})
        for one in seen | used:
            name = names.get(one)
            if name is None:
                continue
            row = rows.get(name)
            if row is None:
                row = rows[name] = [0] * len(COLUMNS)
            self._cover(row, 0, ending, group, name, n)
            if one in used:
                self._cover(row, USED, ending, group, name, n)

    def _cover(self, row: list[int], column: int, ending: int, group: str, name: str, n: int) -> None:
        """Game `n`, which ended like this, counts in a column; games come in rising order: later ones are not kept."""
        row[column] += 1
        if ending:
            row[column + ending] += 1
        if row[column] <= MOST_WITNESSES:
            self.book.note(f"coverage.{group}.{COLUMNS[column]}", name, n)

    def end(self, game: Game, rounds: int, left: int, n: int) -> None:
        """Verdict, length and margin of game `n`, in which so many objectives were left."""
        result, length = RESULTS[game.result], str(rounds)
        self.sums["decisions",] += game.decisions_made
        self.sums["rounds", result, length] += 1
        self.sums["margin", result, "objectivesLeft", str(left)] += 1
        self.book.note(f"rounds.{result}", length, n)
        self.book.note(f"objectivesLeft.{result}", str(left), n)
        for what, place in self.places:
            if self.heat_games[what, place] < MOST_WITNESSES:  # games come in rising order: later ones are not kept
                self.heat_games[what, place] += 1
                self.book.note(f"heat.{what}", place, n)
        self.places.clear()

    def team(self, people: str, names: Iterable[str], players: int, game: Game, n: int) -> None:
        """Who played game `n`, and whether they won."""
        won = int(game.result == WON)
        self.sums["teams", str(players), "games"] += 1
        self.sums["teams", str(players), "won"] += won
        for name in names:
            self.sums[people, name, "games"] += 1
            self.sums[people, name, "won"] += won
            self.book.note(people, name, n)

    def spread(self, part: str, value: int, n: int) -> None:
        """A number that game `n` came to, for a histogram."""
        self.sums[part, str(value)] += 1
        self.book.note(part, str(value), n)

    def reason(self, part: str, cause: str, rounds: int, place: str, n: int) -> None:
        """Why game `n` ended, in which round and, where one can tell, at which place."""
        length = str(rounds)
        self.sums[part, cause, "count"] += 1
        self.sums[part, cause, "rounds", length] += 1
        self.book.note(part, cause, n)
        if place:
            self.sums[part, cause, "places", place] += 1
            self.sums["lostAt", place, length] += 1
            self.book.note(f"lostAt.{length}", place, n)
            self.happened(LOST_HERE, place)

    # --- the whole ------------------------------------------------------------------------------------

    def witnesses(self) -> Witnesses:
        """Some games behind the sums."""
        return self.book.by_group()

    def tally(self) -> dict[str, Any]:
        """The sums as a tree."""
        tree: dict[str, Any] = {}
        for path, count in self.sums.items():
            _plant(tree, path, count)
        for group, rows in self.coverage.items():
            for name, row in rows.items():
                for column, count in zip(COLUMNS, row, strict=True):
                    if count:
                        _plant(tree, ("coverage", group, name, column), count)
        for (what, place), count in self.heat.items():
            _plant(tree, ("heat", place, what), count)
        return tree


def _plant(tree: dict[str, Any], path: Sequence[str], count: int) -> None:
    for step in path[:-1]:
        tree = tree.setdefault(step, {})
    tree[path[-1]] = count


def handlers_by_event(count: int, handlers: Mapping[int, Handler]) -> list[Handler | None]:
    """For every type of event who notes it down, if anybody does: a list is quicker to look into than a dict."""
    return [handlers.get(code) for code in range(count)]


def uses(group: int, place: int) -> Handler:
    """The handler of an event that shows something in use: its number stands at a place of the details."""

    def note_use(walk: Any, details: tuple[Any, ...]) -> None:
        walk.used[group].add(details[place])

    return note_use
