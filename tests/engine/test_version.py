"""The engine's version changes when a golden game does."""

from hashlib import sha256
from pathlib import Path

from engine.version import GOLDEN_GAMES, VERSION

GOLDEN = Path(__file__).parent / "golden"


def test_the_version_belongs_to_the_golden_games():
    found = sha256()
    for file in sorted(GOLDEN.iterdir()):
        found.update(file.name.encode() + b"\0" + file.read_bytes())
    assert VERSION
    assert found.hexdigest()[:16] == GOLDEN_GAMES, "A golden game has changed: raise VERSION, then note this digest."
