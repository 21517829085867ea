"""Edits and questions of the workspace that no page of ours would send."""

import json

import pytest
from django.urls import reverse

from missions.archives.reading import bad_texts
from missions.models import Pack
from tests import build

pytestmark = pytest.mark.django_db


@pytest.fixture
def pack():
    return build.public_pack(build.person("ana"))


@pytest.fixture
def sent(client, pack):
    client.force_login(pack.owner)

    def send(**more):
        asked = {"base": pack.revision, "operations": [], "want": ["bar", "open"], **more}
        address = reverse("missions:edits", args=[pack.slug])
        return client.post(address, json.dumps(asked), content_type="application/json")

    return send


@pytest.mark.parametrize("field", ["label", "strand", "token", "mission", "tab"])
@pytest.mark.parametrize("text", ["\ud800", "a\x00b", "\u202e", "x" * 300])
def test_words_beside_an_edit_may_be_anything(sent, pack, field, text):
    operations = [{"op": "set", "at": ["title"], "value": "Else"}]
    response = sent(operations=operations, **{field: text})
    assert response.status_code == 200
    assert all(one.label.isprintable() for one in pack.edits.all())


@pytest.mark.parametrize(
    ("pasted", "kept"),
    [
        ("a\u202eb", "ab"),
        ("a\x1b[2Jb", "a[2Jb"),
        ("a\u2028b\x0bc", "a\nb\nc"),
        ("\ufeffa\u200bb\u3164", "ab"),
        ("\u200fש\nx", "\u200fש\nx"),
    ],
)
def test_what_steers_and_turns_is_left_out_of_what_one_pastes(sent, pack, pasted, kept):
    """Else the draft would hold what nobody can publish or read in from its file, and nobody sees where."""
    operations = [{"op": "set", "at": ["ops", 0, "name"], "value": {"en": pasted}}]
    assert sent(operations=operations).status_code == 200
    assert Pack.objects.get(pk=pack.pk).records.get(collection="ops", position=0).record["name"] == {"en": kept}
    assert list(bad_texts(kept)) == []


@pytest.mark.parametrize("opened", [["ops"], ["ops", 0, "name"], [[]], [None, 1], "ops", {}])
def test_what_is_open_is_a_record_or_nothing(sent, opened):
    assert sent(operations=[], open=opened).status_code < 500


@pytest.mark.parametrize("question", ["card_parts", "choose", "delete_record", "slot", "sentence"])
def test_a_question_about_a_collection_is_about_no_record(client, sent, pack, question):
    at = json.dumps(["ops"])
    asked = {"at": at, "effect": at, "places": "1"}
    assert client.get(reverse(f"missions:editor_{question}", args=[pack.slug]), asked).status_code < 500
