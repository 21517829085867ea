"""The table view: counters on a phone that fill the draft, one change at a time, also after a lost connection."""

from django.db import transaction
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from campaigns.books import Book, book_of
from campaigns.errors import CampaignsError
from campaigns.models import Membership
from campaigns.recording import at_the_table
from campaigns.recording.at_the_table import TableSheet
from campaigns.services import recording
from campaigns.views.finding import recorder_at
from campaigns.views.record import page_context, sheet_for, would_replace_another
from engine import round_steps


@require_safe
def table(request: HttpRequest, group: str, campaign_id: int) -> HttpResponse:
    campaign, member = recorder_at(request, group, campaign_id)
    try:
        sheet = table_sheet(request, book_of(campaign), member)
    except CampaignsError:  # nothing is left to play
        return redirect(campaign)
    if sheet is None:  # a free campaign: the mission is chosen there
        return redirect("campaigns:record", group, campaign_id)
    kept, steps = sheet.book.standing(sheet.lang), round_steps(campaign.ruleset, sheet.lang)
    return render(request, "campaigns/table.html", page_context(sheet) | {"standing": kept, "round_steps": steps})


def table_sheet(request: HttpRequest, book: Book, member: Membership) -> TableSheet | None:
    sheet = sheet_for(request, book, member)
    return None if sheet is None else at_the_table.begun(TableSheet(sheet.book, sheet.draft, sheet.lang))


@require_POST
@transaction.atomic
def change(request: HttpRequest, group: str, campaign_id: int) -> HttpResponse:
    """One counter; sent again after a lost answer, it changes nothing more. Two phones take turns."""
    campaign, member = recorder_at(request, group, campaign_id)
    campaign.drafts.select_for_update().filter(member=member).first()
    try:
        sheet = table_sheet(request, book_of(campaign), member)
    except CampaignsError as error:
        return JsonResponse({"fault": str(error.message)}, status=409)
    if sheet is not None and would_replace_another(sheet):  # the phone says which change it could not keep
        return JsonResponse({"fault": "another mission"}, status=409)
    if sheet is None or not at_the_table.change(sheet, request.POST.get("name", ""), request.POST):
        return JsonResponse({"fault": "unknown"}, status=422)
    sheet.written_by(request.POST.get("page", ""))
    draft = recording.keep_draft(draft=sheet.draft)
    return JsonResponse({"kept": draft.changed_at.isoformat()})
