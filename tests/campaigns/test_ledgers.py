"""The ledger: appended, undone, never changed; what is kept beside it equals what the engine works out."""

import pytest
from django.db import DatabaseError, connection, transaction

from campaigns.books import book_of
from campaigns.errors import InArchive, NotAllowed, RecordedMeanwhile, Refused
from campaigns.ledger_guard import guard_ledgers
from campaigns.models import Campaign, Entry
from campaigns.services import groups, ledgers
from campaigns.services.campaigns import Plan, archive, begin_campaign, delete_campaign
from tests import build
from tests.campaigns.support import COUNTDOWN, ZERO, begin, group_of, record, typed, version_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def place():
    return group_of(build.person("ana"))


@pytest.fixture
def campaign(place):
    return begin(place, version_of(ZERO))


def test_an_operation_is_recorded_mission_by_mission(place, campaign):
    assert (campaign.revision, campaign.state) == (1, "open")
    for number in (2, 3, 4):
        assert record(campaign, place).number == number
    campaign.refresh_from_db()
    assert (campaign.revision, campaign.state) == (4, "won")
    assert campaign.kept == book_of(campaign).kept()


def test_an_entry_tells_what_it_changed_in_three_languages(place, campaign):
    told = record(campaign, place).told
    assert told["en"]["title"] == "The Last Ferry"
    assert told["en"]["sentences"][0]["text"] == "The Last Ferry is won."
    assert told["en"]["after"] == "Black Water: 1 of 3 missions won."
    assert len({told[lang]["after"] for lang in ("en", "de", "fr")}) == 3


def test_undo_appends_and_can_be_undone(place, campaign):
    record(campaign, place)
    undone = ledgers.undo(campaign=campaign, member=place, revision=2, number=2)
    assert (undone.number, undone.told["en"]["title"]) == (3, "Entry 2 undone")
    assert campaign.kept["en"]["standing"]["next_mission"] == "the-last-ferry"
    redone = ledgers.undo(campaign=campaign, member=place, revision=3, number=3)
    assert redone.told["en"]["title"] == "Entry 2 redone"
    assert campaign.kept["en"]["standing"]["next_mission"] == "the-professors-errand"


def test_the_beginning_cannot_be_undone(place, campaign):
    with pytest.raises(NotAllowed):
        ledgers.undo(campaign=campaign, member=place, revision=1, number=1)
    assert Campaign.objects.get().revision == 1


def test_who_comes_second_is_told_what_happened(place, campaign):
    record(campaign, place)
    entry = {"data": {"mission": "the-last-ferry", "outcome": "lost"}}
    with pytest.raises(RecordedMeanwhile) as told:
        ledgers.record(campaign=campaign, member=place, revision=1, entry=entry)
    assert [one.number for one in told.value.entries] == [2]
    assert Campaign.objects.get().revision == 2


@pytest.mark.rule("FZ-17.03")
def test_a_mission_that_is_not_open_is_refused_unless_by_house_rule(place, campaign):
    data = typed(campaign, mission="the-cup", objectives=[])
    with pytest.raises(Refused) as refused:
        ledgers.record(campaign=campaign, member=place, revision=1, entry={"data": data})
    assert "FZ-17.03" in [fault.code for fault in refused.value.faults]
    assert Campaign.objects.get().revision == 1
    entry = {"data": data, "houseRule": "We skipped the ferry."}
    assert ledgers.record(campaign=campaign, member=place, revision=1, entry=entry).house_rule


def test_nothing_is_written_into_a_campaign_that_lies_in_the_archive(place, campaign):
    record(campaign, place)
    archive(campaign=campaign, is_archived=True)
    with pytest.raises(InArchive):
        record(campaign, place)
    with pytest.raises(InArchive):
        ledgers.undo(campaign=campaign, member=place, revision=2, number=2)
    archive(campaign=campaign, is_archived=False)
    assert record(campaign, place).number == 3


def test_guests_do_not_record(place, campaign):
    guest = groups.take_up(invitation=groups.invite(by=place, role="guest"), person=build.person("gil"))
    with pytest.raises(NotAllowed):
        record(campaign, guest)


def test_pages_never_get_the_order_of_the_stack(place):
    campaign = begin(place, version_of(COUNTDOWN))
    stack = campaign.entries.get().envelope["data"]["threatStack"]
    assert len(stack) > 20
    assert not any(card in str(campaign.kept) for card in stack)


def test_the_missions_of_a_free_campaign_are_games_on_their_own(place):
    plan = Plan(title="Odd evenings", missions=["the-cup", "the-last-ferry"])
    campaign = begin_campaign(member=place, version=version_of(ZERO), plan=plan)
    assert (campaign.revision, campaign.kept["en"]["standing"]["next_mission"]) == (0, "the-cup")
    book = book_of(campaign)
    blank = book.keeping.form(book.content, [], "en", None, "the-last-ferry").blank
    ledgers.record(campaign=campaign, member=place, revision=0, entry={"data": blank})
    assert campaign.kept["en"]["standing"]["sentence"] == "1 of 2 missions won."
    assert [node["state"] for node in campaign.kept["en"]["map"]["nodes"]] == ["next", "won"]


# --- the database's own guard -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE campaigns_entry SET kind = 'stop'",
        "UPDATE campaigns_entry SET number = number + 1",
        "DELETE FROM campaigns_entry",
        "REPLACE INTO campaigns_entry SELECT * FROM campaigns_entry",  # what SQLite alone knows
    ],
)
def test_the_database_refuses_to_change_entries(campaign, statement):
    with pytest.raises(DatabaseError), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(statement)
    assert Entry.objects.count() == 1


def test_entries_go_only_with_their_whole_campaign(campaign):
    with pytest.raises(DatabaseError), transaction.atomic():
        campaign.delete()
    delete_campaign(campaign=campaign)
    assert (Campaign.objects.count(), Entry.objects.count()) == (0, 0)


def test_guarding_twice_changes_nothing(campaign):
    guard_ledgers()
    assert Entry.objects.count() == 1


def test_a_deleted_account_leaves_the_ledger_readable(place, campaign):
    place.person.delete()
    assert Entry.objects.get().member.name == "ana"
