"""Hands that are faster than the page: a key or a press that comes early means what it would mean a moment later."""

import re

import pytest
from playwright.sync_api import expect

from tests import build
from tests.browser.test_editor import address, record, saved
from tests.browser_support import held_request

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def pack(sign_in, redis_server):
    ana = build.person("ana")
    sign_in(ana)
    return build.pack(ana, "Black Water", build.document("fireteam_zero"))


def steps(pack) -> list:
    return record(pack)["effects"]


def test_what_is_typed_before_a_picker_unfolds_is_its_search(page, pack):
    page.goto(address(pack))
    late = []
    page.route("**/edit/slot/**", lambda route: late.append(route), times=1)
    page.locator("[data-effect] [data-row]").first.focus()
    for key in ("Enter", *"draw cards", "Enter"):
        page.keyboard.press(key)
    held_request(page, late).continue_()
    expect(page.locator("[data-effect] [data-row]")).to_have_count(2)
    saved(page)
    assert steps(pack)[1]["op"] == "drawCards"


def test_the_focus_stays_at_a_step_that_moves_and_at_the_place_of_one_that_goes(page, pack):
    page.goto(address(pack))
    rows = page.locator("[data-effect] [data-row]")
    page.locator("[data-palette-step]", has_text=re.compile(r"^\s*If\b")).first.click()
    expect(rows).to_have_count(3)
    rows.first.focus()
    page.keyboard.press("Control+d")
    expect(rows).to_have_count(4)
    rows.nth(2).focus()  # the 'if' comes after both
    page.keyboard.press("Alt+ArrowUp")
    page.keyboard.press("Alt+ArrowUp")
    saved(page)
    expect(rows.first).to_be_focused()
    expect(rows.first).to_contain_text("if", ignore_case=True)
    rows.nth(2).focus()
    page.keyboard.press("Alt+ArrowRight")  # into the 'if'
    saved(page)
    assert [one["op"] for one in steps(pack)] == ["if", "ambush"]
    expect(page.locator("[data-row]:focus")).to_have_attribute("aria-level", "2")
    rows.first.focus()
    page.keyboard.press("Delete")
    saved(page)
    expect(rows.first).to_be_focused()
    assert [one["op"] for one in steps(pack)] == ["ambush"]


def test_a_press_below_the_field_one_leaves_lands_where_it_began(page, pack):
    """What the field is for folds away only after the press."""
    page.goto(address(pack))
    page.get_by_label("Name, EN").click()
    hint = page.locator(".edit-field.is-at > .field-hint")
    expect(hint.first).to_be_visible()
    wanted = page.locator(".segments label", has_text="Helps")
    at = wanted.bounding_box()
    page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] - 3)
    page.mouse.down()
    page.mouse.up()
    saved(page)
    assert record(pack)["mood"] == "help"
