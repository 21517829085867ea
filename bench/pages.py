"""Pages that several commands write together, section by section."""

from pathlib import Path


def section_of(page: Path, title: str) -> str:
    """A section of the page as it stands, or nothing."""
    if not page.exists():
        return ""
    _before, found, after = page.read_text(encoding="utf-8").partition(f"\n## {title}\n")
    return found + after.partition("\n## ")[0].rstrip() + "\n" if found else ""
