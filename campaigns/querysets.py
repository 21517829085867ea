"""Who may see which group and campaign. A link's holder comes with the session's keys (missions.share_links)."""

from collections.abc import Collection
from typing import Self

from django.db import models
from django.db.models import Q


def belongs(user, prefix: str = "") -> Q:
    """Somebody who has a place in the group and has not left it."""
    return Q(**{f"{prefix}members__person_id": user.pk, f"{prefix}members__left_at__isnull": True})


class GroupQuerySet(models.QuerySet):
    def visible_to(self, user) -> Self:
        """Keepers, members and guests."""
        return self.filter(belongs(user)).distinct() if user.is_authenticated else self.none()


class MembershipQuerySet(models.QuerySet):
    def present(self) -> Self:
        return self.filter(left_at__isnull=True)

    def at_the_table(self) -> Self:
        """Who plays: guests only read."""
        return self.present().exclude(role="guest")


class CampaignQuerySet(models.QuerySet):
    def visible_to(self, user, keys: Collection[str] = ()) -> Self:
        """Those of one's groups, and those that a link opens."""
        seen = Q(is_shared=True, link_token__in=list(keys))
        if user.is_authenticated:
            groups = self.model._meta.get_field("group").related_model.objects.visible_to(user)
            seen |= Q(group__in=groups.values("pk"))
        return self.filter(seen)

    def for_pages(self) -> Self:
        """With what pages name; documents are read only where the engine needs them."""
        return self.select_related("group", "version__pack").defer("version__document", "version__findings")


class EntryQuerySet(models.QuerySet):
    def told(self) -> Self:
        """For pages: without the envelope, which holds what the group must not know."""
        return self.select_related("member").defer("envelope")
