import socket

import pytest

from scripts import preflight
from tests.services import running_redis


@pytest.fixture
def busy_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield listener.getsockname()[1]


def complaint(check, *arguments) -> str:
    with pytest.raises(preflight.NotPossible) as caught:
        check(*arguments)
    text = str(caught.value)
    assert "\n" not in text
    return text


def test_a_port_in_use_is_named_with_another_to_try(busy_port):
    text = complaint(preflight.check_port, "127.0.0.1", busy_port)
    assert f"Port {busy_port} is in use" in text
    assert f"PORT={busy_port + 1}" in text


@pytest.mark.parametrize("port", ["", "http", "0", "65536", "-1", "80.5"])
def test_a_port_that_is_no_port_is_refused(port):
    assert "not a port" in complaint(preflight.check_port_number, port)


def test_a_folder_that_cannot_be_written_to_is_named(tmp_path):
    (tmp_path / "var").write_text("a file, where a folder is needed")
    text = complaint(preflight.check_writable, tmp_path / "var")
    assert str(tmp_path / "var") in text
    assert "VAR_DIR" in text


def test_a_missing_folder_is_made(tmp_path):
    preflight.check_writable(tmp_path / "new" / "var")
    assert list((tmp_path / "new" / "var").iterdir()) == []


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path):
    for name in ("db.sqlite3", "db.sqlite3-wal"):
        (tmp_path / name).touch(mode=0o644)
    preflight.check_writable(tmp_path)
    assert [file.stat().st_mode & 0o077 for file in tmp_path.iterdir()] == [0, 0]


def test_a_redis_that_answers_is_fine(tmp_path):
    with running_redis(tmp_path):
        preflight.check_redis(f"unix://{tmp_path / 'redis.sock'}")


@pytest.mark.parametrize("url", ["redis://:hunter2@127.0.0.1:1/0", "nonsense", "unix:///no/such.sock"])
def test_a_redis_that_does_not_answer_is_named_without_its_password(url):
    text = complaint(preflight.check_redis, url)
    assert "unset REDIS_URL" in text
    assert "hunter2" not in text


@pytest.mark.parametrize("url", ["postgresql://hq:hunter2@127.0.0.1:1/hq", "postgres://127.0.0.1:1/x"])
def test_a_database_that_does_not_answer_is_named_without_its_password(url):
    text = complaint(preflight.check_database, url)
    assert "unset DATABASE_URL" in text
    assert "hunter2" not in text


def test_the_database_of_these_tests_passes(database_url):
    preflight.check_database(database_url)
