"""How campaigns of Countdown go when they are played from their first mission to their last."""

from typing import NamedTuple

from engine import Pack, bots, campaign, start
from engine.core.playtest.run import seed_of_bot, seed_of_game

PLAYERS = 4


class Course(NamedTuple):
    """Who played a campaign, how often each of its missions was reached, and how often it was won."""

    campaign: str
    team: list[str]
    reached: list[int]
    won: list[int]


def play_campaigns(pack: Pack, name: str, count: int, seed: int, bot: str) -> Course:
    """Play a campaign so many times, with what each mission leaves to the next; a mission that is lost ends it."""
    reached, won = [0, 0, 0], [0, 0, 0]
    team = team_of(pack, name, seed, bot)
    for number in range(count):
        for place, is_won in enumerate(_play_once(pack, name, team, seed_of_game(seed, number), bot)):
            reached[place] += 1
            won[place] += is_won
    return Course(name, team, reached, won)


def team_of(pack: Pack, name: str, seed: int, bot: str) -> list[str]:
    """The ops that the bot chooses for the first mission: they stay for all of them (CD-33.08, CD-33.09)."""
    game = start(pack, f"{name}-1", PLAYERS, seed)
    player = bots("countdown")[bot](seed_of_bot(seed))
    while game.decision is not None and game.decision.kind == "choose-op":
        game.choose(player.choose(game))
    return [op["id"] for op in game.view()["ops"]]


def _play_once(pack: Pack, name: str, seats: list[str], seed: int, bot: str) -> list[bool]:
    """Whether each mission was won, up to the first that was not."""
    books = campaign("countdown")
    ledger = books.record(pack.content, [], books.opening(pack.content, name, seats, seed))
    results: list[bool] = []
    while upcoming := books.next_game(pack.content, ledger, name):
        own = seed_of_game(seed, len(results))
        game = start(pack, upcoming.mission, seats, own, options=upcoming.options, standing=upcoming.standing)
        player = bots("countdown")[bot](seed_of_bot(own))
        while not game.is_over:
            game.choose(player.choose(game))
        ledger = books.record(pack.content, ledger, books.result_of(pack.content, ledger, name, game))
        assert game.outcome is not None
        results.append(game.outcome["result"] == "won")
        if not results[-1]:
            break
    return results


def table_of(courses: list[Course]) -> str:
    """The table, in per cent of those who came so far."""
    rows = []
    for course in courses:
        cells = [
            f"{100 * won / reached:.0f} (of {reached})" if reached else "not reached"
            for won, reached in zip(course.won, course.reached, strict=True)
        ]
        whole = f"{100 * course.won[2] / course.reached[0]:.0f}"
        rows.append(f"| {' | '.join([course.campaign, ', '.join(course.team), *cells, whole])} |")
    head = "| campaign | ops | first mission | second | third | all three |\n| --- | --- | --- | --- | --- | --- |\n"
    return head + "\n".join(rows)
