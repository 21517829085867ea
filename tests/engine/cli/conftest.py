"""What the tests of the command line share."""

import io

import pytest

from engine.cli import main


@pytest.fixture
def run(capsys, monkeypatch):
    """Run a command as somebody would type it: its exit code, what it printed, and what it complained of."""

    def run(*arguments: object, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        told = capsys.readouterr()
        return code, told.out, told.err

    return run
