"""How long an effect lasts (FZ-E.101 to FZ-E.106)."""

from engine.core.effects.table import DURATION, where
from engine.rulesets.fireteam_zero import codes
from engine.rulesets.fireteam_zero.vocabulary.base import declare


def _duration() -> None:
    """Durations are codes; there is nothing to run."""


declare(
    DURATION,
    "instant",
    rule="FZ-E.101",
    code=codes.INSTANT,
    summary="Done once, at once.",
    en="@label at once",
    de="@label sofort",
    fr="@label immédiatement",
)(_duration)
declare(
    DURATION,
    "thisAttack",
    rule="FZ-E.102",
    code=codes.THIS_ATTACK,
    summary="Ends with the attack.",
    en="for this attack",
    de="für diesen Angriff",
    fr="pour cette attaque",
)(_duration)
declare(
    DURATION,
    "thisActivation",
    rule="FZ-E.102",
    code=codes.THIS_ACTIVATION,
    summary="Ends with the activation.",
    en="for this activation",
    de="für diese Aktivierung",
    fr="pour cette activation",
)(_duration)
declare(
    DURATION,
    "thisTurn",
    rule="FZ-E.103",
    code=codes.THIS_TURN,
    summary="Ends with the turn.",
    en="until the end of the turn",
    de="bis zum Ende des Zuges",
    fr="jusqu'à la fin du tour",
)(_duration)
declare(
    DURATION,
    "thisPhase",
    rule="FZ-E.103",
    code=codes.THIS_PHASE,
    summary="Ends with the phase.",
    en="until the end of the phase",
    de="bis zum Ende der Phase",
    fr="jusqu'à la fin de la phase",
)(_duration)
declare(
    DURATION,
    "thisRound",
    rule="FZ-E.103",
    code=codes.THIS_ROUND,
    summary="Ends with the round.",
    en="until the end of the round",
    de="bis zum Ende der Runde",
    fr="jusqu'à la fin du round",
)(_duration)
declare(
    DURATION,
    "nextRound",
    rule="FZ-E.103",
    code=codes.NEXT_ROUND,
    summary="Ends with the next round.",
    en="until the end of the next round",
    de="bis zum Ende der nächsten Runde",
    fr="jusqu'à la fin du prochain round",
)(_duration)
declare(
    DURATION,
    "whileInForce",
    rule="FZ-E.104",
    code=codes.WHILE_IN_FORCE,
    summary="As long as its card lies face up.",
    en="while this card is in force",
    de="während der Geltung dieser Karte",
    fr="tant que cette carte est en vigueur",
)(_duration)
declare(
    DURATION,
    "restOfMission",
    rule="FZ-E.106",
    code=codes.REST_OF_MISSION,
    summary="To the end of the mission.",
    en="for the rest of the mission",
    de="für den Rest der Mission",
    fr="pour le reste de la mission",
)(_duration)
declare(
    DURATION,
    "until",
    where("condition", default=False),
    rule="FZ-E.105",
    code=codes.UNTIL,
    summary="Until something is so; without a condition, until an effect releases the figure.",
    en="[condition:until {condition}|until released]",
    de="[condition:bis {condition}|bis zur Befreiung]",
    fr="[condition:jusqu'au moment où {condition}|jusqu'à la libération]",
)(_duration)
