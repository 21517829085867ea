"""What people roll and turn up at a real table of Countdown."""

from engine.core.answers.scenes import LuckAsked
from engine.core.errors import Luck
from engine.core.scenes.luck import asked_of, question
from engine.core.scenes.sight import Sight

ROLL = ("roll a die.", "würfle einmal.", "lancez un dé.")
ROLL_SEVERAL = ("roll {count} dice.", "würfle mit {count} Würfeln.", "lancez {count} dés.")
TURN_UP = (
    "turn up the next card there. Which is it?",
    "decke dort die nächste Karte auf. Welche ist es?",
    "retournez là-bas la carte suivante. Laquelle est-ce\u00a0?",
)
DRAW = (
    "draw a threat card. Which is it?",
    "zieht eine Bedrohungskarte. Welche ist es?",
    "piochez une carte Menace. Laquelle est-ce\u00a0?",
)


def luck_asked(sight: Sight, luck: Luck) -> LuckAsked:
    """Who rolls, or where a card is turned up."""
    if luck.is_cards:
        is_zone = luck.about >= 0
        prompt, rule = (sight.said(TURN_UP), "CD-10.01") if is_zone else (sight.said(DRAW), "CD-11.07")
        if is_zone:
            prompt = asked_of(sight.label("zone", luck.about), prompt)
        return question(luck, prompt, rule, lambda card: sight.label("card", card))
    prompt = sight.said(ROLL if luck.count == 1 else ROLL_SEVERAL, count=luck.count)
    if luck.about >= 0:
        prompt = asked_of(sight.label("figure", luck.about), prompt)
    return question(luck, prompt, "", str)
