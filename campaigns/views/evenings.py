"""Evenings: planning, who comes, the album."""

from django.contrib import messages
from django.contrib.auth.decorators import login_not_required
from django.http import FileResponse, Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from campaigns.calendars import feed_of
from campaigns.errors import CampaignsError
from campaigns.forms import AlbumForm, EveningForm
from campaigns.models import Answer, Campaign, Evening, Group, Photo
from campaigns.services import evenings
from campaigns.views.finding import group_place, place_at, recorder_at
from missions.errors import TooOften
from missions.limits import spend
from missions.markdown import render as render_markdown
from missions.share_links import take_key


@require_POST
def plan(request: HttpRequest, group: str, campaign_id: int) -> HttpResponse:
    campaign, _member = recorder_at(request, group, campaign_id)
    form = EveningForm(request.POST)
    if not form.is_valid():
        for faults in form.errors.values():
            messages.error(request, " ".join(faults))
        return redirect(f"{campaign.get_absolute_url()}#evenings")
    try:
        evenings.plan(campaign=campaign, **form.cleaned_data)
    except CampaignsError as error:
        messages.error(request, error.message)
    return redirect(f"{campaign.get_absolute_url()}#evenings")


@require_POST
def move(request: HttpRequest, group: str, campaign_id: int, evening_id: int) -> HttpResponse:
    campaign, _member = recorder_at(request, group, campaign_id)
    form = EveningForm(request.POST)
    if form.is_valid():
        evenings.move(evening=evening_of(campaign, evening_id), **form.cleaned_data)
        messages.success(request, _("The evening is moved."))
    else:
        for faults in form.errors.values():
            messages.error(request, " ".join(faults))
    return redirect(f"{campaign.get_absolute_url()}#evenings")


def evening_of(campaign: Campaign, evening_id: int) -> Evening:
    return get_object_or_404(campaign.evenings, pk=evening_id)


@require_POST
def answer(request: HttpRequest, group: str, campaign_id: int, evening_id: int) -> HttpResponse:
    """Whether one comes."""
    campaign, member = group_place(request, group, campaign_id)
    word = request.POST.get("word", "")
    if word not in Answer.Word.values:
        raise Http404
    evenings.answer(evening=evening_of(campaign, evening_id), member=member, word=word)
    return redirect(f"{campaign.get_absolute_url()}#evenings")


@require_POST
def cancel(request: HttpRequest, group: str, campaign_id: int, evening_id: int) -> HttpResponse:
    campaign, _member = recorder_at(request, group, campaign_id)
    evenings.cancel(evening=evening_of(campaign, evening_id))
    messages.success(request, _("The evening is cancelled."))
    return redirect(f"{campaign.get_absolute_url()}#evenings")


@login_not_required
@take_key
@require_safe
def evening(request: HttpRequest, group: str, campaign_id: int, evening_id: int) -> HttpResponse:
    """The album of one evening: notes and photos."""
    place = place_at(request, group, campaign_id)
    return album_page(request, place, evening_of(place.campaign, evening_id))


def album_page(request: HttpRequest, place, found: Evening, *, form: AlbumForm | None = None) -> HttpResponse:
    initial = {"notes": found.notes, "minutes": found.minutes}
    context = {
        "campaign": place.campaign,
        "group": place.campaign.group,
        "member": place.member,
        "may_record": place.may_record,
        "evening": found,
        "notes": render_markdown(found.notes) if found.notes else "",
        "photos": found.photos.select_related("art"),
        "form": form or AlbumForm(initial=initial),
    }
    return render(request, "campaigns/evening.html", context, status=422 if form and form.errors else 200)


@require_POST
def tell(request: HttpRequest, group: str, campaign_id: int, evening_id: int) -> HttpResponse:
    """Notes, minutes and photos of an evening."""
    campaign, _member = recorder_at(request, group, campaign_id)
    found = evening_of(campaign, evening_id)
    form = AlbumForm(request.POST, request.FILES)
    if form.is_valid():
        try:
            evenings.tell(evening=found, notes=form.cleaned_data["notes"], minutes=form.cleaned_data["minutes"])
            for upload in form.cleaned_data["photos"]:
                spend("art", request.user.pk)
                evenings.add_photo(evening=found, data=upload.read(), person=request.user)
            return redirect("campaigns:evening", group, campaign_id, evening_id)
        except (CampaignsError, TooOften) as error:
            form.add_error("photos", str(error))
    return album_page(request, place_at(request, group, campaign_id), found, form=form)


@require_POST
def remove_photo(request: HttpRequest, group: str, campaign_id: int, photo_id: int) -> HttpResponse:
    campaign, _member = recorder_at(request, group, campaign_id)
    photo = get_object_or_404(Photo.objects.filter(evening__campaign=campaign), pk=photo_id)
    evenings.remove_photo(photo=photo)
    return redirect("campaigns:evening", group, campaign_id, photo.evening_id)


@login_not_required
@take_key
@require_safe
def photo(request: HttpRequest, group: str, campaign_id: int, photo_id: int) -> FileResponse:
    """The file, for those who may see the campaign."""
    place = place_at(request, group, campaign_id)
    shown = Photo.objects.filter(evening__campaign=place.campaign).select_related("art")
    found = get_object_or_404(shown, pk=photo_id)
    response = FileResponse(found.art.file.open(), content_type="image/webp")
    response["Cache-Control"] = "private, max-age=86400"
    return response


@login_not_required
@require_http_methods(["GET", "HEAD"])
def calendar(request: HttpRequest, token: str) -> HttpResponse:
    """Calendars have no session: the address is the key."""
    group = get_object_or_404(Group, calendar_token=token)
    return HttpResponse(feed_of(group, request), content_type="text/calendar; charset=utf-8")
