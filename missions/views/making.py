"""Beginning a pack of one's own."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from engine import templates
from missions import games
from missions.editions import reader_language
from missions.errors import MissionsError
from missions.forms import NewPackForm
from missions.limits import spend
from missions.services.forking import retitled
from missions.services.packs import create_pack


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
            document = retitled(chosen.document, title, lang)
            made = create_pack(owner=request.user, document=document, title=title, language=lang)
        except MissionsError as error:
            form.add_error(None, str(error))
        else:
            messages.success(request, _("%(title)s is yours, and private until you publish it.") % {"title": title})
            return redirect("missions:workspace", made.slug)
    shown = {
        key: {"title": one.title, "sentence": one.sentence, "game": games.title_of(one.ruleset)}
        for key, one in offered.items()
    }
    context = {"form": form, "offered": shown}
    return render(request, "missions/new.html", context, status=422 if form.errors else 200)
