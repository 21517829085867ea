"""With JavaScript switched off."""

import pytest
from playwright.sync_api import expect

from tests import browser_support
from tests.build import PASSWORD, person


@pytest.fixture
def plain_page(browser, site_url, page):
    """The `page` fixture is asked for only so that this counts as a browser test."""
    context = browser_support.open_context(browser, site_url, java_script_enabled=False)
    yield context.new_page()
    context.close()


def test_one_can_sign_in_change_the_profile_and_read_what_happened(plain_page, transactional_db):
    ruth = person("ruth")
    plain_page.goto("/accounts/login/?next=/accounts/profile/")
    plain_page.get_by_label("Email").fill(ruth.email)
    plain_page.get_by_label("Password").fill(PASSWORD)
    plain_page.locator("main button").click()
    plain_page.get_by_label("Display name").fill("Ruth of the North")
    plain_page.get_by_role("button", name="Save profile").click()
    expect(plain_page.get_by_role("status")).to_contain_text("Your profile is saved.")
    expect(plain_page.get_by_role("button", name="Dismiss")).to_have_count(0)  # it could do nothing
    ruth.refresh_from_db()
    assert ruth.display_name == "Ruth of the North"


def test_the_phones_menu_opens(plain_page):
    plain_page.set_viewport_size({"width": 390, "height": 844})
    plain_page.goto("/")
    plain_page.get_by_role("button", name="Menu", exact=True).click()
    plain_page.locator("#site-menu").get_by_role("link", name="Campaigns").click()
    expect(plain_page.get_by_role("heading", name="Campaigns")).to_be_visible()


def test_the_language_can_be_chosen(plain_page):
    plain_page.goto("/missions/")
    plain_page.get_by_role("button", name="Deutsch").click()
    expect(plain_page.locator("html")).to_have_attribute("lang", "de")


def test_all_tabs_can_be_read(plain_page, transactional_db, site_url):
    ruth = person("ruth", is_staff=True)
    plain_page.goto("/accounts/login/?next=/styleguide/")
    plain_page.get_by_label("Email").fill(ruth.email)
    plain_page.get_by_label("Password").fill(PASSWORD)
    plain_page.locator("main button").click()
    for panel in ("#tab-briefing", "#tab-sectors", "#tab-cards"):
        expect(plain_page.locator(panel)).to_be_visible()
