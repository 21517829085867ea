"""A killed worker must take the processes of its pool along.

They would go on with their tasks while another worker is already given the same ones.
"""

import signal
from typing import Any

from celery.signals import worker_process_init

from scripts.stop_with_parent import stop_with_parent


@worker_process_init.connect
def die_with_worker(**_: Any) -> None:
    stop_with_parent(signal.SIGKILL)
