from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

from fireteam_site.errors import wrong_method


class WrongMethodMiddleware:
    """Whoever opens the address of a form sees a page, not the browser's own word for an empty answer."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if response.status_code == 405 and request.method == "GET" and not response.content:
            return wrong_method(request, response["Allow"])
        return response
