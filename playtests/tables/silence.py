"""Somebody is silent: after two minutes the others may let a bot play for them, until they are back."""

from datetime import timedelta

from django.utils import timezone
from django.utils.translation import gettext as _

from engine import Game
from playtests.errors import NotLegal
from playtests.models import Seat
from playtests.tables.opening import bump
from playtests.tables.people import Sitting

SILENCE = timedelta(minutes=2)


def silent_seat(sitting: Sitting, game: Game) -> Seat | None:
    """The seat that is asked, if somebody else plays it."""
    if game.is_over or not sitting.mine or not 0 <= game.seat < len(sitting.seats):
        return None
    seat = sitting.seats[game.seat]
    is_others = seat.player == Seat.Player.PERSON and seat.index not in sitting.mine
    return seat if is_others and not seat.is_away else None


def seconds_to_wait(sitting: Sitting) -> int:
    """Until the silence has lasted long enough."""
    left = sitting.table.moved_at + SILENCE - timezone.now()
    return max(0, round(left.total_seconds()))


def let_bot_stand_in(*, sitting: Sitting, game: Game) -> None:
    seat = silent_seat(sitting, game)
    if seat is None or seconds_to_wait(sitting):
        raise NotLegal(_("Nobody has been silent for two minutes."))
    Seat.objects.filter(pk=seat.pk).update(is_away=True)
    bump(sitting.table)


def come_back(*, sitting: Sitting) -> None:
    """Whoever is back plays all of their seats again."""
    sitting.table.seats.filter(index__in=sitting.mine).update(is_away=False)
    bump(sitting.table)
