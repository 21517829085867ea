"""Gunicorn's settings: `gunicorn --config fireteam_site/web_server.py fireteam_site.wsgi`."""

import os

from fireteam_site import env
from fireteam_site.logs import logging_config

bind = f"{env.env.str('HOST', default='127.0.0.1')}:{env.env.int('PORT', default=8000)}"
worker_class = "gthread"
workers = env.env.int("WEB_CONCURRENCY", default=1)
threads = env.env.int("WEB_THREADS", default=8)
timeout = 60
graceful_timeout = 4
keepalive = 5
max_requests = 0 if env.DEBUG else 5000
max_requests_jitter = 500
reload = env.DEBUG
logconfig_dict = logging_config(
    level=env.env.str("LOG_LEVEL", default="INFO"),
    style=env.env.str("LOG_FORMAT", default="plain" if env.DEBUG else "json"),
)
control_socket_disable = True  # nothing here uses it, and two servers of one user would fight over its path
accesslog = None  # the request's log line comes from our middleware, with its id
forwarded_allow_ips = env.env.str("FORWARDED_ALLOW_IPS", default="127.0.0.1")


def post_worker_init(worker) -> None:
    if worker.age == 1 and (notice := os.environ.get("READY_NOTICE")):
        print(notice, flush=True)
