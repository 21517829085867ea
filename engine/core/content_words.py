"""What is said about content that cannot be read."""

from engine.core.lint import Trouble
from engine.core.sentences import Sentence

NO_PACK_FILE = Trouble(
    (
        "This is no .fireteam file: {what}.",
        "Choose a file that was exported here, a zip file with a pack.json, or a JSON file.",
    ),
    (
        "Das ist keine .fireteam-Datei: {what}.",
        "Wähle eine Datei, die hier exportiert wurde, eine Zip-Datei mit einer pack.json oder eine JSON-Datei.",
    ),
    (
        "Ce n'est pas un fichier .fireteam\u00a0: {what}.",
        "Choisissez un fichier exporté d'ici, un fichier zip avec un pack.json, ou un fichier JSON.",
    ),
)
EMPTY_FILE = Sentence("it is empty", "Sie ist leer", "il est vide")
A_PICTURE = Sentence("it is a picture", "Sie ist ein Bild", "c'est une image")
AN_ARCHIVE = Sentence(
    "it is an archive of another kind", "Sie ist ein Archiv anderer Art", "c'est une archive d'un autre genre"
)
A_DOCUMENT = Sentence("it is a PDF document", "Sie ist ein PDF-Dokument", "c'est un document PDF")
NO_SOURCE = Trouble(
    ('There is no folder or file called "{name}" that can be read.', "Look at the name and at who may read it."),
    (
        "Es gibt keinen lesbaren Ordner und keine lesbare Datei namens „{name}“.",
        "Prüfe den Namen und die Leserechte.",
    ),
    (
        "Aucun dossier ni fichier lisible ne s'appelle «\u00a0{name}\u00a0».",
        "Vérifiez le nom et les droits de lecture.",
    ),
)
FILE_TOO_LARGE = Trouble(
    ("The file is too large: at most {most} bytes are accepted.", "Use smaller or fewer pictures."),
    ("Die Datei ist zu groß: Höchstens {most} Bytes werden angenommen.", "Verwende kleinere oder weniger Bilder."),
    (
        "Le fichier est trop grand\u00a0: au plus {most} octets sont acceptés.",
        "Utilisez des images plus petites ou moins nombreuses.",
    ),
)
TEXT_TOO_LARGE = Trouble(
    (
        "The file is too large: at most {most} bytes of JSON are accepted.",
        "Divide the pack, or shorten its texts.",
    ),
    (
        "Die Datei ist zu groß: Höchstens {most} Bytes JSON werden angenommen.",
        "Teile das Paket oder kürze seine Texte.",
    ),
    (
        "Le fichier est trop grand\u00a0: au plus {most} octets de JSON sont acceptés.",
        "Divisez le paquet, ou raccourcissez ses textes.",
    ),
)
LINK = Trouble(
    ("Links and special files are not accepted in a pack.", "Put the file itself there."),
    ("Verknüpfungen und Sonderdateien sind in einem Paket nicht erlaubt.", "Lege die Datei selbst dort ab."),
    ("Les liens et fichiers spéciaux ne sont pas acceptés dans un paquet.", "Mettez-y le fichier lui-même."),
)
FOLDER_TOO_LARGE = Trouble(
    ("The folder holds more than a pack may: fewer or smaller files, please.", "Divide the pack."),
    ("Der Ordner enthält mehr, als ein Paket darf: weniger oder kleinere Dateien, bitte.", "Teile das Paket."),
    (
        "Le dossier contient plus qu'un paquet ne peut\u00a0: moins de fichiers, ou de plus petits.",
        "Divisez le paquet.",
    ),
)
NO_OBJECT = Trouble(
    ("The file must hold one JSON object, in curly brackets.", "Put what it holds into curly brackets."),
    (
        "Die Datei muss ein JSON-Objekt enthalten, in geschweiften Klammern.",
        "Setze ihren Inhalt in geschweifte Klammern.",
    ),
    ("Le fichier doit contenir un objet JSON, entre accolades.", "Mettez son contenu entre accolades."),
)
DOUBLE_KEY = Trouble(
    ('The key "{key}" is given twice in the same object.', "Keep one of the two."),
    ("Der Schlüssel „{key}“ steht zweimal im selben Objekt.", "Behalte einen von beiden."),
    ("La clé «\u00a0{key}\u00a0» figure deux fois dans le même objet.", "Gardez l'une des deux."),
)
NO_JSON_NUMBER = Trouble(
    ("{name} is not a number that JSON knows.", "Write an ordinary number."),
    ("{name} ist keine Zahl, die JSON kennt.", "Schreibe eine gewöhnliche Zahl."),
    ("{name} n'est pas un nombre que JSON connaît.", "Écrivez un nombre ordinaire."),
)
NOT_UTF8 = Trouble(
    ("The file is not text in UTF-8.", "Save it as UTF-8."),
    ("Die Datei ist kein Text in UTF-8.", "Speichere sie als UTF-8."),
    ("Le fichier n'est pas un texte en UTF-8.", "Enregistrez-le en UTF-8."),
)
NOT_JSON = Trouble(
    (
        "This is not valid JSON, see line {line}, column {column}.",
        "Often a comma or a quotation mark is missing there.",
    ),
    (
        "Das ist kein gültiges JSON, siehe Zeile {line}, Spalte {column}.",
        "Oft fehlt dort ein Komma oder ein Anführungszeichen.",
    ),
    (
        "Ce n'est pas du JSON valide, voir ligne {line}, colonne {column}.",
        "Il y manque souvent une virgule ou un guillemet.",
    ),
)
TOO_DEEP = Trouble(
    ("The brackets are nested too deeply.", "Nothing in a pack is nested that deeply."),
    ("Die Klammern sind zu tief verschachtelt.", "Nichts in einem Paket ist so tief verschachtelt."),
    ("Les crochets sont imbriqués trop profondément.", "Rien dans un paquet n'est imbriqué aussi profondément."),
)
NESTED_TOO_DEEP = Trouble(
    ("The content is nested too deeply here.", "Nothing in a pack is nested that deeply."),
    ("Der Inhalt ist hier zu tief verschachtelt.", "Nichts in einem Paket ist so tief verschachtelt."),
    ("Le contenu est imbriqué trop profondément ici.", "Rien dans un paquet n'est imbriqué aussi profondément."),
)
TOO_MANY_DIGITS = Trouble(
    ("The file holds a number with too many digits.", "Write a smaller number."),
    ("Die Datei enthält eine Zahl mit zu vielen Ziffern.", "Schreibe eine kleinere Zahl."),
    ("Le fichier contient un nombre qui a trop de chiffres.", "Écrivez un nombre plus petit."),
)
NO_PACK_JSON = Trouble(
    ("There is no pack.json: every pack needs one.", "It says the pack's id, title and ruleset."),
    ("Es gibt keine pack.json: Jedes Paket braucht eine.", "Sie nennt Kennung, Titel und Spiel des Pakets."),
    ("Il n'y a pas de pack.json\u00a0: tout paquet en a besoin.", "Il dit l'identifiant, le titre et le jeu."),
)
SPREAD_KEY = Trouble(
    ('"{key}" is given here and in {other}; only lists may be spread over files.', "Keep one of the two."),
    (
        "„{key}“ steht hier und in {other}; nur Listen dürfen auf Dateien verteilt sein.",
        "Behalte eines von beiden.",
    ),
    (
        "«\u00a0{key}\u00a0» figure ici et dans {other}\u00a0; seules les listes peuvent se répartir sur des fichiers.",
        "Gardez l'une des deux.",
    ),
)
TOO_MUCH = Trouble(
    (
        "The pack holds more than is accepted: more than {most} values.",
        "Fewer records or shorter texts, please.",
    ),
    ("Das Paket enthält mehr als erlaubt: mehr als {most} Werte.", "Weniger Datensätze oder kürzere Texte, bitte."),
    (
        "Le paquet contient plus qu'il n'est accepté\u00a0: plus de {most} valeurs.",
        "Moins d'enregistrements ou des textes plus courts, s'il vous plaît.",
    ),
)
TOO_MUCH_TEXT = Trouble(
    (
        "The pack holds more than is accepted: more than {most} characters.",
        "Fewer records or shorter texts, please.",
    ),
    ("Das Paket enthält mehr als erlaubt: mehr als {most} Zeichen.", "Weniger Datensätze oder kürzere Texte, bitte."),
    (
        "Le paquet contient plus qu'il n'est accepté\u00a0: plus de {most} caractères.",
        "Moins d'enregistrements ou des textes plus courts, s'il vous plaît.",
    ),
)
NUL = Trouble(
    ("The text holds a NUL character.", "Take it out."),
    ("Der Text enthält ein NUL-Zeichen.", "Nimm es heraus."),
    ("Le texte contient un caractère NUL.", "Retirez-le."),
)
HALF_CHARACTER = Trouble(
    ("The text holds half of a two-part character.", "Write the character anew."),
    ("Der Text enthält die Hälfte eines zweiteiligen Zeichens.", "Schreibe das Zeichen neu."),
    ("Le texte contient la moitié d'un caractère en deux parties.", "Réécrivez le caractère."),
)
STEERING = Trouble(
    (
        "The text holds a character that nobody sees and that turns the writing around or steers a terminal.",
        "Type the text anew.",
    ),
    (
        "Der Text enthält ein Zeichen, das niemand sieht und das die Schrift umdreht oder ein Terminal steuert.",
        "Tippe ihn neu.",
    ),
    ("Le texte contient un caractère invisible qui retourne l'écriture ou commande un terminal.", "Retapez-le."),
)
STRANGE_KEYS = Trouble(
    ("The keys of an object must be plain texts.", "Use ordinary letters."),
    ("Die Schlüssel eines Objekts müssen einfache Texte sein.", "Verwende gewöhnliche Buchstaben."),
    ("Les clés d'un objet doivent être de simples textes.", "Utilisez des lettres ordinaires."),
)
LONG_KEY = Trouble(
    ("A key may have at most {most} characters, and one here has {n}.", "Shorten it."),
    ("Ein Schlüssel darf höchstens {most} Zeichen haben, und einer hier hat {n}.", "Kürze ihn."),
    ("Une clé peut avoir au plus {most} caractères, et l'une d'elles en a {n}.", "Raccourcissez-la."),
)
TOO_MANY_ENTRIES = Trouble(
    ("This has {n} entries, and at most {most} are accepted.", "Leave some out."),
    ("Dies hat {n} Einträge, und höchstens {most} werden angenommen.", "Lass einige weg."),
    ("Ceci a {n} entrées, et au plus {most} sont acceptées.", "Retirez-en."),
)
NUMBER_TOO_LARGE = Trouble(
    ("This number is too large.", "Write a smaller one."),
    ("Diese Zahl ist zu groß.", "Schreibe eine kleinere."),
    ("Ce nombre est trop grand.", "Écrivez-en un plus petit."),
)
NO_NUMBER = Trouble(
    ("This number is too large, or no number.", "Write an ordinary number."),
    ("Diese Zahl ist zu groß oder keine Zahl.", "Schreibe eine gewöhnliche Zahl."),
    ("Ce nombre est trop grand, ou n'en est pas un.", "Écrivez un nombre ordinaire."),
)
NO_JSON_VALUE = Trouble(
    ("A value of the kind {kind} has no place in JSON.", "Use texts, numbers, lists and objects."),
    ("Ein Wert der Art {kind} hat in JSON keinen Platz.", "Verwende Texte, Zahlen, Listen und Objekte."),
    (
        "Une valeur du genre {kind} n'a pas sa place en JSON.",
        "Utilisez des textes, des nombres, des listes et des objets.",
    ),
)
NO_OBJECT_AT_ALL = Trouble(
    ("A pack is one JSON object.", "It begins and ends with a curly bracket."),
    ("Ein Paket ist ein JSON-Objekt.", "Es beginnt und endet mit einer geschweiften Klammer."),
    ("Un paquet est un objet JSON.", "Il commence et finit par une accolade."),
)
NO_RULESET = Trouble(
    ("There is no ruleset {name}.", "Known are {known}."),
    ("Es gibt kein Spiel {name}.", "Bekannt sind {known}."),
    ("Il n'y a pas de jeu {name}.", "On connaît {known}."),
)
UNNAMED_RULESET = Trouble(
    ("The pack does not say for which game it is.", "Name it in 'ruleset': {known}."),
    ("Das Paket sagt nicht, für welches Spiel es ist.", "Nenne es bei „ruleset“: {known}."),
    ("Le paquet ne dit pas pour quel jeu il est fait.", "Nommez-le sous «\u00a0ruleset\u00a0»\u00a0: {known}."),
)
TOO_MANY_RECORDS = Trouble(
    ("There are {n} of at most {most} records here.", "Divide the pack."),
    ("Hier sind {n} von höchstens {most} Datensätzen.", "Teile das Paket."),
    ("Il y a ici {n} enregistrements pour {most} au plus.", "Divisez le paquet."),
)
LARGE_RECORD = Trouble(
    ("This record has {n} of at most {most} values.", "Divide it, or leave something out."),
    ("Dieser Datensatz hat {n} von höchstens {most} Werten.", "Teile ihn oder lass etwas weg."),
    ("Cet enregistrement a {n} valeurs pour {most} au plus.", "Divisez-le, ou retirez quelque chose."),
)
LARGE_EFFECTS = Trouble(
    ("The effects of this record have {n} of at most {most} parts.", "Let it do less."),
    ("Die Effekte dieses Datensatzes haben {n} von höchstens {most} Teilen.", "Lass ihn weniger tun."),
    ("Les effets de cet enregistrement ont {n} parties pour {most} au plus.", "Qu'il fasse moins."),
)
ALL_EFFECTS = Trouble(
    ("All effects of the pack together have {n} of at most {most} parts.", "Divide the pack."),
    ("Alle Effekte des Pakets haben zusammen {n} von höchstens {most} Teilen.", "Teile das Paket."),
    ("Tous les effets du paquet ont ensemble {n} parties pour {most} au plus.", "Divisez le paquet."),
)
NEAR_BOUND = Trouble(
    ("{n} of at most {most}: {what}.", "Above that the pack is no longer accepted."),
    ("{n} von höchstens {most}: {what}.", "Darüber wird das Paket nicht mehr angenommen."),
    ("{n} sur {most} au plus\u00a0: {what}.", "Au-delà le paquet n'est plus accepté."),
)
VALUES = Sentence("values of the pack", "Werte des Pakets", "valeurs du paquet")
VALUES_HERE = Sentence("values of this record", "Werte dieses Datensatzes", "valeurs de cet enregistrement")
EFFECTS_HERE = Sentence(
    "parts of the effects of this record",
    "Teile der Effekte dieses Datensatzes",
    "parties des effets de cet enregistrement",
)
EFFECT_PARTS = Sentence("parts of effects", "Teile von Effekten", "parties d'effets")
RECORDS_HERE = Sentence("records of this kind", "Datensätze dieser Art", "enregistrements de ce genre")
TITLES = {
    "json": Sentence("Not readable", "Nicht lesbar", "Illisible"),
    "source": Sentence("File", "Datei", "Fichier"),
    "limit": Sentence("More than accepted", "Mehr als erlaubt", "Plus qu'il n'est accepté"),
    "record": Sentence("Field", "Feld", "Champ"),
    "id": Sentence("Double id", "Doppelte Kennung", "Identifiant en double"),
    "ruleset": Sentence("Game", "Spiel", "Jeu"),
    "format": Sentence("Format", "Format", "Format"),
    "map": Sentence("Board", "Spielplan", "Plateau"),
    "reference": Sentence("Unknown name", "Unbekannter Name", "Nom inconnu"),
}
