"""Why a game cannot begin in the middle like this."""

from engine.core.sentences import Sentence

IMPASSABLE_GROUND = Sentence(
    'Nothing can stand at "{name}": it is impassable.',
    "Auf „{name}“ kann nichts stehen: Es ist unpassierbar.",
    "Rien ne peut se tenir en «\u00a0{name}\u00a0»\u00a0: c'est impraticable.",
)
FEW_CARDS = Sentence(
    "Only {n} {n|card|cards} of this deck {n|is|are} left for the hand.",
    "Für die Hand {n|ist|sind} nur {n} {n|Karte|Karten} dieses Decks übrig.",
    "Il ne reste que {n} {n|carte|cartes} de ce paquet pour la main.",
)
NO_SPAWN_TOKEN = Sentence(
    "There is no spawn token {number}.",
    "Einen Spawnmarker {number} gibt es nicht.",
    "Il n'y a pas de jeton de génération {number}.",
)
OPEN_TWICE = Sentence(
    'The discovery "{name}" is open twice.',
    "Die Entdeckung „{name}“ liegt doppelt aus.",
    "La découverte «\u00a0{name}\u00a0» est révélée deux fois.",
)
MANY_TWISTS = Sentence(
    "At most {most} twists can be in force.",
    "Höchstens {most} Wendungen können gelten.",
    "Au plus {most} imprévus peuvent être en vigueur.",
)
END_OF_TRACK = Sentence(
    "The threat track ends with the space {last}.",
    "Die Bedrohungsleiste endet mit dem Feld {last}.",
    "La piste de menace finit à la case {last}.",
)
NOT_IN_A_TURN = Sentence(
    "This belongs to a turn, but the phase is '{phase}'.",
    "Das gehört zu einem Zug, aber die Phase ist „{phase}“.",
    "Cela fait partie d'un tour, mais la phase est «\u00a0{phase}\u00a0».",
)
GIVE_TURN = Sentence("Give phase 'turn'.", "Gib als Phase „turn“ an.", "Donnez la phase «\u00a0turn\u00a0».")
