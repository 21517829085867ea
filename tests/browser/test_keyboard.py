"""What one can do without a mouse."""

import pytest
from playwright.sync_api import expect

from tests.build import PASSWORD, person


@pytest.fixture
def style_page(page, sign_in, transactional_db):
    sign_in(person("ruth", is_staff=True))
    page.goto("/styleguide/")
    return page


def test_the_first_stop_leads_past_the_header(page):
    page.goto("/")
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator("main").get_by_role("link", name="Create a free account")).to_be_focused()


def test_the_focus_can_be_seen_wherever_one_tabs_to(page):
    page.goto("/")
    stops = page.locator("a:visible, button:visible").count()
    assert stops > 10
    for _ in range(stops):
        page.keyboard.press("Tab")
        assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"


def test_signing_in_by_keyboard_alone(page, transactional_db):
    ruth = person("ruth")
    page.goto("/accounts/login/")
    page.get_by_label("Email").focus()
    page.keyboard.type(ruth.email)
    page.keyboard.press("Tab")
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Sign out")).to_be_visible()


def test_after_a_refusal_the_focus_is_on_what_is_wrong(page):
    page.goto("/accounts/login/")
    page.get_by_label("Email").fill("nobody@example.org")
    page.get_by_label("Password").fill("wrong")
    page.keyboard.press("Enter")
    expect(page.locator("main .errorlist.nonfield")).to_be_focused()
    page.goto("/accounts/signup/")
    page.get_by_label("Email").fill("nobody@example.org")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Username")).to_be_focused()


def test_the_phones_menu_opens_closes_and_gives_the_focus_back(page):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/")
    menu, button = page.locator("#site-menu"), page.get_by_role("button", name="Menu", exact=True)
    expect(menu).to_be_hidden()
    button.focus()
    page.keyboard.press("Enter")
    expect(menu.get_by_role("link", name="Missions")).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(button).to_be_focused()


def test_tabs_are_one_stop_and_arrows_move_between_them(style_page):
    tabs = style_page.get_by_role("tab")
    tabs.first.focus()
    style_page.keyboard.press("ArrowRight")
    expect(tabs.nth(1)).to_be_focused()
    expect(tabs.nth(1)).to_have_attribute("aria-selected", "true")
    expect(style_page.locator("#tab-sectors")).to_be_visible()
    expect(style_page.locator("#tab-briefing")).to_be_hidden()
    style_page.keyboard.press("End")
    expect(tabs.nth(2)).to_be_focused()
    style_page.keyboard.press("ArrowRight")
    expect(tabs.first).to_be_focused()
    style_page.keyboard.press("Tab")
    expect(style_page.locator("#tab-briefing")).to_be_focused()


def test_a_dialog_keeps_the_focus_until_escape_and_gives_it_back(style_page):
    opener = style_page.get_by_role("link", name="Open a dialog")
    opener.focus()
    style_page.keyboard.press("Enter")
    dialog = style_page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("button", name="Stay")).to_be_focused()
    style_page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(opener).to_be_focused()
