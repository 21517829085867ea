from collections.abc import Callable

from django.http import HttpRequest, HttpResponse, HttpResponseNotAllowed

from fireteam_site.errors import bad_request

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
FORMS = ("application/x-www-form-urlencoded", "multipart/form-data")


class ReadableMiddleware:
    """Refuses what we could not read before anybody tries: a method we do not speak, a form in a foreign charset.

    Django raises when such a form is read, which may be as late as in the page that says so.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if request.method not in METHODS:
            return HttpResponseNotAllowed(METHODS)
        charset = (request.content_params or {}).get("charset", "utf-8")
        if request.content_type in FORMS and charset.lower() not in ("utf-8", "utf8"):
            return bad_request(request)
        return self.get_response(request)
