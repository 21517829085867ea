"""The rule options of section 6.5, and the modes that a table switches on (CD-70.03, CD-70.06)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core.records import Options, Whole

from .base import LocationRef, Natural, Objective


class RuleOptions(Options):
    """Every option with its default; a mission's own go before the pack's, the table's before both."""

    known_trap_on_entry: Literal["dormant", "explodesUnlessDefused"] = "dormant"  # CD-90.06
    reshuffle_threat_discard: bool = False  # CD-90.13
    break_through_needs_too_strong_enemy: bool = False  # CD-90.22
    medic_in_firefight: bool = False  # CD-90.23, CD-90.24
    develop_in_single23: bool = True  # CD-90.33
    bomb_energy_per_round: Annotated[Literal[1, 2, 3], Whole] = 1  # CD-90.41
    end_check: Literal["endOfPhase3", "immediate"] = "endOfPhase3"  # CD-90.48
    game_over_outcome: Literal["fail", "score"] = "fail"  # CD-90.49
    real_time_minutes: Natural = 0  # CD-90.51: 0 is off, 35 the real-time mode of CD-1.11
    time_modifier: Annotated[int, Field(ge=-9, le=2)] = 0  # CD-90.52
    group_tie_break: Literal["leadPlayer", "unanimous"] = "leadPlayer"  # CD-90.53
    traitor_mode: bool = False  # CD-70.03
    traitor_deal: Literal["random", "exactlyTwo"] = "random"  # CD-90.56
    traitor_support_cards: Annotated[int, Field(ge=0, le=12)] = 4  # CD-90.57
    showdown_max_ballots: Natural = 3  # CD-90.58: 0 is unlimited
    traitor_needs_exfil: bool = True  # CD-90.59
    dead_ops_return: bool = False  # CD-90.63
    retry_failed_mission: bool = False  # CD-90.64
    free_objective: Objective | None = None  # CD-4.22: the stack that the table chose instead of the printed one
    free_location: LocationRef | None = None  # CD-4.23: the location that the table chose instead of the printed ones
