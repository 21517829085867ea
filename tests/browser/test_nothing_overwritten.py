"""What a page shows may be older than the draft: whatever is then typed into it meets what others did, or joins it."""

import pytest
from playwright.sync_api import Page, expect

from missions.models import Authorship
from missions.services.documents import document_of
from tests import browser_support, build
from tests.browser.test_editor import address, saved

pytestmark = pytest.mark.django_db(transaction=True)

EDIT = "async (change) => void (await import('/static/js/missions/editor/edits.js')).edit(change)"


@pytest.fixture
def pack(redis_server):
    made = build.pack(build.person("ana"), "Black Water", build.document("fireteam_zero"))
    Authorship.objects.create(pack=made, person=build.person("lin"), role="author")
    return made


@pytest.fixture
def author(browser, site_url, pack):
    """Opens the event for one of its authors."""
    contexts = []

    def at(username: str) -> Page:
        context = browser_support.open_context(browser, site_url, reduced_motion="reduce")
        person = next(one for one in (pack.owner, *pack.authors.all()) if one.username == username)
        browser_support.sign_in(context, person, site_url)
        contexts.append(context)
        page = context.new_page()
        page.on("dialog", lambda dialog: dialog.accept())
        page.goto(address(pack))
        return page

    yield at
    for one in contexts:
        one.close()


def title(page: Page):
    return page.get_by_label("Name, EN")


def write(page: Page, text: str) -> None:
    title(page).fill(text)
    page.keyboard.press("Tab")


def copies(page: Page):
    return page.get_by_role("spinbutton", name="Copies")


def event(pack) -> dict:
    return next(one for one in document_of(pack)["events"] if one["id"] == "footprints")


def test_an_answer_that_comes_after_others_does_not_hide_what_they_did(author, pack):
    ana, lin = author("ana"), author("lin")
    ana.route("**/edits/?*", lambda route: route.abort())  # no news: only the answer tells
    write(lin, "Tracks")
    saved(lin)
    copies(ana).fill("3")
    saved(ana)
    write(ana, "Prints")
    conflict = ana.get_by_role("alertdialog")
    expect(conflict).to_contain_text("Tracks")
    assert event(pack)["name"]["en"] == "Tracks"
    ana.unroute("**/edits/?*")
    conflict.get_by_role("button", name="Keep mine").click()
    saved(ana)
    assert (event(pack)["name"]["en"], event(pack)["copies"]) == ("Prints", 3)


def test_what_others_write_reaches_the_field_one_stands_in(author, pack):
    ana, lin = author("ana"), author("lin")
    title(ana).click()
    write(lin, "Tracks")
    expect(title(ana)).to_have_value("Tracks")
    expect(title(ana)).to_be_focused()
    ana.keyboard.press("End")
    ana.keyboard.type("!")
    saved(ana)
    assert event(pack)["name"]["en"] == "Tracks!"


def test_what_waited_through_a_reload_is_still_of_its_own_time(author, pack):
    ana, lin = author("ana"), author("lin")
    ana.context.set_offline(True)
    copies(ana).fill("3")
    write(ana, "Prints")
    expect(ana.locator("[data-saved]")).to_have_attribute("data-state", "offline")
    write(lin, "Tracks")
    saved(lin)
    ana.context.set_offline(False)
    ana.reload()
    expect(ana.get_by_role("alertdialog")).to_contain_text("Prints")
    expect(copies(ana)).to_have_value("3")
    assert (event(pack)["name"]["en"], event(pack)["copies"]) == ("Tracks", 3)


def test_letters_typed_while_an_answer_is_drawn_stay(author, pack):
    """A step that draws the form anew is answered between two keys."""
    ana = author("ana")
    late = []
    ana.route("**/edits/", lambda route: late.append(route), times=1)
    naming = {"op": "set", "at": ["events", "footprints", "name", "fr"], "value": "Traces"}
    ana.evaluate(EDIT, {"label": "fr", "operations": [naming], "want": ["open", "bar"]})
    title(ana).click()
    ana.keyboard.press("End")
    ana.keyboard.type(" in")
    browser_support.held_request(ana, late).continue_()
    ana.keyboard.type(" the mud")
    saved(ana)
    expect(title(ana)).to_have_value("Footprints in the mud")
    expect(ana.get_by_label("Name, FR")).to_have_value("Traces")
    assert event(pack)["name"]["en"] == "Footprints in the mud"


def test_what_is_too_large_for_any_request_is_refused_in_words_and_holds_nothing_up(author, pack):
    ana = author("ana")
    naming = {"op": "set", "at": ["events", "footprints", "name", "fr"], "value": "x" * 2_500_000}
    ana.evaluate(EDIT, {"label": "fr", "operations": [naming], "want": ["bar"]})
    expect(ana.locator("[data-toasts]")).to_contain_text("This edit is too large")
    write(ana, "Prints")
    saved(ana)
    assert event(pack)["name"]["en"] == "Prints"
