from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class Expectation(models.Model):
    """What an author wants to hold for a mission: 'won in 45 to 65 % by three', 'no card never used'."""

    pack = models.ForeignKey("missions.Pack", models.CASCADE, related_name="expectations")
    # Copied when a version is published, so that what was expected then stays; without one it is the draft's.
    version = models.ForeignKey("missions.Version", models.CASCADE, null=True, blank=True, related_name="expectations")
    mission = models.CharField(max_length=200)
    measure = models.CharField(max_length=200)  # a name that the engine's `measures` gives
    label = models.CharField(max_length=200)  # the measure in the author's words, for reports that lack it
    team = models.PositiveSmallIntegerField(null=True, blank=True)  # none: every team
    low = models.FloatField(null=True, blank=True)
    high = models.FloatField(null=True, blank=True)
    made_by = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+")
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        verbose_name = _("expectation")
        verbose_name_plural = _("expectations")
        ordering = ["mission", "measure", "team", "pk"]
        constraints = [
            models.UniqueConstraint(
                fields=["pack", "version", "mission", "measure", "team"],
                name="one_expectation_of_a_measure",
                nulls_distinct=False,
            ),
            models.CheckConstraint(
                condition=models.Q(low__isnull=False) | models.Q(high__isnull=False), name="expectation_has_a_limit"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.mission}: {self.measure}"
