"""How often one person may do something that others see or that costs us work."""

from allauth.account.adapter import get_adapter
from django.core.cache import cache
from django.http import HttpRequest

from missions.errors import TooOften

LIMITS = {  # times, within seconds
    "comment": (10, 10 * 60),
    "complaint": (10, 60 * 60),
    "invite": (30, 60 * 60),
    "publish": (20, 60 * 60),
    "fork": (20, 60 * 60),
    "create": (20, 60 * 60),
    "import": (30, 60 * 60),
    "export": (60, 60 * 60),
    "like": (120, 60 * 60),
    "check": (120, 60 * 60),
    "api": (120, 60),
    "art": (60, 60 * 60),
    "print": (60, 60 * 60),
}


def visitor(request: HttpRequest) -> str:
    """Who is counted: the person, or the address they come from, as far as our proxies vouch for it."""
    if request.user.is_authenticated:
        return f"person-{request.user.pk}"
    return f"address-{get_adapter().get_client_ip(request)}"


def spend(what: str, who: object) -> None:
    """Count one more of it; TooOften once this person has used up what the time allows."""
    most, seconds = LIMITS[what]
    key = f"limit:{what}:{who}"
    cache.add(key, 0, timeout=seconds)
    try:
        used = cache.incr(key)
    except ValueError:  # the time ended between the two calls
        return
    if used > most:
        raise TooOften
