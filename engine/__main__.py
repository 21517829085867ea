"""`python -m engine`: check, play, replay and print missions from the command line."""

import sys

from engine.cli import main

if hasattr(sys.stdout, "reconfigure"):
    sys.stdout.reconfigure(errors="replace")  # a terminal without our dashes and quotes is no reason to stop
sys.exit(main())
