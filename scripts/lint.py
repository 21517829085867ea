"""`make lint`: run every check, even after one has failed, and say at the end which did."""

import os
import secrets
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# What a real site would set. The checks look at the settings as they are in production, where DEBUG is off.
PRODUCTION = {
    "DEBUG": "0",
    "SECRET_KEY": secrets.token_urlsafe(50),
    "ALLOWED_HOSTS": "fireteam.example",
    "DATABASE_URL": "sqlite://:memory:",
    "EMAIL_URL": "smtp://localhost",
    "DEFAULT_FROM_EMAIL": "Fireteam HQ <hq@fireteam.example>",
}

CHECKS = {
    "ruff": ["ruff", "check", "."],
    "ruff format": ["ruff", "format", "--check", "."],
    "mypy": ["mypy"],
    "import contracts": ["lint-imports"],
    "templates": ["djlint", "--quiet", "--lint", "templates"],
    "deployment": [sys.executable, "manage.py", "check", "--deploy", "--fail-level", "WARNING"],
    "migrations": [sys.executable, "manage.py", "makemigrations", "--check", "--dry-run"],
}


def main() -> int:
    os.chdir(ROOT)
    failed = [name for name, command in CHECKS.items() if not passes(name, command)]
    print(f"\nFailed: {', '.join(failed)}" if failed else "\nAll checks passed.")
    return 1 if failed else 0


def passes(name: str, command: list[str]) -> bool:
    print(f"--- {name}", flush=True)
    environment = os.environ | PRODUCTION | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    return subprocess.run(command, env=environment).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
