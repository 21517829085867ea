"""A visitor becomes an author: the whole way through the library, by hand."""

import io
import re

import pypdfium2
import pytest
from django.core.management import call_command
from PIL import Image, ImageStat

from missions.models import Pack
from missions.services import printing
from missions.services.forking import fork
from missions.services.packs import set_visibility
from missions.services.publishing import publish
from tests.build import PASSWORD, person


@pytest.fixture
def _starter_packs(transactional_db):
    call_command("load_starter_content")


def sign_up(page, name):
    page.goto("/accounts/signup/")
    page.locator("input[name=email]").fill(f"{name}@example.org")
    page.locator("input[name=username]").fill(name)
    page.locator("input[name=password1]").fill(PASSWORD)
    page.locator("input[name=password2]").fill(PASSWORD)
    page.locator("main form button").last.click()
    page.wait_for_url("**/")


def sign_out(page):
    page.goto("/accounts/logout/")
    page.locator("main form button").click()


def picture() -> dict:
    buffer = io.BytesIO()
    Image.new("RGB", (400, 400), "teal").save(buffer, "PNG")
    return {"name": "ferry.png", "mimeType": "image/png", "buffer": buffer.getvalue()}


@pytest.mark.usefixtures("_starter_packs")
def test_find_fork_change_publish_share_export_import_copy_and_print(page, complaints, tmp_path, monkeypatch):
    sign_up(page, "nora")

    # find it by filter and by search
    page.goto("/missions/")
    page.get_by_role("button", name="Game").click()
    page.get_by_role("link", name=re.compile("Fireteam Zero")).click()
    page.get_by_text("9 of 47 missions.").wait_for()
    page.get_by_role("searchbox").fill("ferry harbour chain")
    page.get_by_role("button", name="Search", exact=True).click()
    page.get_by_role("link", name="The Last Ferry").click()
    page.get_by_role("heading", name="The Last Ferry", level=1).wait_for()

    # fork it
    page.get_by_role("link", name="Fork", exact=True).click()
    page.get_by_label("Title of your pack").fill("Fährmanns Lohn")
    page.get_by_role("main").get_by_role("button", name="Fork").click()
    page.get_by_text("Fährmanns Lohn is yours, and private until you publish it.").wait_for()
    page.get_by_role("heading", name="The Last Ferry", level=1).wait_for()  # one goes on where one was
    page.get_by_role("main").get_by_role("link", name="Fährmanns Lohn").first.click()
    page.get_by_role("heading", name="Fährmanns Lohn", level=1).wait_for()

    # change its title and a card's picture
    page.get_by_role("link", name="Title and licence").first.click()
    page.get_by_label("Title", exact=True).fill("Fährmanns Preis")
    page.get_by_label("Description").fill("The same river, another ferryman.")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Saved.").wait_for()
    slug = Pack.objects.get(title="Fährmanns Preis").slug
    page.goto(f"/missions/{slug}/cards/monsterKinds/corrupted-animal/art/")
    page.locator("input[type=file]").set_input_files(picture())
    page.locator("select[name=origin], input[name=origin]").first.wait_for()
    own = page.locator("input[name=origin][value=own]")
    own.check() if own.count() else page.locator("select[name=origin]").select_option("own")
    page.locator("main form[enctype] button").first.click()
    page.wait_for_load_state()

    # publish, and share by link
    page.goto(f"/missions/{slug}/")
    page.get_by_role("main").get_by_role("link", name="Publish", exact=True).first.click()
    page.get_by_text("No faults found.").wait_for()
    page.get_by_label("What has changed?").fill("A new ferryman.")
    page.get_by_label("Whoever has the link").check()
    page.get_by_role("button", name="Publish the first version").click()
    link = page.get_by_role("textbox", name="The link").input_value()
    sign_out(page)

    # whoever has the link may look, and the key leaves the address
    assert page.goto(f"/missions/{slug}/").status == 404
    complaints.clear()  # the browser notes the 404 itself
    page.goto(link)
    assert "key=" not in page.url
    page.get_by_text("A new ferryman.").wait_for()
    with page.expect_download() as download:
        page.get_by_role("link", name="Export .fireteam").click()
    file = tmp_path / "ferry.fireteam"
    download.value.save_as(file)

    # somebody else imports it, and copies one monster into a third pack
    sign_up(page, "ada")
    page.goto("/missions/import/")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Look into it").click()
    page.get_by_text("No faults found.").wait_for()
    page.get_by_role("button", name="Take it").click()
    page.get_by_role("heading", level=1).wait_for()
    taken = Pack.objects.get(owner__username="ada")
    assert taken.records.get(collection="monsterKinds", key="corrupted-animal").art

    # both stand in the fork tree: what was shared by link and what was made of its file
    page.goto(taken.get_absolute_url())
    tree = page.get_by_role("region", name="Forks")
    above = [one.inner_text() for one in tree.get_by_role("link").all()]
    assert above == ["Fireteam HQ Starter Box", "Fährmanns Preis"]
    assert taken.title in tree.locator("[aria-current] > strong").inner_text()

    page.goto("/missions/new/")
    page.get_by_label("What is it called?").fill("Third Pack")
    page.locator("input[name=template][value^='fireteam-zero/']").first.check()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/third-pack/edit/**")
    page.goto("/missions/fireteam-hq-starter-box/cards/monsterKinds/revenant-hound/")
    page.get_by_role("link", name="Copy into my pack").click()
    page.get_by_label("Into which pack?").select_option("third-pack")
    page.get_by_role("button", name="See what comes along").click()
    page.get_by_role("button", name="Copy", exact=True).click()
    page.get_by_text("Third Pack now.").wait_for()
    copied = Pack.objects.get(slug="third-pack").records.filter(copied_from__isnull=False)
    assert "revenant-hound" in copied.values_list("key", flat=True)

    # print, and look at the pages as pictures
    monkeypatch.setattr(printing, "_send", lambda job_id: printing.make_print(job_id=job_id))
    page.goto(f"/missions/{slug}/the-last-ferry/")
    page.get_by_role("link", name="Print this sheet").click()
    page.get_by_label("Cards of this mission").check()
    page.get_by_text(re.compile(r"([3-9]|1\d) sheets; kept")).wait_for()
    page.get_by_role("button", name="Make the PDF").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download PDF").evaluate("link => { link.download = ''; link.click(); }")
    look_at_pages(download.value.path())


def look_at_pages(path):
    """Every page has ink on it, none is dark all over, and the card's new picture is on one of them."""
    pages = [one.render(scale=1).to_pil().convert("RGB") for one in pypdfium2.PdfDocument(path)]
    assert len(pages) > 2
    for one in pages:
        assert 60 < ImageStat.Stat(one.convert("L")).mean[0] < 254
    assert any(teal_in(one) > 500 for one in pages)


def teal_in(page) -> int:
    """How many dots have about the colour of the picture that was brought: encoding shifts it a little."""
    colours = page.getcolors(1 << 24)
    return sum(count for count, (red, green, blue) in colours if red < 40 and 100 < green < 150 and 100 < blue < 150)


@pytest.mark.usefixtures("_starter_packs")
def test_the_fork_tree_shows_both(page):
    nora = person("nora")
    source = Pack.objects.get(ruleset="countdown")
    mine = fork(version=source.published, person=nora, title="My Countdown")
    publish(pack=mine, person=nora)
    set_visibility(pack=Pack.objects.get(pk=mine.pk), visibility="public")
    page.goto(source.get_absolute_url())
    page.get_by_role("link", name="My Countdown").click()
    page.get_by_role("link", name=source.title).first.wait_for()


@pytest.mark.usefixtures("_starter_packs")
def test_a_mission_page_works_by_keyboard_and_says_its_rules(page):
    page.goto("/missions/fireteam-hq-starter-box/the-last-ferry/")
    rule = page.locator(".steps .rule-id").first
    rule.focus()
    hint = page.locator(".steps .rule-hint").first
    assert hint.is_visible()
    fold = page.locator("details.fold summary").first
    fold.focus()
    page.keyboard.press("Enter")
    assert page.locator("details.fold").first.get_attribute("open") is not None
