"""Run by a test in a process of its own, on a database of its own: `python -m tests.playtests.away launch|end ID`."""

import json
import os
import sys

import django

os.environ["DJANGO_SETTINGS_MODULE"] = "tests.settings"
django.setup()

from django.core.management import call_command  # noqa: E402

from engine import Report, load_pack, playtest  # noqa: E402
from playtests.models import Run  # noqa: E402
from tests import build  # noqa: E402
from tests.playtests import gate  # noqa: E402
from tests.playtests.support import MISSION, is_over, launch, stands_at  # noqa: E402
from tests.services import wait_until  # noqa: E402

GAMES, HALF_WAY = 300, 200


def begin() -> int:
    """Start a run and come back when the worker stands half-way."""
    call_command("migrate", interactive=False, verbosity=0)
    gate.shut_at(HALF_WAY)
    run = launch(build.public_pack(build.person("ana")).published, games=GAMES)
    wait_until(stands_at(run, HALF_WAY), what="the run to be half-way")
    return run.pk


def end(pk: int) -> dict:
    """Let the worker go on, and say what became of the run."""
    gate.lift()
    run = Run.objects.get(pk=pk)
    wait_until(is_over(run), what="the run to end")
    series = run.series.select_related("document").get()
    alone = playtest(load_pack(series.document.document), MISSION, series.seats, GAMES, seed=1)
    is_equal = bool(series.report) and Report.from_json(series.report).figures() == alone.figures()
    return {"state": run.state, "reason": run.reason, "is_equal": is_equal}


if __name__ == "__main__":
    commands = {"launch": begin, "end": end}
    print(json.dumps(commands[sys.argv[1]](*map(int, sys.argv[2:]))))
