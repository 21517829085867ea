import logging
import time
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.utils.encoding import escape_uri_path

from fireteam_site.request_ids import HEADER, accept_or_make, current_request_id

logger = logging.getLogger("fireteam.request")


class RequestIdMiddleware:
    """Gives the request an id, answers with it, and writes the one log line each request gets."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        request.request_id = accept_or_make(request.headers.get(HEADER))
        token = current_request_id.set(request.request_id)
        started = time.monotonic()
        try:
            response = self.get_response(request)
            response[HEADER] = request.request_id
            self.log(request, response, seconds=time.monotonic() - started)
        finally:
            current_request_id.reset(token)
        return response

    def log(self, request: HttpRequest, response: HttpResponse, *, seconds: float) -> None:
        """The path without its query: that may hold a search, an e-mail address or a token. Percent-encoded as it
        came: decoded it could hold a line break, and the line after it be anybody's.
        """
        path = escape_uri_path(request.path)
        milliseconds = round(seconds * 1000, 1)
        logger.info(
            "%s %s %s %sms",
            request.method,
            path,
            response.status_code,
            milliseconds,
            extra={
                "method": request.method,
                "path": path,
                "status": response.status_code,
                "milliseconds": milliseconds,
            },
        )
