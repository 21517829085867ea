"""At a real table: what was told for the choice at hand, entry by entry, so that each can be told otherwise."""

from copy import copy
from dataclasses import dataclass

from engine import Game, LuckNeeded, luck_asked, replay
from playtests.models import Table
from playtests.services.packs import pack_of
from playtests.tables.games import record_of
from playtests.tables.luck import is_waiting, wait_again, with_luck, without


@dataclass(frozen=True, slots=True)
class Entry:
    """What was asked, and what people told."""

    number: int
    prompt: str
    shown: str


def entries_of(table: Table, lang: str) -> list[Entry]:
    """Of the choice that is under way, or of the last one."""
    waiting = copy(table)
    wait_again(waiting)
    told = waiting.pending.get("entered", [])
    before = before_choice(waiting) if told else None
    entries = []
    for number, (kind, count) in enumerate(told):
        earlier = copy(waiting)
        for name, value in without(waiting, number).items():
            setattr(earlier, name, value)
        asked = luck_asked(need_at_this_point(earlier, before), lang)
        labels = {side: face.label for face in asked.faces for side in face.sides}
        first = len(earlier.opening[kind])
        shown = [labels[value] for value in waiting.opening[kind][first : first + count]]
        entries.append(Entry(number, asked.prompt, ", ".join(shown)))
    return entries


def before_choice(table: Table) -> Game | None:
    """The game as it stood before the choice; None in set-up, which begins with its luck."""
    if not is_waiting(table):
        return None
    opening = without(table, 0)["opening"]
    return replay(pack_of(table.document.digest), {**opening, "choices": table.choices})


def need_at_this_point(table: Table, before: Game | None) -> LuckNeeded:
    """What is asked for once all has been told that the table knows."""
    try:
        if before is None:
            replay(pack_of(table.document.digest), record_of(table))
        else:
            game = before.clone()
            with_luck(table, game)
            game.choose(table.pending["choice"])
    except LuckNeeded as need:
        return need
    raise AssertionError("what was told is more than was asked for")
