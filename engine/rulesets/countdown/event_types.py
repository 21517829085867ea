"""What is written into the log: every kind of event, its rule and its sentence in three languages."""

from engine.core.events import EventType

EVENT_TYPES: list[EventType] = []


def _event(name: str, rule: str, *fields: tuple[str, str], en: str, de: str, fr: str) -> int:
    EVENT_TYPES.append(EventType(name, rule, fields, {"en": en, "de": de, "fr": fr}))
    return len(EVENT_TYPES) - 1


ROUND_BEGAN = _event(
    "round-began",
    "CD-7.01",
    ("round", "number"),
    ("time", "number"),
    en="Round {round} begins; {time} on the clock.",
    de="Runde {round} beginnt; die Uhr steht auf {time}.",
    fr="La manche {round} commence\u00a0; {time} au compteur.",
)

# --- briefing and line-up (CD-3 to CD-6) ----------------------------------------------------------

MISSION_BEGAN = _event(
    "mission-began",
    "CD-4.01",
    ("mission", "mission"),
    ("board", "board"),
    en="The mission “{mission}” begins: {board}.",
    de="Die Mission „{mission}“ beginnt: {board}.",
    fr="La mission «\u00a0{mission}\u00a0» commence\u00a0: {board}.",
)
TIME_SET = _event(
    "time-set",
    "CD-4.12",
    ("time", "number"),
    en="The time marker is put on {time}.",
    de="Der Zeitmarkierer kommt auf {time}.",
    fr="Le marqueur de temps est placé sur {time}.",
)
OP_JOINED = _event(
    "op-joined",
    "CD-6.14",
    ("op", "op"),
    ("zone", "zone"),
    en="{op} infiltrates in {zone}.",
    de="{op} infiltriert in {zone}.",
    fr="{op} s'infiltre en {zone}.",
)
SUPPORT_DRAWN = _event(
    "support-drawn",
    "CD-33.11",
    ("cards", "support-cards"),
    en="Support cards at hand: {cards}.",
    de="Unterstützungskarten: {cards}.",
    fr="Cartes de soutien\u00a0: {cards}.",
)

# --- phases (CD-7 to CD-9, CD-20, CD-21) ----------------------------------------------------------

OP_MOVED = _event(
    "op-moved",
    "CD-9.09",
    ("op", "op"),
    ("zone", "zone"),
    en="{op} moves to {zone}.",
    de="{op} geht nach {zone}.",
    fr="{op} va en {zone}.",
)
STEALTH_USED = _event(
    "stealth-used",
    "CD-27.02",
    ("op", "op"),
    ("energy", "number"),
    ("passengers", "ops"),
    en="{op} moves on by stealth for {energy} energy; taken along: {passengers}.",
    de="{op} bewegt sich für {energy} Energie verdeckt weiter; dabei: {passengers}.",
    fr="{op} poursuit à couvert pour {energy} énergie\u00a0; emmenés\u00a0: {passengers}.",
)
INTEL_USED = _event(
    "intel-used",
    "CD-8.03",
    ("op", "op"),
    ("cards", "number"),
    en="{op} spends 1 energy to reveal {cards} card(s).",
    de="{op} gibt 1 Energie aus, um {cards} Karte(n) aufzudecken.",
    fr="{op} dépense 1 énergie pour révéler {cards} carte(s).",
)
TIME_MOVED = _event(
    "time-moved",
    "CD-20.01",
    ("time", "number"),
    en="The time marker moves to {time}.",
    de="Der Zeitmarkierer rückt auf {time}.",
    fr="Le marqueur de temps passe à {time}.",
)
ULTIMATUM = _event(
    "ultimatum",
    "CD-20.02",
    en="The ultimatum has run out.",
    de="Das Ultimatum ist abgelaufen.",
    fr="L'ultimatum a expiré.",
)
TOP_TERRORIST_ESCAPED = _event(
    "top-terrorist-escaped",
    "CD-20.07",
    ("card", "card"),
    ("zone", "zone"),
    en="{card} escapes from {zone}.",
    de="{card} entkommt aus {zone}.",
    fr="{card} s'échappe de {zone}.",
)
ENERGY_REGAINED = _event(
    "energy-regained",
    "CD-21.01",
    ("op", "op"),
    ("energy", "number"),
    en="{op} regains 1 energy and has {energy}.",
    de="{op} erholt sich um 1 Energie und hat {energy}.",
    fr="{op} regagne 1 énergie et en a {energy}.",
)

# --- the end and its score (CD-22, CD-23) ---------------------------------------------------------

SCORE_CHANGED = _event(
    "score-changed",
    "CD-23.01",
    ("part", "score-part"),
    ("amount", "signed"),
    ("score", "number"),
    en="Score {amount} ({part}): now {score}.",
    de="Wertung {amount} ({part}): jetzt {score}.",
    fr="Score {amount} ({part})\u00a0: maintenant {score}.",
)
ZONES_COUNTED = _event(
    "zones-counted",
    "CD-23.08",
    ("secured", "number"),
    ("needed", "number"),
    en="Zones secured: {secured}; needed for the bonus: {needed}.",
    de="Gesicherte Zonen: {secured}; für den Bonus nötig: {needed}.",
    fr="Zones sécurisées\u00a0: {secured}\u00a0; requises pour le bonus\u00a0: {needed}.",
)
MISSION_ENDED = _event(
    "mission-ended",
    "CD-22.01",
    ("result", "result"),
    ("reason", "reason"),
    ("score", "number"),
    en="{result} {reason} Score: {score}.",
    de="{result} {reason} Wertung: {score}.",
    fr="{result} {reason} Score\u00a0: {score}.",
)

# --- traitors (CD-32) -----------------------------------------------------------------------------

SHOWDOWN_BEGAN = _event(
    "showdown-began",
    "CD-32.10",
    ("traitors", "number"),
    en="Showdown: the cards left over show that there are {traitors} traitor(s) at the table.",
    de="Showdown: Die übrigen Karten zeigen, dass {traitors} Verräter am Tisch sitzen.",
    fr="Confrontation\u00a0: les cartes restantes montrent qu'il y a {traitors} traître(s) à la table.",
)
BALLOT_COUNTED = _event(
    "ballot-counted",
    "CD-32.13",
    ("votes", "players"),
    ("accused", "player"),
    en="The votes fall on: {votes}. Accused: {accused}.",
    de="Die Stimmen fallen auf: {votes}. Beschuldigt: {accused}.",
    fr="Les voix vont à\u00a0: {votes}. Accusé\u00a0: {accused}.",
)
ROLE_SHOWN = _event(
    "role-shown",
    "CD-32.13",
    ("player", "player"),
    ("role", "role"),
    en="{player} is a {role}.",
    de="{player} ist {role}.",
    fr="{player} est {role}.",
)
SHOWDOWN_ENDED = _event(
    "showdown-ended",
    "CD-32.17",
    ("winners", "role"),
    ("score", "number"),
    en="The showdown ends with a score of {score}. The winning side: {winners}.",
    de="Der Showdown endet mit der Wertung {score}. Es gewinnt die Seite: {winners}.",
    fr="La confrontation se termine avec un score de {score}. Le camp gagnant\u00a0: {winners}.",
)

# --- support cards and effects (CD-35, CD-50) -----------------------------------------------------

SUPPORT_PLAYED = _event(
    "support-played",
    "CD-35.02",
    ("card", "support"),
    en="The team plays {card}.",
    de="Das Team spielt {card}.",
    fr="L'équipe joue {card}.",
)
SUPPORT_REFUSED = _event(
    "support-refused",
    "CD-90.66",
    ("card", "support"),
    ("op", "op"),
    en="{op} wants nothing of {card}.",
    de="{op} möchte {card} nicht.",
    fr="{op} ne veut pas de {card}.",
)
SHOT_FOILED = _event(
    "shot-foiled",
    "CD-35.21",
    ("enemy", "card"),
    en="The next shot of {enemy} will do nothing.",
    de="Der nächste Schuss von {enemy} bleibt ohne Wirkung.",
    fr="Le prochain tir de {enemy} restera sans effet.",
)
EFFECT_ROLLED = _event(
    "effect-rolled",
    "CD-50.03",
    ("what", "source"),
    ("dice", "dice"),
    en="{what}: the dice show {dice}.",
    de="{what}: Die Würfel zeigen {dice}.",
    fr="{what}\u00a0: les dés indiquent {dice}.",
)
TIME_CHANGED = _event(
    "time-changed",
    "CD-50.02",
    ("time", "number"),
    en="The time marker moves to {time}.",
    de="Der Zeitmarkierer rückt auf {time}.",
    fr="Le marqueur de temps passe à {time}.",
)
