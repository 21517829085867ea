"""The games that all tests of the door are asked about: a pack, a mission and a team of each ruleset."""

from functools import cache
from typing import NamedTuple

from engine import Pack, Report, load_pack, playtest, rulesets


class Sample(NamedTuple):
    """Something of a ruleset to try the door with."""

    folder: str
    mission: str
    team: int
    campaign: str


SAMPLES = {
    "fireteam-zero": Sample("engine/content/fireteam_zero", "the-last-ferry", 3, "typhons-children"),
    "countdown": Sample("engine/content/countdown", "black-tide", 4, "operation-ace"),
}
GAMES = sorted(rulesets())


@cache
def pack_of(game: str) -> Pack:
    """Its starter pack."""
    return load_pack(SAMPLES[game].folder)


@cache
def report_of(game: str, games: int = 40, first: int = 0) -> Report:
    """A play-test of its mission."""
    sample = SAMPLES[game]
    return playtest(pack_of(game), sample.mission, sample.team, games, seed=3, bot="random", first=first)
