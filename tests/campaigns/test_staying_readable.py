"""Whatever becomes of accounts, packs and missions: what a group has recorded can be read, and mostly gone on with."""

import json

import pytest
from django.utils import timezone

from accounts.services import delete_account
from campaigns.models import Campaign
from campaigns.services import groups
from campaigns.services.verifying import differences_of
from engine.core.content import digest
from missions.models import Pack
from missions.services import moderation, packs
from playtests.services.packs import keep_document, pack_of
from playtests.services.sources import source_of_version
from tests import build
from tests.campaigns.support import COUNTDOWN, ZERO, begin, group_of, record, version_of

pytestmark = pytest.mark.django_db
PAGES = ("", "ledger/", "at/1/", "sheet.pdf", "record/", "table/", "export/")


@pytest.fixture
def place():
    return group_of(build.person("ana"), build.person("ben"))


@pytest.fixture(params=[ZERO, COUNTDOWN])
def campaign(request, place):
    campaign = begin(place, version_of(request.param), people=["ana", "ben"])
    record(campaign, place.group.members.get(name="ben"))
    return campaign


def made_private(pack):
    packs.set_visibility(pack=pack, visibility=Pack.Visibility.PRIVATE)


def thrown_away(pack):
    packs.put_in_bin(pack=pack)
    Pack.objects.update(binned_at=timezone.now() - timezone.timedelta(days=400))
    packs.empty_bins()


def hidden_by_moderators(pack):
    moderation.hide_pack(pack=pack, because="A complaint.")


def without_its_author(pack):
    delete_account(user=pack.owner)


@pytest.mark.parametrize("fate", [made_private, thrown_away, hidden_by_moderators, without_its_author])
def test_a_pack_that_is_gone_for_others_stays_for_those_who_play_it(client, place, campaign, fate):
    fate(campaign.version.pack)
    client.force_login(place.person)
    for page in PAGES:
        assert client.get(f"{campaign.get_absolute_url()}{page}").status_code == 200, page
    record(Campaign.objects.get(), place)
    found = Campaign.objects.get()
    assert (found.revision, differences_of(found)) == (3, [])


def test_a_version_with_texts_that_are_refused_today_is_played_on(client, place, campaign):
    kept = campaign.version
    with_break = json.loads(json.dumps(kept.document))
    with_break["title"] = {"en": "Old\u2028words\u202e"}
    kept.document, kept.digest = with_break, digest(with_break)
    kept.save()
    client.force_login(place.person)
    for page in PAGES:
        assert client.get(f"{campaign.get_absolute_url()}{page}").status_code == 200, page
    record(Campaign.objects.get(), place)
    mission = kept.missions.first().key
    source = source_of_version(kept, mission)
    keep_document(digest=source.digest, document=source.document)
    assert pack_of(source.digest).document == with_break


def test_people_who_are_called_otherwise_or_gone_keep_their_names_at_the_table(client, place, campaign):
    ben = place.group.members.get(name="ben")
    ben.person.display_name = "Benjamin the Great"
    ben.person.save()
    groups.leave(member=ben)
    delete_account(user=ben.person)
    client.force_login(place.person)
    for page in PAGES:
        assert client.get(f"{campaign.get_absolute_url()}{page}").status_code == 200, page
    assert "recorded by ben" in client.get(campaign.get_absolute_url()).text
    assert differences_of(Campaign.objects.get()) == []
