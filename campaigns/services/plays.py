"""Games that people played, beside what play-tests found out about the same missions."""

from collections.abc import Iterable
from typing import Any

from campaigns.models import Campaign, Play


def keep_plays(*, campaign: Campaign, games: Iterable[Any]) -> None:
    """The rows of a campaign as its ledger counts them now; only what differs is written."""
    fingerprints = dict(campaign.version.missions.values_list("key", "fingerprint"))
    tables = dict(campaign.entries.exclude(table_key="").values_list("number", "table_key"))
    wanted = {
        one.number: Play(
            campaign=campaign,
            number=one.number,
            mission=one.mission,
            fingerprint=fingerprints.get(one.mission, ""),
            team=one.team,
            outcome=one.outcome,
            rounds=min(one.rounds, 999),
            seats=[[person, list(pieces)] for person, pieces in one.seats],
            table_key=tables.get(one.number, ""),
        )
        for one in games
    }
    there = {play.number: play for play in campaign.plays.all()}
    gone = [play.pk for number, play in there.items() if number not in wanted or _differs(play, wanted[number])]
    if gone:
        campaign.plays.filter(pk__in=gone).delete()
    new = [play for number, play in wanted.items() if number not in there or there[number].pk in gone]
    Play.objects.bulk_create(new)


def _differs(one: Play, other: Play) -> bool:
    names = ("mission", "fingerprint", "team", "outcome", "rounds", "seats", "table_key")
    return any(getattr(one, name) != getattr(other, name) for name in names)
