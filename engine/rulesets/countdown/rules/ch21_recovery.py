"""Chapter 21: phase 5, recovery."""

from engine.rulesets.countdown.codes import ON_PHASE, RECOVERY
from engine.rulesets.countdown.rules.force import announce
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.event_types import ENERGY_REGAINED


def recovery_phase(game: State) -> None:
    """CD-21.01: every op recovers."""
    game.phase = RECOVERY
    game.push(regain_energy)
    announce(game, ON_PHASE, amount=RECOVERY)


def regain_energy(game: State) -> None:
    """CD-21.01, CD-21.02: 1 energy each, up to the limit."""
    limits = game.scenario.energy_max
    for op, zone in enumerate(game.op_at):
        if zone >= 0 and game.energy[op] < limits[game.ops[op]]:
            game.energy[op] += 1
            game.note(ENERGY_REGAINED, op, game.energy[op])
