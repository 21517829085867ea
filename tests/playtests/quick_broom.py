"""Loaded by a worker in a test: the broom comes every second and gives up sooner, so that no test waits for it."""

from fireteam_site.celery import app
from playtests.services import sweeping

app.conf.beat_schedule["sweep"]["schedule"] = 1.0
sweeping.LOST_AFTER_SECONDS = 2
