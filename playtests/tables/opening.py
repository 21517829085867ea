"""Laying a table: its seats, its game and who plays what."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.db import transaction
from django.db.models import F
from django.utils.translation import gettext as _

from engine import (
    EngineError,
    Game,
    IllegalSetup,
    LuckNeeded,
    options_at_a_real_table,
    replay,
    said,
    scene,
    start,
)
from playtests.errors import NotPlayable, SeatTaken
from playtests.models import Seat, Table
from playtests.models.tables import new_token
from playtests.reports.answers import reader_language
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
    standing: Mapping[str, Any] | None = None  # what a campaign brings into the game
    has_advice: bool = True  # bots may be asked
    is_real: bool = False  # people roll and draw themselves, with the real game


MINE = "me"
LARGEST_SEED = 2**53 - 1


@transaction.atomic
def open_table(*, host: Any, source: Source, orders: TableOrders) -> Table:
    """Raises NotPlayable with all that is wrong with the line-up."""
    document = keep_document(digest=source.digest, document=source.document)
    game = begun(source, orders)
    table = Table.objects.create(
        host=host,
        pack=source.pack,
        version=source.version,
        document=document,
        ruleset=source.ruleset,
        mission=source.mission,
        title=source.title[:200],
        bot=orders.bot,
        has_advice=orders.has_advice,
        opening=game.opening,
        luck=Table.Luck.PEOPLE if orders.is_real else Table.Luck.APP,
    )
    for index, player in enumerate(orders.players):
        add_seat(table, index, player, host)
    if not orders.is_real:
        keep_game(table, game)
    return table


def begun(source: Source, orders: TableOrders) -> Game:
    """The game at its first decision; at a real table, where it first waits for luck."""
    pack = pack_of(source.digest)
    seed = orders.seed if orders.seed is not None else new_seed()
    options, draws = orders.options or None, None
    try:
        if orders.is_real:
            options, draws = options_at_a_real_table(pack, source.mission, options), []
        game = start(pack, source.mission, orders.seats, seed, options=options, standing=orders.standing, draws=draws)
    except LuckNeeded as need:
        game = need.game
    except IllegalSetup as error:
        lang = reader_language()
        raise NotPlayable(error.in_words(lang), [said(one, lang) for one in error.problems]) from error
    except EngineError as error:
        raise NotPlayable(error.in_words(reader_language())) from error
    if orders.is_real and any(seat.secret for seat in scene(game, "all").seats):
        raise NotPlayable(
            _("With hidden roles the app would have to know your cards: switch them off, or let it deal.")
        )
    return game


def add_seat(table: Table, index: int, player: str, host: Any) -> None:
    is_mine = player == MINE
    Seat.objects.create(
        table=table,
        index=index,
        player=Seat.Player.PERSON if is_mine else player,
        person=host if is_mine else None,
    )


@transaction.atomic
def play_on(*, host: Any, source: Source, record: Mapping[str, Any], players: Sequence[str], bot: str) -> Table:
    """A table at the moment that a record leads to; what nobody there can know is drawn anew, and the app rolls."""
    game = replay(pack_of(source.digest), record).with_new_luck(new_seed())
    table = Table.objects.create(
        host=host,
        pack=source.pack,
        version=source.version,
        document=keep_document(digest=source.digest, document=source.document),
        ruleset=source.ruleset,
        mission=source.mission,
        title=source.title[:200],
        bot=bot,
        opening=game.opening,
        choices=game.choices,
        begun_at=len(game.choices),
    )
    for index, player in enumerate(players):
        add_seat(table, index, player, host)
    keep_game(table, game)
    return table


def new_seed() -> int:
    return secrets.randbelow(LARGEST_SEED)


@transaction.atomic
def play_again(*, table: Table, host: Any) -> Table:
    """The same people, the same line-up, from the same beginning, with new luck."""
    again = Table.objects.create(
        host=host,
        pack=table.pack,
        version=table.version,
        document=table.document,
        ruleset=table.ruleset,
        mission=table.mission,
        title=table.title,
        bot=table.bot,
        has_advice=table.has_advice,
        opening=table.opening | new_luck(table),
        choices=table.choices[: table.begun_at],
        begun_at=table.begun_at,
        luck=table.luck,
    )
    for seat in table.seats.all():
        is_guest = seat.player == Seat.Player.PERSON and seat.person_id is None  # sits down again by a new link
        player = Seat.Player.OPEN if is_guest else seat.player
        Seat.objects.create(table=again, index=seat.index, player=player, person=seat.person)
    return again


def new_luck(table: Table) -> dict[str, Any]:
    """What changes in an opening for another game from the same beginning."""
    if table.begun_at:
        return {"redrawn": [*table.opening["redrawn"][:-1], [table.begun_at, new_seed()]]}
    told: dict[str, Any] = {"dice": [], "draws": []} if table.is_real else {}
    return {"seed": new_seed(), **told}


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
    Seat.objects.filter(pk=seat.pk).update(
        player=player,
        person=person,
        is_away=False,
        quiet_round=None,
        quiet_about={},
        trusting_round=None,
        token=new_token(),
    )
    bump(seat.table)


def keep_quiet(*, table: Table, seats: Sequence[int], round_number: int) -> None:
    """Do not ask these seats for reactions again in this round."""
    table.seats.filter(index__in=seats).update(quiet_round=round_number)
    bump(table)


def keep_quiet_about(*, table: Table, seats: Sequence[int], round_number: int, card: str) -> None:
    """Do not ask these seats whether they react with this card again in this round."""
    for seat in table.seats.filter(index__in=seats):
        told = seat.quiet_about.get("cards", []) if seat.quiet_about.get("round") == round_number else []
        seat.quiet_about = {"round": round_number, "cards": sorted({*told, card})}
        seat.save(update_fields=["quiet_about"])
    bump(table)


def leave_to_bot(*, table: Table, seats: Sequence[int], round_number: int) -> None:
    """Do not ask these seats for the group's choices again in this round; once all agree, the bot makes them."""
    table.seats.filter(index__in=seats).update(trusting_round=round_number)
    bump(table)


def bump(table: Table) -> None:
    """Others' pages look again."""
    Table.objects.filter(pk=table.pk).update(revision=F("revision") + 1, are_bots_due=True)
