from typing import Any

from django.core.management.base import BaseCommand

from playtests.services.starters import measure_starter_missions


class Command(BaseCommand):
    help = (
        "Have the starter missions play-tested by the worker, behind everybody else. Running it again changes nothing."
    )

    def handle(self, *args: Any, **options: Any) -> None:
        begun = measure_starter_missions()
        if begun:
            self.stdout.write(f"Play-tests: {begun} starter missions will be measured in the background.")
