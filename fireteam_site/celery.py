"""The Celery app: the settings are Django's, the tasks are found in each app's tasks.py."""

import os

from celery import Celery

from fireteam_site import task_request_ids, worker_processes  # noqa: F401 - both listen to Celery's signals
from fireteam_site.worker_heartbeat import HeartbeatStep

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "fireteam_site.settings")

app = Celery("fireteam_site")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
app.steps["worker"].add(HeartbeatStep)
