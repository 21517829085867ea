"""What may stand in the way of `make run`, each told in one line that says what to do."""

import os
import socket
from pathlib import Path
from urllib.parse import urlsplit


class NotPossible(Exception):
    """The message is for the person at the keyboard."""


def check_port_number(port: str) -> None:
    if not port.isdecimal() or not 0 < int(port) < 65536:
        raise NotPossible(f"PORT={port} is not a port: choose a number from 1024 to 65535.")


def check_port(host: str, port: int) -> None:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except PermissionError:
            raise NotPossible(f"Port {port} needs more rights: choose a higher one with make run PORT=8001.") from None
        except OSError:
            raise NotPossible(
                f"Port {port} is in use: stop what listens there, or choose another with make run PORT={port + 1}."
            ) from None


def check_writable(folder: Path) -> None:
    probe = folder / f".write-test-{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o700)  # the data of people who signed up here is its owner's alone
        for file in folder.glob("db.sqlite3*"):  # of a run before we were strict
            file.chmod(0o600)
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise NotPossible(
            f"Cannot write to {folder} ({error.strerror}): make it a folder you own, or name another with VAR_DIR=."
        ) from None


def check_redis(url: str) -> None:
    import redis

    try:
        redis.Redis.from_url(url, socket_connect_timeout=3, socket_timeout=3).ping()
    except (redis.RedisError, ValueError, OSError) as error:
        raise NotPossible(
            f"No Redis answers at REDIS_URL={without_password(url)} ({first_line(error)}): start it, correct the "
            "address, or unset REDIS_URL to use the one that comes along."
        ) from None


def check_database(url: str) -> None:
    """PostgreSQL only: an SQLite file is made when missing."""
    if not url.startswith(("postgres", "pgsql")):
        return
    import environ
    import psycopg

    parts = environ.Env.db_url_config(url)
    try:
        psycopg.connect(
            host=parts["HOST"] or parts.get("OPTIONS", {}).get("host") or None,
            port=parts["PORT"] or None,
            user=parts["USER"] or None,
            password=parts["PASSWORD"] or None,
            dbname=parts["NAME"] or None,
            connect_timeout=5,
        ).close()
    except psycopg.Error as error:
        raise NotPossible(
            f"No PostgreSQL answers at DATABASE_URL={without_password(url)} ({first_line(error)}): start it, correct "
            "the address, or unset DATABASE_URL to use SQLite."
        ) from None


def without_password(url: str) -> str:
    try:
        parts = urlsplit(url)
        secret = parts.password
    except ValueError:
        return "(unreadable)"
    return url.replace(f":{secret}@", ":***@") if secret else url


def first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]
