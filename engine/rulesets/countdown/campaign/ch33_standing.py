"""Chapter 33: what a campaign brings into its next mission (CD-33.14 to CD-33.20), as plain data.

    {"ops": {"gustav": {"health": 2, "energy": 3, "aimXp": 7, "specialXp": 1}, "bob": {"isAlive": false}},
     "location": "terrorist-camp",
     "supportCards": ["big-gun", "shield"],
     "threats": {"carried": ["t1-04", "t1-30"], "unused": ["t1-17", "t2-03", "t2-11"]}}

What effects have left is described in `ch33_carried`.

Ops that are not named start afresh. "unused" is the threat stack, its top card first. "carried" are the cards
collected from the last mission; without it, as in a first mission, zones are dealt from the stack itself (CD-33.07).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core.errors import ContentError, Fault, did_you_mean
from engine.core.game_words import NOT_IN_THIS_GAME
from engine.core.validation import validate
from engine.rulesets.countdown.campaign import ch33_refusals as refusals
from engine.rulesets.countdown.campaign.ch33_carried import AbilityUse, CarriedEffect
from engine.rulesets.countdown.records import PackRecord
from engine.rulesets.countdown.records.base import Id, Natural, Record
from engine.rulesets.countdown.words.record_words import RECORD_WORDS


class OpStanding(Record):
    """CD-40.06 to CD-40.10: how an op enters the mission; what is left out starts as in a first mission."""

    is_alive: bool = True
    health: Natural | None = None
    energy: Natural | None = None
    aim_xp: Natural = 0
    special_xp: Natural | None = None


class Threats(Record):
    """CD-33.17 to CD-33.19: the cards that are left."""

    carried: tuple[Id, ...] | None = None
    unused: tuple[Id, ...]


class Standing(Record):
    """What a mission of a campaign begins with."""

    ops: dict[Id, OpStanding] = {}
    location: Id | None = None
    support_cards: tuple[Id, ...] | None = None
    threats: Threats | None = None
    objectives_out: tuple[Id, ...] = ()  # CD-90.62: gone for good, where the stack is not complete again
    effects: tuple[CarriedEffect, ...] = ()
    used: tuple[AbilityUse, ...] = ()


class _Whole(Record):
    standing: Standing


def read_standing(pack: PackRecord, standing: Mapping[str, Any]) -> Standing:
    """The standing as its record; ContentError lists every name that leads nowhere and every card named twice."""
    if not isinstance(standing, Mapping):
        raise ContentError([Fault("standing", refusals.NO_STANDING())])
    read = validate(_Whole, {"standing": dict(standing)}).standing
    faults = _unknown("ops", read.ops, [op.id for op in pack.ops], "ops")
    if read.location is not None:
        faults += _unknown("location", [read.location], [one.id for one in pack.locations], "locations")
    supports = [card.id for card in pack.support_cards]
    faults += _unknown("supportCards", read.support_cards or (), supports, "supportCards")
    if read.threats is not None:
        known = [card.id for card in pack.threat_cards]
        cards = (*(read.threats.carried or ()), *read.threats.unused)
        faults += _unknown("threats", cards, known, "threatCards")
        faults += _twice("threats", cards)
    objectives = [card.id for card in pack.objective_cards]
    faults += _unknown("objectivesOut", read.objectives_out, objectives, "objectiveCards")
    faults += _twice("supportCards", read.support_cards or ())
    faults += [
        Fault(f"standing.ops.{name}.health", refusals.ALIVE_WITHOUT_HEALTH(), refusals.WRITE_DEAD(), "CD-13.14")
        for name, one in read.ops.items()
        if one.is_alive and one.health == 0
    ]
    carried = [op for effect in read.effects for op in effect.ops]
    faults += _unknown("effects", carried, [op.id for op in pack.ops], "ops")
    faults += _unknown("used", [one.op for one in read.used if one.op], [op.id for op in pack.ops], "ops")
    on_board = [card.id for card in (*pack.threat_cards, *pack.objective_cards)]
    faults += _unknown("used", [one.card for one in read.used if one.card], on_board, "card")
    if faults:
        raise ContentError(faults)
    return read


def _unknown(path: str, names: Iterable[str], known: list[str], what: str) -> list[Fault]:
    return [
        Fault(
            f"standing.{path}", NOT_IN_THIS_GAME(what=RECORD_WORDS.called(what), name=name), did_you_mean(name, known)
        )
        for name in names
        if name not in known
    ]


def _twice(path: str, names: tuple[str, ...]) -> list[Fault]:
    return [
        Fault(f"standing.{path}", refusals.ONE_SUCH_CARD(name=name))
        for name in sorted({name for name in names if names.count(name) > 1})
    ]
