"""Recording an evening: a draft that is kept with every change, the proposal beside it, one confirmation."""

import json
import secrets
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from campaigns.books import Book, book_of
from campaigns.chapters import under_way
from campaigns.errors import CampaignsError, InArchive, RecordedMeanwhile
from campaigns.ledger_lines import lines_of
from campaigns.models import Campaign, Draft, Entry, Evening, Membership
from campaigns.models.evenings import MOST_PHOTOS
from campaigns.recording.games import MOST_RECORD_BYTES, draft_from_game, read_record
from campaigns.recording.sheets import Sheet, add_row, begin_draft, fill, remove_row
from campaigns.recording.teams import as_asked
from campaigns.services import evenings, ledgers, recording
from campaigns.services.tables import people_at
from campaigns.views.finding import recorder_at
from engine import BadEntry, UnknownName
from missions.editions import reader_language
from missions.errors import TooOften
from missions.limits import spend
from playtests.models import Table
from playtests.tables.games import record_of
from playtests.tables.people import tokens_of


@require_http_methods(["GET", "POST"])
def record(request: HttpRequest, group: str, campaign_id: int) -> HttpResponse:
    campaign, member = recorder_at(request, group, campaign_id)
    try:
        book = book_of(campaign)
        sheet = sheet_for(request, book, member)
    except CampaignsError as error:
        messages.error(request, error.message)
        return redirect(campaign)
    if sheet is None:
        return render(request, "campaigns/record_which.html", {"campaign": campaign, "choices": missions_of(book)})
    if request.method == "GET":
        if would_replace_another(sheet):
            messages.warning(request, _("This draft is still waiting: record it or throw it away, then the other one."))
            return redirect("campaigns:record", group, campaign_id)
        return record_page(request, sheet)
    is_elsewhere = "overwrite" not in request.POST and went_on_elsewhere(request, sheet)
    sheet = fill(sheet, request.POST)
    return elsewhere(request, sheet) if is_elsewhere else answer(request, sheet)


def would_replace_another(sheet: Sheet) -> bool:
    """A new sheet, while a draft of another mission waits: a person has one draft a campaign."""
    draft = sheet.draft
    others = draft.campaign.drafts.filter(member=draft.member).exclude(mission=draft.mission)
    return draft.pk is None and others.exists()


def went_on_elsewhere(request: HttpRequest, sheet: Sheet) -> bool:
    """Whether keeping this sheet would overwrite what its page has not seen."""
    page, seen = request.POST.get("page", ""), request.POST.get("seen", "")
    return would_replace_another(sheet) or (bool(page) and sheet.is_changed_elsewhere(page, seen))


def elsewhere(request: HttpRequest, sheet: Sheet) -> HttpResponse:
    """The draft was gone on with on another device: nothing is kept before somebody has said which of the two."""
    context = page_context(sheet) | {"is_elsewhere": True, "page": request.POST.get("page", "")}
    context["seen"] = request.POST.get("seen", "")
    if request.headers.get("HX-Request"):
        return render(request, "campaigns/_record_answer.html", context)
    return render(request, "campaigns/record.html", context, status=409)


def sheet_for(request: HttpRequest, book: Book, member: Membership) -> Sheet | None:
    """The draft that was left, or a new one; None while a free campaign's mission is not chosen yet."""
    campaign = book.campaign
    if campaign.archived_at is not None and request.method != "POST":  # what is being typed meanwhile is kept
        raise InArchive
    mission = request.POST.get("mission") or request.GET.get("mission") or None
    left = campaign.drafts.filter(member=member).first()
    if left is not None and (mission is None or mission == left.mission):
        left.campaign, left.member = campaign, member
        return Sheet(book, left, reader_language())
    if campaign.is_free and mission not in campaign.missions:
        return None
    try:
        draft = begin_draft(
            book,
            member=member,
            mission=mission,
            lang=reader_language(),
            people=last_people(campaign),
            date=timezone.localdate().isoformat(),
        )
    except UnknownName as error:
        raise Http404 from error
    except BadEntry as error:
        raise CampaignsError(" ".join(one.message for one in ledgers.in_words(error.faults))) from error
    if is_revision(request.POST.get("revision")):
        draft.revision = int(request.POST["revision"])  # the ledger as it was when this form was opened
    return Sheet(book, draft, reader_language())


def is_revision(text: str | None) -> bool:
    return bool(text) and text.isdecimal() and len(text) < 7


def last_people(campaign: Campaign) -> list[str]:
    """Who sat where the last time."""
    envelopes = (
        campaign.entries.filter(kind__in=["begin", "result"]).order_by("-number").values_list("envelope", flat=True)
    )
    return next(([name or "" for name in one["people"]] for one in envelopes if one.get("people")), [])


def missions_of(book: Book) -> list[tuple[str, str]]:
    titles = book.titles(reader_language())
    return [(key, titles.get(key, key)) for key in book.campaign.missions]


def answer(request: HttpRequest, sheet: Sheet) -> HttpResponse:
    """What the pressed button asks for; every way keeps the draft."""
    if name := request.POST.get("add"):
        sheet = add_row(sheet, name)
    elif name := request.POST.get("remove"):
        sheet = remove_row(sheet, name)
    kept = recording.keep_unless_recorded(draft=sheet.draft)
    if isinstance(kept, Entry):
        if request.headers.get("HX-Request"):
            return HttpResponse(status=204)
        return redirect(f"{sheet.book.campaign.get_absolute_url()}#entry-{kept.number}")
    sheet = Sheet(sheet.book, kept, sheet.lang)
    if "confirm" in request.POST:
        return confirm(request, sheet)
    if request.headers.get("HX-Request") and not ({"add", "remove"} & set(request.POST)):
        is_new_team = request.POST.get("team_shown", sheet.team_shown) != sheet.team_shown
        return render(request, "campaigns/_record_answer.html", page_context(sheet) | {"is_new_team": is_new_team})
    return record_page(request, sheet)


def confirm(request: HttpRequest, sheet: Sheet) -> HttpResponse:
    if sheet.proposal.refusals:
        return record_page(request, sheet, status=422)
    campaign = sheet.book.campaign
    try:
        entry = recording.record_draft(draft=sheet.draft, people=sheet.people)
    except RecordedMeanwhile:
        return record_page(request, sheet, status=409)
    except CampaignsError as error:
        messages.error(request, error.message)
        return record_page(request, sheet, status=422)
    messages.success(request, _("Entry %(number)s is in the ledger.") % {"number": entry.number})
    keep_photos(request, campaign.evenings.get(entry_number=entry.number))
    return redirect(f"{campaign.get_absolute_url()}#entry-{entry.number}")


def keep_photos(request: HttpRequest, evening: Evening) -> None:
    """The entry stands, whatever is wrong with a picture."""
    for upload in request.FILES.getlist("photos")[:MOST_PHOTOS]:
        try:
            spend("art", request.user.pk)
            evenings.add_photo(evening=evening, data=upload.read(), person=request.user)
        except (CampaignsError, TooOften) as error:
            messages.error(request, f"{upload.name[:60]}: {error}")


def record_page(request: HttpRequest, sheet: Sheet, status: int = 200) -> HttpResponse:
    return render(request, "campaigns/record.html", page_context(sheet), status=status)


def page_context(sheet: Sheet) -> dict:
    campaign = sheet.book.campaign
    newer = lines_of(campaign.entries.told().filter(number__gt=sheet.draft.revision), sheet.lang)
    return {
        "campaign": campaign,
        "group": campaign.group,
        "sheet": sheet,
        **mission_on_the_map(campaign, sheet),
        "newer": newer,
        "as_typed": sheet.as_typed.proposal if newer else None,
        "page": secrets.token_hex(8),
        "seen": sheet.writer,
        "table": list(campaign.group.members.at_the_table().values_list("name", flat=True)),
    }


def mission_on_the_map(campaign: Campaign, sheet: Sheet) -> dict[str, Any]:
    """What the map calls the mission, and which of how many it is."""
    nodes = under_way(campaign.kept_in(sheet.lang)["map"])
    keys = [node["mission"] for node in nodes]
    mission = sheet.draft.mission
    if mission not in keys:
        return {"mission_title": sheet.book.titles(sheet.lang).get(mission, mission)}
    place = keys.index(mission)
    return {"mission_title": nodes[place]["title"], "mission_number": place + 1, "mission_count": len(nodes)}


@require_POST
def from_game(request: HttpRequest, group: str, campaign_id: int) -> HttpResponse:
    """A game's record fills the form by itself."""
    campaign, member = recorder_at(request, group, campaign_id)
    upload = request.FILES.get("record")
    if upload is None or upload.size > MOST_RECORD_BYTES:
        messages.error(request, _("Choose the record of a game, a JSON file of at most 2 MB."))
    else:
        fill_in_from_game(request, campaign, member, upload.read())
    return redirect("campaigns:record", group, campaign_id)


@require_POST
def from_table(request: HttpRequest, group: str, campaign_id: int, key: str) -> HttpResponse:
    """A game that was played here, and is over, fills the form."""
    campaign, member = recorder_at(request, group, campaign_id)
    seen = Table.objects.visible_to(request.user, tokens_of(request)).filter(state=Table.State.OVER)
    table = get_object_or_404(seen, key=key)
    fill_in_from_game(request, campaign, member, json.dumps(record_of(table)).encode(), table)
    return redirect("campaigns:record", group, campaign_id)


def fill_in_from_game(
    request: HttpRequest, campaign: Campaign, member: Membership, data: bytes, table: Table | None = None
) -> None:
    try:
        book = book_of(campaign)
        draft = draft_from_game(book, member=member, data=data, lang=reader_language())
        sheet = Sheet(book, draft, reader_language())
        sheet.written_by(secrets.token_hex(8))  # pages that are open see it as news
        seats = read_record(data)["seats"]
        draft.people = as_asked(sheet, people_at(table, campaign), seats) if table else last_people(campaign)
        draft.table_key = table.key if table else draft.table_key
        recording.fill_in(draft=draft)
    except CampaignsError as error:
        messages.error(request, error.message)
    else:
        messages.success(request, _("Filled in from the game. Look it over, then confirm."))


@require_POST
def settle(request: HttpRequest, group: str, campaign_id: int) -> HttpResponse:
    """Two recorded at once: both, mine or theirs."""
    campaign, member = recorder_at(request, group, campaign_id)
    draft = Draft.objects.filter(campaign=campaign, member=member).first()
    way = request.POST.get("way")
    if draft is None or way not in ("both", "mine", "theirs"):
        return redirect(campaign)
    draft.campaign, draft.member = campaign, member
    try:
        newer = list(campaign.entries.told().filter(number__gt=draft.revision))
        recording.settle(draft=draft, entries=newer, way=way)
    except CampaignsError as error:
        messages.error(request, error.message)
    return redirect(campaign) if way == "theirs" else redirect("campaigns:record", group, campaign_id)


@require_POST
def discard(request: HttpRequest, group: str, campaign_id: int) -> HttpResponse:
    campaign, member = recorder_at(request, group, campaign_id)
    recording.discard_draft(campaign=campaign, member=member)
    messages.success(request, _("The draft is thrown away."))
    return redirect(campaign)
