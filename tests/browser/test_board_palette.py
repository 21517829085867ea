"""What a hand meets at the board: what a drop will do, the palette's drawers, menus, slots by name, the other side."""

import re
from copy import deepcopy

import pytest
from playwright.sync_api import expect

from tests import build
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

FERRY = "missions/the-last-ferry/"


def drag(page, start: dict, *stops: tuple[float, float]) -> None:
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    for stop in stops:
        page.mouse.move(*stop, steps=6)


def at(pack, sector: str) -> tuple[int, int]:
    return next((one["x"], one["y"]) for one in tiles(pack) if one["sector"] == sector)


def test_two_sectors_change_places_in_one_step(page, open_record):  # noqa: F811
    pack = open_record(LAYOUT)
    before = {name: at(pack, name) for name in ("river-landing", "quarry")}
    place(page, "river-landing/lookout").hover()
    page.mouse.down()
    page.mouse.move(*cell(page, 8, 8), steps=6)
    page.mouse.move(*cell(page, 10, 10), steps=4)
    expect(page.locator("[data-chip]")).to_contain_text("changes places with Quarry")
    page.mouse.up()
    saved(page, pack, 1)
    assert (at(pack, "quarry"), at(pack, "river-landing")) == (before["river-landing"], before["quarry"])
    page.keyboard.press("Control+z")
    saved(page, pack, 2)
    assert at(pack, "quarry") == before["quarry"]


def test_the_target_shows_where_places_will_touch_and_a_refused_drop_says_why(page, open_record):  # noqa: F811
    open_record(LAYOUT)
    drag(page, page.locator("[data-piece=churchyard]").bounding_box(), cell(page, 5, 5), cell(page, 14, 8))
    expect(page.locator(".canvas-contact")).to_have_count(1)
    expect(page.locator(".canvas-slot").first).to_be_attached()
    page.mouse.move(*cell(page, 9, 3), steps=5)
    expect(page.locator("[data-chip].is-bad")).to_contain_text("overlaps Village Square")
    page.mouse.up()
    expect(page.locator("[data-told]")).to_contain_text("It cannot lie here: it overlaps Village Square.")
    expect(page.locator(".canvas-ghost")).to_have_count(0)


def test_the_other_side_of_a_sector_that_lies_there_is_offered_as_a_flip(page, open_record):  # noqa: F811
    pack = open_record(LAYOUT)
    drag(page, page.locator("[data-piece=mine-head]").bounding_box(), cell(page, 5, 5), cell(page, 14, 8))
    page.mouse.up()
    offer = page.locator("[data-flip-offer]")
    expect(offer).to_contain_text("Mine Head is the other side of Quarry")
    offer.get_by_role("button", name="Flip it where it lies").click()
    saved(page, pack, 1)
    assert "mine-head" in [one["sector"] for one in tiles(pack)]
    assert len(tiles(pack)) == 4
    page.locator("[data-piece=quarry]").click()  # now Quarry is the other side: on top of it, it flips at once
    page.mouse.click(*cell(page, 9, 9))
    saved(page, pack, 2)
    assert "quarry" in [one["sector"] for one in tiles(pack)]


def test_digits_take_a_sector_and_shift_keeps_it_in_the_hand(page, open_record):  # noqa: F811
    pack = open_record(LAYOUT)
    page.get_by_label("Find a sector").fill("yard")  # digits count those that are left
    expect(page.locator("[data-piece]:visible")).to_have_count(2)
    first = page.locator("[data-piece]:visible").filter(has=page.locator("[data-key]:not([hidden])")).first
    taken = first.get_attribute("data-piece")
    piece = page.locator(f"[data-piece={taken}]")
    place(page, "quarry/haul-road").focus()
    page.keyboard.press("1")
    expect(piece).to_have_attribute("aria-pressed", "true")
    page.keyboard.down("Shift")
    page.mouse.click(*cell(page, 14, 2))
    page.keyboard.up("Shift")
    saved_steps(page, pack, 1)
    expect(piece.locator("[data-laid]")).to_be_visible()  # the board is drawn again
    expect(piece).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator(".canvas-target")).to_have_count(0)
    assert [one["sector"] for one in tiles(pack)].count(taken) == 1


def saved_steps(page, pack, steps: int) -> None:
    """Like `saved`, with something still in the hand."""
    for _ in range(80):
        if pack.edits.count() >= steps:
            return
        page.wait_for_timeout(100)
    raise AssertionError(pack.edits.count())


def test_a_right_click_offers_what_can_be_done_with_the_sector(page, open_record):  # noqa: F811
    pack = open_record(LAYOUT)
    place(page, "quarry/haul-road").click(button="right")
    menu = page.locator("#canvas-menu")
    expect(menu).to_be_visible()
    menu.get_by_role("button", name="Take off the board").click()
    saved(page, pack, 1)
    expect(menu).to_be_hidden()
    assert "quarry" not in [one["sector"] for one in tiles(pack)]


def test_a_sector_is_turned_flipped_and_moved_by_buttons_alone(page, open_record):  # noqa: F811
    pack = open_record(LAYOUT)
    place(page, "quarry/haul-road").click()
    column = page.locator("#canvas-place")
    column.get_by_role("button", name="180°").click()
    saved(page, pack, 1)
    assert next(one for one in tiles(pack) if one["sector"] == "quarry")["rotation"] == 180
    expect(column.locator("[data-slot-to='-6,0']")).to_have_text("A1, 6 to the left")
    slot = column.locator("[data-slot-to]").first
    x, y = map(int, slot.get_attribute("data-slot-to").split(","))
    slot.click()
    saved(page, pack, 2)
    assert at(pack, "quarry") == (x, y)
    expect(column.locator("[data-side-to]")).to_have_count(2)
    column.locator("[data-side-to=mine-head]").click()
    saved(page, pack, 3)
    assert at(pack, "mine-head") == (x, y)


def test_a_figure_of_the_palette_is_dragged_and_clicked_onto_places(page, open_record):  # noqa: F811
    pack = open_record(FERRY)
    page.get_by_role("button", name="Figures on the board").first.click()
    figure = page.locator("[data-thing]:visible").first
    name, field = figure.get_attribute("data-thing"), figure.get_attribute("data-field")
    drag(page, figure.bounding_box(), cell(page, 6, 3), cell(page, 10, 2))
    expect(page.locator(".is-aimed")).to_have_count(1)
    page.mouse.up()
    saved(page, pack, 1)
    placed = record(pack, "missions", "the-last-ferry")["initialPlacement"]
    assert placed == [{field: name, "location": "village-square/square"}]
    figure.click()
    place(page, "village-square/inn").click()
    saved(page, pack, 2)
    place(page, "village-square/inn").click()  # once more takes it off
    saved(page, pack, 3)
    assert record(pack, "missions", "the-last-ferry")["initialPlacement"] == placed


def test_the_chosen_place_has_the_column_and_closing_it_brings_the_form_back(page, open_record):  # noqa: F811
    open_record(FERRY)
    place(page, "quarry/quarry-floor").click()
    column = page.locator("#canvas-place")
    expect(column).to_contain_text("Entry point: 1 step")
    expect(page.locator(".form-column")).to_be_hidden()
    column.get_by_role("button", name="Back to the form").click()
    expect(page.locator(".form-column")).to_be_visible()


def test_the_legend_explains_the_ground_and_the_list_reads_the_board(page, open_record):  # noqa: F811
    open_record(LAYOUT)
    expect(page.locator("[data-terrain]")).to_have_text(re.compile("cover.*difficult", re.IGNORECASE | re.DOTALL))
    page.locator("[data-overlay]").select_option("reach")
    expect(page.locator("[data-terrain]")).to_be_hidden()  # the overlay has a legend of its own
    page.get_by_role("tab", name="As a list").click()
    row = page.locator("#bottom-list tr").filter(has_text="Haul Road")
    row.get_by_role("button", name="Haul Road").click()
    expect(page.locator("#canvas-place h2")).to_have_text("Haul Road")


def test_both_sides_are_seen_and_a_stroke_tells_what_it_changes(page, open_record):  # noqa: F811
    pack = open_record(SECTOR)
    expect(page.locator(".canvas-side")).to_contain_text("CLEARING")
    page.locator("[data-paint=C]").click()
    page.mouse.move(*cell(page, 2, 2))
    page.mouse.down()
    page.mouse.move(*cell(page, 3, 2), steps=4)
    page.mouse.up()
    saved(page, pack, 1)
    card = page.locator("[data-stroke-card]")
    expect(card).to_contain_text("2 cells painted as Bank")
    expect(card.locator(".stroke-gained")).to_have_text(["Causeway now touches Bank"])
    page.get_by_role("link", name="Paint this side").click()
    expect(page).to_have_url(re.compile("sectors/drowned-wood/$"))


def test_a_flipped_sector_stays_chosen_and_a_bare_cell_is_marked(page, open_record):  # noqa: F811
    pack = open_record(LAYOUT)
    place(page, "quarry/haul-road").click()
    page.keyboard.press("f")
    saved(page, pack, 1)
    expect(page.locator("[data-region^='mine-head'][aria-selected=true]")).to_have_count(1)
    page.keyboard.press("f")  # and back
    saved(page, pack, 2)
    assert "quarry" in [one["sector"] for one in tiles(pack)]
    page.goto(page.url.replace(LAYOUT, SECTOR))
    page.locator("[data-tool=erase]").click()
    page.mouse.click(*cell(page, 5, 5))
    saved(page, pack, 3)
    expect(page.locator("[data-flaws]")).to_contain_text("1 cell belongs to no place.")
    expect(page.locator(".canvas-fault")).to_have_count(1)


def test_a_blueprint_counts_its_zones_and_their_cards(page, open_record):  # noqa: F811
    pack = open_record(LOCATION, "countdown")
    sums = page.locator(".canvas-sums dd")
    before = sums.first.inner_text()
    threes = page.locator(".canvas-count").filter(has_text="3")
    expect(threes).to_have_count(1)
    expect(place(page, "b2")).to_have_attribute("aria-label", re.compile("beside Threat zone A2, Threat zone C2"))
    place(page, "b2").click()
    page.keyboard.press("+")
    saved(page, pack, 1)
    expect(sums.first).not_to_have_text(before)
    expect(threes).to_have_count(2)


def test_a_painted_zone_is_chosen_and_new_ones_get_the_cards_that_are_set(page, open_record):  # noqa: F811
    pack = open_record(LOCATION, "countdown")
    page.get_by_role("button", name="Turn").click()
    expect(page.locator("[data-told]")).to_have_text("Choose a zone first.")
    page.keyboard.press("1")
    for _ in range(2):
        page.get_by_role("button", name="More cards").click()
    expect(page.locator("[data-count]")).to_have_text("3")
    page.mouse.click(*cell(page, 2, 2))
    saved(page, pack, 1)
    assert record(pack, "locations", "warehouse")["zones"][-1]["cards"] == 3
    chosen = page.locator("#canvas-place h2")
    expect(chosen).to_contain_text("c3")
    expect(page.locator(".canvas-joined line")).to_have_count(3)  # to c2, d3, c4
    page.keyboard.press("+")  # with the brush still in the hand
    saved(page, pack, 2)
    assert record(pack, "locations", "warehouse")["zones"][-1]["cards"] == 4
    page.mouse.click(*cell(page, 0, 1))  # painted like that already: it is chosen
    expect(chosen).to_contain_text("a2")
    saved(page, pack, 2)


def test_a_phone_that_is_turned_upright_shows_the_outline(page, open_record):  # noqa: F811
    open_record(LAYOUT)
    page.set_viewport_size({"width": 844, "height": 390})
    page.reload()
    # In a window this narrow it is a rail from the beginning: a press on a kind of records unfolds it there.
    page.get_by_role("treeitem", name="Layouts").locator(".outline-row").click()
    expect(page.locator("[data-record] a", has_text="Ferry Crossing")).to_be_visible()
    page.locator("[data-fold=outline]").click()
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("button[data-sheet=outline]").click()
    expect(page.get_by_role("tree").first).to_be_visible()


def test_the_graph_folds_its_stacks_and_hides_kinds(page, sign_in, redis_server):
    ana = build.person("ana")
    sign_in(ana)
    pack = build.pack(ana, content=build.document("fireteam_zero"))
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(f"/missions/{pack.slug}/edit/{FERRY}?tab=graph")
    nodes = page.locator(".graph-node:visible")
    expect(page.locator(".graph-node.is-stack")).to_have_count(1)
    folded = nodes.count()
    page.get_by_role("link", name="Unfold the stacks").click()
    expect(page.locator(".graph-node.is-stack")).to_have_count(0)
    assert nodes.count() > folded
    page.get_by_role("button", name="Twists").click()
    expect(page.locator(".graph-node.is-twist:visible")).to_have_count(0)
    page.get_by_role("tab", name="As a list").click()
    expect(page.locator("#bottom-list")).to_contain_text("Ferry Fuel leads to Repair the Ferry")


def test_a_finger_that_rests_opens_the_menu_and_the_grip_carries(page, open_record):  # noqa: F811
    pack = open_record(LAYOUT)
    finger = Finger(page)
    page.reload()
    expect(page.locator("[data-region][tabindex='0']")).to_have_count(1)
    x, y = cell(page, 10, 11)
    finger.press(x, y)
    expect(page.locator(".canvas-ghost")).to_be_visible()  # after a quarter of a second
    finger.lift()
    expect(page.locator("#canvas-menu")).to_be_visible()
    page.keyboard.press("Escape")
    grip = page.locator("[data-carry]")
    box = grip.bounding_box()
    assert (box["width"], box["height"]) == (44, 44)
    finger.press(box["x"] + 20, box["y"] + 20)
    finger.move(box["x"] + 60, box["y"] + 40)
    finger.move(*cell(page, 14, 3))
    finger.lift()
    saved(page, pack, 1)
    assert at(pack, "quarry") == (12, 0)


def test_the_cells_of_the_other_side_are_copied_in_one_step(page, open_record):  # noqa: F811
    pack = open_record(SECTOR)
    before, other = record(pack, "sectors", "salt-marsh"), record(pack, "sectors", "drowned-wood")
    page.get_by_role("button", name="Copy cells").click()
    saved(page, pack, 1)
    after = record(pack, "sectors", "salt-marsh")
    assert after["cells"] == other["cells"]
    assert {one["key"] for one in after["locations"]} >= set("".join(other["cells"])) - {"."}
    expect(page.locator("[data-told]")).to_contain_text("Cells copied from Drowned Wood")
    page.keyboard.press("Control+z")
    saved(page, pack, 2)
    assert record(pack, "sectors", "salt-marsh") == before


def test_a_mark_on_the_board_unfolds_its_problems_and_leads_to_the_field(page, sign_in, redis_server):
    ana = build.person("ana")
    sign_in(ana)
    document = deepcopy(build.document("fireteam_zero"))
    mission = next(one for one in document["missions"] if one["id"] == "the-last-ferry")
    mission["spawnLocations"].append(mission["spawnLocations"][0])
    pack = build.pack(ana, content=document)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(f"/missions/{pack.slug}/edit/missions/the-last-ferry/?tab=map")
    expect(page.locator("[data-region][tabindex='0']")).to_have_count(1)
    page.locator("[data-fault]").click()
    unfolded = page.locator("#canvas-mends")
    expect(unfolded).to_contain_text("is listed twice")
    expect(unfolded.locator("button").first).to_be_focused()
    place(page, "river-landing/boathouse").focus()
    page.keyboard.press("Escape")
    expect(unfolded).to_be_hidden()
    place(page, "river-landing/boathouse").click(position={"x": 40, "y": 60})
    here = page.locator("[data-place-problems]")
    expect(here).to_contain_text("is listed twice")
    here.get_by_role("button", name="Show").click()
    expect(page.locator(".is-shown")).to_have_count(1)


def test_the_sheet_of_a_place_has_three_heights_by_finger_and_key(page, open_record):  # noqa: F811
    open_record(LAYOUT)
    page.set_viewport_size({"width": 820, "height": 1180})
    chosen = page.locator("[data-region]").last
    chosen.click()
    sheet, grip = page.locator("#canvas-place"), page.locator("#canvas-place [data-sheet-grip]")
    expect(grip).to_be_visible()
    assert sheet.bounding_box()["height"] == pytest.approx(590, abs=2)
    assert chosen.bounding_box()["y"] < sheet.bounding_box()["y"]  # what was chosen is still seen
    grip.press("ArrowDown")
    assert sheet.bounding_box()["height"] == pytest.approx(192, abs=2)
    box = grip.bounding_box()
    page.mouse.move(box["x"] + 400, box["y"] + 8)
    page.mouse.down()
    page.mouse.move(400, 200, steps=5)
    page.mouse.up()
    assert sheet.bounding_box()["height"] == pytest.approx(1180 - 88, abs=2)
    grip.click()
    assert sheet.bounding_box()["height"] == pytest.approx(192, abs=2)


def shown_at(page) -> float:
    """How large the board is on the screen."""
    return page.evaluate("() => document.querySelector('[data-sheet] svg.board').getBoundingClientRect().width")


def test_room_for_the_next_sector_is_seen_and_the_view_moves_along_at_its_edge(page, open_record):  # noqa: F811
    open_record(LAYOUT)
    view = page.locator("[data-view]").bounding_box()
    flags = page.locator(".canvas-flags text")
    expect(flags.filter(has_text="Salt Marsh")).to_have_count(1)
    assert cell(page, 15, 3)[0] < view["x"] + view["width"]  # the middle of the slot beside the board
    drag(page, page.locator("[data-piece=churchyard]").bounding_box(), cell(page, 5, 5), cell(page, 14, 3))
    chip = page.locator("[data-chip]")
    expect(chip).to_contain_text("Churchyard")
    at_start = chip.bounding_box()
    assert at_start["x"] + at_start["width"] < cell(page, 11, 3)[0]  # away from what is carried
    before = cell(page, 0, 0)[0]
    page.mouse.move(view["x"] + view["width"] - 12, view["y"] + view["height"] / 2)
    page.wait_for_function(
        "before => document.querySelector('[data-sheet] svg.board').getBoundingClientRect().left < before - 80",
        arg=before,
    )
    page.keyboard.press("Escape")
    page.mouse.up()


def test_what_is_chosen_is_what_the_brush_holds_and_words_of_a_stroke_move_nothing(page, open_record):  # noqa: F811
    pack = open_record(SECTOR)
    place(page, "salt-marsh/bank").click()
    expect(page.locator("[data-paint=C]")).to_have_attribute("aria-pressed", "true")
    words = page.locator("#canvas-place").get_by_role("group", name="Words")
    expect(words.locator("input")).to_have_value("water")
    words.get_by_role("button", name="Add").click()
    expect(words.locator("input")).to_have_count(2)
    words.locator("input").last.fill("deep")
    words.locator("input").last.blur()
    saved(page, pack, 2)
    region = next(one for one in record(pack, "sectors", "salt-marsh")["locations"] if one["id"] == "bank")
    assert region["tags"] == ["water", "deep"]
    page.keyboard.press("b")
    before = shown_at(page)
    page.mouse.click(*cell(page, 2, 2))
    saved(page, pack, 3)
    expect(page.locator("[data-told]")).to_contain_text("painted as Bank")
    assert shown_at(page) == before
