"""Who calls, how often, and what they are told when something is refused."""

import logging
from typing import Any

from django.contrib.auth.models import AnonymousUser
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.translation import gettext as _
from ninja import NinjaAPI, Router
from ninja.errors import HttpError
from ninja.security import HttpBearer

from accounts.models import ApiToken
from accounts.services import token_of
from engine import ContentError, said
from fireteam_site.middleware.unavailable import SILENT
from missions.archives.reading import BadArchive
from missions.editing.errors import EditConflict, EditRefused
from missions.editions import reader_language
from missions.errors import MissionsError, NotAllowed, NotReadyToPublish, TooOften
from missions.limits import spend, visitor

logger = logging.getLogger("fireteam.request")

api = NinjaAPI(
    title="Fireteam HQ",
    version="1",
    description="Missions for co-operative board games: read what is public; with a token, keep your own.",
    urls_namespace="api",
    docs_url=None,  # it would load scripts from elsewhere; the guide shows how to use it
)


class Token(HttpBearer):
    """`Authorization: Bearer fhq_…`; `writes` asks for a token that may change things."""

    def __init__(self, *, writes: bool = False) -> None:
        super().__init__()
        self.writes = writes

    def authenticate(self, request: HttpRequest, secret: str) -> ApiToken | None:
        token = token_of(secret)
        if token is None:
            return None
        spend("api", f"token-{token.pk}")
        if self.writes and token.scope != ApiToken.Scope.WRITE:
            raise HttpError(403, _("This token may only read."))
        request.user = token.person
        forget_session(request)
        return token


class Anybody(Token):
    """With or without a token: a token shows more."""

    def __call__(self, request: HttpRequest) -> Any:
        if request.headers.get("Authorization"):
            return super().__call__(request)
        request.user = AnonymousUser()
        forget_session(request)
        spend("api", visitor(request))
        return True


def forget_session(request: HttpRequest) -> None:
    """Only the token counts: neither who is signed in in this browser, nor which links were opened in it."""
    request.session = {}


anybody, reader, writer = Anybody(), Token(), Token(writes=True)
router = Router()


def told(request: HttpRequest, status: int, detail: Any) -> HttpResponse:
    return api.create_response(request, {"detail": detail}, status=status)


@api.exception_handler(Http404)
def not_there(request: HttpRequest, error: Exception) -> HttpResponse:
    return told(request, 404, _("There is nothing here that you may see."))


@api.exception_handler(MissionsError)
def refused(request: HttpRequest, error: MissionsError) -> HttpResponse:
    if isinstance(error, TooOften):
        return told(request, 429, str(error))
    if isinstance(error, NotReadyToPublish):
        return told(request, 422, {"message": str(error), "findings": [finding(one) for one in error.findings]})
    if isinstance(error, BadArchive):
        return told(request, 422, [{"place": place, "message": message} for place, message in error.reasons])
    return told(request, 403 if isinstance(error, NotAllowed) else 422, str(error))


@api.exception_handler(ContentError)
def no_content(request: HttpRequest, error: ContentError) -> HttpResponse:
    lang = reader_language()
    return told(request, 422, [{"place": one.path, "message": said(one.message, lang)} for one in error.faults])


@api.exception_handler(EditRefused)
def edit_refused(request: HttpRequest, error: EditRefused) -> HttpResponse:
    return told(request, 422, str(error))


@api.exception_handler(EditConflict)
def edit_conflict(request: HttpRequest, error: EditConflict) -> HttpResponse:
    clashes = [
        {"path": list(one.path), "theirs": one.theirs, "mine": one.mine, "person": one.person} for one in error.clashes
    ]
    return told(request, 409, {"revision": error.revision, "clashes": clashes})


def out_of_reach(request: HttpRequest, error: Exception) -> HttpResponse:
    """As `UnavailableMiddleware` on pages: ninja hands no error on to it."""
    logger.error("Redis does not answer: %s", error)
    response = told(request, 503, _("A part of the site does not answer right now. Nothing you had saved is lost."))
    response["Retry-After"] = "30"
    return response


for silent in SILENT:
    api.add_exception_handler(silent, out_of_reach)


def finding(one: Any) -> dict[str, Any]:
    """A finding of the check as plain data."""
    names = ("severity", "code", "rule", "title", "message", "remedy", "mission")
    return {name: str(getattr(one, name)) for name in names} | {"path": list(one.path)}
