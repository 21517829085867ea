"""Carries the request's id along with every task that the request sends, and the tasks that those send."""

from typing import Any

from celery.signals import before_task_publish, task_postrun, task_prerun

from fireteam_site.request_ids import current_request_id, new_request_id

TASK_HEADER = "fireteam_request_id"


@before_task_publish.connect
def put_id_into_task(headers: dict[str, Any], **_: Any) -> None:
    headers.setdefault(TASK_HEADER, current_request_id.get() or new_request_id())


@task_prerun.connect
def take_id_from_task(task: Any, **_: Any) -> None:
    current_request_id.set(task.request.get(TASK_HEADER) or new_request_id())


@task_postrun.connect
def forget_id(**_: Any) -> None:
    current_request_id.set("")
