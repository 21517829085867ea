from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from missions.querysets import EditQuerySet


class Edit(models.Model):
    """One step of a draft's history: what was done, by whom, and what takes it back. Only ever appended."""

    class Kind(models.TextChoices):
        DO = "do", _("edit")
        UNDO = "undo", _("undo")
        REDO = "redo", _("redo")

    pack = models.ForeignKey("Pack", models.CASCADE, related_name="edits")
    number = models.PositiveIntegerField()  # the pack's revision after it
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+")
    made_at = models.DateTimeField(auto_now_add=True)
    kind = models.CharField(max_length=4, choices=Kind, default=Kind.DO)
    label = models.CharField(max_length=200)
    operations = models.JSONField()
    inverse = models.JSONField()
    touched = models.JSONField()  # paths that it read or wrote: what conflicts are found by
    # Typing in one field is one edit for as long as the focus stays: the later one takes the earlier one's place.
    strand = models.CharField(max_length=60, blank=True)
    reverts = models.ForeignKey("self", models.CASCADE, null=True, related_name="reverted_by")
    is_undone = models.BooleanField(default=False)
    # What the browser calls it: sent again because the answer got lost, it is done only once.
    token = models.CharField(max_length=40, blank=True, default="")

    objects = EditQuerySet.as_manager()

    class Meta:
        verbose_name = _("edit")
        verbose_name_plural = _("edits")
        ordering = ["pack", "-number"]
        constraints = [
            models.UniqueConstraint(fields=["pack", "number"], name="edit_numbers_once_a_pack"),
            models.UniqueConstraint(fields=["pack", "token"], condition=~models.Q(token=""), name="edit_sent_once"),
        ]

    def __str__(self) -> str:
        return f"{self.number}: {self.label}"
