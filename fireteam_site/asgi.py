"""For an asynchronous server, should one ever be needed; `make run` uses wsgi.py."""

import os

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "fireteam_site.settings")

application = get_asgi_application()
