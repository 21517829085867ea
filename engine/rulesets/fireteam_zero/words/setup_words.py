"""Why a game cannot begin like this."""

from engine.core.sentences import Sentence

SEATS = Sentence(
    "Seats are a number, or a list with a hero for each seat, not {value}.",
    "Plätze sind eine Zahl oder eine Liste mit einem Helden je Platz, nicht {value}.",
    "Les places sont un nombre, ou une liste avec un héros par place, non {value}.",
)
SEAT = Sentence(
    "A seat is a hero's id or has 'hero', 'upgrades' and 'focus', not {value}.",
    "Ein Platz ist die Kennung eines Helden oder hat „hero“, „upgrades“ und „focus“, nicht {value}.",
    "Une place est l'identifiant d'un héros ou a «\u00a0hero\u00a0», «\u00a0upgrades\u00a0»"
    " et «\u00a0focus\u00a0», non {value}.",
)
EQUIPMENT = Sentence(
    "The '{name}' of a seat are a list of ids, not {value}.",
    "Die „{name}“ eines Platzes sind eine Liste von Kennungen, nicht {value}.",
    "Les «\u00a0{name}\u00a0» d'une place sont une liste d'identifiants, non {value}.",
)
TWICE = Sentence(
    'The hero "{hero}" cannot sit twice at the table.',
    "Der Held „{hero}“ kann nicht zweimal am Tisch sitzen.",
    "Le héros «\u00a0{hero}\u00a0» ne peut pas s'asseoir deux fois.",
)
CARD_SETS = Sentence(
    '{n} heroes of the role "{role}" cannot share {sets} card {sets|set|sets} (FZ-1.12).',
    "{n} Helden der Rolle „{role}“ können sich {sets} {sets|Kartensatz|Kartensätze} nicht teilen (FZ-1.12).",
    "{n} héros du rôle «\u00a0{role}\u00a0» ne peuvent se partager {sets} {sets|jeu|jeux} de cartes (FZ-1.12).",
)
REQUIRED = Sentence(
    "This mission needs a hero of the role {roles} (FZ-1.09).",
    "Diese Mission braucht einen Helden der Rolle {roles} (FZ-1.09).",
    "Cette mission demande un héros du rôle {roles} (FZ-1.09).",
)
NO_HERO_YET = Sentence(
    "A seat without a hero cannot have upgrades or focus cards yet.",
    "Ein Platz ohne Helden kann noch keine Aufrüstungen oder Fokuskarten haben.",
    "Une place sans héros ne peut pas encore avoir d'améliorations ni de cartes de spécialité.",
)
NO_UPGRADE = Sentence(
    '"{hero}" may not use the upgrade "{name}" in this mission.',
    "„{hero}“ darf die Aufrüstung „{name}“ in dieser Mission nicht benutzen.",
    "«\u00a0{hero}\u00a0» ne peut pas utiliser l'amélioration «\u00a0{name}\u00a0» dans cette mission.",
)
UPGRADES = Sentence(
    '"{hero}" may use {n} different upgrade sets in this mission.',
    "„{hero}“ darf in dieser Mission {n} verschiedene Aufrüstungssätze benutzen.",
    "«\u00a0{hero}\u00a0» peut utiliser {n} lots d'améliorations différents dans cette mission.",
)
ALL_UPGRADES = Sentence(
    '"{hero}" uses all {n} upgrade sets that this mission lists.',
    "„{hero}“ benutzt alle {n} Aufrüstungssätze, die diese Mission nennt.",
    "«\u00a0{hero}\u00a0» utilise les {n} lots d'améliorations que cette mission cite.",
)
NO_FOCUS_CARD = Sentence(
    '"{hero}" may not use the focus card "{name}".',
    "„{hero}“ darf die Fokuskarte „{name}“ nicht benutzen.",
    "«\u00a0{hero}\u00a0» ne peut pas utiliser la carte de spécialité «\u00a0{name}\u00a0».",
)
FOCUS_CARDS = Sentence(
    '"{hero}" may use {n} different focus cards in this mission.',
    "„{hero}“ darf in dieser Mission {n} verschiedene Fokuskarten benutzen.",
    "«\u00a0{hero}\u00a0» peut utiliser {n} cartes de spécialité différentes dans cette mission.",
)
NO_HERO_LEFT = Sentence(
    "There is no hero left whose role has a free card set (FZ-1.12).",
    "Es ist kein Held mehr da, dessen Rolle einen freien Kartensatz hat (FZ-1.12).",
    "Il ne reste aucun héros dont le rôle ait un jeu de cartes libre (FZ-1.12).",
)
NOTHING_CARRIED = Sentence(
    "Nothing but what the seats say is carried from one mission into the next.",
    "Von einer Mission in die nächste kommt nur, was die Plätze sagen.",
    "D'une mission à l'autre ne passe que ce que disent les places.",
)
WRONG_COUNT = Sentence(
    "This mission is for {low} to {high} heroes, not {n}.",
    "Diese Mission ist für {low} bis {high} Helden, nicht {n}.",
    "Cette mission est pour {low} à {high} héros, non {n}.",
)
