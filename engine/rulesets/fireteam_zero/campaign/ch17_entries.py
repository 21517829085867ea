"""Chapter 17: the data of a ledger's entries (FZ-B.01 to FZ-B.14), field by field; `core.ledger` has the envelope.

Beginning an operation (FZ-B.01), by which later results belong to it:

    {"kind": "begin", "number": 1, "campaign": "proving-run", "date": "2026-05-01", "people": ["Ann", "Ben"],
     "data": {"pack": {"id": "proving-ground", "version": "1", "digest": "…"}, "options": {"failedMission": "replay"}}}

The result of a game (FZ-B.03 to FZ-B.05, FZ-B.07 to FZ-B.12); without "campaign" it stands alone (FZ-B.14). Seats and
people are in clockwise order. "objectives", "final", "combat", "record" and "flags" may be left out:

    {"kind": "result", "number": 2, "campaign": "proving-run", "date": "2026-05-01", "people": ["Ann", "Ben"],
     "data": {"mission": "ferry-landing", "outcome": "won", "startPlayer": 0,
     "lineUp": [{"hero": "abe", "upgrades": ["rally"], "focus": ["leader-quick"]}, {"hero": "shad"}],
     "objectives": [{"objective": "repair-the-ferry", "completed": true, "tokens": 2, "round": 6}],
     "final": {"rounds": 8, "threat": 8, "twists": ["faster"], "coin": "tails", "knockDowns": {"abe": 1},
               "searches": 5},
     "combat": {"kills": {"abe": {"corrupted-animal": 3}}, "bossWounds": 0, "hitsTaken": {"shad": 4}},
     "record": {"seed": 17, "choices": [0, 3, 1]},
     "flags": {"ferry-saved": true}}}

"outcome" is "won", "lost" or "abandoned"; "record" is a game's own record, as it is replayed; a flag is one that the
operation carries over, with a yes or no, a number or a text.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from engine.core.ledger import Entered, PackVersion
from engine.rulesets.fireteam_zero.records.base import Id, Natural, Positive, Record
from engine.rulesets.fireteam_zero.records.components import RuleOptions

FlagValue = bool | Annotated[int, Field(ge=-999_999, le=999_999)] | Annotated[str, Field(max_length=200)]
Outcome = Literal["won", "lost", "abandoned"]


class BeginEntry(Entered):
    """FZ-B.01: an operation begins."""

    campaign: Id
    pack: PackVersion | None = None
    options: RuleOptions = RuleOptions()  # FZ-B.10: failedMission says what a defeat means


class SeatEntry(Record):
    """FZ-B.04, FZ-B.05: which hero was played, with which equipment."""

    hero: Id
    upgrades: tuple[Id, ...] | None = None
    focus: tuple[Id, ...] = ()


class ObjectiveEntry(Record):
    """FZ-B.07: how far an objective came."""

    objective: Id
    completed: bool
    tokens: Natural = 0
    round: Positive | None = None


class FinalEntry(Record):
    """FZ-B.08: how things stood at the end."""

    rounds: Natural = 0
    threat: Natural = 0
    twists: tuple[Id, ...] = ()
    coin: Literal["heads", "tails"] | None = None
    knock_downs: dict[str, Natural] = {}
    searches: Natural = 0


class CombatEntry(Record):
    """FZ-B.09: who killed what."""

    kills: dict[str, dict[str, Natural]] = {}
    boss_wounds: Natural = 0
    hits_taken: dict[str, Natural] = {}


class ResultEntry(Entered):
    """FZ-B.03: a game has ended."""

    mission: Id
    outcome: Outcome
    line_up: tuple[SeatEntry, ...] = Field(min_length=1, max_length=8)
    start_player: Natural = 0
    objectives: tuple[ObjectiveEntry, ...] = ()
    final: FinalEntry = FinalEntry()
    combat: CombatEntry = CombatEntry()
    record: dict[str, Any] | None = None  # FZ-B.11
    flags: dict[str, FlagValue] = {}  # FZ-B.12
