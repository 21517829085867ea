"""At a real table things may lie otherwise than the app believes: people say so, and the log keeps a line of it."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from django.utils.translation import gettext as _

from engine import IllegalChoice, corrected, corrections
from playtests.errors import MovedMeanwhile, NotAsked, NotLegal
from playtests.tables.luck import standing_of
from playtests.tables.moving import store
from playtests.tables.people import Sitting
from playtests.tables.played import Played


def offered(sitting: Sitting, lang: str) -> list[Any]:
    """What whoever sits there may correct now: not what only somebody else's eyes may see."""
    standing = standing_of(sitting.table)
    if not sitting.table.is_real or not sitting.mine or standing.need:
        return []
    return [one for one in corrections(standing.game, lang) if one.seat is None or one.seat in sitting.mine]


def groups_of(things: Sequence[Any]) -> list[tuple[str, list[Any]]]:
    return [(name, list(some)) for name, some in groupby(things, key=lambda one: one.group)]


def correct(*, sitting: Sitting, said: Mapping[str, str], revision: int) -> int:
    """Take over what differs from what the app believed; says how many things did."""
    table = sitting.table
    if table.revision != revision:
        raise MovedMeanwhile
    if not sitting.mine:
        raise NotAsked
    known = {one.id: one for one in offered(sitting, "en")}
    if not known:
        raise NotLegal(_("First finish what is under way; corrections are made where somebody decides what to do."))
    changes = {name: value for name, value in said.items() if name in known and value != known[name].value}
    if not changes:
        return 0
    try:
        game = corrected(standing_of(table).game, changes)
    except IllegalChoice as error:
        raise NotLegal(_("That cannot lie so: look again.")) from error
    table.opening = {**table.opening, "corrected": game.opening["corrected"]}
    store(table, Played(table, game))
    return len(changes)
