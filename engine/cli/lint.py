"""`lint PACK [MISSION]`: what is wrong with a pack, before anybody plays it."""

import argparse
from typing import Any

from engine import lint
from engine.cli.report import pack_at, print_json

NO_RULE = "n/a"  # what the catalogue says where a check rests on no rule


def add_to(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("lint", help="check a pack or one of its missions")
    parser.add_argument("pack", metavar="PACK", help="folder, zip or JSON file")
    parser.add_argument("mission", metavar="MISSION", nargs="?", help="only this mission")
    parser.add_argument("--json", action="store_true", help="findings as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the findings; 1 if there is an error among them."""
    findings = lint(pack_at(arguments.pack), arguments.mission)
    errors = sum(finding.severity == "error" for finding in findings)
    if arguments.json:
        print_json([finding.as_json() for finding in findings])
        return 1 if errors else 0
    for finding in findings:
        place = f"{finding.where}: " if finding.where else ""
        print(f"{finding.severity}: {place}{finding.message}")
        rules = " ".join(part for part in (finding.code, finding.rule) if part and part != NO_RULE)
        print(f"    {finding.hint} [{rules}]" if finding.hint else f"    [{rules}]")
    warnings = sum(finding.severity == "warning" for finding in findings)
    hints = len(findings) - errors - warnings
    tally = f"{errors} error{'s' * (errors != 1)}, {warnings} warning{'s' * (warnings != 1)}"
    print(f"{tally}, {hints} hint{'s' * (hints != 1)}." if hints else f"{tally}.")
    return 1 if errors else 0
