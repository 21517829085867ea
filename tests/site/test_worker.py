"""Tasks through a real Redis to a real worker."""

import json

import psutil
import pytest
from celery import current_app
from django.contrib.auth import get_user_model

from fireteam_site.request_ids import current_request_id
from fireteam_site.tasks import ping
from tests.services import wait_until
from tests.worker_tasks import count_people, send_another, start_and_wait


@pytest.fixture
def as_request():
    """Pretend to be inside the request of that id."""
    token = current_request_id.set("request-77")
    yield "request-77"
    current_request_id.reset(token)


def test_a_ping_travels_through_redis_to_the_worker(worker):
    ping.delay("over")
    worker.wait_for_log("Ping task says: over")


def test_the_requests_id_reaches_the_tasks_log_lines_and_the_tasks_it_sends(worker, as_request):
    send_another.delay("chain")
    for words in ("First task says: chain", "Ping task says: chain"):
        line = json.loads(worker.wait_for_log(words))
        assert line["request_id"] == as_request


def test_a_task_sent_outside_any_request_gets_an_id_too(worker):
    ping.delay("alone")
    assert len(json.loads(worker.wait_for_log("Ping task says: alone"))["request_id"]) == 32


@pytest.mark.django_db(transaction=True)
def test_the_worker_works_on_the_same_database(worker, redis_server):
    get_user_model().objects.create_user("ada")
    count_people.delay("people")
    assert wait_until(lambda: redis_server.get("people"), what="the worker's count") == b"1"


@pytest.mark.django_db(transaction=True)
def test_a_task_sent_on_commit_is_sent(worker):
    ping.delay_on_commit("committed")
    worker.wait_for_log("Ping task says: committed")


def test_a_task_whose_process_is_killed_runs_again(worker, redis_server):
    start_and_wait.delay("killed")
    first = wait_until(lambda: redis_server.lindex("killed:started", 0), what="the task to start")
    psutil.Process(int(first)).kill()
    second = wait_until(lambda: redis_server.lindex("killed:started", 1), what="the task to start again")
    assert second != first
    redis_server.set("killed:go", 1)
    wait_until(lambda: redis_server.get("killed:finished"), what="the task to finish")


def test_only_json_is_accepted_from_the_queue():
    assert current_app.conf.accept_content == ["json"]
    assert current_app.conf.task_serializer == "json"


def test_tasks_are_safe_to_lose_a_worker():
    conf = current_app.conf
    assert (conf.task_acks_late, conf.task_reject_on_worker_lost, conf.worker_prefetch_multiplier) == (True, True, 1)
    assert conf.task_ignore_result is True
    assert conf.task_soft_time_limit < conf.task_time_limit < conf.broker_transport_options["visibility_timeout"]
