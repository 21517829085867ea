"""One long play-test journey. A module of its own: no other worker may be there that does not stop at the gate."""

import re

import pytest
from playwright.sync_api import expect

from engine import Report, load_pack, playtest
from playtests.models import Run
from tests import build
from tests.playtests import gate
from tests.playtests.support import MISSION, stands_at
from tests.services import running_worker, wait_until

pytestmark = pytest.mark.django_db(transaction=True)

LONG = 180_000  # milliseconds, on a busy machine
HALF_WAY = 1000  # games: parts of any size end there


@pytest.fixture
def pack(sign_in):
    ana = build.person("ana")
    sign_in(ana)
    return build.public_pack(ana)


@pytest.fixture
def start_worker(redis_server, test_folder, database_url):
    """Workers that stop at the gate, so that a run is as far as a test wants it on any machine."""
    including = f"{gate.WORKER},tests.playtests.quick_broom"
    yield lambda: running_worker(test_folder, database_url=database_url, has_beat=True, including=including)
    gate.lift()


def test_the_whole_journey(start_worker, page, pack):
    """2,000 games watched to a report and followed to one of them, a run cancelled, a worker killed half-way."""
    with start_worker() as worker:
        page.goto(f"/missions/{pack.slug}/{MISSION}/")
        page.get_by_role("link", name="Play-test with other numbers").click()
        run = watch_two_thousand_games(page)
        assert (run.state, run.series.get().played) == (Run.State.DONE, 2000)
        page.locator("#evidence a", has_text="Games behind").first.press("Enter")
        page.get_by_role("link", name=re.compile("^Game ")).first.click()
        expect(page.locator("[data-replay]")).to_be_visible()
        page.get_by_role("link", name="One step back").click()

        page.goto(f"/playtests/start/{pack.slug}/{MISSION}/")
        gate.shut_at(HALF_WAY)
        ask_for(page, games=100_000, seed=12)
        expect(page.get_by_role("progressbar")).to_have_attribute("value", str(HALF_WAY), timeout=LONG)
        page.get_by_role("button", name="Cancel the run").click()
        expect(page.get_by_text("Cancelled. 1,000 games are kept.")).to_be_visible()
        expect(page.get_by_text("This run was cancelled")).to_be_visible()
        gate.lift()

        page.goto(f"/playtests/start/{pack.slug}/{MISSION}/")
        gate.shut_at(HALF_WAY)
        ask_for(page, games=2000, seed=13)
        third = Run.objects.get(seed=13)
        wait_until(stands_at(third, HALF_WAY), what="the third run to be half-way")
        worker.kill()
    third.refresh_from_db()
    assert third.is_running
    expect(page.get_by_text("none is alive")).to_be_visible(timeout=LONG)
    gate.lift()
    with start_worker():
        expect(page.get_by_text("Verdict", exact=True).first).to_be_visible(timeout=LONG)
    alone = playtest(load_pack(pack.published.document), MISSION, 4, 2000, seed=13, bot="random")
    assert Report.from_json(third.series.get().report).figures() == alone.figures()


def watch_two_thousand_games(page) -> Run:
    """Progress moves, figures stand there before the end, then the verdict."""
    gate.shut_at(HALF_WAY)
    ask_for(page, games=2000, seed=11)
    bar = page.get_by_role("progressbar")
    expect(bar).to_have_attribute("value", str(HALF_WAY), timeout=LONG)
    expect(page.get_by_role("heading", name=re.compile("So far"))).to_be_visible()
    page.reload()
    expect(bar).to_have_attribute("value", str(HALF_WAY))
    gate.lift()
    expect(page.get_by_text("Verdict", exact=True).first).to_be_visible(timeout=LONG)
    return Run.objects.get()


def ask_for(page, *, games: int, seed: int) -> None:
    """One team of four, random play: the quickest games there are."""
    for team in page.get_by_role("group", name="Team sizes").get_by_role("checkbox").all():
        team.set_checked(team.get_attribute("value") == "4")
    page.get_by_label("Games for each team size").fill(str(games))
    page.get_by_label("Bot", exact=True).select_option("random")
    page.get_by_label("Seed").fill(str(seed))
    page.get_by_role("button", name="Start the play-test").click()
