"""What the environment tells us. Every variable is explained in docs/operations.md."""

import secrets
from pathlib import Path
from urllib.parse import urlsplit

import environ
from django.core.exceptions import ImproperlyConfigured

ROOT = Path(__file__).resolve().parent.parent

env = environ.Env()

DEBUG = env.bool("DEBUG", default=False)
VAR_DIR = Path(env.str("VAR_DIR", default=str(ROOT / "var")))
REDIS_URL = env.str("REDIS_URL", default="redis://127.0.0.1:6379/0")
SITE_URL = env.str("SITE_URL", default="http://localhost:8000")


def secret_key() -> str:
    key = env.str("SECRET_KEY", default="")
    if key:
        return key
    if DEBUG:
        return secrets.token_urlsafe(50)  # good for this process; `make run` keeps one for all of its processes
    raise ImproperlyConfigured(
        "SECRET_KEY is not set. Put 50 or more random characters into the environment variable SECRET_KEY "
        "(or use `make run`, which makes one for this machine)."
    )


def allowed_hosts() -> list[str]:
    hosts = env.list("ALLOWED_HOSTS", default=["localhost", "127.0.0.1", "[::1]"] if DEBUG else [])
    if not hosts:
        raise ImproperlyConfigured("ALLOWED_HOSTS is not set. Name the hosts people reach us by, comma-separated.")
    return hosts


def database() -> dict:
    config = env.db_url("DATABASE_URL", default=f"sqlite:///{VAR_DIR / 'db.sqlite3'}")
    if config["ENGINE"] == "django.db.backends.sqlite3":
        config["OPTIONS"] = sqlite_options()
    else:
        config["CONN_MAX_AGE"] = 60
        config["CONN_HEALTH_CHECKS"] = True
        # A database that does not answer must not hold a request for the minutes TCP would wait.
        config.setdefault("OPTIONS", {}).setdefault("connect_timeout", 5)
    return config


def sqlite_options() -> dict:
    """Web server and worker write to one file: WAL lets them read on meanwhile, IMMEDIATE makes writers queue up."""
    return {
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
    }


def broker_url() -> str:
    """Celery writes a Unix socket as redis+socket://, the Redis client as unix://; people write the latter."""
    if not REDIS_URL.startswith("unix://"):
        return REDIS_URL
    return f"redis+socket://{urlsplit(REDIS_URL).path}"


def cache_url() -> str:
    """The cache's own Redis database: emptying it must never empty the queue."""
    default = REDIS_URL.partition("?")[0]
    if default.startswith("unix://"):
        default += "?db=1"
    else:
        parts = urlsplit(default)
        default = parts._replace(path="/1").geturl()
    return env.str("CACHE_URL", default=default)
