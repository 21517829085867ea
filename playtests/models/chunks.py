from django.db import models
from django.utils.translation import gettext_lazy as _

from playtests.querysets import ChunkQuerySet


class Chunk(models.Model):
    """About a second of games of a series: what one task plays. Played twice, it counts once."""

    class State(models.TextChoices):
        WAITING = "waiting", _("waiting")
        SENT = "sent", _("sent")
        PLAYING = "playing", _("playing")
        DONE = "done", _("done")
        FAILED = "failed", _("failed")

    series = models.ForeignKey("Series", models.CASCADE, related_name="chunks")
    index = models.PositiveIntegerField()  # its turn within the series
    first = models.PositiveIntegerField()  # its first game's number
    games = models.PositiveIntegerField()
    state = models.CharField(max_length=8, choices=State, default=State.WAITING)
    attempts = models.PositiveSmallIntegerField(default=0)  # counted before the work: what kills its process, too
    report = models.JSONField(null=True, blank=True)
    wins = models.PositiveIntegerField(default=0)
    seconds = models.FloatField(default=0)  # of processor time
    worker = models.CharField(max_length=120, blank=True)
    reason = models.TextField(blank=True)
    # By the database's clock: those of workers on other machines may be wrong.
    sent_at = models.DateTimeField(null=True, blank=True)
    started_at = models.DateTimeField(null=True, blank=True)  # or the last sign of life since
    finished_at = models.DateTimeField(null=True, blank=True)

    objects = ChunkQuerySet.as_manager()

    class Meta:
        verbose_name = _("chunk")
        verbose_name_plural = _("chunks")
        ordering = ["series", "first"]
        constraints = [models.UniqueConstraint(fields=["series", "first"], name="a_game_is_in_one_chunk")]
        indexes = [
            models.Index(fields=["state", "sent_at"], name="chunks_by_state"),
            models.Index(fields=["finished_at"], name="chunks_by_end"),
        ]

    def __str__(self) -> str:
        return f"{self.series_id}: {self.first} to {self.first + self.games - 1}"
