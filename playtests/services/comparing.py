"""Two forms of a mission on common seeds."""

from typing import Any

from missions.models import Pack
from playtests.models import Run
from playtests.services.launching import Games, Orders, Team, start_run
from playtests.services.sources import Source


def start_comparison(*, owner: Any, before: Source, after: Source, games: int, target: tuple[int, int]) -> Run:
    """Every team size that both are for, the same games in both; what is known already is not played again."""
    sizes = [size for size in after.team_sizes if size in before.team_sizes]
    wanted = [
        Games(source, Team(size, size), "veteran", games, variant)
        for variant, source in enumerate((before, after))
        for size in sizes
    ]
    return start_run(
        owner=owner,
        source=after,
        orders=Orders(games=games, target=target),
        wanted=wanted,
        kind=Run.Kind.COMPARISON,
        variants=[{"label": label_of(source)} for source in (before, after)],
        is_private=tells_of_a_closed_pack(before, after),
    )


def tells_of_a_closed_pack(before: Source, after: Source) -> bool:
    """A run is seen by whoever sees the pack of `after`; those need not see a fork that is still private."""
    return before.pack != after.pack and before.pack.visibility != Pack.Visibility.PUBLIC


def label_of(source: Source) -> str:
    return str(source.version) if source.version else f"{source.pack} ({source.revision})"
