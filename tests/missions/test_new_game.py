"""The pages of a game that is only declared (tests/engine/toy): library, workspace, play-tests, play."""

import json

import pytest
from django.urls import reverse

import engine
from playtests.models import Run
from playtests.services.sources import source_of_version
from playtests.tables.opening import TableOrders, open_table
from tests import build
from tests.engine.toy.ruleset import Toy, toy_document
from tests.playtests.support import launch, play_all

pytestmark = pytest.mark.django_db

NIGHT = "first-night"


@pytest.fixture
def owner(monkeypatch, client):
    monkeypatch.setitem(engine.rulesets(), "toy", Toy())
    person = build.person("owner")
    client.force_login(person)
    return person


@pytest.fixture
def pack(owner):
    return build.public_pack(owner, "Lamps", content=toy_document())


PAGES = {
    "index": [],
    "cards": [],
    "sectors": [],
    "new": [],
    "pack": ["{pack}"],
    "mission": ["{pack}", NIGHT],
    "card": ["{pack}", "keepers", "ida"],
    "cards_of": ["{pack}"],
    "sectors_of": ["{pack}"],
    "print": ["{pack}", NIGHT],
    "publish": ["{pack}"],
    "export": ["{pack}"],
}


@pytest.mark.parametrize("name", PAGES)
def test_the_library_shows_it(client, pack, name):
    address = reverse(f"missions:{name}", args=[one.format(pack=pack.slug) for one in PAGES[name]])
    assert client.get(address, headers={"accept-language": "de"}).status_code == 200


@pytest.mark.parametrize("record", ["isles/gull-rock", "keepers/ida", f"missions/{NIGHT}"])
def test_every_record_opens_in_the_workspace(client, pack, record):
    page = client.get(reverse("missions:workspace_record", args=[pack.slug, *record.split("/")]))
    assert page.status_code == 200


def test_an_edit_is_made_and_checked(client, pack):
    operations = [{"op": "set", "at": ["missions", NIGHT, "tiles", 1, "x"], "value": 9}]
    body = {"base": pack.revision, "label": "Isle moved", "operations": operations}
    answer = client.post(reverse("missions:edits", args=[pack.slug]), json.dumps(body), "application/json")
    assert answer.status_code == 200, answer.content
    assert (
        "Nobody gets to this lamp."
        in client.get(reverse("missions:workspace_record", args=[pack.slug, "missions", NIGHT])).content.decode()
    )


def test_it_is_play_tested_and_replayed(client, pack):
    run = launch(pack.published, mission=NIGHT, games=4)
    play_all(run)
    assert run.state == Run.State.DONE
    assert client.get(run.get_absolute_url()).status_code == 200
    assert client.get(reverse("playtests:game", args=[run.pk, 1])).status_code == 200


def test_it_is_played_at_a_table(client, pack, owner):
    source = source_of_version(pack.published, NIGHT)
    table = open_table(host=owner, source=source, orders=TableOrders(2, ["me", "bot"], seed=7))
    page = client.get(table.get_absolute_url())
    assert page.status_code == 200
    assert "Walk to" in page.content.decode()
