"""Apart from test_worker.py: here no worker takes the messages away."""

from playtests.tasks import sweep


def test_a_message_goes_to_one_queue_only(redis_server):
    """By Celery's defaults two queues share an exchange, and every chunk would be played twice."""
    redis_server.delete("now", "long")
    sweep.apply_async(queue="long")
    assert (redis_server.llen("now"), redis_server.llen("long")) == (0, 1)
    redis_server.delete("long")
