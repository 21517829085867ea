"""What the web server serves."""

import os
import re
from collections.abc import Callable, Iterable
from typing import Any

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "fireteam_site.settings")

CHARSET = re.compile(r""";\s*charset\s*=\s*("[^"]*"|'[^']*'|[^;]*)""", re.IGNORECASE)
UTF_8 = ("utf-8", "utf8")
ENCODED = re.compile(r""";[^=;"*]*\*""")  # a parameter in a charset of its own (RFC 2231)

django = get_wsgi_application()


def application(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """Django, which must not meet a charset such as `hex`: it fails on it before any middleware could refuse it."""
    environ["CONTENT_TYPE"] = readable_type(environ.get("CONTENT_TYPE", ""))
    return django(environ, start_response)


def readable_type(content_type: str) -> str:
    """What a body is, with UTF-8 in the one spelling that Django takes, and any other charset called unknown."""
    if ENCODED.search(content_type):
        return f"{content_type.partition(';')[0]}; charset=unknown"
    return CHARSET.sub(lambda found: f"; charset={spelt(found[1])}", content_type)


def spelt(charset: str) -> str:
    return "utf-8" if charset.strip("\"' \t").lower() in UTF_8 else "unknown"
