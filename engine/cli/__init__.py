"""The command line: one module a command. Whatever is wrong is said in a sentence, with exit code 2."""

import argparse
import os
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
        code = int(chosen.run(chosen))
        sys.stdout.flush()
    except (EngineError, UserError) as error:
        complain(error)
        return 2
    except BrokenPipeError:  # the reader of a pipe has seen enough
        _write_no_more()
        return 0
    except OSError as error:  # such as a full disk behind '>'
        _write_no_more()
        complain(UserError(f"The output cannot be written: {error.strerror}."))
        return 2
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    return code


def _write_no_more() -> None:
    """Python writes what is left when it ends, and would complain again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
