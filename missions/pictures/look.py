"""A hash of all that pictures are drawn with: a changed template or colour makes new pictures, not stale ones."""

from functools import cache
from hashlib import blake2b
from pathlib import Path

from django.conf import settings

DRAWN_WITH = (
    ("missions/pictures", "*.py"),
    ("missions/pictures", "*.typ"),
    ("missions/pictures", "*.svg"),
    ("templates/board", "*.html"),
    ("static/css", "board.css"),
    ("static/css", "tokens.css"),
    ("static/icons", "sprite.svg"),
)


@cache
def look() -> str:
    found = blake2b(digest_size=8)
    for folder, pattern in DRAWN_WITH:
        for path in sorted((Path(settings.BASE_DIR) / folder).rglob(pattern)):
            found.update(path.read_bytes())
    return found.hexdigest()
