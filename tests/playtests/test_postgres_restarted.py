"""A run on PostgreSQL while the server is stopped and started. Everything is in processes of its own."""

import json
import os
import subprocess
import sys

from tests.services import ROOT, running_postgres_server, running_redis, running_worker, wait_until


def ask(database_url: str, *words: str) -> dict:
    command = [sys.executable, "-m", "tests.playtests.away", *words]
    environment = os.environ | {"DATABASE_URL": database_url}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1])


def test_the_database_may_be_started_again(test_folder, tmp_path):
    with (
        running_redis(test_folder) as redis,
        running_postgres_server(tmp_path) as server,
        running_worker(test_folder, database_url=server.get_uri(), has_beat=True) as worker,
    ):
        redis.flushall()
        run = str(ask(server.get_uri(), "launch")["run"])
        wait_until(lambda: ask(server.get_uri(), "state", run)["done"] >= 2, what="the run to be under way", seconds=90)
        server.stop()
        server.start()
        wait_until(
            lambda: ask(server.get_uri(), "state", run)["state"] != "running",
            what=f"the run to end\n{worker.logged()[-3000:]}",
            seconds=180,
        )
        assert ask(server.get_uri(), "state", run)["state"] == "done"
        assert ask(server.get_uri(), "compare", run) == {"is_equal": True}
