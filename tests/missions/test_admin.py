"""The library in the admin."""

import pytest
from django.apps import apps
from django.contrib.admin.models import LogEntry
from django.urls import reverse

from missions.models import Card, Comment, Complaint, Mission, Pack, PlayableMission, SelectionItem
from tests import build

pytestmark = pytest.mark.django_db

SHELVES = ["card", "sector", "mission", "part"]
LISTS = [*SHELVES, "pack", "version", "playablemission", "selection", "comment", "complaint", "art"]


@pytest.fixture
def pack():
    return build.public_pack(build.person("nora"))


@pytest.fixture
def keeper(client):
    person = build.person("keeper", is_staff=True, is_superuser=True)
    client.force_login(person)
    return person


@pytest.mark.parametrize("name", LISTS)
def test_every_list_is_there_and_can_be_searched(client, keeper, pack, name):
    address = reverse(f"admin:missions_{name}_changelist")
    assert client.get(address).status_code == 200
    assert client.get(address, {"q": "night"}).status_code == 200


@pytest.mark.parametrize("name", ["pack", "card", "sector", "mission", "version", "playablemission"])
def test_every_record_can_be_looked_at(client, keeper, pack, name, django_assert_max_num_queries):
    row = apps.get_model("missions", name).objects.first()
    with django_assert_max_num_queries(30):
        page = client.get(reverse(f"admin:missions_{name}_change", args=[row.pk]))
    assert page.status_code == 200


def test_a_list_of_records_takes_few_queries(client, keeper, pack, django_assert_max_num_queries):
    with django_assert_max_num_queries(16):
        client.get(reverse("admin:missions_card_changelist"))


def act(client, name, action, rows):
    data = {"action": action, "_selected_action": [row.pk for row in rows]}
    return client.post(reverse(f"admin:missions_{name}_changelist"), data)


def test_what_is_hidden_is_gone_for_others_and_the_action_is_logged(client, keeper, pack):
    act(client, "pack", "hide", [pack])
    assert not Pack.objects.listed().exists()
    assert Pack.objects.readable_by(pack.owner).exists()
    logged = LogEntry.objects.get()
    assert (logged.user, logged.get_change_message()) == (keeper, "Hidden.")
    act(client, "pack", "show_again", [pack])
    assert Pack.objects.listed().exists()


def test_comments_are_hidden_and_shown_again(client, keeper, pack):
    said = Comment.objects.create(pack=pack, person=pack.owner, text="Rude words")
    act(client, "comment", "hide", [said])
    assert "Rude words" not in client.get(pack.get_absolute_url()).content.decode()
    act(client, "comment", "show_again", [said])
    assert "Rude words" in client.get(pack.get_absolute_url()).content.decode()


def test_missions_are_featured_once(client, keeper, pack):
    row = PlayableMission.objects.get(key="closing-time")
    for _ in range(2):
        act(client, "playablemission", "feature", [row])
    assert SelectionItem.objects.get().mission == "closing-time"


def test_a_complaint_is_answered(client, keeper, pack):
    made = Complaint.objects.create(pack=pack, person=pack.owner, reason="spam")
    client.post(reverse("admin:missions_complaint_change", args=[made.pk]), {"answer": "Seen to."})
    made.refresh_from_db()
    assert (made.answer, made.answered_by) == ("Seen to.", keeper)
    assert made.answered_at


def test_a_list_of_packs_shows_their_boards_and_the_complaints_nobody_has_answered(client, keeper, pack):
    for answered in (None, "2026-01-01T00:00Z"):
        Complaint.objects.create(pack=pack, person=pack.owner, reason="spam", answered_at=answered)
    page = client.get(reverse("admin:missions_pack_changelist")).content.decode()
    assert f"/missions/{pack.slug}/{pack.published.missions.order_by('position').first().key}/board.svg" in page
    assert '<td class="field-open_complaints">1</td>' in page


def test_nobody_writes_records_or_versions_by_hand(client, keeper, pack):
    card = Card.objects.first()
    assert client.post(reverse("admin:missions_card_change", args=[card.pk]), {"title": "Changed"}).status_code == 403
    assert client.post(reverse("admin:missions_version_change", args=[pack.published.pk]), {}).status_code == 403


def test_a_mission_that_can_be_played_is_drawn_in_the_list_and_beside_its_json(client, keeper, pack):
    page = client.get(reverse("admin:missions_mission_changelist")).content.decode()
    assert f'src="/missions/{pack.slug}/closing-time/board.svg"' in page
    shown = Mission.objects.get(key="closing-time")
    page = client.get(reverse("admin:missions_mission_change", args=[shown.pk])).content.decode()
    assert 'src="data:image/svg+xml;base64,' in page


def test_a_campaign_on_the_shelf_of_missions_has_no_board(client, keeper, pack):
    campaign = Mission.objects.exclude(key__in=pack.published.missions.values("key")).first()
    assert f"/{campaign.key}/board.svg" not in client.get(reverse("admin:missions_mission_changelist")).content.decode()
    page = client.get(reverse("admin:missions_mission_change", args=[campaign.pk]))
    assert page.status_code == 200
    assert "base64," not in page.content.decode()
