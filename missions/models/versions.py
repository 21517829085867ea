from django.conf import settings
from django.db import models
from django.urls import reverse
from django.utils import translation
from django.utils.translation import gettext_lazy as _

from engine import TeamWord
from missions import games
from missions.querysets import PlayableMissionQuerySet, PublishedRecordQuerySet, VersionQuerySet


class Version(models.Model):
    """A pack as it was published: never changed, so that whatever was measured or played with it stays true."""

    pack = models.ForeignKey("Pack", models.CASCADE, related_name="versions")
    number = models.PositiveIntegerField(_("number"))
    document = models.JSONField()
    digest = models.CharField(max_length=64, db_index=True)
    note = models.CharField(_("what changed"), max_length=500, blank=True)
    findings = models.JSONField(default=list)  # warnings and hints of the check at the time
    engine_version = models.CharField(max_length=40)
    art = models.JSONField(default=dict)  # "collection/key" → the picture's digest
    published_by = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+")
    published_at = models.DateTimeField(_("published"), auto_now_add=True)

    objects = VersionQuerySet.as_manager()

    class Meta:
        verbose_name = _("version")
        verbose_name_plural = _("versions")
        ordering = ["pack", "-number"]
        constraints = [models.UniqueConstraint(fields=["pack", "number"], name="version_numbers_once_a_pack")]

    def __str__(self) -> str:
        return f"{self.pack} v{self.number}"

    def get_absolute_url(self) -> str:
        return reverse("missions:pack_version", args=[self.pack.slug, self.number])

    def fingerprints(self) -> dict[str, str]:
        """Mission → the hash of all that can change a game of it."""
        return dict(self.missions.values_list("key", "fingerprint"))


class PlayableMission(models.Model):
    """One mission that a version offers, with all that lists and filters need: derived, never edited.

    A record on the shelf of missions is not always a mission that can be played: some games derive several from one.
    """

    pack = models.ForeignKey("Pack", models.CASCADE, related_name="playable_missions")
    version = models.ForeignKey(Version, models.CASCADE, related_name="missions")
    position = models.PositiveIntegerField()
    key = models.CharField(_("id"), max_length=200)  # as the engine's `start` takes it
    ruleset = models.CharField(_("game"), max_length=40)
    fingerprint = models.CharField(max_length=64, db_index=True)
    title = models.CharField(_("title"), max_length=200)  # in the pack's language; `texts` has the others
    texts = models.JSONField(default=dict)  # language → title, campaign, hook
    number = models.PositiveIntegerField(default=0)  # its place in its campaign; 0 where it stands alone
    campaign = models.CharField(max_length=200, blank=True)
    team_sizes = models.JSONField(default=list)
    fewest = models.PositiveSmallIntegerField(default=1)
    most = models.PositiveSmallIntegerField(default=1)
    team_icon = models.CharField(max_length=40, blank=True)
    languages = models.JSONField(default=list)
    tags = models.JSONField(default=list)
    search = models.TextField(blank=True)
    boxes = models.ManyToManyField("Pack", related_name="+")  # that hold its sectors and cards; see services.boxes

    # What people and play-tests add to it; see services.measurements and services.talk.
    wins = models.JSONField(default=dict)  # team size → games, share, low, high, rounds, version
    win_share = models.FloatField(null=True)  # of the default team, for filters and sorting
    least_rounds = models.PositiveSmallIntegerField(null=True)
    most_rounds = models.PositiveSmallIntegerField(null=True)
    like_count = models.PositiveIntegerField(default=0)
    play_count = models.PositiveIntegerField(default=0)

    objects = PlayableMissionQuerySet.as_manager()

    class Meta:
        verbose_name = _("playable mission")
        verbose_name_plural = _("playable missions")
        ordering = ["pack", "position"]
        constraints = [models.UniqueConstraint(fields=["version", "key"], name="playable_missions_once_a_version")]
        indexes = [  # the gallery reads its first page from the beginning of one of these
            models.Index(fields=["-like_count", "-version", "pack", "position"], name="missions_by_likes"),
            models.Index(
                fields=["-play_count", "-like_count", "-version", "pack", "position"], name="missions_by_plays"
            ),
            models.Index(fields=["-version", "pack", "position"], name="missions_by_age"),
        ]

    def __str__(self) -> str:
        return self.title

    def get_absolute_url(self) -> str:
        return reverse("missions:mission", args=[self.pack.slug, self.key])

    @property
    def ruleset_title(self) -> str:
        return games.title_of(self.ruleset)

    @property
    def team_word(self) -> TeamWord:
        return games.team_word(self.ruleset)

    @property
    def words(self) -> dict[str, str]:
        """Title, campaign and hook in the reader's language, or in the pack's."""
        spoken = (translation.get_language() or "").split("-")[0]
        return self.texts.get(spoken) or next(iter(self.texts.values()), {"title": self.title})

    @property
    def measured(self) -> list[tuple[int, dict]]:
        """Team sizes with what play-tests found, in order."""
        return sorted((int(size), figures) for size, figures in self.wins.items())


class Facet(models.Model):
    """One property of a playable mission that the gallery filters by and counts: language = de, team = 3."""

    mission = models.ForeignKey(PlayableMission, models.CASCADE, related_name="facets")
    name = models.CharField(max_length=12)
    value = models.CharField(max_length=40)

    class Meta:
        ordering = ["name", "value", "pk"]
        constraints = [models.UniqueConstraint(fields=["name", "value", "mission"], name="a_facet_once_a_mission")]

    def __str__(self) -> str:
        return f"{self.name}: {self.value}"


class PublishedRecord(models.Model):
    """A card or sector of the version that a pack shows now, for lists and searches: drafts are not found by others."""

    pack = models.ForeignKey("Pack", models.CASCADE, related_name="published_records")
    collection = models.CharField(max_length=60)
    shelf = models.CharField(max_length=8)
    key = models.CharField(max_length=200)
    position = models.PositiveIntegerField()
    title = models.CharField(max_length=200)
    search = models.TextField()

    objects = PublishedRecordQuerySet.as_manager()

    class Meta:
        ordering = ["pack", "collection", "position"]
        indexes = [models.Index(fields=["shelf", "title"], name="published_records_by_title")]

    def __str__(self) -> str:
        return self.title
