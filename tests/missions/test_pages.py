"""Every page of the library, as visitors and authors meet it."""

import re

import pytest
from django.core.management import call_command
from django.urls import reverse

from missions.models import Pack, PlayableMission
from missions.templatetags.library import rounds
from tests import build

pytestmark = pytest.mark.django_db


@pytest.fixture
def starter():
    call_command("load_starter_content")
    return Pack.objects.get(ruleset="fireteam-zero")


def test_the_gallery_shows_the_starter_missions(client, starter):
    page = client.get("/missions/")
    assert "47 of 47 missions." in page.content.decode()
    assert page.content.decode().count('class="tile"') == 12 + 3  # a page, and those to start with


def test_the_mission_page_shows_board_briefing_and_versions(client, starter):
    page = client.get(reverse("missions:mission", args=[starter.slug, "the-last-ferry"])).content.decode()
    for piece in ("The Last Ferry", "<svg", "The outbreak is six days old", "First version.", "Black Water"):
        assert piece in page


@pytest.mark.parametrize("tab", ["packs", "cards", "sectors"])
def test_the_other_tabs_show_what_there_is_under_their_own_name(client, starter, tab):
    page = client.get(f"/missions/{tab}/")
    assert page.status_code == 200
    assert f"<h1>{tab.title()}</h1>" in page.content.decode()


def test_pages_tell_messengers_and_search_engines_what_they_are_of(client, starter):
    for address, title, sentence, picture in (
        (starter.get_absolute_url(), starter.title, starter.description[:40], "the-last-ferry/preview.png?v=1"),
        (
            reverse("missions:card", args=[starter.slug, "monsterKinds", "corrupted-animal"]),
            "Corrupted Animal",
            "Monster of Fireteam HQ Starter Box",
            "monsterKinds/corrupted-animal/card.png?v=1",
        ),
    ):
        page = client.get(address).content.decode()
        assert f'<meta property="og:title" content="{title} · Fireteam Zero">' in page
        assert re.search(rf'og:description" content="{re.escape(sentence)}', page)
        shown = re.search(r'og:image" content="http://testserver([^"]+)"', page)[1]
        assert shown.endswith(picture)
        assert client.get(shown).status_code == 200
    for address, sentence in (
        (starter.get_absolute_url(), starter.description[:40]),
        (starter.published.missions.get(key="the-last-ferry").get_absolute_url(), "The outbreak is six days old"),
    ):
        assert f'<meta name="description" content="{sentence}' in client.get(address).content.decode()


def test_a_private_pack_asks_search_engines_to_stay_away(client, starter):
    Pack.objects.filter(pk=starter.pk).update(visibility="link")
    client.get(starter.get_absolute_url(), {"key": Pack.objects.get(pk=starter.pk).link_token})
    page = client.get(starter.get_absolute_url()).content.decode()
    assert '<meta name="robots" content="noindex">' in page
    assert "og:" not in page


def test_a_kind_of_card_that_there_is_not_hides_none(client, starter):
    sheet = client.get(reverse("missions:cards_of", args=[starter.slug]), {"kind": "dragons"}).context
    assert len(sheet["faces"]) == sheet["count"]


@pytest.mark.parametrize(("low", "high", "told"), [(4, 9, "4 to 9 rounds"), (6, 6, "6 rounds"), (1, 1, "1 round")])
def test_a_length_is_a_span_or_one_number(low, high, told):
    assert rounds(PlayableMission(least_rounds=low, most_rounds=high)) == told


def test_two_versions_are_compared_where_there_are_more(client, starter):
    link = f'href="{reverse("missions:compare", args=[starter.slug, 2, 3])}">Compare any two'
    build.version(starter, "Second.")
    assert link not in client.get(starter.get_absolute_url()).content.decode()
    build.version(starter, "Third.")
    assert link in client.get(starter.get_absolute_url()).content.decode()


@pytest.mark.parametrize("name", ["pack", "cards_of", "sectors_of"])
@pytest.mark.parametrize("ruleset", ["fireteam-zero", "countdown"])
def test_the_packs_pages_are_there(client, starter, name, ruleset):
    pack = Pack.objects.get(ruleset=ruleset)
    assert client.get(reverse(f"missions:{name}", args=[pack.slug])).status_code == 200


@pytest.mark.parametrize("ruleset", ["fireteam-zero", "countdown"])
def test_the_contact_sheet_has_as_many_cards_as_the_pack_says(client, starter, ruleset):
    pack = Pack.objects.get(ruleset=ruleset)
    told = client.get(pack.get_absolute_url()).context["shelves"]["counts"]["card"]
    sheet = client.get(reverse("missions:cards_of", args=[pack.slug])).context
    assert sheet["count"] == told == sum(number for _kind, number in sheet["kinds"])


def test_every_mission_page_of_both_games_is_there(client, starter):
    for pack in Pack.objects.all():
        for row in pack.published.missions.all():
            assert client.get(row.get_absolute_url()).status_code == 200, row


def test_a_card_says_where_it_is_used(client, starter):
    page = client.get(
        reverse("missions:card", args=[starter.slug, "monsterKinds", "corrupted-animal"])
    ).content.decode()
    assert "The Last Ferry" in page


def test_other_sites_may_frame_the_small_page_and_no_other(client, starter):
    address = "/missions/fireteam-hq-starter-box/the-last-ferry/"
    assert "frame-ancestors *" in client.get(f"{address}embed/").headers["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in client.get(address).headers["Content-Security-Policy"]


def test_links_of_an_older_version_lead_to_that_version(client, starter):
    older = starter.published
    build.version(starter, "Second.")
    page = client.get(older.get_absolute_url()).content.decode()
    for name in ("cards_of", "sectors_of", "export"):
        assert f'href="{reverse(f"missions:{name}", args=[starter.slug])}?v={older.number}"' in page
    on = reverse("missions:mission_version", args=[starter.slug, "the-last-ferry", older.number])
    page = client.get(on, {"team": "4"}).content.decode()
    desk = reverse("missions:print", args=[starter.slug, "the-last-ferry"])
    assert f'href="{desk}?team=4&amp;v={older.number}"' in page
    assert client.get(desk, {"team": "4", "v": older.number}).status_code == 200
