"""How long a ledger may be: what is recorded here can be exported, and what is exported can be taken in again."""

import json
from collections.abc import Sequence
from typing import Any

from django.utils.translation import gettext as _

from campaigns.errors import NotAllowed

MOST_ENTRIES = 600  # a game a week for ten years; taking in as many takes about two seconds
MOST_BYTES = 1024 * 1024
BESIDE_THE_LEDGER = 32 * 1024  # bytes for titles, missions and rule options, in the file of a campaign


def check_room(ledger: Sequence[Any]) -> None:
    """NotAllowed where a file of this ledger would not be taken in."""
    if len(ledger) > MOST_ENTRIES or len(json.dumps(ledger)) > MOST_BYTES - BESIDE_THE_LEDGER:
        raise NotAllowed(
            _("This ledger is full: it has %(count)s entries. Begin another campaign to go on.")
            % {"count": len(ledger) - 1}
        )
