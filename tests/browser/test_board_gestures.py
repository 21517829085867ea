"""Odd gestures at the board: what is given up half-way changes nothing, and nobody loses sight of where they are."""

import pytest
from playwright.sync_api import Page, expect

from missions.models import Edit
from tests.browser.test_board_editor import (
    LAYOUT,
    LOCATION,
    SECTOR,
    Finger,
    cell,
    open_record,  # noqa: F401 a fixture
    place,
    record,
    saved,
    tiles,
)

pytestmark = pytest.mark.django_db(transaction=True)

IN_SIGHT = """([place, view]) => {
    const [one, room] = [place, view].map((one) => one.getBoundingClientRect());
    return one.left >= room.left && one.right <= room.right && one.top >= room.top && one.bottom <= room.bottom;
}"""


def is_in_sight(page: Page, shown) -> bool:
    view = page.locator("[data-view]").element_handle()
    return page.evaluate(IN_SIGHT, [shown.element_handle(), view])


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


def test_whoever_goes_on_by_key_sees_where_they_are(page, open_record):  # noqa: F811
    pack = open_record(LAYOUT)
    place(page, "river-landing/jetty").click()
    for _ in range(3):
        page.keyboard.press("+")
    for key in ["ArrowDown"] * 4 + ["ArrowRight"] * 2:
        page.keyboard.press(key)
        assert is_in_sight(page, page.locator("[data-region]:focus"))
    before = cell(page, 0, 0)
    page.keyboard.press("Control+ArrowRight")
    assert cell(page, 0, 0)[0] == pytest.approx(before[0] - 80, abs=1)
    zoomed = page.locator("[data-zoom-shown]").inner_text()
    page.set_viewport_size({"width": 1300, "height": 820})
    drawn(page)
    expect(page.locator("[data-zoom-shown]")).to_have_text(zoomed)  # nobody asked for another one
    page.keyboard.press("0")
    page.keyboard.press("Delete")
    saved(page, pack, 1)
    expect(page.locator("[data-region]:focus")).to_have_count(1)  # beside what was taken off
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#canvas-place")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#canvas-place")).to_be_hidden()


def test_a_rectangle_is_painted_by_key_and_a_wide_brush_fills_from_where_one_points(page, open_record):  # noqa: F811
    pack = open_record(SECTOR)
    before = record(pack, "sectors", "salt-marsh")["cells"]
    page.locator("[data-paint=C]").click()
    page.keyboard.press("r")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".canvas-cursor path")).to_have_count(4)
    page.keyboard.press("Escape")
    expect(page.locator(".canvas-cursor path")).to_have_count(1)
    page.keyboard.press("Space")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Space")
    saved(page, pack, 1)
    rows = record(pack, "sectors", "salt-marsh")["cells"]
    assert [row[1] for row in rows[:2]] == ["C", "C"]
    assert [row[2:] for row in rows] == [row[2:] for row in before]
    page.keyboard.press("b")
    for _ in range(2):
        page.keyboard.press("]")
    page.locator("[data-tool=fill]").click()
    page.mouse.click(*cell(page, 3, 3))  # a brush of three cells would begin at the Deep Pool
    saved(page, pack, 2)
    assert record(pack, "sectors", "salt-marsh")["cells"][2:4] == ["CCXXBB", "CCCCCC"]


def test_two_new_places_of_a_fast_hand_bear_two_letters(page, open_record):  # noqa: F811
    pack = open_record(SECTOR)
    known = len(record(pack, "sectors", "salt-marsh")["locations"])
    page.keyboard.press("n")
    page.keyboard.press("n")
    saved(page, pack, 2)
    places = record(pack, "sectors", "salt-marsh")["locations"]
    assert len({one["key"] for one in places}) == len({one["id"] for one in places}) == known + 2
