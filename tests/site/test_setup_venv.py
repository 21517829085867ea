import shutil
import subprocess
import sys

import pytest

from tests.services import ROOT


@pytest.fixture
def project(tmp_path):
    """A project with nothing to install, so that its setup needs no network."""
    (tmp_path / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "setup_venv.py", tmp_path / "scripts")
    for name in ("requirements.txt", "requirements-dev.txt"):
        (tmp_path / name).write_text("# nothing\n")
    return tmp_path


def set_up(project, *arguments) -> str:
    command = [sys.executable, str(project / "scripts" / "setup_venv.py"), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_it_installs_once_then_only_what_changed_and_mends_what_broke(project):
    """One story, because making a venv takes seconds."""
    assert "Creating .venv" in set_up(project)
    assert set_up(project) == ""

    (project / "requirements.txt").write_text("# changed\n")
    assert set_up(project).startswith("Installing requirements.txt")
    assert set_up(project) == ""

    assert set_up(project, "--dev").startswith("Installing requirements-dev.txt")
    assert set_up(project) == ""  # what testing needs includes what running needs

    (project / ".venv" / "bin" / "python").unlink()  # as when the system's Python is replaced
    assert "Creating .venv" in set_up(project)
    assert (project / ".venv" / "bin" / "python").exists()
