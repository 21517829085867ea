"""Moves: of people, and of the bots that sit between them."""

from collections.abc import Sequence
from time import monotonic
from typing import Any

from django.db import transaction
from django.db.models.functions import Now
from django.utils.translation import gettext as _

from engine import Game, IllegalChoice, LuckNeeded, bots, scene
from playtests.errors import CannotTakeBack, MovedMeanwhile, NotAsked, NotLegal
from playtests.models import Seat, Table
from playtests.services.dispatch import send_later
from playtests.tables.entries import before_choice
from playtests.tables.games import game_of, keep_game
from playtests.tables.luck import (
    drawn_by_app,
    entered,
    is_waiting,
    need_at,
    standing_of,
    told_values,
    used_up,
    wait_again,
    with_luck,
    without,
)
from playtests.tables.people import Sitting
from playtests.tables.played import Played

BOTS_SECONDS = 0.6  # in one request; what is left is done when somebody asks again
GROUP = -1


def move(*, sitting: Sitting, choice: int, revision: int) -> None:
    """Take an option for a seat of theirs. Of two at once, one is first and the other is told."""
    table = sitting.table
    if table.revision != revision:
        raise MovedMeanwhile
    if standing_of(table).need:
        raise NotLegal(_("First tell what was rolled or drawn."))
    game = game_of(table)
    if not may_answer(sitting, game):
        raise NotAsked
    played = Played(table, game)
    try:
        played.choose(choice)
    except IllegalChoice as error:
        raise NotLegal(_("That is not among the legal options now.")) from error
    play_bots(sitting, played)
    store(table, played)


def go_on(*, sitting: Sitting) -> bool:
    """Let bots play if it is theirs; somebody else's request may have done so already."""
    table = sitting.table
    if table.fault or standing_of(table).need:
        return False
    game = game_of(table)
    if not is_automatic(sitting, game):
        Table.objects.filter(pk=table.pk, revision=table.revision).update(are_bots_due=False)
        return False
    played = Played(table, game)
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
    if standing_of(sitting.table).need:
        raise NotLegal(_("First tell what was rolled or drawn."))
    game = game_of(sitting.table)
    game.concede()
    store(sitting.table, Played(sitting.table, game))


def tell_luck(*, sitting: Sitting, values: list[int] | None, revision: int) -> None:
    """At a real table: what was rolled or drawn, or None to let the app do it. Once it suffices, the game goes on."""
    table = sitting.table
    need = need_at(sitting, revision)
    told = drawn_by_app(need) if values is None else told_values(need, values)
    for name, value in entered(table, need, told).items():
        setattr(table, name, value)
    go_on_with_luck(sitting)


def tell_otherwise(*, sitting: Sitting, entry: int, revision: int) -> None:
    """What was told in one entry is asked for again, and so is all that followed from it."""
    table = sitting.table
    if table.revision != revision:
        raise MovedMeanwhile
    if not sitting.mine:
        raise NotAsked
    wait_again(table)
    if not 0 <= entry < len(table.pending.get("entered", [])):
        raise CannotTakeBack(_("Nothing has been told yet."))
    before = before_choice(table)
    for name, value in without(table, entry).items():
        setattr(table, name, value)
    go_on_with_luck(sitting, before)


def take_luck_back(*, sitting: Sitting, revision: int) -> None:
    """What was told last is asked for again; without any, the choice itself is taken back."""
    table = sitting.table
    need_at(sitting, revision)
    if told := table.pending.get("entered"):
        tell_otherwise(sitting=sitting, entry=len(told) - 1, revision=revision)
    elif is_waiting(table):
        table.pending = {}
        store(table, Played(table, game_of(table)))
    else:
        raise CannotTakeBack(_("Nothing has been told yet."))


def go_on_with_luck(sitting: Sitting, before: Game | None = None) -> None:
    table = sitting.table
    try:
        played = Played(table, before or game_of(table))
    except LuckNeeded:  # set-up is not done yet
        store_pending(table)
        return
    if is_waiting(table):
        with_luck(table, played.game)
        played.choose(table.pending["choice"])
    if not played.pending:
        play_bots(sitting, played)
    store(table, played)


def may_answer(sitting: Sitting, game: Game) -> bool:
    """The group's decisions are anybody's who sits there."""
    return not game.is_over and (game.seat in sitting.mine or (game.seat == GROUP and bool(sitting.mine)))


# --- bots -----------------------------------------------------------------------------------------


def play_bots(sitting: Sitting, played: Played) -> None:
    """Bots answer, and reactions that nobody wants to be asked about are declined, within a bounded time."""
    ends = monotonic() + BOTS_SECONDS
    game = played.game
    while not (played.fault or played.pending) and is_automatic(sitting, game) and monotonic() < ends:
        seat = seat_asked(sitting, game)
        is_declined = seat is not None and not plays_by_itself(seat)
        with played.faults_noted():
            choice = len(game.options) - 1 if is_declined else choice_of_bot(sitting.table, game, sitting.table.bot)
            played.choose(choice)


def is_automatic(sitting: Sitting, game: Game) -> bool:
    if game.is_over:
        return False
    seat = seat_asked(sitting, game)
    if seat is None:
        return is_left_to_bot(sitting, game)
    return plays_by_itself(seat) or is_quiet(seat, game)


def is_left_to_bot(sitting: Sitting, game: Game) -> bool:
    """Whether nobody who plays wants to be asked for the group's choices in this round."""
    people = [seat for seat in sitting.seats if seat.player == Seat.Player.PERSON and not seat.is_away]
    if not people:
        return all(plays_by_itself(seat) for seat in sitting.seats)
    if any(seat.trusting_round is None for seat in people):
        return False
    now = scene(game, "public", log_from=len(game.log or ())).round
    return all(seat.trusting_round == now for seat in people)


def plays_by_itself(seat: Seat) -> bool:
    return seat.player == Seat.Player.BOT or seat.is_away


def seat_asked(sitting: Sitting, game: Game) -> Seat | None:
    return sitting.seats[game.seat] if 0 <= game.seat < len(sitting.seats) else None


def is_quiet(seat: Seat, game: Game) -> bool:
    """Whether this seat has said not to be asked again this round, and this is a reaction that can be declined."""
    if (seat.quiet_round is None and not seat.quiet_about) or seat.player != Seat.Player.PERSON:
        return False
    seen = scene(game, seat.index, log_from=len(game.log or ()))
    if not can_decline(seen.decision):
        return False
    is_about_these = seat.quiet_about.get("round") == seen.round and is_about(seen.decision, seat.quiet_about["cards"])
    return seen.round == seat.quiet_round or is_about_these


def is_about(decision: Any, cards: Sequence[str]) -> bool:
    """Whether these cards are all that one could react with."""
    return all(
        any(anchor.kind == "card" and anchor.id in cards for anchor in option.anchors)
        for option in decision.options[:-1]
    )


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


def tell_staff(table: Table) -> None:
    from playtests.tasks import report_fault  # which imports what tells them

    transaction.on_commit(lambda: send_later(report_fault, (table.pk,), 0))


def store_pending(table: Table) -> None:
    """What has been told so far, while set-up waits for more."""
    fields = {"opening": table.opening, "pending": table.pending, "revision": table.revision + 1}
    if not Table.objects.filter(pk=table.pk, revision=table.revision).update(**fields, moved_at=Now()):
        raise MovedMeanwhile
    table.revision += 1


def settled(played: Played) -> dict[str, Any]:
    """At a real table: since when things have happened, and the last choice if what was told for it can be changed."""
    if not played.is_real:
        return {}
    return {"lines": played.lines} | ({"done": played.done} if played.done else {})


def store(table: Table, played: Played) -> None:
    """A conditional update: whoever comes second changes nothing. After a fault the game stays as it was before it."""
    game = played.game
    is_over = game.is_over and not played.fault
    fields = {
        "choices": played.choices,
        "begun_at": table.begun_at,
        "opening": table.opening if played.pending else used_up(table, game),
        "pending": played.pending or settled(played),
        "revision": table.revision + 1,
        "state": Table.State.OVER if is_over else Table.State.PLAYING,
        "result": game.outcome["result"] if is_over else "",
        "fault": played.fault,
        "fault_words": played.fault_words,
        "wish": {},
        "are_bots_due": True,
    }
    if not Table.objects.filter(pk=table.pk, revision=table.revision).update(**fields, moved_at=Now()):
        raise MovedMeanwhile
    for name, value in fields.items():
        setattr(table, name, value)
    if played.is_real:  # luck beyond it is forgotten, or given again with the choice that waits for it
        game.script = game.draws = ()
    if played.fault:
        tell_staff(table)
    else:
        keep_game(table, game)
