"""Run by a test in a process of its own, on a database of its own: `python -m tests.playtests.away launch|state ID`."""

import json
import os
import sys

import django

os.environ["DJANGO_SETTINGS_MODULE"] = "tests.settings"
django.setup()

from django.core.management import call_command  # noqa: E402

from engine import Report, load_pack, playtest  # noqa: E402
from playtests.models import Chunk, Run  # noqa: E402
from tests import build  # noqa: E402
from tests.playtests.support import MISSION, launch  # noqa: E402

GAMES = 600


def begin() -> dict:
    call_command("migrate", interactive=False, verbosity=0)
    version = build.public_pack(build.person("ana")).published
    return {"run": launch(version, games=GAMES).pk}


def state(pk: int) -> dict:
    run = Run.objects.get(pk=pk)
    chunks = Chunk.objects.filter(series__run=run)
    return {"state": run.state, "reason": run.reason, "done": chunks.filter(state="done").count()}


def compare(pk: int) -> dict:
    series = Run.objects.get(pk=pk).series.select_related("document").get()
    alone = playtest(load_pack(series.document.document), MISSION, series.seats, GAMES, seed=1)
    return {"is_equal": Report.from_json(series.report).figures() == alone.figures()}


if __name__ == "__main__":
    commands = {"launch": begin, "state": state, "compare": compare}
    print(json.dumps(commands[sys.argv[1]](*map(int, sys.argv[2:]))))
