"""`text PACK CARD`: what is printed on a card, in any of the three languages."""

import argparse
from typing import Any

from engine import card_text, faces
from engine.cli.report import pack_at
from engine.core.errors import UnknownName
from engine.core.sentences import LANGUAGES


def add_to(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("text", help="print a card's text")
    parser.add_argument("pack", metavar="PACK", help="folder, zip or JSON file")
    parser.add_argument("card", metavar="CARD", nargs="?", help="a card's id; without it, all cards")
    parser.add_argument("--lang", default="en", choices=LANGUAGES)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print one card, or all."""
    cards = faces(pack_at(arguments.pack).document, arguments.lang)
    found = [card for card in cards if arguments.card in (None, card.id)]
    if not found:
        raise UnknownName("card", arguments.card, tuple(card.id for card in cards))
    for card in found:
        text = f"{card.title}\n{card_text(card, arguments.lang)}"
        print(f"{text}\n" if arguments.card is None else text)
    return 0
