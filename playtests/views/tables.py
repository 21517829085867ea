"""Tables: games that people play. Whoever does not sit there is not told that there is one."""

from django.contrib import messages
from django.contrib.auth.decorators import login_not_required
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from playtests.errors import CannotGoOn, NotLegal, PlaytestError
from playtests.models import Seat, Table
from playtests.reports.answers import reader_language
from playtests.tables import correcting, feelings, lists, moving, opening, silence, undoing
from playtests.tables.luck import standing_of
from playtests.tables.pages import TablePage
from playtests.tables.people import Sitting, sitting_of, tokens_of
from playtests.tables.players import Player

LONGEST_NUMBER = 9
MOST_VALUES = 100  # dice or cards at once


@require_safe
def index(request: HttpRequest) -> HttpResponse:
    """My tables, the latest first."""
    tables = Table.objects.visible_to(request.user, tokens_of(request)).defer("opening", "choices")[:60]
    return render(request, "playtests/table/index.html", {"tables": lists.named(tables)})


@login_not_required
@require_safe
def table(request: HttpRequest, key: str) -> HttpResponse:
    sitting = sitting_at(request, key)
    try:
        moving.go_on(sitting=sitting)
    except CannotGoOn as error:
        return render(request, "playtests/table/broken.html", {"sitting": sitting, "steps": error.steps}, status=409)
    page = TablePage(sitting, request.GET.get("advice", ""), request.user)
    context = {"page": page, "table": sitting.table, "scene": page.scene, "links": links_of(request, page)}
    return render(request, "playtests/table/table.html", context)


@login_not_required
@require_safe
def state(request: HttpRequest, key: str) -> HttpResponse:
    """What has changed since a revision: nothing in a few bytes, or the page's pieces."""
    adviser = request.GET.get("advice", "")
    seen = Table.objects.visible_to(request.user, tokens_of(request)).filter(key=key)
    if not adviser and seen.filter(revision=known_revision(request), are_bots_due=False).exists():
        return HttpResponse(status=204)
    sitting = sitting_at(request, key)
    try:
        moving.go_on(sitting=sitting)
    except CannotGoOn:
        return HttpResponse(status=409)
    if known_revision(request) == sitting.table.revision and not adviser:
        return HttpResponse(status=204)
    return JsonResponse(TablePage(sitting, adviser, request.user).parts(request))


@login_not_required
@require_POST
def move(request: HttpRequest, key: str) -> HttpResponse:
    sitting = sitting_at(request, key)

    def do() -> None:
        moving.move(sitting=sitting, choice=number_in(request, "choice"), revision=number_in(request, "revision"))

    return answered(request, key, do)


@login_not_required
@require_POST
def luck(request: HttpRequest, key: str) -> HttpResponse:
    """At a real table: what was rolled or drawn, left to the app, told otherwise, or the choice taken back."""
    sitting = sitting_at(request, key)
    by, revision = request.POST.get("by", ""), number_in(request, "revision")

    def do() -> None:
        if by == "back":
            moving.take_luck_back(sitting=sitting, revision=revision)
        elif by == "again":
            moving.tell_otherwise(sitting=sitting, entry=number_in(request, "entry"), revision=revision)
        else:
            values = None if by == "app" else values_in(request)
            moving.tell_luck(sitting=sitting, values=values, revision=revision)

    return answered(request, key, do)


@login_not_required
@require_http_methods(["GET", "POST"])
def correct(request: HttpRequest, key: str) -> HttpResponse:
    """At a real table: what lies there otherwise than the app believes."""
    sitting = sitting_at(request, key)
    if not sitting.table.is_real or sitting.table.is_over:
        raise Http404
    if request.method == "POST":
        said, revision = request.POST.dict(), number_in(request, "revision")
        return answered(
            request, key, lambda: told_of(correcting.correct(sitting=sitting, said=said, revision=revision))
        )
    groups = correcting.groups_of(correcting.offered(sitting, reader_language()))
    return render(request, "playtests/table/correct.html", {"table": sitting.table, "groups": groups})


def told_of(corrections: int) -> str:
    if not corrections:
        return _("Everything lies as it was.")
    words = ngettext("%(n)s thing was corrected.", "%(n)s things were corrected.", corrections)
    return words % {"n": corrections}


@login_not_required
@require_POST
def undo(request: HttpRequest, key: str) -> HttpResponse:
    sitting = sitting_at(request, key)
    span, revision = request.POST.get("span", "step"), number_in(request, "revision")

    def do() -> str:
        done = undoing.take_back(sitting=sitting, span=span, revision=revision, lang=reader_language())
        return _("Taken back.") if done else _("Something was revealed or chosen since: the others are asked.")

    return answered(request, key, do)


@login_not_required
@require_POST
def cut(request: HttpRequest, key: str) -> HttpResponse:
    """Go on from where the record still fits the rules."""
    sitting = sitting_at(request, key)
    try:
        standing_of(sitting.table)
    except CannotGoOn as error:
        steps = error.steps
        return answered(request, key, lambda: undoing.cut_back(sitting=sitting, to=steps))
    return redirect(sitting.table)


@login_not_required
@require_POST
def wish(request: HttpRequest, key: str) -> HttpResponse:
    """Agree that somebody takes something back, or not."""
    sitting = sitting_at(request, key)
    agrees = request.POST.get("agrees") == "yes"

    def do() -> None:
        undoing.answer_wish(sitting=sitting, agrees=agrees, revision=number_in(request, "revision"))

    return answered(request, key, do)


@login_not_required
@require_POST
def quiet(request: HttpRequest, key: str) -> HttpResponse:
    """Do not ask me for reactions again this round, or not for the group's choices."""
    sitting = sitting_at(request, key)
    is_for_group, card = request.POST.get("about") == "group", request.POST.get("card", "")

    def do() -> str:
        page = TablePage(sitting)
        about = {"table": sitting.table, "seats": sorted(sitting.mine), "round_number": page.scene.round}
        if not card:
            keep = opening.leave_to_bot if is_for_group else opening.keep_quiet
            keep(**about)
        elif card in {one.id for one in page.reaction_cards}:
            opening.keep_quiet_about(**about, card=card)
        else:
            raise NotLegal(_("You are not asked about this card."))
        return _("You are not asked again this round.")

    return answered(request, key, do)


@login_not_required
@require_POST
def stand_in(request: HttpRequest, key: str) -> HttpResponse:
    """Somebody has been silent for two minutes: a bot plays for them until they are back."""
    sitting = sitting_at(request, key)
    return answered(
        request, key, lambda: silence.let_bot_stand_in(sitting=sitting, game=standing_of(sitting.table).game)
    )


@login_not_required
@require_POST
def back(request: HttpRequest, key: str) -> HttpResponse:
    """I am back: the bot no longer plays for me."""
    sitting = sitting_at(request, key)
    return answered(request, key, lambda: silence.come_back(sitting=sitting))


@login_not_required
@require_POST
def concede(request: HttpRequest, key: str) -> HttpResponse:
    sitting = sitting_at(request, key)
    return answered(request, key, lambda: moving.concede(sitting=sitting, revision=number_in(request, "revision")))


@login_not_required
@require_POST
def felt(request: HttpRequest, key: str) -> HttpResponse:
    """How hard it felt to those who played."""
    sitting = sitting_at(request, key)

    def do() -> str:
        feelings.note(sitting=sitting, hardness=number_in(request, "hardness"))
        return _("Thank you: it is kept beside what was measured.")

    return answered(request, key, do)


@require_POST
def again(request: HttpRequest, key: str) -> HttpResponse:
    sitting = sitting_at(request, key)
    if not sitting.table.is_over:
        return redirect(sitting.table)
    return redirect(opening.play_again(table=sitting.table, host=request.user))


# --- what the views share -------------------------------------------------------------------------


def sitting_at(request: HttpRequest, key: str) -> Sitting:
    tokens = tokens_of(request)
    tables = Table.objects.visible_to(request.user, tokens).select_related("document", "pack")
    found = get_object_or_404(tables.defer("document__document"), key=key)
    return sitting_of(found, request.user, tokens)


def answered(request: HttpRequest, key: str, do) -> HttpResponse:
    """Do it, then show the table as it is now: as pieces for a script, as a page for everybody else."""
    status, level, told = 200, "info", ""
    try:
        told = do() or ""
    except PlaytestError as error:
        status, level, told = 409, "warning", str(error.message)
    if not request.accepts("text/html"):
        page = TablePage(sitting_at(request, key), person=request.user)
        return JsonResponse(page.parts(request, told, level), status=status)
    if told:
        (messages.warning if status == 409 else messages.info)(request, told)
    return redirect("tables:table", key)


def links_of(request: HttpRequest, page: TablePage) -> list[tuple[Player, str]]:
    """Links of the seats that nobody sits on; only the host hands them out."""
    if not page.sitting.is_host:
        return []
    free = [player for player in page.players if player.seat.player != Seat.Player.PERSON]
    path = page.table.get_absolute_url()
    return [(player, request.build_absolute_uri(f"{path}join/{player.seat.token}/")) for player in free]


def known_revision(request: HttpRequest) -> int:
    value = request.GET.get("revision", "")
    return int(value) if value.isdecimal() and len(value) <= LONGEST_NUMBER else -1


def values_in(request: HttpRequest) -> list[int]:
    """The fields value-0, value-1 and so on, as far as they go."""
    count = next((number for number in range(MOST_VALUES) if f"value-{number}" not in request.POST), MOST_VALUES)
    return [number_in(request, f"value-{number}") for number in range(count)]


def number_in(request: HttpRequest, name: str) -> int:
    """A number of the form; what is none is one that fits nothing."""
    value = request.POST.get(name, "")
    return int(value) if value.isdecimal() and len(value) <= LONGEST_NUMBER else -1
