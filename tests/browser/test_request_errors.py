"""htmx leaves the page as it is when a request fails; then a toast must say so."""

import pytest
from django.contrib.messages import SUCCESS
from django.contrib.messages.storage.base import Message
from django.template.loader import render_to_string
from django.test import RequestFactory
from playwright.sync_api import expect

BUTTON = """() => {
    document.querySelector("main").insertAdjacentHTML("beforeend", `
        <form><input name="title" value="Night watch" aria-label="Title">
        <button hx-post="/piece" hx-target="#result">Fetch</button></form><p id="result">before</p>`);
    htmx.process(document.querySelector("main"));
}"""


@pytest.fixture
def form_page(page, complaints):
    page.goto("/")
    page.evaluate(BUTTON)
    yield page
    complaints.clear()  # failed requests are what these tests are about


def failing_at_first(page, fail):
    """The address fails once and answers from then on with what it was sent."""
    requests = []

    def answer(route):
        requests.append(route.request)
        fail(route) if len(requests) == 1 else route.fulfill(body=f"got {route.request.post_data}")

    page.route("**/piece", answer)
    return requests


FAILURES = [
    (lambda route: route.fulfill(status=500, body="<h1>500</h1>"), "Something went wrong on our side"),
    (lambda route: route.fulfill(status=429, body="slowly"), "a little too often"),
    (lambda route: route.fulfill(status=400, body="what?"), "That was refused"),
    (lambda route: route.abort(), "The server could not be reached"),
]


@pytest.mark.parametrize(("fail", "words"), FAILURES, ids=["broken", "too often", "refused", "offline"])
def test_a_failure_is_told_and_can_be_tried_again(form_page, fail, words):
    requests = failing_at_first(form_page, fail)
    form_page.get_by_role("button", name="Fetch").click()
    toast = form_page.locator("#messages .toast")
    expect(toast).to_contain_text(words)
    expect(form_page.locator("#result")).to_have_text("before")
    toast.get_by_role("button", name="Try again").click()
    expect(form_page.locator("#result")).to_have_text("got title=Night%20watch")
    expect(toast).to_have_count(0)
    assert all(request.headers["x-csrftoken"] for request in requests)


@pytest.mark.parametrize(("status", "words"), [(403, "out of date"), (404, "no longer there")])
def test_a_page_that_is_out_of_date_offers_to_load_itself_again(form_page, status, words):
    form_page.route("**/piece", lambda route: route.fulfill(status=status, body="no"))
    form_page.get_by_role("button", name="Fetch").click()
    expect(form_page.get_by_role("status")).to_contain_text(words)
    form_page.get_by_role("button", name="Load the page again").click()
    expect(form_page.locator("#result")).to_have_count(0)
    expect(form_page.get_by_role("heading", level=1)).to_be_visible()


def test_a_toast_can_be_dismissed(form_page):
    form_page.route("**/piece", lambda route: route.abort())
    form_page.get_by_role("button", name="Fetch").click()
    form_page.get_by_role("button", name="Dismiss").click()
    expect(form_page.locator("#messages .toast")).to_have_count(0)


def test_faults_of_a_form_are_shown_where_they_belong(form_page, complaints):
    """Status 422 is an answer, not a failure."""
    piece = '<form method="post">Taken.<input aria-label="Better title" aria-invalid="true"></form>'
    form_page.route("**/piece", lambda route: route.fulfill(status=422, body=piece))
    form_page.get_by_role("button", name="Fetch").click()
    expect(form_page.locator("#result")).to_have_text("Taken.")
    expect(form_page.get_by_label("Better title")).to_be_focused()
    expect(form_page.locator("#messages .toast")).to_have_count(0)


def test_messages_that_come_with_a_piece_join_the_toasts(form_page):
    request = RequestFactory().get("/piece")
    request.htmx = True
    messages = [Message(SUCCESS, "The mission is saved.")]
    toasts = render_to_string("_new_messages.html", {"request": request, "messages": messages})
    form_page.route("**/piece", lambda route: route.fulfill(body=f"after{toasts}"))
    form_page.get_by_role("button", name="Fetch").click()
    expect(form_page.locator("#messages .toast")).to_have_text("The mission is saved.")
    expect(form_page.locator("#result")).to_have_text("after")


def test_waiting_is_shown_while_a_request_is_under_way(form_page):
    waiting = []
    form_page.route("**/piece", lambda route: waiting.append(route))
    loading = form_page.locator("#loading")
    expect(loading).to_be_hidden()
    form_page.get_by_role("button", name="Fetch").click()
    expect(loading).to_be_visible()
    waiting[0].fulfill(body="after")
    expect(loading).to_be_hidden()


def test_good_news_never_take_the_place_of_a_fault(form_page):
    show = """async ([level, words]) => (await import('/static/js/toasts.js')).showNews(
        `<div class="toast" data-toast="${level}"><div>${words}</div><button data-toast-close>×</button></div>`)"""
    for toast in (("error", "Refused"), ("info", "Saved"), ("info", "Taken back")):
        form_page.evaluate(show, toast)
    expect(form_page.locator("#messages .toast > div")).to_have_text(["Refused", "Taken back"])
    form_page.evaluate(show, ("error", "Refused"))  # told once
    expect(form_page.locator("#messages .toast > div")).to_have_text(["Refused"])
