"""Play-tests as people meet them: real pages, real Redis, a real worker."""

import re

import pytest
from playwright.sync_api import expect

from playtests.models import Chunk, Run
from playtests.services import playing
from tests import build
from tests.browser.test_every_page import look_at
from tests.playtests.support import MISSION, launch, play_all

pytestmark = pytest.mark.django_db(transaction=True)

LONG = 180_000  # milliseconds, on a busy machine


@pytest.fixture
def pack(sign_in):
    ana = build.person("ana")
    sign_in(ana)
    return build.public_pack(ana)


def test_from_the_mission_page_to_a_report_and_back(worker, page, pack):
    page.goto(f"/missions/{pack.slug}/{MISSION}/")
    page.get_by_role("button", name="Play-test").click()
    expect(page.get_by_text("Verdict", exact=True).first).to_be_visible(timeout=LONG)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.locator("#export-menu summary")).to_be_visible()  # the page was not loaded anew
    run = Run.objects.get()
    assert run.state == Run.State.DONE
    page.get_by_role("link", name="Games", exact=True).click()
    page.get_by_role("link", name="Lost", exact=True).click()
    page.get_by_role("link", name=re.compile("^Game ")).first.click()
    expect(page.get_by_text("lost").first).to_be_visible()
    page.goto(f"/missions/{pack.slug}/{MISSION}/")
    expect(page.get_by_role("heading", name="Measured difficulty")).to_be_visible()
    page.get_by_role("link", name="The whole report").click()
    expect(page).to_have_url(re.compile(run.get_absolute_url()))


@pytest.mark.parametrize("folder", ["countdown", "fireteam_zero"])
def test_a_report_is_usable_by_everybody(page, sign_in, folder):
    """By night on a desk, by day on a phone; by axe; in the longest language."""
    ana = build.person("ana", language="de")
    sign_in(ana)
    document = build.document(folder)
    version = build.public_pack(ana, "Long", document).published
    mission = version.missions.first().key
    run = launch(version, mission=mission, games=12)
    play_all(run)
    look_at(page, run.get_absolute_url())
    look_at(page, f"/playtests/{run.pk}/games/?result=lost")
    look_at(page, f"/playtests/start/{version.pack.slug}/{mission}/")
    look_at(page, f"/playtests/what-if/{version.pack.slug}/{mission}/")
    look_at(page, f"/playtests/{run.pk}/games/0/from-here/?step=20")
    look_at(page, "/playtests/replay/")


NOTE_STEPS = """
  window.stepsShown = [];
  const told = history.replaceState.bind(history);
  history.replaceState = (state, title, address) => {
    window.stepsShown.push(address);
    told(state, title, address);
  };
"""
SEVERAL_STEPS = """() => new Promise((done) => {
  let looks = 0;
  const look = setInterval(() => {
    if (window.stepsShown.length < 4 && ++looks < 300) return;
    clearInterval(look);
    done(window.stepsShown);
  }, 50);
})"""


BAR_SPANS = "bars => bars.map((bar) => bar.getBoundingClientRect()).map(({ left, right }) => [left, right])"


def test_the_heat_map_is_switched_by_keyboard(page, pack):
    run = launch(pack.published, games=12)
    play_all(run)
    page.goto(run.get_absolute_url())
    switch = page.locator("[data-heat-switch]").first
    expect(switch).to_be_visible()
    first, second = (switch.locator("input").nth(number) for number in (0, 1))
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(second).to_be_checked()
    shown = page.locator("[data-heat]").first.locator("[data-heat-layer]:visible")
    expect(shown).to_have_count(1)
    assert shown.get_attribute("data-heat-layer") == second.get_attribute("value")
    spans = shown.locator(".rank-bar").evaluate_all(BAR_SPANS)
    assert len(spans) > 1
    assert len({tuple(span) for span in spans}) == 1, "bars that do not begin in one line cannot be compared"


FOCUSED_PLACE = "document.activeElement.dataset.heatLink"


def test_arrow_keys_walk_over_a_heat_map_and_its_numbers_are_told(page, pack):
    run = launch(pack.published, games=12)
    play_all(run)
    page.goto(run.get_absolute_url())
    page.locator("[data-heat-switch] label").last.click()  # visits: there are some everywhere
    board = page.locator("[data-heat-board]:visible").first
    expect(board.locator("[data-heat-link][tabindex='0']")).to_have_count(1)
    hint, told = (board.locator("[data-heat-told] > span").nth(number) for number in (0, 1))
    expect(hint).to_be_visible()
    board.locator("[data-heat-link][tabindex='0']").focus()
    seen = []
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        seen.append(page.evaluate(FOCUSED_PLACE))
    assert len(set(seen)) > 1
    expect(told).to_contain_text("Visits")
    expect(hint).to_be_hidden()
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    expect(hint).to_be_visible()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/games/\?.*row="))


MAY_ASK = """(piece) => piece.dispatchEvent(new CustomEvent("htmx:beforeRequest", {bubbles: true, cancelable: true}))"""


def test_what_somebody_types_below_growing_figures_is_not_taken_away(page, pack):
    run = launch(pack.published, games=60)
    playing.play_chunk(chunk_id=Chunk.objects.order_by("first").first().pk)
    page.goto(run.get_absolute_url())
    figures = page.locator("#evidence")
    assert figures.evaluate(MAY_ASK)
    page.locator("#pin summary").click()
    page.get_by_label("At least").fill("45")
    assert not figures.evaluate(MAY_ASK)
    page.locator("#pin summary").click()
    assert figures.evaluate(MAY_ASK)


NOTE_BARE_MAPS = """document.addEventListener("htmx:afterSwap", () => {
  window.bareMaps = document.querySelectorAll("[data-heat]:not(.is-switched)").length;
})"""


def test_growing_figures_never_show_all_layers_of_a_map_at_once(page, pack):
    """Not even for a moment: the page would jump with every answer."""
    run = launch(pack.published, games=60)
    playing.play_chunk(chunk_id=Chunk.objects.order_by("first").first().pk)
    page.goto(run.get_absolute_url())
    page.evaluate(NOTE_BARE_MAPS)
    page.evaluate(f"htmx.ajax('GET', '/playtests/{run.pk}/evidence/', {{target: '#evidence', swap: 'outerHTML'}})")
    page.wait_for_function("window.bareMaps !== undefined")
    assert page.evaluate("window.bareMaps") == 0
    expect(page.locator("[data-heat-switch]").first).to_be_visible()
    page.locator("#evidence .rank-games a:visible").first.click()  # where its words stand
    expect(page).to_have_url(re.compile(r"/games/\?series=0&"))


def test_a_replay_that_opens_at_its_end_plays_from_its_first_step(page, pack):
    run = launch(pack.published, games=1)
    play_all(run)
    page.add_init_script(NOTE_STEPS)
    page.goto(f"/playtests/{run.pk}/games/0/")
    last = page.locator("[data-replay]").get_attribute("data-last")
    expect(page.locator("[data-slider]")).to_have_value(last)
    expect(page.locator("[data-told]")).not_to_be_empty()
    page.locator("[name=speed][value='4']").check(force=True)
    page.locator("[data-play]").click()
    expect(page.locator("[data-play]")).to_have_attribute("aria-pressed", "true")
    shown = page.evaluate(SEVERAL_STEPS)
    assert shown[:4] == [f"#{last}", "#0", "#1", "#2"]


def test_while_nobody_answers_a_running_report_says_so(page, pack, complaints):
    run = launch(pack.published, games=60)
    page.goto(run.get_absolute_url())
    notice = page.get_by_text("No connection. It tries again by itself")
    expect(notice).to_be_hidden()
    back = []
    page.route("**/progress/**", lambda route: route.continue_() if back else route.abort())
    expect(notice).to_be_visible()
    back.append(True)
    expect(notice).to_be_hidden()
    complaints.clear()  # of what was not answered
