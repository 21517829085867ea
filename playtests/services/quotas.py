"""How much one person may ask for, so that there is something left for the others."""

from datetime import timedelta
from typing import Any

from django.conf import settings
from django.db.models import F, Sum
from django.db.models.functions import Now
from django.utils.formats import number_format
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from playtests.errors import NotTakingRuns, QuotaExceeded
from playtests.models import Run, Series, Switch

SEARCHED_GAME_COUNTS_FOR = 200  # a bot that looks ahead takes that much longer than one that does not


def check_quota(*, owner: Any, games: int) -> None:
    """Raise if this person cannot start a run of so many games now. The site itself and its staff are not bounded."""
    if Switch.objects.filter(name=Switch.Name.DRAINING).exists():
        raise NotTakingRuns(_("No new play-tests are taken at the moment, because the site is about to be updated."))
    if owner is None or owner.is_staff:
        return
    check_open_runs(owner)
    limit = settings.PLAYTEST_GAMES_A_DAY
    used = games_today(owner)
    if used + games > limit:
        raise QuotaExceeded(
            _(
                "That would be %(games)s games; you have %(left)s of %(limit)s left for these 24 hours. "
                "Play fewer games, or come back later."
            )
            % {
                "games": number_format(games, force_grouping=True),
                "left": number_format(max(0, limit - used), force_grouping=True),
                "limit": number_format(limit, force_grouping=True),
            }
        )


def check_open_runs(owner: Any) -> None:
    limit = settings.PLAYTEST_OPEN_RUNS
    if Run.objects.running().filter(owner=owner, is_continuous=False).count() >= limit:
        raise QuotaExceeded(
            ngettext(
                "You have a run under way already. Wait until it is done, or cancel it.",
                "You have %(count)s runs under way already. Wait until one of them is done, or cancel one.",
                limit,
            )
            % {"count": limit}
        )


def games_today(owner: Any) -> int:
    """What was asked for within a day, kept results left out; a search counts for many games."""
    recent = Series.objects.filter(run__owner=owner, run__created_at__gt=Now() - timedelta(days=1), kept_from=None)
    simple = recent.filter(bot__in=["random", "veteran"]).aggregate(sum=Sum("games"))["sum"] or 0
    searched = recent.exclude(bot__in=["random", "veteran"]).aggregate(sum=Sum(F("games")))["sum"] or 0
    return simple + SEARCHED_GAME_COUNTS_FOR * searched


def weight_of(games: int, bot: str) -> int:
    """What games of this bot count for."""
    return games if bot in ("random", "veteran") else SEARCHED_GAME_COUNTS_FOR * games
