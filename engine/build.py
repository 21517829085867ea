"""Which build of the engine is played: the source as it lies here, or what `make fast` has compiled from it.

A compiled build is filed under the digest of its source, so that one of another source is never found. It holds
some of the engine's modules; all others, and all data, are always taken from here.
"""

import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
BUILDS = PACKAGE.parent / "var" / "fast"
SUFFIX = EXTENSION_SUFFIXES[0]  # names the Python that can load it
SHARED = "engine_fast"  # the library that all compiled modules lie in

FAST, PLAIN = "fast", "plain"


def digest(package: Path = PACKAGE) -> str:
    """Every byte of the source, and the Python it is compiled for."""
    found = sha256(SUFFIX.encode())
    for file in sorted(package.rglob("*.py")):
        source = file.read_bytes()
        found.update(b"\0%s\0%d\0" % (str(file.relative_to(package)).encode(), len(source)))
        found.update(source)
    return found.hexdigest()[:24]


class CompiledModules:
    """Finds modules in a compiled build, before Python looks for their source."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module lies, if it is one of ours and compiled."""
        if not name.startswith((f"{__package__}.", SHARED)):
            return None
        file = self.folder.joinpath(*name.split(".")[:-1], name.rpartition(".")[2] + SUFFIX)
        return spec_from_file_location(name, file) if file.exists() else None


def _choose() -> str:
    """Take the compiled build of exactly this source if there is one, unless FAST_ENGINE=0 forbids it."""
    if os.environ.get("FAST_ENGINE") == "0" or not BUILDS.is_dir():
        return PLAIN
    folder = BUILDS / digest()
    if not folder.is_dir():
        return PLAIN
    sys.meta_path.insert(0, CompiledModules(folder))
    return FAST


BUILD = _choose()
