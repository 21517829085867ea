"""The symbols of static/icons/sprite.svg, for pictures that carry them inside."""

import re
from functools import cache
from pathlib import Path

from django.conf import settings

SYMBOL = re.compile(r'<symbol id="([\w-]+)" viewBox="0 0 24 24">(.*?)</symbol>')


@cache
def drawings() -> dict[str, str]:
    """Name → what is drawn, on 24 × 24 units with a stroke of 1.75."""
    path = Path(settings.BASE_DIR) / "static/icons/sprite.svg"
    return dict(SYMBOL.findall(path.read_text(encoding="utf-8")))
