"""Who sits where: seats by account or by link."""

from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest

from playtests.models import Seat, Table

_SESSION_NAME = "table_seats"
MOST_TOKENS = 40  # a session is no club; the oldest are forgotten


def tokens_of(request: HttpRequest) -> list[str]:
    return request.session.get(_SESSION_NAME, [])


def remember_token(request: HttpRequest, token: str) -> None:
    others = [one for one in tokens_of(request) if one != token]
    request.session[_SESSION_NAME] = [*others, token][-MOST_TOKENS:]


@dataclass(frozen=True, slots=True)
class Sitting:
    """What somebody is at a table: the seats that they play, and whether they are its host."""

    table: Table
    seats: tuple[Seat, ...]  # all of the table, in order
    mine: frozenset[int]
    is_host: bool

    @property
    def viewer(self) -> Any:
        """Whose eyes they look through when nobody of theirs is asked."""
        return min(self.mine) if self.mine else "public"

    def viewer_of(self, asked: int) -> Any:
        return asked if asked in self.mine else self.viewer

    @property
    def may_go_on_from(self) -> bool:
        """While a game goes on, one that begins like it would tell a seat what is hidden from it: it is for whoever
        plays all seats, and for a host whose others are bots, since the host could take these seats as well.
        """
        if self.table.is_over or len(self.mine) == len(self.seats):
            return True
        is_alone = all(seat.index in self.mine or seat.player == Seat.Player.BOT for seat in self.seats)
        return self.is_host and bool(self.mine) and is_alone

    @property
    def others(self) -> frozenset[int]:
        """Seats that other people play, so that they have a say; whoever is away, or has not come yet, has none."""
        people = (seat for seat in self.seats if seat.player == Seat.Player.PERSON and not seat.is_away)
        return frozenset(seat.index for seat in people) - self.mine


def sitting_of(table: Table, user: Any, tokens: list[str]) -> Sitting:
    seats = tuple(table.seats.select_related("person").order_by("index"))
    mine = {seat.index for seat in seats if seat.player == Seat.Player.PERSON and is_theirs(seat, user, tokens)}
    return Sitting(table, seats, frozenset(mine), user.is_authenticated and table.host_id == user.pk)


def is_theirs(seat: Seat, user: Any, tokens: list[str]) -> bool:
    if seat.person_id is not None:
        return user.is_authenticated and seat.person_id == user.pk
    return seat.token in tokens
