"""Find a Chromium for the browser tests, or get one: `python -m scripts.browser`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def find_browser() -> str | None:
    """The one named by CHROMIUM, else one that is installed, else one that Playwright has downloaded."""
    if named := os.environ.get("CHROMIUM"):
        return shutil.which(named)
    return next((path for name in NAMES if (path := shutil.which(name))), None) or playwrights_own()


def playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if path and Path(path).exists() else None


def get_browser() -> str | None:
    if found := find_browser():
        return found
    if os.geteuid() == 0 and shutil.which("apt-get"):
        print("No browser found; installing Debian's chromium ...", flush=True)
        quietly = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=quietly)
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"], env=quietly)
    else:
        print("No browser found; asking Playwright for one ...", flush=True)
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"])
    return find_browser()


def main() -> int:
    browser = get_browser()
    if browser:
        return 0
    print(
        "\n"
        "********************************************************************************\n"
        "  NO BROWSER: the browser tests will not run.\n"
        "  Install Chromium or Chrome (on Debian, as root: apt-get install chromium),\n"
        "  or name one with CHROMIUM=/path/to/chromium.\n"
        "********************************************************************************\n",
        file=sys.stderr,
    )
    return 1 if os.environ.get("CI") else 0


if __name__ == "__main__":
    sys.exit(main())
