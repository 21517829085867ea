"""Where else the result of a game can go: other apps register what they offer at its end.

    register_ending(campaigns_to_enter)   # in AppConfig.ready

A function gets whoever looks and the table, and gives what they may press; what stands behind it is its own affair.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from playtests.models import Table


@dataclass(frozen=True, slots=True)
class Ending:
    """A button at the end of a game: it posts to the address."""

    label: str
    address: str


_registered: list[Callable[[Any, Table], Iterable[Ending]]] = []


def register_ending(offer: Callable[[Any, Table], Iterable[Ending]]) -> None:
    if offer not in _registered:
        _registered.append(offer)


def endings_of(person: Any, table: Table) -> list[Ending]:
    return [ending for offer in _registered for ending in offer(person, table)]
