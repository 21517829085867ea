"""How much one person may send: a script that sends 10,000 edits is told to slow down."""

import json
from typing import Any

from django.core.cache import cache
from django.utils.translation import gettext as _

from missions.editing.errors import EditRefused

MOST_OPERATIONS = 500
MOST_BYTES = 512 * 1024  # a whole mission with its stories has some 30 kB
EDITS_A_MINUTE = 480  # eight a second: more than anybody types


def check_size(operations: Any) -> None:
    """Refuse what no hand has made, before anything looks into it."""
    if not isinstance(operations, list) or not operations or not all(isinstance(one, dict) for one in operations):
        raise EditRefused(_("An edit is a list of operations."))
    if len(operations) > MOST_OPERATIONS:
        raise EditRefused(_("One edit has at most %(most)s operations.") % {"most": MOST_OPERATIONS})
    if len(json.dumps(operations)) > MOST_BYTES:
        raise EditRefused(_("This edit is too large: make it in several steps."))


def is_too_fast(person_id: int) -> bool:
    """Whether this person has used up this minute's edits; counts this one."""
    key = f"edits:{person_id}"
    cache.add(key, 0, timeout=60)
    try:
        return cache.incr(key) > EDITS_A_MINUTE
    except ValueError:  # the minute ended between the two calls
        return False
