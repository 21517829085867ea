"""`play PACK MISSION`: a game in the terminal, by people or by a bot."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from engine import Game, IllegalChoice, Pack, bots, card_text, faces, replay, start
from engine.cli.report import (
    MOST_DIGITS,
    UserError,
    add_option_argument,
    add_team_argument,
    check_writable,
    json_at,
    options_of,
    pack_at,
    print_json,
    seats_of,
)
from engine.core.answers.faces import Face
from engine.core.bots import BotMaker, find_bot
from engine.core.errors import UnknownName
from engine.core.playtest.run import seed_of_bot
from engine.core.sentences import LANGUAGES, visible

HELP = """Answer with the number of an option.
  b    show the board        u    take back the last choice
  l    the whole log         t NAME    what a card says
  q    stop here             s FILE    save the record
  ?    this help"""


def add_to(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("play", help="play a mission in the terminal")
    parser.add_argument("pack", metavar="PACK", help="folder, zip or JSON file")
    parser.add_argument("mission", metavar="MISSION")
    add_team_argument(parser)
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same game (default 1)")
    parser.add_argument("--bot", help="let a bot decide everything: random, or one of the ruleset, such as veteran")
    parser.add_argument("--situation", metavar="FILE", help="begin in the middle, from a JSON document")
    parser.add_argument("--standing", metavar="FILE", help="what a campaign brings into the game, from a JSON document")
    add_option_argument(parser)
    parser.add_argument("--dice", metavar="FACES", help="faces to roll first, such as 2,4,6")
    parser.add_argument("--lang", default="en", choices=LANGUAGES)
    parser.add_argument("--json", action="store_true", help="record and outcome as JSON instead of text")
    parser.add_argument("--record", metavar="FILE", help="save the record of the game")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play to the end, or as far as the people go."""
    if arguments.record:
        check_writable(arguments.record)
    pack = pack_at(arguments.pack)
    situation = json_at(arguments.situation) if arguments.situation else None
    dice = _faces(arguments.dice)
    maker = find_bot(bots(pack.ruleset.id), arguments.bot) if arguments.bot else None
    game = start(
        pack,
        arguments.mission,
        seats_of(arguments.team),
        arguments.seed,
        situation=situation,
        dice=dice,
        options=options_of(arguments.option),
        standing=json_at(arguments.standing) if arguments.standing else None,
    )
    if maker is not None:
        _play_by_bot(game, maker, arguments)
    else:
        game = _play_by_hand(pack, game, arguments)
    if arguments.record:
        _save(game, arguments.record)
    if arguments.json:
        print_json({"outcome": game.outcome, "record": game.record()})
    elif game.outcome is not None:
        print(f"\n{game.outcome['result']}: {game.outcome['reason']} ({game.outcome['rule'] or 'no rule'})")
    return 0


def _faces(written: str | None) -> list[int]:
    try:
        return [int(face) for face in written.split(",")] if written else []
    except ValueError as error:
        raise UserError(f"Faces are numbers separated by commas, not '{written}'.") from error


def _save(game: Game, path: str) -> None:
    try:
        Path(path).write_text(json.dumps(game.record(), ensure_ascii=False), encoding="utf-8")
    except OSError as error:
        raise UserError(f"'{path}' cannot be written: {error.strerror}.") from error
    except ValueError as error:  # a name that no file can have
        raise UserError(f"'{visible(path)}' cannot be written: no file can be called so.") from error


def _save_or_say_why_not(game: Game, path: str) -> None:
    """In the middle of a game nothing is lost if its record cannot be saved."""
    try:
        _save(game, path)
    except UserError as error:
        print(error)


def _play_by_bot(game: Game, maker: BotMaker, arguments: argparse.Namespace) -> None:
    bot = maker(seed_of_bot(arguments.seed))  # as in a play-test: the seeds of a report can be played again
    shown = 0 if arguments.json else _tell(game, 0, arguments.lang)
    while not game.is_over:
        game.choose(bot.choose(game))
        if not arguments.json:
            shown = _tell(game, shown, arguments.lang)


# --- people ---------------------------------------------------------------------------------------


def _play_by_hand(pack: Pack, game: Game, arguments: argparse.Namespace) -> Game:
    """Ask, answer, tell what happened; until the end or until somebody stops."""
    for card in _cards(pack, arguments.mission, arguments.lang):
        print(f"{card.title}\n{card_text(card, arguments.lang)}\n")
    shown = _tell(game, 0, arguments.lang)
    while not game.is_over:
        _ask(game, arguments.lang)
        answer = _read_line()
        if answer is None or answer == "q":
            break
        if answer == "u":
            game = _take_back(pack, game)
            shown = _tell(game, max(0, len(game.events) - 8), arguments.lang)
        elif answer == "b":
            print("\n".join(game.table(arguments.lang)))
        elif answer == "l":
            _tell(game, 0, arguments.lang)
        elif answer.startswith("t "):
            _print_card(pack, answer[2:].strip(), arguments.lang)
        elif answer.startswith("s "):
            _save_or_say_why_not(game, answer[2:].strip())
        elif answer.isdecimal() and len(answer) <= MOST_DIGITS:
            shown = _choose(game, int(answer), shown, arguments.lang)
        else:
            print(HELP)
    return game


def _cards(pack: Pack, name: str, lang: str) -> list[Face]:
    """The cards of that title or id; a briefing is a card as well."""
    cards = faces(pack.document, lang)
    return [card for card in cards if name.casefold() in (card.title.casefold(), card.id.casefold())]


def _print_card(pack: Pack, name: str, lang: str) -> None:
    for card in (found := _cards(pack, name, lang)):
        print(f"{card.title}\n{card_text(card, lang)}")
    if not found:
        print(UnknownName("card", name, tuple(card.title for card in faces(pack.document, lang))))


def _ask(game: Game, lang: str) -> None:
    decision = game.decision_in(lang)
    assert decision is not None
    print(f"\n{decision.prompt}  [{decision.rule}]" if decision.rule else f"\n{decision.prompt}")
    for option in decision.options:
        print(f"  {option.index:2}  {option.text}")


def _read_line() -> str | None:
    try:
        return input("> ").strip()
    except (EOFError, RuntimeError):  # RuntimeError: standard input was closed
        print("", file=sys.stderr)
        return None
    except UnicodeDecodeError:  # bytes that are no text: asked again
        return ""


def _choose(game: Game, number: int, shown: int, lang: str) -> int:
    try:
        game.choose(number)
    except IllegalChoice as error:
        print(error)
        return shown
    return _tell(game, shown, lang)


def _take_back(pack: Pack, game: Game) -> Game:
    """The game as it was before the last choice."""
    record = game.record()
    return replay(pack, record, steps=max(0, len(record["choices"]) - 1))


def _tell(game: Game, shown: int, lang: str) -> int:
    """Print what has happened since; returns how much has been told."""
    events = game.events_in(lang, since=shown)
    for event in events:
        print(f"{event.text}  [{event.rule}]" if event.rule else event.text)
    return shown + len(events)
