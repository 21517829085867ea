"""Groups: the list of one's own, the group's page, coming in."""

from django.contrib import messages
from django.contrib.auth.decorators import login_not_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from campaigns.errors import CampaignsError
from campaigns.forms import CodeForm, GroupForm, InviteForm, NameForm
from campaigns.models import Campaign, Group, Invitation
from campaigns.services import groups
from campaigns.views.finding import keeper_of, member_of, other_member
from missions.errors import TooOften
from missions.limits import spend


@login_not_required
@require_safe
def index(request: HttpRequest) -> HttpResponse:
    """One's groups with their campaigns; who is not signed in learns what this is for."""
    mine = Group.objects.visible_to(request.user)
    campaigns = Campaign.objects.filter(group__in=mine).for_pages().defer("version__document", "version__findings")
    by_group: dict[int, list[Campaign]] = {}
    for campaign in campaigns.filter(archived_at__isnull=True):
        by_group.setdefault(campaign.group_id, []).append(campaign)
    shown = [(group, by_group.get(group.pk, [])) for group in mine]
    return render(request, "campaigns/index.html", {"groups": shown})


@require_http_methods(["GET", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    form = GroupForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        try:
            spend("create", request.user.pk)
        except TooOften as error:
            form.add_error(None, str(error))
        else:
            member = groups.create_group(person=request.user, name=form.cleaned_data["name"])
            messages.success(request, _("Your group is there. Invite your friends, or begin a campaign."))
            return redirect(member.group)
    return render(request, "campaigns/new.html", {"form": form}, status=422 if form.errors else 200)


@require_safe
def group(request: HttpRequest, slug: str) -> HttpResponse:
    member = member_of(request, slug)
    return group_page(request, member)


def group_page(request: HttpRequest, member, *, status: int = 200, **more) -> HttpResponse:
    found = member.group
    campaigns = list(found.campaigns.for_pages())
    invitations = found.invitations.filter(ends_at__gt=timezone.now()).select_related("claims")
    context = {
        "group": found,
        "member": member,
        "people": found.members.present().select_related("person"),
        "campaigns": [one for one in campaigns if one.archived_at is None],
        "archived": [one for one in campaigns if one.archived_at is not None],
        "invitations": invitations if member.is_keeper else [],
        "invite_form": InviteForm(),
        "name_form": NameForm(),
    }
    return render(request, "campaigns/group.html", context | more, status=status)


@require_POST
def rename(request: HttpRequest, slug: str) -> HttpResponse:
    member = keeper_of(request, slug)
    form = GroupForm(request.POST)
    if not form.is_valid():
        return group_page(request, member, rename_form=form, status=422)
    groups.rename_group(group=member.group, name=form.cleaned_data["name"])
    groups.count_results(group=member.group, is_counted="is_counted" in request.POST)
    messages.success(request, _("Kept."))
    return redirect(member.group)


@require_POST
def renew_calendar(request: HttpRequest, slug: str) -> HttpResponse:
    member = keeper_of(request, slug)
    groups.renew_calendar(group=member.group)
    messages.success(request, _("The calendar has a new address. Put it into your calendars once more."))
    return redirect(f"{member.group.get_absolute_url()}#people")


@require_POST
def mail(request: HttpRequest, slug: str) -> HttpResponse:
    """Whether one wants a summary of every evening by e-mail."""
    member = member_of(request, slug)
    groups.want_mail(member=member, wants_mail="wants_mail" in request.POST)
    messages.success(request, _("Kept."))
    return redirect(member.group)


@require_POST
def add_name(request: HttpRequest, slug: str) -> HttpResponse:
    member = keeper_of(request, slug)
    form = NameForm(request.POST)
    if form.is_valid():
        try:
            groups.add_name(group=member.group, name=form.cleaned_data["name"])
            return redirect(f"{member.group.get_absolute_url()}#people")
        except CampaignsError as error:
            form.add_error("name", error.message)
    return group_page(request, member, name_form=form, status=422)


@require_POST
def invite(request: HttpRequest, slug: str) -> HttpResponse:
    """By link and code; with `claims`, for a name at the table."""
    member = keeper_of(request, slug)
    form = InviteForm(request.POST)
    claims = other_member(member.group, int(request.POST["claims"])) if is_number(request.POST.get("claims")) else None
    if claims is None and not form.is_valid():
        return group_page(request, member, invite_form=form, status=422)
    try:
        spend("invite", request.user.pk)
        groups.invite(by=member, role=form.data.get("role", ""), claims=claims)
    except (CampaignsError, TooOften) as error:
        messages.error(request, str(error))
    return redirect(f"{member.group.get_absolute_url()}#invitations")


def is_number(text: str | None) -> bool:
    return bool(text) and text.isdecimal() and len(text) < 10


@require_POST
def uninvite(request: HttpRequest, slug: str, invitation_id: int) -> HttpResponse:
    member = keeper_of(request, slug)
    groups.withdraw(invitation=get_object_or_404(member.group.invitations, pk=invitation_id))
    return redirect(f"{member.group.get_absolute_url()}#invitations")


@require_http_methods(["GET", "POST"])
def join(request: HttpRequest) -> HttpResponse:
    """With a code that somebody read out."""
    form = CodeForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        try:
            spend("invite", request.user.pk)  # guessing takes for ever
            found = groups.invitation_by_code(form.cleaned_data["code"])
            if found is not None:
                return redirect(found)
            form.add_error("code", _("No invitation has this code. Perhaps it was taken back or has grown old."))
        except TooOften as error:
            form.add_error(None, str(error))
    return render(request, "campaigns/join.html", {"form": form}, status=422 if form.errors else 200)


@require_http_methods(["GET", "POST"])
def invitation(request: HttpRequest, token: str) -> HttpResponse:
    found = get_object_or_404(
        Invitation.objects.select_related("group", "claims", "made_by"), token=token, ends_at__gt=timezone.now()
    )
    if request.method == "POST":
        try:
            member = groups.take_up(invitation=found, person=request.user)
        except CampaignsError as error:
            messages.error(request, error.message)
            return redirect("campaigns:index")
        messages.success(request, _("Welcome to %(group)s.") % {"group": member.group.name})
        return redirect(member.group)
    return render(request, "campaigns/invitation.html", {"invitation": found})


@require_POST
def change_role(request: HttpRequest, slug: str, member_id: int) -> HttpResponse:
    keeper = keeper_of(request, slug)
    role = request.POST.get("role", "")
    if role not in ("keeper", "member", "guest"):
        raise Http404
    try:
        groups.change_role(member=other_member(keeper.group, member_id), role=role)
    except CampaignsError as error:
        messages.error(request, error.message)
    return redirect(f"{keeper.group.get_absolute_url()}#people")


@require_POST
def leave(request: HttpRequest, slug: str, member_id: int) -> HttpResponse:
    """Oneself, or, for a keeper, somebody else."""
    me = member_of(request, slug)
    other = other_member(me.group, member_id)
    if other.pk != me.pk and not me.is_keeper:
        raise Http404
    try:
        groups.leave(member=other)
    except CampaignsError as error:
        messages.error(request, error.message)
        return redirect(me.group)
    messages.success(request, _("%(name)s has left. What was recorded stays.") % {"name": other.name})
    return redirect("campaigns:index") if other.pk == me.pk else redirect(f"{me.group.get_absolute_url()}#people")
