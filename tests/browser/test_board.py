"""The map sheet in a real browser: pointing, tapping and walking by keyboard."""

import pytest
from playwright.sync_api import expect

from tests import build


@pytest.fixture
def mission_address(transactional_db):
    pack = build.public_pack(build.person(), "The Box", build.document("fireteam_zero"))
    return f"/missions/{pack.slug}/the-last-ferry/"


def lit(page, what: str) -> set[str]:
    """The numbers of the places whose outline is lit."""
    return set(page.locator(f".board-outline.{what}").evaluate_all("lines => lines.map(line => line.dataset.outline)"))


def test_pointing_at_a_place_lights_it_and_its_neighbours_on_board_and_list(page, mission_address):
    page.goto(mission_address)
    page.locator("[data-region='river-landing/lookout']").hover()
    here = page.locator(".place.is-pointed-at")
    expect(here).to_have_count(1)
    expect(here).to_contain_text("Lookout")
    assert lit(page, "is-pointed-at") == {here.get_attribute("data-place")}
    assert lit(page, "is-neighbour") == set(here.get_attribute("data-neighbours").split())
    assert page.locator(".place.is-neighbour").count() == len(lit(page, "is-neighbour"))


def test_a_row_of_the_list_lights_its_place(page, mission_address):
    page.goto(mission_address)
    row = page.locator(".place", has=page.locator(".place-at", has_text="B12"))
    row.focus()
    assert lit(page, "is-pointed-at") == {row.get_attribute("data-place")}
    page.keyboard.press("Escape")
    assert lit(page, "is-pointed-at") == set()


def test_arrow_keys_walk_the_board_from_one_stop(page, mission_address):
    page.goto(mission_address)
    places = page.locator("svg[data-board] [data-region]")
    assert page.locator("svg[data-board] [data-region][tabindex='0']").count() == 1
    places.first.focus()
    seen = [page.evaluate("document.activeElement.getAttribute('aria-label')")]
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        seen.append(page.evaluate("document.activeElement.getAttribute('aria-label')"))
    assert seen[0].startswith("B1 Jetty water")
    assert "Next to:" in seen[0]
    assert seen[1] != seen[0]
    assert len(set(seen)) >= 4


def test_on_a_phone_the_tapped_place_is_named_below(page, mission_address):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(mission_address)
    page.locator("[data-region='river-landing/lookout']").click()
    expect(page.locator("[data-told]")).to_contain_text("Lookout")
    expect(page.locator("[data-told]")).to_contain_text("Next to:")
    expect(page.locator("svg[data-board] .board-name").first).to_be_hidden()
