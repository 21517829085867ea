"""What scripts of our pages send: JSON instead of a form."""

import json
from typing import Any

from django.http import HttpRequest

from fireteam_site.middleware.readable import FORMS


def sent_json(request: HttpRequest) -> Any:
    """ValueError where it is none. A form is none, and has been read by then: its body is gone."""
    if request.content_type in FORMS:
        raise ValueError("a form where JSON is expected")
    return json.loads(request.body or b"{}")
