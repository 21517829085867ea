"""What the records say of what they do not take."""

from engine.core.lint import Trouble
from engine.core.sentences import Sentence

LOCATION = Sentence(
    'A location is written "sector-id/location-id":',
    "Ein Ort schreibt sich „sektor-kennung/orts-kennung“:",
    "Une zone s'écrit «\u00a0secteur/zone\u00a0»\u00a0:",
)
KEY_TAKEN = Sentence(
    'The key "{key}" already stands for the location "{other}".',
    "Das Zeichen „{key}“ steht schon für den Ort „{other}“.",
    "Le signe «\u00a0{key}\u00a0» désigne déjà la zone «\u00a0{other}\u00a0».",
)
NOT_ON_BOARD = Trouble(
    ("The location '{place}' is not on this mission's board.", "Lay out its sector."),
    ("Der Ort „{place}“ liegt nicht auf dem Spielplan dieser Mission.", "Lege seinen Sektor aus."),
    ("La zone «\u00a0{place}\u00a0» n'est pas sur le plateau de cette mission.", "Posez son secteur."),
)
LETTER = Sentence(
    "A letter is one capital from A to Z:",
    "Ein Buchstabe ist ein großer von A bis Z:",
    "Une lettre est une majuscule de A à Z\u00a0:",
)
LETTERS = Sentence(
    "The letters are capitals from A to Z:",
    "Die Buchstaben sind große von A bis Z:",
    "Les lettres sont des majuscules de A à Z\u00a0:",
)
KEY = Sentence(
    "A key is one character, and neither a dot nor a space:",
    "Ein Schlüssel ist ein Zeichen, weder Punkt noch Leerzeichen:",
    "Une clé est un caractère, ni point ni espace\u00a0:",
)
CODE = Sentence(
    'A code is written like "OBJ 1.1.01":',
    "Ein Code schreibt sich wie „OBJ 1.1.01“:",
    "Un code s'écrit comme «\u00a0OBJ 1.1.01\u00a0»\u00a0:",
)
ONE_FIGURE = Sentence(
    'Name exactly one of "kind", "hero" and "specialist".',
    "Nenne genau eines von „kind“, „hero“ und „specialist“.",
    "Nommez exactement l'un de «\u00a0kind\u00a0», «\u00a0hero\u00a0» et «\u00a0specialist\u00a0».",
)
ONE_COMPLETION = Sentence(
    'An objective is completed by "tokensNeeded" or by a "condition": give one of the two.',
    "Ein Ziel wird durch „tokensNeeded“ oder durch eine „condition“ erfüllt: Gib eines der beiden an.",
    "Un objectif s'accomplit par «\u00a0tokensNeeded\u00a0» ou par une «\u00a0condition\u00a0»\u00a0: donnez l'un des "
    "deux.",
)
ONE_TOKEN = Sentence(
    "An objective needs at least one token.",
    "Ein Ziel braucht mindestens einen Marker.",
    "Un objectif demande au moins un jeton.",
)
IMPASSABLE = Sentence(
    "Impassable terrain cannot be combined with another kind.",
    "Unpassierbares Gelände verträgt sich mit keinem anderen.",
    "Un terrain impraticable ne se combine avec aucun autre.",
)
NO_SPACE = Sentence(
    "The track has spaces 0 to {last}, and a space {space} is named.",
    "Die Leiste hat die Felder 0 bis {last}, und ein Feld {space} ist genannt.",
    "La piste a les cases 0 à {last}, et une case {space} est citée.",
)
TWIST_SPACE_TWICE = Sentence(
    "A twist space is listed twice.",
    "Ein Wendungsfeld ist zweimal genannt.",
    "Une case imprévu est citée deux fois.",
)
