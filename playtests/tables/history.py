"""What was chosen at a table so far, and what each choice revealed; kept, and gone on with from there."""

from collections import OrderedDict
from dataclasses import dataclass, replace
from threading import Lock

from django.utils.translation import gettext as _

from engine import Game, as_recorded, replay, scene
from playtests.models import Table
from playtests.services.packs import pack_of
from playtests.tables.games import record_of

MOST_TABLES = 60
MOST_CHOICES = 3_000  # the last ones, that are gone through from the start: three times those of a long game
CONCEDE = -1  # as records tell it
GROUP = -1
SECRET = (GROUP, "hidden roles")


@dataclass(frozen=True, slots=True)
class Taken:
    """A choice of the record: who took it, at what question, and whether something was seen then."""

    number: int
    seat: int
    kind: str
    text: str
    round: int
    turn: int  # how many rounds and turns had begun
    is_reaction: bool
    reveals: bool


@dataclass(frozen=True, slots=True)
class History:
    """The choices so far with the game after them, from which it goes on."""

    choices: tuple[int, ...]
    taken: tuple[Taken, ...]
    game: Game
    hands: frozenset[tuple[int, str]]
    turn: int = 0

    def with_luck_of(self, table: Table) -> "History":
        """At a real table: with what people have rolled and drawn since."""
        if not table.is_real:
            return self
        game = self.game.clone()
        opening = game.opening
        dice, draws = table.opening["dice"], table.opening["draws"]
        game.script = tuple(dice[len(opening["dice"]) - len(game.script) :])
        game.draws = tuple(draws[len(opening["draws"]) - len(game.draws or ()) :])
        game.opening = table.opening
        return replace(self, game=game)


_histories: OrderedDict[tuple[str, str], History] = OrderedDict()
_lock = Lock()


def history_of(table: Table, lang: str) -> tuple[Taken, ...]:
    """Every choice made at this table so far, as whoever took it saw it."""
    key = (table.key, lang)
    with _lock:
        known = _histories.get(key)
    if known is None or tuple(table.choices[: len(known.choices)]) != known.choices:
        begun = table.choices[: first_told(table)]
        record = {**record_of(table), "choices": begun}
        game = replay(pack_of(table.document.digest), record | ({"corrected": []} if table.is_real else {}))
        known = History(tuple(begun), (), game, hands_of(game))
    known = known.with_luck_of(table)
    for choice in table.choices[len(known.choices) :]:
        if table.is_real:
            known = replace(known, game=as_recorded(known.game, table.opening))
        known = gone_on(known, choice, lang)
    with _lock:
        _histories[key] = known
        _histories.move_to_end(key)
        while len(_histories) > MOST_TABLES:
            _histories.popitem(last=False)
    return known.taken


def first_told(table: Table) -> int:
    """From which choice on there is a history. People at a real table make no thousands."""
    return table.begun_at if table.is_real else max(table.begun_at, len(table.choices) - MOST_CHOICES)


def gone_on(before: History, choice: int, lang: str) -> History:
    """The history with one choice more."""
    game, number = before.game.clone(), len(before.choices)
    choices = (*before.choices, choice)
    seat, lines = game.seat, len(game.log or ())
    seen = scene(game, max(seat, 0), lang, log_from=lines)
    if choice == CONCEDE:
        game.concede()
        text = _("The group gives up")
        given_up = Taken(number, GROUP, "", text, seen.round, before.turn, is_reaction=False, reveals=False)
        return History(choices, (*before.taken, given_up), game, before.hands, before.turn)
    asked = seen.decision
    game.choose(choice)
    told = scene(game, "public", lang, log_from=lines).log
    hands = hands_of(game)
    is_seen = SECRET in hands and told  # a vote, an accusation: where roles are hidden, all that is told says something
    reveals = is_seen or any(line.dice or line.tone in ("card", "dice") for line in told) or not hands <= before.hands
    text = asked.options[choice].text
    taken = Taken(number, seat, asked.kind, text, seen.round, before.turn, asked.is_reaction, bool(reveals))
    turn = before.turn + any(line.tone == "phase" for line in told)
    return History(choices, (*before.taken, taken), game, hands, turn)


def hands_of(game: Game) -> frozenset[tuple[int, str]]:
    """Every card in a hand: one that was not there before has been seen; and whether there are hidden roles."""
    seats = scene(game, "all", log_from=len(game.log or ())).seats
    hands = [(seat.index, card.id) for seat in seats for card in seat.hand]
    return frozenset([*hands, SECRET] if any(seat.secret for seat in seats) else hands)
