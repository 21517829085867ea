"""Tables as people meet them: keyboard, a second browser, reload, undo, a phone, a real table."""

import random

import pytest
from playwright.sync_api import expect

from playtests.models import Table
from playtests.services.sources import source_of_version
from playtests.tables.correcting import offered
from playtests.tables.moving import concede, move, tell_luck
from playtests.tables.opening import TableOrders, open_table
from playtests.tables.pages import TablePage
from playtests.tables.people import sitting_of
from tests import browser_support, build
from tests.browser.test_every_page import look_at
from tests.campaigns.support import ZERO
from tests.playtests.support import MISSION

pytestmark = pytest.mark.django_db(transaction=True)


def test_two_people_and_a_bot_by_keyboard_with_reload_and_undo(page, browser, site_url, sign_in):
    ana = build.person("ana")
    sign_in(ana)
    source = source_of_version(build.public_pack(ana).published, MISSION)
    orders = TableOrders(["gustav", "bob", "vince", "dummy:matt"], ["me", "open", "bot"], seed=7)
    table = open_table(host=ana, source=source, orders=orders)
    guest = browser_support.open_context(browser, site_url, reduced_motion="reduce").new_page()
    guest.goto(f"{table.get_absolute_url()}join/{table.seats.get(index=1).token}/")
    guest.get_by_role("button", name="Take the seat").click()
    page.goto(table.get_absolute_url())
    expect(page.get_by_text("Your turn").first).to_be_visible()
    expect(guest.get_by_text("Asked: ana")).to_be_visible()
    page.keyboard.press("A")
    expect(page.locator(".table-option.is-chosen")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(guest.get_by_text("Your turn").first).to_be_visible()
    page.reload()
    assert len(Table.objects.get().choices) == 1
    page.keyboard.press("Control+z")
    expect(page.get_by_text("Your turn").first).to_be_visible()
    assert Table.objects.get().choices == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    guest.context.close()


def a_table(host, **more):
    source = source_of_version(
        build.public_pack(host, content=build.document("fireteam_zero")).published, "the-last-ferry"
    )
    return open_table(host=host, source=source, orders=TableOrders(2, ["me", "me"], seed=6, **more))


def play_until(table, host, is_there, lot):
    """Whatever is asked is answered, until the page has what one looks for."""
    while True:
        sitting = sitting_of(table, host, [])
        page = TablePage(sitting)
        if is_there(page):
            return
        if page.luck:
            tell_luck(sitting=sitting, values=None, revision=table.revision)
        else:
            move(sitting=sitting, choice=lot.randrange(len(page.game.options)), revision=table.revision)
        table.refresh_from_db()


def test_on_a_phone_options_stand_under_their_verbs(page, sign_in):
    ana = build.person("ana")
    table = a_table(ana)
    play_until(table, ana, lambda shown: shown.has_verbs, random.Random(1))
    sign_in(ana)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(table.get_absolute_url())
    shown, others = (page.locator(f'[data-verb][aria-pressed="{is_on}"]') for is_on in ("true", "false"))
    expect(shown).to_have_count(1)
    counts = [int(words) for words in page.locator("[data-verb] small").all_inner_texts()]
    first, other = (int(verbs.last.get_attribute("data-verb")) for verbs in (shown, others))
    assert counts[first] == max(counts)
    lines = [page.locator(f'[data-verb-list="{verb}"] .table-line').first for verb in (first, other)]
    expect(lines[0]).to_be_visible()
    expect(lines[1]).to_be_hidden()
    others.last.click()
    expect(lines[1]).to_be_visible()
    expect(lines[0]).to_be_hidden()
    lines[1].click()
    expect(page.locator("[data-do-bar] button")).to_be_visible()
    page.set_viewport_size({"width": 1440, "height": 900})  # where there is room all of them are listed
    expect(lines[0]).to_be_visible()


def test_wide_and_low_as_at_200_per_cent_the_decision_stands_beside_the_board(page, sign_in):
    ana = build.person("ana")
    sign_in(ana)
    page.set_viewport_size({"width": 640, "height": 360})
    page.goto(a_table(ana).get_absolute_url())
    expect(page.locator("[data-option]").first).to_be_in_viewport()
    expect(page.locator(".table-window")).to_be_in_viewport()
    page.keyboard.press("A")
    expect(page.locator(".is-chosen [data-do]")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 640


def test_letters_can_be_switched_off_as_keys_and_stay_off(page, sign_in):
    ana = build.person("ana")
    sign_in(ana)
    page.goto(a_table(ana).get_absolute_url())
    chosen = page.locator("[data-option].is-chosen")
    page.keyboard.press("A")
    expect(chosen).to_have_count(1)
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    page.locator("[data-letter-keys]").uncheck()
    page.reload()
    expect(page.locator("[data-letter-keys]")).not_to_be_checked()
    page.keyboard.press("A")
    page.keyboard.press("ArrowDown")  # which still chooses: the letter before it did nothing
    expect(chosen).to_have_attribute("data-letter", "A")


def test_at_a_real_table_dice_add_up_entries_change_and_the_table_is_corrected(page, sign_in):
    ana = build.person("ana")
    table = a_table(ana, is_real=True)
    play_until(table, ana, lambda shown: shown.luck and shown.luck.worth, random.Random(1))
    sign_in(ana)
    page.goto(table.get_absolute_url())
    dice = page.locator("[data-die]")
    expect(dice.first).to_be_visible()
    count = dice.count()
    for _ in range(count):
        page.keyboard.press("2")
    worth = int(page.locator("[data-die] input:checked").first.get_attribute("data-worth"))
    expect(page.locator("[data-sum-value]")).to_have_text(str(worth * count))
    page.get_by_role("button", name="That is what it shows").click()
    change = page.get_by_role("button", name="change").first
    expect(change).to_be_visible()
    change.click()
    expect(page.locator("[data-die] input:checked")).to_have_count(0)
    expect(page.locator("[data-die]")).to_have_count(count)
    play_until(table_of(table), ana, lambda shown: offered(shown.sitting, "en"), random.Random(2))
    page.goto(table.get_absolute_url())
    page.get_by_role("link", name="Correct what lies on the table").click()
    page.get_by_label("threat").select_option("7")
    page.get_by_role("button", name="That is how it lies").click()
    expect(page.locator(".game-lines").get_by_text("Corrected by hand. Threat: 7.")).to_be_visible()


def table_of(table):
    table.refresh_from_db()
    return table


def test_a_table_can_be_read_by_all_whatever_is_asked(page, sign_in):
    """By axe, by night on a desk and by day on a phone: a turn, a reaction, watching, a roll, the end, its replay."""
    ana = build.person("ana")
    sign_in(ana)
    table, lot = a_table(ana), random.Random(2)
    look_at(page, table.get_absolute_url())
    play_until(table, ana, lambda shown: shown.scene.round and shown.decision.kind == "turn", lot)
    look_at(page, table.get_absolute_url())
    play_until(table, ana, lambda shown: shown.decision.is_reaction, lot)
    look_at(page, table.get_absolute_url())
    table.seats.update(person=None, player="open")
    look_at(page, table.get_absolute_url())
    table.seats.update(person=ana, player="person")
    concede(sitting=sitting_of(table, ana, []), revision=table.revision)
    look_at(page, table.get_absolute_url())
    look_at(page, f"{table.get_absolute_url()}replay/")


def test_a_real_table_can_be_read_by_all(page, sign_in):
    ana = build.person("ana")
    sign_in(ana)
    table, lot = a_table(ana, is_real=True), random.Random(2)
    look_at(page, table.get_absolute_url())
    play_until(table, ana, lambda shown: shown.luck and shown.luck.worth and shown.step, lot)
    look_at(page, table.get_absolute_url())
    page.locator("[data-die] label").first.click()
    expect(page.locator("[data-sum]")).to_be_visible()
    if page.locator("[data-die]").count() == 1:  # what follows is said once every die is told
        expect(page.locator("[data-then]:visible")).to_have_count(1)


def test_whoever_is_second_is_told_in_sight_and_goes_on(page, sign_in, complaints):
    ana = build.person("ana")
    sign_in(ana)
    table = a_table(ana)
    page.route("**/state/**", lambda route: route.fulfill(status=204))  # the page has not heard of it yet
    page.goto(table.get_absolute_url())
    move(sitting=sitting_of(table, ana, []), choice=0, revision=table.revision)
    page.locator("[data-option] .table-line").first.click()
    page.locator("[data-option].is-chosen [data-do]").click()
    expect(page.locator("[data-toasts] .toast")).to_contain_text("Somebody was first")
    expect(page.locator("[data-table]")).to_have_attribute("data-revision", str(table_of(table).revision))
    page.keyboard.press("Control+z")
    expect(page.locator("[data-toasts] .toast")).to_contain_text(["Somebody was first", "Taken back."])
    complaints[:] = [one for one in complaints if "409" not in one]  # that somebody was first


def test_the_order_of_the_round_leads_to_whoever_may_come_next(page, sign_in):
    ana = build.person("ana")
    sign_in(ana)
    table = a_table(ana)
    play_until(table, ana, lambda shown: shown.decision.kind == "activate-monster", random.Random(2))
    page.goto(table.get_absolute_url())
    lit = page.locator("[data-step-piece].is-lit")
    expect(lit.first).to_be_visible()
    name = lit.last.locator("strong").text_content()
    lit.last.click()
    expect(page.locator(".table-option.is-chosen")).to_contain_text(name)


def test_the_lobby_asks_for_the_equipment_of_those_who_come_along(page, sign_in):
    ana = build.person("ana")
    pack = build.public_pack(ana, content=build.document(ZERO))
    sign_in(ana)
    page.goto(f"/play/new/?pack={pack.slug}&mission=the-last-ferry&team=2")
    page.get_by_text("Equipment", exact=True).click()
    who = page.locator("[name='who-0-0']")
    mine = page.locator(f"[data-equipment-of='{who.input_value()}']").first
    taken = page.locator("[name^='who-']").evaluate_all("fields => fields.map(field => field.value)")
    other = next(
        one for one in who.locator("option").evaluate_all("all => all.map(one => one.value)") if one not in taken
    )
    theirs = page.locator(f"[data-equipment-of='{other}']").first
    expect(mine).to_be_visible()
    expect(theirs).to_be_hidden()
    who.select_option(other)
    expect(theirs).to_be_visible()
    expect(mine).to_be_hidden()
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.locator("[data-table]")).to_be_visible()


COVERED_NAMES = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  const across = (one, other) => one.left < other.right && other.left < one.right;
  const meet = (one, other) => across(one, other) && one.top < other.bottom && other.top < one.bottom;
  const names = boxes(".board-name");
  return boxes("[data-letter-mark] .board-letter").filter((letter) => names.some((name) => meet(letter, name))).length;
}"""


MOST_LETTERS = """() => Math.max(
  ...[...document.querySelectorAll("[data-piece]")].map((piece) => piece.querySelectorAll("[data-letter-mark]").length),
)"""


def test_letters_stand_beside_the_names_of_places(page, sign_in):
    ana = build.person("ana")
    sign_in(ana)
    source = source_of_version(build.public_pack(ana).published, MISSION)
    table = open_table(
        host=ana, source=source, orders=TableOrders(["gustav", "bob", "vince", "matt"], ["me"] * 4, seed=7)
    )
    play_until(table, ana, lambda shown: shown.scene.round and len(shown.game.options) > 3, random.Random(2))
    page.goto(table.get_absolute_url())
    expect(page.locator("[data-letter-mark] .board-letter").nth(2)).to_be_attached()
    assert page.evaluate(COVERED_NAMES) == 0
    assert page.evaluate(MOST_LETTERS) <= 1  # whoever moves is part of every option
