"""At a real table: what follows from each roll, before anybody has told one; nothing is applied by looking."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine import EngineFault, Game, LuckNeeded, scene
from playtests.models import Table
from playtests.tables.games import game_of
from playtests.tables.luck import is_waiting, with_luck

MOST_SENTENCES = 4
MOST_ROLLS = 24  # sums, or sides of one die, that are looked at


def foreseen(table: Table, need: LuckNeeded, asked: Any, viewer: Any, lang: str) -> list[tuple[int, str]]:
    """For each sum of what the dice count, or each side of a single die: what happens then, in sentences."""
    if asked.kind != "dice" or not is_waiting(table):
        return []
    rolls = list(rolls_of(asked))
    if len(rolls) > MOST_ROLLS:
        return []
    before = len(need.game.log or ())
    return [(key, told(game, before, viewer, lang)) for key, values in rolls for game in after(table, values)]


def rolls_of(asked: Any) -> Iterator[tuple[int, list[int]]]:
    """What the page adds up to, with dice that come to it."""
    if asked.worth:
        sums: dict[int, list[int]] = {0: []}
        for _die in range(asked.count):
            sums = {sum_ + face.worth: [*dice, face.value] for sum_, dice in sums.items() for face in asked.faces}
        yield from sorted(sums.items())
    elif asked.count == 1:
        yield from ((face.value, [face.value]) for face in asked.faces)


def after(table: Table, values: Sequence[int]) -> Iterator[Game]:
    """The game once these dice lie there, up to the next question; none where the engine stops at it."""
    game = game_of(table)
    with_luck(table, game)
    game.script = (*game.script, *values)
    try:
        game.choose(table.pending["choice"])
    except LuckNeeded as need:
        yield need.game
    except EngineFault:
        return
    else:
        yield game


def told(game: Game, before: int, viewer: Any, lang: str) -> str:
    """What happened since, without the roll itself, and what is asked then."""
    seen = scene(game, viewer, lang, log_from=before)
    lines = [line.text for line in seen.log[1:]][:MOST_SENTENCES]
    return " ".join([*lines, *([seen.decision.prompt] if seen.decision else ())])
