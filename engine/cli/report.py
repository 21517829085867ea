"""What the commands share: reading files and saying what is wrong."""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine import ContentError, EngineError, Fault, IllegalChoice, Pack, UnknownName, load_pack
from engine.core.content import PACK_FILE

MOST_NAMES = 40  # listed for somebody who got one wrong
MOST_DIGITS = 100  # of a number of seats: Python would refuse to read very long ones


class UserError(Exception):
    """Something the caller can mend: a missing file, a word that is no number."""


def complain(error: EngineError | UserError) -> None:
    """Say on standard error what is wrong, where, and what to do."""
    if isinstance(error, ContentError):
        for fault in error.faults:
            print(fault, file=sys.stderr)
        count = len(error.faults)
        others = f", and {error.more:,} more" if error.more else ""
        print(f"{count} fault{'s' if count != 1 else ''} found{others}.", file=sys.stderr)
        return
    print(error, file=sys.stderr)
    if isinstance(error, IllegalChoice):
        for number, offered in enumerate(error.offered):
            print(f"  {number}: {offered}", file=sys.stderr)
    if isinstance(error, UnknownName) and error.known:
        more = len(error.known) - MOST_NAMES
        names = ", ".join(error.known[:MOST_NAMES]) + (f" and {more} more" if more > 0 else "")
        print(f"Known are {names}.", file=sys.stderr)


def pack_at(path: str) -> Pack:
    """The pack in a folder, a zip or a JSON file."""
    try:
        is_there = Path(path).exists()
    except OSError as error:
        raise UserError(f"'{path}' cannot be read: {error.strerror}.") from error
    if not path or not is_there:  # '' would be the folder one stands in
        raise UserError(f"There is no file or folder '{path}'.")
    try:
        return load_pack(path)
    except ContentError as error:
        if not Path(path).is_file():
            raise
        faults = [_in_file(Path(path).name, fault) for fault in error.faults]
        raise ContentError(faults, error.more) from error


def _in_file(name: str, fault: Fault) -> Fault:
    """A single file counts as the pack file, whatever it is called: here it has its own name."""
    return replace(fault, path=name) if fault.path == PACK_FILE and not name.endswith(".zip") else fault


def json_at(path: str) -> Any:
    """The content of a JSON file, or of standard input for '-'."""
    try:
        written = sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
        return json.loads(written, parse_constant=_refuse_constant)
    except OSError as error:
        raise UserError(f"'{path}' cannot be read: {error.strerror}.") from error
    except (ValueError, RecursionError) as error:
        raise UserError(f"'{path}' is not JSON: {error}.") from error


def _refuse_constant(name: str) -> None:
    raise ValueError(f"it knows no {name}")


def check_writable(path: str) -> None:
    """Say now, not after an hour of play, that a file cannot be written; nothing is left behind."""
    file = Path(path)
    try:
        is_new = not file.exists()
        with file.open("ab"):
            pass
        if is_new:
            file.unlink()
    except OSError as error:
        raise cannot_write(path, error) from error
    except ValueError as error:  # a name that no file can have
        raise UserError("No file can be called so.") from error


def write_text(path: str, text: str) -> None:
    """Write a file that somebody named."""
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise cannot_write(path, error) from error


def cannot_write(path: str, error: OSError) -> "UserError":
    """What is said of a file that cannot be written."""
    return UserError(f"'{path}' cannot be written: {error.strerror}.")


def print_json(document: Any) -> None:
    """Print a document as JSON."""
    print(json.dumps(document, ensure_ascii=False, indent=2))


def options_of(written: Sequence[str]) -> dict[str, Any] | None:
    """Rule options as they are written after --option: NAME=VALUE, the value as JSON or as a plain word."""
    options: dict[str, Any] = {}
    for one in written:
        name, found, value = one.partition("=")
        if not found or not name:
            raise UserError(f"A rule option is written NAME=VALUE, not '{one}'.")
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
        except RecursionError as error:
            raise UserError(f"The value of '{name}' is nested too deeply.") from error
    return options or None


def add_option_argument(parser: argparse.ArgumentParser) -> None:
    """The rule options that the table switches for its game."""
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="switch a rule option for this game"
    )


def add_team_argument(parser: argparse.ArgumentParser) -> None:
    """Who plays; what a seat may say is for the game to judge."""
    parser.add_argument(
        "--team",
        "--heroes",
        dest="team",
        required=True,
        help="who plays, in seating order, such as abe,frank or gustav+bob,jill+rita; or the number of seats "
        "(--heroes is the same)",
    )


def seats_of(team: str) -> Any:
    """A team as it is written after --team: seats with commas between them, or a number of open seats."""
    if not team.isdecimal():
        return [name.strip() for name in team.split(",") if name.strip()]
    if len(team) > MOST_DIGITS:
        raise UserError(f"No table has a number of seats with {len(team)} digits.")
    return int(team)
