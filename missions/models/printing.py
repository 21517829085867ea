from typing import Any

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class PrintJob(models.Model):
    """The sheets of one mission as somebody wanted them; asked for again, they are there already."""

    class State(models.TextChoices):
        WAITING = "waiting", _("waiting")
        WORKING = "working", _("being made")
        READY = "ready", _("ready")
        FAILED = "failed", _("failed")

    key = models.CharField(max_length=32, unique=True)  # the hash of all that goes into it
    pack = models.ForeignKey("Pack", models.CASCADE, related_name="print_jobs")
    version = models.ForeignKey("Version", models.CASCADE, null=True, related_name="print_jobs")  # none: the draft
    mission = models.CharField(_("mission"), max_length=200)
    orders = models.JSONField(default=dict)
    asked_by = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+")
    state = models.CharField(_("state"), max_length=8, choices=State, default=State.WAITING)
    reason = models.CharField(_("reason"), max_length=300, blank=True)
    attempts = models.PositiveSmallIntegerField(default=0)
    sheets = models.PositiveIntegerField(default=0)
    sheets_done = models.PositiveIntegerField(default=0)
    file = models.FileField(upload_to="print/", blank=True)
    previews = models.JSONField(default=list)  # of the sheets: file, number, words, whether it is shown at once
    created_at = models.DateTimeField(auto_now_add=True)
    touched_at = models.DateTimeField(auto_now=True)

    class Meta:
        verbose_name = _("print job")
        verbose_name_plural = _("print jobs")
        ordering = ["-created_at", "-pk"]

    def __str__(self) -> str:
        return f"{self.mission} ({self.get_state_display()})"

    @property
    def foremost(self) -> list[dict[str, Any]]:
        return [one for one in self.previews if one.get("is_foremost", True)]

    @property
    def others(self) -> list[dict[str, Any]]:
        return [one for one in self.previews if not one.get("is_foremost", True)]

    @property
    def is_ready(self) -> bool:
        return self.state == self.State.READY

    @property
    def is_failed(self) -> bool:
        return self.state == self.State.FAILED

    @property
    def is_open(self) -> bool:
        return self.state in (self.State.WAITING, self.State.WORKING)
