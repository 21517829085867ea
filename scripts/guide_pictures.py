"""Take the guide's pictures from a running site: `python -m scripts.guide_pictures http://localhost:8000`."""

import io
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from scripts.browser import find_browser

FOLDER = Path(__file__).resolve().parent.parent / "static" / "guide"
PACK = "/missions/fireteam-hq-starter-box"
PICTURES = {
    "gallery": ("/missions/", 900),
    "mission": (f"{PACK}/the-last-ferry/", 1000),
    "card": (f"{PACK}/cards/monsterKinds/corrupted-animal/", 820),
}
WIDTH, KEPT_WIDTH = 1280, 960


def main() -> None:
    site = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000"
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        page = browser.new_context(base_url=site, reduced_motion="reduce").new_page()
        for name, (address, height) in PICTURES.items():
            take(page, name, address, height)
        browser.close()


def take(page: Page, name: str, address: str, height: int) -> None:
    page.set_viewport_size({"width": WIDTH, "height": height})
    page.goto(address)
    page.wait_for_load_state("networkidle")
    with Image.open(io.BytesIO(page.screenshot())) as picture:
        small = picture.convert("RGB").resize((KEPT_WIDTH, round(height * KEPT_WIDTH / WIDTH)))
        small.save(FOLDER / f"{name}.webp", "WEBP", quality=80)
    print(f"{name}.webp")


if __name__ == "__main__":
    main()
