"""Odd gestures at the board: what is given up half-way changes nothing."""

import pytest
from playwright.sync_api import Page, expect

from missions.models import Edit
from tests.browser.test_board_editor import (
    LAYOUT,
    LOCATION,
    Finger,
    cell,
    open_record,  # noqa: F401 a fixture
    place,
    record,
    saved,
    tiles,
)

pytestmark = pytest.mark.django_db(transaction=True)


def drawn(page: Page) -> None:
    """Wait until the last move of the pointer has been followed."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def zone_at(pack, x: int, y: int) -> dict | None:
    zones = record(pack, "locations", "warehouse")["zones"]
    return next((one for one in zones if (one["x"], one["y"]) == (x, y)), None)


def test_a_press_that_goes_on_after_escape_carries_nothing(page, open_record):  # noqa: F811
    pack = open_record(LAYOUT)
    before = tiles(pack)
    page.mouse.move(*cell(page, 9, 9))
    page.mouse.down()
    page.mouse.move(*cell(page, 14, 3), steps=6)
    expect(page.locator(".canvas-target")).to_have_count(1)
    page.keyboard.press("Escape")
    page.mouse.move(*cell(page, 14, 8), steps=4)
    drawn(page)
    expect(page.locator(".canvas-target, .canvas-ghost")).to_have_count(0)
    page.mouse.up()
    place(page, "river-landing/jetty").click()
    page.keyboard.press("z")
    saved(page, pack, 1)  # the one step there is
    assert [one["sector"] for one in tiles(pack)] == [one["sector"] for one in before]
    assert [(one["x"], one["y"]) for one in tiles(pack)] == [(one["x"], one["y"]) for one in before]


def test_a_second_finger_puts_back_what_the_first_one_carries(page, open_record):  # noqa: F811
    pack = open_record(LAYOUT)
    finger = Finger(page)
    finger.press(*cell(page, 9, 9))
    expect(page.locator(".canvas-ghost")).to_be_visible()
    on_the_way = cell(page, 14, 3)
    finger.move(*on_the_way)
    expect(page.locator(".canvas-target")).to_have_count(1)
    points = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate([on_the_way, cell(page, 2, 9)])]
    finger.devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    expect(page.locator(".canvas-target")).to_have_count(0)
    finger.lift()
    expect(page.locator(".canvas.is-holding")).to_have_count(0)
    assert not Edit.objects.filter(pack=pack).exists()


def test_a_zone_that_is_put_back_or_dropped_beside_the_board_stays(page, open_record):  # noqa: F811
    pack = open_record(LOCATION, "countdown")
    form = page.locator(".form-column").bounding_box()
    page.mouse.move(*cell(page, 1, 1))
    page.mouse.down()
    page.mouse.move(*cell(page, 1, 0), steps=4)
    expect(page.locator(".canvas-target")).to_have_count(1)
    page.keyboard.press("Escape")
    page.mouse.move(*cell(page, 2, 0), steps=4)
    expect(page.locator(".canvas-target")).to_have_count(0)
    page.mouse.up()
    page.mouse.move(*cell(page, 1, 1))
    page.mouse.down()
    page.mouse.move(form["x"] + 40, form["y"] + 40, steps=6)
    expect(page.locator(".canvas-target")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".canvas-target")).to_have_count(0)
    place(page, "b2").click()
    page.keyboard.press("+")
    saved(page, pack, 1)  # the one step there is
    assert zone_at(pack, 1, 1)


def test_a_moved_zone_stays_chosen_by_mouse_by_key_and_a_resting_finger_carries_it(page, open_record):  # noqa: F811
    pack = open_record(LOCATION, "countdown")
    place(page, "b2").click()
    page.mouse.down()
    page.mouse.move(*cell(page, 1, 0), steps=6)
    page.mouse.up()
    saved(page, pack, 1)
    expect(place(page, "b1")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    saved(page, pack, 2)
    expect(place(page, "b2")).to_be_focused()
    finger = Finger(page)
    finger.press(*cell(page, 1, 1))
    expect(page.locator(".canvas-target")).to_have_count(1)  # after a quarter of a second
    finger.move(*cell(page, 1, 0))
    finger.lift()
    saved(page, pack, 3)
    assert zone_at(pack, 1, 0)
    assert not zone_at(pack, 1, 1)
