"""`make fast`: compile the engine with mypyc, and install the build if it plays exactly as the source does.

The source is copied first, so that nobody's edits come in between; the build is filed under the copy's digest
(engine/build.py), so that it is played only with exactly that source.
"""

import fcntl
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from fnmatch import fnmatch
from itertools import zip_longest
from pathlib import Path

from engine import rulesets
from engine.build import BUILDS, SHARED, digest
from scripts.environment import ROOT

KEPT = 3  # builds, the newest: people go back and forth between versions

# Of the core these modules run during play; all others are called where people read or write, or once a pack.
PLAYED = (
    "engine/core/bots/random_bot.py",
    "engine/core/bots/search.py",
    "engine/core/chance.py",
    "engine/core/effects/abilities.py",
    "engine/core/effects/control.py",
    "engine/core/effects/program.py",
    "engine/core/effects/run.py",
    "engine/core/game.py",
    "engine/core/maps.py",
    "engine/core/notebook.py",
    "engine/core/scenario.py",
    "engine/core/witnesses.py",
)

# All modules of every ruleset in the registry are compiled, but for these.
LEFT_OUT = {
    "has nothing in it": ("*/__init__.py",),
    "pydantic reads its annotations": ("*/records/*", "*/situation*.py"),
    "is called once a pack, not once a decision": ("*/campaign/*", "*/compile/*", "*/lint/*", "*/ruleset.py"),
    "is called where people read": (
        "*/examples.py",
        "*/report_words.py",
        "*/scenes/pieces.py",
        "*/scenes/room.py",
        "*/scenes/scene_words.py",
        "*/scenes/terminal.py",
        "*/scenes/view.py",
        "*/showing/*",
        "*/words/*",
    ),
}


def main() -> int:
    os.chdir(ROOT)
    if problem := what_is_missing():
        print(problem, file=sys.stderr)
        return 1
    BUILDS.mkdir(parents=True, exist_ok=True)
    with open(BUILDS / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # a second `make fast` waits for the first
        return build(BUILDS / "work")


def what_is_missing() -> str:
    """What compiling needs and this machine has not, and how to come by it."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if not shutil.which(compiler):
        return (
            f"`make fast` needs a C compiler, and there is no '{compiler}' here. On Debian or Ubuntu: apt-get install "
            "gcc; on a Mac: xcode-select --install. Without it the engine plays the same games, only slower."
        )
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "`make fast` needs Python's header files. On Debian or Ubuntu: apt-get install python3-dev."
    return ""


def build(work: Path) -> int:
    """Copy, compile, compare, install."""
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree("engine", work / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    name = digest(work / "engine")
    if (BUILDS / name).exists():
        print("The build of this source is there already.")
        return 0
    began = time.monotonic()
    modules = compiled_modules(work)
    print(f"Compiling {len(modules)} modules; this takes some minutes ...", flush=True)
    shutil.copytree(work / "engine", work / "compiled" / "engine")
    shutil.copy("pyproject.toml", work / "compiled")
    target = work / "var" / "fast" / name
    # In a process of its own: mypyc wants to stand in the folder that it compiles.
    command = [sys.executable, ROOT / "scripts" / "compile_modules.py", SHARED, target, *modules]
    if subprocess.run(command, cwd=work / "compiled").returncode:
        print("Compiling failed, see above. The engine is played as it was before.", file=sys.stderr)
        return 1
    print(f"Compiled in {time.monotonic() - began:.0f} s. Playing the same games with both builds ...", flush=True)
    try:
        plain, fast = (what_is_told(work, build) for build in ("plain", "fast"))
    except subprocess.CalledProcessError:
        print("A build could not play these games, see above: not installed.", file=sys.stderr)
        return 1
    if difference := first_difference(plain, fast):
        print(f"The compiled engine does not play as the source does: not installed.\n{difference}", file=sys.stderr)
        return 1
    print(f"{len(plain):,} lines about these games are the same.")
    target.rename(BUILDS / name)
    shutil.rmtree(work)
    remove_old_builds()
    print(f"Installed in {(BUILDS / name).relative_to(ROOT)}: used from now on, until the engine's source changes.")
    return 0


def compiled_modules(work: Path) -> list[str]:
    """The files to compile, relative to the folder."""
    left_out = [pattern for patterns in LEFT_OUT.values() for pattern in patterns]
    packages = [type(ruleset).__module__.rpartition(".")[0] for ruleset in rulesets().values()]
    files = [
        str(file.relative_to(work)) for package in packages for file in work.joinpath(*package.split(".")).rglob("*.py")
    ]
    return sorted((*PLAYED, *(file for file in files if not any(fnmatch(file, pattern) for pattern in left_out))))


def what_is_told(work: Path, build: str) -> list[str]:
    """All that can be told of the games that a build plays in a process of its own."""
    settings = {**os.environ, "PYTHONPATH": str(work), "FAST_ENGINE": "0" if build == "plain" else "1"}
    command = [sys.executable, "-P", ROOT / "scripts" / "comparison_games.py", build, ROOT]
    told = subprocess.run(command, cwd=work, env=settings, stdout=subprocess.PIPE, text=True, check=True)
    return told.stdout.splitlines()


def first_difference(plain: list[str], fast: list[str]) -> str:
    """The first lines that are not the same, letter by letter; nothing if all are."""
    for number, (one, other) in enumerate(zip_longest(plain, fast), start=1):
        if one != other:
            return f"Line {number} of what they tell:\n  plain: {one}\n  fast:  {other}"
    return ""


def remove_old_builds() -> None:
    """Keep the newest few."""
    builds = sorted((path for path in BUILDS.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime)
    for path in builds[:-KEPT]:
        shutil.rmtree(path)


if __name__ == "__main__":
    sys.exit(main())
