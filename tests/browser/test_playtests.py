"""Play-tests as people meet them: real pages, real Redis, a real worker."""

import re

import pytest
from playwright.sync_api import expect

from playtests.models import Run
from tests import build
from tests.playtests.support import MISSION

pytestmark = pytest.mark.django_db(transaction=True)

LONG = 120_000  # milliseconds, on a busy machine


@pytest.fixture
def pack(sign_in):
    ana = build.person("ana")
    sign_in(ana)
    return build.public_pack(ana)


def test_from_the_mission_page_to_a_report_and_back(worker, page, pack):
    page.goto(f"/missions/{pack.slug}/{MISSION}/")
    page.get_by_role("button", name="Play-test").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("So far"))).to_be_visible(timeout=LONG)
    expect(page.get_by_text("Verdict", exact=True).first).to_be_visible(timeout=LONG)
    expect(page.get_by_role("progressbar")).to_have_count(0)
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


def test_a_run_is_cancelled_and_what_was_played_stays(worker, page, pack):
    page.goto(f"/playtests/start/{pack.slug}/{MISSION}/")
    page.get_by_label("Games for each team size").fill("20000")
    page.get_by_role("button", name="Start the play-test").click()
    expect(page.get_by_role("heading", name=re.compile("So far"))).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="Cancel the run").click()
    expect(page.get_by_text(re.compile(r"Cancelled\. [\d,]+ games are kept"))).to_be_visible()
    expect(page.get_by_text("This run was cancelled")).to_be_visible()
    run = Run.objects.get()
    assert 0 < sum(run.series.values_list("played", flat=True)) < 20_000
