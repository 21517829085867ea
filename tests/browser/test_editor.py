"""The workspace as its authors use it: real pages, a real browser."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from missions.models import Authorship
from missions.services.documents import document_of
from tests import browser_support, build
from tests.browser.test_every_page import faults_of

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def ana(sign_in):
    person = build.person("ana")
    sign_in(person)
    return person


@pytest.fixture
def pack(ana, redis_server):
    return build.pack(ana, "Black Water", build.document("fireteam_zero"))


def address(pack, collection="events", name="footprints") -> str:
    return f"/missions/{pack.slug}/edit/{collection}/{name}/"


def saved(page: Page) -> None:
    """Everything has been sent and answered."""
    for _attempt in range(600):
        page.wait_for_timeout(50)
        if not page.evaluate("() => Object.keys(localStorage).some((key) => key.startsWith('edits:'))"):
            return
    raise AssertionError("edits are still waiting")


def record(pack, collection="events", name="footprints"):
    return next(one for one in document_of(pack)[collection] if one["id"] == name)


def test_what_is_typed_is_kept_shown_on_the_card_and_can_be_taken_back(page, pack):
    page.goto(address(pack))
    title = page.get_by_label("Name, EN")
    title.fill("Wet Footprints")
    expect(page.get_by_role("heading", level=1)).to_have_text("Wet Footprints")
    expect(page.get_by_role("img", name=re.compile("ambushed"))).to_be_visible()
    saved(page)
    assert record(pack)["name"]["en"] == "Wet Footprints"
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Footprints")
    expect(title).to_have_value("Footprints")
    assert record(pack)["name"]["en"] == "Footprints"


def test_undo_from_a_field_in_which_nothing_was_typed_takes_back_the_step_before(page, pack):
    page.goto(address(pack))
    page.get_by_label("Name, EN").fill("Wet Footprints")
    saved(page)
    page.reload()
    page.get_by_label("Name, EN").focus()
    page.keyboard.press("Control+z")
    saved(page)
    expect(page.get_by_label("Name, EN")).to_have_value("Footprints")
    assert pack.edits.count() == 2


def test_what_a_new_entry_names_is_asked_at_once_and_one_stays_where_an_entry_went(page, pack):
    page.goto(f"{address(pack, 'missions', 'the-last-ferry')}?tab=recon")
    objectives = page.locator("[data-label=Objectives][data-list]")
    before = record(pack, "missions", "the-last-ferry")["objectives"]
    objectives.get_by_role("button", name="Add").click()
    expect(page.locator("[data-choose-find]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(objectives.locator("li[data-index]")).to_have_count(len(before) + 1)
    saved(page)
    assert all(record(pack, "missions", "the-last-ferry")["objectives"])
    objectives.locator("[data-remove]").last.focus()
    page.keyboard.press("Enter")
    expect(objectives.locator("li[data-index]")).to_have_count(len(before))
    expect(objectives.locator("[data-remove]").last).to_be_focused()
    assert record(pack, "missions", "the-last-ferry")["objectives"] == before


def test_a_mark_at_a_field_follows_while_one_types(page, pack):
    page.goto(f"{address(pack, 'missions', 'the-last-ferry')}?tab=recon")
    events = page.get_by_label("Events", exact=True)
    mark = page.locator(".edit-field.has-fault", has=events)
    right = events.input_value()
    events.fill("1")
    expect(mark).to_contain_text("instead of 12")
    events.fill(right)
    expect(mark).to_have_count(0)


def test_the_mark_of_a_tab_follows_while_one_types(page, pack):
    page.goto(f"/missions/{pack.slug}/edit/missions/the-last-ferry/?tab=recon")
    tab = page.get_by_role("link", name="Objectives and recon deck")
    expect(tab.locator(".mark")).to_have_count(0)
    page.get_by_label("Events", exact=True).fill("9")
    expect(tab.locator(".mark.is-bad")).to_have_text("1")
    page.get_by_label("Events", exact=True).fill("10")
    expect(tab.locator(".mark")).to_have_count(0)


def test_letters_typed_at_a_number_look_for_what_it_is_reckoned_from(page, pack):
    page.goto(address(pack))
    page.locator("[data-palette-step]", has_text="Draw").first.click()
    effect = page.get_by_role("tree", name="When it is drawn")
    effect.get_by_role("button", name=re.compile("^How many")).last.click()
    expect(page.locator(".picker-number input").first).to_be_focused()
    page.keyboard.type("number of heroes")
    expect(page.get_by_placeholder(re.compile("Type to search"))).to_have_value("number of heroes")
    page.keyboard.press("Enter")
    expect(effect).to_contain_text(re.compile("heroes", re.IGNORECASE))


def test_a_nested_effect_is_built_slot_by_slot(page, pack):
    page.goto(address(pack))
    page.get_by_role("button", name=re.compile("add a step")).first.click()
    page.get_by_placeholder(re.compile("Type to search")).fill("each every")
    page.keyboard.press("Enter")
    effect = page.get_by_role("tree", name="When it is drawn")
    expect(effect.get_by_role("treeitem").nth(1)).to_contain_text("for")
    page.get_by_role("button", name=re.compile("^For whom or what:")).click()
    page.get_by_role("button", name=re.compile("^Each hero All active")).click()
    expect(effect).to_contain_text("each hero")
    saved(page)
    steps = record(pack)["effects"]
    assert [one["op"] for one in steps] == ["ambush", "forEach"]
    assert steps[1]["of"]["op"] == "allHeroes"
    expect(page.get_by_role("tabpanel", name="Printed text")).to_contain_text("Each hero")


def tab_to(page: Page, name: re.Pattern[str], within: int) -> None:
    """Tab leads there, and soon."""
    for _stop in range(within):
        page.keyboard.press("Tab")
        if page.get_by_role("button", name=name).and_(page.locator(":focus")).count():
            return
    raise AssertionError(f"{name} is not among the next {within} stops")


def test_a_condition_inside_a_loop_and_a_number_by_team_size_are_written_by_key_alone(page, pack):
    """What a condition is about stands in no sentence yet; digits follow each other faster than the page answers."""
    page.goto(address(pack))
    find = page.locator("[data-picker-find]")
    effect = page.get_by_role("tree", name="When it is drawn")
    steps = effect.get_by_role("treeitem")
    steps.first.focus()
    for kind in ("for", "if"):
        before = steps.count()
        page.keyboard.press("Enter")
        page.keyboard.type(kind)
        page.keyboard.press("Enter")
        expect(steps).not_to_have_count(before)
        saved(page)
        page.keyboard.press("ArrowDown")  # the step inside it
    expect(effect.locator("[aria-level='3']:focus")).to_have_count(1)
    page.keyboard.press("ArrowUp")
    for asked in (re.compile("^Condition:"), re.compile("^choose$")):
        tab_to(page, asked, within=5)  # the kinds that are offered are one stop
        page.keyboard.press("Enter")
        expect(find).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(effect).to_contain_text("they have no cards in hand")
    expect(page.get_by_role("button", name=re.compile("^Condition:"))).to_be_focused()  # nothing is left to be chosen
    expect(find).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowDown")
    tab_to(page, re.compile("^How many"), within=3)
    page.keyboard.press("Enter")
    expect(page.locator(".picker-number input").first).to_be_focused()
    for number in ("12", "3", "4", "10"):  # the plain one, and those for each size, which take its place
        page.keyboard.type(number, delay=60)
        page.keyboard.press("Tab")
    expect(effect).to_contain_text("3 with 2 heroes, 4 with 3 heroes, 10 with 4 heroes")
    saved(page)
    loop = record(pack)["effects"][1]
    assert loop["do"][1]["condition"] == {"op": "handSize", "by": "=", "n": 0, "who": "each"}
    assert loop["do"][1]["then"][0]["n"] == {"op": "byTeam", "2": 3, "3": 4, "4": 10}


def test_steps_move_by_key_and_are_copied_as_text(page, pack):
    page.goto(address(pack))
    page.locator("[data-palette-step]", has_text="Draw").first.click()
    rows = page.get_by_role("tree", name="When it is drawn").get_by_role("treeitem")
    expect(rows).to_have_count(2)
    saved(page)
    rows.nth(1).focus()
    page.keyboard.press("Alt+ArrowUp")
    expect(rows.nth(0)).to_contain_text("raw")
    saved(page)
    assert [one["op"] for one in record(pack)["effects"]] == ["drawCards", "ambush"]
    rows.nth(0).focus()
    page.keyboard.press("Control+d")
    expect(rows).to_have_count(3)
    rows.nth(2).focus()
    page.keyboard.press("Delete")
    expect(rows).to_have_count(2)
    saved(page)
    assert [one["op"] for one in record(pack)["effects"]] == ["drawCards", "drawCards"]


def test_a_step_is_added_to_the_option_that_one_is_in(page, pack):
    page.goto(address(pack))
    page.locator("[data-palette-step]", has_text="chooses one").click()
    rows = page.get_by_role("tree", name="When it is drawn").get_by_role("treeitem")
    expect(rows).to_have_count(4)
    saved(page)
    rows.nth(2).focus()
    page.keyboard.press("Enter")
    page.get_by_placeholder(re.compile("Type to search")).fill("threat")
    page.keyboard.press("Enter")
    expect(rows).to_have_count(5)
    expect(rows.nth(3)).to_contain_text("advance the threat marker")
    page.get_by_role("button", name="Another option").click()
    page.get_by_placeholder(re.compile("Type to search")).fill("discard")
    page.keyboard.press("Enter")
    expect(rows).to_have_count(6)
    saved(page)
    options = record(pack)["effects"][1]["options"]
    assert [[step["op"] for step in one] for one in options] == [["drawCards", "advanceThreat"], ["move"], ["discard"]]


def test_a_slot_asked_for_while_a_step_is_saved_unfolds_once_and_moves_with_its_row(page, pack):
    page.goto(address(pack))
    rows = page.get_by_role("tree", name="When it is drawn").get_by_role("treeitem")
    page.locator("[data-palette-step]", has_text="Draw").first.click()
    expect(rows).to_have_count(2)
    saved(page)
    held = []
    page.route("**/edit/edits/", lambda route: held.append(route))
    rows.first.focus()
    page.keyboard.press("Delete")
    rows.last.locator(".slot").last.click()
    expect(page.locator("[data-picker]")).to_have_count(0)
    page.unroute("**/edit/edits/")  # what was held goes on
    expect(rows).to_have_count(1)
    expect(rows.last.locator("[data-picker]")).to_be_visible()
    expect(page.locator("[data-picker]")).to_have_count(1)


def test_what_a_step_does_not_say_yet_is_said_where_one_is(page, pack):
    """'Place 1 monster' says nothing of where and which: both can be added to the sentence."""
    page.goto(address(pack))
    page.locator("[data-palette-step]", has_text="monsters where the spawn die says").click()
    rows = page.get_by_role("tree", name="When it is drawn").get_by_role("treeitem")
    expect(rows).to_have_count(2)
    rows.nth(1).get_by_role("button", name="Where", exact=True).click()
    page.get_by_role("button", name=re.compile("^The exit point")).click()
    expect(rows.nth(1)).to_contain_text("at the exit point")
    page.keyboard.press("Escape")
    rows.nth(1).get_by_role("button", name="Class", exact=True).click()
    page.locator("[data-picker]").get_by_role("radio", name="Minion").check()
    expect(rows.nth(1)).to_contain_text("minion")
    saved(page)
    step = record(pack)["effects"][1]
    assert (step["at"]["op"], step["class"]) == ("exit", "minion")


def test_json_says_what_is_wrong_and_keeps_what_was_typed(page, pack):
    page.goto(address(pack))
    page.get_by_role("button", name="JSON").first.click()
    box = page.get_by_label("When it is drawn: JSON")
    box.fill("[{")
    box.blur()
    expect(page.locator("[data-json-fault]").first).to_be_visible()
    page.get_by_role("button", name="Sentences").first.click()
    page.locator("[data-palette-step]", has_text="Draw").first.click()
    saved(page)
    assert [one["op"] for one in record(pack)["effects"]] == ["ambush", "drawCards"]
    page.get_by_role("button", name="JSON").first.click()
    expect(box).to_have_value("[{")
    expect(page.locator("[data-json-fault]").first).to_contain_text("line 1")
    box.fill(json.dumps([{"op": "advanceThreat", "n": 1}]))
    box.blur()
    saved(page)
    assert record(pack)["effects"] == [{"op": "advanceThreat", "n": 1}]


def test_json_that_is_refused_stays_with_the_reason_until_it_is_changed(page, pack, complaints):
    page.goto(address(pack))
    page.get_by_role("button", name="JSON").first.click()
    box = page.get_by_label("When it is drawn: JSON")
    deep = "[" * 400 + "]" * 400
    box.fill(deep)
    box.blur()
    fault = page.locator("[data-json-fault]").first
    expect(fault).to_contain_text("nested too deeply")
    expect(box).to_have_value(deep)
    page.get_by_role("button", name="Sentences").first.click()
    page.locator("[data-palette-step]", has_text="Draw").first.click()
    expect(page.get_by_role("tree", name="When it is drawn").get_by_role("treeitem")).to_have_count(2)
    saved(page)
    assert [one["op"] for one in record(pack)["effects"]] == ["ambush", "drawCards"]
    page.get_by_role("button", name="JSON").first.click()
    expect(box).to_have_value(deep)
    box.fill(json.dumps([{"op": "advanceThreat", "n": 1}]))
    box.blur()
    saved(page)
    expect(fault).to_have_text("")
    assert record(pack)["effects"] == [{"op": "advanceThreat", "n": 1}]
    assert pack.edits.latest("number").label == "When it is drawn: JSON"  # the history is read by people
    complaints.clear()  # the browser notes that the server said no


def test_a_new_record_is_renamed_and_deleted_and_references_are_asked_about(page, pack):
    page.goto(address(pack))
    page.get_by_role("treeitem", name=re.compile("^Events")).locator("[data-new-record]").dispatch_event("click")
    expect(page).to_have_url(re.compile("/edit/events/event/"))
    short = page.get_by_label("Short name").first
    short.fill("bell-in-the-fog")
    short.blur()
    expect(page).to_have_url(re.compile("/edit/events/bell-in-the-fog/"))
    saved(page)
    assert record(pack, name="bell-in-the-fog")
    page.goto(address(pack, "monsterKinds", record_named_by_missions(pack)))
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Delete").click()
    dialog = page.get_by_role("dialog", name=re.compile("^Delete"))
    dialog.get_by_role("button", name="Mend what is safe").click()
    dialog.get_by_role("button", name=re.compile("^Delete")).click()
    expect(page.locator("[data-toasts]")).to_contain_text("Deleted:")
    saved(page)
    assert record_named_by_missions(pack) is not None
    page.locator("[data-toast-undo]").click()


def record_named_by_missions(pack) -> str:
    return document_of(pack)["missions"][0]["spawnPool"][0]["kind"]


def test_two_authors_meet_in_one_field_and_neither_loses_a_word(page, browser, pack, site_url, complaints):
    lin = build.person("lin")
    Authorship.objects.create(pack=pack, person=lin, role="author")
    other = browser_support.open_context(browser, site_url)
    browser_support.sign_in(other, lin, site_url)
    theirs = other.new_page()
    page.goto(address(pack))
    theirs.goto(address(pack))
    theirs.get_by_label("Name, EN").fill("Tracks")
    saved(theirs)
    page.get_by_label("Name, EN").fill("Prints")
    conflict = page.get_by_role("alertdialog")
    expect(conflict).to_contain_text("You and lin changed this")
    expect(conflict).to_contain_text("Tracks")
    assert record(pack)["name"]["en"] == "Tracks"
    conflict.get_by_role("button", name="Keep mine").click()
    expect(conflict).to_have_count(0)
    saved(page)
    assert record(pack)["name"]["en"] == "Prints"
    complaints.clear()  # the browser notes that the server said 'conflict'
    other.close()


def test_without_a_connection_edits_wait_say_so_and_are_sent_later(page, context, pack, complaints):
    page.goto(address(pack))
    context.set_offline(True)
    page.get_by_label("Name, EN").fill("Wet Footprints")
    expect(page.get_by_text("Offline, steps kept here")).to_be_visible()
    assert record(pack)["name"]["en"] == "Footprints"
    context.set_offline(False)
    saved(page)
    assert record(pack)["name"]["en"] == "Wet Footprints"
    complaints.clear()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_wrong_in_form_picker_and_history(page, pack, scheme):
    page.emulate_media(color_scheme=scheme)
    page.goto(address(pack))
    page.locator(".slot").first.click()
    expect(page.locator("[data-picker]")).to_be_visible()
    assert faults_of(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="History").first.click()
    expect(page.get_by_role("region", name="History")).to_be_visible()
    assert faults_of(page) == []


def test_a_keeper_of_the_site_mends_a_card_inside_the_admin(page, sign_in, redis_server):
    owner = build.person("owner")
    pack = build.pack(owner, "Black Water", build.document("fireteam_zero"))
    sign_in(build.person("keeper", is_staff=True, is_superuser=True))
    row = pack.records.get(collection="events", key="footprints")
    page.goto(f"/admin/missions/card/{row.pk}/change/")
    editor = page.frame_locator("iframe.admin-editor")
    editor.get_by_label("Name, EN").fill("Mended")
    expect(editor.get_by_role("heading", level=1)).to_have_text("Mended")
    assert record(pack)["name"]["en"] == "Mended"
    assert pack.edits.get().person.username == "keeper"


def test_a_newcomer_begins_with_a_template_builds_an_event_and_publishes(page, ana, redis_server):
    page.goto("/missions/new/")
    page.get_by_label("What is it called?").fill("Fog Over Black Water")
    page.get_by_role("button", name="Begin").click()
    expect(page).to_have_url(re.compile("/missions/fog-over-black-water/edit/missions/"))
    page.get_by_role("button", name="Skip").click()
    pack = ana.packs.get()
    page.keyboard.press("Control+k")
    page.keyboard.type("New: Event")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/edit/events/event/"))
    page.get_by_label("Name, EN").fill("Bell in the Fog")
    page.get_by_role("button", name=re.compile("add a step")).first.click()
    page.get_by_placeholder(re.compile("Type to search")).fill("if otherwise")
    page.keyboard.press("Enter")
    effect = page.get_by_role("tree", name="When it is drawn")
    expect(effect.get_by_role("treeitem").first).to_contain_text("If")
    expect(effect.locator("[aria-level='2']").first).to_be_visible()
    saved(page)
    made = record(pack, name="event")
    assert made["name"]["en"] == "Bell in the Fog"
    assert made["effects"][0]["op"] == "if"
    assert made["effects"][0]["then"]
    page.get_by_role("link", name="Publish").click()
    page.get_by_label("What has changed?").fill("First version.")
    page.get_by_role("button", name=re.compile("^Publish")).click()
    expect(page.get_by_text("is published")).to_be_visible()
    pack.refresh_from_db()
    assert pack.published.document["events"][-1]["id"] == "event"


def test_an_answer_that_comes_late_leaves_one_where_one_has_gone(page, pack):
    """Somebody types, opens another record at once, and the answer to what was typed arrives there."""
    page.goto(address(pack))
    held = []
    page.route("**/edit/edits/", lambda route: held.append(route))
    page.get_by_label("Name, EN").fill("Wet Footprints")
    page.keyboard.press("Tab")
    page.wait_for_function("() => Object.keys(localStorage).some((key) => key.startsWith('edits:'))")
    page.locator("[data-record] a", has_text="Bitter Bargain").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Bitter Bargain")
    for route in held:
        route.continue_()
    page.unroute("**/edit/edits/")
    saved(page)
    expect(page.locator("[data-record] a", has_text="Wet Footprints")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Bitter Bargain")
    expect(page.get_by_label("Name, EN")).to_have_value("Bitter Bargain")
    assert record(pack)["name"]["en"] == "Wet Footprints"


def test_the_step_that_one_is_at_stands_out_on_the_card(page, pack):
    page.goto(address(pack))
    page.locator("[data-palette-step]", has_text="Draw").first.click()
    rows = page.get_by_role("tree", name="When it is drawn").get_by_role("treeitem")
    expect(rows).to_have_count(2)
    card = page.locator("[data-card]")
    expect(card).to_have_attribute("src", re.compile(r"mark=Draw"))
    rows.nth(1).focus()
    page.keyboard.press("ArrowUp")
    expect(rows.first).to_have_class(re.compile("is-selected"))
    expect(card).to_have_attribute("src", re.compile(r"mark=.*ambushed"))
    page.get_by_role("group", name="Language of the card").get_by_role("button", name="DE").click()
    expect(card).to_have_attribute("src", re.compile(r"lang=de.*mark=.*Hinterhalt"))
    assert card.evaluate("async one => (await one.decode(), one.naturalWidth)") > 0


def test_the_palette_folds_and_says_how_much_it_shows(page, pack):
    page.goto(address(pack))
    count = page.locator("[data-palette-count]")
    expect(count).to_have_text(re.compile(r"^(\d+) of \1$"))
    page.get_by_placeholder("Draw, move, spawn").fill("threat marker")
    expect(count).not_to_have_text(re.compile(r"^(\d+) of \1$"))
    page.get_by_role("button", name="Fold the palette").click()
    expect(page.locator("[data-palette-list]")).to_be_hidden()
    page.reload()
    expect(page.get_by_role("button", name="Fold the palette")).to_have_attribute("aria-expanded", "false")


def test_a_phone_shows_how_the_draft_plays(page, pack):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"/missions/{pack.slug}/edit/missions/the-last-ferry/?tab=recon")
    expect(page.locator("#draft-play")).to_be_hidden()
    page.get_by_role("button", name="Play-test").click()
    expect(page.locator("#draft-play")).to_be_visible()
