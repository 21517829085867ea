"""`make bench-web`, part three: how soon a real browser shows what an edit broke, and the card that one types on.

The site runs on a database and a Redis of its own in a folder that is thrown away. Beside the time that passed it tells
the server's processor time an edit: on a busy machine only that one says something about us.
"""

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles

import psutil

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 40
PATIENCE_MS = 120_000
PORT = "8973"
SITE = f"http://localhost:{PORT}"
RECON = "/missions/black-water/edit/missions/the-last-ferry/?tab=recon"
NAMES = [f"Tracks {number}" for number in range(ROUNDS)]  # a card that was shown before has its picture already
CARD = "/missions/black-water/edit/events/footprints/"

# From the change of a field until the list below has followed: the count of findings of one kind.
TO_FINDINGS = """(value) => new Promise((done) => {
  const wrong = () => document.querySelectorAll("[data-problem][data-code='FZ-L.09']").length > 0;
  const field = document.querySelector("#at-missions-the_last_ferry-eventCount, [data-path$='\\"eventCount\\"]']");
  const before = wrong();
  const began = performance.now();
  new MutationObserver((_, watch) => {
    if (wrong() === before) return;
    watch.disconnect();
    requestAnimationFrame(() => done((performance.now() - began) / 1000));
  }).observe(document.querySelector("[data-workspace]"), { childList: true, subtree: true });
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
})"""

# From the last key until the card's picture is another one.
TO_CARD = """(value) => new Promise((done) => {
  const field = document.querySelector("#at-events-footprints-name-en");
  const began = performance.now();
  document.addEventListener("load", function loaded(event) {
    if (!event.target.matches?.("[data-card]")) return;
    document.removeEventListener("load", loaded, true);
    done((performance.now() - began) / 1000);
  }, true);
  field.focus();
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
})"""


def main() -> None:
    from tests.services import running_redis

    with tempfile.TemporaryDirectory(prefix="fireteam-bench-") as folder, running_redis(Path(folder)):
        cookie = prepare(Path(folder))
        with running_site() as server:
            measure(server, cookie)


def prepare(folder: Path) -> dict[str, str]:
    """Django on a fresh database with one author and the largest starter pack; the cookie of the author's session."""
    os.environ |= {
        "VAR_DIR": str(folder),
        "REDIS_URL": f"unix://{folder / 'redis.sock'}",
        "SECRET_KEY": "only-for-measuring-" + "x" * 40,
        "ALLOWED_HOSTS": "localhost",
        "DEBUG": "1",
        "LOG_LEVEL": "WARNING",
        "PORT": PORT,
        "DJANGO_SETTINGS_MODULE": "fireteam_site.settings",
    }
    import django

    django.setup()
    from django.conf import settings
    from django.core.management import call_command
    from django.test import Client

    from tests import build

    call_command("migrate", verbosity=0)
    ana = build.person("ana")
    build.pack(ana, "Black Water", build.document("fireteam_zero"))
    client = Client()
    client.force_login(ana)
    value = client.cookies[settings.SESSION_COOKIE_NAME].value
    return {"name": settings.SESSION_COOKIE_NAME, "value": value, "url": SITE}


@contextmanager
def running_site() -> Iterator[psutil.Process]:
    command = [sys.executable, "-m", "scripts.stop_with_parent", sys.executable, "-m", "fireteam_site.web_server"]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
    try:
        wait_for_site()
        yield psutil.Process(process.pid)
    finally:
        process.terminate()
        process.wait()


def measure(server: psutil.Process, cookie: dict[str, str]) -> None:
    from playwright.sync_api import Page, sync_playwright

    from scripts.browser import find_browser

    def series(page: Page, address: str, script: str, values: list[str]) -> list[float]:
        page.goto(address, timeout=PATIENCE_MS)
        page.wait_for_timeout(2000)
        return [page.evaluate(script, values[number % len(values)]) for number in range(ROUNDS)]

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        context = browser.new_context(base_url=SITE, reduced_motion="reduce")
        context.add_cookies([cookie])
        page = context.new_page()
        print(f"{'':28} {'median':>9} {'p95':>9}    ({ROUNDS} edits)")
        series(page, RECON, TO_FINDINGS, ["9", "10"])  # what is kept is made once
        began = spent(server)
        found = series(page, RECON, TO_FINDINGS, ["9", "10"])
        report("edit to findings on screen", found)
        print(f"{'  processor time an edit':28} {1000 * (spent(server) - began) / ROUNDS:6.1f} ms")
        report("last key to the live card", series(page, CARD, TO_CARD, NAMES))
        browser.close()


def wait_for_site() -> None:
    for _attempt in range(300):
        with socket.socket() as trial:
            if trial.connect_ex(("localhost", int(PORT))) == 0:
                return
        time.sleep(0.2)
    raise SystemExit("The site does not start.")


def report(name: str, seconds: list[float]) -> None:
    print(f"{name:28} {1000 * median(seconds):6.1f} ms {1000 * quantiles(seconds, n=20)[-1]:6.1f} ms", flush=True)


def spent(server: psutil.Process) -> float:
    times = [one.cpu_times() for one in (server, *server.children(recursive=True))]
    return sum(one.user + one.system for one in times)


if __name__ == "__main__":
    main()
