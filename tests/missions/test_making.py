"""Beginning a pack of one's own: it bears the name that was typed, and nothing is wrong with it."""

import pytest

from engine import check, missions, templates
from missions.models import Pack
from missions.services.documents import document_of
from tests import build

pytestmark = pytest.mark.django_db
TEMPLATES = [(ruleset, one.id) for ruleset in ("fireteam-zero", "countdown") for one in templates(ruleset, "en")]


@pytest.mark.parametrize(("ruleset", "template"), TEMPLATES)
def test_whoever_begins_is_asked_for_no_translation(client, ruleset, template):
    client.force_login(build.person("nora"))
    sent = {"template": f"{ruleset}/{template}", "title": "Nebel über dem Moor"}
    answer = client.post("/missions/new/", sent, headers={"Accept-Language": "de"})
    assert answer.status_code == 302
    document = document_of(Pack.objects.get())
    assert document["languages"] == ["de"]
    assert "description" not in document  # the template's own is not true of what comes
    assert [one.title for one in missions(document, "de")] == ["Nebel über dem Moor"]
    assert check(document, lang="de").findings == ()
