from django.db import models

from campaigns.models.campaigns import Campaign


class Play(models.Model):
    """A game that counts in a ledger, for statistics: derived with the standing, never edited."""

    campaign = models.ForeignKey(Campaign, models.CASCADE, related_name="plays")
    number = models.PositiveIntegerField()  # of its entry
    mission = models.CharField(max_length=200)
    fingerprint = models.CharField(max_length=64, blank=True)  # '' where the version does not offer the mission
    team = models.PositiveSmallIntegerField()
    outcome = models.CharField(max_length=12)
    rounds = models.PositiveSmallIntegerField(default=0)
    seats = models.JSONField(default=list)  # a person's name or null, and with which heroes or ops
    table_key = models.CharField(max_length=16, blank=True, default="")  # of its entry: the game was played here

    class Meta:
        ordering = ["campaign", "number"]
        constraints = [models.UniqueConstraint(fields=["campaign", "number"], name="a_play_once_an_entry")]
        indexes = [models.Index(fields=["fingerprint", "team"], name="plays_by_what_was_played")]

    def __str__(self) -> str:
        return f"{self.mission}: {self.outcome}"
