"""A killed worker must take the processes of its pool along.

They would go on with their tasks while another worker is already given the same ones.
"""

import ctypes
import signal
import sys
from typing import Any

from celery.signals import worker_process_init

PR_SET_PDEATHSIG = 1


@worker_process_init.connect
def die_with_worker(**_: Any) -> None:
    if sys.platform.startswith("linux"):
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
