from django.db import models
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _


class Selection(models.Model):
    """Missions that the site puts before visitors: 'Start here'."""

    slug = models.SlugField(unique=True)
    title = models.CharField(_("title"), max_length=80)
    sentence = models.CharField(_("sentence"), max_length=160, blank=True)
    position = models.PositiveSmallIntegerField(default=0)
    is_shown = models.BooleanField(_("shown"), default=True)

    class Meta:
        verbose_name = _("selection")
        verbose_name_plural = _("selections")
        ordering = ["position", "pk"]

    def __str__(self) -> str:
        return self.title

    @property
    def shown_title(self) -> str:
        """In the reader's language where the words are ours."""
        return gettext(self.title)

    @property
    def shown_sentence(self) -> str:
        return gettext(self.sentence) if self.sentence else ""


class SelectionItem(models.Model):
    selection = models.ForeignKey(Selection, models.CASCADE, related_name="items")
    pack = models.ForeignKey("Pack", models.CASCADE, related_name="+")
    mission = models.CharField(_("mission"), max_length=200)
    position = models.PositiveSmallIntegerField(default=0)

    class Meta:
        ordering = ["position", "pk"]
        constraints = [
            models.UniqueConstraint(fields=["selection", "pack", "mission"], name="a_mission_once_a_selection")
        ]

    def __str__(self) -> str:
        return f"{self.pack}: {self.mission}"
