"""Who plays which seat, as whoever looks reads it."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.translation import gettext as _

from playtests.bot_names import bot_name
from playtests.models import Seat
from playtests.tables.people import Sitting


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays a seat, for the list of the team."""

    seat: Seat
    label: str  # whom they play: 'Abe'
    name: str
    is_mine: bool
    is_asked: bool


def players_of(sitting: Sitting, labels: Mapping[int, str], asked: int | None) -> list[Player]:
    """Of every seat in order; `asked` is the one whose turn it is."""
    return [
        Player(
            seat,
            labels.get(seat.index, ""),
            name_of_player(sitting, seat),
            seat.index in sitting.mine,
            seat.index == asked,
        )
        for seat in sitting.seats
    ]


def name_of_player(sitting: Sitting, seat: Seat) -> str:
    if seat.player == Seat.Player.BOT:
        return _("bot (%(name)s)") % {"name": bot_name(sitting.table.bot)}
    if seat.player == Seat.Player.OPEN:
        return _("nobody yet")
    if seat.index in sitting.mine:
        return _("you")
    name = seat.person.public_name if seat.person else _("guest")
    return _("bot for %(name)s") % {"name": name} if seat.is_away else name
