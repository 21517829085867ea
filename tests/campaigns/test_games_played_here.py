"""A game that was played here goes into a ledger."""

import pytest
from django.urls import reverse

from campaigns.endings import campaigns_to_enter
from campaigns.models import Draft
from playtests.services.sources import source_of_version
from playtests.tables import moving
from playtests.tables.opening import TableOrders, open_table
from playtests.tables.people import sitting_of
from tests import build
from tests.campaigns.support import ZERO, begin, group_of, version_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def place():
    return group_of(build.person("ana"), build.person("ben"))


@pytest.fixture
def campaign(place):
    return begin(place, version_of(ZERO))


def a_lost_game(campaign, host):
    mission = campaign.kept["plain"]["next"]["mission"] if "next" in campaign.kept["plain"] else "the-last-ferry"
    source = source_of_version(campaign.version, mission)
    table = open_table(host=host, source=source, orders=TableOrders(3, ["me"] * 3, seed=4))
    moving.concede(sitting=sitting_of(table, host, []), revision=0)
    return table


def test_a_game_that_is_over_fills_the_evenings_form(client, place, campaign):
    table = a_lost_game(campaign, place.person)
    client.force_login(place.person)
    page = client.get(table.get_absolute_url()).content.decode()
    address = reverse("campaigns:from_table", args=[place.group.slug, campaign.pk, table.key])
    assert address in page
    assert client.post(address).status_code == 302
    draft = Draft.objects.get(campaign=campaign)
    assert draft.mission == table.mission
    assert draft.data["outcome"] == "lost"


def test_others_are_offered_nothing_and_cannot_enter_it(client, place, campaign):
    table = a_lost_game(campaign, place.person)
    stranger = build.person("eve")
    assert list(campaigns_to_enter(stranger, table)) == []
    client.force_login(stranger)
    address = reverse("campaigns:from_table", args=[place.group.slug, campaign.pk, table.key])
    assert client.post(address).status_code == 404
    client.force_login(build.person("cleo"))
    assert client.post(address).status_code == 404
    assert not Draft.objects.exists()


def test_a_game_that_goes_on_is_entered_nowhere(client, place, campaign):
    source = source_of_version(campaign.version, "the-last-ferry")
    table = open_table(host=place.person, source=source, orders=TableOrders(3, ["me"] * 3, seed=4))
    client.force_login(place.person)
    address = reverse("campaigns:from_table", args=[place.group.slug, campaign.pk, table.key])
    assert client.post(address).status_code == 404
    assert list(campaigns_to_enter(place.person, table)) == []
