"""Chapters 33 and 34: the data of a campaign's entries (CD-40), field by field; `core.ledger` has the envelope.

A campaign or scenario begins (CD-40.01 to CD-40.04, CD-40.11, CD-40.13, CD-40.16). Ops are listed by player; "dummy" is
the fourth op of three players. "threatStack" is the stack after the removal, its top card first; a table that does not
want to note it down leaves it out:

    {"kind": "begin", "number": 1, "campaign": "operation-ace", "people": ["Ann", "Ben"],
     "data": {"team": [["gustav", "matt"], ["steve", "rita"]],
     "locations": ["warehouse", "terrorist-camp", "energy-plant"],
     "supportCards": ["shield", "big-gun", "tear-gas", "grenade"],
     "threatsRemoved": ["t1-03", "t1-07", "…"], "threatStack": ["t1-11", "…"]}}

A mission has ended (CD-40.05 to CD-40.12, CD-40.14, CD-40.15, CD-40.18 to CD-40.23). Ops stand as the mission left
them, before they recover; "threats" and everything after it may be left out:

    {"kind": "result", "number": 2, "campaign": "operation-ace", "people": ["Ann", "Ben"],
     "data": {"mission": "operation-ace-1", "outcome": "won", "score": 5, "rounds": 7, "time": 1,
     "ops": {"gustav": {"health": 1, "energy": 2, "aimXp": 6}, "bob": {"isAlive": false, "aimXp": 2}},
     "supportUsed": [{"card": "big-gun", "round": 3}], "bulletsUsed": 1,
     "threats": {"carried": ["t1-19"], "unused": ["t1-30"], "out": ["t1-02"]},
     "objectives": [{"card": "bomb-1", "fate": "defused"}], "civilians": ["tourist"], "opsOutside": 1,
     "parts": {"objectives": 4, "ops": -2, "time": 1}, "ultimatum": false, "securedZones": 5, "bonus": true,
     "combat": {"gustav": {"shots": 4, "hits": 3, "eliminations": 3}},
     "reason": "all-out", "record": {"seed": 17, "choices": [0, 3, 1]}}}

Without "campaign" the result is that of a single mission. A result that is recorded without "score" gets it, with its
parts, from what else is told (`ch33_score`); "unused" threat cards follow from the others.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from engine.core.ledger import Entered, PackVersion
from engine.rulesets.countdown.campaign.ch33_carried import AbilityUse, CarriedEffect
from engine.rulesets.countdown.records import RuleOptions
from engine.rulesets.countdown.records.base import Id, Natural, Record

Points = Annotated[int, Field(ge=-99, le=99)]
Fate = Literal[
    "eliminated",
    "killed",
    "exploded",
    "defused",
    "escaped",
    "rescued",
    "safe",
    "discarded",
    "lost",
    "removed",
    "left",
]


class BeginEntry(Entered):
    """CD-40.01 to CD-40.04: a campaign begins."""

    campaign: Id
    pack: PackVersion | None = None
    options: RuleOptions = RuleOptions()
    team: tuple[tuple[Id, ...], ...] = Field(min_length=1, max_length=6)
    dummy: Id | None = None
    locations: tuple[Id, ...]
    support_cards: tuple[Id, ...]
    threats_removed: tuple[Id, ...] = ()
    threat_stack: tuple[Id, ...] | None = None

    @property
    def ops(self) -> tuple[str, ...]:
        """CD-33.09: the team that cannot be changed."""
        return (*(op for player in self.team for op in player), *((self.dummy,) if self.dummy else ()))


class OpResult(Record):
    """CD-40.06 to CD-40.10: how a mission left an op."""

    is_alive: bool = True
    health: Natural = 0
    energy: Natural = 0
    aim_xp: Natural = 0
    special_xp: Natural = 0


class SupportUsed(Record):
    """CD-40.11: a support card and the round in which it was played."""

    card: Id
    round: Natural = 0


class ThreatsLeft(Record):
    """CD-40.14 to CD-40.16: where the threat cards are after a mission; the unused stack's top card comes first."""

    carried: tuple[Id, ...] = ()
    unused: tuple[Id, ...] = ()
    out: tuple[Id, ...] = ()


class ObjectiveResult(Record):
    """CD-40.18: what became of an objective card."""

    card: Id
    fate: Fate


class Showdown(Record):
    """CD-40.23: who was a traitor, and who was found out."""

    roles: tuple[Literal["patriot", "traitor"], ...]
    accused: tuple[Natural, ...] = ()  # seats whose role cards were turned up


class Combat(Record):
    """What an op did with its weapon."""

    shots: Natural = 0
    hits: Natural = 0
    eliminations: Natural = 0


class ResultEntry(Entered):
    """CD-40.19: a mission has ended."""

    mission: Id
    outcome: Literal["won", "lost", "abandoned"]
    reason: Annotated[str, Field(max_length=64)] = ""
    score: Points = 0
    parts: dict[str, Points] = {}
    rounds: Natural = 0  # CD-40.20
    time: Annotated[int, Field(ge=-4, le=99)] = 0
    ultimatum: bool = False
    secured_zones: Natural = 0  # CD-40.21
    bonus: bool = False
    time_modifier: Annotated[int, Field(ge=-9, le=2)] = 0  # CD-40.22
    ops: dict[Id, OpResult] = Field(min_length=1)
    support_used: tuple[SupportUsed, ...] = ()
    bullets_used: Natural = 0  # CD-40.12
    threats: ThreatsLeft | None = None
    objectives: tuple[ObjectiveResult, ...] = ()
    civilians: tuple[Id, ...] = ()  # CD-23.07: those who died, by card
    ops_outside: Natural = 0  # CD-23.03: alive, but in no exfiltration zone
    combat: dict[Id, Combat] = {}
    showdown: Showdown | None = None
    effects: tuple[CarriedEffect, ...] = ()
    used: tuple[AbilityUse, ...] = ()
    record: dict[str, Any] | None = None
