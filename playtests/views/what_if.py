"""What if: pick a number and see the curve; switch a card off; or name an aim and be offered settings."""

from collections.abc import Mapping
from typing import Any

from django import forms
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from missions.editing.errors import EditConflict, EditRefused
from missions.editing.log import append
from missions.models import Pack
from playtests.errors import NotPlayable, PlaytestError
from playtests.forms import CardForm, CurveForm, SearchForm
from playtests.reports.answers import found_summary, reader_language
from playtests.reports.cards import all_cards
from playtests.reports.numbers import all_numbers
from playtests.reports.pages import RunPage
from playtests.services.aims import aim_of
from playtests.services.sources import Source
from playtests.services.what_if import MOST_VALUES, start_curve, start_search, start_without
from playtests.views.finding import run_named, source_asked_for, visible_run
from playtests.views.start import not_playable


@require_http_methods(["GET", "POST"])
def what_if(request: HttpRequest, pack: str, mission: str) -> HttpResponse:
    """Three questions on one page; the answer is a run."""
    try:
        source = source_asked_for(request, pack, mission)
    except NotPlayable as error:
        return not_playable(request, error)
    questions = Questions(source, request.POST)
    if request.method == "GET":
        return page(request, source, questions)
    if not questions.asked.is_valid():
        return page(request, source, questions, status=422)
    try:
        like = run_named(request, source)
        aim = like.target if like else aim_of(person=request.user, pack=source.pack, mission=source.mission)
        orders = questions.asked.orders() | {"target": aim}
        run = questions.start(owner=request.user, source=source, **orders)
    except PlaytestError as error:
        messages.error(request, error.message)
        return page(request, source, questions, status=422)
    return redirect(run)


class Questions:
    """The three forms of the page; what was sent tells which one was asked."""

    def __init__(self, source: Source, data: Mapping[str, Any]) -> None:
        lang = reader_language()
        self.numbers = all_numbers(source.document, source.mission, lang)
        self.cards = all_cards(source.document, lang)
        name = "search" if "aim" in data else "card" if "card" in data else "curve"
        sent = {name: data or None}
        # Each of them asks for a number of games: labels find theirs by an id of its own.
        self.curve = CurveForm(sent.get("curve"), numbers=self.numbers, auto_id="curve-%s")
        self.search = SearchForm(sent.get("search"), numbers=self.numbers, teams=source.team_sizes, auto_id="search-%s")
        self.card = CardForm(sent.get("card"), cards=self.cards, auto_id="card-%s")
        self.asked: forms.Form = getattr(self, name)
        self.start = {"curve": start_curve, "search": start_search, "card": start_without}[name]


def page(request: HttpRequest, source: Source, questions: Questions, status: int = 200) -> HttpResponse:
    context = {
        "source": source,
        "numbers": questions.numbers,
        "most_values": MOST_VALUES,
        "like": run_named(request, source),
        "curve_form": questions.curve,
        "search_form": questions.search,
        "card_form": questions.card,
        "words": found_summary(source.document, source.mission),
    }
    return render(request, "playtests/what_if_form.html", context, status=status)


@require_POST
def take(request: HttpRequest, run_id: int) -> HttpResponse:
    """A setting of a what-if as an edit of the draft, which can be undone like any other."""
    run = visible_run(request, run_id)
    pack = get_object_or_404(Pack.objects.editable_by(request.user), pk=run.pack_id)
    asked = request.POST.get("variant", "")
    if not asked.isdecimal() or len(asked) > 4 or int(asked) >= len(run.variants):
        raise Http404
    variant = run.variants[int(asked)]
    if not variant.get("operations"):
        messages.info(request, _("That is what the draft was measured with: there is nothing to change."))
        return redirect(run)
    label = ", ".join(told(one) for one in variant["values"] if one["from"] != one["to"])
    try:
        append(pack=pack, person=request.user, label=label[:200], operations=variant["operations"], base=pack.revision)
    except (EditConflict, EditRefused) as error:
        messages.error(request, str(error))
        return redirect(run)
    messages.success(request, _("Taken into the draft: %(label)s. Undo works as for every edit.") % {"label": label})
    words = RunPage(run).words
    return redirect("missions:workspace_record", pack.slug, *words.path[:2]) if words else redirect(run)


def told(change: dict) -> str:
    """One change of a setting, in short."""
    if change.get("is_card"):
        return _("Without %(card)s") % {"card": change["label"]}
    return f"{change['label']}: {change['to']}"
