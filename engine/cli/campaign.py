"""`campaign PACK CAMPAIGN`: let a bot play a whole campaign, and keep its ledger."""

import argparse
import json
from pathlib import Path
from typing import Any

from engine import Game, Pack, bots, campaign, start
from engine.cli.report import UserError, add_team_argument, check_writable, pack_at, print_json, seats_of
from engine.core.bots import BotMaker, find_bot
from engine.core.campaign import Entry, NextGame
from engine.core.playtest.run import seed_of_bot, seed_of_game

MOST_GAMES = 20  # a team that loses may try again; somewhere it has to stop


def add_to(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("campaign", help="let a bot play a whole campaign and keep its ledger")
    parser.add_argument("pack", metavar="PACK", help="folder, zip or JSON file")
    parser.add_argument("campaign", metavar="CAMPAIGN", help="a campaign, scenario or operation of the pack")
    add_team_argument(parser)
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same campaign (default 1)")
    parser.add_argument("--bot", default="veteran", help="random, veteran, commander or commander:ROLLOUTS")
    parser.add_argument("--games", type=int, default=MOST_GAMES, help=f"games at most (default {MOST_GAMES})")
    parser.add_argument("--ledger", metavar="FILE", help="save the ledger")
    parser.add_argument("--json", action="store_true", help="ledger and standings as JSON instead of text")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play game after game until the campaign is over; 1 if it was not won."""
    if arguments.games < 1:
        raise UserError("A campaign needs at least one game.")
    if arguments.ledger:
        check_writable(arguments.ledger)
    pack = pack_at(arguments.pack)
    seats = seats_of(arguments.team)
    if isinstance(seats, int):
        raise UserError("A campaign is played by a team: name its members after --team.")
    maker = find_bot(bots(pack.ruleset.id), arguments.bot)
    books = campaign(pack.ruleset.id)
    opening = books.opening(pack.content, arguments.campaign, seats, arguments.seed)
    ledger = books.record(pack.content, [], opening)
    won_last = False
    for number in range(arguments.games):
        upcoming = books.next_game(pack.content, ledger, arguments.campaign)
        if upcoming is None:
            break
        game = _play(pack, upcoming, seats, seed_of_game(arguments.seed, number), maker)
        ledger = books.record(pack.content, ledger, books.result_of(pack.content, ledger, arguments.campaign, game))
        won_last = bool(game.outcome and game.outcome["result"] == "won")
        if not arguments.json:
            _tell(upcoming, game)
    is_won = won_last and books.next_game(pack.content, ledger, arguments.campaign) is None
    _save(ledger, arguments.ledger)
    if arguments.json:
        print_json({"ledger": ledger, "standings": books.standings(pack.content, ledger)})
    else:
        print("The campaign is won." if is_won else "The campaign is not won.")
    return 0 if is_won else 1


def _play(pack: Pack, upcoming: NextGame, seats: Any, seed: int, maker: BotMaker) -> Game:
    game = start(pack, upcoming.mission, seats, seed, options=upcoming.options, standing=upcoming.standing)
    bot = maker(seed_of_bot(seed))
    while not game.is_over:
        game.answer(bot.choose(game))
    return game


def _tell(upcoming: NextGame, game: Game) -> None:
    outcome = game.outcome
    assert outcome is not None
    told = ", ".join(f"{name} {value}" for name, value in outcome.items() if type(value) is int)
    print(f"{upcoming.mission}: {outcome['result']} ({outcome['reason']}; {told})")


def _save(ledger: list[Entry], path: str | None) -> None:
    if path is None:
        return
    try:
        Path(path).write_text(json.dumps(ledger, ensure_ascii=False), encoding="utf-8")
    except OSError as error:
        raise UserError(f"'{path}' cannot be written: {error.strerror}.") from error
