from django.db import models
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _


class Certificate(models.Model):
    """The record of a win: proof that a mission, as it plays, can be won by a team of this size."""

    fingerprint = models.CharField(max_length=64)
    team = models.PositiveSmallIntegerField()
    mission = models.CharField(max_length=200)
    engine_version = models.CharField(max_length=40)
    document = models.ForeignKey("Document", models.PROTECT, related_name="certificates")
    bot = models.CharField(max_length=40)
    tried = models.PositiveIntegerField()  # games until the win
    record = models.JSONField()
    run = models.ForeignKey("Run", models.SET_NULL, null=True, related_name="certificates")
    checked_at = models.DateTimeField(db_default=Now())

    class Meta:
        verbose_name = _("certificate")
        verbose_name_plural = _("certificates")
        ordering = ["fingerprint", "team"]
        constraints = [models.UniqueConstraint(fields=["fingerprint", "team"], name="one_certificate_a_team")]

    def __str__(self) -> str:
        return f"{self.mission} ({self.team})"

    @property
    def game(self) -> int:
        """Its number: those of a run are counted from 0."""
        return self.tried - 1
