"""What the recording form refuses, and how it adds up."""

from copy import copy

import pytest

from campaigns.books import book_of
from campaigns.models import Draft
from campaigns.recording.at_the_table import TableSheet
from campaigns.recording.sheets import Sheet, begin_draft
from campaigns.services import recording
from campaigns.services.campaigns import Plan, begin_campaign
from campaigns.views.record import would_replace_another
from tests import build
from tests.campaigns.support import COUNTDOWN, ZERO, begin, group_of, record, version_of

pytestmark = pytest.mark.django_db


def sheet_of(folder, lang="en"):
    place = group_of(build.person("ana"))
    book = book_of(begin(place, version_of(folder)))
    draft = begin_draft(book, member=place, mission=None, lang=lang, people=[], date="2026-11-17")
    return Sheet(book, draft, lang)


@pytest.fixture
def sheet():
    return sheet_of(COUNTDOWN)


def test_what_is_saved_while_somebody_confirms_does_not_come_back_as_a_draft(sheet):
    """The browser sends the last change and the press of the button side by side."""
    draft = recording.keep_draft(draft=sheet.draft)
    late = Draft.objects.select_related("campaign__group", "campaign__version", "member").get(pk=draft.pk)
    entry = recording.record_draft(draft=draft, people=[])
    assert recording.keep_unless_recorded(draft=late) == entry
    assert not Draft.objects.exists()


def test_a_draft_that_began_while_somebody_confirms_its_first_change_is_no_other(sheet):
    """The browser sends both side by side: the press was read before the change had made the draft."""
    begun = copy(sheet.draft)
    recording.keep_draft(draft=begun)
    assert not would_replace_another(sheet)
    sheet.draft.mission = "another"
    assert would_replace_another(sheet)


def test_a_draft_that_was_thrown_away_elsewhere_is_kept_when_it_is_gone_on_with(sheet):
    draft = recording.keep_draft(draft=sheet.draft)
    late = Draft.objects.select_related("campaign__group", "campaign__version", "member").get(pk=draft.pk)
    recording.discard_draft(campaign=draft.campaign, member=draft.member)
    assert recording.keep_unless_recorded(draft=late) == Draft.objects.get()


@pytest.mark.rule("CD-40.19")
def test_a_score_that_does_not_add_up_is_refused_at_its_field(sheet):
    sheet.draft.data |= {"score": 5, "parts": {"objectives": 2}}
    score = next(one for one in sheet.fields if one.name == "data.score")
    assert [fault.rule for fault in score.faults] == ["CD-40.19"]
    assert (sheet.score.value, [line.value for line in sheet.score_parts]) == (5, [2, 0, 0, 0, 0, 0])


def test_a_house_rule_overrules_rules_but_no_unknown_names(sheet):
    sheet.draft.data |= {"score": 5, "parts": {"objectives": 2}}
    sheet.draft.about["house_rule"] = "Three for style."
    assert sheet.proposal.refusals == ()
    other = Sheet(sheet.book, sheet.draft, "en")
    other.draft.data["mission"] = "nowhere"
    assert other.proposal.refusals


@pytest.mark.parametrize(("lang", "name"), [("en", '"Abe"'), ("de", "„Abe“"), ("fr", "«\u00a0Abe\u00a0»")])
def test_refusals_name_people_and_cards_as_the_form_does(lang, name):
    sheet = sheet_of(ZERO, lang)
    sheet.draft.data["lineUp"] = [{"hero": "abe"}, {"hero": "abe"}]
    assert any(name in one.message and one.rule == "FZ-1.06" for one in sheet.proposal.refusals)


@pytest.mark.rule("FZ-1.18")
def test_a_card_that_is_refused_is_refused_at_its_field():
    sheet = sheet_of(ZERO, "de")
    sheet.draft.data["lineUp"] = [{"hero": "abe", "focus": ["eagle-eye"]}, {"hero": "shad"}]
    refused = {leaf.name: [one.rule for one in leaf.faults] for leaf in sheet.leaves if leaf.faults}
    assert refused == {"data.lineUp.0.focus": ["FZ-1.18"]}
    assert "Rolle „Anführer“" in sheet.proposal.refusals[0].message


@pytest.mark.rule("CD-6.04")
def test_nobody_is_asked_who_played_the_op_that_all_lead():
    place = group_of(build.person("ana"))
    plan = Plan(title="", key="operation-ace", seats=["gustav", "bob", "vince", "dummy:matt"], people=["ana"])
    book = book_of(begin_campaign(member=place, version=version_of(COUNTDOWN), plan=plan))
    draft = begin_draft(book, member=place, mission=None, lang="en", people=["ana"], date="2026-11-17")
    seats = TableSheet(book, draft, "en").seats
    assert seats == [(0, "Gustav Schneider", "ana"), (1, "Bob Jones", ""), (2, "Vince Armstrong", "")]
    at_the_table = [one.label for one in TableSheet(book, draft, "en").people_at_the_table]
    assert at_the_table == ["Gustav Schneider", "Bob Jones", "Vince Armstrong", "Matt Nakamura"]


def test_the_first_evening_has_a_seat_for_everybody_and_the_next_one_the_team_of_the_last():
    place = group_of(build.person("ana"))
    campaign = begin(place, version_of(ZERO))
    about = {"member": place, "mission": None, "lang": "en", "date": "2026-11-17"}
    assert len(begin_draft(book_of(campaign), people=["ana"], **about).data["lineUp"]) == 2  # the fewest that play
    first = begin_draft(book_of(campaign), people=["ana", "ben", "chloe"], **about)
    assert len(first.data["lineUp"]) == 3
    assert Sheet(book_of(campaign), first, "en").proposal.refusals == ()
    team = [{"hero": "maxine"}, {"hero": "don", "focus": ["deep-pockets"]}, {"hero": "shad"}]
    record(campaign, place, lineUp=team)
    again = begin_draft(book_of(campaign), people=["ana", "ben"], **about)
    assert [seat["hero"] for seat in again.data["lineUp"]] == ["maxine", "don", "shad"]
    assert all(seat.keys() == {"hero"} for seat in again.data["lineUp"])  # FZ-17.09: equipment is chosen anew
