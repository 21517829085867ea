from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from fireteam_site.errors import too_large


class BodySizeMiddleware:
    """Refuses a body by its announced length, before anything reads it into memory.

    A body of unannounced length needs no check: Django reads as many bytes as were announced, so none.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if announced_length(request) > allowed_length(request):
            return too_large(request)
        return self.get_response(request)


def announced_length(request: HttpRequest) -> int:
    try:
        return int(request.META.get("CONTENT_LENGTH") or 0)
    except ValueError:
        return 0


def allowed_length(request: HttpRequest) -> int:
    if request.content_type == "multipart/form-data":
        return settings.MAX_BODY_BYTES
    return settings.DATA_UPLOAD_MAX_MEMORY_SIZE
