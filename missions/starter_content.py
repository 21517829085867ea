"""The packs that come with the engine, one folder each under engine/content/."""

from pathlib import Path

from django.conf import settings

CONTENT = Path(settings.BASE_DIR) / "engine" / "content"


def find_packs(folder: Path = CONTENT) -> list[Path]:
    """The folders that hold a pack, in a fixed order."""
    return sorted(document.parent for document in folder.glob("**/pack.json"))
