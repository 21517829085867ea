from collections.abc import Callable
from urllib.parse import urlsplit

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import resolve_url
from django.utils.cache import patch_vary_headers
from django_htmx.http import HttpResponseClientRedirect


class HtmxAnswersMiddleware:
    """Two things every answer needs because htmx asks for pieces of pages.

    A cache must keep page and piece apart. And a login that has expired must lead the whole page to the login form:
    the browser would follow a plain redirect unseen and htmx would put that form into the middle of the page.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self.get_response(request)
        if request.htmx and is_redirect_to_login(response):
            response = HttpResponseClientRedirect(login_then_back_to(page_looked_at(request)))
        patch_vary_headers(response, ["HX-Request"])
        return response


def is_redirect_to_login(response: HttpResponse) -> bool:
    return (
        response.status_code in (301, 302, 303, 307)
        and urlsplit(response.get("Location", "")).path == urlsplit(resolve_url(settings.LOGIN_URL)).path
    )


def page_looked_at(request: HttpRequest) -> str | None:
    """Where htmx says the person is, if that is an address of ours at all."""
    try:
        return request.htmx.current_url_abs_path
    except ValueError:  # "http://[": no address that anybody could have come from
        return None


def login_then_back_to(page: str | None) -> str:
    """Back to the page the person looks at, not to the piece's address."""
    from django.contrib.auth.views import redirect_to_login

    return redirect_to_login(page or "/").url
