"""Peers in an environment of their own: catanatron and OpenSpiel, as their users would call them."""

import json
import subprocess
import sys
import venv
from pathlib import Path

HOME = Path("var/bench")
PACKAGES = ("catanatron==3.2.1", "open_spiel==2.0.2")
DRIVERS = {"catanatron": "catanatron_driver.py", "open_spiel": "hanabi_driver.py"}
FIGURES = (
    "catanatron: decisions/s, 4 random players",
    "catanatron: clone in mid-game, µs",
    "catanatron: games/s, 4 greedy players",
    "OpenSpiel hanabi through Python: decisions/s",
)


def environment() -> Path:
    """The peers' Python; made on the first call."""
    python = HOME / "bin" / "python"
    done = HOME / "installed.json"
    if not done.exists() or json.loads(done.read_text()) != list(PACKAGES):
        print(f"installing {', '.join(PACKAGES)} into {HOME} …", flush=True)
        venv.create(HOME, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *PACKAGES], check=True)
        done.write_text(json.dumps(list(PACKAGES)))
    return python


def measure(python: Path) -> dict[str, float]:
    """One round of every peer's figures."""
    found: dict[str, float] = {}
    for driver in DRIVERS.values():
        path = Path(__file__).with_name(driver)
        told = subprocess.run([python, path], capture_output=True, text=True, check=False)
        if told.returncode:
            sys.exit(f"{driver} failed:\n{told.stderr}")
        found.update(json.loads(told.stdout.splitlines()[-1]))
    return found


def best(name: str, values: dict[str, list[float]]) -> float:
    """The best that was measured of a figure: the smallest for costs, the largest for rates."""
    return min(values[name]) if "µs" in name else max(values[name])
