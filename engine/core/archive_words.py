"""What is said about zip files that are not accepted."""

from engine.core.lint import Trouble

TOO_LARGE = Trouble(
    ("The file is too large: at most {most} bytes are accepted.", "Use smaller or fewer pictures."),
    ("Die Datei ist zu groß: Höchstens {most} Bytes werden angenommen.", "Verwende kleinere oder weniger Bilder."),
    (
        "Le fichier est trop grand\u00a0: au plus {most} octets sont acceptés.",
        "Utilisez des images plus petites ou moins nombreuses.",
    ),
)
NO_ZIP = Trouble(
    ("The file is not a zip file.", "Choose a zip file."),
    ("Die Datei ist keine Zip-Datei.", "Wähle eine Zip-Datei."),
    ("Le fichier n'est pas un fichier zip.", "Choisissez un fichier zip."),
)
TOO_MANY_FILES = Trouble(
    ("The zip file lists too many files: at most {most} are accepted.", "Leave some out."),
    ("Die Zip-Datei nennt zu viele Dateien: Höchstens {most} werden angenommen.", "Lass einige weg."),
    ("Le fichier zip cite trop de fichiers\u00a0: au plus {most} sont acceptés.", "Retirez-en."),
)
DAMAGED = Trouble(
    ("The zip file is damaged and cannot be read.", "Pack it again."),
    ("Die Zip-Datei ist beschädigt und nicht lesbar.", "Packe sie neu."),
    ("Le fichier zip est endommagé et illisible.", "Refaites-le."),
)
NO_LIST = Trouble(
    ("The zip file is damaged: its list of files is missing.", "Pack it again."),
    ("Die Zip-Datei ist beschädigt: Ihr Inhaltsverzeichnis fehlt.", "Packe sie neu."),
    ("Le fichier zip est endommagé\u00a0: sa liste de fichiers manque.", "Refaites-le."),
)
CONTRADICTION = Trouble(
    ("The zip file contradicts itself: what it lists is not what it holds.", "Pack it again."),
    ("Die Zip-Datei widerspricht sich: Ihr Verzeichnis nennt nicht, was sie enthält.", "Packe sie neu."),
    ("Le fichier zip se contredit\u00a0: sa liste n'est pas ce qu'il contient.", "Refaites-le."),
)
TWICE = Trouble(
    ("This file is in the zip file twice.", "Keep one of the two."),
    ("Diese Datei ist zweimal in der Zip-Datei.", "Behalte eine von beiden."),
    ("Ce fichier est deux fois dans le fichier zip.", "Gardez l'un des deux."),
)
LONG_PATH = Trouble(
    ("The path is longer than {most} characters.", "Shorten it."),
    ("Der Pfad ist länger als {most} Zeichen.", "Kürze ihn."),
    ("Le chemin dépasse {most} caractères.", "Raccourcissez-le."),
)
STRANGE_PATH = Trouble(
    ("The path holds characters that are not accepted.", "Use letters, digits, dots and hyphens."),
    ("Der Pfad enthält Zeichen, die nicht erlaubt sind.", "Verwende Buchstaben, Ziffern, Punkte und Bindestriche."),
    (
        "Le chemin contient des caractères qui ne sont pas acceptés.",
        "Utilisez des lettres, des chiffres, des points et des traits d'union.",
    ),
)
OUTSIDE = Trouble(
    ("The path leads out of the zip file.", "Leave the file out."),
    ("Der Pfad führt aus der Zip-Datei hinaus.", "Lass die Datei weg."),
    ("Le chemin sort du fichier zip.", "Retirez le fichier."),
)
LINK = Trouble(
    ("Links and special files are not accepted.", "Put the file itself there."),
    ("Verknüpfungen und Sonderdateien sind nicht erlaubt.", "Lege die Datei selbst dort ab."),
    ("Les liens et fichiers spéciaux ne sont pas acceptés.", "Mettez-y le fichier lui-même."),
)
ENCRYPTED = Trouble(
    ("The file is encrypted; please pack it without a password.", "Pack it again."),
    ("Die Datei ist verschlüsselt; bitte packe sie ohne Passwort.", "Packe sie neu."),
    ("Le fichier est chiffré\u00a0; compressez-le sans mot de passe.", "Refaites-le."),
)
UNUSUAL = Trouble(
    ("The file is packed in an unusual way; please use ordinary zip compression.", "Pack it again."),
    ("Die Datei ist ungewöhnlich gepackt; bitte verwende gewöhnliche Zip-Kompression.", "Packe sie neu."),
    ("Le fichier est compressé de façon inhabituelle\u00a0; utilisez la compression zip ordinaire.", "Refaites-le."),
)
NESTED = Trouble(
    ("An archive inside the zip file is not accepted.", "Unpack it first."),
    ("Ein Archiv in der Zip-Datei ist nicht erlaubt.", "Packe es zuerst aus."),
    ("Une archive dans le fichier zip n'est pas acceptée.", "Extrayez-la d'abord."),
)
UNPACKS = Trouble(
    ("The file unpacks to more than is accepted.", "Make it smaller."),
    ("Ausgepackt ist die Datei größer als erlaubt.", "Verkleinere sie."),
    ("Une fois extrait, le fichier dépasse ce qui est accepté.", "Réduisez-le."),
)
