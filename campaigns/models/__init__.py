"""What a group keeps: its people, its campaigns with their ledgers, its evenings."""

from campaigns.models.campaigns import Campaign, Draft, Entry
from campaigns.models.evenings import Answer, Evening, Photo
from campaigns.models.groups import Group, Invitation, Membership
from campaigns.models.plays import Play
from campaigns.models.tables import CampaignTable

__all__ = [
    "Answer",
    "Campaign",
    "CampaignTable",
    "Draft",
    "Entry",
    "Evening",
    "Group",
    "Invitation",
    "Membership",
    "Photo",
    "Play",
]
