from django.conf import settings
from django.db import models
from django.db.models.functions import Now
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from playtests.models.runs import Document
from playtests.models.tables import new_key
from playtests.querysets import RecordingQuerySet


class Recording(models.Model):
    """A record file that somebody has brought along, to be looked at on its board; theirs alone, for a while."""

    key = models.CharField(max_length=16, unique=True, default=new_key, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="recordings")
    pack = models.ForeignKey("missions.Pack", models.SET_NULL, null=True, related_name="+")
    version = models.ForeignKey("missions.Version", models.SET_NULL, null=True, blank=True, related_name="+")
    document = models.ForeignKey(Document, models.PROTECT, related_name="recordings")
    name = models.CharField(max_length=120)  # of the file
    mission = models.CharField(max_length=200)
    title = models.CharField(max_length=200)
    record = models.JSONField()
    is_other_version = models.BooleanField(default=False)  # of the pack than the one it was played with
    created_at = models.DateTimeField(db_default=Now())

    objects = RecordingQuerySet.as_manager()

    class Meta:
        verbose_name = _("recording")
        verbose_name_plural = _("recordings")
        ordering = ["-pk"]

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        return reverse("playtests:recording", args=[self.key])
