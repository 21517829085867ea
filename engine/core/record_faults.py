"""What is said about records that do not have the form they should have."""

from engine.core.lint import Trouble
from engine.core.sentences import Sentence

FORMS = {
    "int_type": Sentence("a whole number", "eine ganze Zahl", "un nombre entier"),
    "int_from_float": Sentence("a whole number", "eine ganze Zahl", "un nombre entier"),
    "int_parsing": Sentence("a whole number", "eine ganze Zahl", "un nombre entier"),
    "float_type": Sentence("a number", "eine Zahl", "un nombre"),
    "string_type": Sentence("a text", "ein Text", "un texte"),
    "bool_type": Sentence("true or false", "true oder false", "true ou false"),
    "list_type": Sentence("a list", "eine Liste", "une liste"),
    "tuple_type": Sentence("a list", "eine Liste", "une liste"),
    "dict_type": Sentence("an object", "ein Objekt", "un objet"),
    "model_type": Sentence("an object", "ein Objekt", "un objet"),
    "model_attributes_type": Sentence("an object", "ein Objekt", "un objet"),
    "none_required": Sentence("left out", "weggelassen", "omis"),
}
AN_OBJECT = Sentence("an object", "ein Objekt", "un objet")
A_LIST = Sentence("a list", "eine Liste", "une liste")
NOTHING = Sentence("nothing", "nichts", "rien")

MUST_BE = Sentence(
    "This must be {form}, not {value}.", "Hier gehört hin: {form}, nicht {value}.", "Il faut ici {form}, non {value}."
)
MISSING = Sentence('"{field}" is missing.', "„{field}“ fehlt.", "«\u00a0{field}\u00a0» manque.")
UNKNOWN_FIELD = Sentence(
    '"{field}" is not a field that is known here.',
    "„{field}“ ist hier kein bekanntes Feld.",
    "«\u00a0{field}\u00a0» n'est pas un champ connu ici.",
)
AT_LEAST = Sentence(
    "This must be at least {bound}, not {value}.",
    "Dies muss mindestens {bound} sein, nicht {value}.",
    "Il faut ici au moins {bound}, non {value}.",
)
AT_MOST = Sentence(
    "This must be at most {bound}, not {value}.",
    "Dies darf höchstens {bound} sein, nicht {value}.",
    "Il faut ici au plus {bound}, non {value}.",
)
TOO_FEW = Sentence(
    "This needs at least {entries} and has {n}.",
    "Dies braucht mindestens {entries} und hat {n}.",
    "Il faut ici au moins {entries}, et il y en a {n}.",
)
TOO_MANY = Sentence(
    "This may have at most {entries}.", "Dies darf höchstens {entries} haben.", "Il peut y avoir ici au plus {entries}."
)
SHORT_LIST = Sentence("This list is too short.", "Diese Liste ist zu kurz.", "Cette liste est trop courte.")
SHORT_TEXT = Sentence(
    "This text needs at least {characters}.",
    "Dieser Text braucht mindestens {characters}.",
    "Il faut à ce texte au moins {characters}.",
)
LONG_TEXT = Sentence(
    "This text may have at most {characters}.",
    "Dieser Text darf höchstens {characters} haben.",
    "Ce texte peut avoir au plus {characters}.",
)
ENTRIES = Sentence("{n} entries", "{n} Einträge", "{n} entrées")
ONE_ENTRY = Sentence("one entry", "einen Eintrag", "une entrée")
CHARACTERS = Sentence("{n} characters", "{n} Zeichen", "{n} caractères")
ONE_CHARACTER = Sentence("one character", "ein Zeichen", "un caractère")
NOT_WRITTEN_SO = Sentence(
    "{value} is not written as it must be here.",
    "{value} ist nicht so geschrieben, wie es hier sein muss.",
    "{value} n'est pas écrit comme il le faut ici.",
)
TAG = Sentence(
    '"{tag}" must be {form}, not {value}.',
    "Bei „{tag}“ gehört hin: {form}, nicht {value}.",
    "Pour «\u00a0{tag}\u00a0» il faut {form}, non {value}.",
)
NO_TAG = Sentence(
    '"{tag}" is missing: it says which form this is.',
    "„{tag}“ fehlt: Es sagt, welche Form dies ist.",
    "«\u00a0{tag}\u00a0» manque\u00a0: il dit de quelle forme il s'agit.",
)
NOT_ACCEPTED = Sentence(
    "This value is not accepted here: {value}.",
    "Dieser Wert wird hier nicht angenommen: {value}.",
    "Cette valeur n'est pas acceptée ici\u00a0: {value}.",
)
NOT_SO = Sentence("{rule} {value} is not.", "{rule} {value} ist es nicht.", "{rule} {value} ne l'est pas.")
EMPTY = Sentence("Nothing stands here yet.", "Hier steht noch nichts.", "Il n'y a encore rien ici.")
NO_TEXT = Sentence(
    "This must be a text, or texts by language such as {example}.",
    "Dies muss ein Text sein oder Texte nach Sprache wie {example}.",
    "Il faut ici un texte, ou des textes par langue comme {example}.",
)
LANGUAGE_CODES = Sentence(
    'The languages of a text are given by codes of two letters, such as "en", "de" and "fr".',
    "Die Sprachen eines Textes werden mit zwei Buchstaben angegeben, etwa „en“, „de“ und „fr“.",
    "Les langues d'un texte se donnent par codes de deux lettres, comme «\u00a0en\u00a0», «\u00a0de\u00a0» et "
    "«\u00a0fr\u00a0».",
)
TEXT_TOO_LONG = Sentence(
    "This text is too long: at most {most} characters are accepted.",
    "Dieser Text ist zu lang: Höchstens {most} Zeichen werden angenommen.",
    "Ce texte est trop long\u00a0: au plus {most} caractères sont acceptés.",
)
BLANK_NAME = Sentence(
    "This is empty: people need something to call it.",
    "Dies ist leer: Man braucht einen Namen dafür.",
    "C'est vide\u00a0: il faut un nom pour en parler.",
)
NO_FORMAT = Sentence(
    "The format of a pack is the number 1, not {value}.",
    "Das Format eines Pakets ist die Zahl 1, nicht {value}.",
    "Le format d'un paquet est le nombre 1, non {value}.",
)
NEWER_FORMAT = Sentence(
    "This pack has format {n}, which is newer than format 1, the latest that is known here: bring this program up to "
    "date, or export the pack in the older format.",
    "Dieses Paket hat Format {n}; hier ist höchstens Format 1 bekannt: Bringe dieses Programm auf den neuesten Stand "
    "oder exportiere das Paket im älteren Format.",
    "Ce paquet est au format {n}, plus récent que le format 1, le dernier connu ici\u00a0: mettez ce programme à jour, "
    "ou exportez le paquet dans l'ancien format.",
)
WHOLE_NUMBER = Sentence(
    "This must be a whole number, not {value}.",
    "Dies muss eine ganze Zahl sein, nicht {value}.",
    "Il faut ici un nombre entier, non {value}.",
)
DOUBLE_ID = Trouble(
    ('The id "{name}" is already used by {other}.', "Give one of the two another id."),
    ("Die Kennung „{name}“ hat schon {other}.", "Gib einem der beiden eine andere Kennung."),
    (
        "L'identifiant «\u00a0{name}\u00a0» est déjà celui de {other}.",
        "Donnez un autre identifiant à l'un des deux.",
    ),
)
NO_SUCH = Sentence(
    'There is no {what} called "{name}".',
    "{what} „{name}“ gibt es nicht.",
    "Introuvable\u00a0: {what} «\u00a0{name}\u00a0».",
)
