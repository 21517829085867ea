"""Beginning a pack of one's own."""

from functools import cache
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from engine import boards, sketch, sketch_numbers, templates
from engine import missions as missions_in
from missions import games
from missions.editions import reader_language
from missions.errors import MissionsError
from missions.forms import NewPackForm, SketchForm, TitleForm
from missions.limits import spend
from missions.services.packs import begun, create_pack


@require_http_methods(["GET", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    """A pack from one of the small sound ones that the engine brings."""
    lang = reader_language()
    offered = {f"{one.ruleset}/{one.id}": one for ruleset in games.titles() for one in templates(ruleset, lang)}
    labels = {key: f"{games.title_of(one.ruleset)}: {one.title}" for key, one in offered.items()}
    form = NewPackForm(request.POST or None, templates=labels)
    if request.method == "POST" and form.is_valid():
        chosen = offered[form.cleaned_data["template"]]
        title = form.cleaned_data["title"]
        try:
            spend("create", request.user.pk)
            document = begun(chosen.document, title, lang)
            made = create_pack(owner=request.user, document=document, title=title, language=lang)
        except MissionsError as error:
            form.add_error(None, str(error))
        else:
            messages.success(request, _("%(title)s is yours, and private until you publish it.") % {"title": title})
            return redirect(f"{reverse('missions:workspace', args=[made.slug])}?tour")
    shown = {
        key: {
            "title": one.title,
            "sentence": one.sentence,
            "game": games.title_of(one.ruleset),
            "board": board_of_template(one.ruleset, one.id, lang),
        }
        for key, one in offered.items()
    }
    with_sketch = {ruleset: title for ruleset, title in games.titles().items() if sketch_numbers(ruleset, lang)}
    context = {"form": form, "offered": shown, "with_sketch": with_sketch}
    return render(request, "missions/new.html", context, status=422 if form.errors else 200)


@require_http_methods(["GET", "POST"])
def sketched(request: HttpRequest, ruleset: str) -> HttpResponse:
    """A pack from a sketch: the size of the board and a few numbers, drawn while one changes them."""
    lang = reader_language()
    asked = sketch_numbers(ruleset, lang) if ruleset in games.titles() else ()
    if not asked:
        raise Http404
    numbers = SketchForm(request.POST or request.GET or None, numbers=asked)
    title = TitleForm(request.POST or None)
    document = sketch(ruleset, numbers.cleaned_data if numbers.is_valid() else {})
    if request.method == "POST" and numbers.is_valid() and title.is_valid():
        words = title.cleaned_data["title"]
        try:
            spend("create", request.user.pk)
            made = create_pack(owner=request.user, document=begun(document, words, lang), title=words, language=lang)
        except MissionsError as error:
            title.add_error(None, str(error))
        else:
            messages.success(request, _("%(title)s is yours, and private until you publish it.") % {"title": words})
            return redirect(f"{reverse('missions:workspace', args=[made.slug])}?tour")
    context = {
        "game": games.title_of(ruleset),
        "ruleset": ruleset,
        "numbers": numbers,
        "title": title,
        "board": first_board(document, lang),
    }
    template = "missions/_sketch_board.html" if request.htmx else "missions/sketch.html"
    return render(request, template, context, status=422 if request.method == "POST" else 200)


@cache
def board_of_template(ruleset: str, name: str, lang: str) -> Any:
    """The board of the template's first mission, for a picture of what one begins with."""
    return first_board(next(one.document for one in templates(ruleset, lang) if one.id == name), lang)


def first_board(document: dict[str, Any], lang: str) -> Any:
    """The board of a document's first mission."""
    first = next(iter(missions_in(document, lang)), None)
    return next(iter(boards(document, first.id, lang)), None) if first else None
