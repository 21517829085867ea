"""Record sheets, drawn before somebody asks for them."""

from django.conf import settings
from django.utils import translation

from campaigns.models import Campaign
from campaigns.pictures.record_sheet import record_sheet


def draw_sheets(*, campaign_id: int) -> None:
    """In every language that somebody of the group reads; what is drawn is kept, a deleted campaign has none."""
    campaign = Campaign.objects.for_pages().filter(pk=campaign_id).first()
    if campaign is None:
        return
    people = campaign.group.members.present().filter(person__isnull=False)
    for lang in {language or settings.LANGUAGE_CODE for language in people.values_list("person__language", flat=True)}:
        with translation.override(lang):
            record_sheet(campaign, lang)
