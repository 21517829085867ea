"""Which build of the engine is played. Copies of a tiny engine stand in for the real one: nothing is compiled here."""

import os
import subprocess
import sys

import pytest

from engine import build

SAY = "import engine; from engine.core import game; print(engine.BUILD, game.WHO)"


@pytest.fixture
def project(tmp_path):
    """A project with an engine of one module, and `build.py` as it is."""
    core = tmp_path / "engine" / "core"
    core.mkdir(parents=True)
    (tmp_path / "engine" / "build.py").write_bytes((build.PACKAGE / "build.py").read_bytes())
    (tmp_path / "engine" / "__init__.py").write_text("from engine.build import BUILD\n")
    (core / "__init__.py").write_text("")
    (core / "game.py").write_text("WHO = 'the source'\n")
    return tmp_path


def install(project, name):
    """A build under this name. No loadable library: that Python tries to load it is proof enough."""
    folder = project / "var" / "fast" / name / "engine" / "core"
    folder.mkdir(parents=True)
    (folder / f"game{build.SUFFIX}").write_text("not a library")


def say(project, **environment):
    settings = {**os.environ, "FAST_ENGINE": "1", **environment}
    told = subprocess.run([sys.executable, "-c", SAY], cwd=project, env=settings, capture_output=True, text=True)
    return told.stdout.strip() or told.stderr


def test_without_a_build_the_source_is_played(project):
    assert say(project) == "plain the source"


def test_a_build_of_this_very_source_is_played(project):
    install(project, build.digest(project / "engine"))
    library = project / "var" / "fast" / build.digest(project / "engine") / "engine" / "core" / f"game{build.SUFFIX}"
    assert f"ImportError: {library}" in say(project)


def test_a_build_is_not_played_when_told_so(project):
    install(project, build.digest(project / "engine"))
    assert say(project, FAST_ENGINE="0") == "plain the source"


@pytest.mark.parametrize("change", ["edit", "add", "remove", "rename"])
def test_a_build_of_another_source_is_never_played(project, change):
    (project / "engine" / "core" / "spare.py").write_text("")
    install(project, build.digest(project / "engine"))
    spare = project / "engine" / "core" / "spare.py"
    match change:
        case "edit":
            spare.write_text("#")
        case "add":
            (project / "engine" / "core" / "more.py").write_text("")
        case "remove":
            spare.unlink()
        case "rename":
            spare.rename(spare.with_name("other.py"))
    assert say(project) == "plain the source"


def test_only_the_engines_own_modules_are_looked_for_in_a_build(tmp_path):
    for name in ("json", "engineering", "engine_fast__mypyc"):
        (tmp_path / f"{name}{build.SUFFIX}").write_text("not a library")
    finder = build.CompiledModules(tmp_path)
    assert [finder.find_spec(name) is None for name in ("json", "engineering", "engine_fast__mypyc")] == [
        True,
        True,
        False,
    ]


def test_tests_play_the_source():
    assert build.BUILD == build.PLAIN
