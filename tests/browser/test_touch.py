"""A tablet: a location and an assignment are built with a finger alone."""

import pytest
from playwright.sync_api import expect

from missions.models import Edit, Pack
from missions.services.documents import document_of
from tests import browser_support, build
from tests.browser.test_board_editor import cell

pytestmark = pytest.mark.django_db(transaction=True)

TABLET = {"width": 1180, "height": 820}
ZONES = {
    "infiltration": [(0, 1)],
    "threat": [(1, 0), (1, 1), (1, 2), (2, 0), (2, 2)],
    "objective": [(2, 1), (3, 1)],
    "exfiltration": [(4, 1)],
}
BEFORE = 6  # steps before the first zone: the record, its name, four zones erased


@pytest.fixture
def tablet(browser, site_url, live_server, redis_server):
    context = browser_support.open_context(browser, site_url, viewport=TABLET, has_touch=True, reduced_motion="reduce")
    browser_support.sign_in(context, build.person("ana"), site_url)
    page = context.new_page()
    yield page
    context.close()


def settled(page, steps: int) -> None:
    """Wait until so many steps are in the history."""
    for _ in range(100):
        if Edit.objects.count() >= steps:
            break
        page.wait_for_timeout(100)
    assert Edit.objects.count() == steps
    expect(page.locator("[data-saved]")).to_have_text("Saved")


def record(pack, collection: str, index: int = -1) -> dict:
    pack.refresh_from_db()
    return document_of(pack)[collection][index]


def fresh(page, collection: str) -> None:
    """A new record: the branch of the outline has a button for it."""
    page.locator(f"[data-new-record={collection}]").first.tap()


def square(page) -> tuple[int, int]:
    """Where the first square of the blueprint lies."""
    facts = "JSON.parse(document.querySelector('#editor-canvas').dataset.facts)"
    x, y = page.evaluate(f"{facts}.regions[0].cells[0]")
    return x, y


def begin(page) -> Pack:
    page.goto("/missions/new/")
    page.get_by_role("radio", name="Top terrorists").locator("xpath=..").tap()
    page.get_by_label("What is it called?").fill("Night Harbour")
    page.get_by_role("button", name="Begin").tap()
    page.wait_for_url("**/edit/**")
    page.goto(page.url.partition("?")[0])  # without the tour
    return Pack.objects.get(title="Night Harbour")


def test_a_location_and_an_assignment_are_built_with_a_finger(tablet):
    """Every step a tap: zones are erased and painted, cards counted, an arrow turned, an assignment names the place."""
    page = tablet
    pack = begin(page)
    fresh(page, "locations")
    expect(page.locator("#editor-canvas")).to_be_visible()
    page.get_by_label("Name, EN").first.fill("Ferry Terminal")
    page.get_by_label("Name, EN").first.blur()
    settled(page, 2)
    steps = 2  # the record, its name
    page.locator("[data-tool=erase]").tap()
    for left in (3, 2, 1, 0):  # what a blank location begins with
        page.touchscreen.tap(*cell(page, *square(page)))
        steps += 1
        settled(page, steps)
        expect(page.locator("[data-region]")).to_have_count(left)
    for kind, cells in ZONES.items():
        page.locator(f"[data-paint={kind}]").tap()
        for column, row in cells:
            page.touchscreen.tap(*cell(page, column, row))
            steps += 1
            settled(page, steps)
            expect(page.locator("[data-region]")).to_have_count(steps - BEFORE)  # drawn: there is room beside it
    zones = {(one["x"], one["y"]): one["kind"] for one in record(pack, "locations")["zones"]}
    assert zones == {at: kind for kind, cells in ZONES.items() for at in cells}
    page.locator("[data-tool=select]").tap()
    page.locator("[data-region=c2]").tap()
    page.locator("[data-act=more]").tap()
    settled(page, steps + 1)
    page.locator("[data-region=a2]").tap()
    page.locator("[data-act=turn]").tap()
    settled(page, steps + 2)
    painted = {(one["x"], one["y"]): one for one in record(pack, "locations")["zones"]}
    assert painted[2, 1]["cards"] == 2
    name_it_in_an_assignment(page, pack, steps + 2)


def name_it_in_an_assignment(page, pack, steps: int) -> None:
    fresh(page, "assignments")
    settled(page, steps + 1)
    page.wait_for_url("**/assignments/assignment/?tab=basics")  # where it gets its name
    page.get_by_role("link", name="Map").tap()
    page.wait_for_url("**/assignments/assignment/?tab=map")
    expect(page.locator("[data-tool=paint]")).to_be_visible()
    page.locator("[data-choose]").first.tap()
    page.locator("[data-choosing] [data-choice]").filter(has_text="Ferry Terminal").tap()
    settled(page, steps + 2)
    assert record(pack, "assignments")["locations"] == [record(pack, "locations")["id"]]
    expect(page.locator("[data-region=c2]")).to_be_visible()  # the assignment shows the board it is played on
