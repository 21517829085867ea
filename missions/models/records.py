from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.utils.translation import gettext_lazy as _

from missions.querysets import RecordQuerySet


class Record(models.Model):
    """One card, sector, mission or part of a pack's draft, as JSON that the engine reads.

    Only services.records writes these: it keeps title and search words beside the JSON.
    """

    class Shelf(models.TextChoices):
        SECTOR = "sector", _("Sectors")
        CARD = "card", _("Cards")
        MISSION = "mission", _("Missions")
        PART = "part", _("Parts")

    pack = models.ForeignKey("Pack", models.CASCADE, related_name="records")
    collection = models.CharField(_("collection"), max_length=60)  # the document's key: "actionCards"
    shelf = models.CharField(_("shelf"), max_length=8, choices=Shelf)
    key = models.CharField(_("id"), max_length=200, blank=True)  # the record's own id; a draft may lack or double it
    position = models.PositiveIntegerField()  # within its collection: the order is part of the game
    record = models.JSONField(_("record"))
    title = models.CharField(_("title"), max_length=200, blank=True)
    search = models.TextField(blank=True, editable=False)

    art = models.ForeignKey("Art", models.SET_NULL, null=True, blank=True, related_name="records")
    # The point of the picture that stays in sight when it is cropped, as shares of its width and height.
    art_x = models.FloatField(default=0.5, validators=[MinValueValidator(0), MaxValueValidator(1)])
    art_y = models.FloatField(default=0.5, validators=[MinValueValidator(0), MaxValueValidator(1)])
    copied_from = models.ForeignKey("Version", models.SET_NULL, null=True, blank=True, related_name="+")

    objects = RecordQuerySet.as_manager()

    class Meta:
        verbose_name = _("record")
        verbose_name_plural = _("records")
        ordering = ["pack", "collection", "position"]
        indexes = [models.Index(fields=["pack", "collection", "position"], name="records_in_their_order")]

    def __str__(self) -> str:
        return self.title or self.key or f"{self.collection} {self.position + 1}"


def shelf(name: Record.Shelf) -> type[models.Manager]:
    class ShelfManager(models.Manager.from_queryset(RecordQuerySet)):
        def get_queryset(self):
            return super().get_queryset().filter(shelf=name)

    return ShelfManager


class Card(Record):
    objects = shelf(Record.Shelf.CARD)()

    class Meta:
        proxy = True
        verbose_name = _("card")
        verbose_name_plural = _("cards")


class Sector(Record):
    objects = shelf(Record.Shelf.SECTOR)()

    class Meta:
        proxy = True
        verbose_name = _("sector")
        verbose_name_plural = _("sectors")


class Mission(Record):
    objects = shelf(Record.Shelf.MISSION)()

    class Meta:
        proxy = True
        verbose_name = _("mission")
        verbose_name_plural = _("missions")


class Part(Record):
    """Layouts, roles and the like: what cards, sectors and missions refer to."""

    objects = shelf(Record.Shelf.PART)()

    class Meta:
        proxy = True
        verbose_name = _("part")
        verbose_name_plural = _("parts")
