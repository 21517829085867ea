"""A newcomer's way from signing up to a published mission, with nothing prepared: by mouse, and by keyboard alone."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from missions.models import Pack
from missions.services.documents import document_of
from tests.browser.test_board_editor import cell
from tests.browser.test_editor import saved
from tests.build import PASSWORD

pytestmark = pytest.mark.django_db(transaction=True)


LONG = 180_000  # milliseconds, on a busy machine
MOST_TABS = 400


class Mouse:
    """Somebody who points and clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, target: Locator) -> None:
        target.click()

    def write(self, target: Locator, text: str) -> None:
        target.fill(text)

    def make(self, plural: str, singular: str) -> None:
        row = self.page.locator("li[id^=branch] > .outline-row", has_text=re.compile(rf"^\s*{plural}"))
        row.hover()
        row.get_by_role("button", name="New").click()

    def open(self, plural: str, title: str) -> None:
        link = self.page.locator("[data-record] a", has_text=title)
        if not link.is_visible():
            self.page.locator("li[id^=branch] > .outline-row", has_text=re.compile(rf"^\s*{plural}")).click()
        link.click()

    def paint(self) -> None:
        self.page.get_by_role("button", name=re.compile("^Brush")).click()
        self.page.locator("[data-paint=B]").click()
        self.page.mouse.click(*cell(self.page, 1, 0))

    def lay(self, piece: str) -> None:
        self.page.locator(f"[data-piece={piece}]").click()
        self.page.mouse.click(*cell(self.page, 14, 2))


class Keys(Mouse):
    """Somebody without a mouse: what Tab does not reach is not there."""

    def reach(self, target: Locator) -> None:
        target.wait_for()
        for _step in range(MOST_TABS):
            if target.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    def press(self, target: Locator) -> None:
        self.reach(target)
        self.page.keyboard.press("Enter")

    def write(self, target: Locator, text: str) -> None:
        self.reach(target)
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)

    def search(self, words: str) -> None:
        self.page.keyboard.press("Control+k")
        self.page.keyboard.type(words)
        self.page.keyboard.press("Enter")

    def make(self, plural: str, singular: str) -> None:
        self.search(f"New: {singular}")

    def open(self, plural: str, title: str) -> None:
        self.search(title)

    def paint(self) -> None:
        self.press(self.page.get_by_role("button", name=re.compile("^Brush")))
        self.press(self.page.locator("[data-paint=B]"))
        self.reach(self.page.locator("[data-region][tabindex='0']"))
        self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Space")

    def lay(self, piece: str) -> None:
        self.press(self.page.locator(f"[data-piece={piece}]"))
        chip = self.page.locator("[data-chip]")
        for way in ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowDown"]:
            if "overlaps nothing" in chip.inner_text():
                break
            self.page.keyboard.press(way)
        self.page.keyboard.press("Enter")


def record(pack: Pack, collection: str, name: str) -> dict:
    return next(one for one in document_of(pack)[collection] if one["id"] == name)


def sign_up(hands: Mouse) -> None:
    page = hands.page
    page.goto("/accounts/signup/")
    hands.write(page.locator("input[name=email]"), "nora@example.org")
    hands.write(page.locator("input[name=username]"), "nora")
    hands.write(page.locator("input[name=password1]"), PASSWORD)
    hands.write(page.locator("input[name=password2]"), PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Sign out")).to_be_visible()


def begin(hands: Mouse) -> Pack:
    page = hands.page
    page.goto("/missions/new/")
    hands.write(page.get_by_label("What is it called?"), "Fog Over Black Water")
    hands.press(page.get_by_role("button", name="Begin"))
    expect(page).to_have_url(re.compile("/missions/fog-over-black-water/edit/missions/"))
    hands.press(page.get_by_role("button", name="Skip"))
    return Pack.objects.get(slug="fog-over-black-water")


def build_sector(hands: Mouse, pack: Pack) -> None:
    """An own sector, painted and laid beside the others."""
    page = hands.page
    hands.make("Sectors", "Sector")
    expect(page).to_have_url(re.compile("/edit/sectors/sector/"))
    expect(page.locator("[data-region][tabindex='0']")).to_have_count(1)
    hands.write(page.locator("#at-sectors-sector-name-en"), "Lighthouse")
    expect(page.get_by_role("heading", level=1)).to_have_text("Lighthouse")
    hands.paint()
    saved(page)
    assert record(pack, "sectors", "sector")["cells"][0] != "AAABBB"
    hands.open("Layouts", "Ferry Crossing")
    expect(page).to_have_url(re.compile("/edit/layouts/ferry-crossing/"))
    hands.lay("sector")
    expect(page.locator("[data-region='sector/place-a']")).to_be_attached()
    saved(page)
    assert record(pack, "layouts", "ferry-crossing")["tiles"][-1]["sector"] == "sector"


def build_event(hands: Mouse, pack: Pack) -> None:
    """An own event whose step holds another one."""
    page = hands.page
    hands.make("Events", "Event")
    expect(page).to_have_url(re.compile("/edit/events/event/"))
    hands.write(page.locator("#at-events-event-name-en"), "Bell in the Fog")
    hands.press(page.get_by_role("button", name=re.compile("add a step")).first)
    page.get_by_placeholder(re.compile("Type to search")).wait_for()
    page.keyboard.type("if otherwise")
    page.keyboard.press("Enter")
    effect = page.get_by_role("tree", name="When it is drawn")
    expect(effect.locator("[aria-level='2']").first).to_be_visible()
    saved(page)
    hands.press(effect.get_by_role("button", name="Otherwise"))
    page.get_by_placeholder(re.compile("Type to search")).wait_for()
    page.keyboard.type("draw cards")
    page.keyboard.press("Enter")
    expect(effect.locator("[aria-level='2']")).to_have_count(2)
    saved(page)
    step = record(pack, "events", "event")["effects"][0]
    assert step["op"] == "if"
    assert step["else"]


def mend(hands: Mouse, pack: Pack, mission: str) -> None:
    """Something is wrong, is told at once, and a press mends it."""
    page = hands.page
    hands.open("Missions", record(pack, "missions", mission)["title"]["en"])
    hands.press(page.get_by_role("link", name="Objectives and recon deck"))
    hands.write(page.get_by_label("Events", exact=True), "9")
    problem = page.locator("[data-problem]", has_text="instead of 12")
    expect(problem).to_be_visible()
    hands.press(problem.locator("[data-fix]"))
    expect(problem).to_have_count(0)
    saved(page)
    assert record(pack, "missions", mission)["eventCount"] == 10


@pytest.mark.parametrize("hands_of", [Mouse, Keys])
def test_a_newcomer_builds_tests_and_publishes_a_mission(page, worker, hands_of):
    page.set_viewport_size({"width": 1440, "height": 900})
    hands = hands_of(page)
    sign_up(hands)
    pack = begin(hands)
    mission = document_of(pack)["missions"][0]["id"]
    build_sector(hands, pack)
    build_event(hands, pack)
    mend(hands, pack, mission)
    expect(page.locator("#draft-play .draft-team strong").first).to_contain_text("%", timeout=LONG)
    hands.press(page.get_by_role("link", name="Publish"))
    hands.write(page.get_by_label("What has changed?"), "First version.")
    hands.press(page.get_by_role("button", name=re.compile("^Publish")))
    expect(page.get_by_text("is published")).to_be_visible()
    pack.refresh_from_db()
    document = pack.published.document
    assert "sector" in [one["sector"] for one in document["layouts"][0]["tiles"]]
    assert "event" in [one["id"] for one in document["events"]]
