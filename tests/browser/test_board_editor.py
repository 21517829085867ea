"""Boards in the workspace: sectors laid by mouse, key and click, places painted, zones of a blueprint."""

import re

import pytest
from playwright.sync_api import Page, expect

from missions.models import Edit
from missions.services.documents import document_of
from tests import build
from tests.browser.test_every_page import AXE

pytestmark = pytest.mark.django_db(transaction=True)

LAYOUT = "layouts/ferry-crossing/"
SECTOR = "sectors/salt-marsh/"
LOCATION = "locations/warehouse/"


@pytest.fixture
def open_record(page: Page, sign_in, redis_server):
    """Open a record of a fresh pack; the pack comes back. An edit asks for a play-test, so the queue is there."""
    ana = build.person("ana")
    sign_in(ana)

    def opening(path: str, game: str = "fireteam_zero"):
        pack = build.pack(ana, content=build.document(game))
        page.set_viewport_size({"width": 1440, "height": 900})
        page.goto(f"/missions/{pack.slug}/edit/{path}")
        expect(page.locator("[data-region][tabindex='0']")).to_have_count(1)  # the scripts are at work
        return pack

    return opening


def record(pack, collection: str, name: str):
    pack.refresh_from_db()
    return next(one for one in document_of(pack)[collection] if one["id"] == name)


def tiles(pack) -> list[dict]:
    return record(pack, "layouts", "ferry-crossing")["tiles"]


def saved(page: Page, pack, steps: int) -> None:
    """Wait until so many steps are in the history."""
    for _ in range(80):
        if Edit.objects.filter(pack=pack).count() >= steps:
            break
        page.wait_for_timeout(100)
    assert Edit.objects.filter(pack=pack).count() == steps
    expect(page.locator(".canvas-target")).to_have_count(0)


def cell(page: Page, column: float, row: float) -> tuple[float, float]:
    """Where the middle of a cell of the board is on the screen; cells beside the board too."""
    found = page.evaluate(
        """([x, y]) => {
            const board = document.querySelector("[data-sheet] svg.board");
            const at = new DOMPoint(x * 64, y * 64).matrixTransform(board.getScreenCTM());
            return [at.x, at.y];
        }""",
        [column + 0.5, row + 0.5],
    )
    return found[0], found[1]


class Finger:
    """One finger on a touch screen."""

    def __init__(self, page: Page) -> None:
        self.devtools = page.context.new_cdp_session(page)
        self.devtools.send("Emulation.setTouchEmulationEnabled", {"enabled": True})

    def press(self, x: float, y: float) -> None:
        self.devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})

    def move(self, x: float, y: float) -> None:
        self.devtools.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})

    def lift(self) -> None:
        self.devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def place(page: Page, name: str):
    return page.locator(f"[data-region='{name}']")


def test_a_sector_is_dragged_onto_the_board_and_undo_takes_it_off(page, open_record):
    pack = open_record(LAYOUT)
    before = tiles(pack)
    start = page.locator("[data-piece=churchyard]").bounding_box()
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(*cell(page, 5, 5), steps=6)
    page.mouse.move(*cell(page, 14, 8), steps=6)
    expect(page.locator(".canvas-target")).to_have_count(1)
    expect(page.locator("[data-chip]")).to_contain_text("touches Village Square, Quarry, overlaps nothing")
    page.mouse.up()
    saved(page, pack, 1)
    assert [one["sector"] for one in tiles(pack)] == [*(one["sector"] for one in before), "churchyard"]
    expect(place(page, "churchyard/headstones")).to_be_attached()
    page.keyboard.press("Control+z")
    saved(page, pack, 2)
    assert tiles(pack) == before
    expect(place(page, "churchyard/headstones")).to_have_count(0)


def test_a_sector_cannot_be_dropped_on_another_one(page, open_record):
    pack = open_record(LAYOUT)
    start = page.locator("[data-piece=churchyard]").bounding_box()
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(*cell(page, 9, 3), steps=5)
    expect(page.locator(".canvas-target.is-bad")).to_have_count(1)
    expect(page.locator("[data-chip]")).to_contain_text("overlaps Village Square")
    page.mouse.up()
    expect(page.locator(".canvas-target")).to_have_count(0)
    assert not Edit.objects.filter(pack=pack).exists()


def test_a_sector_is_moved_turned_and_put_back_by_key(page, open_record):
    pack = open_record(LAYOUT)
    before = tiles(pack)
    place(page, "quarry/haul-road").focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(page.locator(".canvas-target")).to_have_count(0)
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("z")
    page.keyboard.press("Enter")
    saved(page, pack, 1)
    old, new = (next(one for one in some if one["sector"] == "quarry") for some in (before, tiles(pack)))
    assert (new["x"] - old["x"], new["y"] - old["y"]) == (6, 0)
    assert new["rotation"] == (old.get("rotation", 0) + 90) % 360
    assert page.evaluate("document.activeElement.dataset.region") == "quarry/haul-road"  # focus stays on what was moved


def test_a_sector_is_laid_with_two_clicks_flipped_and_taken_off(page, open_record):
    pack = open_record(LAYOUT)
    page.locator("[data-piece=churchyard]").click()
    page.mouse.click(*cell(page, 14, 8))
    saved(page, pack, 1)
    place(page, "churchyard/headstones").click()
    page.keyboard.press("f")
    saved(page, pack, 2)
    assert tiles(pack)[-1]["sector"] == "crypt"
    place(page, "quarry/haul-road").click()
    page.keyboard.press("Delete")
    saved(page, pack, 3)
    assert "quarry" not in [one["sector"] for one in tiles(pack)]
    layouts = len(document_of(pack)["layouts"])
    place(page, "village-square/inn").click()
    page.keyboard.press("Control+d")
    saved(page, pack, 4)
    assert [one["sector"] for one in tiles(pack)].count("village-square") == 2
    assert len(document_of(pack)["layouts"]) == layouts  # the sector was doubled, not the record


def test_a_sector_is_laid_with_a_finger_that_rests_first(page, open_record):
    pack = open_record(LAYOUT)
    before = len(tiles(pack))
    start = page.locator("[data-piece=churchyard]").bounding_box()
    finger = Finger(page)
    finger.press(start["x"] + 20, start["y"] + 20)
    page.wait_for_timeout(350)
    finger.move(*cell(page, 9, 3))
    finger.move(*cell(page, 14, 8))
    expect(page.locator(".canvas-target:not(.is-bad)")).to_have_count(1)
    finger.lift()
    saved(page, pack, 1)
    assert [one["sector"] for one in tiles(pack)][before:] == ["churchyard"]


def test_a_finger_that_does_not_rest_moves_the_view(page, open_record):
    pack = open_record(LAYOUT)
    before = cell(page, 3, 3)
    finger = Finger(page)
    finger.press(*before)
    finger.move(before[0] + 30, before[1] + 10)
    finger.move(before[0] + 60, before[1] + 20)
    finger.lift()
    after = cell(page, 3, 3)
    assert after[0] - before[0] > 40
    assert not Edit.objects.filter(pack=pack).exists()


def spot(pack, sector: str) -> tuple[int, int]:
    return next((one["x"], one["y"]) for one in tiles(pack) if one["sector"] == sector)


def test_several_sectors_are_chosen_and_laid_in_a_row(page, open_record):
    pack = open_record(LAYOUT)
    page.keyboard.press("Control+a")
    expect(page.locator(".canvas-chosen rect")).to_have_count(4)
    page.keyboard.press("a")
    saved(page, pack, 1)
    assert len({one["y"] for one in tiles(pack)}) == 1
    assert sorted(one["x"] for one in tiles(pack)) == [0, 6, 12, 18]
    place(page, "quarry/haul-road").click()
    page.keyboard.press("Space")
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    expect(page.locator("[data-chip]")).to_contain_text("a gap of 12 cells to")
    page.keyboard.press("Enter")
    saved(page, pack, 2)
    expect(page.locator(".canvas-apart rect")).to_have_count(1)  # the gap stays in sight


def test_what_is_in_the_hand_stays_there_when_the_step_before_is_answered(page, open_record):
    """Whoever is faster than the server loses no key and no click: the board is drawn anew below the hand."""
    pack = open_record(LAYOUT)
    waiting = []
    page.route("**/edits/", lambda route: waiting.append(route))
    place(page, "quarry/haul-road").click()
    page.keyboard.press("Delete")
    place(page, "village-square/inn").click()
    page.keyboard.press("Space")
    for _ in range(2):
        page.keyboard.press("ArrowDown")
    expect(page.locator("[data-chip]")).to_contain_text("Village Square over")
    waiting[0].continue_()
    page.unroute("**/edits/")
    expect(place(page, "quarry/haul-road")).to_have_count(0)
    expect(page.locator(".canvas-target")).to_have_count(1)
    expect(page.locator("[data-chip]")).to_contain_text("Village Square over")
    before = spot(pack, "village-square")
    page.keyboard.press("Enter")
    saved(page, pack, 2)
    assert spot(pack, "village-square") == (before[0], before[1] + 12)


def answer(page: Page, waiting: list) -> None:
    """Let the answer that was held back come, and the board be drawn anew."""
    drawn = page.locator("#editor-canvas").element_handle()
    waiting[0].continue_()
    page.wait_for_function("drawn => !drawn.isConnected", arg=drawn)


@pytest.mark.parametrize("is_laid_first", [False, True])
def test_keys_count_from_where_the_step_before_lays_the_sector(page, open_record, is_laid_first):
    """The same keys do the same, whether the step they follow is answered between or after them."""
    pack = open_record(LAYOUT)
    waiting = []
    page.route("**/edits/", lambda route: waiting.append(route), times=1)
    page.keyboard.press("Control+a")
    page.keyboard.press("a")
    place(page, "quarry/haul-road").click()
    page.keyboard.press("Space")
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    expect(page.locator("[data-chip]")).to_contain_text("Quarry over G25")
    if is_laid_first:
        page.keyboard.press("Enter")
        answer(page, waiting)
    else:
        answer(page, waiting)
        expect(page.locator("[data-chip]")).to_contain_text("Quarry over S19")
        page.keyboard.press("Enter")
    saved(page, pack, 2)
    assert sorted((one["x"], one["y"]) for one in tiles(pack)) == [(0, 0), (6, 0), (12, 0), (18, 18)]
    assert spot(pack, "quarry") == (18, 18)


def test_a_turned_sector_that_is_picked_up_before_the_answer_stays_turned(page, open_record):
    pack = open_record(LAYOUT)
    before = next(one for one in tiles(pack) if one["sector"] == "quarry")
    waiting = []
    page.route("**/edits/", lambda route: waiting.append(route), times=1)
    place(page, "quarry/haul-road").click()
    page.keyboard.press("z")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-chip]")).to_contain_text("Quarry over")
    answer(page, waiting)
    page.keyboard.press("Enter")
    saved(page, pack, 2)
    after = next(one for one in tiles(pack) if one["sector"] == "quarry")
    assert after == {**before, "y": before["y"] + 6, "rotation": (before.get("rotation", 0) + 90) % 360}


def test_a_click_counts_that_began_before_the_board_was_drawn_anew(page, open_record):
    pack = open_record(LAYOUT)
    waiting = []
    page.route("**/edits/", lambda route: waiting.append(route))
    place(page, "quarry/haul-road").click()
    page.keyboard.press("Delete")
    box = place(page, "village-square/inn").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    with page.expect_response("**/edits/"):
        waiting[0].continue_()
    page.wait_for_function("document.querySelector('[data-region=\"quarry/haul-road\"]')")  # it waits for the button
    page.mouse.up()
    expect(place(page, "quarry/haul-road")).to_have_count(0)
    expect(place(page, "village-square/inn")).to_have_attribute("aria-selected", "true")
    saved(page, pack, 1)


def test_steps_on_the_board_wait_without_a_connection_and_are_sent_in_order(page, context, complaints, open_record):
    pack = open_record(LAYOUT)
    before = tiles(pack)
    context.set_offline(True)
    place(page, "river-landing/jetty").click()
    page.keyboard.press("Delete")
    expect(page.locator("[data-saved]")).to_have_text("Offline, steps kept here: 1")
    place(page, "quarry/haul-road").click()
    page.keyboard.press("z")  # its number in the list is another one by now
    page.locator("[data-piece=churchyard]").click()
    page.mouse.click(*cell(page, 14, 8))
    expect(page.locator("[data-saved]")).to_have_text("Offline, steps kept here: 3")
    expect(page.locator(".canvas-waiting rect")).to_have_count(2)
    expect(page.locator("[data-told]")).to_contain_text("waits for a connection")
    assert tiles(pack) == before
    context.set_offline(False)
    saved(page, pack, 3)
    after = {one["sector"]: one for one in tiles(pack)}
    assert set(after) == {one["sector"] for one in before} - {"river-landing"} | {"churchyard"}
    old = next(one for one in before if one["sector"] == "quarry")
    assert after["quarry"]["rotation"] == (old.get("rotation", 0) + 90) % 360
    expect(page.locator(".canvas-waiting rect")).to_have_count(0)
    expect(page.locator("[data-saved]")).to_have_text("Saved")
    assert all("ERR_INTERNET_DISCONNECTED" in one for one in complaints)
    complaints.clear()


def test_strokes_of_the_brush_wait_too(page, context, complaints, open_record):
    pack = open_record(SECTOR)
    page.locator("[data-paint=B]").click()
    context.set_offline(True)
    page.mouse.click(*cell(page, 1, 0))
    expect(page.locator("[data-saved]")).to_have_text("Offline, steps kept here: 1")
    page.mouse.click(*cell(page, 2, 0))
    expect(page.locator("[data-saved]")).to_have_text("Offline, steps kept here: 2")
    context.set_offline(False)
    saved(page, pack, 2)
    assert record(pack, "sectors", "salt-marsh")["cells"][0] == "ABBABB"
    complaints.clear()


def test_an_empty_board_takes_its_first_sector(page, open_record):
    pack = open_record(LAYOUT)
    for steps in (1, 2, 3, 4):
        first = page.locator("[data-region]").first.get_attribute("data-region")
        place(page, first).click()
        page.keyboard.press("Delete")
        expect(place(page, first)).to_have_count(0)
        saved(page, pack, steps)
    assert tiles(pack) == []
    expect(page.get_by_text("Drag a sector here")).to_be_visible()
    page.locator("[data-piece=churchyard]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    saved(page, pack, 5)
    assert [(one["sector"], one["x"], one["y"]) for one in tiles(pack)] == [("churchyard", 0, 0)]


def test_a_tool_puts_things_on_places_and_takes_them_off(page, open_record):
    pack = open_record("missions/the-last-ferry/")
    page.locator("[data-tool=place]").filter(has_text="Exit point").click()
    place(page, "village-square/lane").click()
    saved(page, pack, 1)
    assert record(pack, "missions", "the-last-ferry")["exitPoint"] == "village-square/lane"
    page.keyboard.press("v")
    place(page, "village-square/square").click()
    inspector = page.locator("#canvas-place")
    expect(inspector.get_by_role("heading", name="Square")).to_be_visible()
    spawns = record(pack, "missions", "the-last-ferry")["spawnLocations"]
    inspector.get_by_role("button", name="Spawn points").click()
    saved(page, pack, 2)
    assert record(pack, "missions", "the-last-ferry")["spawnLocations"] == [*spawns, "village-square/square"]
    expect(inspector.get_by_role("button", name="Spawn points")).to_have_attribute("aria-pressed", "true")


def test_a_stroke_of_the_brush_is_one_step_and_undo_restores_it(page, open_record):
    pack = open_record(SECTOR)
    before = record(pack, "sectors", "salt-marsh")["cells"]
    page.keyboard.press("b")
    page.locator("[data-paint=C]").click()
    page.mouse.move(*cell(page, 2, 2))
    page.mouse.down()
    page.mouse.move(*cell(page, 3, 2), steps=5)
    page.mouse.up()
    saved(page, pack, 1)
    assert record(pack, "sectors", "salt-marsh")["cells"][2] == "CCCCBB"
    assert before[2] == "CCXXBB"
    page.keyboard.press("Control+z")
    saved(page, pack, 2)
    assert record(pack, "sectors", "salt-marsh")["cells"] == before


def neighbours(pack) -> set[frozenset[str]] | None:
    pairs = record(pack, "sectors", "salt-marsh").get("innerAdjacency")
    return None if pairs is None else {frozenset(pair) for pair in pairs}


def test_walls_and_links_are_drawn_and_outlive_a_stroke(page, open_record):
    """By mouse a wall, by key a link; painting keeps both, and without any of them the cells speak for themselves."""
    pack = open_record(SECTOR)
    page.locator("[data-tool=wall]").click()
    page.mouse.move(*cell(page, 0, 1))
    page.mouse.down()
    page.mouse.move(*cell(page, 0, 4), steps=4)
    page.mouse.up()
    saved(page, pack, 1)
    assert frozenset({"reeds", "bank"}) not in neighbours(pack)
    expect(place(page, "salt-marsh/reeds")).to_have_attribute("aria-label", re.compile("a wall to Bank"))  # drawn anew
    expect(page.locator("[data-told]")).to_have_text("Wall between Reeds and Bank")
    place(page, "salt-marsh/reeds").focus()
    page.keyboard.press("l")
    page.keyboard.press("Space")
    place(page, "salt-marsh/knoll").focus()
    page.keyboard.press("Enter")
    saved(page, pack, 2)
    assert frozenset({"reeds", "knoll"}) in neighbours(pack)
    page.locator("[data-paint=C]").click()
    page.mouse.click(*cell(page, 3, 2))
    saved(page, pack, 3)
    assert frozenset({"reeds", "knoll"}) in neighbours(pack)
    assert frozenset({"reeds", "bank"}) not in neighbours(pack)
    assert frozenset({"bank", "causeway"}) in neighbours(pack)  # the new cell touches it
    page.keyboard.press("v")
    place(page, "salt-marsh/reeds").click()
    page.get_by_label("The border with Bank").select_option("open")
    saved(page, pack, 4)
    page.get_by_role("button", name="Take the link away").click()
    saved(page, pack, 5)
    assert neighbours(pack) is None


def test_a_border_that_is_pressed_with_a_finger_becomes_a_wall(page, open_record):
    pack = open_record(SECTOR)
    page.locator("[data-tool=wall]").click()
    finger = Finger(page)
    finger.press(*cell(page, 4, 2.42))  # the lower edge of Causeway
    finger.lift()
    saved(page, pack, 1)
    assert frozenset({"causeway", "thicket"}) not in neighbours(pack)


def test_overlays_say_in_words_what_is_seen(page, open_record):
    open_record("missions/the-last-ferry/")
    legend = page.locator("[data-legend]")
    page.locator("[data-overlay]").select_option("odds")
    expect(legend).to_contain_text("faces of the spawn die")
    expect(page.locator(".canvas-badge-text").first).to_have_text("1/12")
    page.locator("[data-overlay]").select_option("heat")
    expect(legend).to_contain_text("No play-test on this board yet")
    page.locator("[data-overlay]").select_option("reach")
    expect(legend).to_contain_text("cannot be reached")


def test_cells_are_painted_by_key(page, open_record):
    pack = open_record(SECTOR)
    page.locator("[data-paint=B]").click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")  # faster than the board is drawn: the stroke before stays
    saved(page, pack, 2)
    assert record(pack, "sectors", "salt-marsh")["cells"][0] == "ABBABB"


def test_zones_of_a_blueprint_are_painted_changed_and_moved(page, open_record):
    pack = open_record(LOCATION, "countdown")
    zones = record(pack, "locations", "warehouse")["zones"]
    page.locator("[data-paint=objective]").click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    saved(page, pack, 1)
    painted = record(pack, "locations", "warehouse")["zones"]
    assert painted[:-1] == zones
    assert (painted[-1]["kind"], painted[-1]["x"], painted[-1]["y"]) == ("objective", 1, 0)
    page.keyboard.press("v")
    place(page, "b1").click()
    page.keyboard.press("+")
    page.keyboard.press("+")  # before the first one is answered: both count
    saved(page, pack, 3)
    assert record(pack, "locations", "warehouse")["zones"][-1]["cards"] == painted[-1]["cards"] + 2
    page.keyboard.press("Delete")
    saved(page, pack, 4)
    assert record(pack, "locations", "warehouse")["zones"] == zones


def faults(page) -> list[str]:
    """What axe finds by day and by night."""
    page.evaluate(AXE)
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        told = page.evaluate(
            "how => axe.run(document, how)", {"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]}
        )
        found += [f"{scheme} {one['id']}: {node['html']}" for one in told["violations"] for node in one["nodes"]]
    return found


@pytest.mark.parametrize(
    ("path", "game", "chosen", "state"),
    [
        ("missions/the-last-ferry/", "fireteam_zero", "village-square/inn", "odds"),
        ("missions/the-last-ferry/", "fireteam_zero", "village-square/inn", "distance"),
        (LAYOUT, "fireteam_zero", "village-square/inn", "held"),
        (LAYOUT, "fireteam_zero", "village-square/inn", "menu"),
        (LAYOUT, "fireteam_zero", "village-square/inn", "asked"),
        ("missions/the-last-ferry/", "fireteam_zero", "village-square/inn", "drawer"),
        ("missions/the-last-ferry/", "fireteam_zero", "village-square/inn", "list"),
        (SECTOR, "fireteam_zero", "salt-marsh/bank", "wall"),
        (SECTOR, "fireteam_zero", "salt-marsh/bank", "painting"),
        (LOCATION, "countdown", "b2", "heat"),
        (LOCATION, "countdown", "b2", "painting"),
    ],
)
def test_axe_finds_nothing_on_a_board_by_day_or_night(page, open_record, path, game, chosen, state):
    open_record(path, game)
    place(page, chosen).click()
    expect(page.locator("#canvas-place h2")).to_be_visible()
    if state in ("odds", "distance", "heat"):
        page.locator("[data-overlay]").select_option(state)
        expect(page.locator("[data-legend]")).to_be_visible()
    elif state == "held":
        page.keyboard.press("Space")
        page.keyboard.press("ArrowDown")
        expect(page.locator("[data-chip]")).to_be_visible()
    elif state == "menu":
        place(page, chosen).click(button="right")
        expect(page.locator("#canvas-menu")).to_be_visible()
    elif state == "asked":
        page.locator("[data-piece=mine-head]").click()
        page.mouse.click(*cell(page, 14, 2))
        expect(page.locator("[data-flip-offer]")).to_be_visible()
    elif state == "drawer":
        page.locator("[data-drawer]").nth(1).click()
        expect(page.locator("[data-thing]:visible").first).to_be_visible()
    elif state == "list":
        page.get_by_role("tab", name="As a list").click()
        expect(page.locator("#bottom-list")).to_be_visible()
    else:
        page.keyboard.press("w" if state == "wall" else "b")
        page.keyboard.press("Space")
    assert faults(page) == []


@pytest.mark.parametrize(
    ("path", "game", "there"),
    [
        ("operations/typhons-children/", "fireteam_zero", ".flow-step"),
        ("campaigns/operation-ace/", "countdown", ".flow-step"),
        ("missions/the-last-ferry/?tab=graph", "fireteam_zero", ".graph-node"),
    ],
)
def test_axe_finds_nothing_in_flows_and_graphs(page, sign_in, redis_server, path, game, there):
    ana = build.person("ana")
    sign_in(ana)
    pack = build.pack(ana, content=build.document(game))
    page.goto(f"/missions/{pack.slug}/edit/{path}")
    expect(page.locator(there).first).to_be_visible()
    assert faults(page) == []


def test_the_graph_opens_the_record_that_is_clicked(page, open_record):
    pack = open_record("missions/the-last-ferry/")
    page.get_by_role("link", name="Graph").click()
    page.locator("[data-node=start]").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.node") == "recon"  # arrows follow the edges
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.kind") == "threat"  # up and down go along a column
    page.locator("[data-node*='lower-the-chain']").focus()
    expect(page.locator(".graph-way.is-lit")).to_have_count(2)
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"/missions/{pack.slug}/edit/objectives/lower-the-chain/$"))


FLOWS = [("operations/typhons-children/", "fireteam_zero"), ("campaigns/operation-ace/", "countdown")]


def listed(pack, path: str) -> list:
    collection, name, _ = path.split("/")
    return record(pack, collection, name)["missions"]


@pytest.mark.parametrize(("path", "game"), FLOWS)
def test_the_order_of_missions_is_drawn_and_changed(page, sign_in, redis_server, path, game):
    """By key, by button, by drag; adding and taking out are steps like any other."""
    ana = build.person("ana")
    sign_in(ana)
    pack = build.pack(ana, content=build.document(game))
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(f"/missions/{pack.slug}/edit/{path}")
    first, second, third = listed(pack, path)
    page.locator("[data-flow-step='0']").focus()
    page.keyboard.press("Alt+ArrowRight")
    saved(page, pack, 1)
    assert listed(pack, path) == [second, first, third]
    expect(page.locator("[data-flow-step='1']")).to_be_focused()  # the focus stays on what was moved
    page.locator("[data-flow-step='1']").get_by_role("button", name="Later").click()
    saved(page, pack, 2)
    assert listed(pack, path) == [second, third, first]
    page.locator("[data-flow-step='2'] [data-flow-grip]").hover()
    page.mouse.down()
    box = page.locator("[data-flow-step='0']").bounding_box()
    page.mouse.move(box["x"] + 10, box["y"] + 20, steps=8)
    page.mouse.up()
    saved(page, pack, 3)
    assert listed(pack, path) == [first, second, third]
    page.locator("#flow-add-last").click()
    page.locator("[data-flow-offer]").last.click()
    saved(page, pack, 4)
    assert listed(pack, path)[:3] == [first, second, third]
    assert len(listed(pack, path)) == 4
    page.locator("[data-flow-step='3']").focus()
    page.keyboard.press("Delete")
    saved(page, pack, 5)
    assert listed(pack, path) == [first, second, third]
    page.get_by_role("button", name="play it again").click()
    expect(page.locator(".flow-loss.is-again")).to_have_count(3)
    page.locator("[data-flow-step='0']").focus()
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(re.compile(path))
