"""Two people in two browsers play campaigns to the end."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from campaigns.books import book_of
from campaigns.models import Campaign, Draft
from campaigns.services.verifying import differences_of
from tests import browser_support, build
from tests.browser.test_every_page import look_at
from tests.campaigns.support import COUNTDOWN, ZERO, begin, group_of, played_record, record, version_of

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def people():
    return build.person("ana"), build.person("ben")


@pytest.fixture
def bens_page(browser, site_url, people, complaints):
    context = browser.new_context(base_url=site_url, reduced_motion="reduce")
    browser_support.sign_in(context, people[1], site_url)
    tab = context.new_page()
    complaints.listen_to(tab)
    yield tab
    context.close()


def confirm(page: Page) -> None:
    page.get_by_role("button", name="Confirm for the group").click()
    expect(page.get_by_text(re.compile(r"Entry \d+ is in the ledger"))).to_be_visible()


def record_evening(page: Page, campaign: Campaign) -> None:
    page.goto(campaign.get_absolute_url())
    page.get_by_role("link", name="Record the evening").click()
    confirm(page)


def test_from_an_empty_page_to_an_operation_won_by_two(page, bens_page, sign_in, people, complaints):
    ana, _ben = people
    version = version_of(ZERO)
    sign_in(ana)
    page.goto("/campaigns/")
    page.get_by_role("link", name="Make a group").click()
    page.get_by_label("What do you call yourselves?").fill("Night Owls")
    page.get_by_role("button", name="Make the group").click()
    page.get_by_role("button", name="Make a link and a code").click()
    code = page.locator(".code").inner_text()
    bens_page.goto("/campaigns/join/")
    bens_page.get_by_label("Code").fill(code.lower())
    bens_page.get_by_role("button", name="Look it up").click()
    bens_page.get_by_role("button", name="Come in").click()
    page.goto(f"/campaigns/begin/{version.pack.slug}/?group=night-owls")
    page.get_by_role("button", name="Begin", exact=True).click()
    campaign = Campaign.objects.get()

    # Both record the first evening: Ben is second and sees both.
    for tab in (page, bens_page):
        tab.goto(f"{campaign.get_absolute_url()}record/")
    confirm(page)
    complaints.clear()
    bens_page.get_by_role("button", name="Confirm for the group").click()
    expect(bens_page.get_by_role("heading", name="Somebody recorded meanwhile")).to_be_visible()
    complaints.clear()  # the browser notes the 409
    bens_page.get_by_role("button", name="Keep theirs").click()
    assert Campaign.objects.get().revision == 2

    # One evening is undone and redone.
    bens_page.goto(campaign.get_absolute_url())
    bens_page.locator("#entry-2").get_by_role("button", name="Undo").click()
    expect(bens_page.get_by_role("heading", name="Play The Last Ferry.")).to_be_visible()
    bens_page.locator("#entry-3").get_by_role("button", name="Redo").click()
    expect(bens_page.get_by_role("heading", name="Play The Professor's Errand.")).to_be_visible()

    record_evening(bens_page, campaign)
    record_evening(page, campaign)
    expect(page.get_by_role("heading", name="The campaign is won.")).to_be_visible()
    found = Campaign.objects.get()
    assert (found.state, differences_of(found)) == ("won", [])


def test_a_countdown_campaign_with_a_house_rule(page, sign_in, people):
    ana, ben = people
    sign_in(ana)
    campaign = begin(group_of(ana, ben), version_of(COUNTDOWN))
    page.goto(f"{campaign.get_absolute_url()}record/")
    page.get_by_label("Score", exact=True).fill("5")
    expect(page.get_by_text("Operation Ace 1 is a success with a score of 5.")).to_be_visible()
    page.get_by_label("Objectives", exact=True).fill("2")  # does not add up to 5
    expect(page.get_by_text("The rules speak against it.")).to_be_visible()
    expect(page.get_by_role("button", name="Confirm for the group")).to_be_disabled()
    page.get_by_text("We played it differently: house rule").click()
    page.get_by_label("What did you agree on?").fill("Three for style.")
    expect(page.get_by_role("button", name="Confirm for the group")).to_be_enabled()
    confirm(page)
    expect(page.get_by_text("house rule", exact=True)).to_be_visible()
    for _mission in (2, 3):
        record_evening(page, campaign)
    found = Campaign.objects.get()
    assert found.state == book_of(found).standing("en")["state"] != "open"
    assert differences_of(found) == []


def test_the_table_view_keeps_everything_through_a_lost_connection(page, context, sign_in, people, complaints):
    ana, ben = people
    sign_in(ana)
    campaign = begin(group_of(ana, ben), version_of(COUNTDOWN))
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{campaign.get_absolute_url()}table/")
    rounds = page.locator("[data-counter]", has_text="Rounds")
    context.set_offline(True)
    for _press in range(3):
        rounds.get_by_role("button", name="one more").click()
    expect(page.get_by_text("No connection.")).to_be_visible()
    assert not Draft.objects.exists()
    context.set_offline(False)
    expect(page.get_by_text("No connection.")).to_be_hidden()
    complaints.clear()  # the browser notes the requests that failed
    assert Draft.objects.get().data["rounds"] == 3
    page.reload()
    expect(rounds.locator("output")).to_have_text("3")


def test_a_change_that_comes_too_late_stands_beside_what_was_recorded(page, context, sign_in, people, complaints):
    ana, ben = people
    sign_in(ana)
    place = group_of(ana, ben)
    campaign = begin(place, version_of(COUNTDOWN))
    page.goto(f"{campaign.get_absolute_url()}table/")
    context.set_offline(True)
    page.locator("[data-counter]", has_text="Rounds").get_by_role("button", name="one more").click()
    expect(page.get_by_text("No connection.")).to_be_visible()
    record(campaign, place)
    context.set_offline(False)
    expect(page.get_by_text("No connection.")).to_be_hidden()
    complaints.clear()  # the browser notes the requests that failed
    page.goto(campaign.get_absolute_url())
    expect(page.get_by_role("heading", name="Two of you recorded at once")).to_be_visible()
    assert Draft.objects.get().data["rounds"] == 1


def test_a_games_record_fills_the_evening(page, sign_in, people, tmp_path):
    ana, ben = people
    sign_in(ana)
    campaign = begin(group_of(ana, ben), version_of(ZERO))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(played_record(campaign)))
    page.goto(f"{campaign.get_absolute_url()}record/")
    page.get_by_text("Fill in from a game's record").click()
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Fill in").click()
    confirm(page)
    found = Campaign.objects.get()
    assert (found.revision, differences_of(found)) == (2, [])


def test_pages_of_campaigns_are_usable_by_everybody(page, sign_in, people):
    """By night on a desk, by day on a phone; by axe; in the longest language."""
    ana, ben = people
    ana.language = "de"
    ana.save(update_fields=["language"])
    sign_in(ana)
    place = group_of(ana, ben)
    campaign = begin(place, version_of(COUNTDOWN))
    record(campaign, place)
    pages = (place.group.get_absolute_url(), campaign.get_absolute_url(), f"{campaign.get_absolute_url()}record/")
    for address in (*pages, f"{campaign.get_absolute_url()}table/", "/campaigns/begin/pack-countdown/"):
        look_at(page, address)
