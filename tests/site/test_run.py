"""`make run` as a whole: real processes that come up together and go down together."""

import os
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from contextlib import ExitStack, contextmanager
from pathlib import Path

import psutil
import pytest
from django.contrib.auth import get_user_model

from tests.services import ROOT, end_process, running_redis, wait_until

SET_BY_TESTS = {
    "ALLOWED_HOSTS",
    "DATABASE_URL",
    "DEBUG",
    "DJANGO_SETTINGS_MODULE",
    "MAKELEVEL",
    "REDIS_URL",
    "SECRET_KEY",
    "SECURE_SSL_REDIRECT",
    "VAR_DIR",
}


def environment(**changes: str) -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in SET_BY_TESTS} | changes


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Site:
    """A running `make run`."""

    def __init__(self, process: subprocess.Popen[bytes], port: int, log: Path) -> None:
        self.process = process
        self.url = f"http://127.0.0.1:{port}"
        self.log = log

    def status(self, path: str) -> int:
        try:
            with urllib.request.urlopen(self.url + path, timeout=10) as response:
                return response.status
        except urllib.error.HTTPError as error:
            return error.code
        except OSError:
            return 0

    def wait_until_ready(self) -> None:
        wait_until(lambda: self.status("/readyz") == 200 or self.process.poll() is not None, what="/readyz")
        assert self.process.poll() is None, self.log.read_text()

    def family(self) -> list[psutil.Process]:
        return psutil.Process(self.process.pid).children(recursive=True)

    def find(self, word: str) -> psutil.Process:
        """The process of the Procfile itself, not the watcher around it nor what it has started in turn."""
        commands = [(child, " ".join(child.cmdline())) for child in self.family()]
        found = [child for child, command in commands if word in command and "scripts." not in command]
        return min(found, key=lambda child: child.create_time())


@contextmanager
def running_site(var_dir: Path, **changes: str):
    port = free_port()
    log = var_dir.with_suffix(".log")
    with log.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "scripts.run"],
            env=environment(PORT=str(port), VAR_DIR=str(var_dir), **changes),
            cwd=ROOT,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    site = Site(process, port, log)
    try:
        site.wait_until_ready()
        yield site
    finally:
        end_process(process)


def nobody_is_left(family: list[psutil.Process]) -> bool:
    return not any(process.is_running() and process.status() != psutil.STATUS_ZOMBIE for process in family)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_stopping_it_stops_everything(tmp_path, number):
    with running_site(tmp_path / "var") as site:
        assert [site.status(path) for path in ("/", "/accounts/login/", "/admin/", "/healthz")] == [200] * 4
        family = site.family()
        site.process.send_signal(number)
        wait_until(lambda: nobody_is_left(family), what="every process to end")


@pytest.mark.parametrize("victim", ["redis-server", "MainProcess", "fireteam_site beat", "fireteam_site.web_server"])
def test_the_death_of_one_is_the_end_of_all(tmp_path, victim):
    with running_site(tmp_path / "var") as site:
        family = site.family()
        site.find(victim).kill()
        assert site.process.wait(30) != 0
        wait_until(lambda: nobody_is_left(family), what="every process to end")


def test_the_data_is_there_again_after_a_restart(tmp_path):
    told = []
    for _ in range(2):
        with running_site(tmp_path / "var") as site:
            told.append([line for line in site.log.read_text().splitlines() if "Demo account" in line])
    assert told[0] == told[1]
    assert len(told[0]) == 1


def test_a_redis_of_ones_own_is_used_and_none_is_started(tmp_path):
    with (
        running_redis(tmp_path) as redis,
        running_site(tmp_path / "var", REDIS_URL=f"unix://{tmp_path / 'redis.sock'}") as site,
    ):
        assert redis.zcard("fireteam:workers") == 1
        assert not [child for child in site.family() if "redis-server" in child.name()]


def test_the_database_that_is_named_is_used(tmp_path, transactional_db, database_url):
    with running_site(tmp_path / "var", DATABASE_URL=database_url):
        assert get_user_model().objects.filter(username="demo").exists()
    assert not (tmp_path / "var" / "db.sqlite3").exists()


def test_with_debug_off_it_serves_hashed_static_files_and_friendly_pages(tmp_path):
    with running_site(tmp_path / "var", DEBUG="0") as site:
        page = urllib.request.urlopen(site.url + "/").read().decode()
        sheet = next(part for part in page.split('"') if part.startswith("/static/css/"))
        assert sheet.count(".") == 2  # name.hash.css
        assert site.status(sheet) == 200
        assert site.status("/no/such/page") == 404


def test_slow_clients_keep_nobody_waiting(tmp_path):
    """200 connections that never finish their headers, and 20 that never finish their form."""
    with running_site(tmp_path / "var") as site, ExitStack() as stack:
        address = ("127.0.0.1", int(site.url.rpartition(":")[2]))
        slow = [stack.enter_context(socket.create_connection(address)) for _ in range(220)]
        for connection in slow[:200]:
            connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        for connection in slow[200:]:
            connection.sendall(b"POST /accounts/login/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\na=")
        for _ in range(5):
            assert [site.status("/healthz"), site.status("/")] == [200, 200]
            for connection in slow:
                connection.sendall(b"x")


def test_the_data_is_its_owners_alone(tmp_path):
    with running_site(tmp_path / "var"):
        everything = [tmp_path / "var", *(tmp_path / "var").rglob("*")]
        assert [path for path in everything if path.exists() and path.stat().st_mode & 0o077] == []


# What stands in the way is told in one line --------------------------------------------------------------------------


def attempt(**changes: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "scripts.run"]
    return subprocess.run(command, env=environment(**changes), cwd=ROOT, capture_output=True, text=True, timeout=60)


def assert_one_line(result: subprocess.CompletedProcess[str], words: str) -> None:
    assert result.returncode != 0
    assert words in result.stderr
    assert len(result.stderr.splitlines()) == 1, result.stderr


def test_a_port_in_use(tmp_path):
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        port = str(listener.getsockname()[1])
        assert_one_line(attempt(PORT=port, VAR_DIR=str(tmp_path)), f"Port {port} is in use")


def test_a_data_folder_that_cannot_be_written_to(tmp_path):
    (tmp_path / "var").write_text("")
    assert_one_line(attempt(PORT=str(free_port()), VAR_DIR=str(tmp_path / "var")), "Cannot write to")


@pytest.mark.parametrize(
    ("name", "url"), [("REDIS_URL", "redis://127.0.0.1:1/0"), ("DATABASE_URL", "postgresql://hq@127.0.0.1:1/hq")]
)
def test_a_service_that_does_not_answer(tmp_path, name, url):
    assert_one_line(attempt(PORT=str(free_port()), VAR_DIR=str(tmp_path), **{name: url}), f"{name}={url}")


def test_a_second_one_on_the_same_data(tmp_path):
    with running_site(tmp_path / "var"):
        assert_one_line(attempt(PORT=str(free_port()), VAR_DIR=str(tmp_path / "var")), "already running")
