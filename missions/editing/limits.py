"""How much one person may send: a script that sends 10,000 edits is told to slow down."""

import json
from typing import Any

from django.core.cache import caches
from django.utils.translation import gettext as _

from missions.editing.errors import EditRefused

MOST_OPERATIONS = 500
MOST_BYTES = 512 * 1024  # a whole mission with its stories has some 30 kB
EDITS_A_MINUTE = 480  # eight a second: more than anybody types
BYTES_AN_HOUR = 128 * 1024 * 1024  # that the history grows by one person's hand: it is kept for good
PLACES_SINCE = 10_000  # changed since a page was loaded: each is compared with what the page sends


def check_size(operations: Any) -> None:
    """Refuse what no hand has made, before anything looks into it."""
    if not isinstance(operations, list) or not operations or not all(isinstance(one, dict) for one in operations):
        raise EditRefused(_("An edit is a list of operations."))
    if len(operations) > MOST_OPERATIONS:
        raise EditRefused(_("One edit has at most %(most)s operations.") % {"most": MOST_OPERATIONS})
    if len(json.dumps(operations)) > MOST_BYTES:
        raise EditRefused(_("This edit is too large: make it in several steps."))


def check_volume(person_id: int, *written: Any) -> None:
    """Count what is about to be written into the history; EditRefused once it is more than an hour allows."""
    key = f"edit-bytes:{person_id}"
    caches["kept"].add(key, 0, timeout=60 * 60)
    try:
        used = caches["kept"].incr(key, sum(len(json.dumps(one)) for one in written))
    except ValueError:  # the hour ended between the two calls
        return
    if used > BYTES_AN_HOUR:
        raise EditRefused(_("You have changed very much within an hour. Wait a while before you go on."))


def is_too_fast(person_id: int) -> bool:
    """Whether this person has used up this minute's edits; counts this one."""
    key = f"edits:{person_id}"
    caches["kept"].add(key, 0, timeout=60)
    try:
        return caches["kept"].incr(key) > EDITS_A_MINUTE
    except ValueError:  # the minute ended between the two calls
        return False
