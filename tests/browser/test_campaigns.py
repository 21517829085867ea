"""Two people in two browsers play campaigns to the end."""

import json
import re
from datetime import UTC, datetime
from itertools import cycle
from pathlib import Path

import pytest
from django.utils import timezone
from PIL import Image
from playwright.sync_api import Page, expect

from campaigns.books import book_of
from campaigns.models import Campaign, Draft, Photo
from campaigns.recording.sheets import begin_draft
from campaigns.services import evenings, recording
from campaigns.services.verifying import differences_of
from engine import campaigns
from playtests.models import Table
from playtests.tables import moving
from playtests.tables.people import sitting_of
from tests import browser_support, build
from tests.browser.test_every_page import look_at
from tests.campaigns.support import COUNTDOWN, ZERO, begin, group_of, played_record, record, version_of

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def people():
    return build.person("ana"), build.person("ben")


@pytest.fixture
def bens_page(browser, site_url, people, complaints):
    context = browser_support.open_context(browser, site_url, reduced_motion="reduce")
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


def test_from_an_empty_page_to_an_operation_won_by_two(page, bens_page, sign_in, people, complaints, tmp_path):
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

    # One is imported from a game's record, however it ended; what was lost is played again (FZ-A.57).
    import_game(bens_page, Campaign.objects.get(), tmp_path)
    tabs = cycle([page, bens_page])
    while Campaign.objects.get().state == "open":
        record_evening(next(tabs), campaign)
    page.goto(campaign.get_absolute_url())
    expect(page.get_by_role("heading", name="The campaign is won.")).to_be_visible()
    found = Campaign.objects.get()
    stands_as_the_engine_says(found, "won")
    assert missions_won(found) == set(campaigns(version.document, "en")[0].missions)
    assert recorded_by(found) == {"ana", "ben"}


def stands_as_the_engine_says(found: Campaign, state: str) -> None:
    assert (found.state, differences_of(found)) == (state, [])
    assert found.kept == book_of(found).kept()


def import_game(page: Page, campaign: Campaign, folder: Path) -> None:
    file = folder / "game.json"
    file.write_text(json.dumps(played_record(campaign)))
    page.goto(f"{campaign.get_absolute_url()}record/")
    page.get_by_text("Fill in from a game's record").click()
    page.locator("#record-file").set_input_files(file)
    page.get_by_role("button", name="Fill in").click()
    confirm(page)


def test_a_countdown_campaign_by_two_with_a_house_rule(page, bens_page, sign_in, people, tmp_path):
    ana, ben = people
    sign_in(ana)
    options = {"retryFailedMission": True}  # so that an imported game may be lost
    campaign = begin(group_of(ana, ben), version_of(COUNTDOWN), options=options)
    page.goto(f"{campaign.get_absolute_url()}record/")
    page.locator("#f-data-objectives").get_by_role("button", name="One more").click()
    page.get_by_label("Card", exact=True).select_option(label="The Widow")
    page.get_by_label("What became of it").select_option(label="eliminated")
    expect(page.get_by_text("Operation Ace 1 is a success with a score of 3.")).to_be_visible()
    expect(page.get_by_role("row", name="The Widow: eliminated CD-23.01 +2")).to_be_visible()
    page.get_by_label("Score, if you noted only the sum").fill("5")  # the lines give 3
    expect(page.get_by_text("The rules speak against it.")).to_be_visible()
    expect(page.get_by_role("button", name="Confirm for the group")).to_be_disabled()
    page.get_by_text("We played it differently: house rule").click()
    page.get_by_label("What did you agree on?").fill("Three for style.")
    expect(page.get_by_role("button", name="Confirm for the group")).to_be_enabled()
    confirm(page)
    expect(page.get_by_text("house rule", exact=True)).to_be_visible()
    import_game(bens_page, Campaign.objects.get(), tmp_path)
    tabs = cycle([bens_page, page])
    while Campaign.objects.get().state == "open":
        record_evening(next(tabs), campaign)
    found = Campaign.objects.get()
    stands_as_the_engine_says(found, "won")
    assert found.entries.exclude(house_rule="").count() == 1
    assert recorded_by(found) == {"ana", "ben"}


def missions_won(found: Campaign) -> set[str]:
    return set(found.entries.filter(outcome="won").values_list("mission", flat=True))


def recorded_by(found: Campaign) -> set[str]:
    return set(found.entries.filter(kind="result").values_list("member__person__username", flat=True))


def test_the_next_game_is_played_here_and_fills_the_evening(page, bens_page, sign_in, people):
    ana, ben = people
    sign_in(ana)
    place = group_of(ana, ben)
    campaign = begin(place, version_of(COUNTDOWN), people=["ana", "ben"], options={"retryFailedMission": True})
    record(campaign, place)
    page.goto(campaign.get_absolute_url())
    page.get_by_role("link", name="Play it here").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url(re.compile("/play/"))
    bens_page.goto(campaign.get_absolute_url())
    bens_page.get_by_role("link", name="To the table").click()
    table = Table.objects.get()
    expect(bens_page).to_have_url(re.compile(table.key))
    moving.concede(sitting=sitting_of(table, ana, []), revision=Table.objects.get().revision)
    page.goto(table.get_absolute_url())
    page.get_by_role("button", name="Enter into “Our way”").click()
    confirm(page)
    found = Campaign.objects.get()
    assert found.entries.get(number=3).table_key == table.key
    stands_as_the_engine_says(found, "open")


def test_the_table_view_keeps_everything_through_a_minute_without_a_connection(
    page, context, sign_in, people, complaints
):
    ana, ben = people
    sign_in(ana)
    campaign = begin(group_of(ana, ben), version_of(COUNTDOWN))
    support = campaign.kept["plain"]["campaigns"][0]["supportCards"]["left"][0]
    page.set_viewport_size({"width": 390, "height": 844})
    page.clock.install()
    page.goto(f"{campaign.get_absolute_url()}table/")
    rounds = page.locator("[data-counter][data-name='data.rounds']")
    gustav = page.locator(".table-person", has_text="Gustav")
    context.set_offline(True)
    for _press in range(3):
        rounds.get_by_role("button", name="one more").click()
    expect(page.get_by_text("No connection.")).to_be_visible()
    page.clock.run_for(30_000)  # it tries again and again
    page.locator(f"[data-toggle][data-value={support}]").click()
    gustav.locator("[data-name$=aimXp]").get_by_role("button", name="one more").click()
    page.locator("[data-name='data.ultimatum']").get_by_role("button", name="yes").click()
    page.clock.run_for(30_000)
    rounds.get_by_role("button", name="one more").click()
    assert not Draft.objects.exists()
    sent = []
    page.on("request", lambda request: sent.append(request.post_data or "") if "change" in request.url else None)
    context.set_offline(False)
    expect(page.get_by_text("No connection.")).to_be_hidden()
    complaints.clear()  # the browser notes the requests that failed
    names = [re.search(r"name=data\.([\w.]+)", body)[1] for body in sent]
    assert names == ["supportUsed", "ops.gustav.aimXp", "ultimatum", "rounds"]  # the last press of each, in order
    data = Draft.objects.get().data
    assert (data["rounds"], data["ops"]["gustav"]["aimXp"], data["ultimatum"]) == (4, 1, True)
    assert data["supportUsed"] == [{"card": support}]
    page.reload()
    expect(rounds.locator("output")).to_have_text("4")
    expect(page.locator(f"[data-toggle][data-value={support}]")).to_have_attribute("aria-pressed", "true")


def test_the_table_view_goes_through_the_steps_of_a_round(page, sign_in, people):
    ana, ben = people
    sign_in(ana)
    campaign = begin(group_of(ana, ben), version_of(COUNTDOWN))
    page.goto(f"{campaign.get_absolute_url()}table/")
    now, rounds = page.locator(".now-card"), page.locator("[data-name='data.rounds'] output")
    expect(now).to_contain_text("Round 1, Intelligence.")
    expect(rounds).to_have_text("0")
    now.get_by_role("button", name="Next: Positioning").click()
    expect(now).to_contain_text("Round 1, Positioning.")
    page.reload()
    for step in ("Entering", "Firefights and abilities", "Countdown", "Recovery"):
        now.get_by_role("button", name=f"Next: {step}").click()
    with page.expect_response("**/table/change/"):
        now.get_by_role("button", name="Next: Intelligence").click()
    expect(now).to_contain_text("Round 2, Intelligence.")
    expect(rounds).to_have_text("2")
    now.get_by_role("button", name="One step back").click()
    expect(now).to_contain_text("Round 1, Recovery.")
    page.locator("[data-name='data.rounds'] [data-step='1']").click()
    expect(now).to_contain_text("Round 2, Recovery.")


def test_two_tabs_of_the_table_view_lose_no_press_of_each_other(page, context, sign_in, people, complaints):
    ana, ben = people
    sign_in(ana)
    address = f"{begin(group_of(ana, ben), version_of(ZERO)).get_absolute_url()}table/"
    page.goto(address)
    other = context.new_page()
    other.goto(address)
    context.set_offline(True)
    pressed = {"final.rounds": page, "final.threat": other, "final.searches": page}
    for name, tab in pressed.items():
        tab.locator(f"[data-name='data.{name}']").get_by_role("button", name="one more").click()
    on_the_way = []

    def both_at_once(route):
        """The first change goes up twice, no tab has its answer before the other has sent it; the next one fails."""
        on_the_way.append(route)
        if len(on_the_way) == 3:
            route.abort()
        else:
            for one in on_the_way if len(on_the_way) == 2 else on_the_way[3:][-1:]:
                one.continue_()

    context.route("**/table/change/", both_at_once)
    context.set_offline(False)
    for tab in (page, other):
        expect(tab.get_by_text("No connection.")).to_be_hidden()
    complaints.clear()  # the browser notes the requests that failed
    final = Draft.objects.get().data["final"]
    assert [final[name.split(".")[1]] for name in pressed] == [1, 1, 1]


def test_what_was_pressed_for_one_evening_does_not_go_into_the_next(page, context, sign_in, people, complaints):
    ana, ben = people
    sign_in(ana)
    place = group_of(ana, ben)
    campaign = begin(place, version_of(ZERO))
    page.goto(f"{campaign.get_absolute_url()}table/")
    context.set_offline(True)
    page.locator("[data-name='data.final.rounds']").get_by_role("button", name="one more").click()
    expect(page.get_by_text("No connection.")).to_be_visible()
    record(campaign, place)
    draft = begin_draft(book_of(campaign), member=place, mission=None, lang="en", people=[], date="2026-11-19")
    recording.keep_draft(draft=draft)  # on another device
    context.set_offline(False)
    expect(page.get_by_text("Not kept:")).to_be_visible()
    kept = Draft.objects.get()
    assert (kept.mission, kept.data) == ("the-professors-errand", draft.data)
    complaints.clear()  # the browser notes the 409


def test_what_waits_on_a_phone_outlives_its_tab_and_a_lapsed_session(page, context, sign_in, people, complaints):
    ana, ben = people
    sign_in(ana)
    campaign = begin(group_of(ana, ben), version_of(ZERO))
    address = f"{campaign.get_absolute_url()}table/"
    page.goto(address)
    context.set_offline(True)
    page.locator("[data-name='data.final.coin']").get_by_role("button", name="tails").click()
    expect(page.get_by_text("No connection.")).to_be_visible()
    page.close()
    context.set_offline(False)
    tab = context.new_page()
    with tab.expect_response("**/table/change/"):
        tab.goto(address)
    expect(tab.locator("[data-name='data.final.coin'] [aria-pressed=true]")).to_have_text("tails")
    assert Draft.objects.get().data["final"]["coin"] == "tails"
    context.clear_cookies(name="sessionid")
    tab.locator(".table-person", has_text="Abe").get_by_role("button", name="one more").click()
    expect(tab.get_by_text("You are signed out.")).to_be_visible()
    sign_in(ana)
    with tab.expect_response("**/table/change/"):
        tab.goto(address)
    assert Draft.objects.get().data["final"]["knockDowns"] == {"abe": 1}
    complaints.clear()  # the browser notes the requests that failed


def test_a_draft_that_goes_on_elsewhere_is_not_overwritten(page, context, sign_in, people):
    """The sheet on a desk, the table view on a phone, both of the same person."""
    ana, ben = people
    sign_in(ana)
    campaign = begin(group_of(ana, ben), version_of(ZERO))
    page.goto(f"{campaign.get_absolute_url()}record/")
    page.get_by_label("Searches").fill("2")
    expect(page.get_by_text("Go on with it on any device")).to_be_visible()
    phone = context.new_page()
    phone.goto(f"{campaign.get_absolute_url()}table/")
    with phone.expect_response("**/table/change/"):
        phone.locator("[data-name='data.final.rounds']").get_by_role("button", name="one more").click()
    page.get_by_label("Searches").fill("3")
    expect(page.get_by_text("Your draft was gone on with on another device.")).to_be_visible()
    told = Draft.objects.get().data["final"]
    assert (told["rounds"], told["searches"]) == (1, 2)
    page.get_by_role("button", name="Keep what is here").click()
    expect(page.get_by_text("Go on with it on any device")).to_be_visible()
    assert Draft.objects.get().data["final"]["searches"] == 3


def test_the_sheet_stays_and_keeps_everything_through_a_lost_connection(page, context, sign_in, people, complaints):
    ana, ben = people
    sign_in(ana)
    campaign = begin(group_of(ana, ben), version_of(ZERO))
    page.goto(f"{campaign.get_absolute_url()}record/")
    page.get_by_label("Searches").fill("2")
    expect(page.get_by_text("Go on with it on any device")).to_be_visible()
    context.set_offline(True)
    page.get_by_label("Notes").fill("Typed in the cellar.")
    expect(page.get_by_text("No connection.")).to_be_visible()
    page.get_by_role("button", name="Confirm for the group").click()
    expect(page.get_by_label("Notes")).to_have_value("Typed in the cellar.")
    assert Campaign.objects.get().revision == 1
    context.set_offline(False)
    expect(page.get_by_text("No connection.")).to_be_hidden()
    assert Draft.objects.get().about["notes"] == "Typed in the cellar."
    complaints.clear()  # the browser notes the requests that failed
    confirm(page)
    assert Campaign.objects.get().evenings.get().notes == "Typed in the cellar."


def test_photos_of_a_phone_are_made_smaller_before_they_go_up(page, sign_in, people, tmp_path):
    ana, ben = people
    sign_in(ana)
    campaign = begin(group_of(ana, ben), version_of(ZERO))
    huge = tmp_path / "huge.png"  # more dots than the intake takes
    Image.effect_noise((6400, 4800), 60).save(huge, compress_level=0)
    page.goto(f"{campaign.get_absolute_url()}record/")
    page.get_by_label("Photos").set_input_files(huge)
    confirm(page)
    photo = Photo.objects.select_related("art").get()
    assert (photo.art.width, photo.art.height) == (1800, 1350)
    page.goto(f"{campaign.get_absolute_url()}evenings/{photo.evening_id}/")
    page.get_by_label("Photos").set_input_files(huge)
    page.get_by_role("button", name="Keep it in the album").click()
    expect(page.locator(".album img")).to_have_count(2)


@pytest.mark.parametrize("width", [1440, 1100, 800, 390])
def test_no_part_of_the_sheet_lies_over_another(page, sign_in, people, width):
    ana, ben = people
    ana.language = "fr"
    ana.save(update_fields=["language"])
    sign_in(ana)
    campaign = begin(group_of(ana, ben), version_of(COUNTDOWN))
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(f"{campaign.get_absolute_url()}record/")
    boxes = page.locator("#record-form > .card, .record-aside, #team table").evaluate_all(
        """all => all.map((one) => { const box = one.getBoundingClientRect();
           return [one.className, one.closest("form, aside").tagName, box.left, box.right, box.top]; })"""
    )
    aside = next(box for box in boxes if box[1] == "ASIDE")
    column = next(box for box in boxes if "card" in box[0])
    for name, where, left, right, _top in boxes:
        assert where == "ASIDE" or (left >= column[2] and right <= column[3] + 1), name
    assert aside[2] >= column[3] or aside[4] > column[4]


def test_beginning_follows_what_is_chosen(page, sign_in, people):
    ana, ben = people
    group_of(ana, ben)
    sign_in(ana)
    page.goto(f"/campaigns/begin/{version_of(ZERO).pack.slug}/")
    expect(page.get_by_label("Title")).to_have_value("Black Water")
    page.get_by_label("Deep Nest").check()
    expect(page.get_by_label("Title")).to_have_value("Deep Nest")
    page.get_by_label("Title").fill("Under the harbour")
    page.get_by_label("Missions of our own choice").check()
    expect(page.get_by_role("group", name="Missions", exact=True)).to_be_visible()
    expect(page.get_by_label("Title")).to_have_value("Under the harbour")
    page.get_by_role("checkbox", name="The Last Ferry").check()
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.get_by_role("heading", name="Under the harbour")).to_be_visible()
    assert Campaign.objects.get().missions == ["the-last-ferry"]


def test_whoever_plays_is_asked_about_and_nobody_else(page, sign_in, people):
    ana, ben = people
    sign_in(ana)
    campaign = begin(group_of(ana, ben), version_of(ZERO))
    page.goto(f"{campaign.get_absolute_url()}record/")
    team = page.locator(".team-table tbody th")
    expect(team).to_have_text(["Abe", "Shad"])
    page.get_by_label("Hero").nth(1).select_option(label="Frank")
    expect(team).to_have_text(["Abe", "Frank"])
    page.get_by_label("Knock-downs").nth(1).fill("1")
    expect(page.get_by_role("button", name="Confirm for the group")).to_be_enabled()
    confirm(page)
    assert Campaign.objects.get().entries.get(number=2).envelope["data"]["final"]["knockDowns"] == {
        "abe": 0,
        "frank": 1,
    }


def test_a_mission_of_the_map_opens_what_can_be_done_with_it(page, sign_in, people):
    ana, ben = people
    sign_in(ana)
    campaign = begin(group_of(ana, ben), version_of(ZERO))
    page.goto(campaign.get_absolute_url())
    page.locator("svg.flow-map a").first.click()
    dialog = page.get_by_role("dialog", name="The Last Ferry")
    for name in ("Briefing", "Set-up sheet", "Print", "What play-tests found", "Record the evening"):
        expect(dialog.get_by_role("link", name=name)).to_be_visible()
    dialog.get_by_role("link", name="Play it here").click()
    expect(page.get_by_role("heading", name="The Last Ferry")).to_be_visible()
    expect(page.get_by_role("button", name="Begin", exact=True)).to_be_visible()


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


def test_the_first_page_of_a_new_browser_already_shows_the_readers_clock(browser, site_url, people, complaints):
    ana, ben = people
    campaign = begin(group_of(ana, ben), version_of(ZERO))
    begins = datetime(timezone.localdate().year + 1, 7, 4, 22, 30, tzinfo=UTC)  # in Tokyo it is the fifth by then
    evenings.plan(campaign=campaign, begins_at=begins, place="At Ben's")
    context = browser_support.open_context(browser, site_url, timezone_id="Asia/Tokyo")
    browser_support.sign_in(context, ana, site_url)
    tab = context.new_page()
    complaints.listen_to(tab)
    for _visit in ("the server does not know the zone", "the server knows it"):
        tab.goto(campaign.get_absolute_url())
        expect(tab.locator(".evening-when strong")).to_have_text(re.compile(r"^\w+ 5 July, 07:30$"))
    context.close()


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
