"""Why an entry is refused, in the words that the ledgers of all games share."""

from engine.core.sentences import Sentence

NO_SUCH = Sentence(
    'There is no {what} called "{name}".',
    "{what} „{name}“ gibt es nicht.",
    "{what} «\u00a0{name}\u00a0» n'existe pas.",
)
UNDER_WAY = Sentence(
    'The campaign "{name}" is already under way.',
    "Die Kampagne „{name}“ läuft schon.",
    "La campagne «\u00a0{name}\u00a0» est déjà en cours.",
)
GO_ON = Sentence(
    "Go on with it, or stop it first.",
    "Macht damit weiter, oder brecht sie zuerst ab.",
    "Continuez-la, ou arrêtez-la d'abord.",
)
OTHER_PACK = Sentence(
    'This entry is about the pack "{id}" in version {version}.',
    "Dieser Eintrag gilt dem Paket „{id}“ in Version {version}.",
    "Cette entrée concerne le paquet «\u00a0{id}\u00a0» en version {version}.",
)
THIS_PACK = Sentence(
    'Here is "{id}" in version {version}.',
    "Hier ist „{id}“ in Version {version}.",
    "Ici, c'est «\u00a0{id}\u00a0» en version {version}.",
)
NOT_UNDER_WAY = Sentence(
    'The campaign "{name}" is not under way.',
    "Die Kampagne „{name}“ läuft nicht.",
    "La campagne «\u00a0{name}\u00a0» n'est pas en cours.",
)
BEGIN_FIRST = Sentence(
    "Begin it first, or record a game on its own.",
    "Beginnt sie zuerst, oder tragt ein einzelnes Spiel ein.",
    "Commencez-la d'abord, ou inscrivez une partie isolée.",
)
OTHER_MISSION = Sentence(
    'In this campaign the mission "{expected}" comes next, not "{mission}".',
    "In dieser Kampagne kommt als Nächstes die Mission „{expected}“, nicht „{mission}“.",
    "Dans cette campagne, la mission suivante est «\u00a0{expected}\u00a0», pas «\u00a0{mission}\u00a0».",
)
ALONE = Sentence(
    "A game on its own is recorded without a campaign.",
    "Ein einzelnes Spiel wird ohne Kampagne eingetragen.",
    "Une partie isolée s'inscrit sans campagne.",
)
TWICE = Sentence(
    'The {what} "{name}" is named twice.',
    "{what} „{name}“ ist doppelt genannt.",
    "{what} «\u00a0{name}\u00a0» est cité deux fois.",
)

CAMPAIGN = Sentence("campaign", "Die Kampagne", "La campagne")
MISSION = Sentence("mission", "Die Mission", "La mission")
HERO = Sentence("hero", "Den Helden", "Le héros")
HERO_HERE = Sentence("hero in this line-up", "In diesem Team einen Helden", "Dans cette équipe, le héros")
MONSTER_KIND = Sentence("monster kind", "Eine Monsterart", "Le type de monstre")
TWIST = Sentence("twist", "Die Wendung", "L'imprévu")
OBJECTIVE = Sentence("objective of this mission", "Für diese Mission ein Ziel", "Pour cette mission, l'objectif")
OP = Sentence("op", "Der Special Op", "L'agent")
OP_HERE = Sentence("op of this result", "In diesem Ergebnis der Special Op", "Dans ce résultat, l'agent")
SUPPORT_CARD = Sentence("support card", "Die Unterstützungskarte", "La carte soutien")
THREAT_CARD = Sentence("threat card", "Die Bedrohungskarte", "La carte menace")
OBJECTIVE_CARD = Sentence("objective card", "Die Zielkarte", "La carte objectif")
