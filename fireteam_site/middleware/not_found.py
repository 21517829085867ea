from collections.abc import Callable

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.urls import Resolver404, resolve

from fireteam_site.errors import page_not_found


class NotFoundMiddleware:
    """Under `make run`, too, our own page tells what is not there: Django's lists all our addresses, in English."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if settings.DEBUG:
            try:
                resolve(request.path_info)
            except Resolver404 as error:
                return page_not_found(request, error)
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        return page_not_found(request, error) if settings.DEBUG and isinstance(error, Http404) else None
