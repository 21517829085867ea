"""Every state of the typed half of the workspace, by day and by night: axe finds nothing in any of them."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from missions.editing import log
from missions.services.documents import document_of
from tests import build
from tests.browser.test_board_editor import faults
from tests.browser.test_editor import address, saved

pytestmark = pytest.mark.django_db(transaction=True)

MISSION = ("missions", "the-last-ferry")


@pytest.fixture
def pack(sign_in, redis_server):
    person = build.person("ana")
    sign_in(person)
    content = build.document("fireteam_zero")
    for mission in content["missions"][:3]:
        mission["eventCount"] += 1  # FZ-L.09: three findings of one kind, each with a mend
    return build.pack(person, "Black Water", content)


def mission_tab(page: Page, pack, tab: str) -> None:
    page.goto(f"{address(pack, *MISSION)}?tab={tab}")


def open_place_picker(page: Page, pack) -> None:
    page.goto(address(pack))
    page.locator("[data-palette-step]", has_text="Place").last.click()
    rows = page.get_by_role("tree", name="When it is drawn").get_by_role("treeitem")
    expect(rows).to_have_count(2)
    rows.last.locator(".slot").last.click()
    expect(page.locator("[data-picker]")).to_be_visible()


def open_faulty_json(page: Page, pack) -> None:
    page.goto(address(pack))
    page.get_by_role("button", name="JSON").first.click()
    page.get_by_label("When it is drawn: JSON").fill("[{")
    page.get_by_label("When it is drawn: JSON").blur()
    expect(page.locator("[data-json-fault]").first).to_be_visible()


def open_stale_words(page: Page, pack) -> None:
    page.goto(address(pack))
    page.get_by_role("button", name="Use my own wording").first.click()
    expect(page.locator(".wording .badge")).to_be_visible()
    expect(page.locator(".wording textarea[lang=en]")).to_be_focused()
    page.locator("[data-palette-step]", has_text="Draw").first.click()
    expect(page.locator(".wording.is-stale")).to_be_visible()


def open_options(page: Page, pack) -> None:
    page.goto(address(pack))
    page.locator("[data-palette-step]", has_text="chooses one").click()
    expect(page.get_by_role("button", name="Another option")).to_be_visible()


def open_reference(page: Page, pack) -> None:
    page.goto(address(pack, "discoveries", "ferry-fuel"))
    page.locator("[data-choose]").first.click()
    expect(page.locator("[data-choosing]")).to_be_visible()


def open_place_of_a_mission(page: Page, pack) -> None:
    mission_tab(page, pack, "map")
    page.locator("[data-choose][data-places]").first.click()
    expect(page.locator("[data-choose-board]").first).to_be_visible()


def open_problems(page: Page, pack) -> None:
    mission_tab(page, pack, "recon")
    page.locator("[data-show-bottom=problems]").click()
    expect(page.locator("[data-fix-all]").first).to_be_visible()


def open_mends(page: Page, pack) -> None:
    open_problems(page, pack)
    page.locator("[data-fix-all]").first.click()
    expect(page.locator("#editor-mends")).to_be_visible()


def open_deletion(page: Page, pack) -> None:
    page.goto(address(pack, "sectors", "quarry"))
    page.locator("[data-record][aria-selected=true] a").focus()
    page.keyboard.press("Delete")
    expect(page.get_by_role("dialog")).to_be_visible()


def open_conflict(page: Page, pack) -> None:
    page.goto(address(pack))
    naming = {"op": "set", "at": ["events", "footprints", "name", "en"], "value": "Tracks"}
    lin = build.person("lin")
    log.append(pack=pack, person=lin, label="Tracks", operations=[naming], base=pack.revision)
    page.get_by_label("Name, EN").fill("Prints")
    expect(page.get_by_role("alertdialog")).to_be_visible()


def open_history(page: Page, pack) -> None:
    page.goto(address(pack))
    page.get_by_label("Name, EN").fill("Prints")
    saved(page)
    page.get_by_role("button", name="Undo").click()
    saved(page)
    page.get_by_role("button", name="History").first.click()
    expect(page.get_by_role("region", name="History")).to_contain_text("Prints")


def open_search(page: Page, pack) -> None:
    page.goto(address(pack))
    page.keyboard.press("Control+k")
    page.keyboard.type("fog")


def open_keys(page: Page, pack) -> None:
    page.goto(address(pack))
    page.get_by_role("button", name="Keys").click()
    expect(page.locator("#editor-keys")).to_be_visible()


def open_without_connection(page: Page, pack) -> None:
    page.goto(address(pack))
    page.context.set_offline(True)
    page.get_by_label("Name, EN").fill("Prints")
    expect(page.get_by_text("Offline, steps kept here")).to_be_visible()


def open_tour(page: Page, pack) -> None:
    page.goto(f"{address(pack, *MISSION)}?tour")
    expect(page.get_by_role("button", name="Skip")).to_be_visible()


def open_story(page: Page, pack) -> None:
    mission_tab(page, pack, "story")
    page.get_by_role("button", name="Preview").first.click()


def open_on_a_phone(page: Page, pack) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    mission_tab(page, pack, "recon")
    page.locator("[data-sheet=outline]").click()


def open_on_a_tablet(page: Page, pack) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    page.goto(address(pack))
    page.locator(".phone-tabs [data-sheet=side]").click()


STATES = [
    open_place_picker,
    open_faulty_json,
    open_stale_words,
    open_options,
    open_reference,
    open_place_of_a_mission,
    open_problems,
    open_mends,
    open_deletion,
    open_conflict,
    open_history,
    open_search,
    open_keys,
    open_without_connection,
    open_tour,
    open_story,
    open_on_a_phone,
    open_on_a_tablet,
]


@pytest.mark.parametrize("state", STATES, ids=lambda one: one.__name__)
def test_axe_finds_nothing_in_any_state_by_day_or_night(page, pack, complaints, state):
    state(page, pack)
    assert faults(page) == []
    page.context.set_offline(False)
    complaints.clear()  # a conflict and a lost connection are noted by the browser


@pytest.mark.parametrize("tab", ["basics", "story", "recon", "monsters", "threat", "team", "beginning", "rules"])
def test_axe_finds_nothing_on_any_part_of_a_mission(page, pack, tab):
    mission_tab(page, pack, tab)
    assert faults(page) == []


def test_panels_are_as_large_as_one_draws_them_and_stay_so(page, pack):
    page.goto(address(pack))
    outline = page.locator(".workspace-outline")
    before = outline.bounding_box()["width"]
    page.get_by_role("separator", name="Width of the outline").focus()
    page.keyboard.press("ArrowRight")
    assert outline.bounding_box()["width"] == before + 16
    line = page.get_by_role("separator", name="Height of the panel below")
    at = line.bounding_box()
    page.mouse.move(at["x"] + 200, at["y"] + 4)
    page.mouse.down()
    page.mouse.move(at["x"] + 200, at["y"] - 60, steps=3)
    page.mouse.up()
    drawn = page.locator(".workspace-bottom").bounding_box()["height"]
    page.reload()
    assert outline.bounding_box()["width"] == before + 16
    assert page.locator(".workspace-bottom").bounding_box()["height"] == drawn
    page.get_by_role("separator", name="Width of the outline").dblclick()
    assert outline.bounding_box()["width"] == before


def test_own_words_survive_in_the_document(page, pack):
    open_stale_words(page, pack)
    saved(page)
    event = next(one for one in document_of(pack)["events"] if one["id"] == "footprints")
    assert json.dumps(event["wording"]["effects"]["text"])
    page.get_by_role("button", name="They still fit").click()
    expect(page.locator(".wording.is-stale")).to_have_count(0)


def test_the_search_leads_to_parts_of_what_is_open_and_acts_on_it(page, pack):
    page.goto(f"/missions/{pack.slug}/edit/missions/the-last-ferry/")
    page.keyboard.press("Control+k")
    page.keyboard.type("threat and")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("tab=threat"))
    expect(page.locator("#editor-open")).to_have_attribute("data-tab", "threat")
    page.keyboard.press("Control+k")
    page.keyboard.type("duplicate")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/missions/the-last-ferry-2/"))


def test_what_a_narrow_window_folds_by_itself_is_there_again_in_a_wide_one(page, pack):
    page.set_viewport_size({"width": 900, "height": 700})
    page.goto(address(pack))
    expect(page.locator(".workspace-outline")).to_have_class(re.compile("is-folded"))
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator(".workspace-outline")).not_to_have_class(re.compile("is-folded"))
    page.locator("[data-fold=outline]").first.click()
    expect(page.locator(".workspace-outline")).to_have_class(re.compile("is-folded"))
    page.reload()
    expect(page.locator(".workspace-outline")).to_have_class(re.compile("is-folded"))


def test_the_context_key_opens_the_menu_of_a_record_in_the_outline(page, pack):
    page.goto(address(pack))
    row = page.locator("[data-record] a", has_text="Bitter Bargain")
    row.click(button="right")
    expect(page.get_by_role("heading", level=1)).to_have_text("Bitter Bargain")
    expect(page.locator("#record-menu button").first).to_be_focused()
    before = len(document_of(pack)["events"])
    page.locator("#record-menu [data-record-act=duplicate]").click()
    expect(page).not_to_have_url(re.compile("/bitter-bargain/$"))
    saved(page)
    assert len(document_of(pack)["events"]) == before + 1
