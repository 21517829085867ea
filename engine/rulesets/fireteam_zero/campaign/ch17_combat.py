"""Chapter 17: who killed what in a game, and who took how many hits (FZ-B.09), from its log."""

from __future__ import annotations

from typing import Any

from engine.rulesets.fireteam_zero.codes import FIRST_MONSTER, FIRST_SPECIALIST, NOBODY
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.words.event_types import (
    ATTACK_DECLARED,
    ATTACK_HITS,
    BOSS_WOUNDED,
    HERO_STRUCK,
    MONSTER_ACTIVATED,
    MONSTER_KILLED,
    OBJECTIVE_ACTION,
    REACTION_PLAYED,
    RECON_DRAWN,
    RESPONSE_PLAYED,
    ROUND_BEGAN,
    TURN_BEGAN,
    TWIST_DRAWN,
)

_DOERS = (ATTACK_DECLARED, ATTACK_HITS, REACTION_PLAYED, RESPONSE_PLAYED, OBJECTIVE_ACTION, MONSTER_ACTIVATED)
_NOBODYS = (RECON_DRAWN, TWIST_DRAWN, ROUND_BEGAN, TURN_BEGAN)  # what dies after these is nobody's kill


def combat_of(game: State) -> dict[str, Any]:
    """Kills by hero and kind of monster, wounds of bosses, hits taken."""
    kills: dict[str, dict[str, int]] = {}
    hits: dict[str, int] = {}
    wounds, doer = 0, NOBODY
    for code, values in game.log or ():
        if code in _DOERS:
            doer = values[0]
        elif code in _NOBODYS:
            doer = NOBODY
        elif code == HERO_STRUCK:
            hero = str(game.name("seat", values[0]))
            hits[hero] = hits.get(hero, 0) + values[1]
        elif code == BOSS_WOUNDED:
            wounds += 1
        elif code == MONSTER_KILLED and 0 <= doer < FIRST_SPECIALIST:
            killed = kills.setdefault(str(game.name("seat", doer)), {})
            kind = game.scenario.pack.monster_kinds[game.kinds[values[0] - FIRST_MONSTER]].id
            killed[kind] = killed.get(kind, 0) + 1
    return {"kills": kills, "bossWounds": wounds, "hitsTaken": hits}
