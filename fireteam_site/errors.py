"""What people see when something is refused or goes wrong. The words are in templates/4xx.html and 500.html."""

from django.contrib.auth.decorators import login_not_required
from django.core.exceptions import RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views import defaults
from django.views.decorators.csrf import requires_csrf_token

TOO_MUCH = (RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent)


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """Django calls a body beyond its limits a bad request; we say what is wrong with it.

    The page has no form and so needs no token: looking for one would read the body that could not be read.
    """
    if isinstance(exception, TOO_MUCH):
        return too_large(request)
    return render(request, "400.html", status=400)


def unavailable(request: HttpRequest) -> HttpResponse:
    """A service that we need does not answer."""
    response = render(request, "503.html", status=503)
    response["Retry-After"] = "30"
    return response


def wrong_method(request: HttpRequest, allowed: str) -> HttpResponse:
    response = render(request, "405.html", status=405)
    response["Allow"] = allowed
    return response


def too_large(request: HttpRequest) -> HttpResponse:
    return render(request, "413.html", status=413)


def too_many_requests(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    return render(request, "429.html", status=429)


@login_not_required
@requires_csrf_token
def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    return render(request, "403_csrf.html", {"reason": reason}, status=403)


permission_denied = defaults.permission_denied
page_not_found = defaults.page_not_found
server_error = defaults.server_error
