"""What is said of choices, records and set-ups that a game cannot take, and of games that cannot go on."""

from engine.core.sentences import Sentence

NO_CHOICE = Sentence(
    "A choice is an index, an option or its JSON form, not {value}.",
    "Eine Wahl ist eine Nummer, eine Möglichkeit oder ihre JSON-Form, nicht {value}.",
    "Un choix est un numéro, une option ou sa forme JSON, non {value}.",
)
NO_OPTION = Sentence(
    "There is no option {number}: choose 0 to {last}.",
    "Eine Möglichkeit {number} gibt es nicht: Wähle 0 bis {last}.",
    "Il n'y a pas d'option {number}\u00a0: choisissez de 0 à {last}.",
)
NOT_OFFERED = Sentence(
    "This is not among the legal options.",
    "Das ist keine der erlaubten Möglichkeiten.",
    "Cela ne fait pas partie des options permises.",
)
NOTHING_TO_CHOOSE = Sentence(
    "The game is over: there is nothing left to choose.",
    "Das Spiel ist vorbei: Es gibt nichts mehr zu wählen.",
    "La partie est terminée\u00a0: il n'y a plus rien à choisir.",
)
NOTHING_TO_CONCEDE = Sentence(
    "The game is over: there is nothing left to concede.",
    "Das Spiel ist vorbei: Es gibt nichts mehr aufzugeben.",
    "La partie est terminée\u00a0: il n'y a plus rien à abandonner.",
)
AFTER_THE_END = Sentence(
    "Choice {number} of the record comes after the end of the game.",
    "Die Wahl {number} des Protokolls kommt nach dem Ende des Spiels.",
    "Le choix {number} du compte rendu vient après la fin de la partie.",
)
CANNOT_CORRECT = Sentence(
    "“{name}” cannot be corrected to “{value}” now.",
    "„{name}“ lässt sich jetzt nicht zu „{value}“ berichtigen.",
    "«\u00a0{name}\u00a0» ne peut pas être corrigé en «\u00a0{value}\u00a0» maintenant.",
)
OTHER_FORMAT = Sentence(
    "This record has the format {value}, not {wanted}.",
    "Dieses Protokoll hat das Format {value}, nicht {wanted}.",
    "Ce compte rendu est au format {value}, non {wanted}.",
)
OTHER_VERSION = Sentence(
    "This record was made with another version of the pack.",
    "Dieses Protokoll entstand mit einer anderen Version des Pakets.",
    "Ce compte rendu a été fait avec une autre version du paquet.",
)
SAME_DIGEST = Sentence(
    "Load the version with the same digest.",
    "Lade die Version mit derselben Prüfsumme.",
    "Chargez la version qui a la même empreinte.",
)
NEWER_PACK = Sentence(
    "This pack has the format {number}, and this engine reads packs up to format {most}.",
    "Dieses Paket hat das Format {number}, und hier werden Pakete bis Format {most} gelesen.",
    "Ce paquet est au format {number}, et on lit ici les paquets jusqu'au format {most}.",
)
NEWER_ENGINE = Sentence(
    "Use a newer version of the engine.",
    "Nimm eine neuere Version der Spielregeln.",
    "Utilisez une version plus récente du moteur.",
)
NO_OPTIONS_OBJECT = Sentence(
    "Rule options are an object.", "Regeloptionen sind ein Objekt.", "Les options de règles sont un objet."
)
NO_SITUATION = Sentence("A situation is an object.", "Eine Lage ist ein Objekt.", "Une situation est un objet.")
NOT_IN_THIS_GAME = Sentence(
    'There is no {what} called "{name}" in this game.',
    "„{name}“ ({what}) gibt es in diesem Spiel nicht.",
    "«\u00a0{name}\u00a0» ({what}) n'existe pas dans cette partie.",
)
NO_GAME = Sentence(
    "A run has no game {number}.", "Ein Lauf hat kein Spiel {number}.", "Un test de jeu n'a pas de partie {number}."
)
TOO_FEW_GAMES = Sentence(
    "A certificate needs at least one game, and no bot can play fewer than 0.",
    "Ein Nachweis braucht mindestens ein Spiel, und kein Bot spielt weniger als 0.",
    "Un certificat demande au moins une partie, et aucun bot n'en joue moins de 0.",
)
TOO_FEW_WORKERS = Sentence(
    "A play-test has no fewer than 0 games and no fewer than 1 worker.",
    "Ein Spieltest hat nicht weniger als 0 Spiele und mindestens einen Arbeiter.",
    "Un test de jeu n'a pas moins de 0 partie ni moins d'un processus.",
)
OTHER_SITUATION = Sentence(
    "The situation is one of another mission, team or table.",
    "Die Lage gehört zu einer anderen Mission, einem anderen Team oder Tisch.",
    "La situation est celle d'une autre mission, équipe ou table.",
)
OVER_AT_THIS_STEP = Sentence(
    "The game is over at this step: there is nothing left to play.",
    "An dieser Stelle ist das Spiel vorbei: Es gibt nichts mehr zu spielen.",
    "La partie est terminée à cette étape\u00a0: il n'y a plus rien à jouer.",
)
STANDS_ON = Sentence(
    "{fault} It stands on “{name}”.", "{fault} Gemeint ist „{name}“.", "{fault} Il s'agit de «\u00a0{name}\u00a0»."
)
NO_DECISION = Sentence(
    "The game did not come to a decision within {n} steps. An effect of this mission seems to go on for ever.",
    "Das Spiel kam in {n} Schritten zu keiner Entscheidung. Ein Effekt dieser Mission scheint nie zu enden.",
    "La partie n'est arrivée à aucune décision en {n} pas. Un effet de cette mission semble ne jamais finir.",
)
LONG_LOG = Sentence(
    "The log of this game has more than {n} events.",
    "Das Protokoll dieses Spiels hat mehr als {n} Ereignisse.",
    "Le journal de cette partie a plus de {n} évènements.",
)
TOO_LONG = Sentence(
    "An effect of this mission takes too long to work out.",
    "Ein Effekt dieser Mission braucht zu lange, um ausgerechnet zu werden.",
    "Un effet de cette mission demande trop de calculs.",
)
NO_LEGAL_OPTION = Sentence(
    'The game asked "{kind}" without a single legal option.',
    "Das Spiel fragte „{kind}“ ohne eine einzige erlaubte Möglichkeit.",
    "La partie a demandé «\u00a0{kind}\u00a0» sans une seule option permise.",
)
NO_SUCH_FACE = Sentence(
    "The scripted die shows {face}, but this die has the faces 1 to {sides}.",
    "Der vorgegebene Würfel zeigt {face}, aber dieser Würfel hat die Seiten 1 bis {sides}.",
    "Le dé donné montre {face}, mais ce dé a les faces 1 à {sides}.",
)
LARGE_DECK = Sentence(
    "A deck of {n} cards is too large to shuffle (at most {most}).",
    "Ein Stapel von {n} Karten ist zu groß zum Mischen (höchstens {most}).",
    "Un paquet de {n} cartes est trop grand pour être mélangé ({most} au plus).",
)
NOT_THERE = Sentence(
    "The card {card} that was told of cannot be there ({what}).",
    "Die genannte Karte {card} kann dort nicht sein ({what}).",
    "La carte {card} indiquée ne peut pas être là ({what}).",
)
OTHER_FUTURE = Sentence(
    "A game with a reshuffled future cannot be recorded; record the original.",
    "Ein Spiel mit neu gemischter Zukunft lässt sich nicht aufzeichnen; nimm das ursprüngliche.",
    "Une partie dont l'avenir a été remélangé ne peut être enregistrée\u00a0; enregistrez l'originale.",
)
IN_FORCE = Sentence(
    "More than {most} effects are in force at once. One of them seems to repeat itself.",
    "Mehr als {most} Effekte gelten zugleich. Einer davon scheint sich zu wiederholen.",
    "Plus de {most} effets sont en vigueur à la fois. L'un d'eux semble se répéter.",
)
TOO_MANY_TOKENS = Sentence(
    "More than {most} tokens lie on the board. An effect seems to have no end.",
    "Auf dem Plan liegen mehr als {most} Marker. Ein Effekt scheint kein Ende zu haben.",
    "Il y a plus de {most} jetons sur le plateau. Un effet semble sans fin.",
)
NO_FURTHER = Sentence(
    'There is no further "{name}" ({what}) in this game.',
    "„{name}“ ({what}) gibt es in diesem Spiel nicht noch einmal.",
    "«\u00a0{name}\u00a0» ({what}) n'existe pas une fois de plus dans cette partie.",
)
NONE_SUCH = Sentence(
    '"{name}" is no {what}.',
    "„{name}“ ist nicht von der Art „{what}“.",
    "«\u00a0{name}\u00a0» n'est pas du type «\u00a0{what}\u00a0».",
)
