"""Links with a token: `?key=…` is moved into the session at once and out of the address."""

from collections.abc import Callable
from functools import wraps

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect

PARAMETER = "key"
_SESSION_NAME = "share_keys"
MOST_KEYS = 40  # a session is no library; the oldest are forgotten
LONGEST_KEY = 40


def keys_of(request: HttpRequest) -> list[str]:
    """The tokens of the links that this visitor has opened."""
    return request.session.get(_SESSION_NAME, [])


def remember_key(request: HttpRequest, key: str) -> None:
    others = [one for one in keys_of(request) if one != key]
    request.session[_SESSION_NAME] = [*others, key][-MOST_KEYS:]


def take_key(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """For views that a link may open."""

    @wraps(view)
    def wrapped(request: HttpRequest, *args, **kwargs) -> HttpResponse:
        if PARAMETER not in request.GET:
            return view(request, *args, **kwargs)
        query = request.GET.copy()
        key = query.pop(PARAMETER)[-1]
        if 0 < len(key) <= LONGEST_KEY:
            remember_key(request, key)
        return HttpResponseRedirect(request.path + (f"?{query.urlencode()}" if query else ""))

    return wrapped
