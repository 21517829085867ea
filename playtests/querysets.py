"""Who may see which run, and which chunks are where."""

from collections.abc import Collection
from datetime import timedelta
from typing import Self

from django.db import models
from django.db.models import Exists, OuterRef, Q, Sum
from django.db.models.functions import Cast, Coalesce, Now

MEASURING_BOT = "veteran"  # whose figures are compared between missions


class RunQuerySet(models.QuerySet):
    def visible_to(self, user, keys: Collection[str] = ()) -> Self:
        """A run is as private as what was played: of a version, like the pack; of a draft, like the draft."""
        packs = self.model._meta.get_field("pack").related_model.objects
        seen = Q(version__isnull=False, pack__in=packs.visible_to(user, keys).values("pk"))
        if user.is_authenticated:
            seen |= Q(pack__in=packs.readable_by(user).values("pk"))
            seen |= Q(pack__isnull=True, owner_id=user.pk)
        return self.filter(seen & self._as_private_as_its_game(user))

    def _as_private_as_its_game(self, user) -> Q:
        """What goes on from a table's game or somebody's file is for those who may see that; while the table still
        plays, for whoever asked: somebody who sits down later would read of roles that are hidden from them.
        """
        if not user.is_authenticated:
            return Q(is_private=False)
        tables = self.model._meta.get_field("table").related_model.objects
        played = Q(table__state="over", table__in=tables.visible_to(user).values("pk"))
        return Q(is_private=False) | Q(owner_id=user.pk) | played

    def owned_by(self, user) -> Self:
        """Whose run it is: who started it may cancel it, try it again and delete it."""
        return self.filter(owner_id=user.pk)

    def running(self) -> Self:
        return self.filter(state="running")

    def that_measure(self) -> Self:
        """Tests that say how hard a mission is: plain teams at a plain table, by the bot whose figures are compared."""
        series = self.model._meta.get_field("series").related_model.objects
        # As text: PostgreSQL finds a first element in a bare number, too.
        seats = series.annotate(seats_told=Cast("seats", models.TextField()))
        chosen_seats = seats.filter(run=OuterRef("pk"), seats_told__startswith="[")
        return self.filter(kind="test", options={}, bot=MEASURING_BOT).exclude(Exists(chosen_seats))

    def for_lists(self) -> Self:
        documents = [f"{one}__{field}" for one in ("version", "pack__published") for field in ("document", "findings")]
        return self.select_related("pack__published", "version", "table").defer("pack__frame", *documents)


class SeriesQuerySet(models.QuerySet):
    def without_reports(self) -> Self:
        """For lists and progress: a report is some twenty kilobytes."""
        return self.defer("report")

    def counted(self) -> Self:
        """With what the stored parts of a series under way sum up to."""
        stored = Q(chunks__state="done", chunks__report__isnull=False)
        return self.without_reports().annotate(
            games_so_far=Coalesce(Sum("chunks__games", filter=stored), 0),
            wins_so_far=Coalesce(Sum("chunks__wins", filter=stored), 0),
        )


class ChunkQuerySet(models.QuerySet):
    def in_hand(self) -> Self:
        """Sent to the queue or being played."""
        return self.filter(state__in=["sent", "playing"])

    def of_owner(self, owner_id: int | None, queue: str) -> Self:
        return self.filter(series__run__owner_id=owner_id, series__run__queue=queue, series__run__state="running")

    def silent_for(self, *, seconds: float) -> Self:
        """In hand, but nobody has been heard of for a while."""
        since = Now() - timedelta(seconds=seconds)
        return self.in_hand().filter(
            Q(state="sent", sent_at__lt=since) | Q(state="playing", started_at__lt=since),
        )


class TableQuerySet(models.QuerySet):
    def visible_to(self, user, tokens: Collection[str] = ()) -> Self:
        """Those who sit at a table, with an account or by a seat's link, and its host; nobody else."""
        seen = Q(seats__token__in=list(tokens))
        if user.is_authenticated:
            seen |= Q(host_id=user.pk) | Q(seats__person_id=user.pk)
        return self.filter(pk__in=self.model.objects.filter(seen).values("pk"))

    def owned_by(self, user) -> Self:
        return self.filter(host_id=user.pk)

    def that_count(self) -> Self:
        """Games of a published version that are over; drafts and games from the middle on are tried, not played."""
        return self.filter(state="over", begun_at=0, version__isnull=False, pack__isnull=False).exclude(result="")


class RecordingQuerySet(models.QuerySet):
    def owned_by(self, user) -> Self:
        return self.filter(owner_id=user.pk)
