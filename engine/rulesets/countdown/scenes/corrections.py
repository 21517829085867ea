"""What may lie otherwise on a real table of Countdown: ops with their health and energy, and the time marker."""

from collections.abc import Iterator

from engine.core.answers.scenes import Correctable
from engine.core.game import Step
from engine.core.scenes.sight import Sight
from engine.core.word_tables import Words
from engine.rulesets.countdown.rules.ch07_action import answer_action, next_action
from engine.rulesets.countdown.rules.ch09_positioning import answer_move, mark_entered
from engine.rulesets.countdown.rules.zones import is_secured
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.event_types import CORRECTED

__all__ = ["CORRECTED", "asked_again", "correct", "correctables"]

GROUPS: dict[str, Words] = {
    "table": ("The table", "Der Tisch", "La table"),
    "ops": ("Ops", "Ops", "Agents"),
}
LABELS: dict[str, Words] = {
    "time": ("time", "Zeit", "temps"),
    "health": ("{op}, health", "{op}, Gesundheit", "{op}, santé"),
    "energy": ("{op}, energy", "{op}, Energie", "{op}, énergie"),
}
TIMES = range(-3, 11)  # CD-3.02


def asked_again(game: State) -> Step | None:
    """CD-37.02: what comes next in phase 3; CD-9.01: the move of an op."""
    if not game.then:
        return None
    if game.then[0] is answer_action:
        return (next_action,)
    return (wait_for_move, game.options[0][1]) if game.then[0] is answer_move else None


def wait_for_move(game: State, op: int) -> None:
    """The op has not had its move yet; who is next is looked for after this."""
    game.moved &= ~(1 << op)


def correctables(sight: Sight) -> Iterator[Correctable]:
    """All of them, by groups."""
    game: State = sight.game
    times = tuple((str(time), str(time)) for time in TIMES)
    yield Correctable("time", sight.said(GROUPS["table"]), sight.said(LABELS["time"]), str(game.time), times, True)
    group = sight.said(GROUPS["ops"])
    zones = tuple((name, sight.label("zone", zone)) for zone, name in enumerate(game.board.map.ids))
    for op, zone in enumerate(game.op_at):
        if zone < 0:
            continue
        name, card = sight.label("op", op), game.ops[op]
        yield Correctable(f"op/{op}", group, name, game.board.map.ids[zone], zones)
        health = _up_to(1, game.scenario.health_max[card])
        yield Correctable(
            f"health/{op}", group, sight.said(LABELS["health"], op=name), str(game.health[op]), health, True
        )
        energy = _up_to(0, game.scenario.energy_max[card])
        yield Correctable(
            f"energy/{op}", group, sight.said(LABELS["energy"], op=name), str(game.energy[op]), energy, True
        )


def _up_to(least: int, most: int) -> tuple[tuple[str, str], ...]:
    return tuple((str(number), str(number)) for number in range(least, most + 1))


def correct(game: State, name: str, value: str) -> None:
    """Put one of them right; an unsecured zone in which an op turns out to be has been entered (CD-37.02)."""
    what, *numbers = name.split("/")
    op = int(numbers[0]) if numbers else 0
    if what == "time":
        game.time = int(value)
    elif what == "health":
        game.health[op] = int(value)
    elif what == "energy":
        game.energy[op] = int(value)
    else:
        zone = game.board.map.ids.index(value)
        game.op_at[op] = zone
        if not game.board.is_exfiltration >> zone & 1 and not is_secured(game, zone):
            mark_entered(game, zone)
