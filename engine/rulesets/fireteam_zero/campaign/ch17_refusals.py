"""Chapter 17: why an entry is refused, in three languages."""

from engine.core.sentences import Sentence

NO_MISSIONS = Sentence(
    'The operation "{name}" has no missions.',
    "Die Operation „{name}“ hat keine Missionen.",
    "L'opération «\u00a0{name}\u00a0» n'a pas de mission.",
)
NO_SEAT = Sentence(
    "{count} play: there is no seat {number}.",
    "{count} spielen: Es gibt keinen Platz {number}.",
    "Vous êtes {count}\u00a0: il n'y a pas de place {number}.",
)
TOLD_TWICE = Sentence(
    'The objective "{name}" is told of twice.',
    "Vom Ziel „{name}“ ist zweimal die Rede.",
    "Il est question deux fois de l'objectif «\u00a0{name}\u00a0».",
)
OTHER_RECORD = Sentence(
    'The record tells of the mission "{name}".',
    "Das Protokoll erzählt von der Mission „{name}“.",
    "Le compte rendu raconte la mission «\u00a0{name}\u00a0».",
)
NO_FLAG = Sentence(
    'No flag called "{name}" is carried over here.',
    "Ein Merkmal „{name}“ wird hier nicht übernommen.",
    "Aucun marqueur «\u00a0{name}\u00a0» n'est reporté ici.",
)
PLAYED_TWICE = Sentence(
    'The hero "{name}" is played twice.',
    "Der Held „{name}“ wird doppelt gespielt.",
    "Le héros «\u00a0{name}\u00a0» est joué deux fois.",
)
TEAM_SIZE = Sentence(
    'The mission "{mission}" is for {fewest} to {most} heroes, not for {count}.',
    "Die Mission „{mission}“ ist für {fewest} bis {most} Helden, nicht für {count}.",
    "La mission «\u00a0{mission}\u00a0» est pour {fewest} à {most} héros, pas pour {count}.",
)
SHARED_ROLE = Sentence(
    'The heroes {names} share the role "{role}", which has {sets} card {sets|set|sets}.',
    "Die Helden {names} teilen sich die Rolle „{role}“, die {sets} {sets|Kartensatz|Kartensätze} hat.",
    "Les héros {names} partagent le rôle «\u00a0{role}\u00a0», qui a {sets} {sets|jeu|jeux} de cartes.",
)
OTHER_ROLES = Sentence(
    "Choose heroes of different roles.",
    "Wählt Helden verschiedener Rollen.",
    "Choisissez des héros de rôles différents.",
)
ROLE_NEEDED = Sentence(
    'The mission "{mission}" requires a hero of the role "{role}".',
    "Die Mission „{mission}“ verlangt einen Helden der Rolle „{role}“.",
    "La mission «\u00a0{mission}\u00a0» exige un héros de rôle «\u00a0{role}\u00a0».",
)
CANNOT_BE_DONE = Sentence(
    "Without one it cannot be completed.",
    "Ohne einen solchen ist sie nicht zu schaffen.",
    "Sans lui, elle ne peut être accomplie.",
)
NOT_OF_ROLE = Sentence(
    '"{name}" is no focus card of the role "{role}".',
    "„{name}“ ist keine Fokuskarte der Rolle „{role}“.",
    "«\u00a0{name}\u00a0» n'est pas une carte de spécialité du rôle «\u00a0{role}\u00a0».",
)
FOCUS_TWICE = Sentence(
    'The focus card "{name}" is chosen twice.',
    "Die Fokuskarte „{name}“ ist doppelt gewählt.",
    "La carte de spécialité «\u00a0{name}\u00a0» est choisie deux fois.",
)
TOO_MANY_FOCUS = Sentence(
    'Focus cards of "{hero}": the briefing allows {most}, not {count}.',
    "Fokuskarten von „{hero}“: Die Missionsbesprechung erlaubt {most}, nicht {count}.",
    "Cartes de spécialité de «\u00a0{hero}\u00a0»\u00a0: le briefing en accorde {most}, pas {count}.",
)
NOT_ALLOWED = Sentence(
    'The briefing does not allow "{hero}" the upgrade set "{name}".',
    "Die Missionsbesprechung erlaubt „{hero}“ die Aufrüstung „{name}“ nicht.",
    "Le briefing n'accorde pas à «\u00a0{hero}\u00a0» l'amélioration «\u00a0{name}\u00a0».",
)
UPGRADE_TWICE = Sentence(
    'The upgrade set "{name}" is chosen twice.',
    "Die Aufrüstung „{name}“ ist doppelt gewählt.",
    "L'amélioration «\u00a0{name}\u00a0» est choisie deux fois.",
)
TOO_MANY_UPGRADES = Sentence(
    'Upgrade sets of "{hero}": the briefing allows {most}, not {count}.',
    "Aufrüstungen von „{hero}“: Die Missionsbesprechung erlaubt {most}, nicht {count}.",
    "Améliorations de «\u00a0{hero}\u00a0»\u00a0: le briefing en accorde {most}, pas {count}.",
)
FIXED = Sentence(
    'The briefing gives "{hero}" fixed upgrades, and {missing} is missing.',
    "Die Missionsbesprechung gibt „{hero}“ feste Aufrüstungen, und {missing} fehlt.",
    "Le briefing donne à «\u00a0{hero}\u00a0» des améliorations fixes, et {missing} manque.",
)
AS_A_WHOLE = Sentence(
    "A fixed list is taken as a whole.",
    "Eine feste Liste wird ganz genommen.",
    "Une liste fixe se prend en entier.",
)
NOT_ALL_DONE = Sentence(
    "A mission is won only when all its objectives are completed.",
    "Eine Mission ist erst gewonnen, wenn alle ihre Ziele erfüllt sind.",
    "Une mission n'est gagnée que si tous ses objectifs sont accomplis.",
)
ENOUGH_TOKENS = Sentence(
    "An objective is completed as soon as {n} intel tokens lie on it; {count} do.",
    "Ein Ziel ist erfüllt, sobald {n} Informationsmarker darauf liegen; es sind {count}.",
    "Un objectif est accompli dès que {n} jetons s'y trouvent\u00a0; il y en a {count}.",
)
COIN_SHOWS_HEADS = Sentence(
    "A mission is lost when a hero is knocked down while the coin shows tails; here it shows heads.",
    "Verloren ist eine Mission, wenn ein Held niedergeschlagen wird, während die Münze die Kehrseite zeigt; "
    "hier zeigt sie die Kopfseite.",
    "Une mission est perdue quand un héros est mis au tapis pendant que la pièce montre pile\u00a0; "
    "ici elle montre face.",
)
LATER_ROUND = Sentence(
    "The game had {rounds} rounds: nothing was completed in round {round}.",
    "Das Spiel hatte {rounds} Runden: In Runde {round} wurde nichts erfüllt.",
    "La partie a duré {rounds} rounds\u00a0: rien n'a été accompli au round {round}.",
)
BEYOND_TRACK = Sentence(
    "The threat track ends at {last}, not at {threat}.",
    "Die Bedrohungsleiste endet bei {last}, nicht bei {threat}.",
    "La piste de menace s'arrête à {last}, pas à {threat}.",
)
TOO_MANY_TWISTS = Sentence(
    "At most {most} twists are drawn in a mission, not {count}.",
    "In einer Mission werden höchstens {most} Wendungen gezogen, nicht {count}.",
    "On tire au plus {most} imprévus par mission, pas {count}.",
)
