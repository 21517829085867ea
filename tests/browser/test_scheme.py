"""Light and dark: as the system prefers, or as chosen."""

import pytest
from playwright.sync_api import expect

NIGHT, DAY = "rgb(20, 22, 15)", "rgb(233, 226, 207)"


@pytest.mark.parametrize(("system", "paper"), [("dark", NIGHT), ("light", DAY)])
def test_the_page_follows_the_system(page, system, paper):
    page.emulate_media(color_scheme=system)
    page.goto("/")
    expect(page.locator("body")).to_have_css("background-color", paper)


def test_the_choice_is_remembered_and_the_server_already_knows_it(page):
    page.emulate_media(color_scheme="light")
    page.goto("/")
    page.get_by_role("button", name="Dark colours").click()
    expect(page.locator("body")).to_have_css("background-color", NIGHT)
    answer = page.goto("/missions/")
    assert 'data-scheme="dark"' in answer.text()  # in the HTML, so nothing flashes before scripts run
    expect(page.locator("body")).to_have_css("background-color", NIGHT)
    expect(page.get_by_role("button", name="Dark colours")).to_have_attribute("aria-pressed", "true")


def test_choosing_what_the_system_prefers_forgets_the_choice(page, context):
    page.emulate_media(color_scheme="dark")
    page.goto("/")
    toggle = page.get_by_role("button", name="Dark colours")
    toggle.click()
    expect(page.locator("body")).to_have_css("background-color", DAY)
    toggle.click()
    expect(page.locator("body")).to_have_css("background-color", NIGHT)
    assert "scheme" not in {cookie["name"] for cookie in context.cookies()}


def test_a_cookie_that_names_no_scheme_is_ignored(page, context, site_url):
    context.add_cookies([{"name": "scheme", "value": 'x"><script>', "url": site_url}])
    page.goto("/")
    assert page.locator("html").get_attribute("data-scheme") is None
