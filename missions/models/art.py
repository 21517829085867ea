from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class Art(models.Model):
    """A picture that somebody brought: taken in by missions.pictures, kept once however often it is used."""

    class Origin(models.TextChoices):
        OWN = "own", _("made by me")
        PERMITTED = "permitted", _("used with permission")
        FREE = "free", _("under a free licence")

    digest = models.CharField(max_length=64, unique=True)
    file = models.FileField(upload_to="art/")
    width = models.PositiveIntegerField()
    height = models.PositiveIntegerField()
    byte_count = models.PositiveIntegerField(default=0)
    origin = models.CharField(_("origin"), max_length=12, choices=Origin)
    credit = models.CharField(_("credit"), max_length=200, blank=True)
    licence = models.CharField(_("licence"), max_length=120, blank=True)
    uploaded_by = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="art")
    uploaded_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        verbose_name = _("art")
        verbose_name_plural = _("art")
        ordering = ["-uploaded_at", "-pk"]

    def __str__(self) -> str:
        return self.credit or self.digest[:12]
