"""What can be refused, with the data that a page needs to say why."""

from collections.abc import Sequence
from typing import Any

from django.utils.translation import gettext as _


class MissionsError(Exception):
    """Something that a person asked for cannot be done; `str()` says why, for them to read."""


class NotReadyToPublish(MissionsError):
    """The check found errors."""

    def __init__(self, findings: Sequence[Any]) -> None:
        super().__init__(_("Errors must be mended before a version can be published."))
        self.findings = findings


class NothingChanged(MissionsError):
    def __init__(self, number: int) -> None:
        super().__init__(
            _("Nothing has changed since version %(number)s: there is nothing to publish.") % {"number": number}
        )


class NothingPublished(MissionsError):
    def __init__(self) -> None:
        super().__init__(_("Publish a version first: others see versions, never the draft."))


class UnknownRuleset(MissionsError):
    def __init__(self, name: str) -> None:
        super().__init__(_("This site knows no game called “%(name)s”.") % {"name": name[:60]})


class NotAllowed(MissionsError):
    """Somebody may see it, but not do this with it."""


class TooOften(MissionsError):
    def __init__(self) -> None:
        super().__init__(_("That was a lot in a short time. Please wait a little and try again."))
