"""Who may see what. A link's holder comes with the packs that the session's keys open (missions.share_links)."""

from collections.abc import Collection
from typing import Self

from django.db import models
from django.db.models import Count, Exists, OuterRef, Prefetch, Q


def shown(prefix: str = "") -> Q:
    """Neither in the bin, nor hidden by the site, nor left behind by somebody who went."""
    return Q(
        **{f"{prefix}binned_at__isnull": True, f"{prefix}hidden_at__isnull": True, f"{prefix}owner__isnull": False}
    )


def published_for_all(prefix: str = "") -> Q:
    return Q(**{f"{prefix}visibility": "public", f"{prefix}published__isnull": False}) & shown(prefix)


def opened_by(keys: Collection[str], prefix: str = "") -> Q:
    """Packs that a link opens: their token is among the keys."""
    opened = {f"{prefix}visibility": "link", f"{prefix}link_token__in": list(keys), f"{prefix}published__isnull": False}
    return Q(**opened) & shown(prefix)


def keeps_the_site(user) -> bool:
    """Staff whom the admin lets change packs: the editor inside the admin is theirs as well."""
    return user.is_staff and user.has_perm("missions.change_pack")


def visible(packs: "PackQuerySet", user, keys: Collection[str], prefix: str = "") -> Q:
    """What is public, what a link opens, and what one has a part in."""
    seen = published_for_all(prefix)
    if keys:
        seen |= opened_by(keys, prefix)
    if user.is_authenticated:
        seen |= Q(**{f"{prefix}pk__in": packs.readable_by(user).values("pk")})
    return seen


class PackQuerySet(models.QuerySet):
    def visible_to(self, user, keys: Collection[str] = ()) -> Self:
        return self.filter(visible(self.model.objects, user, keys))

    def listed(self) -> Self:
        """What anybody finds in the gallery."""
        return self.filter(published_for_all())

    def with_covers(self) -> Self:
        """For lists: with the boards of the published version, of which a cover is drawn, and how many there are."""
        boards = self.model._meta.apps.get_model("missions", "PlayableMission").objects
        boards = boards.only("key", "version_id").order_by("position")
        counted = self.annotate(mission_count=Count("published__missions", distinct=True))
        return counted.prefetch_related(Prefetch("published__missions", boards, to_attr="boards"))

    def shared_with(self, user) -> Self:
        """Whose owner, author or reader this person is."""
        mine = Q(owner_id=user.pk) | Q(authorships__person_id=user.pk)
        return self.filter(mine, binned_at__isnull=True).distinct()

    def readable_by(self, user) -> Self:
        """Whose draft this person may read: theirs, and all of them for those who keep the site."""
        return self.filter(binned_at__isnull=True) if keeps_the_site(user) else self.shared_with(user)

    def editable_by(self, user) -> Self:
        """What this person may change: owner, authors, those who keep the site; nobody what is kept as it is."""
        if keeps_the_site(user):
            return self.filter(binned_at__isnull=True, is_read_only=False)
        return self.made_by(user)

    def made_by(self, user) -> Self:
        """What this person builds, alone or with others."""
        mine = Q(owner_id=user.pk) | Q(authorships__person_id=user.pk, authorships__role="author")
        return self.filter(mine, binned_at__isnull=True, is_read_only=False).distinct()

    def owned_by(self, user) -> Self:
        return self.filter(owner_id=user.pk, is_read_only=False, binned_at__isnull=True)

    def in_the_bin_of(self, user) -> Self:
        return self.filter(owner_id=user.pk, binned_at__isnull=False)


class RecordQuerySet(models.QuerySet):
    def in_order(self) -> Self:
        return self.order_by("collection", "position", "pk")


class PublishedRecordQuerySet(models.QuerySet):
    def listed(self) -> Self:
        """Of packs that anybody may see."""
        return self.filter(published_for_all("pack__"))


class VersionQuerySet(models.QuerySet):
    def without_documents(self) -> Self:
        """For lists: a document is some hundred kilobytes."""
        return self.defer("document", "findings")

    def visible_to(self, user, keys: Collection[str] = ()) -> Self:
        packs = self.model._meta.get_field("pack").related_model.objects
        return self.filter(visible(packs, user, keys, "pack__"))


class PlayableMissionQuerySet(models.QuerySet):
    def current(self) -> Self:
        """Of the version that each pack shows now."""
        return self.shown_by(self.packs)

    def listed(self) -> Self:
        return self.shown_by(self.packs.listed())

    @property
    def packs(self) -> PackQuerySet:
        return self.model._meta.get_field("pack").related_model.objects

    def shown_by(self, packs: PackQuerySet) -> Self:
        """By the version alone: a join by pack and version misleads PostgreSQL, which then sorts all missions."""
        return self.filter(version__in=packs.filter(published__isnull=False).values("published"))

    def for_tiles(self) -> Self:
        """With pack, author and version, and without what no tile shows: documents are large."""
        rows = self.select_related("pack__owner", "version")
        return rows.defer("search", "pack__frame", "pack__search", "version__document", "version__findings")

    def visible_to(self, user, keys: Collection[str] = ()) -> Self:
        return self.shown_by(self.packs.visible_to(user, keys))

    def that_lie_in(self, boxes: Collection[int]) -> Self:
        """Those that need no other box. A pack's own box holds all that its missions need."""
        needs = self.model.boxes.through.objects.filter(playablemission=OuterRef("pk"))
        return self.filter(Q(pack__in=boxes) | Exists(needs) & ~Exists(needs.exclude(pack__in=boxes)))


class ComplaintQuerySet(models.QuerySet):
    def by(self, person) -> Self:
        """Somebody's own, the newest first, each with whether they may still see what it is about."""
        packs = self.model._meta.get_field("pack").related_model.objects.visible_to(person)
        rows = self.filter(person_id=person.pk).annotate(is_seen=Exists(packs.filter(pk=OuterRef("pack_id"))))
        return rows.order_by("-made_at", "-pk")


class EditQuerySet(models.QuerySet):
    def by(self, person) -> Self:
        return self.filter(person_id=person.pk)

    def standing(self) -> Self:
        """Steps that nobody has taken back."""
        return self.filter(is_undone=False)

    def newer_than(self, number: int) -> Self:
        return self.filter(number__gt=number)
