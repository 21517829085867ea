from typing import Any

from django.db import models
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from campaigns.models.groups import Group, Membership, new_token
from campaigns.querysets import CampaignQuerySet, EntryQuerySet
from missions import games


class Campaign(models.Model):
    """A group's way through the missions of one version of a pack.

    The ledger is the truth; what is kept beside it (`kept`, `state`) is worked out from it, for pages and lists.
    """

    class State(models.TextChoices):
        OPEN = "open", _("under way")
        WON = "won", _("won")
        LOST = "lost", _("lost")
        STOPPED = "stopped", _("stopped")

    group = models.ForeignKey(Group, models.CASCADE, related_name="campaigns")
    version = models.ForeignKey("missions.Version", models.PROTECT, related_name="campaigns")
    title = models.CharField(_("title"), max_length=120)
    ruleset = models.CharField(max_length=40)
    key = models.CharField(max_length=200, blank=True)  # the operation or campaign begun last; '' for a free one
    missions = models.JSONField(default=list)  # of a free campaign: those that the group chose, in order
    options = models.JSONField(default=dict)  # rule options of the table
    revision = models.PositiveIntegerField(default=0)  # the ledger's length
    state = models.CharField(max_length=8, choices=State, default=State.OPEN)
    kept = models.JSONField(default=dict)  # language → standing and map without secrets
    engine_version = models.CharField(max_length=40, blank=True)  # that worked out what is kept
    is_shared = models.BooleanField(default=False)
    link_token = models.CharField(max_length=40, default=new_token, editable=False)
    created_at = models.DateTimeField(auto_now_add=True)
    changed_at = models.DateTimeField(auto_now=True)
    archived_at = models.DateTimeField(null=True, blank=True)

    objects = CampaignQuerySet.as_manager()

    class Meta:
        verbose_name = _("campaign")
        verbose_name_plural = _("campaigns")
        ordering = ["-changed_at", "-pk"]
        indexes = [models.Index(fields=["group", "archived_at"], name="campaigns_of_a_group")]

    def __str__(self) -> str:
        return self.title

    def get_absolute_url(self) -> str:
        return reverse("campaigns:campaign", args=[self.group.slug, self.pk])

    @property
    def ruleset_title(self) -> str:
        return games.title_of(self.ruleset)

    def kept_in(self, lang: str) -> dict[str, Any]:
        """Standing, map and everybody who was played, in a language, or in the first that is kept."""
        kept = self.kept.get(lang) or self.kept["en"]
        return {"everybody": kept["standing"]["roster"], **kept}  # an earlier release kept nobody else

    @property
    def is_free(self) -> bool:
        """Missions that the group chose, each a game on its own."""
        return bool(self.missions)

    @property
    def is_open(self) -> bool:
        return self.state == self.State.OPEN and self.archived_at is None


class Entry(models.Model):
    """One line of a ledger. The database itself refuses to change or delete it (campaigns.ledger_guard)."""

    campaign = models.ForeignKey(Campaign, models.CASCADE, related_name="entries")
    number = models.PositiveIntegerField()  # from 1, without gaps
    kind = models.CharField(max_length=8)  # begin, result, stop, undo
    envelope = models.JSONField()  # as the engine reads it: seeds and card orders included, never shown
    told = models.JSONField()  # language → title, sentences and the standing after it, as it was when it was recorded
    mission = models.CharField(max_length=200, blank=True)
    outcome = models.CharField(max_length=12, blank=True)
    revokes = models.PositiveIntegerField(null=True)
    house_rule = models.CharField(max_length=300, blank=True)
    # The game that was played here (playtests.Table.key); a key, for an entry is not changed when its table goes.
    table_key = models.CharField(max_length=16, blank=True, default="")
    member = models.ForeignKey(Membership, models.PROTECT, null=True, related_name="entries")  # null: imported
    recorded_at = models.DateTimeField(auto_now_add=True)

    objects = EntryQuerySet.as_manager()

    class Meta:
        verbose_name = _("entry")
        verbose_name_plural = _("entries")
        ordering = ["campaign", "number"]
        constraints = [models.UniqueConstraint(fields=["campaign", "number"], name="entry_numbers_once_a_campaign")]

    def __str__(self) -> str:
        return f"{self.campaign_id}/{self.number}"


class Draft(models.Model):
    """A result half typed in: kept with every change, so that it can be gone on with on another device."""

    campaign = models.ForeignKey(Campaign, models.CASCADE, related_name="drafts")
    member = models.ForeignKey(Membership, models.CASCADE, related_name="drafts")
    revision = models.PositiveIntegerField()  # the ledger's length when it was begun
    mission = models.CharField(max_length=200)
    data = models.JSONField(default=dict)  # the game's own
    people = models.JSONField(default=list)
    about = models.JSONField(default=dict)  # date, minutes, notes, house rule
    table_key = models.CharField(max_length=16, blank=True, default="")  # the game that it was filled in from
    changed_at = models.DateTimeField(auto_now=True)

    class Meta:
        verbose_name = _("draft")
        verbose_name_plural = _("drafts")
        ordering = ["-changed_at", "-pk"]
        constraints = [models.UniqueConstraint(fields=["campaign", "member"], name="one_draft_for_each_member")]

    def __str__(self) -> str:
        return f"{self.campaign_id}: {self.mission}"
