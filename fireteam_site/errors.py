"""What people see when something is refused or goes wrong. The words are in templates/4xx.html and 500.html.

Django's own views ask for a form's token again, and so read the body: where that cannot be read, an address that is not
there would become a fault of ours.
"""

from django.contrib.auth.decorators import login_not_required
from django.core.exceptions import RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.views.decorators.csrf import requires_csrf_token

TOO_MUCH = (RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent)


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """Django calls a body beyond its limits a bad request; we say what is wrong with it."""
    if isinstance(exception, TOO_MUCH):
        return too_large(request)
    return render(request, "400.html", status=400)


def permission_denied(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    return render(request, "403.html", status=403)


def page_not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    return render(request, "404.html", status=404)


def server_error(request: HttpRequest) -> HttpResponse:
    """Without the request: whatever went wrong may go wrong again."""
    return HttpResponse(render_to_string("500.html"), status=500)


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
