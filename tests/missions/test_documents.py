"""A pack as one document and as rows: each undoes the other."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from missions.models import Card, Mission, Record, Sector
from missions.services.documents import document_of, shelves_of, store_document, taken_apart
from tests import build

pytestmark = pytest.mark.django_db

TEXT = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x00"), max_size=12)
NUMBERS = st.integers(-(2**53), 2**53) | st.floats(-1e6, 1e6).filter(lambda number: str(number) != "-0.0")
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=8,
)
RECORDS = st.lists(st.dictionaries(TEXT | st.sampled_from(["id", "name", "title"]), VALUES, max_size=4), max_size=4)
DOCUMENTS = st.dictionaries(
    TEXT | st.sampled_from(["events", "ops", "missions", "languages"]), RECORDS | VALUES, max_size=5
)


@pytest.mark.parametrize("folder", ["countdown", "fireteam_zero"])
def test_a_starter_pack_comes_back_as_it_went_in(folder):
    content = build.document(folder)
    pack = build.pack(build.person(), content=content)
    assert document_of(pack) == content


@given(DOCUMENTS)
def test_any_document_comes_back_as_it_went_in(document):
    frame, records = taken_apart(document)
    again = dict(frame)
    for collection, _, record in records:
        again.setdefault(collection, []).append(record)
    assert again == document


@pytest.fixture
def any_pack():
    return build.pack(build.person())


# One pack for all examples: each is stored over the one before.
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(document=DOCUMENTS)
def test_any_document_survives_the_database(any_pack, document):
    store_document(pack=any_pack, document=document)
    assert document_of(any_pack) == document


def test_storing_what_was_there_changes_no_row_but_the_revision():
    pack = build.pack(build.person())
    before = list(pack.records.in_order().values("collection", "key", "position", "title", "shelf"))
    store_document(pack=pack, document=document_of(pack))
    assert list(pack.records.in_order().values("collection", "key", "position", "title", "shelf")) == before
    assert pack.revision == 2


def test_a_record_that_stays_keeps_where_it_came_from():
    owner = build.person()
    origin = build.version(build.public_pack(owner, "Origin"))
    pack = build.pack(owner, "Copy")
    pack.records.filter(collection="ops").update(copied_from=origin)
    store_document(pack=pack, document=document_of(pack))
    assert set(pack.records.filter(copied_from=origin).values_list("collection", flat=True)) == {"ops"}


def test_doubles_and_records_without_an_id_are_kept_in_their_order():
    content = build.document() | {"ops": [{"id": "a", "name": "One"}, {"name": "Two"}, {"id": "a", "name": "Three"}]}
    pack = build.pack(build.person(), content=content)
    assert list(pack.records.filter(collection="ops").in_order().values_list("key", "title")) == [
        ("a", "One"),
        ("", "Two"),
        ("a", "Three"),
    ]
    assert document_of(pack) == content


@pytest.mark.parametrize("ruleset", ["fireteam-zero", "countdown"])
def test_every_collection_has_its_shelf(ruleset):
    pack = build.pack(build.person(), content=build.document(ruleset.replace("-", "_")))
    shelves = shelves_of(ruleset)
    for record in Record.objects.filter(pack=pack):
        assert record.shelf == shelves[record.collection]
    assert Card.objects.filter(pack=pack).exists()
    assert Sector.objects.filter(pack=pack).exists()
    assert Mission.objects.filter(pack=pack).exists()
