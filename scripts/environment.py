"""What is not set in the environment, filled in for a development server on this machine."""

import os
import secrets
import sys
import tempfile
from pathlib import Path

from scripts import preflight

ROOT = Path(__file__).resolve().parent.parent


def fill_in_environment() -> None:
    environment = os.environ
    environment["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{environment.get('PATH', '')}"
    environment["PYTHONUNBUFFERED"] = "1"
    environment.setdefault("DEBUG", "1")
    environment.setdefault("HOST", "127.0.0.1")
    environment.setdefault("PORT", "8000")
    preflight.check_port_number(environment["PORT"])
    environment.setdefault("SITE_URL", f"http://localhost:{environment['PORT']}")
    environment.setdefault("ALLOWED_HOSTS", "localhost,127.0.0.1,[::1]")
    environment.setdefault("SECURE_SSL_REDIRECT", "0")  # there is no HTTPS on this machine to redirect to
    environment.setdefault("WORKER_SOFT_SHUTDOWN_SECONDS", "3")  # honcho waits five
    var_dir = Path(environment.get("VAR_DIR") or ROOT / "var").resolve()
    preflight.check_writable(var_dir)
    environment["VAR_DIR"] = str(var_dir)
    if not environment.get("SECRET_KEY"):
        environment["SECRET_KEY"] = kept_secret_key(var_dir / "secret_key")
    if not environment.get("REDIS_URL"):
        environment["REDIS_SOCKET"] = str(redis_socket(var_dir))
        environment["REDIS_URL"] = f"unix://{environment['REDIS_SOCKET']}"


def kept_secret_key(file: Path) -> str:
    """Made on the first start and kept, so that a restart signs nobody out."""
    if not file.exists():
        file.touch(mode=0o600)
        file.write_text(secrets.token_urlsafe(50))
    return file.read_text()


def redis_socket(var_dir: Path) -> Path:
    """In var/, unless the path is too long for a socket (the system's limit is 107 bytes)."""
    socket = var_dir / "redis.sock"
    if len(os.fsencode(socket)) <= 100:
        return socket
    link = var_dir / "redis_socket_folder"
    if not link.is_dir():
        link.unlink(missing_ok=True)
        link.symlink_to(tempfile.mkdtemp(prefix="fireteam-"))
    return link.readlink() / "redis.sock"
