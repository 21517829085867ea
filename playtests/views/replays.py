"""Replays: a game of a run, stepped through on its board."""

from typing import Any

from django.contrib.auth.decorators import login_not_required
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_safe

from engine import EngineError
from playtests.errors import StillPlaying
from playtests.models import Run, Series
from playtests.replays.games_of_runs import record_of, replay_of
from playtests.replays.pages import ReplayPage, steps_of
from playtests.reports import answers
from playtests.reports.pages import RunPage
from playtests.views.finding import visible_run
from playtests.views.games import series_asked_for

LONGEST_NUMBER = 7


@login_not_required
@require_safe
def game(request: HttpRequest, run_id: int, number: int) -> HttpResponse:
    """One game of a run, played again from its seed."""
    run, series, verdict = game_asked_for(request, run_id, number)
    if run.hides_its_games:
        return render(request, "playtests/replay/hidden.html", {"run": run, "number": number}, status=403)
    context: dict[str, Any] = {"run": run, "page": RunPage(run, str(series.team)), "series": series, "number": number}
    try:
        replay = ReplayPage(replay_of(series, number), boards_of(series), number_in(request, "step"))
    except StillPlaying:
        return waiting(request, context)
    except EngineError as error:
        return render(
            request, "playtests/replay/fault.html", context | {"fault": error.in_words(answers.reader_language())}
        )
    if request.headers.get("HX-Request"):  # the page that waited for it
        return HttpResponse(headers={"HX-Refresh": "true"})
    return render(request, "playtests/replay/game.html", context | {"replay": replay, "verdict": verdict})


def waiting(request: HttpRequest, context: dict[str, Any]) -> HttpResponse:
    """A page that looks again by itself."""
    if request.headers.get("HX-Request"):
        return HttpResponse(status=204)
    return render(request, "playtests/replay/waiting.html", context, status=202)


@login_not_required
@require_safe
def game_steps(request: HttpRequest, run_id: int, number: int) -> HttpResponse:
    """Some steps of it, for the page."""
    series = shown_game(request, run_id, number)
    try:
        replay = replay_of(series, number)
    except StillPlaying:
        return HttpResponse(status=202)
    return JsonResponse(steps_of(replay, boards_of(series), number_in(request, "from") or 0))


@login_not_required
@require_safe
def game_record(request: HttpRequest, run_id: int, number: int) -> HttpResponse:
    """The record as a file: it plays the same game again anywhere."""
    series = shown_game(request, run_id, number)
    try:
        response = JsonResponse(record_of(series, number))
    except StillPlaying:  # the page says when it is there
        return redirect(f"{reverse('playtests:game', args=[run_id, number])}?series={series.position}")
    response["Content-Disposition"] = f'attachment; filename="play-test-{run_id}-game-{number}.json"'
    return response


def game_asked_for(request: HttpRequest, run_id: int, number: int) -> tuple[Run, Series, str]:
    run = visible_run(request, run_id)
    series = series_asked_for(request, run)
    report = answers.report_of(series)
    verdict = report.verdict_of(number) if report and number < 10**LONGEST_NUMBER else None
    if verdict is None:
        raise Http404
    return run, series, verdict


def shown_game(request: HttpRequest, run_id: int, number: int) -> Series:
    run, series, _verdict = game_asked_for(request, run_id, number)
    if run.hides_its_games:
        raise Http404
    return series


def boards_of(series: Series) -> dict[str, Any]:
    return answers.boards_of(series.document.digest, series.run.mission, answers.reader_language())


def number_in(request: HttpRequest, name: str) -> int | None:
    """A step in the address; what is no number is nothing."""
    value = request.GET.get(name, "")
    return int(value) if value.isdecimal() and len(value) <= LONGEST_NUMBER else None
