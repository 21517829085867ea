from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class Switch(models.Model):
    """What the staff has switched off: sending chunks (paused), or taking new runs (draining)."""

    class Name(models.TextChoices):
        PAUSED = "paused", _("paused")
        DRAINING = "draining", _("draining")

    name = models.CharField(max_length=12, choices=Name, unique=True)
    since = models.DateTimeField(auto_now_add=True)
    by = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+")

    class Meta:
        verbose_name = _("switch")
        verbose_name_plural = _("switches")
        ordering = ["name"]

    def __str__(self) -> str:
        return self.name
