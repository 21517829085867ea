"""How long an effect lasts (section 9.5)."""

from engine.rulesets.countdown import codes
from engine.rulesets.countdown.vocabulary.base import lasts

lasts(
    "instant",
    codes.INSTANT,
    rule="CD-35.05",
    summary="Takes effect and is over.",
    en="@label at once",
    de="@label sofort",
    fr="@label immédiatement",
)
lasts(
    "oneAttack",
    codes.ONE_ATTACK,
    rule="CD-35.06",
    summary="The next attack, or the one that is named.",
    en="for one attack",
    de="für einen Angriff",
    fr="pour une attaque",
)
lasts(
    "exchange",
    codes.EXCHANGE,
    rule="CD-37.04",
    summary="Until the end of the exchange.",
    en="until the end of the exchange",
    de="bis zum Ende des Schusswechsels",
    fr="jusqu'à la fin de l'échange de tirs",
)
lasts(
    "endOfRound",
    codes.END_OF_ROUND,
    rule="CD-35.09",
    summary="Until phase 5 is over.",
    en="until the end of the round",
    de="bis zum Ende der Runde",
    fr="jusqu'à la fin de la manche",
)
lasts(
    "mission",
    codes.REST_OF_MISSION,
    rule="CD-12.19",
    summary="Until the mission ends.",
    en="for the rest of the mission",
    de="für den Rest der Mission",
    fr="pour le reste de la mission",
)
lasts(
    "campaign",
    codes.REST_OF_CAMPAIGN,
    rule="CD-33.09",
    summary="Until the campaign ends; a single mission is a campaign of its own.",
    en="for the rest of the campaign",
    de="für den Rest der Kampagne",
    fr="pour le reste de la campagne",
)
