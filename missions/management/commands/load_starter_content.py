from typing import Any

from django.core.management.base import BaseCommand

from missions.services.starter import load_starter_pack, suggest_first_missions
from missions.starter_content import find_packs


class Command(BaseCommand):
    help = (
        "Load the starter packs that come with the engine. A changed one becomes a new version; else nothing happens."
    )

    def handle(self, *args: Any, **options: Any) -> None:
        changed = [pack for pack, is_new in map(self.load, find_packs()) if is_new]
        suggest_first_missions()
        for pack in changed:
            self.stdout.write(f"Starter content: {pack} is there in version {pack.published.number}.")
        if not changed:
            self.stdout.write("Starter content: nothing has changed.")

    def load(self, folder: Any) -> Any:
        return load_starter_pack(source=folder)
