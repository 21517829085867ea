import os
from pathlib import Path

from scripts import environment


def test_the_secret_key_is_made_once_and_for_its_owner_only(tmp_path):
    file = tmp_path / "secret_key"
    assert environment.kept_secret_key(file) == environment.kept_secret_key(file)
    assert len(file.read_text()) >= 50
    assert file.stat().st_mode & 0o077 == 0


def test_the_redis_socket_lies_with_the_data(tmp_path):
    assert environment.redis_socket(tmp_path) == tmp_path / "redis.sock"


def test_in_a_folder_too_deep_for_a_socket_another_place_is_found_and_kept(tmp_path):
    deep = tmp_path / ("d" * 100)
    deep.mkdir()
    socket = environment.redis_socket(deep)
    assert len(os.fsencode(socket)) <= 100
    assert environment.redis_socket(deep) == socket
    assert socket.parent.stat().st_mode & 0o077 == 0
    socket.parent.rmdir()
    assert environment.redis_socket(deep).parent.is_dir()  # made anew when /tmp was cleared
    Path(environment.redis_socket(deep)).parent.rmdir()


def test_what_is_set_stays_as_it_is(tmp_path, monkeypatch):
    given = {"DEBUG": "0", "SECRET_KEY": "mine", "REDIS_URL": "redis://elsewhere:1/0", "VAR_DIR": str(tmp_path)}
    monkeypatch.setattr(os, "environ", {"PATH": "/bin", **given})
    environment.fill_in_environment()
    assert {name: os.environ[name] for name in given} == given
    assert "REDIS_SOCKET" not in os.environ
