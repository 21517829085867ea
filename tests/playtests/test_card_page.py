"""The card page tells how often a card came up when the bots played."""

import pytest
from django.contrib.auth.models import AnonymousUser

from missions.models import Pack
from playtests.reports.coverage import coverage_of
from tests.playtests.support import MISSION, launch, play_all

pytestmark = pytest.mark.django_db

CARD = ("objectiveCards", "backpack-bomb")


@pytest.fixture
def run(version):
    run = launch(version, games=12)
    play_all(run)
    return run


def test_the_shares_are_those_of_the_report(client, pack, version, run):
    (line,) = coverage_of(version, *CARD, AnonymousUser(), ())
    counted = run.series.get().report["tally"]["coverage"]["objectiveCards"][CARD[1]]
    assert (line.mission.key, line.seen) == (MISSION, counted["seen"] / 12)
    assert line.used == counted["used"] / 12
    page = client.get(f"/missions/{pack.slug}/cards/{CARD[0]}/{CARD[1]}/").content.decode()
    assert "How often it came up" in page
    assert run.get_absolute_url() in page


def test_a_run_that_one_may_not_see_tells_nothing(version, run):
    Pack.objects.update(visibility="private")
    assert coverage_of(version, *CARD, AnonymousUser(), ()) == []


def test_what_cannot_come_up_is_not_listed(version, run):
    assert coverage_of(version, "ops", "no-such-op", AnonymousUser(), ()) == []


def test_the_page_asks_for_reports_once(client, pack, run, django_assert_max_num_queries):
    address = f"/missions/{pack.slug}/cards/{CARD[0]}/{CARD[1]}/"
    client.get(address)
    with django_assert_max_num_queries(12):
        client.get(address)
