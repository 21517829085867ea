"""Publishing, visibility, links, authors, forking: what the people of a pack decide about it."""

from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from engine import missions
from missions.editions import Edition
from missions.errors import MissionsError
from missions.forms import ForkForm, InviteForm, PackWordsForm, PublishForm, VisibilityForm
from missions.limits import spend
from missions.models import Invitation, Pack
from missions.services import authors, packs, publishing
from missions.services.forking import fork as fork_version
from missions.services.replacing import reword
from missions.views.finding import editable_pack, edition_of, owned_pack, readable_pack, visible_pack
from missions.views.mission import role_of
from missions.views.versions import changes_between


@require_http_methods(["GET", "POST"])
def words(request: HttpRequest, pack: str) -> HttpResponse:
    """Title, description, language, tags, licence."""
    found = editable_pack(request, pack)
    form = PackWordsForm(request.POST or None, instance=found)
    if request.method == "POST" and form.is_valid():
        title, description = form.cleaned_data["title"], form.cleaned_data["description"]
        reword(pack=found, person=request.user, title=title, description=description)
        packs.describe(pack=found, **{name: form.cleaned_data[name] for name in form._meta.fields})
        messages.success(request, _("Saved."))
        return redirect("missions:words", found.slug)
    if form.errors:
        found.refresh_from_db()  # the page's head must not show what was refused
    context = {"pack": found, "form": form, "role": role_of(request, found), "here": "words"}
    return render(request, "missions/words.html", context, status=422 if form.errors else 200)


@require_http_methods(["GET", "POST"])
def publish(request: HttpRequest, pack: str) -> HttpResponse:
    found = editable_pack(request, pack)
    role = role_of(request, found)
    form = PublishForm(request.POST or None, pack=found, is_owner=role == "owner")
    status = 422 if form.errors else 200
    if request.method == "POST" and form.is_valid():
        try:
            spend("publish", request.user.pk)
            version = publishing.publish(pack=found, person=request.user, **form.cleaned_data)
        except MissionsError as error:
            form.add_error(None, str(error))
            status = 422
        else:
            told = {"title": found.title, "number": version.number}
            messages.success(request, _("Version %(number)s of %(title)s is published.") % told)
            return redirect("missions:sharing", found.slug)
    draft = Edition(found, None)
    context = {
        "pack": found,
        "form": form,
        "role": role,
        "here": "publish",
        "findings": publishing.findings_of(draft),
        "before": found.published,
        **(difference(found, draft) if found.published else {}),
    }
    return render(request, "missions/publish.html", context, status=status)


@require_safe
def fitting(request: HttpRequest, pack: str) -> HttpResponse:
    """The draft's cards laid out, to see whether their texts fit: seconds of work, so the publish page asks for it."""
    found = editable_pack(request, pack)
    context = {
        "pack": found,
        "role": role_of(request, found),
        "here": "publish",
        "cut_short": publishing.cards_cut_short(Edition(found, None)),
    }
    return render(request, f"missions/{'_' if request.htmx else ''}fitting.html", context)


def difference(pack: Pack, draft: Edition) -> dict[str, Any]:
    """What the draft changes of what others see now."""
    old = Edition(pack, pack.published)
    return {"old": old, "new": draft, **changes_between(old, draft)}


@require_POST
def unpublish(request: HttpRequest, pack: str) -> HttpResponse:
    found = owned_pack(request, pack)
    try:
        publishing.unpublish(pack=found)
    except MissionsError as error:
        messages.error(request, str(error))
    else:
        messages.success(request, _("%(title)s is private again.") % {"title": found.title})
    return redirect("missions:sharing", found.slug)


@require_safe
def sharing(request: HttpRequest, pack: str) -> HttpResponse:
    """Who sees the pack and who works on it."""
    found = readable_pack(request, pack)
    return sharing_page(request, found)


def sharing_page(request: HttpRequest, pack: Pack, invite_form: InviteForm | None = None, status: int = 200):
    link = request.build_absolute_uri(f"{pack.get_absolute_url()}?key={pack.link_token}")
    context = {
        "pack": pack,
        "role": role_of(request, pack),
        "here": "sharing",
        "link": link,
        "visibility_form": VisibilityForm(initial={"visibility": pack.visibility}),
        "people": pack.authorships.select_related("person"),
        "invitations": pack.invitations.select_related("person"),
        "invite_form": invite_form or InviteForm(),
    }
    return render(request, "missions/sharing.html", context, status=status)


@require_POST
def visibility(request: HttpRequest, pack: str) -> HttpResponse:
    found = owned_pack(request, pack)
    form = VisibilityForm(request.POST)
    if form.is_valid():
        try:
            packs.set_visibility(pack=found, visibility=form.cleaned_data["visibility"])
        except MissionsError as error:
            messages.error(request, str(error))
        else:
            messages.success(request, _("Saved."))
    return redirect("missions:sharing", found.slug)


@require_POST
def renew_link(request: HttpRequest, pack: str) -> HttpResponse:
    found = owned_pack(request, pack)
    packs.renew_link(pack=found)
    messages.success(request, _("There is a new link; the old one opens nothing any more."))
    return redirect("missions:sharing", found.slug)


@require_POST
def invite(request: HttpRequest, pack: str) -> HttpResponse:
    found = owned_pack(request, pack)
    form = InviteForm(request.POST)
    if form.is_valid():
        try:
            spend("invite", request.user.pk)
            authors.invite(pack=found, by=request.user, **form.cleaned_data)
        except MissionsError as error:
            form.add_error("username", str(error))
        else:
            messages.success(request, _("The invitation is made; you find its link below."))
            return redirect("missions:sharing", found.slug)
    return sharing_page(request, found, form, status=422)


@require_POST
def withdraw_invitation(request: HttpRequest, pack: str, invitation: int) -> HttpResponse:
    found = owned_pack(request, pack)
    authors.withdraw(invitation=get_object_or_404(found.invitations, pk=invitation))
    return redirect("missions:sharing", found.slug)


@require_POST
def dismiss(request: HttpRequest, pack: str, person: int) -> HttpResponse:
    """The owner lets somebody go, or somebody leaves."""
    found = readable_pack(request, pack)
    if found.owner_id != request.user.pk and person != request.user.pk:
        found = owned_pack(request, pack)
    gone = get_object_or_404(found.authorships, person_id=person).person
    authors.dismiss(pack=found, person=gone)
    if gone == request.user:
        messages.success(request, _("You no longer have a part in %(title)s.") % {"title": found.title})
        return redirect("missions:mine")
    return redirect("missions:sharing", found.slug)


@require_http_methods(["GET", "POST"])
def invitation(request: HttpRequest, token: str) -> HttpResponse:
    """Somebody opens an invitation; taking it up is a second step, so that no link preview does it."""
    found = get_object_or_404(Invitation.objects.select_related("pack__owner", "invited_by"), token=token)
    if found.person_id not in (None, request.user.pk) or found.pack.is_binned:
        found = get_object_or_404(Invitation, pk=None)
    if request.method == "POST":
        pack = authors.take_up(invitation=found, person=request.user)
        messages.success(request, _("Welcome to %(title)s.") % {"title": pack.title})
        return redirect(f"{reverse('missions:pack', args=[pack.slug])}?v=draft")
    return render(request, "missions/invitation.html", {"invitation": found, "pack": found.pack})


@require_http_methods(["GET", "POST"])
def fork(request: HttpRequest, pack: str) -> HttpResponse:
    edition = edition_of(request, visible_pack(request, pack))
    source = edition.version or edition.pack.published
    if source is None:
        raise Http404
    start = {"title": _("%(title)s, my version") % {"title": edition.pack.title}}
    form = ForkForm(request.POST or None, initial=start)
    status = 200
    if request.method == "POST":
        status = 422
        if form.is_valid():
            try:
                spend("fork", request.user.pk)
                made = fork_version(version=source, person=request.user, title=form.cleaned_data["title"])
            except MissionsError as error:
                form.add_error(None, str(error))
            else:
                messages.success(
                    request, _("%(title)s is yours, and private until you publish it.") % {"title": made.title}
                )
                return redirect(after_fork(made, request.GET.get("mission", "")))
    context = {"pack": edition.pack, "version": source, "form": form}
    return render(request, "missions/fork.html", context, status=status)


def after_fork(made: Pack, mission: str) -> str:
    """Whoever came from a mission goes on with it, in the pack that is now theirs."""
    wanted = mission and any(one.id == mission for one in Edition(made, None).ask(missions))
    return reverse("missions:mission", args=[made.slug, mission]) if wanted else made.get_absolute_url()
