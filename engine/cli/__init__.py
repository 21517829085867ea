"""The command line: one module a command. Whatever is wrong is said in a sentence, with exit code 2."""

import argparse
import sys
from collections.abc import Sequence

from engine import EngineError
from engine.cli import campaign, certify, compare, effects, lint, play, playtest, replay, text
from engine.cli.report import UserError, complain

COMMANDS = (lint, play, replay, playtest, compare, certify, campaign, text, effects)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 is good, 1 is 'found something', 2 is 'cannot do that'."""
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__.split(":")[0])
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for module in COMMANDS:
        module.add_to(commands)
    chosen = parser.parse_args(arguments)
    try:
        return int(chosen.run(chosen))
    except (EngineError, UserError) as error:
        complain(error)
        return 2
    except BrokenPipeError:  # the reader of a pipe has seen enough
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130
