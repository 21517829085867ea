"""`python -m engine`: check, play, replay and print missions from the command line."""

import sys

try:
    from engine.cli import main
    from engine.cli.streams import open_closed_streams
    from engine.stopping import end_in_words

    end_in_words()
    open_closed_streams()
    sys.exit(main())
except KeyboardInterrupt:  # while the modules are being read
    sys.exit(130)
