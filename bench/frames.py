"""`make bench-frames`: how smoothly a sector is dragged over the largest starter board on a slow processor.

Chromium's own trace is read: the frames it drew while a sector was carried round the board, the longest gap between two
of them, and the processor time that the page took for a frame, which other work on the machine does not change. A drag
is asked to keep 50 frames a second, so a frame may take 20 ms.
"""

import argparse
import json
import logging
import os
import tempfile
import time
from itertools import pairwise
from math import cos, pi, sin
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

SLOWER = 4
SECONDS = 4.0
STEP_SECONDS = 1 / 90  # pointer events come more often than frames
WANTED = 50  # frames a second
CATEGORIES = "toplevel,devtools.timeline,disabled-by-default-devtools.timeline.frame"


class Drag(NamedTuple):
    """One drag."""

    rate: float  # frames a second
    longest: float  # gap between two frames, ms
    work: float  # processor time of the page's main thread a frame, ms


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.frames", description="Frames a second while dragging.")
    parser.add_argument("--rounds", type=int, default=3, help="drags, of which the median counts (default 3)")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="fireteam-frames-") as folder:
        os.environ |= {
            "DATABASE_URL": f"sqlite:///{Path(folder) / 'db.sqlite3'}",
            "VAR_DIR": folder,
            "SECRET_KEY": "x" * 50,
            "DEBUG": "0",
            "ALLOWED_HOSTS": "localhost",
            "SECURE_SSL_REDIRECT": "0",
            "DJANGO_SETTINGS_MODULE": "tests.settings",
            "DJANGO_ALLOW_ASYNC_UNSAFE": "1",  # the browser's loop runs in this thread, and so does the database
        }
        import django

        django.setup()
        return measure(arguments.rounds)


def measure(rounds: int) -> int:
    from django.core.management import call_command
    from pytest_django.live_server_helper import LiveServer

    from tests import browser_support

    logging.disable(logging.WARNING)
    call_command("migrate", verbosity=0)
    person, address, places = prepare()
    server = LiveServer("localhost")
    try:
        with browser_support.running_browser() as browser:
            context = browser.new_context(base_url=server.url, viewport={"width": 1440, "height": 900})
            browser_support.sign_in(context, person, server.url)
            page = context.new_page()
            page.goto(address)
            page.wait_for_selector("[data-region][tabindex='0']")
            page.wait_for_timeout(1500)
            found = [drag(page) for _ in range(rounds)]
    finally:
        server.stop()
    rates, work = [one.rate for one in found], median(one.work for one in found)
    print(f"{address}: {places} places, processor {SLOWER} times slower, {rounds} drags of {SECONDS:g} s")
    print(f"frames a second: {median(rates):.1f} at the median ({', '.join(f'{one:.1f}' for one in rates)})")
    print(f"longest gap between two frames: {max(one.longest for one in found):.0f} ms")
    print(f"processor time of the page a frame: {work:.1f} ms, room for {1000 / max(work, 1):.0f} frames a second")
    return 0 if median(rates) >= WANTED else 1


def prepare() -> tuple[Any, str, int]:
    """Somebody with a copy of the starter pack, and the address of its mission with the most on its board."""
    from engine import boards, missions
    from tests import build

    person = build.person("ana")
    document = build.document("fireteam_zero")
    pack = build.pack(person, content=document)

    def size(mission: Any) -> int:
        return sum(len(board.regions) + len(board.tokens) for board in boards(document, mission.id))

    largest = max(missions(document), key=size)
    places = sum(len(board.regions) for board in boards(document, largest.id))
    return person, f"/missions/{pack.slug}/edit/{largest.path[0]}/{largest.path[1]}/?tab=map", places


def drag(page: Any) -> Drag:
    """Carry a piece of the palette round the board, put it back, and read the trace."""
    devtools = page.context.new_cdp_session(page)
    piece = page.locator("[data-piece]:not(.is-used)").first.bounding_box()
    view = page.locator("[data-view]").bounding_box()
    middle = view["x"] + view["width"] / 2, view["y"] + view["height"] / 2
    page.mouse.move(piece["x"] + 20, piece["y"] + 20)
    page.mouse.down()
    page.mouse.move(*middle, steps=4)
    events: list[dict[str, Any]] = []
    devtools.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    devtools.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    begun = due = time.monotonic()
    while (passed := time.monotonic() - begun) < SECONDS:
        angle = 2 * pi * passed / 2  # a round in two seconds
        x, y = middle[0] + cos(angle) * view["width"] / 3, middle[1] + sin(angle) * view["height"] / 3
        devtools.send(
            "Input.dispatchMouseEvent", {"type": "mouseMoved", "x": x, "y": y, "button": "left", "buttons": 1}
        )
        due += STEP_SECONDS  # a hand moves by its own clock, however long the page takes to hear of it
        time.sleep(max(due - time.monotonic(), 0))
    done: list[bool] = []
    devtools.on("Tracing.tracingComplete", lambda _told: done.append(True))
    devtools.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    page.keyboard.press("Escape")
    page.mouse.up()
    devtools.detach()
    return rate_of(events)


def rate_of(events: list[dict[str, Any]]) -> Drag:
    """What the trace says of a drag."""
    drawn = sorted(one["ts"] for one in events if one["name"] == "DrawFrame")
    if len(drawn) < 2:
        raise SystemExit(f"The trace has no frames: {json.dumps(sorted({one['name'] for one in events}))}")
    gaps = [(later - earlier) / 1000 for earlier, later in pairwise(drawn)]
    names = {one["tid"]: one["args"]["name"] for one in events if one["name"] == "thread_name"}
    tasks = [one for one in events if one["name"].endswith("RunTask") and names.get(one["tid"]) == "CrRendererMain"]
    work = sum(one.get("tdur", 0) for one in tasks if drawn[0] <= one["ts"] <= drawn[-1]) / 1000
    return Drag(len(gaps) / ((drawn[-1] - drawn[0]) / 1_000_000), max(gaps), work / len(gaps))


if __name__ == "__main__":
    raise SystemExit(main())
