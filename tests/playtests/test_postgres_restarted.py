"""Runs on PostgreSQL: the server is stopped and started, a worker is killed. Everything is in processes of its own."""

import json
import os
import subprocess
import sys
from typing import Any

from tests.playtests import gate
from tests.services import ROOT, running_postgres_server, running_redis, running_worker


def ask(database_url: str, *words: str) -> Any:
    command = [sys.executable, "-m", "tests.playtests.away", *words]
    environment = os.environ | {"DATABASE_URL": database_url}
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1])


def test_the_database_may_be_started_again(test_folder, tmp_path):
    including = f"{gate.WORKER},tests.playtests.quick_broom"
    with (
        running_redis(test_folder) as redis,
        running_postgres_server(tmp_path) as server,
        running_worker(test_folder, database_url=server.get_uri(), has_beat=True, including=including),
    ):
        redis.flushall()
        run = ask(server.get_uri(), "launch")
        server.stop()
        server.start()
        assert ask(server.get_uri(), "end", str(run)) == {"state": "done", "reason": "", "is_equal": True}


def test_two_workers_share_a_run_and_one_may_be_killed(test_folder, tmp_path):
    including = f"{gate.WORKER},tests.playtests.quick_broom"
    with running_redis(test_folder) as redis, running_postgres_server(tmp_path) as server:
        settings = {"database_url": server.get_uri(), "including": including}
        with (
            running_worker(test_folder, **settings) as one,
            running_worker(test_folder, **settings, has_beat=True) as two,
        ):
            redis.flushall()
            run = ask(server.get_uri(), "launch")
            for worker in (one, two):  # both stand at the gate with a part of it
                worker.wait_for_log("play_chunk")
            one.kill()
            assert ask(server.get_uri(), "end", str(run)) == {"state": "done", "reason": "", "is_equal": True}
