"""Loaded by a worker in a test: its clock is a day ahead."""

import time
from datetime import datetime, timedelta

from django.utils import timezone
from kombu.transport import redis as broker

A_DAY = timedelta(days=1)

right_time, right_now = time.time, timezone.now


def wrong_time() -> float:
    return right_time() + A_DAY.total_seconds()


def wrong_now() -> datetime:
    return right_now() + A_DAY


time.time = broker.time = wrong_time
timezone.now = wrong_now
