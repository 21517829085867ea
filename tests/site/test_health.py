import pytest
from django.db import DatabaseError, connection

from fireteam_site import worker_heartbeat
from tests.services import running_redis, running_worker, wait_until

pytestmark = pytest.mark.django_db


def checks(client) -> tuple[int, dict[str, str]]:
    response = client.get("/readyz")
    return response.status_code, response.json()["checks"]


def test_healthz_needs_neither_redis_nor_a_login(client):
    response = client.get("/healthz")
    assert (response.status_code, response.json()) == (200, {"status": "ok"})


def test_without_redis_readyz_names_redis_and_worker(client):
    assert checks(client) == (503, {"database": "ok", "redis": "failing", "worker": "failing"})


def test_a_database_that_fails_is_named_without_its_reason(client, monkeypatch):
    def refuse(*_):
        raise DatabaseError("password of fireteam is hunter2")

    monkeypatch.setattr(connection, "cursor", refuse)
    response = client.get("/readyz")
    assert response.json()["checks"]["database"] == "failing"
    assert b"hunter2" not in response.content


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_health_is_never_cached_and_only_read(client, path):
    assert "no-store" in client.get(path)["Cache-Control"]
    assert client.post(path).status_code == 405


def test_a_killed_worker_is_noticed_and_pages_are_still_served(client, test_folder, database_url):
    with running_redis(test_folder):
        assert checks(client) == (503, {"database": "ok", "redis": "ok", "worker": "failing"})
        with running_worker(test_folder, database_url=database_url) as worker:
            assert checks(client) == (200, {"database": "ok", "redis": "ok", "worker": "ok"})
            worker.process.kill()
            wait_until(lambda: checks(client)[0] == 503, what="/readyz to notice")
            assert checks(client) == (503, {"database": "ok", "redis": "ok", "worker": "failing"})
            assert client.get("/").status_code == 200


def test_a_worker_that_stops_in_good_order_signs_off_at_once(client, test_folder, database_url):
    with running_redis(test_folder) as redis:
        with running_worker(test_folder, database_url=database_url):
            assert worker_heartbeat.count_live_workers(redis) == 1
        assert redis.zcard(worker_heartbeat.KEY) == 0


def test_only_recent_heartbeats_count(test_folder, monkeypatch):
    with running_redis(test_folder) as redis:
        now = worker_heartbeat.redis_seconds(redis)
        monkeypatch.setattr(worker_heartbeat, "redis_seconds", lambda _: now)
        worker_heartbeat.record_beat(redis, "first")
        now += worker_heartbeat.FORGOTTEN_AFTER_SECONDS - 1
        worker_heartbeat.record_beat(redis, "second")
        assert worker_heartbeat.count_live_workers(redis) == 2
        now += 2
        assert worker_heartbeat.count_live_workers(redis) == 1
        worker_heartbeat.record_beat(redis, "second")
        assert redis.zrange(worker_heartbeat.KEY, 0, -1) == [b"second"]
