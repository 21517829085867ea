"""What the web server serves."""

import os
import re
from collections.abc import Callable, Iterable
from typing import Any

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "fireteam_site.settings")

CHARSET = re.compile(r"""charset\s*=\s*["']?(?!utf-?8\b)[^;]*""", re.IGNORECASE)

django = get_wsgi_application()


def application(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """Django, which must not meet a charset such as `hex`: it fails on it before any middleware could refuse it."""
    environ["CONTENT_TYPE"] = without_foreign_charset(environ.get("CONTENT_TYPE", ""))
    return django(environ, start_response)


def without_foreign_charset(content_type: str) -> str:
    """What a body is, with a charset that we do not read called unknown."""
    return CHARSET.sub("charset=unknown", content_type)
