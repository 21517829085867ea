"""What if a number were another, or a card not there? Win rates on common seeds; settings that come near an aim."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from django.utils.translation import gettext as _

from engine import BadEdit, edit
from playtests.errors import NotPlayable
from playtests.models import Run
from playtests.reports.cards import Card, taken_out
from playtests.reports.numbers import Number, set_to
from playtests.services.launching import Games, Orders, Team, start_run
from playtests.services.sources import Source, source_of_document

MOST_VALUES = 12  # of a curve
MOST_SETTINGS = 30  # of a search
MOST_MOVED = 3  # numbers that a search may turn
REACH = {1: 4, 2: 2, 3: 1}  # how far each of so many numbers is turned to either side


@dataclass(frozen=True, slots=True)
class Setting:
    """Some numbers with the values that are tried."""

    values: tuple[tuple[Number, int], ...]

    @property
    def is_present(self) -> bool:
        return all(number.value == value for number, value in self.values)

    def operations(self) -> list[dict[str, Any]]:
        return [set_to(number, value) for number, value in self.values if number.value != value]

    def as_variant(self) -> dict[str, Any]:
        return {
            "values": [
                {"key": number.key, "group": number.group, "label": number.label, "from": number.value, "to": value}
                for number, value in self.values
            ],
            "operations": self.operations(),
            "is_present": self.is_present,
        }


@dataclass(frozen=True, slots=True)
class WithoutCard:
    """A card that is there, or is not."""

    card: Card
    document: dict[str, Any]
    is_present: bool = False

    def operations(self) -> list[dict[str, Any]]:
        return [] if self.is_present else taken_out(self.document, self.card)

    def as_variant(self) -> dict[str, Any]:
        about = {"key": self.card.key, "group": self.card.group, "label": self.card.label, "is_card": True}
        return {
            "values": [about | {"from": 1, "to": int(self.is_present)}],
            "operations": self.operations(),
            "is_present": self.is_present,
        }


def start_curve(
    *, owner: Any, source: Source, number: Number, low: int, high: int, games: int, target: tuple[int, int]
) -> Run:
    """Every value of a range, every team size; what is known already is not played again."""
    step = max(1, -(-(high - low + 1) // MOST_VALUES))
    values = sorted({*range(low, high + 1, step), high})
    settings = [Setting(((number, value),)) for value in values]
    return start(owner, source, settings, games, target, Run.Kind.WHAT_IF, {})


def start_without(*, owner: Any, source: Source, card: Card, games: int, target: tuple[int, int]) -> Run:
    """The mission with the card and without it, every team size, the same games."""
    settings = [WithoutCard(card, source.document, is_present=True), WithoutCard(card, source.document)]
    less = variation(source, settings[1])
    if less is None:
        raise NotPlayable(_("Without “%(card)s” the mission cannot be played.") % {"card": card.label})
    if less.fingerprint == source.fingerprint:
        raise NotPlayable(_("“%(card)s” does not come up in this mission.") % {"card": card.label})
    return start(owner, source, settings, games, target, Run.Kind.WHAT_IF, {})


def start_search(
    *, owner: Any, source: Source, numbers: Sequence[Number], team: int, aim: int, games: int, target: tuple[int, int]
) -> Run:
    """All settings around the present one; the page offers those that come nearest to the aim."""
    reach = REACH[len(numbers)]
    ranges = [
        [value for value in range(one.value - reach, one.value + reach + 1) if one.least <= value <= one.most]
        for one in numbers
    ]
    settings = [Setting(tuple(zip(numbers, values, strict=True))) for values in product(*ranges)]
    settings.sort(key=lambda one: sum(abs(value - number.value) for number, value in one.values))
    about = {"team": team, "aim": aim}
    return start(owner, source, settings[:MOST_SETTINGS], games, target, Run.Kind.TUNING, about)


def start(
    owner: Any,
    source: Source,
    settings: Sequence[Setting | WithoutCard],
    games: int,
    target: tuple[int, int],
    kind: str,
    about: dict[str, Any],
) -> Run:
    """One run with a series for each setting and team. Settings that cannot be played are left out."""
    wanted: list[Games] = []
    variants: list[dict[str, Any]] = []
    for setting in settings:
        varied = variation(source, setting)
        if varied is None:
            continue
        wanted += [Games(varied, Team(size, size), "veteran", games, len(variants)) for size in source.team_sizes]
        variants.append(setting.as_variant() | about)
    if not variants:
        raise NotPlayable(_("With none of these values the mission can be played."))
    orders = Orders(games=games, target=target)
    return start_run(owner=owner, source=source, orders=orders, wanted=wanted, kind=kind, variants=variants)


def variation(source: Source, setting: Setting | WithoutCard) -> Source | None:
    if setting.is_present:
        return source
    try:
        changed = edit(source.document, setting.operations()).document
        return source_of_document(
            changed, source.mission, pack=source.pack, version=source.version, revision=source.revision
        )
    except (BadEdit, NotPlayable):
        return None
