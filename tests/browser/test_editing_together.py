"""Two authors in two browsers, hundreds of random edits, lost connections, undos and reloads: all end with the same
document, and it is the one that their edits make. Nothing is lost that was not shown as a conflict."""

import copy
import json
import os
import random

import pytest
from playwright.sync_api import expect

from engine import edit
from missions.editing.paths import html_id, value_at
from missions.models import Authorship
from missions.services.documents import document_of
from tests import browser_support, build
from tests.browser.test_editor import address, saved

pytestmark = pytest.mark.django_db(transaction=True)

ACTIONS = int(os.environ.get("RANDOM_EDITS", "300"))  # more by hand
STEPS = [{"op": "drawCards", "n": 2}, {"op": "advanceThreat", "n": 1}, {"op": "ambush"}]
SEND = "async (change) => void (await import('/static/js/missions/editor/edits.js')).edit(change)"
REDRAW = "async () => (await import('/static/js/missions/editor/refreshing.js')).refresh({ force: true })"
OPEN = "async (address) => (await import('/static/js/missions/editor/opening.js')).open(address)"


class Author:
    """A person at a browser, and what we expect of the events that nobody else edits."""

    def __init__(self, browser, site_url, person, pack, events):
        self.context = browser_support.open_context(browser, site_url, reduced_motion="reduce")
        browser_support.sign_in(self.context, person, site_url)
        self.page = self.context.new_page()
        self.page.on("dialog", lambda dialog: dialog.accept())  # 'leave with unsent steps?': they are found again
        self.pack = pack
        self.events = {one["id"]: copy.deepcopy(one) for one in events}
        self.done = []
        self.is_away = False
        self.page.goto(address(pack, "events", events[0]["id"]))

    def write(self, rng, number):
        """A name, or steps of the effect put in, moved and taken out."""
        name = rng.choice(sorted(self.events))
        steps = self.events[name].get("effects", [])
        at = ["events", name, "effects"]
        ways = [[{"op": "set", "at": ["events", name, "name", "en"], "value": f"Name {number}"}]]
        ways += (
            [[{"op": "insert", "at": [*at, rng.randint(0, len(steps))], "value": rng.choice(STEPS)}]] if steps else []
        )
        ways += [[{"op": "move", "at": [*at, 0], "to": len(steps) - 1}]] if len(steps) > 1 else []
        ways += [[{"op": "remove", "at": [*at, rng.randrange(len(steps))]}]] if len(steps) > 1 else []
        operations = rng.choice(ways)
        self.page.evaluate(SEND, {"label": f"Step {number}", "operations": operations, "want": ["bar"]})
        self.done.append((name, copy.deepcopy(self.events[name])))
        changed = edit({"ruleset": "fireteam-zero", "events": [self.events[name]]}, operations).document
        self.events[name] = changed["events"][0]

    def go_away(self):
        self.context.set_offline(True)
        self.is_away = True

    def come_back(self, rng):
        """Sometimes the page is loaded again before anything was sent: what waits is found again."""
        self.context.set_offline(False)
        self.is_away = False
        if rng.random() < 0.5:
            self.page.reload()
        saved(self.page)

    def undo(self):
        if not self.done or self.is_away:
            return
        saved(self.page)
        name, before = self.done.pop()
        with self.page.expect_response("**/undo/") as answered:
            self.page.locator("#editor-undo").click()
        assert answered.value.ok
        self.events[name] = before

    def shown(self, name):
        """What this author's page shows of an event."""
        self.page.evaluate(OPEN, address(self.pack, "events", name))
        steps = self.page.locator("[data-effect] [data-edit=json]").first.input_value()
        return self.page.get_by_label("Name, EN").input_value(), steps


def test_random_edits_of_two_authors_end_equal_and_as_expected(browser, site_url, live_server, redis_server):
    rng = random.Random(15)
    ana, lin = build.person("ana"), build.person("lin")
    pack = build.pack(ana, "Black Water", build.document("fireteam_zero"))
    Authorship.objects.create(pack=pack, person=lin, role="author")
    first = document_of(pack)
    events = first["events"][:8]
    authors = [Author(browser, site_url, ana, pack, events[::2]), Author(browser, site_url, lin, pack, events[1::2])]
    for number in range(ACTIONS):
        author = rng.choice(authors)
        chance = rng.random()
        if author.is_away and chance < 0.3:
            author.come_back(rng)
        elif chance < 0.05 and not author.is_away:
            author.go_away()
        elif chance < 0.2:
            author.undo()
        elif chance < 0.23 and not author.is_away:
            author.page.reload()
        else:
            author.write(rng, number)
    for author in authors:
        author.come_back(rng)
    expected = authors[0].events | authors[1].events
    document = document_of(pack)
    assert {one["id"]: one for one in document["events"][:8]} == expected
    assert {**document, "events": first["events"]} == first
    for name in sorted(expected):
        seen = [author.shown(name) for author in authors]
        assert seen[0] == seen[1]
        assert seen[0][0] == expected[name]["name"]["en"]
    for author in authors:
        author.context.close()


def test_a_step_whose_answer_got_lost_is_done_once(browser, site_url, live_server, redis_server):
    """The server has done it, the browser does not know: it sends the step again, after a while or after a reload."""
    ana = build.person("ana")
    pack = build.pack(ana, "Black Water", build.document("fireteam_zero"))
    event = document_of(pack)["events"][0]
    steps = len(event["effects"])
    author = Author(browser, site_url, ana, pack, [event])
    at = ["events", event["id"], "effects", 0]
    operations = [{"op": "insert", "at": at, "value": {"op": "ambush"}}]
    insertion = {"label": "Ambush", "operations": operations, "want": ["bar"]}

    def lose_the_answer(route):
        route.fetch()
        route.abort()

    author.page.route("**/edits/", lose_the_answer, times=1)
    author.page.evaluate(SEND, insertion)
    saved(author.page)
    assert len(document_of(pack)["events"][0]["effects"]) == steps + 1
    author.page.route("**/edits/", lose_the_answer, times=1)
    author.page.evaluate(SEND, insertion)
    expect(author.page.locator("[data-saved]")).to_have_attribute("data-state", "offline")
    author.page.reload()
    saved(author.page)
    assert len(document_of(pack)["events"][0]["effects"]) == steps + 2
    author.page.route("**/undo/", lose_the_answer, times=1)
    author.page.keyboard.press("Control+z")
    saved(author.page)
    assert len(document_of(pack)["events"][0]["effects"]) == steps + 1
    author.context.close()


def test_what_is_done_right_after_undo_counts_from_it(browser, site_url, live_server, redis_server):
    """Undo stands in line with everything else: whoever is faster than its answer is in no conflict with themselves."""
    ana = build.person("ana")
    pack = build.pack(ana, "Black Water", build.document("fireteam_zero"))
    event = document_of(pack)["events"][0]
    author = Author(browser, site_url, ana, pack, [event])
    naming = {"op": "set", "at": ["events", event["id"], "name", "en"]}
    for number, name in enumerate(("One", "Two", "Three")):
        if number:
            author.page.keyboard.press("Control+z")
        author.page.evaluate(SEND, {"label": name, "operations": [{**naming, "value": name}], "want": ["bar"]})
    saved(author.page)
    assert author.page.get_by_role("alertdialog").count() == 0
    assert document_of(pack)["events"][0]["name"]["en"] == "Three"
    author.context.close()


def told_of_a_conflict(authors):
    """Who came second, and was told so: one of them, and only one."""
    for _attempt in range(300):
        shown = [one for one in authors if one.page.get_by_role("alertdialog").count()]
        if shown:
            break
        authors[0].page.wait_for_timeout(100)
    assert len(shown) == 1
    return shown[0]


def test_one_field_written_by_both_is_shown_to_the_second_and_chosen_once(browser, site_url, live_server, redis_server):
    """Whatever is lost was shown as a conflict: ten times both write the same name, once without a connection."""
    rng = random.Random(16)
    ana, lin = build.person("ana"), build.person("lin")
    pack = build.pack(ana, "Black Water", build.document("fireteam_zero"))
    Authorship.objects.create(pack=pack, person=lin, role="author")
    event = document_of(pack)["events"][0]
    authors = [Author(browser, site_url, one, pack, [event]) for one in (ana, lin)]
    for number in range(10):
        first, second = rng.sample(authors, 2)
        for one in authors:
            one.page.reload()
        second.context.set_offline(number == 5)
        for one in (first, second):
            one.page.get_by_label("Name, EN").fill(f"{number}: {authors.index(one)}")
            one.page.keyboard.press("Tab")
        second.context.set_offline(False)
        late = told_of_a_conflict(authors)
        late.page.get_by_role("alertdialog").get_by_role("button", name="Keep mine").click()
        saved(late.page)
        assert document_of(pack)["events"][0]["name"]["en"] == f"{number}: {authors.index(late)}"
    for author in authors:
        author.context.close()


def test_a_field_is_not_drawn_anew_under_the_hand_that_types_in_it(browser, site_url, live_server, redis_server):
    """Whose first letters meet what somebody else has just written types on: all of it is theirs, and in one piece."""
    ana, lin = build.person("ana"), build.person("lin")
    pack = build.pack(ana, "Black Water", build.document("fireteam_zero"))
    Authorship.objects.create(pack=pack, person=lin, role="author")
    event = document_of(pack)["events"][0]
    first, second = (Author(browser, site_url, one, pack, [event]) for one in (ana, lin))
    second.page.route("**/edits/?*", lambda route: route.fulfill(status=503))  # who has heard no news
    for one in (first, second):
        one.page.reload()
    first.page.get_by_label("Name, EN").fill("Written by one")
    first.page.keyboard.press("Tab")
    saved(first.page)
    field = second.page.get_by_label("Name, EN")
    field.click()
    second.page.keyboard.press("Control+a")
    second.page.keyboard.type("Typed ")
    box = second.page.get_by_role("alertdialog")
    expect(box).to_be_visible()
    second.page.keyboard.type("letter by letter", delay=100)
    expect(field).to_have_value("Typed letter by letter")
    second.page.keyboard.press("Tab")
    saved(second.page)
    expect(field).to_have_value("Written by one")  # the page shows what stands, the box both
    box.get_by_role("button", name="Keep mine").click()
    saved(second.page)
    assert document_of(pack)["events"][0]["name"]["en"] == "Typed letter by letter"
    for author in (first, second):
        author.context.close()


TYPINGS = int(os.environ.get("RANDOM_TYPINGS", "40"))
WITHOUT_DELETIONS = """(shown) =>
    [...shown.childNodes].filter((one) => one.nodeName !== "DEL").map((one) => one.textContent).join("")"""
FIELDS = [("name", "en"), ("copies",), ("story", "en")]  # of the event


class Typist(Author):
    """A person who writes into inputs that another one writes into, too, and settles what is shown as a conflict."""

    def __init__(self, browser, site_url, person, pack, event, stands):
        super().__init__(browser, site_url, person, pack, [event])
        self.event = event["id"]
        self.stands = stands  # what both expect: the model
        self.typed = {}  # what was typed and is not known to be done or in conflict

    def input_of(self, place):
        return self.page.locator(f"#{html_id(('events', self.event, *place))}")

    def write(self, rng, number):
        place = rng.choice(FIELDS)
        value = number if place == ("copies",) else f"{'.'.join(place)} {number}"  # never one that was there before
        self.input_of(place).click()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(str(value))
        self.page.keyboard.press("Tab")
        self.typed[place] = value
        if not self.is_away:
            self.settle(rng)

    def come_back(self, rng):
        super().come_back(rng)
        self.settle(rng)

    def settle(self, rng):
        """What was typed stands, unless it is shown beside what the other one wrote: then what is chosen."""
        saved(self.page)
        boxes = self.page.get_by_role("alertdialog")
        for _conflict in range(boxes.count()):
            box = boxes.first
            place = tuple(json.loads(box.get_attribute("data-conflict"))[2:])
            shown = [box.locator(f"[data-value={side}]").evaluate(WITHOUT_DELETIONS) for side in ("theirs", "mine")]
            assert shown == [str(self.stands[place]), str(self.typed[place])]
            if rng.random() < 0.5:
                box.locator("[value=theirs]").check()
                del self.typed[place]
            box.locator("[data-settle]").click()
            saved(self.page)
        expect(boxes).to_have_count(0)
        self.stands |= self.typed
        self.typed = {}


def test_what_two_type_into_the_same_fields_stands_or_is_shown_and_chosen(browser, site_url, live_server, redis_server):
    rng = random.Random(17)
    ana, lin = build.person("ana"), build.person("lin")
    pack = build.pack(ana, "Black Water", build.document("fireteam_zero"))
    Authorship.objects.create(pack=pack, person=lin, role="author")
    first = document_of(pack)
    event = first["events"][0]
    stands = {place: value_at(event, place) for place in FIELDS}
    typists = [Typist(browser, site_url, one, pack, event, stands) for one in (ana, lin)]
    for number in range(2, TYPINGS):
        typist = rng.choice(typists)
        chance = rng.random()
        if typist.is_away and chance < 0.4:
            typist.come_back(rng)
        elif chance < 0.1 and not typist.is_away:
            typist.go_away()
        elif chance < 0.15 and not typist.is_away:
            typist.page.reload()
        else:
            typist.write(rng, number)
    for typist in typists:
        typist.come_back(rng)
    document = document_of(pack)
    found = document["events"][0]
    assert {place: value_at(found, place) for place in stands} == stands
    assert {**document, "events": document["events"][1:]} == {**first, "events": first["events"][1:]}
    for typist in typists:
        typist.page.reload()
        for place, value in stands.items():
            expect(typist.input_of(place)).to_have_value(str(value))
        typist.context.close()


def test_two_tabs_without_a_connection_keep_a_queue_each(browser, site_url, live_server, redis_server):
    """One is closed before anything was sent: the next tab that opens sends what it left, and nothing is done twice."""
    ana = build.person("ana")
    pack = build.pack(ana, "Black Water", build.document("fireteam_zero"))
    events = document_of(pack)["events"][:2]
    author = Author(browser, site_url, ana, pack, events)
    second = author.context.new_page()
    second.goto(address(pack, "events", events[1]["id"]))
    author.context.set_offline(True)
    for page, name in ((author.page, "One"), (second, "Two")):
        page.get_by_label("Name, EN").fill(name)
        page.keyboard.press("Tab")
        expect(page.locator("[data-saved]")).to_have_attribute("data-state", "offline")
    second.close()
    author.context.set_offline(False)
    author.page.goto(address(pack, "events", events[0]["id"]))
    saved(author.page)
    assert [one["name"]["en"] for one in document_of(pack)["events"][:2]] == ["One", "Two"]
    assert pack.edits.count() == 2
    author.context.close()


def test_a_page_that_is_slow_to_let_go_leaves_nothing_behind(browser, site_url, live_server, redis_server):
    """A tab takes another name where its old one is still held after a reload: what lay there is done once."""
    ana = build.person("ana")
    pack = build.pack(ana, "Black Water", build.document("fireteam_zero"))
    event = document_of(pack)["events"][0]
    author = Author(browser, site_url, ana, pack, [event])
    slow = author.context.new_page()
    slow.goto(f"{site_url}/healthz")
    author.context.set_offline(True)
    author.page.get_by_label("Name, EN").fill("Typed before the reload")
    expect(author.page.locator("[data-saved]")).to_have_attribute("data-state", "offline")
    name = author.page.evaluate("sessionStorage.getItem('editor:tab')")
    hold = "name => void navigator.locks.request(`editor:${name}`, () => new Promise((done) => (window.letGo = done)))"
    slow.evaluate(hold, name)  # it is next, before the page that is loaded now
    author.context.set_offline(False)
    author.page.route("**/edits/", lambda route: route.abort())  # it still waits when the name changes
    author.page.reload()
    author.page.wait_for_function("name => sessionStorage.getItem('editor:tab') !== name", arg=name)
    author.page.unroute("**/edits/")
    slow.evaluate("letGo()")
    saved(author.page)
    assert document_of(pack)["events"][0]["name"]["en"] == "Typed before the reload"
    assert pack.edits.count() == 1
    author.context.close()


def test_whoever_is_signed_out_while_typing_signs_in_and_nothing_is_lost(browser, site_url, live_server, redis_server):
    ana = build.person("ana")
    pack = build.pack(ana, "Black Water", build.document("fireteam_zero"))
    event = document_of(pack)["events"][0]
    author = Author(browser, site_url, ana, pack, [event])
    author.page.wait_for_timeout(5000)  # a page that was only just loaded asks again in vain
    author.context.clear_cookies(name="sessionid")
    author.page.get_by_label("Name, EN").fill("Typed while signed out")
    author.page.wait_for_url("**/accounts/login/**")
    browser_support.sign_in(author.context, ana, site_url)
    author.page.goto(address(pack, "events", event["id"]))
    saved(author.page)
    assert document_of(pack)["events"][0]["name"]["en"] == "Typed while signed out"
    author.context.close()


def test_a_conflict_that_is_not_settled_keeps_what_is_typed_and_is_there_after_a_reload(
    browser, site_url, live_server, redis_server
):
    ana, lin = build.person("ana"), build.person("lin")
    pack = build.pack(ana, "Black Water", build.document("fireteam_zero"))
    Authorship.objects.create(pack=pack, person=lin, role="author")
    event = document_of(pack)["events"][0]
    first, second = (Author(browser, site_url, one, pack, [event]) for one in (ana, lin))
    for one, name in ((first, "Tracks"), (second, "Prints")):
        one.page.get_by_label("Name, EN").fill(name)
        one.page.keyboard.press("Tab")
        saved(one.page)
    expect(second.page.get_by_role("alertdialog")).to_contain_text("Prints")
    both = second.page.get_by_role("alertdialog").get_by_role("textbox")
    both.fill("Tracks and prints")
    second.page.evaluate(REDRAW)
    expect(both).to_have_value("Tracks and prints")
    second.page.reload()
    conflict = second.page.get_by_role("alertdialog")
    expect(conflict).to_contain_text("Prints")
    conflict.get_by_role("button", name="Keep mine").click()
    saved(second.page)
    assert document_of(pack)["events"][0]["name"]["en"] == "Prints"
    second.page.reload()
    expect(second.page.get_by_role("heading", level=1)).to_have_text("Prints")
    expect(conflict).to_have_count(0)
    for author in (first, second):
        author.context.close()
