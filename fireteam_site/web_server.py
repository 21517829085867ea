"""The web server: `python -m fireteam_site.web_server`.

Waitress reads requests and sends answers in one loop and lends a thread only to a request that has arrived whole, so
clients that send or read slowly, by chance or on purpose, keep nobody else waiting.
"""

import logging
import os
import signal
import sys

import waitress

from fireteam_site import env
from fireteam_site.garbage import BetweenRequests

MOST_CONNECTIONS = 2000
MOST_BODY_BYTES = 33 * 1024 * 1024  # a little above MAX_BODY_BYTES, which answers with a page of ours


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "fireteam_site.settings")
    from fireteam_site.wsgi import application  # sets up Django, and with it the logs

    served = BetweenRequests(application)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    server = waitress.create_server(
        served,
        listen=f"{env.env.str('HOST', default='127.0.0.1')}:{env.env.int('PORT', default=8000)}",
        threads=env.env.int("WEB_THREADS", default=8),
        connection_limit=MOST_CONNECTIONS,
        channel_timeout=60,  # a connection on which nothing has moved for so many seconds is closed
        max_request_body_size=MOST_BODY_BYTES,
        max_request_header_size=32 * 1024,
        asyncore_use_poll=True,
        clear_untrusted_proxy_headers=False,  # settings.py decides whom to believe
        ident="fireteam",
    )
    logging.getLogger("waitress.queue").setLevel(logging.ERROR)  # a short queue is no news
    if notice := os.environ.get("READY_NOTICE"):
        print(notice, flush=True)
    served.begin()
    server.run()


if __name__ == "__main__":
    main()
