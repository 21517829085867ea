"""Whatever people do, and in whatever order: the ledger only grows, and what is kept equals a recomputation."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra.django import TestCase

from campaigns.archives import exported, read_arrival
from campaigns.books import book_of
from campaigns.errors import CampaignsError, RecordedMeanwhile
from campaigns.models import Campaign
from campaigns.services import importing, ledgers
from campaigns.services.verifying import differences_of
from missions.models import Version
from tests import build
from tests.campaigns.support import COUNTDOWN, ZERO, begin, group_of, typed, version_of

OUTCOMES = st.sampled_from(["won", "lost", "abandoned"])
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("record"), OUTCOMES),
        st.tuples(st.just("house rule"), OUTCOMES),
        st.tuples(st.just("undo"), st.integers(1, 9)),
        st.tuples(st.just("late"), OUTCOMES),  # on a ledger that has grown since
    ),
    max_size=7,
)


class LedgerLaws(TestCase):
    """A Django test case: hypothesis rolls back after each example."""

    def setUp(self) -> None:
        super().setUp()
        self.place = group_of(build.person("ana"))
        self.versions = {folder: version_of(folder, self.place.person) for folder in (ZERO, COUNTDOWN)}

    @settings(max_examples=12, suppress_health_check=[HealthCheck.too_slow])
    @given(folder=st.sampled_from([ZERO, COUNTDOWN]), steps=STEPS)
    def test_ledger_and_standing_stay_equal_to_a_recomputation(self, folder: str, steps: list[tuple[str, Any]]) -> None:
        campaign = begin(self.place, self.versions[folder])
        for name, detail in steps:
            before = book_of(campaign).ledger
            self.take(campaign, name, detail)
            campaign = Campaign.objects.select_related("version__pack").get(pk=campaign.pk)
            after = book_of(campaign).ledger
            assert after[: len(before)] == before
            assert len(after) - len(before) in (0, 1)
            assert campaign.revision == len(after)
        assert differences_of(campaign) == []
        self.travels(campaign)

    def travels(self, campaign: Campaign) -> None:
        """What goes out as a file comes back as the same ledger, told alike, with the same standing."""
        arrival = read_arrival(json.dumps(exported(campaign)), Version.objects.all())
        copy = importing.take_in(member=self.place, arrival=arrival)
        assert book_of(copy).ledger == book_of(campaign).ledger
        assert copy.kept == campaign.kept
        assert [one.told for one in copy.entries.all()] == [one.told for one in campaign.entries.all()]

    def take(self, campaign: Campaign, name: str, detail: Any) -> None:
        """One step; what the rules refuse changes nothing, and whoever is late is told so."""
        about = {"campaign": campaign, "member": self.place, "revision": campaign.revision}
        try:
            if name == "undo":
                ledgers.undo(**about, number=detail)
            elif name == "late":
                with pytest.raises(RecordedMeanwhile):
                    ledgers.record(**about | {"revision": campaign.revision - 1}, entry={"data": {}})
            else:
                entry = {"data": self.data(campaign, detail)}
                entry |= {"houseRule": "We agreed on it."} if name == "house rule" else {}
                ledgers.record(**about, entry=entry)
        except RecordedMeanwhile:
            raise
        except CampaignsError:
            assert Campaign.objects.get(pk=campaign.pk).revision == campaign.revision

    def data(self, campaign: Campaign, outcome: str) -> dict[str, Any]:
        if campaign.state != "open":  # over: the rules refuse another result
            return {"mission": campaign.entries.exclude(mission="").first().mission, "outcome": outcome}
        return typed(campaign, outcome=outcome)
