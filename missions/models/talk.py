from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from missions.querysets import ComplaintQuerySet


class Like(models.Model):
    """Somebody likes a mission, or with an empty mission the pack; they saw it in that version."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="mission_likes")
    pack = models.ForeignKey("Pack", models.CASCADE, related_name="likes")
    mission = models.CharField(max_length=200, blank=True)
    version = models.ForeignKey("Version", models.SET_NULL, null=True, related_name="likes")
    liked_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-liked_at", "-pk"]
        constraints = [models.UniqueConstraint(fields=["person", "pack", "mission"], name="everybody_likes_once")]

    def __str__(self) -> str:
        return f"{self.person} ♥ {self.pack} {self.mission}"


class Comment(models.Model):
    """What somebody says about a mission, or with an empty mission about the pack. Markdown."""

    class Result(models.TextChoices):
        WON = "won", _("won")
        LOST = "lost", _("lost")

    pack = models.ForeignKey("Pack", models.CASCADE, related_name="comments")
    mission = models.CharField(max_length=200, blank=True)
    version = models.ForeignKey("Version", models.SET_NULL, null=True, related_name="comments")
    parent = models.ForeignKey("self", models.CASCADE, null=True, blank=True, related_name="replies")
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="mission_comments")
    text = models.TextField(_("comment"), max_length=4000)
    played_with = models.PositiveSmallIntegerField(_("played with"), null=True, blank=True)  # so many
    result = models.CharField(_("result"), max_length=4, choices=Result, blank=True)
    written_at = models.DateTimeField(auto_now_add=True)
    withdrawn_at = models.DateTimeField(null=True, blank=True)
    hidden_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        verbose_name = _("comment")
        verbose_name_plural = _("comments")
        ordering = ["written_at", "pk"]
        indexes = [models.Index(fields=["pack", "mission", "written_at"], name="comments_of_a_mission")]
        constraints = [
            models.CheckConstraint(
                condition=models.Q(played_with__isnull=True, result="")
                | models.Q(played_with__gt=0, result__in=["won", "lost"]),
                name="who_has_played_says_how_it_ended",
            )
        ]

    def __str__(self) -> str:
        return self.text[:60]


class Complaint(models.Model):
    """Somebody reports a pack, a mission or a comment to those who keep the site."""

    class Reason(models.TextChoices):
        COPIED = "copied", _("It is somebody else's work")
        OFFENSIVE = "offensive", _("It is offensive or hateful")
        SPAM = "spam", _("It is advertising")
        OTHER = "other", _("Something else")

    pack = models.ForeignKey("Pack", models.CASCADE, related_name="complaints")
    mission = models.CharField(max_length=200, blank=True)
    comment = models.ForeignKey(Comment, models.CASCADE, null=True, blank=True, related_name="complaints")
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+")
    reason = models.CharField(_("reason"), max_length=12, choices=Reason)
    text = models.TextField(_("what is wrong"), max_length=1000, blank=True)
    made_at = models.DateTimeField(auto_now_add=True)
    answer = models.TextField(_("answer"), max_length=1000, blank=True)
    answered_at = models.DateTimeField(_("answered"), null=True, blank=True)
    answered_by = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+")

    objects = ComplaintQuerySet.as_manager()

    class Meta:
        verbose_name = _("complaint")
        verbose_name_plural = _("complaints")
        ordering = ["answered_at", "-made_at"]

    def __str__(self) -> str:
        return f"{self.pack}: {self.get_reason_display()}"
