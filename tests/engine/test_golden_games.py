"""A recorded game is told the same way for ever, unless a rule changes: then its golden file changes, too."""

import pytest

from tests.engine.golden_games import FOLDER, GAMES, replayed, told


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_told_as_before(name: str) -> None:
    assert told(replayed(name)) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
