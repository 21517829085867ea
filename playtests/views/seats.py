"""Seats at a table: handed over by the host, taken by their links."""

from django.contrib import messages
from django.contrib.auth.decorators import login_not_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from playtests.errors import PlaytestError
from playtests.models import Seat, Table
from playtests.tables import opening, secrets
from playtests.tables.people import remember_token, sitting_of, tokens_of
from playtests.views.tables import answered, sitting_at


@require_POST
def hand_over(request: HttpRequest, key: str, index: int) -> HttpResponse:
    """The host gives a seat to a bot, opens it for somebody with its link, or takes it."""
    sitting = sitting_at(request, key)
    player = request.POST.get("player")
    if not sitting.is_host or player not in ("bot", "open", "me"):
        raise Http404
    seat = get_object_or_404(sitting.table.seats, index=index)
    person = request.user if player == "me" else None

    def do() -> None:
        if person:
            secrets.check_may_look(sitting, seat)
        opening.hand_over(seat=seat, player=Seat.Player.PERSON if person else player, person=person)

    return answered(request, key, do)


@login_not_required
@require_http_methods(["GET", "POST"])
def join(request: HttpRequest, key: str, token: str) -> HttpResponse:
    """A seat's link: whoever opens it is asked, and sits down with a click; opened again, it leads back to the game."""
    seat = Seat.objects.select_related("table").filter(table__key=key, token=token).first()
    if seat is None:
        return old_link(request, key)
    if request.method == "POST":
        try:
            secrets.check_may_look(sitting_of(seat.table, request.user, tokens_of(request)), seat)
            remember_token(request, opening.take_seat(seat=seat, person=request.user))
        except PlaytestError as error:
            messages.error(request, error.message)
            return render(request, "playtests/table/join.html", {"seat": seat, "table": seat.table}, status=409)
        return redirect(seat.table)
    return render(request, "playtests/table/join.html", {"seat": seat, "table": seat.table})


def old_link(request: HttpRequest, key: str) -> HttpResponse:
    """Used up, or never one: the same answer for all who do not sit there."""
    if Table.objects.visible_to(request.user, tokens_of(request)).filter(key=key).exists():
        return redirect("tables:table", key)
    return render(request, "playtests/table/old_link.html", status=404)
