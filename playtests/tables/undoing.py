"""Taking back: the choices since are dropped and the game rebuilt, so that dice and decks fall as they did."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from engine import replay
from playtests.errors import CannotTakeBack, MovedMeanwhile
from playtests.models import Table
from playtests.services.packs import pack_of
from playtests.tables.games import record_of, until
from playtests.tables.history import Taken, history_of
from playtests.tables.moving import store
from playtests.tables.people import Sitting
from playtests.tables.played import Played

SPANS = ("step", "action", "turn")


@dataclass(frozen=True, slots=True)
class Way:
    """A way back: to which choice, what it takes back, and whether others must agree."""

    span: str
    to: int
    text: str
    asks_others: bool  # something has been seen since, or somebody else has chosen


def ways_back(sitting: Sitting, lang: str) -> list[Way]:
    """As far back as a choice of one's own, each way once."""
    ways: dict[int, Way] = {}
    for way in all_ways_back(sitting, lang):
        ways.setdefault(way.to, way)
    return list(ways.values())


def all_ways_back(sitting: Sitting, lang: str) -> list[Way]:
    """By step, by action, by turn, also where they are the same. The end has shown all: it stays."""
    if not sitting.mine or sitting.table.is_over:
        return []
    history = history_of(sitting.table, lang)
    own = [one for one in history if one.seat in sitting.mine or one.seat < 0]
    if not own:
        return []
    turn = beginning_of_turn(own)
    action = next(one for one in reversed(own) if one.kind == turn.kind and one.number >= turn.number)
    ways = []
    for span, target in zip(SPANS, (own[-1], action, turn), strict=True):
        dropped = [one for one in history if one.number >= target.number]
        asks = any(one.reveals or one.seat in sitting.others for one in dropped)
        ways.append(Way(span, target.number, target.text, asks and bool(sitting.others)))
    return ways


def beginning_of_turn(own: list[Taken]) -> Taken:
    """Where they began to do more than react in this round, in the latest turn in which they did; else to react."""
    last = own[-1]
    chosen = [one for one in own if one.round == last.round and not one.is_reaction]
    turn, found = (chosen[-1].turn, chosen) if chosen else (last.turn, own)
    return next(one for one in found if one.turn == turn)


def take_back(*, sitting: Sitting, span: str, revision: int, lang: str) -> bool:
    """True when it is done, False when the table is asked first: something was seen, or chosen by others, since."""
    table = sitting.table
    if table.revision != revision:
        raise MovedMeanwhile
    way = next((one for one in all_ways_back(sitting, lang) if one.span == span), None)
    if way is None:
        raise CannotTakeBack(_("There is nothing of yours to take back."))
    if way.asks_others:
        wish = {"to": way.to, "span": way.span, "by": min(sitting.mine), "agreed": sorted(sitting.mine)}
        if not Table.objects.filter(pk=table.pk, revision=revision).update(wish=wish, revision=revision + 1):
            raise MovedMeanwhile
        return False
    go_back(table, way.to)
    return True


def answer_wish(*, sitting: Sitting, agrees: bool, revision: int) -> None:
    """Once all people at the table agree, it is taken back; one 'no' is enough to leave it, and is told."""
    table = sitting.table
    if table.revision != revision or "to" not in table.wish or table.is_over:
        raise MovedMeanwhile
    if not sitting.mine:
        raise CannotTakeBack(_("Only those who play can agree."))
    agreed = {*table.wish["agreed"], *sitting.mine}
    if agrees and sitting.others <= agreed:
        go_back(table, table.wish["to"])
        return
    refused = {"by": table.wish["by"], "refused": min(sitting.mine)}
    wish = {**table.wish, "agreed": sorted(agreed)} if agrees else refused
    if not Table.objects.filter(pk=table.pk, revision=revision).update(wish=wish, revision=revision + 1):
        raise MovedMeanwhile


def go_back(table: Table, to: int) -> None:
    """The record up to choice `to`; the same luck lies ahead."""
    record = until(record_of(table), to)
    table.opening = {name: value for name, value in record.items() if name != "choices"}
    table.begun_at = min(table.begun_at, to)
    table.pending = {}
    store(table, Played(table, replay(pack_of(table.document.digest), record)))


def cut_back(*, sitting: Sitting, to: int) -> None:
    """The rules have changed since: the host goes on from where the record still fits them."""
    if not sitting.is_host:
        raise CannotTakeBack(_("Only the host can do that."))
    go_back(sitting.table, to)
