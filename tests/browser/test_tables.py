"""Tables as people meet them: keyboard, a second browser, reload, undo."""

import pytest
from playwright.sync_api import expect

from playtests.models import Table
from playtests.services.sources import source_of_version
from playtests.tables.opening import TableOrders, open_table
from tests import build
from tests.playtests.support import MISSION

pytestmark = pytest.mark.django_db(transaction=True)

LONG = 60_000  # milliseconds, on a busy machine


def test_two_people_and_a_bot_by_keyboard_with_reload_and_undo(page, browser, site_url, sign_in):
    ana = build.person("ana")
    sign_in(ana)
    source = source_of_version(build.public_pack(ana).published, MISSION)
    orders = TableOrders(["gustav", "bob", "vince", "dummy:matt"], ["me", "open", "bot"], seed=7)
    table = open_table(host=ana, source=source, orders=orders)
    guest = browser.new_context(base_url=site_url, reduced_motion="reduce").new_page()
    guest.goto(f"{table.get_absolute_url()}join/{table.seats.get(index=1).token}/")
    guest.get_by_role("button", name="Take the seat").click()
    page.goto(table.get_absolute_url())
    expect(page.get_by_text("Your turn").first).to_be_visible(timeout=LONG)
    expect(guest.get_by_text("Asked: ana")).to_be_visible(timeout=LONG)
    page.keyboard.press("A")
    expect(page.locator(".table-option.is-chosen")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(guest.get_by_text("Your turn").first).to_be_visible(timeout=LONG)
    page.reload()
    assert len(Table.objects.get().choices) == 1
    page.keyboard.press("Control+z")
    expect(page.get_by_text("Your turn").first).to_be_visible(timeout=LONG)
    assert Table.objects.get().choices == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    guest.context.close()
