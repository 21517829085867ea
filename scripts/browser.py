"""Find a Chromium for the browser tests, or get one: `python -m scripts.browser`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")

NO_BROWSER = """
********************************************************************************
  NO BROWSER: the browser tests will not run.
  Install Chromium or Chrome (on Debian, as root: apt-get install chromium),
  or name one with CHROMIUM=/path/to/chromium.
********************************************************************************
"""
NO_DRIVER = """
********************************************************************************
  NO BROWSER: the program that drives it does not start, see above.
  On a bare Debian it lacks one library; as root: apt-get install libatomic1
********************************************************************************
"""


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


def driver_starts(*, quietly: bool = False) -> bool:
    """Playwright brings a Node.js to drive the browser with, but not every library that one needs."""
    command = [sys.executable, "-m", "playwright", "--version"]
    output = subprocess.DEVNULL if quietly else None
    return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=output).returncode == 0


def get_driver() -> bool:
    if driver_starts(quietly=True):
        return True
    if can_install():
        install("libatomic1")
    return driver_starts()


def get_browser() -> str | None:
    if found := find_browser():
        return found
    if can_install():
        install("chromium")
    else:
        print("No browser found; asking Playwright for one ...", flush=True)
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"])
    return find_browser()


def can_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(package: str) -> None:
    print(f"Installing Debian's {package} for the browser tests ...", flush=True)
    quietly = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], env=quietly, stdout=subprocess.DEVNULL)
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", package]
    subprocess.run(command, env=quietly, stdout=subprocess.DEVNULL)


def main() -> int:
    if not get_driver():
        complaint = NO_DRIVER
    elif not get_browser():
        complaint = NO_BROWSER
    else:
        return 0
    print(complaint, file=sys.stderr)
    return 1 if os.environ.get("CI") else 0


if __name__ == "__main__":
    sys.exit(main())
