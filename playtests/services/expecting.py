"""What authors pin to a mission. Expectations of the draft are copied when a version is published."""

from typing import Any

from django.db import transaction
from django.utils.translation import gettext as _

from missions.editions import Edition
from missions.models import Pack, Version
from playtests.errors import PlaytestError
from playtests.models import Expectation

MOST = 40  # of a mission
FIELDS = ("mission", "measure", "label", "team", "low", "high")


class TooManyExpectations(PlaytestError):
    """Nobody could look through them any more."""


@transaction.atomic
def pin(
    *,
    pack: Pack,
    person: Any,
    mission: str,
    measure: str,
    label: str,
    team: int | None,
    low: float | None,
    high: float | None,
) -> Expectation:
    """Expect a measure of the draft's mission to lie within limits; said again, the limits change."""
    if Expectation.objects.filter(pack=pack, version=None, mission=mission).count() >= MOST:
        raise TooManyExpectations(_("A mission can have %(most)s expectations: take one off first.") % {"most": MOST})
    pinned, _created = Expectation.objects.update_or_create(
        pack=pack,
        version=None,
        mission=mission,
        measure=measure,
        team=team,
        defaults={"label": label[:200], "low": low, "high": high, "made_by": person},
    )
    return pinned


def unpin(*, expectation: Expectation) -> None:
    expectation.delete()


def freeze_expectations(*, version: Version) -> None:
    """What is expected of the draft is from now on expected of this version, too."""
    mine = Expectation.objects.filter(pack=version.pack, version=None)
    Expectation.objects.bulk_create(
        [
            Expectation(
                pack=version.pack,
                version=version,
                made_by_id=one.made_by_id,
                **{name: getattr(one, name) for name in FIELDS},
            )
            for one in mine
        ]
    )


def expectations_of(edition: Edition) -> list[dict[str, Any]]:
    """As they travel in an export."""
    found = Expectation.objects.filter(pack=edition.pack, version=edition.version)
    return [{name: getattr(one, name) for name in FIELDS} for one in found]


@transaction.atomic
def take_in_expectations(*, pack: Pack, person: Any, found: Any) -> int:
    """From an import: whatever is well-formed; says how many."""
    taken = 0
    for one in found[: 10 * MOST] if isinstance(found, list) else []:
        if is_well_formed(one):
            pin(pack=pack, person=person, **{name: one.get(name) for name in FIELDS})
            taken += 1
    return taken


def is_well_formed(one: Any) -> bool:
    if not isinstance(one, dict):
        return False
    words = all(
        isinstance(one.get(name), str) and 0 < len(one[name]) <= 200 for name in ("mission", "measure", "label")
    )
    team = one.get("team")
    limits = [one.get("low"), one.get("high")]
    are_numbers = all(limit is None or (type(limit) in (int, float) and abs(limit) < 1e9) for limit in limits)
    return words and are_numbers and any(limit is not None for limit in limits) and (team is None or type(team) is int)
