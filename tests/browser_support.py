"""A real Chromium for tests, and its complaints."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Route, expect, sync_playwright

from scripts.browser import find_browser

FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

PATIENCE = 60_000  # milliseconds: nothing is awaited that does not come, but a busy machine takes its time


@contextmanager
def running_browser() -> Iterator[Browser]:
    executable = find_browser()
    if executable is None:
        complaint = "No browser: `python -m scripts.browser` says how to get one."
        pytest.fail(complaint) if os.environ.get("CI") else pytest.skip(complaint)
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS  # the sandbox refuses to run as root
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=flags)
        expect.set_options(timeout=PATIENCE)
        yield browser
        browser.close()


def open_context(browser: Browser, site_url: str, **options) -> BrowserContext:
    """A browser of one person, who waits as long as a busy machine needs."""
    context = browser.new_context(base_url=site_url, **options)
    context.set_default_timeout(PATIENCE)
    return context


def held_request(page: Page, held: list[Route]) -> Route:
    """The request that a test has kept back: its page goes on meanwhile."""
    for _ in range(PATIENCE // 20):
        if held:
            return held[0]
        page.wait_for_timeout(20)
    raise AssertionError("the page never asked for what was to be held back")


class Complaints(list[str]):
    """What the page complained about: scripts that failed, what the CSP refused, files that were missing."""

    def listen_to(self, page: Page) -> None:
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.append(str(error)))

    def hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.append(f"{message.text} ({message.location.get('url')})")


def sign_in(context: BrowserContext, user, site_url: str) -> None:
    """Give the browser the session of someone who has signed in, without the form."""
    from django.conf import settings
    from django.test import Client

    client = Client()
    client.force_login(user)
    session = client.cookies[settings.SESSION_COOKIE_NAME].value
    context.add_cookies([{"name": settings.SESSION_COOKIE_NAME, "value": session, "url": site_url}])
