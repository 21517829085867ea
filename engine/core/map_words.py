"""What is said about tiles and regions that make no map."""

from engine.core.lint import Trouble

TURNED = Trouble(
    ("A tile is turned by steps of {step} degrees, not by {rotation}.", "Turn it by such a step."),
    ("Ein Teil wird in Schritten von {step} Grad gedreht, nicht um {rotation}.", "Drehe es um solch einen Schritt."),
    ("Une tuile se tourne par pas de {step} degrés, non de {rotation}.", "Tournez-la d'un tel pas."),
)
LAID_TWICE = Trouble(
    ('The tile "{tile}" already lies on the map.', "Lay out another one."),
    ("Das Teil „{tile}“ liegt schon auf dem Plan.", "Lege ein anderes aus."),
    ("La tuile «\u00a0{tile}\u00a0» est déjà sur le plan.", "Posez-en une autre."),
)
UNEVEN = Trouble(
    ("All rows of a tile must be equally long.", "Fill them up with dots."),
    ("Alle Zeilen eines Teils müssen gleich lang sein.", "Fülle sie mit Punkten auf."),
    ("Toutes les rangées d'une tuile doivent être de même longueur.", "Complétez-les par des points."),
)
NOT_TOUCHING = Trouble(
    ("The cells {a} and {b} do not touch, so there is no border between them.", "Choose cells that touch."),
    ("Die Felder {a} und {b} berühren sich nicht und haben keine Grenze.", "Wähle Felder, die sich berühren."),
    ("Les cases {a} et {b} ne se touchent pas\u00a0: pas de frontière.", "Choisissez des cases qui se touchent."),
)
TOO_MANY_REGIONS = Trouble(
    ("A map may have at most {most} regions, and this one has {n}.", "Leave some out."),
    ("Ein Plan darf höchstens {most} Orte haben, und dieser hat {n}.", "Lass einige weg."),
    ("Un plan peut avoir au plus {most} zones, et celui-ci en a {n}.", "Retirez-en."),
)
TOO_MANY_CELLS = Trouble(
    ("A map may have at most {most} cells, and this one has more.", "Leave some tiles out, or make them smaller."),
    ("Ein Plan darf höchstens {most} Felder haben, und dieser hat mehr.", "Lass Teile weg oder verkleinere sie."),
    ("Un plan peut avoir au plus {most} cases, et celui-ci en a plus.", "Retirez des tuiles, ou réduisez-les."),
)
NO_BORDER_TYPE = Trouble(
    ('There is no border type called "{kind}".', "Known are {known}."),
    ("Es gibt keine Grenze namens „{kind}“.", "Bekannt sind {known}."),
    ("Il n'y a pas de frontière «\u00a0{kind}\u00a0».", "On connaît {known}."),
)
NO_CELL = Trouble(
    ('"{region}" has no cell: its key "{key}" is in no row.', "Draw it, or leave it out."),
    ("„{region}“ hat kein Feld: Sein Schlüssel „{key}“ steht in keiner Zeile.", "Zeichne es ein oder lass es weg."),
    (
        "«\u00a0{region}\u00a0» n'a pas de case\u00a0: sa clé «\u00a0{key}\u00a0» n'est dans aucune rangée.",
        "Dessinez-la, ou retirez-la.",
    ),
)
REGION_TWICE = Trouble(
    ('The region "{region}" or its key "{key}" is given twice.', "Give it another one."),
    ("„{region}“ oder der Schlüssel „{key}“ ist zweimal vergeben.", "Vergib einen anderen."),
    ("«\u00a0{region}\u00a0» ou sa clé «\u00a0{key}\u00a0» figure deux fois.", "Donnez-en une autre."),
)
STRANGE_KEY = Trouble(
    ('The key "{key}" in column {column} stands for no region of this tile.', 'Use "{none}" where there is no region.'),
    (
        "Der Schlüssel „{key}“ in Spalte {column} steht für keinen Ort dieses Teils.",
        "Verwende „{none}“, wo kein Ort ist.",
    ),
    (
        "La clé «\u00a0{key}\u00a0» en colonne {column} ne désigne aucune zone de cette tuile.",
        "Utilisez «\u00a0{none}\u00a0» là où il n'y a pas de zone.",
    ),
)
OVERLAP = Trouble(
    ('The tile "{tile}" lies on the tile "{other}", first at x {x}, y {y}.', "Move one of the two."),
    ("Das Teil „{tile}“ liegt auf dem Teil „{other}“, zuerst bei x {x}, y {y}.", "Verschiebe eines der beiden."),
    (
        "La tuile «\u00a0{tile}\u00a0» recouvre la tuile «\u00a0{other}\u00a0», d'abord en x {x}, y {y}.",
        "Déplacez l'une des deux.",
    ),
)
NO_REGION = Trouble(
    ('There is no region called "{name}" on this map.', "Name one that is there."),
    ("Auf diesem Plan gibt es keinen Ort namens „{name}“.", "Nenne einen, der da ist."),
    ("Il n'y a pas de zone «\u00a0{name}\u00a0» sur ce plan.", "Nommez-en une qui y est."),
)
OWN_NEIGHBOUR = Trouble(
    ('"{name}" cannot be its own neighbour.', "Name two different ones."),
    ("„{name}“ kann nicht sein eigener Nachbar sein.", "Nenne zwei verschiedene."),
    ("«\u00a0{name}\u00a0» ne peut être sa propre voisine.", "Nommez-en deux différentes."),
)
