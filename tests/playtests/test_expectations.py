"""What authors expect: judged by the interval, kept with the version, carried in the export."""

import pytest
from django.urls import reverse

from missions.archives.reading import open_parcel
from missions.archives.writing import archive_of
from missions.editions import Edition
from missions.services.importing import import_parcel
from playtests.models import Expectation
from playtests.reports.expectations import Judged, Standing, finding, judged_of
from playtests.reports.results import results_of, teams_of
from playtests.services import expecting
from tests import build
from tests.playtests.support import MISSION, launch, play_all

pytestmark = pytest.mark.django_db


def pin(pack, measure="win-rate", **limits):
    fields = {"team": None, "low": None, "high": None, "label": measure, "mission": MISSION} | limits
    return expecting.pin(pack=pack, person=pack.owner, measure=measure, **fields)


def judged(run, **options):
    return [
        (one.expectation.measure, one.standing) for one in judged_of(run, teams_of(run, results_of(run)), **options)
    ]


def test_an_expectation_is_kept_broken_or_undecided_by_the_interval(pack, version):
    run = launch(version, games=60)
    play_all(run)
    share = results_of(run)[0].share
    pin(pack, "win-rate", low=0.0, high=1.0)
    pin(pack, "rounds", low=90)
    pin(pack, "lost-before-round/2", team=2, low=share, high=share)
    pin(pack, "decisions", team=5, low=0)  # of a team that was not played
    assert judged(run) == []  # what was published had none
    assert [one for one, standing in judged(run, for_author=True) if standing == Standing.BROKEN][-1] == "rounds"
    assert ("win-rate", Standing.KEPT) in judged(run, for_author=True)
    pin(pack, "win-rate", low=share, high=share)  # said again, the limits change
    assert ("win-rate", Standing.UNDECIDED) in judged(run, for_author=True)


def test_what_no_longer_comes_up_is_still_judged(pack, version):
    """After a change all games may be over before round 20, nobody loses by a cause, or a card is gone."""
    run = launch(version, games=40)
    play_all(run)
    pin(pack, "lost-before-round/20", high=0.0)
    pin(pack, "lost-before-round/99999", high=0.0)
    pin(pack, "lost-by/effect:gone", high=0.05, low=None)
    pin(pack, "used/supportCards/gone", low=0.8)
    found = {one.expectation.measure: one for one in judged_of(run, teams_of(run, results_of(run)), for_author=True)}
    lost = results_of(run)[0].lost
    early = found["lost-before-round/20"]
    assert (early.measure.value * 40, early.standing) == (lost, Standing.BROKEN)
    assert found["lost-by/effect:gone"].measure.value == 0
    for name in ("used/supportCards/gone", "lost-before-round/99999"):
        assert found[name].standing == Standing.UNDECIDED
        assert found[name].sentence.startswith(name)  # as its author called it
    assert found["used/supportCards/gone"].sentence.endswith("at least 80 %")


@pytest.mark.parametrize(
    ("standings", "words"),
    [
        (["kept", "kept"], "Expectations: all kept"),
        (["broken", "undecided", "broken", "kept"], "Expectations: 2 broken, 1 undecided"),
        ([], "Expectations"),
    ],
)
def test_the_heading_says_how_many_are_broken(standings, words):
    assert finding([Judged(None, 2, None, Standing(one)) for one in standings]) == words


def test_expectations_are_frozen_with_the_version(author):
    pack = build.pack(author, "Frozen")
    pin(pack, low=0.45, high=0.65)
    version = build.version(pack)
    pin(pack, low=0.1, high=0.2)
    assert Expectation.objects.get(version=version).low == 0.45


def test_expectations_travel_in_the_file(author, pack):
    pin(pack, low=0.45, high=0.65, team=3)
    parcel = open_parcel(archive_of(Edition(pack, None)))
    copy = import_parcel(parcel=parcel, person=author)
    found = Expectation.objects.get(pack=copy)
    assert (found.measure, found.team, found.low, found.high) == ("win-rate", 3, 0.45, 0.65)


@pytest.mark.parametrize(
    "nonsense", [None, 7, [None], [{}], [{"mission": "a", "measure": "b", "label": "c", "low": "x"}], {"a": 1}]
)
def test_nonsense_in_a_file_is_left_out(author, pack, nonsense):
    assert expecting.take_in_expectations(pack=pack, person=author, found=nonsense) == 0


def test_authors_pin_and_take_off_on_the_report(client, author, pack, version):
    run = launch(version, games=10)
    play_all(run)
    client.force_login(author)
    form = {"measure": "win-rate", "team": "2", "low": "45", "high": "65"}
    assert client.post(reverse("playtests:pin", args=[run.pk]), form | {"low": "", "high": ""}).status_code == 422
    assert client.post(reverse("playtests:pin", args=[run.pk]), form).status_code == 302
    assert client.post(reverse("playtests:pin", args=[run.pk]), form | {"high": "120"}).status_code == 422
    pinned = Expectation.objects.get()
    assert (pinned.team, pinned.low, pinned.high) == (2, 0.45, 0.65)
    page = client.get(run.get_absolute_url()).content.decode()
    assert "45 % to 65 %" in page
    exported = client.get(reverse("playtests:export", args=[run.pk, "json"])).json()["expectations"]
    assert [(one["measure"], one["team"], one["least"], one["most"]) for one in exported] == [
        ("win-rate", 2, 0.45, 0.65)
    ]
    assert "45 % to 65 %" in client.get(reverse("playtests:export", args=[run.pk, "html"])).content.decode()
    client.post(reverse("playtests:unpin", args=[run.pk, pinned.pk]))
    assert not Expectation.objects.exists()
