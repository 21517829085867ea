"""Record files: dropped in, looked at, gone on from."""

from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from engine import VERSION
from missions.share_links import keys_of
from playtests.errors import BadRecord
from playtests.forms import RecordForm
from playtests.models import Recording
from playtests.replays.kept import unrolled
from playtests.replays.pages import ReplayPage, steps_of
from playtests.replays.unrolling import Unrolled
from playtests.reports import answers
from playtests.services.recordings import MOST_BYTES, bring
from playtests.views.replays import number_in

SHOWN = 20


@require_http_methods(["GET", "POST"])
def recordings(request: HttpRequest) -> HttpResponse:
    """Where a file is dropped, and those that were."""
    form = RecordForm(request.POST or None, request.FILES or None)
    status = 200
    if request.method == "POST":
        status = 422
        if form.is_valid():
            file = form.cleaned_data["file"]
            try:
                brought = bring(
                    owner=request.user, keys=keys_of(request), name=file.name, data=file.read(MOST_BYTES + 1)
                )
            except BadRecord as error:
                form.add_error("file", error.message)
            else:
                return redirect(brought)
    mine = Recording.objects.owned_by(request.user).defer("record")[:SHOWN]
    return render(request, "playtests/replay/files.html", {"form": form, "recordings": mine}, status=status)


@require_safe
def recording(request: HttpRequest, key: str) -> HttpResponse:
    found = own_recording(request, key)
    page = ReplayPage(replay_of(found), boards_of(found), number_in(request, "step"))
    engine = str(found.record.get("engine", ""))[:20]
    context: dict[str, Any] = {"recording": found, "replay": page, "engine": engine, "engine_now": VERSION}
    return render(request, "playtests/replay/file.html", context)


@require_safe
def recording_steps(request: HttpRequest, key: str) -> HttpResponse:
    found = own_recording(request, key)
    return JsonResponse(steps_of(replay_of(found), boards_of(found), number_in(request, "from") or 0))


@require_POST
def delete_recording(request: HttpRequest, key: str) -> HttpResponse:
    own_recording(request, key).delete()
    return redirect("playtests:recordings")


def own_recording(request: HttpRequest, key: str) -> Recording:
    mine = Recording.objects.owned_by(request.user).select_related("document", "version")
    return get_object_or_404(mine.defer("document__document", "version__document", "version__findings"), key=key)


def replay_of(found: Recording) -> Unrolled:
    return unrolled(found.document.digest, found.record, answers.reader_language())


def boards_of(found: Recording) -> dict[str, Any]:
    return answers.boards_of(found.document.digest, found.mission, answers.reader_language())
