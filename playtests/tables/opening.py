"""Laying a table: its seats, its game and who plays what."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.db import transaction
from django.db.models import F

from engine import EngineError, IllegalSetup, start
from playtests.errors import NotPlayable, SeatTaken
from playtests.models import Seat, Table
from playtests.models.tables import new_token
from playtests.services.packs import keep_document, pack_of
from playtests.services.sources import Source
from playtests.tables.games import keep_game


@dataclass(frozen=True, slots=True)
class TableOrders:
    """How a game is to be played: seats as the engine takes them, who plays each, which bot."""

    seats: Any
    players: Sequence[str]  # "me", "open" or "bot", one a seat
    bot: str = "veteran"
    options: Mapping[str, Any] | None = None
    seed: int | None = None


MINE = "me"
LARGEST_SEED = 2**53 - 1


@transaction.atomic
def open_table(*, host: Any, source: Source, orders: TableOrders) -> Table:
    """Raises NotPlayable with all that is wrong with the line-up."""
    document = keep_document(digest=source.digest, document=source.document)
    seed = orders.seed if orders.seed is not None else secrets.randbelow(LARGEST_SEED)
    try:
        game = start(pack_of(source.digest), source.mission, orders.seats, seed, options=orders.options or None)
    except IllegalSetup as error:
        raise NotPlayable(str(error), error.problems) from error
    except EngineError as error:
        raise NotPlayable(str(error)) from error
    table = Table.objects.create(
        host=host,
        pack=source.pack,
        version=source.version,
        document=document,
        ruleset=source.ruleset,
        mission=source.mission,
        title=source.title[:200],
        bot=orders.bot,
        opening=game.opening,
    )
    for index, player in enumerate(orders.players):
        add_seat(table, index, player, host)
    keep_game(table, game)
    return table


def add_seat(table: Table, index: int, player: str, host: Any) -> None:
    is_mine = player == MINE
    Seat.objects.create(
        table=table,
        index=index,
        player=Seat.Player.PERSON if is_mine else player,
        person=host if is_mine else None,
    )


@transaction.atomic
def play_again(*, table: Table, host: Any) -> Table:
    """The same people, the same line-up, new luck."""
    seed = secrets.randbelow(LARGEST_SEED)
    again = Table.objects.create(
        host=host,
        pack=table.pack,
        version=table.version,
        document=table.document,
        ruleset=table.ruleset,
        mission=table.mission,
        title=table.title,
        bot=table.bot,
        opening={**table.opening, "seed": seed},
    )
    for seat in table.seats.all():
        Seat.objects.create(table=again, index=seat.index, player=seat.player, person=seat.person)
    return again


def take_seat(*, seat: Seat, person: Any) -> str:
    """By its link: an open seat, or one that a bot kept warm. Of two at once, one sits down.

    The link is used up: the answer is the new token, known to nobody else, not even to the host.
    """
    if person.is_authenticated and seat.person_id == person.pk and seat.player == Seat.Player.PERSON:
        return seat.token
    token = new_token()
    free = Seat.objects.filter(pk=seat.pk, token=seat.token).exclude(player=Seat.Player.PERSON)
    account = person if person.is_authenticated else None
    if not free.update(player=Seat.Player.PERSON, person=account, token=token):
        raise SeatTaken
    bump(seat.table)
    return token


def hand_over(*, seat: Seat, player: str, person: Any = None) -> None:
    """The host gives a seat to a bot, opens it, or takes it."""
    Seat.objects.filter(pk=seat.pk).update(player=player, person=person, quiet_round=None, token=new_token())
    bump(seat.table)


def keep_quiet(*, table: Table, seats: Sequence[int], round_number: int) -> None:
    """Do not ask these seats for reactions again in this round."""
    table.seats.filter(index__in=seats).update(quiet_round=round_number)
    bump(table)


def bump(table: Table) -> None:
    """Others' pages look again."""
    Table.objects.filter(pk=table.pk).update(revision=F("revision") + 1)
