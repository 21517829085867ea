"""How long an effect lasts (FZ-E.101 to FZ-E.106)."""

from engine.core.effects.table import where
from engine.rulesets.fireteam_zero import codes
from engine.rulesets.fireteam_zero.vocabulary.base import lasts

lasts(
    "instant",
    codes.INSTANT,
    rule="FZ-E.101",
    summary="Done once, at once.",
    en="@label at once",
    de="@label sofort",
    fr="@label immédiatement",
)
lasts(
    "thisAttack",
    codes.THIS_ATTACK,
    rule="FZ-E.102",
    summary="Ends with the attack.",
    en="for this attack",
    de="für diesen Angriff",
    fr="pour cette attaque",
)
lasts(
    "thisActivation",
    codes.THIS_ACTIVATION,
    rule="FZ-E.102",
    summary="Ends with the activation.",
    en="for this activation",
    de="für diese Aktivierung",
    fr="pour cette activation",
)
lasts(
    "thisTurn",
    codes.THIS_TURN,
    rule="FZ-E.103",
    summary="Ends with the turn.",
    en="until the end of the turn",
    de="bis zum Ende des Zuges",
    fr="jusqu'à la fin du tour",
)
lasts(
    "thisPhase",
    codes.THIS_PHASE,
    rule="FZ-E.103",
    summary="Ends with the phase.",
    en="until the end of the phase",
    de="bis zum Ende der Phase",
    fr="jusqu'à la fin de la phase",
)
lasts(
    "thisRound",
    codes.THIS_ROUND,
    rule="FZ-E.103",
    summary="Ends with the round.",
    en="until the end of the round",
    de="bis zum Ende der Runde",
    fr="jusqu'à la fin du round",
)
lasts(
    "nextRound",
    codes.NEXT_ROUND,
    rule="FZ-E.103",
    summary="Ends with the next round.",
    en="until the end of the next round",
    de="bis zum Ende der nächsten Runde",
    fr="jusqu'à la fin du prochain round",
)
lasts(
    "whileInForce",
    codes.WHILE_IN_FORCE,
    rule="FZ-E.104",
    summary="As long as its card lies face up.",
    en="while this card is in force",
    de="während der Geltung dieser Karte",
    fr="tant que cette carte est en vigueur",
)
lasts(
    "restOfMission",
    codes.REST_OF_MISSION,
    rule="FZ-E.106",
    summary="To the end of the mission.",
    en="for the rest of the mission",
    de="für den Rest der Mission",
    fr="pour le reste de la mission",
)
lasts(
    "until",
    codes.UNTIL,
    where("condition", default=False),
    rule="FZ-E.105",
    summary="Until something is so; without a condition, until an effect releases the figure.",
    en="[condition:until {condition}|until released]",
    de="[condition:bis {condition}|bis zur Befreiung]",
    fr="[condition:jusqu'au moment où {condition}|jusqu'à la libération]",
)
