"""`make bench-web`, part four: how a mission page answers while a run is going. Needs wrk (Debian: package wrk)."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.workers import ROOT, begin_run, prepared, wait_until_under_way, worker

PORT = "8765"
PAGE = f"http://localhost:{PORT}/missions/fireteam-hq-countdown-box/closing-time/"
SECONDS, CONNECTIONS = 15, 8
PATIENCE_SECONDS = 60
TOLD = """
done = function(summary, latency, requests)
  local errors = summary.errors
  io.write(string.format("  %6.1f requests a second, p50 %.0f ms, p95 %.0f ms, errors %d\\n",
    summary.requests / summary.duration * 1e6, latency:percentile(50) / 1000, latency:percentile(95) / 1000,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
"""


def main() -> None:
    if not shutil.which("wrk"):
        sys.exit("wrk is not installed, so the mission page is not measured (Debian: apt-get install wrk).")
    with tempfile.TemporaryDirectory(prefix="fireteam-bench-") as folder, prepared(Path(folder)):
        from django.core.management import call_command

        call_command("load_starter_content", stdout=sys.stderr)
        with web_server():
            print(f"The mission page, {CONNECTIONS} readers at once, nothing else to do:", flush=True)
            ask(Path(folder))
            with worker(1):
                run = begin_run(100_000, seed=5)
                wait_until_under_way(run)
                print("The same while a worker process plays:", flush=True)
                ask(Path(folder))
                tell(run)


@contextmanager
def web_server() -> Iterator[None]:
    environment = os.environ | {"PORT": PORT, "HOST": "127.0.0.1", "SITE_URL": f"http://localhost:{PORT}"}
    started = subprocess.Popen([sys.executable, "-m", "fireteam_site.web_server"], cwd=ROOT, env=environment)
    try:
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not answers():
            if time.monotonic() > deadline:
                sys.exit(f"{PAGE} does not answer.")
            time.sleep(0.2)
        yield
    finally:
        started.terminate()
        started.wait()


def answers() -> bool:
    try:
        with urllib.request.urlopen(PAGE) as page:
            return page.status == 200
    except OSError:
        return False


def ask(folder: Path) -> None:
    script = folder / "told.lua"
    script.write_text(TOLD, encoding="utf-8")
    command = ["wrk", "-t1", f"-c{CONNECTIONS}", f"-d{SECONDS}s", "--timeout", "10s", "-s", str(script), PAGE]
    told = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    print(told.splitlines()[-1], flush=True)


def tell(run) -> None:
    """How many games were played meanwhile, so that one sees that it was busy."""
    from playtests.services.cancelling import cancel_run

    cancel_run(run=run)
    print(f"  {sum(run.series.values_list('played', flat=True)):,} games were played meanwhile")


if __name__ == "__main__":
    main()
