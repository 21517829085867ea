"""What is wrong with a text, in words: a sentence and a hint for each fault that the reader and the compiler know."""

from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher, get_close_matches
from typing import Any

from engine.core.effects import table
from engine.core.effects.fault_words import GIVE_WHEN
from engine.core.effects.read import MOST_NODES, MOST_SHOWN
from engine.core.effects.tree import Misread
from engine.core.effects.words.palette import Palette
from engine.core.errors import DID_YOU_MEAN, did_you_mean
from engine.core.sentences import EITHER, Sentence, listed, quoted

LARGEST_SHOWN = 10**12
ALIKE = 0.6  # so much like a known name is worth a question
SURE, AHEAD = 0.75, 0.04  # what one name must reach, and be ahead of all others, to be the one that is meant

WRITTEN = Sentence("'{name}'", "„{name}“", "«\u00a0{name}\u00a0»")  # as it stands in the document
LIST = Sentence("a list", "eine Liste", "une liste")
OBJECT = Sentence("an object", "ein Objekt", "un objet")
HUGE = Sentence("a huge number", "eine riesige Zahl", "un nombre immense")

NOUNS = {
    table.STEP: Sentence("step", "Schritt", "étape"),
    table.CONDITION: Sentence("condition", "Bedingung", "condition"),
    table.NUMBER: Sentence("number", "Zahl", "nombre"),
    table.FIGURES: Sentence("figure", "Figur", "figurine"),
    table.PLACES: Sentence("place", "Ort", "lieu"),
    table.CARDS: Sentence("card", "Karte", "carte"),
    table.HAND_CARDS: Sentence("hand card", "Handkarte", "carte en main"),
    table.TRIGGER: Sentence("trigger", "Auslöser", "déclencheur"),
    table.DURATION: Sentence("duration", "Dauer", "durée"),
}

MESSAGES = {
    "no ability": Sentence(
        "An ability is an object with at least a list 'do'.",
        "Eine Fähigkeit ist ein Objekt mit mindestens einer Liste „do“.",
        "Une capacité est un objet avec au moins une liste «\u00a0do\u00a0».",
    ),
    "no such part": Sentence(
        "An ability has no part {name}.",
        "Eine Fähigkeit hat keinen Teil {name}.",
        "Une capacité n'a pas de partie {name}.",
    ),
    "no limit": Sentence(
        "A limit reads {'times': 1, 'per': 'round'}.",
        "Eine Grenze lautet {'times': 1, 'per': 'round'}.",
        "Une limite s'écrit {'times': 1, 'per': 'round'}.",
    ),
    "limit too small": Sentence(
        "A limit allows at least 1 use.",
        "Eine Grenze erlaubt mindestens eine Anwendung.",
        "Une limite permet au moins 1 utilisation.",
    ),
    "no steps": Sentence(
        "Here stands a list of steps.", "Hier steht eine Liste von Schritten.", "Ici se trouve une liste d'étapes."
    ),
    "no node": Sentence(
        "Here stands a {noun}: an object with 'op', or the name of an operation.",
        "Hier steht: {noun}, ein Objekt mit „op“ oder der Name einer Operation.",
        "Ici se trouve : {noun}, un objet avec «\u00a0op\u00a0» ou le nom d'une opération.",
    ),
    "too deep": Sentence(
        "Effects are nested deeper than {most} levels here.",
        "Effekte sind hier mehr als {most} Ebenen tief verschachtelt.",
        "Les effets sont imbriqués ici sur plus de {most} niveaux.",
    ),
    "too many": Sentence(
        f"A text has at most {MOST_NODES} parts; the rest was not read.",
        f"Ein Text hat höchstens {MOST_NODES} Teile; der Rest wurde nicht gelesen.",
        f"Un texte a au plus {MOST_NODES} parties ; le reste n'a pas été lu.",
    ),
    "no such operation": Sentence(
        "There is no {noun} called {name}.", "Es gibt hier nicht: {noun} {name}.", "Il n'y a pas ici : {noun} {name}."
    ),
    "no such parameter": Sentence(
        "{operation} has no parameter {name}.",
        "{operation} hat keinen Parameter {name}.",
        "{operation} n'a pas de paramètre {name}.",
    ),
    "needs one of": Sentence("{names} is missing.", "{names} fehlt.", "{names} manque."),
    "needed": Sentence("{name} is missing.", "{name} fehlt.", "{name} manque."),
    "too small": Sentence(
        "{value} is too small: at least {least}.",
        "{value} ist zu klein: mindestens {least}.",
        "{value} est trop petit : au moins {least}.",
    ),
    "too large": Sentence(
        "{value} is too large: at most {most}.",
        "{value} ist zu groß: höchstens {most}.",
        "{value} est trop grand : au plus {most}.",
    ),
    "no options": Sentence(
        "A choice has two or more lists of steps.",
        "Eine Wahl hat zwei oder mehr Listen von Schritten.",
        "Un choix a deux listes d'étapes ou plus.",
    ),
    "no table": Sentence(
        "A table has rows like {'from': 1, 'to': 6, 'do': [steps]}.",
        "Eine Tabelle hat Zeilen wie {'from': 1, 'to': 6, 'do': [Schritte]}.",
        "Un tableau a des lignes comme {'from': 1, 'to': 6, 'do': [étapes]}.",
    ),
    "no row": Sentence(
        "A row reads {'from': 1, 'to': 6, 'do': [steps]}.",
        "Eine Zeile lautet {'from': 1, 'to': 6, 'do': [Schritte]}.",
        "Une ligne s'écrit {'from': 1, 'to': 6, 'do': [étapes]}.",
    ),
    "row turned round": Sentence(
        "The row runs from {low} to {high}: the wrong way round.",
        "Die Zeile läuft von {low} bis {high}: verkehrt herum.",
        "La ligne va de {low} à {high} : à l'envers.",
    ),
    "no flag": Sentence("Here stands true or false.", "Hier steht ja oder nein.", "Ici se trouve oui ou non."),
    "no such choice": Sentence(
        "{value} is not known here.", "{value} ist hier nicht bekannt.", "{value} n'est pas connu ici."
    ),
    "no such choices": Sentence(
        "{value} is not known here.", "{value} ist hier nicht bekannt.", "{value} n'est pas connu ici."
    ),
    "no decider": Sentence("{value} cannot decide.", "{value} kann nicht entscheiden.", "{value} ne peut pas décider."),
    "no id": Sentence(
        "Here stands the id of a {record}, not {value}.",
        "Hier steht die Kennung eines Eintrags ({record}), nicht {value}.",
        "Ici se trouve l'identifiant d'une fiche ({record}), pas {value}.",
    ),
    "no such record": Sentence(
        "There is no {record} {value} here.",
        "Den Eintrag {value} ({record}) gibt es hier nicht.",
        "La fiche {value} ({record}) n'existe pas ici.",
    ),
    "no text": Sentence(
        "Here stands a text, or a text for each language.",
        "Hier steht ein Text, oder ein Text je Sprache.",
        "Ici se trouve un texte, ou un texte par langue.",
    ),
    "no name": Sentence(
        "A name is a short word, not {value}.",
        "Ein Name ist ein kurzes Wort, nicht {value}.",
        "Un nom est un mot court, pas {value}.",
    ),
    "not always": Sentence(
        "What holds always has no {name}.",
        "Was immer gilt, hat kein {name}.",
        "Ce qui vaut toujours n'a pas de {name}.",
    ),
    "counts events": Sentence(
        "{name} can only stand in the condition of an ability, alone or joined by 'and'.",
        "{name} kann nur in der Bedingung einer Fähigkeit stehen, allein oder mit „and“ verbunden.",
        "{name} ne peut être que dans la condition d'une capacité, seul ou joint par «\u00a0and\u00a0».",
    ),
    "draws lots": Sentence(
        "{name} draws lots, which cannot happen here.",
        "{name} zieht Lose, was hier nicht geschehen kann.",
        "{name} tire au sort, ce qui n'est pas possible ici.",
    ),
    "asks": Sentence(
        "{name} asks somebody to choose, which cannot happen here.",
        "{name} lässt jemanden wählen, was hier nicht geschehen kann.",
        "{name} demande à quelqu'un de choisir, ce qui n'est pas possible ici.",
    ),
    "two choices": Sentence(
        "A reaction's target is one choice or none.",
        "Das Ziel einer Reaktion ist eine Wahl oder keine.",
        "La cible d'une riposte est un seul choix ou aucun.",
    ),
}

HINTS = {
    "no such part": Sentence("It has {known}.", "Sie hat {known}.", "Elle a {known}."),
    "no limit": Sentence(
        "'per' is one of {known}.", "„per“ ist eines von {known}.", "«\u00a0per\u00a0» est l'un de {known}."
    ),
    "no text": Sentence(
        'Such as "…" or {"en": "…", "de": "…"}.',
        'Etwa "…" oder {"en": "…", "de": "…"}.',
        'Par exemple "…" ou {"en": "…", "de": "…"}.',
    ),
    "no such parameter": Sentence("It has {known}.", "Es hat {known}.", "Elle a {known}."),
    "no such choices": Sentence(
        "List one or more of {known}.", "Nenne eines oder mehrere von {known}.", "Citez-en un ou plusieurs de {known}."
    ),
    "not always": GIVE_WHEN,
    "counts events": Sentence(
        "Write it into the 'if' beside 'when'.",
        "Schreib es in das „if“ neben „when“.",
        "Écrivez-le dans le «\u00a0if\u00a0» à côté de «\u00a0when\u00a0».",
    ),
    "draws lots": Sentence(
        "Draw in a step of an ability that has a 'when'.",
        "Ziehe in einem Schritt einer Fähigkeit mit „when“.",
        "Tirez dans une étape d'une capacité qui a un «\u00a0when\u00a0».",
    ),
    "asks": Sentence(
        "Choose in a step of an ability that has a 'when'.",
        "Wähle in einem Schritt einer Fähigkeit mit „when“.",
        "Choisissez dans une étape d'une capacité qui a un «\u00a0when\u00a0».",
    ),
    "two choices": Sentence(
        "Choose more in the steps of its effect.",
        "Wähle mehr in den Schritten ihres Effekts.",
        "Choisissez davantage dans les étapes de son effet.",
    ),
}
NONE = Sentence("It has none.", "Es hat keine.", "Elle n'en a pas.")
NEAR = Sentence("Did you mean {near}?", "Meintest du {near}?", "Vouliez-vous dire {near}\u00a0?")
KNOWN = Sentence("Known are {known}.", "Bekannt sind {known}.", "Sont connus {known}.")
THERE_ARE = Sentence("There are {known}.", "Es gibt {known}.", "Il y a {known}.")
ONE_OF = Sentence("It is one of {known}.", "Es ist eines von {known}.", "C'est l'un de {known}.")
TWO = Sentence("{first} {second}", "{first} {second}", "{first} {second}")
NAMED_TOO = Sentence(
    "A hero that 'forEach' has named can decide as well.",
    "Auch ein Held, den „forEach“ benannt hat, kann entscheiden.",
    "Un héros nommé par «\u00a0forEach\u00a0» peut aussi décider.",
)


def message_of(fault: Misread, palette: Palette) -> str:
    """What is wrong, as a sentence that knows itself in other languages."""
    values = {key: shown(value) for key, value in fault.values.items() if key not in ("known", "names")}
    for plain in ("least", "most"):
        if plain in fault.values:
            values[plain] = fault.values[plain]
    operation = fault.values.get("operation", "")
    match fault.sentence:
        case "needed":
            values["name"] = _parameter(palette, operation, fault.values["name"])
        case "needs one of":
            names = [_parameter(palette, operation, name) for name in fault.values["names"]]
            values["names"] = listed(names, EITHER)
    if "record" in fault.values:
        shelf = palette.shelf(fault.values["record"])
        values["record"] = shelf.called if shelf is not None else fault.values["record"]
    if "kind" in fault.values:
        values["noun"] = NOUNS[fault.values["kind"]]()
    return MESSAGES[fault.sentence](**values)


def _parameter(palette: Palette, operation: str, name: str) -> str:
    """A parameter as the editor calls it; without a name there, as it is written."""
    words = palette.param(operation, name)
    return quoted(Sentence(*words)()) if words else shown(name)


def hint_of(fault: Misread, helps_spelling: bool = True) -> str:
    """What would be right; comparing names is dear, so that it is not done for every fault of a long list."""
    known: Sequence[str] = tuple(fault.values.get("known", ()))
    wanted = fault.values.get("name", fault.values.get("value"))
    near = _near(wanted, known) if helps_spelling and fault.sentence != "no such record" else ""
    match fault.sentence:
        case "no such operation":
            return near or KNOWN(known=_names(known))
        case "no such choice" | "no decider":
            hint = ONE_OF(known=_names(known))
            hint = TWO(first=near, second=hint) if near else hint
            return TWO(first=hint, second=NAMED_TOO()) if fault.sentence == "no decider" else hint
        case "no such record":
            near = did_you_mean(str(wanted)[:MOST_SHOWN], known) if helps_spelling else ""
            return near or (THERE_ARE(known=_names(sorted(known))) if known else "")
        case "no such parameter" if not known:
            return NONE()
        case "no such parameter" if near:
            return TWO(first=near, second=HINTS[fault.sentence](known=_names(known)))
    if fault.sentence not in HINTS:
        return ""
    return HINTS[fault.sentence](known=_names(known)) if known else HINTS[fault.sentence]()


def _near(wanted: Any, known: Iterable[str]) -> str:
    """The question that offers the known name that is meant, or, if that is not sure, those that are most like it."""
    if not isinstance(wanted, str):
        return ""
    names = get_close_matches(wanted[:MOST_SHOWN], known, n=3, cutoff=ALIKE)
    alike = [SequenceMatcher(None, name, wanted[:MOST_SHOWN]).ratio() for name in names]
    if names and alike[0] >= SURE and alike[0] - max(alike[1:], default=0) >= AHEAD:
        return DID_YOU_MEAN(name=names[0])
    return NEAR(near=_names(names)) if names else ""


def _names(names: Sequence[str]) -> str:
    return listed([shown(name) for name in names])


def shown(value: Any) -> Any:
    """What an author wrote, in a few characters: it may be anything, and as long as they liked."""
    if isinstance(value, str):
        return WRITTEN(name=value if len(value) <= MOST_SHOWN else value[:MOST_SHOWN] + "…")
    if isinstance(value, int) and abs(value) > LARGEST_SHOWN:  # long numbers are slow to write out, or refuse to be
        return HUGE()
    if value is None or isinstance(value, bool | int | float):
        return str(value)
    return LIST() if isinstance(value, list | tuple) else OBJECT()
