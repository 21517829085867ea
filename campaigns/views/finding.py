"""What this visitor may see and do, or 404."""

from typing import NamedTuple

from django.http import Http404, HttpRequest
from django.shortcuts import get_object_or_404

from campaigns.models import Campaign, Group, Membership
from missions.share_links import keys_of


class Place(NamedTuple):
    """Somebody at a campaign: who only has the link has no membership."""

    campaign: Campaign
    member: Membership | None

    @property
    def may_record(self) -> bool:
        return self.member is not None and self.member.may_record

    @property
    def may_go_on(self) -> bool:
        """What lies in the archive is read only."""
        return self.may_record and self.campaign.archived_at is None

    @property
    def is_keeper(self) -> bool:
        return self.member is not None and self.member.is_keeper


def member_of(request: HttpRequest, slug: str) -> Membership:
    """This person's place in a group."""
    places = Membership.objects.present().select_related("group")
    return get_object_or_404(places, group__slug=slug, person_id=request.user.pk)


def keeper_of(request: HttpRequest, slug: str) -> Membership:
    member = member_of(request, slug)
    if not member.is_keeper:
        raise Http404
    return member


def place_at(request: HttpRequest, slug: str, campaign_id: int) -> Place:
    """A campaign that one may read: of one's group, or opened by a link."""
    seen = Campaign.objects.visible_to(request.user, keys_of(request)).for_pages()
    campaign = get_object_or_404(seen, pk=campaign_id, group__slug=slug)
    member = None
    if request.user.is_authenticated:
        member = Membership.objects.present().filter(group_id=campaign.group_id, person=request.user).first()
    return Place(campaign, member)


def group_place(request: HttpRequest, slug: str, campaign_id: int) -> tuple[Campaign, Membership]:
    """A campaign of one's own group."""
    place = place_at(request, slug, campaign_id)
    if place.member is None:
        raise Http404
    return place.campaign, place.member


def recorder_at(request: HttpRequest, slug: str, campaign_id: int) -> tuple[Campaign, Membership]:
    """For those who may write into the ledger."""
    campaign, member = group_place(request, slug, campaign_id)
    if not member.may_record:
        raise Http404
    return campaign, member


def keeper_at(request: HttpRequest, slug: str, campaign_id: int) -> tuple[Campaign, Membership]:
    campaign, member = group_place(request, slug, campaign_id)
    if not member.is_keeper:
        raise Http404
    return campaign, member


def other_member(group: Group, member_id: int) -> Membership:
    return get_object_or_404(group.members.present().select_related("group"), pk=member_id)
