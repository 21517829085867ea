"""Apart from test_worker.py: here the worker is this test's own, and dies."""

from tests.services import running_redis, running_worker, wait_until


def test_a_killed_worker_takes_its_pool_along(test_folder, database_url):
    with running_redis(test_folder), running_worker(test_folder, database_url=database_url) as worker:
        pool = wait_until(worker.pool_processes, what="the pool to start")
        worker.process.kill()
        worker.process.wait()
        wait_until(lambda: not any(process.is_running() for process in pool), what="the pool to end")
