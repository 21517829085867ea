"""Times as the reader's clock shows them: the browser tells its time zone in a cookie (static/js/time-zone.js)."""

from collections.abc import Callable
from functools import cache
from urllib.parse import unquote
from zoneinfo import ZoneInfo, available_timezones

from django.http import HttpRequest, HttpResponse
from django.utils import timezone

COOKIE = "time_zone"


def reader_time_zone(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Without the cookie, or with one that names no zone, the site's own."""

    def middleware(request: HttpRequest) -> HttpResponse:
        name = unquote(request.COOKIES.get(COOKIE, ""))
        with timezone.override(ZoneInfo(name) if name in known_zones() else None):
            return get_response(request)

    return middleware


@cache
def known_zones() -> frozenset[str]:
    return frozenset(available_timezones())
