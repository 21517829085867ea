"""Ctrl-C while `python -m engine` still reads its modules: the end without a word, as nothing has begun yet."""

import signal
import sys


def end_silently() -> None:
    """Until `end_in_words`, if we are the command that was called: Python is still looking for its main module."""
    if sys.argv[:1] == ["-m"] and "engine" in sys.orig_argv and is_pythons_own():
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def end_in_words() -> None:
    """From now on whoever is stopped says so."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def is_pythons_own() -> bool:
    """Whether nobody has decided otherwise, such as a shell that starts something in the background."""
    return signal.getsignal(signal.SIGINT) is signal.default_int_handler


end_silently()  # whoever imports this first is early enough: reading all modules takes a second
