"""Why an edit cannot be made, in every language."""

from collections.abc import Mapping

REASONS: Mapping[str, Mapping[str, str]] = {
    "number": {
        "en": "An edit is a list of at most {most} operations.",
        "de": "Eine Änderung ist eine Liste von höchstens {most} Schritten.",
        "fr": "Une modification est une liste d'au plus {most} opérations.",
    },
    "unknown": {
        "en": "There is no such operation. Known are {known}.",
        "de": "Einen solchen Schritt gibt es nicht. Bekannt sind {known}.",
        "fr": "Cette opération n'existe pas. On connaît {known}.",
    },
    "fields": {
        "en": "The operation '{op}' needs {fields}, and nothing else.",
        "de": "Der Schritt „{op}“ braucht {fields} und sonst nichts.",
        "fr": "L'opération «\u00a0{op}\u00a0» a besoin de {fields}, et de rien d'autre.",
    },
    "index": {
        "en": "'{field}' is a place in a list, counted from 0.",
        "de": "„{field}“ ist ein Platz in einer Liste, von 0 an gezählt.",
        "fr": "«\u00a0{field}\u00a0» est une place dans une liste, comptée à partir de 0.",
    },
    "not-json": {
        "en": "This value cannot be stored. {why}",
        "de": "Dieser Wert kann nicht gespeichert werden. {why}",
        "fr": "Cette valeur ne peut pas être enregistrée. {why}",
    },
    "path": {
        "en": "'at' is a path: a list of names and places, the first of them a key of the document.",
        "de": "„at“ ist ein Pfad: eine Liste von Namen und Plätzen, deren erster ein Schlüssel des Dokuments ist.",
        "fr": "«\u00a0at\u00a0» est un chemin\u00a0: une liste de noms et de places, à partir d'une clé du document.",
    },
    "fixed": {
        "en": "'{field}' says what the pack is and cannot be changed.",
        "de": "„{field}“ sagt, was das Paket ist, und lässt sich nicht ändern.",
        "fr": "«\u00a0{field}\u00a0» dit ce qu'est le paquet et ne peut pas être modifié.",
    },
    "no-list": {
        "en": "'{field}' must be a list here.",
        "de": "„{field}“ muss hier eine Liste sein.",
        "fr": "«\u00a0{field}\u00a0» doit être une liste ici.",
    },
    "no-record": {
        "en": "Only a record of a collection can be put: name the collection and the record.",
        "de": "Nur ein Eintrag einer Sammlung kann so abgelegt werden: Sammlung und Eintrag sind zu nennen.",
        "fr": "Seule une fiche d'une collection peut être déposée : nommez la collection et la fiche.",
    },
    "no-object": {
        "en": "A record must be an object.",
        "de": "Ein Eintrag muss ein Objekt sein.",
        "fr": "Une fiche doit être un objet.",
    },
    "other-id": {
        "en": 'The record that is put here must have the id "{id}". To change an id, rename the record.',
        "de": "Der Eintrag, der hier abgelegt wird, muss die Kennung „{id}“ haben. Umbenennen ändert die Kennung.",
        "fr": "La fiche déposée ici doit avoir l'identifiant «\u00a0{id}\u00a0». Pour en changer, renommez la fiche.",
    },
    "missing": {
        "en": 'There is no "{part}" here: somebody may have removed it.',
        "de": "„{part}“ gibt es hier nicht: vielleicht hat es jemand entfernt.",
        "fr": "«\u00a0{part}\u00a0» n'existe pas ici\u00a0: quelqu'un l'a peut-être retiré.",
    },
    "double": {
        "en": 'Several records have the id "{id}": name the one you mean by its place.',
        "de": "Mehrere Einträge haben die Kennung „{id}“: der gemeinte ist durch seinen Platz zu nennen.",
        "fr": "Plusieurs fiches ont l'identifiant «\u00a0{id}\u00a0»\u00a0: désignez la bonne par sa place.",
    },
    "no-id": {
        "en": "An id is made of at most 64 lower-case letters, digits and hyphens, and starts with no hyphen.",
        "de": "Eine Kennung hat höchstens 64 Kleinbuchstaben, Ziffern und Bindestriche, und beginnt nicht mit einem.",
        "fr": "Un identifiant a au plus 64 minuscules, chiffres et tirets, et ne commence pas par un tiret.",
    },
    "taken": {
        "en": 'The id "{id}" is already used.',
        "de": "Die Kennung „{id}“ ist schon vergeben.",
        "fr": "L'identifiant «\u00a0{id}\u00a0» est déjà pris.",
    },
    "too-much": {
        "en": "The pack would hold more than is accepted: fewer records or shorter texts, please.",
        "de": "Das Paket enthielte mehr, als angenommen wird: bitte weniger Einträge oder kürzere Texte.",
        "fr": "Le paquet contiendrait plus que ce qui est accepté : moins de fiches ou des textes plus courts.",
    },
}
