"""`python -m engine`: check, play, replay and print missions from the command line."""

import sys

from engine.cli import main

sys.exit(main())
