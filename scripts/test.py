"""`make test`: everything on SQLite with a real browser, then all that uses the database on PostgreSQL."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from scripts import browser

ROOT = Path(__file__).resolve().parent.parent
NO_TESTS_COLLECTED = 5


def main() -> int:
    os.chdir(ROOT)
    arguments = sys.argv[1:]
    if browser.main():
        return 1
    for name in ("DATABASE_URL", "REDIS_URL", "VAR_DIR", "DJANGO_SETTINGS_MODULE"):
        os.environ.pop(name, None)  # tests bring their own
    results = [run_pytest("SQLite, and a real browser", arguments, {})]
    sys.path.insert(0, str(ROOT))
    from tests.services import running_postgres

    with tempfile.TemporaryDirectory(prefix="fireteam-postgres-") as folder, running_postgres(Path(folder)) as url:
        results.append(run_pytest("PostgreSQL: all that uses the database", arguments, {"DATABASE_URL": url}))
    if all(result == NO_TESTS_COLLECTED for result in results):
        return NO_TESTS_COLLECTED
    return next((result for result in results if result not in (0, NO_TESTS_COLLECTED)), 0)


def run_pytest(title: str, arguments: list[str], environment: dict[str, str]) -> int:
    print(f"\n--- {title} ---", flush=True)
    # Stealing: browser tests stand together and take long, so that one process would end up with all of them.
    command = [sys.executable, "-m", "pytest", "--numprocesses", "auto", "--dist", "worksteal", "--quiet", *arguments]
    return subprocess.run(command, env=os.environ | environment).returncode


if __name__ == "__main__":
    sys.exit(main())
