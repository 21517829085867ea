import logging
from collections.abc import Callable

import kombu.exceptions
from django.http import HttpRequest, HttpResponse

from fireteam_site import kept_cache
from fireteam_site.errors import unavailable

logger = logging.getLogger("fireteam.request")
SILENT = (*kept_cache.SILENT, kombu.exceptions.OperationalError)


class UnavailableMiddleware:
    """A Redis that hangs or is gone is told in words, with the status that says: try again."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        if not isinstance(exception, SILENT):
            return None
        logger.error("Redis does not answer: %s", exception)
        return unavailable(request)
