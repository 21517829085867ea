"""Starting a run: its series, its chunks, and what is known already."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count, pairwise
from typing import Any

from django.contrib.auth import get_user_model
from django.db import transaction

from engine import VERSION, EngineFault, IllegalSetup, UnknownName, playtest, said
from playtests.errors import NotPlayable
from playtests.models import Chunk, Run, Series, Situation, Table
from playtests.reports.answers import reader_language
from playtests.services.dispatch import send_chunks
from playtests.services.finishing import finish_run_if_played
from playtests.services.pace import bounds_of_chunks, chunk_size, queue_of
from playtests.services.packs import keep_document, pack_of
from playtests.services.quotas import check_quota, weight_of
from playtests.services.sources import Source

USUAL_TARGET = (50, 75)  # per cent won, where nobody names an aim


@dataclass(frozen=True, slots=True)
class Team:
    """Who plays: the number of people, and the seats as the engine takes them."""

    size: int
    seats: Any


@dataclass(frozen=True, slots=True)
class Games:
    """One series that is asked for."""

    source: Source
    team: Team
    bot: str
    games: int
    variant: int = 0


@dataclass(frozen=True, slots=True)
class FromHere:
    """The situation that every game goes on from, and whose game it is out of."""

    situation: Situation
    origin: dict[str, Any]
    table: Table | None = None
    is_private: bool = False


@dataclass(frozen=True, slots=True)
class Orders:
    """How a mission is to be played."""

    teams: Sequence[Team] = ()  # none: every size the mission is for
    bot: str = "veteran"
    games: int = 200
    strong_bot: str = ""  # plays fewer games beside the other, so that both make a band
    strong_games: int = 0
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    until: str = Run.Until.END
    precision: float | None = None
    target: tuple[int, int] = USUAL_TARGET


def start_test(*, owner: Any, source: Source, orders: Orders, **fields: Any) -> Run:
    """One mission, every team that was asked for."""
    teams = orders.teams or [Team(size, size) for size in source.team_sizes]
    wanted = [Games(source, team, orders.bot, orders.games) for team in teams]
    if orders.strong_games:
        wanted += [Games(source, team, orders.strong_bot, orders.strong_games) for team in teams]
    return start_run(owner=owner, source=source, orders=orders, wanted=wanted, **fields)


@transaction.atomic
def start_run(
    *,
    owner: Any,
    source: Source,
    orders: Orders,
    wanted: Sequence[Games],
    kind: str = Run.Kind.TEST,
    variants: Sequence[dict[str, Any]] = (),
    is_continuous: bool = False,
    from_here: FromHere | None = None,
    is_private: bool = False,
) -> Run:
    """Make the run with all its parts and send the first of them; what is known already is not played again."""
    about = {"kind": kind, "is_continuous": is_continuous, "variants": list(variants)}
    about |= about_games(source, orders, from_here)
    if owner and (same := under_way(owner=owner, source=source, wanted=wanted, about=about)):
        return same
    kept = [kept_series(one, orders, from_here) for one in wanted]
    to_play = [one for one, known in zip(wanted, kept, strict=True) if known is None]
    check_quota(owner=owner, games=sum(weight_of(one.games, one.bot) for one in to_play))
    run = Run.objects.create(
        owner=owner,
        pack=source.pack,
        version=source.version,
        version_number=source.version.number if source.version else None,
        revision=source.revision,
        origin=from_here.origin if from_here else {},
        table=from_here.table if from_here else None,
        is_private=is_private or (from_here is not None and from_here.is_private),
        ruleset=source.ruleset,
        title=source.title[:200],
        queue=queue_of(games=sum(one.games for one in to_play), bots={one.bot for one in to_play}),
        **about,
    )
    for position, one, known in zip(count(), wanted, kept, strict=False):
        add_series(run=run, position=position, games=one, known=known)
    finish_run_if_played(run=run)
    run.refresh_from_db()
    send_chunks(owner_id=run.owner_id, queue=run.queue)
    return run


def about_games(source: Source, orders: Orders, from_here: FromHere | None) -> dict[str, Any]:
    """The fields of a run that decide which games are played in it, and when they are played out."""
    return {
        "situation": from_here.situation if from_here else None,
        "mission": source.mission,
        "fingerprint": source.fingerprint,
        "engine_version": VERSION,
        "bot": orders.bot,
        "games": orders.games,
        "seed": orders.seed,
        "options": orders.options,
        "until": orders.until,
        "precision": orders.precision,
        "target_low": orders.target[0],
        "target_high": orders.target[1],
    }


def under_way(*, owner: Any, source: Source, wanted: Sequence[Games], about: dict[str, Any]) -> Run | None:
    """This person's run of the very same games, if there is one: a button that was pressed twice begins one run."""
    get_user_model().objects.select_for_update().get(pk=owner.pk)  # who presses at the same time waits here
    asked = [(one.team.size, one.team.seats, one.bot, one.games, one.source.fingerprint) for one in wanted]
    for run in Run.objects.running().filter(owner=owner, pack=source.pack, version=source.version, **about):
        played = run.series.order_by("position").values_list("team", "seats", "bot", "games", "fingerprint")
        if list(played) == asked:
            return run
    return None


def add_series(*, run: Run, position: int, games: Games, known: Series | None) -> Series:
    document = keep_document(digest=games.source.digest, document=games.source.document)
    if known is None:
        check_line_up(run, games)
    series = Series.objects.create(
        run=run,
        position=position,
        document=document,
        fingerprint=games.source.fingerprint,
        variant=games.variant,
        team=games.team.size,
        seats=games.team.seats,
        bot=games.bot,
        games=games.games,
        report=known.report if known else None,
        played=known.played if known else 0,
        wins=known.wins if known else 0,
        is_whole=known is not None,
        kept_from=known,
    )
    if known is None:
        cut_into_chunks(series)
    return series


def check_line_up(run: Run, games: Games) -> None:
    """A wrong line-up, bot or option is told at once, not by a worker later."""
    try:
        playtest(
            pack_of(games.source.digest),
            run.mission,
            games.team.seats,
            0,
            run.seed,
            games.bot,
            options=run.options or None,
            beginning=run.situation.record if run.situation else None,
        )
    except IllegalSetup as error:
        lang = reader_language()
        raise NotPlayable(error.in_words(lang), [said(one, lang) for one in error.problems]) from error
    except (UnknownName, EngineFault) as error:
        raise NotPlayable(error.in_words(reader_language())) from error


def cut_into_chunks(series: Series) -> None:
    size = chunk_size(ruleset=series.run.ruleset, bot=series.bot, may_end_early=bool(series.run.until))
    bounds = bounds_of_chunks(series.games, size)
    chunks = [
        Chunk(series=series, index=index, first=first, games=end - first)
        for index, (first, end) in enumerate(pairwise(bounds))
    ]
    Chunk.objects.bulk_create(chunks, batch_size=500)


def kept_series(games: Games, orders: Orders, from_here: FromHere | None) -> Series | None:
    """A series of the same games that somebody has had played: the same orders give the same report.

    One that may end early is the same only with the same last game: at another it may have been broken off too soon.
    """
    has_enough = {"played__gte": games.games} if orders.until == Run.Until.END else {"games": games.games}
    return (
        Series.objects.filter(
            fingerprint=games.source.fingerprint,
            team=games.team.size,
            seats=games.team.seats,
            bot=games.bot,
            is_whole=True,
            played__gt=0,
            **has_enough,
            run__mission=games.source.mission,
            run__engine_version=VERSION,
            run__seed=orders.seed,
            run__options=orders.options,
            run__until=orders.until,
            run__precision=orders.precision,
            run__situation=from_here.situation if from_here else None,
        )
        .order_by("-played", "pk")
        .first()
    )
