from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseNotAllowed

from fireteam_site.errors import TOO_MUCH, bad_request, too_large
from fireteam_site.kept_texts import can_be_kept

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
FORMS = ("application/x-www-form-urlencoded", "multipart/form-data")


class ReadableMiddleware:
    """Refuses what we could not read before anybody tries: a method we do not speak, a form in a foreign charset.

    Django raises when such a form is read, which may be as late as in the page that says so. Nor do we have a text
    that cannot be kept: nobody looks for one. What has too many fields is told by us under DEBUG as well: Django's
    technical page reads them again, fails again, and shows its own failure in ever longer pages without end.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if request.method not in METHODS:
            return HttpResponseNotAllowed(METHODS)
        if not can_be_kept([request.path_info, request.COOKIES]) or "%00" in request.META.get("QUERY_STRING", ""):
            return bad_request(request)
        charset = (request.content_params or {}).get("charset", "utf-8")
        if request.content_type in FORMS and charset.lower() != "utf-8":
            return bad_request(request)
        if are_too_many(lambda: request.GET):
            return too_large(request)
        return self.get_response(request)

    def process_view(self, request: HttpRequest, *_view: Any) -> HttpResponse | None:
        if request.content_type not in FORMS:
            return None
        if are_too_many(lambda: request.POST):
            return too_large(request)
        return None if can_be_kept(dict(request.POST.lists())) else bad_request(request)


def are_too_many(fields: Callable[[], Any]) -> bool:
    """Whether Django refuses to read them."""
    try:
        fields()
    except TOO_MUCH:
        return True
    return False
