"""Games of a run that are worth looking at."""

from typing import Any

from engine.core.answers.reports import NotableGame
from engine.core.playtest.sections.reading import Reading
from engine.core.playtest.statistics import quantile_of

SORTS = ("closest-loss", "fastest-loss", "first-win")


def notable_games(reading: Reading) -> tuple[NotableGame, ...]:
    """The closest and the fastest loss, the first win, and a game of middling length."""
    games = [_told(reading, sort, reading.report.notable[sort]) for sort in SORTS if sort in reading.report.notable]
    return (*games, *_median(reading))


def _told(reading: Reading, sort: Any, game: dict[str, Any]) -> NotableGame:
    result = "won" if sort == "first-win" else "lost"
    values = {
        "round": game["round"],
        "cause": reading.cause(game["cause"]),
        "place": reading.label("places", game["place"]),
    }
    key = "notable won told" if result == "won" else "notable lost at told" if game["place"] else "notable lost told"
    return NotableGame(sort, reading.say(f"notable {sort}"), game["game"], result, reading.say(key, **values))


def _median(reading: Reading) -> tuple[NotableGame, ...]:
    """A game that ended in the round by which half of all have ended, as most of those did."""
    if not reading.lengths:
        return ()
    half = str(quantile_of(reading.lengths, 0.5))
    rounds = reading.tally["rounds"]
    result = max(sorted(rounds), key=lambda one: int(rounds[one].get(half, 0)))
    witnesses = reading.witnesses((f"rounds.{result}", half))
    if not witnesses:
        return ()
    text = reading.say("notable median told", round=half)
    return (NotableGame("median", reading.say("notable median"), witnesses[0], result, text),)
