"""Why reports cannot be put together or compared."""

from engine.core.sentences import Sentence

NOT_ONE_RUN = Sentence(
    "These reports are not of one run: they differ in {fields}.",
    "Diese Berichte sind nicht von einem Lauf: Sie unterscheiden sich in {fields}.",
    "Ces rapports ne sont pas d'un même test de jeu\u00a0: ils diffèrent par {fields}.",
)
NO_REPORT = Sentence(
    "This is no report of a play-test, or one of another version.",
    "Das ist kein Bericht eines Spieltests oder einer von einer anderen Version.",
    "Ce n'est pas un rapport de test de jeu, ou il est d'une autre version.",
)
DAMAGED = Sentence(
    "This report of a play-test is damaged: play it again.",
    "Dieser Bericht eines Spieltests ist beschädigt: Lass ihn neu spielen.",
    "Ce rapport de test de jeu est abîmé\u00a0: rejouez-le.",
)
GAME_TWICE = Sentence(
    "Game {number} of this run is in two of these reports.",
    "Das Spiel {number} dieses Laufs ist in zwei dieser Berichte.",
    "La partie {number} de ce test de jeu est dans deux de ces rapports.",
)
OTHER_SEED = Sentence(
    "Only reports with the same seed can be compared game by game.",
    "Nur Berichte mit demselben Startwert lassen sich Spiel für Spiel vergleichen.",
    "Seuls des rapports de même graine se comparent partie par partie.",
)
OTHER_GAME = Sentence(
    "Only reports of the same game can be compared.",
    "Nur Berichte desselben Spiels lassen sich vergleichen.",
    "Seuls des rapports du même jeu se comparent.",
)
NOTHING_IN_COMMON = Sentence(
    "These two reports have no game in common.",
    "Diese beiden Berichte haben kein Spiel gemeinsam.",
    "Ces deux rapports n'ont aucune partie en commun.",
)
ALL_BROKEN_OFF = Sentence(
    "A game of every pair broke off with a fault: mend that first.",
    "Von jedem Paar brach ein Spiel mit einem Fehler ab: Behebe ihn zuerst.",
    "De chaque paire, une partie s'est interrompue sur une erreur\u00a0: réparez-la d'abord.",
)
