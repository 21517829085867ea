import os
from fnmatch import fnmatch

import pytest

from scripts import build_fast


def test_without_a_compiler_it_says_so_and_what_to_do(monkeypatch):
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert "no 'no-such-compiler' here" in build_fast.what_is_missing()
    assert "apt-get install gcc" in build_fast.what_is_missing()


def test_without_pythons_headers_it_says_so(monkeypatch, tmp_path):
    monkeypatch.setenv("CC", "true")
    monkeypatch.setattr("sysconfig.get_path", lambda _name: str(tmp_path))
    assert "header files" in build_fast.what_is_missing()
    (tmp_path / "Python.h").touch()
    assert build_fast.what_is_missing() == ""


@pytest.mark.parametrize("fast", [["a", "B"], ["a"], ["a", "b", "c"], []])
def test_builds_that_tell_anything_different_are_told_apart(fast):
    assert build_fast.first_difference(["a", "b"], fast) != ""
    assert build_fast.first_difference(fast, list(fast)) == ""


def test_what_plays_is_compiled_and_what_people_read_is_not():
    modules = build_fast.compiled_modules(build_fast.ROOT)
    assert "engine/core/game.py" in modules
    assert "engine/rulesets/fireteam_zero/rules/ch05_attacking.py" in modules
    assert not {"engine/build.py", "engine/core/content.py", "engine/rulesets/fireteam_zero/scenes/view.py"} & set(
        modules
    )


def test_nothing_is_left_out_that_is_not_there():
    files = [str(file.relative_to(build_fast.ROOT)) for file in (build_fast.ROOT / "engine").rglob("*.py")]
    patterns = [pattern for patterns in build_fast.LEFT_OUT.values() for pattern in patterns]
    assert [one for one in patterns if not any(fnmatch(file, one) for file in files)] == []


def test_only_the_newest_builds_are_kept(monkeypatch, tmp_path):
    monkeypatch.setattr(build_fast, "BUILDS", tmp_path)
    for age, name in enumerate(("newest", "newer", "older", "oldest")):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (1000 - age, 1000 - age))
    build_fast.remove_old_builds()
    assert {path.name for path in tmp_path.iterdir()} == {"newest", "newer", "older"}
