from django.db import models
from django.utils.translation import gettext_lazy as _

from campaigns.models.campaigns import Campaign


class CampaignTable(models.Model):
    """A table that was laid here for the next game of a campaign, with what the games before brought into it."""

    campaign = models.ForeignKey(Campaign, models.CASCADE, related_name="tables")
    table = models.OneToOneField("playtests.Table", models.CASCADE, related_name="of_campaign")
    revision = models.PositiveIntegerField()  # the ledger's length when it was laid

    class Meta:
        verbose_name = _("table of a campaign")
        verbose_name_plural = _("tables of campaigns")
        ordering = ["-pk"]

    def __str__(self) -> str:
        return f"{self.campaign_id}: {self.table_id}"
