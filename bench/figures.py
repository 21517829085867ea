"""What is measured of the engine, in the order printed, and the bar each figure should clear."""

from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Figure:
    """A figure: a cost is better the smaller it is, a rate the larger."""

    name: str
    is_cost: bool = False
    is_ratio: bool = False  # of two measurements, either of which may be the luckier
    bar: float | None = None  # at most this, or at least this
    digits: int = 1

    def best(self, values: list[float]) -> float:
        """The best of several: others on the machine only ever make it worse. Of ratios, the one in the middle."""
        if self.is_ratio:
            return median(values)
        return min(values) if self.is_cost else max(values)

    def clears(self, value: float) -> bool:
        """Whether a value clears the bar; without a bar, any does."""
        return self.bar is None or (value <= self.bar if self.is_cost else value >= self.bar)


DECISIONS = Figure("decisions/s, random bot, 4 heroes", bar=100_000, digits=0)
LOGGED = Figure("the same with the event log on", digits=0)
CLONE = Figure("clone in mid-game, µs", is_cost=True, bar=2, digits=2)
VETERAN = Figure("games/s, veteran, 4 heroes, first mission", bar=150)

CHECK_MISSION = Figure("door: check one mission, ms", is_cost=True, bar=40)
CHECK_PACK = Figure("door: check a whole pack, ms", is_cost=True, bar=150)
SCENE = Figure("door: a scene, ms", is_cost=True, bar=2, digits=2)
FACE = Figure("door: a face, ms", is_cost=True, bar=2, digits=2)
BOARDS = Figure("door: the boards of a mission, ms", is_cost=True, bar=3, digits=2)
SECTIONS = Figure("door: the sections of a report, ms", is_cost=True, bar=20)
DOOR = (CHECK_MISSION, CHECK_PACK, SCENE, FACE, BOARDS, SECTIONS)

FIGURES = (
    Figure("load and compile a pack, ms", is_cost=True, bar=100),
    Figure("start a game from a compiled mission, µs", is_cost=True, bar=50),
    DECISIONS,
    LOGGED,
    Figure("games/s, random bot, 4 heroes"),
    Figure("decisions in such a game"),
    CLONE,
    Figure("10,000 kept clones, MB", is_cost=True, bar=60),
    Figure("a decision with 6 monsters, µs", is_cost=True),
    Figure("a decision with 12 monsters, µs", is_cost=True),
    Figure("a decision with 24 monsters, µs", is_cost=True),
    Figure("Countdown: start a game from a compiled mission, µs", is_cost=True, bar=60),
    Figure("Countdown: decisions/s, random bot, 4 ops", digits=0),
    Figure("Countdown: decisions in such a game"),
    Figure("Countdown: clone in mid-game, µs", is_cost=True, bar=3, digits=2),
    Figure("Countdown: 10,000 kept clones, MB", is_cost=True, bar=60),
    Figure("two processes against one, times", is_ratio=True, bar=1.8, digits=2),
    VETERAN,
    Figure("commander, 200 rollouts, median ms a decision", is_cost=True, bar=100),
    Figure("play-test of 1,000 games, processor s a core of two", is_cost=True, bar=4, digits=2),
    Figure("the same by the clock on the wall, s", is_cost=True, bar=4, digits=2),
    Figure("merging and statistics, % of the playing time", is_cost=True, bar=2, digits=2),
    *DOOR,
)
