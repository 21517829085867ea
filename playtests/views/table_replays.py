"""The replay of a table's game, once it is over: until then it would tell what is hidden."""

from django.contrib.auth.decorators import login_not_required
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from playtests.models import Table
from playtests.replays.kept import unrolled
from playtests.replays.pages import ReplayPage, steps_of
from playtests.replays.unrolling import Unrolled
from playtests.reports import answers
from playtests.tables.games import record_of
from playtests.tables.names import name_of
from playtests.views.replays import number_in
from playtests.views.tables import sitting_at


@login_not_required
@require_safe
def replay(request: HttpRequest, key: str) -> HttpResponse:
    table = ended_table(request, key)
    page = ReplayPage(replay_of(table), boards_of(table), number_in(request, "step"))
    return render(request, "playtests/table/replay.html", {"table": table, "name": name_of(table), "replay": page})


@login_not_required
@require_safe
def steps(request: HttpRequest, key: str) -> HttpResponse:
    table = ended_table(request, key)
    return JsonResponse(steps_of(replay_of(table), boards_of(table), number_in(request, "from") or 0))


@login_not_required
@require_safe
def record(request: HttpRequest, key: str) -> HttpResponse:
    """It plays the same game again anywhere; that of a campaign would tell what the next mission holds."""
    table = ended_table(request, key)
    if table.is_of_a_campaign:
        raise Http404
    response = JsonResponse(record_of(table))
    response["Content-Disposition"] = f'attachment; filename="table-{table.key}.json"'
    return response


def ended_table(request: HttpRequest, key: str) -> Table:
    table = sitting_at(request, key).table
    if not table.is_over:
        raise Http404
    return table


def replay_of(table: Table) -> Unrolled:
    return unrolled(table.document.digest, record_of(table), answers.reader_language())


def boards_of(table: Table) -> dict:
    return answers.boards_of(table.document.digest, table.mission, answers.reader_language())
