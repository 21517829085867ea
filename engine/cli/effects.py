"""`effects`: the reference of the effect language of every ruleset, as Markdown."""

import argparse
from typing import Any

from engine.core.effects.reference import markdown
from engine.rulesets import registry


def add_to(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("effects", help="print the reference of the effect language")
    parser.add_argument("--ruleset", choices=sorted(registry()), help="of this game only")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the reference."""
    wanted = [ruleset for ruleset in registry().values() if arguments.ruleset in (None, ruleset.id)]
    print("\n".join(markdown(ruleset.vocabulary, ruleset.title) for ruleset in wanted), end="")
    return 0
