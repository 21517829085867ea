"""Chapter 33: why an entry is refused, in three languages."""

from engine.core.sentences import Sentence

SUPPORTS = Sentence(
    "This campaign begins with {n} support cards, not {count}.",
    "Diese Kampagne beginnt mit {n} Unterstützungskarten, nicht mit {count}.",
    "Cette campagne commence avec {n} cartes soutien, pas {count}.",
)
TEAM_SIZES = Sentence(
    "One player has four ops, two have two each, three to six have one each.",
    "Ein Spieler hat vier Special Ops, zwei haben je zwei, drei bis sechs je einen.",
    "Un joueur a quatre agents, deux en ont deux chacun, trois à six en ont un chacun.",
)
DUMMY = Sentence(
    "Three players have a dummy op beside their own, and only they.",
    "Drei Spieler haben neben ihren eigenen einen Dummy, und nur sie.",
    "Trois joueurs, et eux seuls, ont un mannequin en plus de leurs agents.",
)
LOCATIONS = Sentence(
    "This campaign has {n} missions, but {count} locations are named.",
    "Diese Kampagne hat {n} Missionen, genannt sind {count} Orte.",
    "Cette campagne a {n} missions, mais {count} lieux sont cités.",
)
NO_LOCATION = Sentence(
    '"{name}" is not a location of mission {number}.',
    "„{name}“ ist kein Ort der Mission {number}.",
    "«\u00a0{name}\u00a0» n'est pas un lieu de la mission {number}.",
)
REMOVES = Sentence(
    "This scenario removes {n} threat cards, not {count}.",
    "Dieses Szenario entfernt {n} Bedrohungskarten, nicht {count}.",
    "Ce scénario retire {n} cartes menace, pas {count}.",
)
REMOVES_MOST = Sentence(
    "At most {n} threat cards are removed before this campaign, not {count}.",
    "Vor dieser Kampagne werden höchstens {n} Bedrohungskarten entfernt, nicht {count}.",
    "Au plus {n} cartes menace sont retirées avant cette campagne, pas {count}.",
)
MISSING = Sentence(
    "{n} threat cards are neither in the stack nor removed: {names}.",
    "{n} Bedrohungskarten sind weder im Stapel noch entfernt: {names}.",
    "{n} cartes menace ne sont ni dans la pile ni retirées\u00a0: {names}.",
)
STACK_ORDER = Sentence(
    "The stack is built with level 1 on top and level 3 at the bottom, and cards are removed from the top.",
    "Der Stapel wird mit Stufe 1 oben und Stufe 3 unten gebaut, und Karten werden von oben entfernt.",
    "La pile a le niveau 1 en haut et le niveau 3 en bas, et l'on retire des cartes par le haut.",
)
HEALTH = Sentence(
    "A living op has 1 to {n} health, not {count}.",
    "Ein lebender Special Op hat 1 bis {n} Gesundheit, nicht {count}.",
    "Un agent en vie a 1 à {n} points de santé, pas {count}.",
)
ENERGY = Sentence(
    "An op has at most {n} energy, not {count}.",
    "Ein Special Op hat höchstens {n} Energie, nicht {count}.",
    "Un agent a au plus {n} points d'énergie, pas {count}.",
)
SPECIAL = Sentence(
    "The special track ends at {n}, not at {count}.",
    "Die Spezialleiste endet bei {n}, nicht bei {count}.",
    "La piste spéciale s'arrête à {n}, pas à {count}.",
)
SPECIAL_START = Sentence(
    "The special track begins at {n}, so it cannot stand at {count}.",
    "Die Spezialleiste beginnt bei {n}, also kann sie nicht bei {count} stehen.",
    "La piste spéciale commence à {n}\u00a0: elle ne peut être à {count}.",
)
BULLETS = Sentence(
    "There are {n} bullet control cards, not {count}.",
    "Es gibt {n} Geschosskontroll-Karten, nicht {count}.",
    "Il y a {n} cartes contrôle de tir, pas {count}.",
)
SCORE_SUM = Sentence(
    "The parts add up to {sum}, not to {score}.",
    "Die Teile ergeben {sum}, nicht {score}.",
    "Les parties donnent {sum}, pas {score}.",
)
SCORE_MOST = Sentence(
    "Objectives, time and zones of this mission give at most {n}, not {score}.",
    "Ziele, Zeit und Zonen dieser Mission ergeben höchstens {n}, nicht {score}.",
    "Objectifs, temps et zones de cette mission donnent au plus {n}, pas {score}.",
)
NOT_IN_TEAM = Sentence(
    '"{name}" is not in the team of this campaign.',
    "„{name}“ ist nicht im Team dieser Kampagne.",
    "«\u00a0{name}\u00a0» n'est pas dans l'équipe de cette campagne.",
)
NOTHING_SAID = Sentence(
    '"{name}" is in the team, but nothing is said of it.',
    "„{name}“ ist im Team, aber es wird nichts davon gesagt.",
    "«\u00a0{name}\u00a0» est dans l'équipe, mais rien n'en est dit.",
)
DIED_BEFORE = Sentence(
    '"{name}" died in an earlier mission.',
    "„{name}“ starb in einer früheren Mission.",
    "«\u00a0{name}\u00a0» est mort dans une mission précédente.",
)
EXPERIENCE_FELL = Sentence(
    'The experience of "{name}" never falls: it was {before}.',
    "Die Erfahrung von „{name}“ sinkt nie: Sie war {before}.",
    "L'expérience de «\u00a0{name}\u00a0» ne baisse jamais\u00a0: elle était de {before}.",
)
NOT_LEFT = Sentence(
    'The support card "{name}" is not among those left.',
    "Die Unterstützungskarte „{name}“ ist nicht unter den übrigen.",
    "La carte soutien «\u00a0{name}\u00a0» n'est pas parmi celles qui restent.",
)
THREATS_DIFFER = Sentence(
    "The threat cards before and after the mission are not the same: {names}.",
    "Die Bedrohungskarten vor und nach der Mission sind nicht dieselben: {names}.",
    "Les cartes menace avant et après la mission ne sont pas les mêmes\u00a0: {names}.",
)
MAKE_UP = Sentence(
    "Removed, out, carried and unused make up the stack.",
    "Entfernte, ausgeschiedene, übernommene und unbenutzte ergeben den Stapel.",
    "Retirées, sorties, reportées et inutilisées forment la pile.",
)
NO_STANDING = Sentence("A standing is an object.", "Ein Stand ist ein Objekt.", "Un bilan est un objet.")
ALIVE_WITHOUT_HEALTH = Sentence(
    "A living op has at least 1 health.",
    "Ein lebender Special Op hat mindestens 1 Gesundheit.",
    "Un agent vivant a au moins 1 point de santé.",
)
WRITE_DEAD = Sentence("Write isAlive: false.", "Schreibe isAlive: false.", "Écrivez isAlive: false.")
ONE_SUCH_CARD = Sentence(
    '"{name}" is named twice, but there is one such card.',
    "„{name}“ ist doppelt genannt, aber es gibt nur eine solche Karte.",
    "«\u00a0{name}\u00a0» est cité deux fois, mais il n'y a qu'une telle carte.",
)
OTHER_STACK = Sentence(
    '"{name}" is not of the objective stack of this mission.',
    "„{name}“ gehört nicht zum Zielstapel dieser Mission.",
    "«\u00a0{name}\u00a0» n'est pas de la pile d'objectifs de cette mission.",
)
NOBODY_LIVES = Sentence(
    "No op survived: that is a failure.",
    "Kein Special Op hat überlebt: Das ist ein Fehlschlag.",
    "Aucun agent n'a survécu\u00a0: c'est un échec.",
)
TIME_WAS_UP = Sentence(
    "The time marker was past -3: that is a failure.",
    "Der Zeitmarker war über -3 hinaus: Das ist ein Fehlschlag.",
    "Le marqueur de temps avait dépassé -3\u00a0: c'est un échec.",
)
NOBODY_OUT = Sentence(
    "A success needs an op in an exfiltration zone.",
    "Ein Erfolg braucht einen Special Op in einer Exfiltrationszone.",
    "Une réussite exige un agent dans une zone d'exfiltration.",
)
NOT_POSITIVE = Sentence(
    "A success needs a positive score, not {score}.",
    "Ein Erfolg braucht eine positive Wertung, nicht {score}.",
    "Une réussite exige un score positif, pas {score}.",
)
OTHER_FATE = Sentence(
    'That cannot have become of "{name}".',
    "Das kann aus „{name}“ nicht geworden sein.",
    "Cela n'a pas pu arriver à «\u00a0{name}\u00a0».",
)
TIME = Sentence(
    "The time track ends at {n}, not at {count}.",
    "Die Zeitleiste endet bei {n}, nicht bei {count}.",
    "La piste de temps s'arrête à {n}, pas à {count}.",
)
TIME_START = Sentence(
    "Here the time marker begins on {n}, so it cannot stand on {count}.",
    "Hier beginnt der Zeitmarker auf {n}, also kann er nicht auf {count} stehen.",
    "Ici le marqueur de temps commence à {n}\u00a0: il ne peut être à {count}.",
)
TIME_LATER = Sentence(
    "In round {rounds} the time marker stands on {n} at most, not on {count}: it moves one step each round.",
    "In Runde {rounds} steht der Zeitmarker höchstens auf {n}, nicht auf {count}: Er rückt jede Runde ein Feld weiter.",
    "À la manche {rounds}, le marqueur de temps est à {n} au plus, pas à {count}\u00a0: il avance à chaque manche.",
)
ZONES = Sentence(
    "This location has {n} zones, so {count} cannot be secured.",
    "Dieser Ort hat {n} Zonen, {count} können nicht gesichert sein.",
    "Ce lieu a {n} zones\u00a0: {count} ne peuvent pas être sécurisées.",
)
OUTSIDE = Sentence(
    "Only {n} ops are alive, so {count} cannot have stayed behind.",
    "Nur {n} Special Ops leben, {count} können nicht zurückgeblieben sein.",
    "Seuls {n} agents sont en vie\u00a0: {count} ne peuvent pas être restés dedans.",
)
LATER_ROUND = Sentence(
    "The mission had {n} rounds: no card was played in round {count}.",
    "Die Mission hatte {n} Runden: In Runde {count} wurde keine Karte gespielt.",
    "La mission a duré {n} manches\u00a0: aucune carte n'a été jouée à la manche {count}.",
)
A_SUCCESS = Sentence(
    "With a score of {score} and an op who is out it was a success.",
    "Mit Wertung {score} und einem Special Op, der draußen ist, war es ein Erfolg.",
    "Avec un score de {score} et un agent sorti, c'était une réussite.",
)
WHAT_WENT_WRONG = Sentence(
    "Tell what went wrong: missed objectives, ops who died or are not out, the time marker. Or say that you gave up.",
    "Sagt, was schiefging: verfehlte Ziele, tote oder nicht entkommene Special Ops, der Zeitmarker. "
    "Oder dass ihr aufgegeben habt.",
    "Dites ce qui a mal tourné\u00a0: objectifs manqués, agents morts ou restés dedans, marqueur de temps. "
    "Ou que vous avez abandonné.",
)
NO_ABILITY = Sentence(
    '"{name}" has no special ability, and no experience of one.',
    "„{name}“ hat keine Spezialfähigkeit und keine Erfahrung damit.",
    "«\u00a0{name}\u00a0» n'a pas de capacité spéciale, ni d'expérience de ce genre.",
)
OBJECTIVES = Sentence(
    "This location has {n} objective cards, not {count}.",
    "An diesem Ort liegen {n} Zielkarten, nicht {count}.",
    "Ce lieu a {n} cartes objectif, pas {count}.",
)
