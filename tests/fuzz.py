"""`make fuzz`: content and requests that nobody would write, by a seed and for a time.

Whatever is no documented answer is printed with the seed that makes it again; `--only requests` tries one kind,
`--documents 5000` so many broken packs of each game, or of one (`--game countdown`), however long that takes.
"""

from __future__ import annotations

import argparse
import logging
import os
import sys

os.environ["DJANGO_SETTINGS_MODULE"] = "tests.settings"
os.environ.pop("DATABASE_URL", None)  # a database of its own, that is thrown away

import django

django.setup()

from django.db import connection  # noqa: E402
from django.test.utils import setup_test_environment  # noqa: E402

from tests.engine.fuzz import KINDS, Tally, slowest, timed, troubles  # noqa: E402
from tests.engine.many_documents import Count, many  # noqa: E402
from tests.engine.starter_packs import RULESETS  # noqa: E402
from tests.site.odd_requests import OddRequests  # noqa: E402


def main() -> int:
    """Print what was found; 1 if there was anything."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--most", type=int, help="so many at most")
    parser.add_argument("--only", choices=[*KINDS, "requests"])
    parser.add_argument("--documents", type=int, help="so many broken packs of each game, counted")
    parser.add_argument("--game", choices=RULESETS, help="with --documents: of this game only")
    arguments = parser.parse_args()
    logging.disable(logging.CRITICAL)
    if arguments.documents:
        games = [arguments.game] if arguments.game else RULESETS
        return 1 if sum(_documents(game, arguments.seed, arguments.documents) for game in games) else 0
    return 1 if _mixed(arguments) else 0


def _documents(game: str, seed: int, documents: int) -> int:
    """So many broken packs of a game; how many had no documented answer."""
    count = Count(game)
    for one in many(game, seed, count, documents):
        print(one, flush=True)
    print(f"{count}; slowest: {slowest()}", flush=True)
    return count.failed


def _mixed(arguments: argparse.Namespace) -> int:
    """Everything in turn, until the time is over; how many had no documented answer."""
    setup_test_environment()
    connection.creation.create_test_db(verbosity=0)
    requests = OddRequests()
    kinds = KINDS | {"requests": lambda _game, seed: timed(requests.send, seed)}
    if arguments.only:
        kinds = {arguments.only: kinds[arguments.only]}
    if "requests" in kinds:
        requests.warm_up()
    tally, found = Tally(), 0
    for one in troubles(arguments.seed, arguments.seconds, arguments.most, kinds, tally):
        found += 1
        print(one, flush=True)
    print(f"{tally}; from seed {arguments.seed} on {found} had no documented answer.")
    return found


if __name__ == "__main__":
    sys.exit(main())
