"""Take the pictures of front page, guide and README from a running site, with somebody who does what they show.

python -m scripts.guide_pictures http://localhost:8000 demo@localhost PASSWORD
"""

import io
import re
import sys
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, expect, sync_playwright

from scripts.browser import find_browser

ROOT = Path(__file__).resolve().parent.parent
GUIDE, README = ROOT / "static" / "guide", ROOT / "docs" / "images"
PACK = "/missions/fireteam-hq-starter-box"
MISSION = "the-last-ferry"
WIDTH, HEIGHT, KEPT_WIDTH, KEPT_HEIGHT = 1280, 820, 960, 615
PHONE = {"width": 390, "height": 760}
TABLET_WIDTH = 1024
PATIENCE = 240_000  # milliseconds: a play-test of a busy machine


def main() -> None:
    site, login, password = sys.argv[1:4]
    GUIDE.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        page = browser.new_context(base_url=site, reduced_motion="reduce").new_page()
        page.set_default_timeout(60_000)
        sign_in(page, login, password)
        for show in (library, workspace, play_test, table, campaign, front_page):
            show(page)
        browser.close()


def sign_in(page: Page, login: str, password: str) -> None:
    page.goto("/accounts/login/")
    page.fill("[name=login]", login)
    page.fill("[name=password]", password)
    page.locator("main form button").first.click()
    page.wait_for_url(re.compile(r"^(?!.*login).*$"))


def library(page: Page) -> None:
    for name, address in (
        ("gallery", "/missions/"),
        ("mission", f"{PACK}/{MISSION}/"),
        ("card", f"{PACK}/cards/monsterKinds/corrupted-animal/"),
    ):
        page.goto(address)
        take(page, name)


def workspace(page: Page) -> None:
    """A copy of the starter pack, its first mission's board open."""
    page.goto(f"{PACK}/fork/")
    page.locator("main form button").last.click()
    page.wait_for_url(re.compile(r"/missions/(?!fireteam-hq-starter-box/)"))
    slug = page.url.split("/missions/")[1].split("/")[0]
    page.goto(f"/missions/{slug}/edit/missions/{MISSION}/?tab=map")
    page.locator("[data-region='river-landing/lookout']").click()
    page.locator("#canvas-place h2").wait_for()
    take(page, "workspace")
    page.emulate_media(color_scheme="dark")
    page.locator("[data-overlay]").select_option("odds")
    take(page, "board-dark")
    page.emulate_media(color_scheme="light")
    page.goto(f"/missions/{slug}/edit/sectors/salt-marsh/")
    page.locator("[data-region='salt-marsh/bank']").click()
    page.locator("#canvas-place h2").wait_for()
    take(page, "painter")
    tablet(page, f"/missions/{slug}/edit/missions/{MISSION}/?tab=map")
    page.goto(f"/missions/{slug}/edit/missions/{MISSION}/?tab=monsters")
    take(page, "monsters")
    page.goto(f"/missions/{slug}/edit/events/bitter-bargain/")
    page.locator("[data-step-row] .slot").first.click()
    page.locator("[data-picker]").wait_for()
    expect(page.locator("[data-card]")).to_have_attribute("src", re.compile("mark="))  # the step stands out
    take(page, "effects")


def tablet(page: Page, address: str) -> None:
    """The same board under a finger, with the same session."""
    context = page.context.browser.new_context(
        viewport={"width": TABLET_WIDTH, "height": HEIGHT}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    context.add_cookies(page.context.cookies())
    held = context.new_page()
    held.goto(page.url.partition("/missions/")[0] + address)
    held.locator("[data-region='quarry/quarry-floor']").tap()
    held.locator(".canvas-handle").first.wait_for()
    take(held, "tablet", width=TABLET_WIDTH)
    context.close()


def play_test(page: Page) -> None:
    page.goto(f"{PACK}/{MISSION}/")
    page.get_by_role("button", name="Play-test").first.click()
    page.wait_for_url(re.compile(r"/playtests/\d+"))
    expect(page.get_by_role("button", name="Cancel the run")).to_have_count(0, timeout=PATIENCE)
    page.reload()
    take(page, "report")
    page.locator("a[href*='/games/']").first.click()
    page.wait_for_load_state("networkidle")
    if "/games/?" in page.url or page.url.rstrip("/").endswith("games"):
        page.locator("main a[href*='/games/']").first.click()
    take(page, "replay")


def table(page: Page) -> None:
    page.goto(f"/play/new/?pack={PACK.rsplit('/', 1)[1]}&mission={MISSION}")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile(r"/play/(?!new)"))
    while page.locator("[data-prompt]", has_text="what do you do?").count() == 0:  # to one's first turn
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        page.wait_for_timeout(500)
    page.reload()  # nothing lies over the board
    take(page, "play")


def campaign(page: Page) -> None:
    """A new group that has won its first mission."""
    page.goto(f"/campaigns/begin/{PACK.rsplit('/', 1)[1]}/?group=new")
    page.get_by_label("Name of a new group").fill("The Tuesday Irregulars")
    page.get_by_role("button", name="Begin", exact=True).click()
    page.get_by_role("link", name="Table view").click()
    take(page, "table-view", phone=True)
    page.goto(page.url.replace("table/", "record/"))
    page.get_by_label("Rounds").fill("8")
    page.get_by_label("Threat at the end").fill("9")
    expect(page.get_by_text("Go on with it on any device")).to_be_visible()
    take(page, "record")
    page.get_by_role("button", name="Confirm for the group").click()
    expect(page.get_by_text("is in the ledger")).to_be_visible()
    page.goto(page.url.partition("#")[0])  # from its top
    take(page, "campaign")


def front_page(page: Page) -> None:
    """As visitors see it. Last, for it shows pictures that were just taken; a site that keeps static files needs a
    restart to see them."""
    page.context.clear_cookies()
    page.goto("/")
    take(page, "home", keep=as_png)


def take(
    page: Page,
    name: str,
    *,
    keep: Callable[[Image.Image, str], Path] | None = None,
    phone: bool = False,
    width: int = WIDTH,
) -> None:
    page.set_viewport_size(PHONE if phone else {"width": width, "height": HEIGHT})
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")
    with Image.open(io.BytesIO(page.screenshot())) as picture:
        kept = picture.size if phone else (KEPT_WIDTH, round(HEIGHT * KEPT_WIDTH / width))
        small = picture.convert("RGB").resize(kept, Image.Resampling.LANCZOS)
        print((keep or as_webp)(small, name).name, flush=True)


def as_webp(picture: Image.Image, name: str) -> Path:
    path = GUIDE / f"{name}.webp"
    picture.save(path, "WEBP", quality=80)
    return path


def as_png(picture: Image.Image, name: str) -> Path:
    path = README / f"{name}.png"
    picture.save(path, "PNG", optimize=True)
    return path


if __name__ == "__main__":
    main()
