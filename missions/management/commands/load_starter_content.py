from typing import Any

from django.core.management.base import BaseCommand

from missions.starter_content import find_packs


class Command(BaseCommand):
    help = "Load the starter packs that come with the engine. Running it again changes nothing."

    def handle(self, *args: Any, **options: Any) -> None:
        packs = find_packs()
        if not packs:
            self.stdout.write("Starter content: this version brings no packs.")
            return
        # Packs get their tables with the mission editor; until then there is nowhere to put them.
        self.stdout.write(f"Starter content: {len(packs)} packs found, to be loaded once missions can be stored.")
