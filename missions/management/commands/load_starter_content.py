from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand


class Command(BaseCommand):
    help = "Load the starter packs that come with the engine. Running it again changes nothing."

    def handle(self, *args: Any, **options: Any) -> None:
        folder = Path(settings.BASE_DIR) / "engine" / "content"
        packs = sorted(path.parent for path in folder.glob("*/pack.json"))
        # Packs get their tables with the mission editor; until then there is nowhere to load them into.
        self.stdout.write(f"Starter content: {len(packs)} packs found, none loaded yet.")
