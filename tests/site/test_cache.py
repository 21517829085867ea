from django.core.cache.backends.redis import RedisCache

from fireteam_site import settings as site_settings


def test_the_cache_works_on_a_real_redis_and_stays_out_of_the_queues_database(redis_server):
    config = site_settings.CACHES["default"]
    cache = RedisCache(config["LOCATION"], {"OPTIONS": config["OPTIONS"]})
    cache.set("key", {"tries": 3}, timeout=60)
    assert cache.get("key") == {"tries": 3}
    assert redis_server.dbsize() == 0  # that client looks at the queue's database


def test_our_redis_refuses_when_full_rather_than_forgetting_tasks(redis_server):
    assert redis_server.config_get("maxmemory-policy") == {"maxmemory-policy": "noeviction"}


def test_our_redis_keeps_waiting_tasks_over_a_restart_and_listens_on_no_port(redis_server):
    assert redis_server.config_get("appendonly") == {"appendonly": "yes"}
    assert redis_server.config_get("port") == {"port": "0"}
