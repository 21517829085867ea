from secrets import token_urlsafe

from django.conf import settings
from django.db import models
from django.db.models.functions import Now
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from playtests.models.runs import Document
from playtests.querysets import TableQuerySet


def new_key() -> str:
    return token_urlsafe(9)


def new_token() -> str:
    return token_urlsafe(24)


class Table(models.Model):
    """A game that people play: how it began and every choice since. The game itself is rebuilt from them."""

    class State(models.TextChoices):
        PLAYING = "playing", _("under way")
        OVER = "over", _("over")

    class Luck(models.TextChoices):
        APP = "app", _("the app rolls and draws")
        PEOPLE = "people", _("people roll and draw, with the real game")

    key = models.CharField(max_length=16, unique=True, default=new_key, editable=False)
    host = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="tables")
    pack = models.ForeignKey("missions.Pack", models.SET_NULL, null=True, related_name="tables")
    version = models.ForeignKey("missions.Version", models.SET_NULL, null=True, blank=True, related_name="tables")
    document = models.ForeignKey(Document, models.PROTECT, related_name="tables")
    ruleset = models.CharField(max_length=40)
    mission = models.CharField(max_length=200)
    title = models.CharField(max_length=200)
    bot = models.CharField(max_length=40)
    has_advice = models.BooleanField(default=True)  # whether the table lets bots be asked for advice
    opening = models.JSONField()  # as a record begins; holds the seed: never sent to anybody while the game goes on
    choices = models.JSONField(default=list, blank=True)
    begun_at = models.PositiveIntegerField(default=0)  # choices that were there before: played on from another game
    luck = models.CharField(max_length=8, choices=Luck, default=Luck.APP)
    pending = models.JSONField(default=dict, blank=True)  # at a real table: the choice that waits for dice or cards
    revision = models.PositiveIntegerField(default=0)  # rises with every change, also when something is taken back
    are_bots_due = models.BooleanField(default=True)  # nobody has seen yet whether it is a bot's turn
    wish = models.JSONField(default=dict, blank=True)  # to take something back past a reveal; or who refused it
    state = models.CharField(max_length=8, choices=State, default=State.PLAYING)
    result = models.CharField(max_length=12, blank=True)
    fault = models.TextField(blank=True)  # what the rules engine said when it stopped, for those who keep the site
    fault_words = models.JSONField(default=dict, blank=True)  # language → the same for those who play
    created_at = models.DateTimeField(db_default=Now())
    moved_at = models.DateTimeField(db_default=Now())

    objects = TableQuerySet.as_manager()

    class Meta:
        verbose_name = _("table")
        verbose_name_plural = _("tables")
        ordering = ["-moved_at", "-pk"]
        indexes = [models.Index(fields=["host", "state"], name="tables_of_a_host")]

    def __str__(self) -> str:
        return f"{self.title} ({self.key})"

    def get_absolute_url(self) -> str:
        return reverse("tables:table", args=[self.key])

    @property
    def is_over(self) -> bool:
        return self.state == self.State.OVER

    @property
    def is_of_a_campaign(self) -> bool:
        """Later games go on with what lies face down in this one: its record stays closed, even when it is over."""
        return bool(self.opening.get("standing"))

    @property
    def is_whole(self) -> bool:
        """Played from the mission's beginning: only such a game says something about the mission."""
        return not self.begun_at

    @property
    def is_real(self) -> bool:
        """Played with the real game: people roll and draw, the app referees."""
        return self.luck == self.Luck.PEOPLE


class Seat(models.Model):
    """A place at a table: somebody with an account, whoever holds its link, a bot, or nobody yet."""

    class Player(models.TextChoices):
        PERSON = "person", _("a person")
        BOT = "bot", _("a bot")
        OPEN = "open", _("nobody yet")

    table = models.ForeignKey(Table, models.CASCADE, related_name="seats")
    index = models.PositiveSmallIntegerField()
    player = models.CharField(max_length=8, choices=Player, default=Player.OPEN)
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+")
    token = models.CharField(max_length=40, unique=True, default=new_token, editable=False)
    is_away = models.BooleanField(default=False)  # a bot plays for this person until they say that they are back
    quiet_round = models.PositiveIntegerField(null=True, blank=True)  # reactions are declined unasked in this round
    quiet_about = models.JSONField(default=dict, blank=True)  # the cards that nobody is asked about, and in which round
    trusting_round = models.PositiveIntegerField(null=True, blank=True)  # the group's choices are left to the bot in it

    class Meta:
        verbose_name = _("seat")
        verbose_name_plural = _("seats")
        ordering = ["table", "index"]
        constraints = [models.UniqueConstraint(fields=["table", "index"], name="seat_once_a_table")]

    def __str__(self) -> str:
        return f"{self.table_id}/{self.index}"


class Feeling(models.Model):
    """How hard a game felt to somebody who played it, beside what was measured."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="feelings")
    seat = models.ForeignKey(Seat, models.CASCADE, related_name="+")
    fingerprint = models.CharField(max_length=64, db_index=True)
    hardness = models.PositiveSmallIntegerField()  # 1 far too easy … 5 far too hard
    felt_at = models.DateTimeField(auto_now=True)

    class Meta:
        verbose_name = _("feeling")
        verbose_name_plural = _("feelings")
        ordering = ["-pk"]
        constraints = [
            models.UniqueConstraint(fields=["table", "seat"], name="one_feeling_a_seat"),
            models.CheckConstraint(condition=models.Q(hardness__range=(1, 5)), name="hardness_of_five_steps"),
        ]

    def __str__(self) -> str:
        return f"{self.table_id}: {self.hardness}"
