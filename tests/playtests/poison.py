"""Loaded by a worker in a test: the games of one chunk kill the process that plays them."""

import os
import signal

from playtests.services import playing

POISONED_GAME = 40

play_well = playing.playtest


def play_and_die(*args, first=0, **kwargs):
    if first <= POISONED_GAME < first + args[3]:
        os.kill(os.getpid(), signal.SIGKILL)
    return play_well(*args, first=first, **kwargs)


playing.playtest = play_and_die
