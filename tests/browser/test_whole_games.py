"""Whole games in real browsers: together, by key alone, and with a traitor among four."""

import re

import pytest
from playwright.sync_api import expect

from campaigns.models import Draft
from playtests.models import Seat, Table
from playtests.services.sources import source_of_version
from playtests.tables.games import game_of
from playtests.tables.opening import TableOrders, open_table
from tests import browser_support, build
from tests.browser.table_play import is_over, play_on, take_last, told_on_the_command_line
from tests.campaigns.support import ZERO, begin, group_of, version_of
from tests.playtests.test_tables import assert_nothing_hidden

pytestmark = pytest.mark.django_db(transaction=True)

MOST_MOVES = 200


@pytest.fixture
def ana(db):
    return build.person("ana")


@pytest.fixture
def another_browser(browser, site_url):
    """Somebody on a device of their own, who takes a seat by its link."""
    contexts = []

    def sit(table, index):
        contexts.append(browser_support.open_context(browser, site_url, reduced_motion="reduce"))
        page = contexts[-1].new_page()
        page.goto(f"{table.get_absolute_url()}join/{table.seats.get(index=index).token}/")
        page.get_by_role("button", name="Take the seat").click()
        expect(page.locator("[data-table]")).to_be_visible()
        return page

    yield sit
    for context in contexts:
        context.close()


def test_two_people_and_a_bot_play_a_mission_to_its_end_and_enter_it(
    page, sign_in, ana, another_browser, tmp_path, complaints
):
    place = group_of(ana)
    campaign = begin(place, version_of(ZERO))
    source = source_of_version(campaign.version, "the-last-ferry")
    table = open_table(host=ana, source=source, orders=TableOrders(3, ["me", "open", "bot"], seed=5))
    sign_in(ana)
    page.goto(table.get_absolute_url())
    guest = another_browser(table, 1)
    play_on([page, guest], 6)
    page.reload()  # one reloads in the middle
    play_on([page, guest], 2)
    undo_and_agree(page, guest)
    play_on([page, guest], 6)
    page.get_by_text("Table", exact=True).click()  # and the guest's seat goes to a bot
    page.get_by_role("button", name="let a bot play").nth(1).click()
    expect(page.locator(".game-player", has_text="bot (veteran)").nth(1)).to_be_visible()
    play_on([page], 200)
    assert is_over(page)
    table.refresh_from_db()
    assert table.seats.filter(player=Seat.Player.BOT).count() == 2
    record = page.context.request.get(f"{table.get_absolute_url()}record.json").body()
    told = told_on_the_command_line(table, record, tmp_path)
    assert (told["outcome"]["result"], len(told["events"])) == (table.result, len(game_of(table).log))
    page.get_by_role("button", name="Enter into").click()
    expect(page).to_have_url(re.compile(r"/record/$"))
    assert Draft.objects.get(campaign=campaign).mission == "the-last-ferry"
    page.get_by_role("button", name="Confirm for the group").click()
    expect(page.locator("#entry-2")).to_be_visible()
    assert campaign.entries.count() == 2  # its beginning, and this game
    complaints[:] = [one for one in complaints if "409" not in one]  # somebody was first, and was told so


def undo_and_agree(page, guest) -> None:
    """Take back one's own last step; past a reveal the other is asked, and agrees. If a bot was first, press again."""
    for _ in range(20):
        length = len(Table.objects.get().choices)
        page.keyboard.press("Control+z")
        for _ in range(20):
            page.wait_for_timeout(100)
            table = Table.objects.get()
            agree = guest.get_by_role("button", name="Agree")
            if table.wish and agree.count():
                agree.click()
            if len(table.choices) < length:
                return
    raise AssertionError("nothing was taken back")


def test_a_whole_mission_with_the_keyboard_only(page, sign_in, ana):
    version = build.public_pack(ana, content=build.document(ZERO)).published
    source = source_of_version(version, "the-last-ferry")
    table = open_table(host=ana, source=source, orders=TableOrders(2, ["me", "me"], seed=6))
    sign_in(ana)
    page.goto(table.get_absolute_url())
    made = play_on([page], 300)
    assert is_over(page)
    assert made == len(Table.objects.get().choices)
    page.keyboard.press("Tab")  # from the heading to what comes next
    assert page.evaluate("document.activeElement.closest('.table-prompt.is-over') !== null")


@pytest.mark.rule("CD-32.06")
def test_with_a_traitor_among_four_no_answer_tells_what_is_hidden(page, sign_in, ana, another_browser):
    source = source_of_version(build.public_pack(ana).published, "closing-time")
    orders = TableOrders(
        ["gustav", "bob", "vince", "matt"], ["me", "open", "open", "open"], options={"traitorMode": True}, seed=0
    )
    table = open_table(host=ana, source=source, orders=orders)
    sign_in(ana)
    page.goto(table.get_absolute_url())
    pages = [page, *(another_browser(table, index) for index in (1, 2, 3))]
    heard = [[] for _ in pages]
    for one, answers in zip(pages, heard, strict=True):
        one.on("response", lambda answer, answers=answers: answers.append(answer))
    for number in range(MOST_MOVES):
        table = Table.objects.select_related("document").get()
        if table.is_over:
            break
        game = game_of(table)
        for seat, (one, answers) in enumerate(zip(pages, heard, strict=True)):
            if number % 8 == 0:  # now and then the whole page
                assert_nothing_hidden(game, seat, one.context.request.get(table.get_absolute_url()).text())
            for answer in answers:
                if answer.ok and answer.status != 204 and "/static/" not in answer.url:
                    assert_nothing_hidden(game, seat, answer.text())
            answers.clear()
        asked = pages[max(game.seat, 0)]
        asked.wait_for_function(
            f"() => Number(document.querySelector('[data-table]').dataset.revision) >= {table.revision}"
        )
        take_last(asked, "ArrowDown")  # the first of the list
    assert table.is_over
    assert len(table.choices) > 40
