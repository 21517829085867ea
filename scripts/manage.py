"""`make manage ARGS="shell"`: Django's command line in the environment of `make run`, on the same data and Redis."""

import os
import sys

from scripts import preflight
from scripts.environment import ROOT, fill_in_environment

if __name__ == "__main__":
    os.chdir(ROOT)
    try:
        fill_in_environment()
    except preflight.NotPossible as problem:
        sys.exit(str(problem))
    os.execv(sys.executable, [sys.executable, "manage.py", *sys.argv[1:]])  # noqa: S606 - what was asked for
