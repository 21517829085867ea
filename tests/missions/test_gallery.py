"""The gallery: search, filters, sort and counts."""

import pytest
from django.core.cache import cache
from django.urls import reverse

from missions.models import Pack, PlayableMission, Selection, SelectionItem
from missions.services.measurements import note_measurement
from tests import build

pytestmark = pytest.mark.django_db


@pytest.fixture
def owner():
    return build.person("nora", display_name="Nora Lind")


@pytest.fixture
def pack(owner):
    made = build.pack(owner, "Night Shift", visibility="public", tags=["heist", "für Anfänger"])
    build.version(made)
    return made


def shown(client, **query):
    return [row.key for row in client.get("/missions/", query).context["page"].paginator.object_list]


def counts(client, **query):
    return client.get("/missions/", query).context["counts"]


def test_a_search_finds_titles_briefings_authors_and_tags(client, pack):
    assert shown(client, q="closing") == ["closing-time"]
    assert "closing-time" in shown(client, q="parcels tick")
    assert len(shown(client, q="Nora")) == pack.published.missions.count()
    assert len(shown(client, q="anfanger")) == pack.published.missions.count()
    assert shown(client, q="zebra") == []


@pytest.mark.parametrize("text", ['"', "'", "a OR b", "NEAR(", "* *", "%", "\\", "!!!", "a:*", "x" * 5000, "🙂"])
def test_no_search_breaks_the_page(client, pack, text):
    assert client.get("/missions/", {"q": text}).status_code == 200
    assert client.get("/missions/cards/", {"q": text}).status_code == 200


def test_titles_come_first(client, pack):
    row = PlayableMission.objects.get(key="night-shift")
    PlayableMission.objects.filter(key="closing-time").update(search=row.search + " shift")
    assert shown(client, q="shift", sort="title")[0] == "night-shift"


def test_filters_are_counted_and_say_what_they_hide(client, pack, owner):
    build.public_pack(owner, "Ferry", build.document("fireteam_zero"))
    told = counts(client, game="countdown")
    assert (told["all"], told["shown"]) == (47, 38)
    page = client.get("/missions/", {"game": "countdown"})
    chip = next(one for one in page.context["chips"] if one.name == "game")
    assert chip.hidden == 9
    assert {one.label: one.count for one in chip.values} == {"Countdown: Special Ops": 38, "Fireteam Zero": 9}


def test_filters_narrow_each_other(client, pack):
    alone = counts(client, kind="alone")["shown"]
    assert 0 < alone < 38
    assert counts(client, kind="alone", team="6")["shown"] == alone
    assert counts(client, kind="alone", team="9")["shown"] == 0


def test_what_was_measured_can_be_filtered_and_sorted_by(client, pack):
    rows = {row.key: row for row in PlayableMission.objects.all()}
    for key, share in (("closing-time", 0.72), ("night-shift", 0.31)):
        note_measurement(
            fingerprint=rows[key].fingerprint, team=4, games=2000, share=share, low=share - 0.02, high=share + 0.02
        )
    assert shown(client, difficulty="easy") == ["closing-time"]
    assert shown(client, difficulty="hard") == ["night-shift"]
    assert shown(client, sort="easy")[:2] == ["closing-time", "night-shift"]
    assert "72 %" in client.get("/missions/", {"difficulty": "easy"}).content.decode()


def test_a_larger_sample_is_not_replaced_by_a_smaller_one(pack):
    row = PlayableMission.objects.get(key="closing-time")
    orders = {"fingerprint": row.fingerprint, "team": 4, "low": 0.1, "high": 0.9}
    note_measurement(games=2000, share=0.5, **orders)
    assert note_measurement(games=200, share=0.9, **orders) == 0
    row.refresh_from_db()
    assert row.wins["4"]["share"] == 0.5


def test_a_new_version_keeps_likes_and_what_still_holds(pack):
    row = PlayableMission.objects.get(key="closing-time")
    note_measurement(fingerprint=row.fingerprint, team=4, games=2000, share=0.5, low=0.4, high=0.6)
    PlayableMission.objects.filter(key="closing-time").update(like_count=3)
    again = build.version(pack, "A typo.").missions.get(key="closing-time")
    assert (again.like_count, again.wins["4"]["share"]) == (3, 0.5)


def test_private_missions_are_neither_shown_nor_counted(client, pack):
    Pack.objects.update(visibility="link")
    assert counts(client) == {"all": 0, "shown": 0, "values": {}, "lifted": {}}
    assert "Night Shift" not in client.get("/missions/", {"q": "night"}).content.decode()


def test_cards_of_a_draft_are_not_found_by_others(client, pack):
    record = pack.records.filter(collection="ops").first()
    record.title, record.search = "Secret Agent", "secret agent"
    record.save()
    assert "Secret Agent" not in client.get("/missions/cards/", {"q": "secret"}).content.decode()


def test_nonsense_in_the_address_is_as_if_it_were_not_there(client, pack):
    page = client.get("/missions/", {"sort": "zzz", "page": "-7", "colour": "red", "team": "x" * 500})
    assert page.status_code == 200


def test_the_sites_selection_stands_first_and_only_as_long_as_nothing_is_asked_for(client, pack):
    start = Selection.objects.create(slug="start", title="Start here")
    SelectionItem.objects.create(selection=start, pack=pack, mission="closing-time")
    assert "Start here" in client.get("/missions/").content.decode()
    assert "Start here" not in client.get("/missions/", {"q": "closing"}).content.decode()
    Pack.objects.update(visibility="private")
    assert "Start here" not in client.get("/missions/").content.decode()


@pytest.mark.parametrize(
    ("address", "most"),
    [("/missions/", 10), ("/missions/packs/", 8), ("/missions/cards/", 8), ("/missions/sectors/", 8)],
)
def test_lists_take_the_same_number_of_queries_however_long_they_are(
    client, pack, owner, address, most, django_assert_max_num_queries
):
    with django_assert_max_num_queries(most) as first:
        client.get(address)
    build.public_pack(owner, "Second")
    cache.clear()
    with django_assert_max_num_queries(len(first)):
        client.get(address)


def test_the_mission_page_takes_the_same_number_of_queries_whatever_is_said_there(
    client, pack, owner, django_assert_max_num_queries, django_assert_num_queries
):
    """From one comment, one reply and one fork on: an empty list asks nothing, and would hide what a full one costs."""
    address = reverse("missions:mission", args=[pack.slug, "closing-time"])

    def talk_and_fork(number):
        said = pack.comments.create(mission="closing-time", person=owner, text=f"Word {number}", version=pack.published)
        pack.comments.create(mission="closing-time", person=owner, text="Reply", parent=said, version=pack.published)
        build.public_pack(owner, f"Fork {number}", forked_from=pack.published)
        cache.clear()  # counts are kept for a while: every visit counts anew

    talk_and_fork(0)
    client.get(address)  # now the engine's answers are kept, whichever test ran before, and no visit reads the document
    cache.clear()
    with django_assert_max_num_queries(19) as first:
        client.get(address)
    for number in range(1, 6):
        talk_and_fork(number)
    with django_assert_num_queries(len(first)):
        client.get(address)


def test_where_nothing_fits_the_filter_that_hides_most_can_be_lifted(client, pack):
    page = client.get("/missions/", {"team": "6", "tag": "nowhere"})
    assert page.context["hides_most"].name == "tag"
    assert page.context["hides_most"].hides in page.content.decode()
