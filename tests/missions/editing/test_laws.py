"""Laws of the log: whatever is done by hand can be taken back, byte for byte, and a draft can always be checked."""

import json
import random

import pytest

from engine import BadEdit, check, edit
from missions.editing import log, undoing
from missions.editing.errors import EditConflict, EditRefused
from missions.services.documents import document_of
from tests import build

EDITS = 2_000  # a game, there and back
STORED = 20  # edits that go through the database
VALUES = [0, 7, -1, "", "fog", True, None, [], {}, {"en": "Fog"}, [{"op": "drawCards", "n": 2}], {"op": "exit"}]


def places(value, path=()):
    """Every place in a document."""
    yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inside:
        yield from places(one, (*path, key))


def random_operation(rng: random.Random, document: dict) -> dict:
    lists = {name: value for name, value in document.items() if isinstance(value, list)}
    if not any(lists.values()):  # a long run takes the last record out, too
        return {"op": "put", "at": [rng.choice(list(lists)), "fog"], "value": {"id": "fog"}}
    collection = rng.choice([name for name, value in lists.items() if value])
    index = rng.randrange(len(document[collection]))
    record = document[collection][index]
    at = [collection, index, *rng.choice(list(places(record)))]
    kind = rng.choice(["set", "set", "set", "insert", "remove", "move", "put", "rename"])
    if kind in ("put", "rename"):
        return {"op": kind, "at": [collection, index], "value": record if kind == "put" else f"name-{rng.random()}"}
    if kind == "move":
        return {"op": "move", "at": at, "to": rng.randrange(4)}
    return {"op": kind, "at": at, "value": rng.choice(VALUES)} if kind != "remove" else {"op": "remove", "at": at}


@pytest.mark.parametrize("folder", ["fireteam_zero", "countdown"])
def test_undoing_everything_gives_the_first_document_back_byte_for_byte(folder):
    rng = random.Random(folder)
    first = build.document(folder)
    before = json.dumps(first)
    document, inverses, edits, refused = first, [], 0, 0
    while edits < EDITS:
        try:
            made = edit(document, [random_operation(rng, document)])
        except BadEdit:
            refused += 1
            continue
        document = made.document
        inverses.append(made.inverse)
        edits += 1
        while inverses and rng.random() < 0.2:  # some are taken back on the way
            document = edit(document, list(inverses.pop())).document
        if edits % 250 == 0:
            check(document)  # never raises, whatever has become of it
    assert refused < 10 * EDITS
    for inverse in reversed(inverses):
        document = edit(document, list(inverse)).document
    assert json.dumps(document) == before == json.dumps(first)


@pytest.mark.django_db
@pytest.mark.parametrize("folder", ["fireteam_zero", "countdown"])
def test_what_is_stored_is_what_the_edits_make_and_undo_takes_all_of_it_back(folder):
    rng = random.Random(folder)
    ada = build.person("ada")
    draft = build.pack(ada, "Law", build.document(folder))
    first = document_of(draft)
    expected, done = first, 0
    while done < STORED:
        operations = [random_operation(rng, expected)]
        draft.refresh_from_db(fields=["revision"])  # a refused edit was rolled back
        try:
            log.append(pack=draft, person=ada, label="x", operations=operations, base=draft.revision)
        except (EditRefused, EditConflict):
            continue
        expected = edit(expected, operations).document
        done += 1
    assert document_of(draft) == expected
    for _step in range(STORED):
        undoing.undo(pack=draft, person=ada)
    assert document_of(draft) == first
