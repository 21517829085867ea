"""A campaign in figures: what was won, how long it took, and whether it was luck."""

from dataclasses import dataclass
from typing import Any

from campaigns.models import Campaign, Play
from campaigns.reality import Beside, beside, luck


@dataclass(frozen=True)
class Statistics:
    """What the side of the campaign page says."""

    won: int
    games: int
    minutes: int
    rounds: int
    sums: dict[str, int]  # knock-downs and the like, over all games
    lines: list[Beside]
    luck: dict[str, Any] | None

    @property
    def hours(self) -> int:
        return self.minutes // 60

    @property
    def odd_minutes(self) -> int:
        return self.minutes % 60


def statistics_of(campaign: Campaign, plays: list[Play], everybody: list[dict[str, Any]], minutes: int) -> Statistics:
    lines = beside(campaign, plays) if plays else []
    sums: dict[str, int] = {}
    for hero in everybody:
        for track in hero["tracks"]:
            if track.get("is_sum"):
                sums[track["label"]] = sums.get(track["label"], 0) + track["value"]
    return Statistics(
        won=sum(play.outcome == "won" for play in plays),
        games=len(plays),
        minutes=minutes,
        rounds=sum(play.rounds for play in plays),
        sums=sums,
        lines=lines,
        luck=luck(lines),
    )
