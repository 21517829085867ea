from django.conf import settings
from django.db import models
from django.db.models.functions import Now
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from playtests.querysets import RunQuerySet, SeriesQuerySet

REASONS = {
    "died": _(
        "A part of the games ended the worker's process three times, perhaps for want of memory. "
        "Look for an effect that grows without end, or try again."
    ),
    "slow": _("A game took longer than the time limit. Look for an effect that hardly ends, or choose a quicker bot."),
    "updated": _(
        "The rules engine was updated while the run was under way. Run it again: the games play differently now."
    ),
    "refused": _("The rules engine cannot play the mission like this. Mend what it says, then run it again."),
}


class Document(models.Model):
    """A pack as it is played, kept once by its digest: drafts change under a run, and versions may be deleted."""

    digest = models.CharField(max_length=64, unique=True)
    document = models.JSONField()
    kept_at = models.DateTimeField(db_default=Now())

    class Meta:
        verbose_name = _("document")
        verbose_name_plural = _("documents")
        ordering = ["-pk"]

    def __str__(self) -> str:
        return self.digest[:12]


class Situation(models.Model):
    """A moment of a game that runs go on from: its record until then, kept once by its digest."""

    digest = models.CharField(max_length=64, unique=True)
    record = models.JSONField()  # holds seeds and the order of decks: never sent to anybody
    kept_at = models.DateTimeField(db_default=Now())

    class Meta:
        verbose_name = _("situation")
        verbose_name_plural = _("situations")
        ordering = ["-pk"]

    def __str__(self) -> str:
        return self.digest[:12]


class Run(models.Model):
    """One press of a button: a mission is played by bots, in one series of games for each team that was asked for."""

    class Kind(models.TextChoices):
        TEST = "test", _("play-test")
        COMPARISON = "comparison", _("comparison")
        WHAT_IF = "what-if", _("what if")
        TUNING = "tuning", _("bring it to")
        WIN = "win", _("find a win")
        FROM_HERE = "from-here", _("from here")

    class State(models.TextChoices):
        RUNNING = "running", _("running")
        DONE = "done", _("done")
        CANCELLED = "cancelled", _("cancelled")
        FAILED = "failed", _("failed")

    class Queue(models.TextChoices):
        NOW = "now", _("now")
        LONG = "long", _("long")

    class Until(models.TextChoices):
        """When a series ends before its last game."""

        END = "", _("all games are played")
        NARROW = "narrow", _("the interval is narrow enough")
        WON = "won", _("a game is won")

    # Nobody's runs are the site's own: it measures the starter missions.
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, null=True, blank=True, related_name="runs")
    pack = models.ForeignKey("missions.Pack", models.SET_NULL, null=True, related_name="runs")
    version = models.ForeignKey("missions.Version", models.SET_NULL, null=True, blank=True, related_name="runs")
    revision = models.PositiveIntegerField(null=True, blank=True)  # of the draft that was played
    version_number = models.PositiveIntegerField(null=True, blank=True)  # stays when the version is deleted
    kind = models.CharField(max_length=12, choices=Kind, default=Kind.TEST)
    is_continuous = models.BooleanField(default=False)  # started by an edit; the next edit supersedes it
    situation = models.ForeignKey(Situation, models.PROTECT, null=True, blank=True, related_name="runs")
    origin = models.JSONField(default=dict, blank=True)  # of the situation: which game, and its step
    table = models.ForeignKey("Table", models.SET_NULL, null=True, blank=True, related_name="runs")
    is_private = models.BooleanField(default=False)  # like the game it goes on from

    ruleset = models.CharField(max_length=40)
    mission = models.CharField(max_length=200)
    title = models.CharField(max_length=200)
    fingerprint = models.CharField(max_length=64, db_index=True)
    engine_version = models.CharField(max_length=40)
    bot = models.CharField(max_length=40)
    games = models.PositiveIntegerField()  # of each series
    seed = models.BigIntegerField(default=1)
    options = models.JSONField(default=dict, blank=True)  # rule options of the table
    until = models.CharField(max_length=8, choices=Until, default=Until.END, blank=True)
    precision = models.FloatField(null=True, blank=True)  # half the width of an interval that is narrow enough
    target_low = models.PositiveSmallIntegerField(default=50)  # per cent
    target_high = models.PositiveSmallIntegerField(default=75)
    variants = models.JSONField(default=list, blank=True)  # what the series of a comparison or a what-if are about

    queue = models.CharField(max_length=8, choices=Queue, default=Queue.NOW)
    state = models.CharField(max_length=12, choices=State, default=State.RUNNING)
    reason = models.TextField(blank=True)  # why it failed: a word of REASONS, and what the worker said
    created_at = models.DateTimeField(db_default=Now())
    finished_at = models.DateTimeField(null=True, blank=True)

    objects = RunQuerySet.as_manager()

    class Meta:
        verbose_name = _("run")
        verbose_name_plural = _("runs")
        ordering = ["-pk"]
        indexes = [
            models.Index(fields=["state", "queue"], name="runs_by_state"),
            models.Index(fields=["owner", "created_at"], name="runs_of_a_person"),
        ]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(target_low__lte=models.F("target_high"), target_high__lte=100),
                name="target_is_a_band_of_per_cent",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.title} ({self.pk})"

    def get_absolute_url(self) -> str:
        return reverse("playtests:run", args=[self.pk])

    @property
    def is_running(self) -> bool:
        return self.state == self.State.RUNNING

    @property
    def is_from_here(self) -> bool:
        return self.kind == self.Kind.FROM_HERE

    @property
    def hides_its_games(self) -> bool:
        """They begin with a game that people still play or go on from: stepping through one tells what is hidden."""
        return self.table is not None and (self.table.is_of_a_campaign or not self.table.is_over)

    @property
    def target_width(self) -> int:
        return self.target_high - self.target_low

    @property
    def why(self) -> str:
        """What happened and what to do, for people."""
        return str(REASONS.get(self.reason.partition(":")[0], ""))

    @property
    def details(self) -> str:
        """As the worker said it."""
        return self.reason.partition(":")[2].strip()

    @property
    def target(self) -> tuple[int, int]:
        return self.target_low, self.target_high


class Series(models.Model):
    """Games of one team by one bot: what the engine reports on. Game n has the same seed in every series of a run."""

    run = models.ForeignKey(Run, models.CASCADE, related_name="series")
    position = models.PositiveSmallIntegerField()
    document = models.ForeignKey(Document, models.PROTECT, related_name="series")
    fingerprint = models.CharField(max_length=64)
    variant = models.PositiveSmallIntegerField(default=0)  # index into the run's variants
    team = models.PositiveSmallIntegerField()
    seats = models.JSONField()  # as the engine takes them: a number, or who sits where with what
    bot = models.CharField(max_length=40)
    games = models.PositiveIntegerField()
    report = models.JSONField(null=True, blank=True)
    played = models.PositiveIntegerField(default=0)  # of the report, for lists
    wins = models.PositiveIntegerField(default=0)
    is_whole = models.BooleanField(default=False)  # it ended as it should; what was cancelled or failed did not
    kept_from = models.ForeignKey("self", models.SET_NULL, null=True, blank=True, related_name="+")

    objects = SeriesQuerySet.as_manager()

    class Meta:
        verbose_name = _("series")
        verbose_name_plural = _("series")
        ordering = ["run", "position"]
        constraints = [models.UniqueConstraint(fields=["run", "position"], name="series_in_order")]
        indexes = [models.Index(fields=["fingerprint", "bot", "team"], name="series_by_what_was_played")]

    def __str__(self) -> str:
        return f"{self.run_id}/{self.position}"
