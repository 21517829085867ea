"""Print-and-play in a real browser, from the mission page to the file."""

import pypdfium2
import pytest
from playwright.sync_api import expect

from missions.services import printing
from tests import build
from tests.browser.test_every_page import faults_of, sideways_scroll


@pytest.fixture
def mission_address(transactional_db, settings, tmp_path, monkeypatch):
    settings.MEDIA_ROOT = tmp_path
    monkeypatch.setattr(printing, "_send", lambda job_id: printing.make_print(job_id=job_id))  # there is no worker here
    pack = build.public_pack(build.person(), "The Box", build.document("countdown"))
    return f"/missions/{pack.slug}/closing-time/"


def test_a_visitor_prints_a_mission_without_an_account(page, mission_address):
    page.goto(mission_address)
    page.get_by_role("link", name="Print", exact=True).click()
    page.get_by_label("Cards of this mission").uncheck()
    expect(page.get_by_text("3 sheets; kept")).to_be_visible()
    page.get_by_label("Français").check()
    page.get_by_role("button", name="Make the PDF").click()
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download PDF, 3 sheets").evaluate(
            "link => { link.download = ''; link.click(); }"
        )
    assert len(pypdfium2.PdfDocument(waiting.value.path())) == 3
    expect(page.get_by_role("img", name="Sheet 2")).to_be_visible()


@pytest.mark.parametrize("width", [390, 1440])
def test_the_page_can_be_used_by_everybody(page, mission_address, width):
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(mission_address + "print/")
    assert faults_of(page) == []
    assert sideways_scroll(page) <= 0
