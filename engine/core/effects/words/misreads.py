"""What is wrong with a text, in words: one sentence for each fault that the reader knows."""

from difflib import get_close_matches
from typing import Any

from engine.core.effects.read import MOST_NODES, Misread
from engine.core.effects.words.lexicon import LANGUAGES, Words

MOST_SHOWN = 60  # characters of what an author wrote that a message repeats
LARGEST_SHOWN = 10**12

SENTENCES: dict[str, Words] = {
    "no ability": (
        "An ability is an object with at least a list 'do'.",
        "Eine Fähigkeit ist ein Objekt mit mindestens einer Liste 'do'.",
        "Une capacité est un objet avec au moins une liste 'do'.",
    ),
    "no such part": (
        "An ability has no part {part}. It has {known}.",
        "Eine Fähigkeit hat keinen Teil {part}. Sie hat {known}.",
        "Une capacité n'a pas de partie {part}. Elle a {known}.",
    ),
    "no limit": (
        "A limit says how often, and per what: {known}.",
        "Eine Grenze sagt, wie oft und je was: {known}.",
        "Une limite dit combien de fois, et par quoi : {known}.",
    ),
    "limit too small": (
        "A limit allows at least 1 use.",
        "Eine Grenze erlaubt mindestens eine Anwendung.",
        "Une limite permet au moins 1 utilisation.",
    ),
    "no steps": (
        "Here stands a list of steps.",
        "Hier steht eine Liste von Schritten.",
        "Ici se trouve une liste d'étapes.",
    ),
    "no node": (
        "Nothing is chosen here yet.",
        "Hier ist noch nichts gewählt.",
        "Rien n'est encore choisi ici.",
    ),
    "too deep": (
        "Effects are nested deeper than {most} levels here.",
        "Effekte sind hier mehr als {most} Ebenen tief verschachtelt.",
        "Les effets sont imbriqués ici sur plus de {most} niveaux.",
    ),
    "too many": (
        f"A text has at most {MOST_NODES} parts; the rest was not read.",
        f"Ein Text hat höchstens {MOST_NODES} Teile; der Rest wurde nicht gelesen.",
        f"Un texte a au plus {MOST_NODES} parties ; le reste n'a pas été lu.",
    ),
    "no such operation": (
        "{name} is not known here.{near}",
        "{name} ist hier nicht bekannt.{near}",
        "{name} n'est pas connu ici.{near}",
    ),
    "no such parameter": (
        "'{operation}' has no parameter {name}.{near}",
        "'{operation}' hat keinen Parameter {name}.{near}",
        "'{operation}' n'a pas de paramètre {name}.{near}",
    ),
    "needs one of": (
        "At least one of these is needed: {names}.",
        "Mindestens eines davon ist nötig: {names}.",
        "Au moins un de ceux-ci est nécessaire : {names}.",
    ),
    "needed": ("{label} is missing.", "{label} fehlt.", "{label} manque."),
    "too small": (
        "{value} is too small: at least {least}.",
        "{value} ist zu klein: mindestens {least}.",
        "{value} est trop petit : au moins {least}.",
    ),
    "too large": (
        "{value} is too large: at most {most}.",
        "{value} ist zu groß: höchstens {most}.",
        "{value} est trop grand : au plus {most}.",
    ),
    "no options": (
        "A choice has two or more options.",
        "Eine Wahl hat zwei oder mehr Möglichkeiten.",
        "Un choix a deux options ou plus.",
    ),
    "no table": (
        "A table needs at least one row.",
        "Eine Tabelle braucht mindestens eine Zeile.",
        "Un tableau a besoin d'au moins une ligne.",
    ),
    "no row": (
        "A row says from which result to which it counts.",
        "Eine Zeile sagt, von welchem bis zu welchem Ergebnis sie gilt.",
        "Une ligne dit de quel résultat à quel résultat elle vaut.",
    ),
    "row turned round": (
        "The row runs from {low} to {high}: the wrong way round.",
        "Die Zeile läuft von {low} bis {high}: verkehrt herum.",
        "La ligne va de {low} à {high} : à l'envers.",
    ),
    "no flag": ("Here stands yes or no.", "Hier steht ja oder nein.", "Ici se trouve oui ou non."),
    "no such choice": (
        "{value} is not known here.{near}",
        "{value} ist hier nicht bekannt.{near}",
        "{value} n'est pas connu ici.{near}",
    ),
    "no such choices": (
        "{value} is not known here. List one or more of {known}.",
        "{value} ist hier nicht bekannt. Möglich sind {known}.",
        "{value} n'est pas connu ici. Sont possibles {known}.",
    ),
    "no decider": (
        "{value} cannot decide.{near}",
        "{value} kann nicht entscheiden.{near}",
        "{value} ne peut pas décider.{near}",
    ),
    "no id": (
        "Here stands the id of a record, not {value}.",
        "Hier steht die Kennung eines Eintrags, nicht {value}.",
        "Ici se trouve l'identifiant d'une fiche, pas {value}.",
    ),
    "no text": (
        "Here stands a text, or a text for each language.",
        "Hier steht ein Text, oder ein Text je Sprache.",
        "Ici se trouve un texte, ou un texte par langue.",
    ),
    "no name": (
        "A name is a short word, not {value}.",
        "Ein Name ist ein kurzes Wort, nicht {value}.",
        "Un nom est un mot court, pas {value}.",
    ),
}
NEAR: Words = (" Did you mean {}?", " Meintest du {}?", " Vouliez-vous dire {} ?")


def told(fault: Misread, lang: str, label: str = "") -> str:
    """A fault as a sentence; `label` is what people call the parameter."""
    number = LANGUAGES.index(lang)
    wanted = fault.values.get("name", fault.values.get("value"))
    known = fault.values.get("known", ())
    near = get_close_matches(wanted[:MOST_SHOWN], known, n=1) if isinstance(wanted, str) else ()
    values = {
        **{key: shown(value) for key, value in fault.values.items()},
        "label": label,
        "near": NEAR[number].format(shown(near[0])) if near else "",
    }
    if "operation" in fault.values:
        values["operation"] = fault.values["operation"]
    return SENTENCES[fault.sentence][number].format(**values)


def shown(value: Any) -> str:
    """What an author wrote, in a few characters: it may be anything, and as long as they liked."""
    if isinstance(value, str):
        return f"'{value if len(value) <= MOST_SHOWN else value[:MOST_SHOWN] + '…'}'"
    if isinstance(value, int) and abs(value) > LARGEST_SHOWN:  # long numbers are slow to write out, or refuse to be
        return "…"
    if value is None or isinstance(value, bool | int | float):
        return str(value)
    if isinstance(value, list | tuple):
        return ", ".join(shown(one) for one in value[:12]) if all(isinstance(one, str) for one in value) else "[…]"
    return "{…}"
