"""`effects`: the reference of a ruleset's effect language, as Markdown."""

import argparse
from typing import Any

from engine import rulesets
from engine.core.effects.reference import markdown


def add_to(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("effects", help="print the reference of the effect language")
    parser.add_argument("--ruleset", default="fireteam-zero", choices=sorted(rulesets()))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the reference."""
    ruleset = rulesets()[arguments.ruleset]
    print(markdown(ruleset.vocabulary, ruleset.title), end="")
    return 0
