"""How long an effect lasts (section 9.5)."""

from engine.core.effects.table import DURATION
from engine.rulesets.countdown import codes
from engine.rulesets.countdown.vocabulary.base import declare


def _duration() -> None:
    """Durations are codes; there is nothing to run."""


declare(
    DURATION,
    "instant",
    rule="CD-35.05",
    code=codes.INSTANT,
    summary="Takes effect and is over.",
    en="@label at once",
    de="@label sofort",
    fr="@label immédiatement",
)(_duration)
declare(
    DURATION,
    "oneAttack",
    rule="CD-35.06",
    code=codes.ONE_ATTACK,
    summary="The next attack, or the one that is named.",
    en="for one attack",
    de="für einen Angriff",
    fr="pour une attaque",
)(_duration)
declare(
    DURATION,
    "exchange",
    rule="CD-37.04",
    code=codes.EXCHANGE,
    summary="Until the end of the exchange.",
    en="until the end of the exchange",
    de="bis zum Ende des Schusswechsels",
    fr="jusqu'à la fin de l'échange de tirs",
)(_duration)
declare(
    DURATION,
    "endOfRound",
    rule="CD-35.09",
    code=codes.END_OF_ROUND,
    summary="Until phase 5 is over.",
    en="until the end of the round",
    de="bis zum Ende der Runde",
    fr="jusqu'à la fin de la manche",
)(_duration)
declare(
    DURATION,
    "mission",
    rule="CD-12.19",
    code=codes.REST_OF_MISSION,
    summary="Until the mission ends.",
    en="for the rest of the mission",
    de="für den Rest der Mission",
    fr="pour le reste de la mission",
)(_duration)
declare(
    DURATION,
    "campaign",
    rule="CD-33.09",
    code=codes.REST_OF_CAMPAIGN,
    summary="Until the campaign ends; a single mission is a campaign of its own.",
    en="for the rest of the campaign",
    de="für den Rest der Kampagne",
    fr="pour le reste de la campagne",
)(_duration)
