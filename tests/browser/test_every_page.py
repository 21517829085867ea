"""Every page in a real browser: by day and by night, on a phone, and as a screen reader meets it.

That no script fails and the content security policy refuses nothing is watched by the `page` fixture itself.
"""

from pathlib import Path

import pytest

from tests.build import person

AXE = (Path(__file__).resolve().parents[1] / "vendor/axe-core-4.14.0.min.js").read_text()
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
WITHOUT_DRAWINGS = {"exclude": ["svg.picture > *"]}  # hundreds of lines with nothing to read; each drawing has a label

FOR_ALL = [
    "/",
    "/missions/",
    "/playtests/",
    "/campaigns/",
    "/accounts/login/",
    "/accounts/signup/",
    "/accounts/password/reset/",
    "/accounts/password/reset/done/",
    "/accounts/confirm-email/",
    "/accounts/confirm-email/no-such-key/",
    "/accounts/password/reset/key/1-no-such-key/",
    "/accounts/inactive/",
]
FOR_MEMBERS = [
    "/",
    "/missions/",
    "/accounts/profile/",
    "/accounts/email/",
    "/accounts/password/change/",
    "/accounts/delete/",
    "/accounts/logout/",
    "/styleguide/",
]
WIDTHS = [320, 390, 768, 1119, 1120, 1440]  # the header's menu unfolds at 1120
LONG_NAME = "Wing Commander Maximiliane von Hohenstein-Trautmannsdorff der IV"[:60]


@pytest.fixture
def staff(transactional_db):
    return person("ruth", display_name=LONG_NAME, is_staff=True)


def faults_of(page) -> list[str]:
    page.evaluate(AXE)
    found = page.evaluate("([what, how]) => axe.run(what, how)", [WITHOUT_DRAWINGS, {"runOnly": STANDARDS}])[
        "violations"
    ]
    return [f"{fault['id']}: {node['html']}" for fault in found for node in fault["nodes"]]


def sideways_scroll(page) -> int:
    return page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")


def look_at(page, path):
    """On a desk by night, then on a phone by day."""
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(path)
    assert page.locator("h1").count() == 1
    assert faults_of(page) == []
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": 390, "height": 844})
    assert sideways_scroll(page) == 0
    assert faults_of(page) == []


@pytest.mark.parametrize("path", FOR_ALL)
def test_a_visitor_can_use_the_page(page, path):
    look_at(page, path)


@pytest.mark.parametrize("path", FOR_MEMBERS)
def test_a_member_can_use_the_page(page, sign_in, staff, path):
    sign_in(staff)
    look_at(page, path)


@pytest.mark.parametrize("path", ["/no/such/page/", "/styleguide/"])
def test_a_page_that_is_not_there_is_usable_too(page, complaints, path):
    look_at(page, path)
    assert "404" in page.locator(".error-slip").inner_text()
    complaints.clear()  # the browser notes the 404 itself


def test_the_page_for_a_refused_form_needs_nothing_of_the_sites_frame(page, complaints, context):
    page.goto("/accounts/login/")
    context.clear_cookies()
    page.locator("main button").click()
    page.locator(".error-slip").wait_for()
    assert faults_of(page) == []
    assert sideways_scroll(page) == 0
    complaints.clear()  # the browser notes the 403 itself


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("path", ["/", "/missions/", "/accounts/profile/", "/styleguide/"])
def test_longer_words_of_other_languages_fit_every_width(page, sign_in, staff, path, language):
    staff.language = language
    staff.save()
    sign_in(staff)
    page.goto(path)
    assert page.locator("html").get_attribute("lang") == language
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        assert (width, sideways_scroll(page)) == (width, 0)
