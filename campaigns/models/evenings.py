from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from campaigns.models.campaigns import Campaign
from campaigns.models.groups import Membership

MOST_PHOTOS = 8


class Evening(models.Model):
    """An evening at the table: planned, or held and told of."""

    campaign = models.ForeignKey(Campaign, models.CASCADE, related_name="evenings")
    day = models.DateField(_("date"))
    begins_at = models.DateTimeField(_("begins"), null=True, blank=True)  # of a planned one
    place = models.CharField(_("place"), max_length=120, blank=True)
    minutes = models.PositiveSmallIntegerField(_("minutes at the table"), null=True, blank=True)
    notes = models.TextField(_("notes"), max_length=10_000, blank=True)  # Markdown
    entry_number = models.PositiveIntegerField(null=True, blank=True)  # of the result that it left in the ledger
    cancelled_at = models.DateTimeField(null=True, blank=True)
    changes = models.PositiveIntegerField(default=0)  # calendars take a higher number for news
    revised_at = models.DateTimeField(default=timezone.now)  # the plan, or who comes

    class Meta:
        verbose_name = _("evening")
        verbose_name_plural = _("evenings")
        ordering = ["-day", "-pk"]

    def __str__(self) -> str:
        return f"{self.campaign_id}: {self.day}"


class Answer(models.Model):
    """Whether somebody comes to a planned evening."""

    class Word(models.TextChoices):
        YES = "yes", _("comes")
        MAYBE = "maybe", _("perhaps")
        NO = "no", _("cannot")

    evening = models.ForeignKey(Evening, models.CASCADE, related_name="answers")
    member = models.ForeignKey(Membership, models.CASCADE, related_name="answers")
    word = models.CharField(max_length=8, choices=Word)

    class Meta:
        ordering = ["evening", "member"]
        constraints = [models.UniqueConstraint(fields=["evening", "member"], name="one_answer_for_each_member")]

    def __str__(self) -> str:
        return f"{self.member_id}: {self.word}"


class Photo(models.Model):
    """A picture of an evening, taken in by missions.pictures.intake."""

    evening = models.ForeignKey(Evening, models.CASCADE, related_name="photos")
    art = models.ForeignKey("missions.Art", models.PROTECT, related_name="+")
    caption = models.CharField(_("caption"), max_length=200, blank=True)
    position = models.PositiveSmallIntegerField(default=0)

    class Meta:
        ordering = ["evening", "position", "pk"]

    def __str__(self) -> str:
        return f"{self.evening_id}/{self.position}"
