"""What can be answered: every verb of an option, with its arguments and its sentence in three languages."""

from engine.core.decisions import CORE_VERBS, Verb

VERBS: list[Verb] = [*CORE_VERBS]


def _verb(name: str, *fields: tuple[str, str], en: str, de: str, fr: str) -> int:
    VERBS.append(Verb(name, fields, {"en": en, "de": de, "fr": fr}))
    return len(VERBS) - 1


STAY = _verb("stay", ("op", "op"), en="{op} stays", de="{op} bleibt", fr="{op} reste")

# --- briefing and line-up (CD-3 to CD-6) ----------------------------------------------------------

PLAY_AT = _verb("play-at", ("board", "board"), en="{board}", de="{board}", fr="{board}")
TAKE_OP = _verb("take-op", ("op", "op-card"), en="take {op}", de="{op} nehmen", fr="prendre {op}")
BEGIN_IN = _verb(
    "begin-in",
    ("op", "op"),
    ("zone", "zone"),
    en="{op} begins in {zone}",
    de="{op} beginnt in {zone}",
    fr="{op} commence en {zone}",
)
AGREE = _verb("agree", ("op", "op"), en="{op} agrees", de="{op} ist einverstanden", fr="{op} est d'accord")
REFUSE = _verb("refuse", ("op", "op"), en="{op} refuses", de="{op} lehnt ab", fr="{op} refuse")

# --- intelligence and positioning (CD-8, CD-9, CD-27, CD-29) --------------------------------------

USE_INTEL = _verb(
    "use-intel",
    ("op", "op"),
    ("zone", "zone"),
    ("cards", "number"),
    en="{op} spends 1 energy on {cards} card(s), the first in {zone}",
    de="{op} gibt 1 Energie für {cards} Karte(n) aus, die erste in {zone}",
    fr="{op} dépense 1 énergie pour {cards} carte(s), la première en {zone}",
)
REVEAL_IN = _verb(
    "reveal-in",
    ("zone", "zone"),
    en="reveal the top card in {zone}",
    de="die oberste Karte in {zone} aufdecken",
    fr="révéler la première carte en {zone}",
)
MOVE = _verb(
    "move",
    ("op", "op"),
    ("zone", "zone"),
    en="{op} moves to {zone}",
    de="{op} geht nach {zone}",
    fr="{op} va en {zone}",
)
MOVE_ON = _verb(
    "move-on",
    ("op", "op"),
    ("zone", "zone"),
    ("energy", "number"),
    en="{op} moves on to {zone} for {energy} energy",
    de="{op} schleicht für {energy} Energie bis {zone}",
    fr="{op} se faufile jusqu'en {zone} pour {energy} énergie",
)
TAKE_ALONG = _verb("take-along", ("op", "op"), en="take {op} along", de="{op} mitnehmen", fr="emmener {op}")

# --- showdown (CD-32) -----------------------------------------------------------------------------

ACCUSE_PLAYER = _verb(
    "accuse", ("player", "player"), en="accuse {player}", de="{player} beschuldigen", fr="accuser {player}"
)

# --- support cards (CD-35) ------------------------------------------------------------------------

PLAY_SUPPORT = _verb("play-support", ("card", "support"), en="play {card}", de="{card} spielen", fr="jouer {card}")
NO_SUPPORT = _verb(
    "no-support",
    en="play no support card",
    de="keine Unterstützungskarte spielen",
    fr="ne jouer aucune carte de soutien",
)
COME_ALONG = _verb("come-along", ("op", "op"), en="{op} comes along", de="{op} kommt mit", fr="{op} vient aussi")
STAY_BEHIND = _verb(
    "stay-behind", ("op", "op"), en="{op} stays behind", de="{op} bleibt zurück", fr="{op} reste en arrière"
)
