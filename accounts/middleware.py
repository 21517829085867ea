"""The language a person chose in their profile, on every device they sign in on."""

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils import translation


def profile_language(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Sits after LocaleMiddleware (which it overrules) and AuthenticationMiddleware (which it asks)."""
    offered = dict(settings.LANGUAGES)

    def middleware(request: HttpRequest) -> HttpResponse:
        chosen = request.user.language if request.user.is_authenticated else ""
        if chosen in offered:
            translation.activate(chosen)
            request.LANGUAGE_CODE = translation.get_language()
        return get_response(request)

    return middleware
