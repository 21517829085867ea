"""Campaigns for programs."""

import pytest

from accounts.services import make_token
from campaigns.services import groups
from campaigns.services.campaigns import share
from tests import build
from tests.campaigns.support import COUNTDOWN, begin, group_of, record, version_of

pytestmark = pytest.mark.django_db


def key(person):
    return {"Authorization": f"Bearer {make_token(person=person, name='script', scope='read')[1]}"}


@pytest.fixture
def place():
    return group_of(build.person("ana"), build.person("ben"))


@pytest.fixture
def campaign(place):
    campaign = begin(place, version_of(COUNTDOWN))
    record(campaign, place)
    return campaign


def test_standing_and_ledger_are_read_in_words(client, place, campaign):
    headers = key(place.person)
    listed = client.get("/api/campaigns", headers=headers).json()
    assert [(one["id"], one["entries"], one["state"]) for one in listed] == [(campaign.pk, 2, "open")]
    address = f"/api{campaign.get_absolute_url().rstrip('/')}"
    found = client.get(address, headers=headers | {"Accept-Language": "de"}).json()
    assert found["standing"] == campaign.kept["de"]["standing"]
    ledger = client.get(f"{address}/ledger", headers=headers).json()
    assert [(one["number"], one["kind"], one["outcome"]) for one in ledger] == [(2, "result", "won"), (1, "begin", "")]


def test_what_the_group_must_not_know_goes_to_keepers_only(client, place, campaign):
    stack = campaign.entries.get(number=1).envelope["data"]["threatStack"]
    ben = place.group.members.get(name="ben").person
    address = f"/api{campaign.get_absolute_url().rstrip('/')}"
    for path in ("", "/ledger"):
        content = client.get(f"{address}{path}", headers=key(ben)).content.decode()
        assert not any(card in content for card in stack)
    assert client.get(f"{address}/export", headers=key(ben)).status_code == 404
    assert (
        client.get(f"{address}/export", headers=key(place.person)).json()["ledger"][0]["data"]["threatStack"] == stack
    )


def test_guests_read_and_staff_are_strangers(client, place, campaign):
    guest, staff = build.person("gus"), build.person("staff", is_staff=True)
    groups.take_up(invitation=groups.invite(by=place, role="guest"), person=guest)
    address = f"/api{campaign.get_absolute_url().rstrip('/')}"

    def answers(person):
        return [client.get(f"{address}{path}", headers=key(person)).status_code for path in ("", "/ledger", "/export")]

    assert (answers(guest), answers(staff)) == ([200, 200, 404], [404, 404, 404])


@pytest.mark.parametrize("path", ["", "/ledger", "/export"])
def test_strangers_learn_nothing(client, place, campaign, path):
    address = f"/api{campaign.get_absolute_url().rstrip('/')}{path}"
    share(campaign=campaign, is_shared=True)  # the link opens pages, not the API
    assert client.get(address).status_code == 401
    eve = build.person("eve")
    assert client.get(address, headers=key(eve)).status_code == 404
    assert client.get("/api/campaigns", headers=key(eve)).json() == []
    ben = place.group.members.get(name="ben")
    groups.leave(member=ben)
    assert client.get(address, headers=key(ben.person)).status_code == 404
