"""Is the process up (healthz), and can it do its work (readyz)? For load balancers and for `make run`."""

import logging

import redis
from django.contrib.auth.decorators import login_not_required
from django.db import DatabaseError, connection
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from fireteam_site.redis_client import redis_client
from fireteam_site.worker_heartbeat import count_live_workers

logger = logging.getLogger("fireteam.health")


@login_not_required
@never_cache
@require_safe
def healthz(request: HttpRequest) -> HttpResponse:
    return JsonResponse({"status": "ok"})


@login_not_required
@never_cache
@require_safe
def readyz(request: HttpRequest) -> HttpResponse:
    """Says which part is missing, never why: the reason is for the log, not for strangers."""
    checks = {"database": database_answers(), "redis": redis_answers(), "worker": worker_is_alive()}
    ready = all(checks.values())
    body = {
        "status": "ready" if ready else "not ready",
        "checks": {name: "ok" if works else "failing" for name, works in checks.items()},
    }
    return JsonResponse(body, status=200 if ready else 503)


def database_answers() -> bool:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
            return cursor.fetchone() == (1,)
    except DatabaseError:
        logger.exception("The database does not answer.")
        return False


def redis_answers() -> bool:
    try:
        return redis_client().ping()
    except redis.RedisError as error:
        logger.error("Redis does not answer: %s", error)
        return False


def worker_is_alive() -> bool:
    try:
        return count_live_workers(redis_client()) > 0
    except redis.RedisError:
        return False  # redis_answers has already said why
