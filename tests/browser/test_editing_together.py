"""Two authors in two browsers, random edits, lost connections, undos and reloads: all end with the same document."""

import random

import pytest

from missions.models import Authorship
from missions.services.documents import document_of
from tests import browser_support, build
from tests.browser.test_editor import address, saved

pytestmark = pytest.mark.django_db(transaction=True)

ACTIONS = 24


class Author:
    """A person at a browser, and what we expect of the names of the events that they edit."""

    def __init__(self, browser, site_url, person, events):
        self.context = browser.new_context(base_url=site_url, reduced_motion="reduce")
        browser_support.sign_in(self.context, person, site_url)
        self.page = self.context.new_page()
        self.names = dict(events)
        self.done = []

    def write(self, pack, rng, number):
        event = rng.choice(sorted(self.names))
        self.page.goto(address(pack, "events", event))
        is_away = rng.random() < 0.3
        self.context.set_offline(is_away)
        self.page.get_by_label("Name, EN").fill(f"Name {number}")
        self.page.get_by_label("Name, EN").blur()
        if is_away:
            self.page.wait_for_timeout(500)
            self.context.set_offline(False)
        saved(self.page)
        self.done.append((event, self.names[event]))
        self.names[event] = f"Name {number}"

    def undo(self, pack):
        if not self.done:
            return
        event, before = self.done.pop()
        self.page.goto(address(pack, "events", event))
        with self.page.expect_response("**/undo/"):
            self.page.keyboard.press("Control+z")
        self.names[event] = before


def test_random_edits_of_two_authors_end_equal_and_as_expected(browser, site_url, live_server, redis_server):
    rng = random.Random(15)
    ana, lin = build.person("ana"), build.person("lin")
    pack = build.pack(ana, "Black Water", build.document("fireteam_zero"))
    Authorship.objects.create(pack=pack, person=lin, role="author")
    first = document_of(pack)
    names = [(one["id"], one["name"]["en"]) for one in first["events"][:8]]
    authors = [Author(browser, site_url, ana, names[::2]), Author(browser, site_url, lin, names[1::2])]
    for number in range(ACTIONS):
        author = rng.choice(authors)
        author.undo(pack) if rng.random() < 0.25 else author.write(pack, rng, number)
    expected = authors[0].names | authors[1].names
    assert {one["id"]: one["name"]["en"] for one in document_of(pack)["events"][:8]} == expected
    for author in authors:
        for event, name in rng.sample(sorted(expected.items()), 3):
            author.page.goto(address(pack, "events", event))
            assert author.page.get_by_label("Name, EN").input_value() == name
        author.context.close()
    untouched = {**document_of(pack), "events": first["events"]}
    assert untouched == first
