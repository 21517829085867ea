"""People record while a worker works out standings anew, is killed, and is started again."""

import os
import random
import signal

import pytest

from campaigns.books import WORKED_OUT_BY, book_of
from campaigns.errors import CampaignsError, RecordedMeanwhile
from campaigns.models import Campaign
from campaigns.services import groups, ledgers
from campaigns.services.verifying import differences_of
from campaigns.tasks import renew_standings
from tests import build
from tests.campaigns.support import COUNTDOWN, ZERO, begin, group_of, typed, version_of
from tests.services import running_worker, wait_until

pytestmark = pytest.mark.django_db(transaction=True)
STEPS = 8


def test_ledgers_stand_whatever_becomes_of_the_worker(redis_server, test_folder, database_url):
    chance = random.Random(11)
    place = group_of(build.person("ana"))
    groups.want_mail(member=place, wants_mail=True)
    campaigns = [begin(place, version_of(folder, place.person)) for folder in (ZERO, COUNTDOWN)]
    with running_worker(test_folder, database_url=database_url) as worker:
        for _step in range(STEPS):
            take_a_step(chance, place, chance.choice(campaigns))
        for process in (*worker.pool_processes(), worker):
            os.kill(process.pid, signal.SIGKILL)
        worker.process.wait()
        for _step in range(STEPS):
            take_a_step(chance, place, chance.choice(campaigns))
    with running_worker(test_folder, database_url=database_url) as worker:
        renew_standings.delay()
        are_outdated = Campaign.objects.exclude(engine_version=WORKED_OUT_BY).exists
        wait_until(lambda: not are_outdated(), what=f"the standings to be worked out\n{worker.logged()}")
    for campaign in Campaign.objects.all():
        assert campaign.revision == campaign.entries.count() > 2
        assert differences_of(campaign) == []


def take_a_step(chance: random.Random, place, campaign: Campaign) -> None:
    """Something is recorded, overruled, undone, refused or too late, while standings count as an earlier engine's."""
    Campaign.objects.update(engine_version="0")
    renew_standings.delay()
    campaign.refresh_from_db()
    before = book_of(campaign).ledger
    about = {"campaign": campaign, "member": place, "revision": campaign.revision}
    if chance.random() < 0.15:  # somebody was first
        with pytest.raises(RecordedMeanwhile):
            ledgers.record(**about | {"revision": campaign.revision - 1}, entry={"data": {}})
        assert book_of(campaign).ledger == before
        return
    try:
        if campaign.state != "open" or chance.random() < 0.3:
            ledgers.undo(**about, number=chance.randint(1, campaign.revision))
        else:
            rule = {"houseRule": "We agreed on it."} if chance.random() < 0.3 else {}
            outcome = chance.choice(["won", "lost", "abandoned"])
            ledgers.record(**about, entry={"data": typed(campaign, outcome=outcome), **rule})
    except CampaignsError:
        assert book_of(campaign).ledger == before
    else:
        assert book_of(campaign).ledger[:-1] == before
