"""Comments, likes and reports."""

import pytest
from django.urls import reverse

from missions.limits import LIMITS
from missions.models import Comment, Complaint, Like, Pack, PlayableMission
from missions.services.moderation import answer
from tests import build

pytestmark = pytest.mark.django_db

MISSION = "closing-time"


@pytest.fixture
def pack():
    return build.public_pack(build.person("nora"))


@pytest.fixture
def ada(client):
    person = build.person("ada")
    client.force_login(person)
    return person


def say(client, pack, text, **more):
    return client.post(reverse("missions:comment", args=[pack.slug]), {"text": text, "mission": MISSION, **more})


def page(client, pack):
    return client.get(reverse("missions:mission", args=[pack.slug, MISSION])).content.decode()


def test_a_comment_is_shown_with_its_version_and_cannot_do_harm(client, pack, ada):
    assert say(client, pack, "**Good**, <script>alert(1)</script> [x](javascript:alert(1))\u202e").status_code == 302
    shown = page(client, pack)
    assert "<strong>Good</strong>" in shown
    assert "<script>alert" not in shown
    assert 'javascript:alert(1)"' not in shown
    assert Comment.objects.get().version == pack.published


@pytest.mark.parametrize("text", ["", "   ", "\u200b\u202e", "x" * 4001])
def test_a_comment_that_says_nothing_or_too_much_is_given_back(client, pack, ada, text):
    assert say(client, pack, text).status_code == 422
    assert not Comment.objects.exists()


def test_replies_join_the_talk_one_level_up(client, pack, ada):
    say(client, pack, "First")
    first = Comment.objects.get()
    say(client, pack, "Second", parent=first.pk)
    say(client, pack, "Third", parent=Comment.objects.get(text="Second").pk)
    assert set(first.replies.values_list("text", flat=True)) == {"Second", "Third"}


def test_one_cannot_reply_to_what_was_said_elsewhere(client, pack, ada):
    other = build.public_pack(build.person("eve"), "Elsewhere")
    said = Comment.objects.create(pack=other, person=other.owner, text="Here")
    assert say(client, pack, "There", parent=said.pk).status_code == 404


def test_one_withdraws_ones_own_words_only(client, pack, ada):
    say(client, pack, "Regretted")
    mine = Comment.objects.get()
    client.post(reverse("missions:withdraw_comment", args=[pack.slug, mine.pk]))
    assert "Regretted" not in page(client, pack)
    theirs = Comment.objects.create(pack=pack, person=pack.owner, text="Kept")
    assert client.post(reverse("missions:withdraw_comment", args=[pack.slug, theirs.pk])).status_code == 404


def test_too_many_comments_are_slowed_down_and_nothing_typed_is_lost(client, pack, ada):
    for number in range(LIMITS["comment"][0]):
        say(client, pack, f"Number {number}")
    refused = say(client, pack, "One too many")
    assert refused.status_code == 429
    assert "One too many" in refused.content.decode()


def test_likes_count_once_and_can_be_taken_back(client, pack, ada):
    address = reverse("missions:like", args=[pack.slug])
    for _ in range(2):
        client.post(address, {"mission": MISSION, "likes": "yes"})
    row = PlayableMission.objects.get(key=MISSION)
    assert (row.like_count, Like.objects.count()) == (1, 1)
    for _ in range(2):
        client.post(address, {"mission": MISSION, "likes": "no"})
    row.refresh_from_db()
    assert (row.like_count, Like.objects.count()) == (0, 0)
    client.post(address, {"likes": "yes"})
    assert Pack.objects.get().like_count == 1


def test_nobody_talks_about_a_mission_that_is_not_there(client, pack, ada):
    assert client.post(reverse("missions:like", args=[pack.slug]), {"mission": "zzz"}).status_code == 404


def test_a_report_reaches_those_who_keep_the_site(client, pack, ada):
    said = Comment.objects.create(pack=pack, mission=MISSION, person=pack.owner, text="Rude")
    form = {"reason": "offensive", "text": "Look.", "mission": MISSION, "comment": said.pk}
    client.post(reverse("missions:report", args=[pack.slug]), form)
    made = Complaint.objects.get()
    assert (made.person, made.comment, made.reason) == (ada, said, "offensive")


def test_who_has_played_says_with_how_many_and_how_it_ended(client, pack, ada):
    assert say(client, pack, "Close.", played="4-lost").status_code == 302
    assert (Comment.objects.get().played_with, Comment.objects.get().result) == (4, "lost")
    assert "played with 4 players, lost" in page(client, pack)


@pytest.mark.parametrize("played", ["99-won", "4-drawn", "4", "<b>", "-won"])
def test_a_game_that_cannot_have_been_is_given_back(client, pack, ada, played):
    assert say(client, pack, "Close.", played=played).status_code == 422
    assert not Comment.objects.exists()


def test_whoever_reports_something_reads_the_answer(client, pack, ada, django_assert_max_num_queries):
    made = Complaint.objects.create(pack=pack, mission=MISSION, person=ada, reason="copied")
    Complaint.objects.create(pack=pack, person=pack.owner, reason="spam")
    mine = client.get("/missions/mine/").content.decode()
    assert "It is somebody else&#x27;s work" in mine
    assert "Nobody has looked at it yet." in mine
    assert "It is advertising" not in mine  # somebody else's report
    answer(complaint=made, by=pack.owner, text="It is theirs: they agreed.")
    for _number in range(15):
        Complaint.objects.create(pack=pack, person=ada, reason="spam")
    with django_assert_max_num_queries(12):
        mine = client.get("/missions/mine/").content.decode()
    assert "It is theirs: they agreed." in mine
    assert pack.title in mine


def test_a_report_does_not_tell_the_title_of_what_is_private_now(client, pack, ada):
    Complaint.objects.create(pack=pack, person=ada, reason="spam")
    Pack.objects.filter(pk=pack.pk).update(visibility="private", title="Secret Title")
    mine = client.get("/missions/mine/").content.decode()
    assert "Something that you cannot see any more" in mine
    assert "Secret Title" not in mine
