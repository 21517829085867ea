"""A real table: people roll and draw, and tell it; the app keeps the books and says what happens then.

A choice that needs luck waits as `pending` until all of it has been told. Each time it is taken again from the game
before it, with what was told so far; the record holds dice and draws, so that it replays like any other.
"""

import random
from collections import Counter
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from engine import Game, LuckNeeded
from playtests.errors import MovedMeanwhile, NotAsked, NotLegal
from playtests.models import Table
from playtests.tables.games import game_of
from playtests.tables.people import Sitting

DICE, DRAWS = "dice", "draws"


@dataclass(frozen=True, slots=True)
class Standing:
    """The game as it stands; where it waits for luck, half-way through a choice."""

    game: Game
    need: LuckNeeded | None = None
    lines: int = 0  # of the log before the choice that waits


def standing_of(table: Table) -> Standing:
    try:
        game = game_of(table)
    except LuckNeeded as need:  # in set-up
        return Standing(need.game, need)
    if not is_waiting(table):
        return Standing(game, lines=table.pending.get("lines", 0))
    with_luck(table, game)
    try:
        game.choose(table.pending["choice"])
    except LuckNeeded as need:
        return Standing(need.game, need, table.pending["lines"])
    return Standing(game, lines=table.pending["lines"])


def is_waiting(table: Table) -> bool:
    return "choice" in table.pending


def wait_again(table: Table) -> None:
    """The last choice waits once more, if it needed luck and nothing has been chosen since."""
    if "done" in table.pending:
        table.choices = table.choices[:-1]
        table.pending = table.pending["done"]


def with_luck(table: Table, game: Game) -> None:
    """Give the game before the choice all that has been told since."""
    dice, draws = (sum(count for kind, count in table.pending["entered"] if kind == one) for one in (DICE, DRAWS))
    told_dice, told_draws = table.opening[DICE], table.opening[DRAWS]
    game.script = tuple(told_dice[len(told_dice) - dice :])
    game.draws = tuple(told_draws[len(told_draws) - draws :])


def told_values(need: LuckNeeded, values: list[int]) -> list[int]:
    """What people entered, if it can have come up."""
    luck = need.luck
    if len(values) != luck.count:
        raise NotLegal(_("Enter every die or card that is asked for."))
    left = Counter(luck.values)
    for value in values:
        if not left[value]:
            raise NotLegal(_("That cannot have come up here: look again."))
        left[value] -= luck.is_cards
    return values


def drawn_by_app(need: LuckNeeded) -> list[int]:
    """For those who would rather not: the app rolls, or says which cards to take out of the deck."""
    luck, chance = need.luck, random.SystemRandom()
    return chance.sample(luck.values, luck.count) if luck.is_cards else chance.choices(luck.values, k=luck.count)


def need_at(sitting: Sitting, revision: int) -> LuckNeeded:
    """What the table waits for; raises where it waits for nothing, or for somebody else's eyes."""
    if sitting.table.revision != revision:
        raise MovedMeanwhile
    need = standing_of(sitting.table).need
    if need is None or not sitting.mine:
        raise NotAsked
    return need


def entered(table: Table, need: LuckNeeded, values: list[int]) -> dict[str, Any]:
    """The table's fields with what was told."""
    kind = DRAWS if need.luck.is_cards else DICE
    told = [*table.pending.get("entered", []), [kind, len(values)]]
    opening = {**table.opening, kind: [*table.opening[kind], *values]}
    return {"opening": opening, "pending": {**table.pending, "entered": told}}


def without(table: Table, first: int) -> dict[str, Any]:
    """The table's fields without what was told from one entry on: what follows may be asked for otherwise."""
    told = table.pending["entered"]
    opening = dict(table.opening)
    for kind, count in told[first:]:
        opening[kind] = opening[kind][: len(opening[kind]) - count]
    return {"opening": opening, "pending": {**table.pending, "entered": told[:first]}}


def used_up(table: Table, game: Game) -> dict[str, Any]:
    """The opening with the luck that the game has used: what was told beyond it is forgotten."""
    if not table.is_real:
        return table.opening
    dice, draws = table.opening[DICE], table.opening[DRAWS]
    left = len(game.draws or ())
    return {**table.opening, DICE: dice[: len(dice) - len(game.script)], DRAWS: draws[: len(draws) - left]}
