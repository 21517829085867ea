"""Comments, likes and complaints about a pack or one of its missions."""

from typing import Any

from django.contrib import messages
from django.db.models import Prefetch
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from missions.errors import MissionsError
from missions.forms import CommentForm, ComplaintForm
from missions.models import Comment, Like, Pack, PlayableMission
from missions.services import talk as services
from missions.views.finding import visible_pack


def talk_of(request: HttpRequest, pack: Pack, mission: str, row: PlayableMission | None = None) -> dict[str, Any]:
    """What a page needs to show what people say."""
    shown = Comment.objects.filter(hidden_at__isnull=True).select_related("person", "version")
    shown = shown.defer("version__document", "version__findings")
    comments = shown.filter(pack=pack, mission=mission, parent__isnull=True).prefetch_related(
        Prefetch("replies", shown)
    )
    return {
        "comments": comments,
        "comment_form": CommentForm(mission=row),
        "mission_key": mission,
        "is_liked": request.user.is_authenticated
        and Like.objects.filter(pack=pack, mission=mission, person=request.user).exists(),
    }


def place_of(pack: Pack, mission: str) -> str:
    """The page that is talked about."""
    return reverse("missions:mission", args=[pack.slug, mission]) if mission else pack.get_absolute_url()


def talked_about(request: HttpRequest, pack: str) -> tuple[Pack, str]:
    """The pack, and the mission that the form names, if others can see it at all."""
    found = visible_pack(request, pack)
    mission = request.POST.get("mission", request.GET.get("mission", ""))
    if mission and row_of(found, mission) is None:
        raise Http404
    return found, mission


def row_of(pack: Pack, mission: str) -> PlayableMission | None:
    """The mission as others see it now."""
    return pack.playable_missions.filter(version=pack.published_id, key=mission).first() if pack.published_id else None


@require_POST
def comment(request: HttpRequest, pack: str) -> HttpResponse:
    found, mission = talked_about(request, pack)
    form = CommentForm(request.POST, mission=row_of(found, mission))
    if not form.is_valid():
        context = {"pack": found, "form": form, "mission_key": mission, "back": place_of(found, mission)}
        return render(request, "missions/comment.html", context, status=422)
    parent = None
    if form.cleaned_data["parent"]:
        parent = get_object_or_404(found.comments, pk=form.cleaned_data["parent"], mission=mission)
    try:
        made = services.add_comment(
            pack=found,
            mission=mission,
            version=found.published,
            person=request.user,
            text=form.cleaned_data["text"],
            parent=parent,
            played=form.cleaned_data.get("played", (None, "")),
        )
    except MissionsError as error:
        form.add_error(None, str(error))
        context = {"pack": found, "form": form, "mission_key": mission, "back": place_of(found, mission)}
        return render(request, "missions/comment.html", context, status=429)
    return redirect(f"{place_of(found, mission)}#comment-{made.pk}")


@require_POST
def withdraw(request: HttpRequest, pack: str, comment: int) -> HttpResponse:
    found = visible_pack(request, pack)
    said = get_object_or_404(found.comments.filter(person=request.user), pk=comment)
    services.withdraw_comment(comment=said, person=request.user)
    messages.success(request, _("Your comment is gone."))
    return redirect(f"{place_of(found, said.mission)}#comments")


@require_POST
def like(request: HttpRequest, pack: str) -> HttpResponse:
    found, mission = talked_about(request, pack)
    try:
        services.set_like(pack=found, mission=mission, person=request.user, likes=request.POST.get("likes") == "yes")
    except MissionsError as error:
        messages.error(request, str(error))
    return redirect(place_of(found, mission))


@require_http_methods(["GET", "POST"])
def report(request: HttpRequest, pack: str) -> HttpResponse:
    found, mission = talked_about(request, pack)
    form = ComplaintForm(request.POST or None)
    said = None
    if number := request.GET.get("comment") or request.POST.get("comment"):
        said = get_object_or_404(found.comments, pk=number) if number.isdecimal() and len(number) < 12 else None
    if request.method == "POST" and form.is_valid():
        try:
            services.complain(pack=found, mission=mission, person=request.user, comment=said, **form.cleaned_data)
        except MissionsError as error:
            messages.error(request, str(error))
        else:
            messages.success(request, _("Thank you. Somebody will look at it; the answer will stand under “My packs”."))
        return redirect(place_of(found, mission))
    context = {"pack": found, "form": form, "mission_key": mission, "said": said, "back": place_of(found, mission)}
    return render(request, "missions/report.html", context, status=422 if form.errors else 200)
