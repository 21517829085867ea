"""The front page of somebody who has signed in: what they were doing, and nobody else's business."""

import pytest
from django.urls import reverse

from campaigns.services import groups
from campaigns.services.campaigns import Plan, begin_campaign
from playtests.services.sources import source_of_version
from playtests.tables.opening import TableOrders, open_table
from tests import build
from tests.playtests.support import MISSION, launch

pytestmark = pytest.mark.django_db


@pytest.fixture
def ana(client):
    person = build.person("ana")
    client.force_login(person)
    return person


def test_a_newcomer_is_shown_three_ways_to_begin(client, ana):
    page = client.get(reverse("home")).content.decode()
    assert "Three ways to begin" in page
    assert reverse("missions:new") in page


def test_packs_games_runs_and_campaigns_lie_on_the_desk(client, ana):
    pack = build.public_pack(ana, "Night Shift")
    run = launch(pack.published, owner=ana, games=4)
    campaign, table = begin(ana, pack), play(ana, pack)
    page = client.get(reverse("home")).content.decode()
    assert reverse("missions:workspace", args=[pack.slug]) in page
    assert run.get_absolute_url() in page
    assert campaign.get_absolute_url() in page
    assert table.get_absolute_url() in page
    assert "Three ways to begin" not in page


def test_what_others_do_does_not_lie_on_it(client, ana):
    other = build.person("ben")
    pack = build.public_pack(other, "Night Shift")
    run = launch(pack.published, owner=other, games=4)
    campaign, table = begin(other, pack), play(other, pack)
    page = client.get(reverse("home")).content.decode()
    assert reverse("missions:workspace", args=[pack.slug]) not in page
    for one in (run, campaign, table):
        assert one.get_absolute_url() not in page


def test_a_full_desk_takes_no_more_queries_than_one_of_each(client, ana, django_assert_max_num_queries):
    def fill(number: int) -> None:
        pack = build.public_pack(ana, f"Pack {number}")
        launch(pack.published, owner=ana, games=4)
        begin(ana, pack)
        play(ana, pack)

    fill(0)
    with django_assert_max_num_queries(20) as first:
        client.get(reverse("home"))
    for number in range(1, 5):
        fill(number)
    with django_assert_max_num_queries(len(first)):
        client.get(reverse("home"))


def begin(person, pack):
    member = groups.create_group(person=person, name=f"Group of {pack.title}")
    return begin_campaign(member=member, version=pack.published, plan=Plan(title="Our way", missions=["closing-time"]))


def play(person, pack):
    source = source_of_version(pack.published, MISSION)
    return open_table(host=person, source=source, orders=TableOrders(2, ["me", "open"], seed=7))
