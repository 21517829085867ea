"""Make .venv hold exactly the pinned requirements; do nothing when it already does.

Runs on a bare Python, before anything is installed: standard library only.
"""

import fcntl
import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin" / "python"
REQUIREMENTS = {"run": ROOT / "requirements.txt", "dev": ROOT / "requirements-dev.txt"}


def main() -> None:
    purpose = "dev" if "--dev" in sys.argv[1:] else "run"
    # Two commands started together must not install into the same folder at once.
    with open(ROOT / ".venv.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_installed(purpose):
            install(purpose)


def is_installed(purpose: str) -> bool:
    stamp = stamp_of(purpose)
    return VENV_PYTHON.exists() and stamp.is_file() and stamp.read_text() == fingerprint(purpose)


def install(purpose: str) -> None:
    if not python_works():
        shutil.rmtree(VENV, ignore_errors=True)
        create_venv()
    print(f"Installing {REQUIREMENTS[purpose].name} into .venv (once; takes a minute) ...", flush=True)
    pip = [str(VENV_PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    if subprocess.run([*pip, "install", "--quiet", "-r", str(REQUIREMENTS[purpose])]).returncode:
        sys.exit("Installing the requirements failed, see above. Check the network, then run the same command again.")
    # A newer run-only install may have moved packages under the other purpose's feet, so its stamp goes.
    for other in REQUIREMENTS:
        stamp_of(other).unlink(missing_ok=True)
    stamp_of(purpose).write_text(fingerprint(purpose))
    if purpose == "dev":  # requirements-dev.txt holds everything in requirements.txt
        stamp_of("run").write_text(fingerprint("run"))


def create_venv() -> None:
    print(f"Creating .venv with Python {sys.version.split()[0]} ...", flush=True)
    made = subprocess.run([sys.executable, "-m", "venv", str(VENV)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if made.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        sys.exit("Creating .venv failed. On Debian or Ubuntu: apt-get install python3-venv, then try again.")


def python_works() -> bool:
    """False when there is none yet, or when the Python it was made with has been removed."""
    try:
        return subprocess.run([str(VENV_PYTHON), "-m", "pip", "--version"], capture_output=True).returncode == 0
    except OSError:
        return False


def stamp_of(purpose: str) -> Path:
    return VENV / f".installed-{purpose}"


def fingerprint(purpose: str) -> str:
    version = f"{sys.version_info.major}.{sys.version_info.minor}\n"
    return hashlib.sha256(version.encode() + REQUIREMENTS[purpose].read_bytes()).hexdigest()


if __name__ == "__main__":
    main()
