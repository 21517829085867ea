"""Moves: of people, and of the bots that sit between them."""

import logging
from time import monotonic
from typing import Any

from django.db.models.functions import Now
from django.utils.translation import gettext as _

from engine import EngineFault, Game, IllegalChoice, bots, scene
from playtests.errors import MovedMeanwhile, NotAsked, NotLegal
from playtests.models import Seat, Table
from playtests.tables.games import game_of, keep_game
from playtests.tables.people import Sitting

BOTS_SECONDS = 0.6  # in one request; what is left is done when somebody asks again
GROUP = -1

logger = logging.getLogger("fireteam.tables")


def move(*, sitting: Sitting, choice: int, revision: int) -> None:
    """Take an option for a seat of theirs. Of two at once, one is first and the other is told."""
    table = sitting.table
    if table.revision != revision:
        raise MovedMeanwhile
    game = game_of(table)
    if not may_answer(sitting, game):
        raise NotAsked
    played = Played(game)
    try:
        played.choose(choice)
    except IllegalChoice as error:
        raise NotLegal(_("That is not among the legal options now.")) from error
    play_bots(sitting, played)
    store(table, played)


def go_on(*, sitting: Sitting) -> bool:
    """Let bots play if it is theirs; somebody else's request may have done so already."""
    table = sitting.table
    game = game_of(table)
    if table.fault or not is_automatic(sitting, game):
        return False
    played = Played(game)
    play_bots(sitting, played)
    try:
        store(table, played)
    except MovedMeanwhile:
        return False
    return True


def concede(*, sitting: Sitting, revision: int) -> None:
    """The group gives up; the host says so."""
    if sitting.table.revision != revision:
        raise MovedMeanwhile
    if not sitting.is_host:
        raise NotAsked
    game = game_of(sitting.table)
    game.concede()
    store(sitting.table, Played(game))


def may_answer(sitting: Sitting, game: Game) -> bool:
    """The group's decisions are anybody's who sits there."""
    return not game.is_over and (game.seat in sitting.mine or (game.seat == GROUP and bool(sitting.mine)))


class Played:
    """A game while it is played on: the choices up to where the rules engine stopped, if it did."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.choices = game.choices
        self.fault = ""

    def choose(self, choice: int) -> None:
        try:
            self.game.choose(choice)
        except EngineFault as error:
            self.fault = str(error)
        else:
            self.choices = self.game.choices


# --- bots -----------------------------------------------------------------------------------------


def play_bots(sitting: Sitting, played: Played) -> None:
    """Bots answer, and reactions that nobody wants to be asked about are declined, within a bounded time."""
    ends = monotonic() + BOTS_SECONDS
    game = played.game
    while not played.fault and is_automatic(sitting, game) and monotonic() < ends:
        seat = seat_asked(sitting, game)
        is_declined = seat is not None and seat.player == Seat.Player.PERSON
        played.choose(len(game.options) - 1 if is_declined else choice_of_bot(sitting.table, game, sitting.table.bot))


def is_automatic(sitting: Sitting, game: Game) -> bool:
    if game.is_over:
        return False
    seat = seat_asked(sitting, game)
    if seat is None:
        return all(one.player == Seat.Player.BOT for one in sitting.seats)
    return seat.player == Seat.Player.BOT or is_quiet(seat, game)


def seat_asked(sitting: Sitting, game: Game) -> Seat | None:
    return sitting.seats[game.seat] if 0 <= game.seat < len(sitting.seats) else None


def is_quiet(seat: Seat, game: Game) -> bool:
    """Whether this seat has said not to be asked again this round, and this is a reaction that can be declined."""
    if seat.quiet_round is None or seat.player != Seat.Player.PERSON:
        return False
    seen = scene(game, seat.index, log_from=len(game.log or ()))
    return seen.round == seat.quiet_round and can_decline(seen.decision)


def can_decline(decision: Any) -> bool:
    """A reaction whose last answer is no thing on the table but a plain 'no'."""
    if decision is None or not decision.is_reaction or not decision.options:
        return False
    return decision.options[-1].anchors[0].kind == "button"


def choice_of_bot(table: Table, game: Game, name: str) -> int:
    """A bot knows what its seat knows: all else is drawn anew before it thinks."""
    maker = bots(table.ruleset)[name]
    number = len(game.choices)
    seen = game.determinize(number + 1, game.seat if game.seat >= 0 else None)
    return maker(number + 1).choose(seen)


# --- the row --------------------------------------------------------------------------------------


def store(table: Table, played: Played) -> None:
    """A conditional update: whoever comes second changes nothing. After a fault the game stays as it was before it."""
    game = played.game
    is_over = game.is_over and not played.fault
    fields = {
        "choices": played.choices,
        "revision": table.revision + 1,
        "state": Table.State.OVER if is_over else Table.State.PLAYING,
        "result": game.outcome["result"] if is_over else "",
        "fault": played.fault,
        "wish": {},
    }
    if not Table.objects.filter(pk=table.pk, revision=table.revision).update(**fields, moved_at=Now()):
        raise MovedMeanwhile
    for name, value in fields.items():
        setattr(table, name, value)
    if played.fault:  # staff find the record in the admin
        logger.error("The rules engine stopped at table %s, revision %s: %s", table.key, table.revision, played.fault)
    else:
        keep_game(table, game)
