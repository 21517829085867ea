"""The settings as a real site gets them: in a process of their own, from nothing but the environment."""

import json
import os
import subprocess
import sys

import pytest
from django.db import connection

from fireteam_site import env
from tests.services import ROOT

PRODUCTION = {"SECRET_KEY": "k" * 60, "ALLOWED_HOSTS": "fireteam.example"}
PRINT_SETTINGS = """
import json
from fireteam_site import settings
settings.LANGUAGES = []  # their names cannot be written out before Django is set up
print(json.dumps({name: value for name, value in vars(settings).items() if name.isupper()}, default=str))
"""


def load(**environment: str) -> subprocess.CompletedProcess[str]:
    """Only what is given: nothing of the environment of these tests."""
    return subprocess.run(
        [sys.executable, "-c", PRINT_SETTINGS],
        env={"PATH": os.environ["PATH"], **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
    )


@pytest.fixture(scope="module")
def production() -> dict:
    return json.loads(load(**PRODUCTION).stdout)


@pytest.fixture(scope="module")
def development() -> dict:
    return json.loads(load(DEBUG="1").stdout)


def test_debug_is_off_unless_asked_for(production, development):
    assert (production["DEBUG"], development["DEBUG"]) == (False, True)


@pytest.mark.parametrize("missing", PRODUCTION)
def test_a_real_site_does_not_start_without(missing):
    result = load(**{name: value for name, value in PRODUCTION.items() if name != missing})
    assert result.returncode != 0
    assert f"{missing} is not set" in result.stderr


def test_with_debug_on_only_this_machine_is_served(development):
    assert development["ALLOWED_HOSTS"] == ["localhost", "127.0.0.1", "[::1]"]
    assert len(development["SECRET_KEY"]) >= 50


def test_a_real_site_insists_on_https(production):
    for name in ("SECURE_SSL_REDIRECT", "SESSION_COOKIE_SECURE", "CSRF_COOKIE_SECURE", "LANGUAGE_COOKIE_SECURE"):
        assert production[name] is True, name
    assert production["SECURE_HSTS_SECONDS"] >= 60


def test_this_machine_is_served_without_https(development):
    for name in ("SECURE_SSL_REDIRECT", "SESSION_COOKIE_SECURE", "SECURE_HSTS_SECONDS"):
        assert not development[name], name


def test_a_proxys_word_is_believed_only_when_there_is_a_proxy(production):
    assert "SECURE_PROXY_SSL_HEADER" not in production
    behind = json.loads(load(**PRODUCTION, TRUSTED_PROXY_COUNT="1").stdout)
    assert behind["SECURE_PROXY_SSL_HEADER"] == ["HTTP_X_FORWARDED_PROTO", "https"]
    assert behind["ALLAUTH_TRUSTED_PROXY_COUNT"] == 1


def test_an_old_secret_key_can_still_be_read_after_a_change():
    settings = json.loads(load(**PRODUCTION, SECRET_KEY_FALLBACKS="old-key").stdout)
    assert settings["SECRET_KEY_FALLBACKS"] == ["old-key"]


def test_static_files_are_named_by_their_content_in_production_only(production, development):
    assert production["STORAGES"]["staticfiles"]["BACKEND"] == "fireteam_site.static_storage.StaticStorage"
    assert "Manifest" not in development["STORAGES"]["staticfiles"]["BACKEND"]


def test_database_and_redis_come_from_the_environment():
    settings = json.loads(
        load(**PRODUCTION, DATABASE_URL="postgresql://hq:pw@db:5433/fireteam", REDIS_URL="redis://broker:6380/3").stdout
    )
    database = settings["DATABASES"]["default"]
    assert (database["HOST"], database["PORT"], database["NAME"]) == ("db", 5433, "fireteam")
    assert (database["CONN_HEALTH_CHECKS"], database["OPTIONS"]["connect_timeout"]) == (True, 5)
    assert settings["CELERY_BROKER_URL"] == "redis://broker:6380/3"
    assert settings["CACHES"]["default"]["LOCATION"] == "redis://broker:6380/1"


@pytest.mark.parametrize(
    ("redis_url", "broker", "cache"),
    [
        ("redis://localhost:6379/0", "redis://localhost:6379/0", "redis://localhost:6379/1"),
        ("rediss://:pw@host:1/2", "rediss://:pw@host:1/2", "rediss://:pw@host:1/1"),
        ("redis://localhost:6379", "redis://localhost:6379", "redis://localhost:6379/1"),
        ("unix:///var/r.sock", "redis+socket:///var/r.sock", "unix:///var/r.sock?db=1"),
    ],
)
def test_the_cache_is_beside_the_queue_never_in_it(monkeypatch, redis_url, broker, cache):
    monkeypatch.setattr(env, "REDIS_URL", redis_url)
    assert (env.broker_url(), env.cache_url()) == (broker, cache)


@pytest.mark.django_db
def test_the_database_is_set_up_for_several_writers():
    """SQLite: readers go on while one writes. PostgreSQL does so anyway, and must be one that Django supports."""
    if connection.vendor == "postgresql":
        assert connection.pg_version >= 140000
        return
    with connection.cursor() as cursor:
        assert cursor.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert cursor.execute("PRAGMA synchronous").fetchone() == (1,)
    assert connection.settings_dict["OPTIONS"]["transaction_mode"] == "IMMEDIATE"
