"""Playing a campaign's next game here: the lobby with what the ledger prescribes."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from campaigns.books import Book, book_of
from campaigns.errors import CampaignsError, NotAllowed
from campaigns.lobbies import CampaignLobbyForm
from campaigns.models import Membership
from campaigns.services.tables import lay_table
from campaigns.views.finding import recorder_at
from campaigns.views.record import last_people
from engine import NextGame, line_up
from missions.editions import Edition, reader_language
from playtests.errors import NotPlayable
from playtests.reports.answers import found_summary
from playtests.services.sources import Source, source_of_edition
from playtests.tables.lobby import place_of


@require_http_methods(["GET", "POST"])
def play(request: HttpRequest, group: str, campaign_id: int) -> HttpResponse:
    """`?mission=…` in a campaign of one's own choice, `?team=…` where the team may change."""
    campaign, member = recorder_at(request, group, campaign_id)
    try:
        book = book_of(campaign)
        upcoming = next_game_of(book, request.GET.get("mission", ""))
        source = source_of_edition(Edition(campaign.version.pack, campaign.version), upcoming.mission)
    except (CampaignsError, NotPlayable) as error:
        messages.error(request, error.message)
        return redirect(campaign)
    form = lobby_of(request, book, upcoming, source, member)
    if request.method == "POST" and form.is_valid():
        about = {"campaign": campaign, "member": member, "source": source}
        try:
            return redirect(lay_table(**about, orders=form.orders(), seated=form.seated()))
        except NotPlayable as error:
            messages.error(request, error.message)
    context = {
        "campaign": campaign,
        "group": campaign.group,
        "member": member,
        "form": form,
        "source": source,
        "summary": found_summary(source.document, source.mission),
        "standing": book.standing(reader_language()),
    }
    return render(request, "campaigns/play.html", context, status=422 if request.method == "POST" else 200)


def next_game_of(book: Book, mission: str) -> NextGame:
    is_over = book.campaign.archived_at is not None or (not book.campaign.is_free and not book.campaign.is_open)
    upcoming = None if is_over else book.next_game(mission)
    if upcoming is None:
        raise NotAllowed(_("There is nothing left to play."))
    return upcoming


def lobby_of(
    request: HttpRequest, book: Book, upcoming: NextGame, source: Source, member: Membership
) -> CampaignLobbyForm:
    others = member.group.members.at_the_table().exclude(pk=member.pk).select_related("person")
    team = team_of(request, upcoming, source)
    about = {"book": book, "upcoming": upcoming, "source": source, "people": list(others), "team": team}
    form = CampaignLobbyForm(request.POST or None, **about)
    form.suggest_players(member, last_people(book.campaign))
    return form


def team_of(request: HttpRequest, upcoming: NextGame, source: Source) -> int:
    """As many as the campaign prescribes, or as asked for."""
    if upcoming.seats is not None:
        return sum(not prefix for prefix, _names in map(place_of, upcoming.seats))
    offered = line_up(source.document, source.mission, reader_language())
    asked = request.GET.get("team", "")
    return int(asked) if asked in {str(size) for size in offered.team_sizes} else offered.default_team
