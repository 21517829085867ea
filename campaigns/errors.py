"""What can stand in the way of a group's bookkeeping; each says what to do next."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from django.utils.functional import Promise
from django.utils.translation import gettext as _

if TYPE_CHECKING:
    from campaigns.models import Entry


class CampaignsError(Exception):
    """The base of our errors; the message is for people, in their language."""

    def __init__(self, message: str | Promise) -> None:
        self.message = message
        super().__init__(str(message))


class NotAllowed(CampaignsError):
    """Somebody belongs to the group, but this is not theirs to do."""


class InArchive(NotAllowed):
    """What was put away is read, not gone on with."""

    def __init__(self) -> None:
        super().__init__(_("This campaign is in the archive. Take it out of there to go on with it."))


class Refused(CampaignsError):
    """The rules speak against an entry; `faults` says what and which rule."""

    def __init__(self, faults: Sequence[Any]) -> None:
        self.faults = faults
        super().__init__(" ".join(str(fault.message) for fault in faults))


class RecordedMeanwhile(CampaignsError):
    """Somebody else wrote into the ledger since this was begun; `entries` are what is new."""

    def __init__(self, entries: "Sequence[Entry]") -> None:
        self.entries = entries
        super().__init__(_("Somebody recorded something meanwhile. Nothing is lost: look at both."))


class CannotBeRead(CampaignsError):
    """The pack does not load with the rules of today: the campaign can be read, not gone on with."""

    def __init__(self) -> None:
        super().__init__(_("The pack of this campaign does not load any more. What was recorded stays readable."))


class NotSent(CampaignsError):
    """A letter did not go out; trying again later may help."""

    def __init__(self) -> None:
        super().__init__("Somebody could not be written to.")  # for the log
