"""Looking for a win: bots of rising strength try until every team has won once."""

from typing import Any

from playtests.models import Run
from playtests.services.launching import Games, Orders, Team, start_run
from playtests.services.sources import Source

SEARCH = {"random": 100, "veteran": 500, "commander:24": 20}  # games by each bot, in rising strength


def find_a_win(*, owner: Any, source: Source, seed: int = 1) -> Run:
    """Let bots of rising strength try until each team has won once."""
    wanted = [
        Games(source, Team(size, size), bot, games) for bot, games in SEARCH.items() for size in source.team_sizes
    ]
    orders = Orders(bot="veteran", games=SEARCH["veteran"], seed=seed, until=Run.Until.WON)
    return start_run(owner=owner, source=source, orders=orders, wanted=wanted, kind=Run.Kind.WIN)
