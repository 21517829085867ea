"""From here: a moment of any game that one may look at, played on by bots with new luck."""

from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from engine import EngineError, digest, replay, replayed, scene
from playtests.errors import NotPlayable
from playtests.models import Recording, Run, Series, Situation, Table
from playtests.replays.games_of_runs import record_of as record_of_game
from playtests.reports import answers
from playtests.services.launching import USUAL_TARGET, FromHere, Games, Orders, Team, start_run
from playtests.services.packs import pack_of
from playtests.services.sources import Source, source_of_document
from playtests.tables.games import record_of as record_of_table
from playtests.tables.games import until


@dataclass(frozen=True, slots=True)
class Moment:
    """A step of a game: its record until then, and whose game it is."""

    source: Source
    record: dict[str, Any]
    team: int
    step: int
    origin: dict[str, Any]
    table: Table | None = None
    is_private: bool = False


def moment_of_run(series: Series, number: int, step: int | None) -> Moment:
    """Of a game of bots: as open as the run."""
    run = series.run
    origin = {"run": run.pk, "series": series.position, "game": number}
    source = source_of_document(
        series.document.document, run.mission, pack=run.pack, version=run.version, revision=run.revision
    )
    record, at = record_until(source.digest, record_of_game(series, number), step)
    return Moment(source, record, series.team, at, origin | {"step": at}, run.table, run.is_private)


def moment_of_table(table: Table, step: int | None) -> Moment:
    """Of a game of people: for those who sit there."""
    source = source_of_document(table.document.document, table.mission, pack=table.pack, version=table.version)
    record, at = record_until(source.digest, record_of_table(table), step)
    return Moment(source, record, table.seats.count(), at, {"table": table.key, "step": at}, table, is_private=True)


def moment_of_recording(recording: Recording, step: int | None) -> Moment:
    """Of a file: for whoever brought it."""
    source = source_of_document(
        recording.document.document, recording.mission, pack=recording.pack, version=recording.version
    )
    record, at = record_until(source.digest, recording.record, step)
    return Moment(
        source, record, players_of(record["seats"]), at, {"recording": recording.key, "step": at}, is_private=True
    )


def players_of(seats: Any) -> int:
    """How many of the seats somebody plays; who comes along without a player is named with a colon."""
    return seats if isinstance(seats, int) else sum(not (isinstance(one, str) and ":" in one) for one in seats)


def seats_at(moment: Moment) -> list[str]:
    """Who is played by somebody, by name."""
    seats = scene(replay(pack_of(moment.source.digest), moment.record), "public", answers.reader_language()).seats
    return [seat.label for seat in seats if seat.index < moment.team]


def record_until(document: str, record: dict[str, Any], step: int | None) -> tuple[dict[str, Any], int]:
    """The record up to the last choice that was made by this step (a line of the log), and the step it stands at.

    Without a step: where the game stands. Raises NotPlayable if it is over there.
    """
    choices, at, is_over = 0, 0, False
    try:
        for number, game in enumerate(replayed(pack_of(document), record)):
            lines = len(game.log)
            if step is not None and number and lines > step + 1:
                break
            choices, at, is_over = number, max(0, lines - 1), game.is_over
    except EngineError as error:
        if step is None or step > at:
            raise NotPlayable(
                _("The game cannot be played up to this step: %(why)s")
                % {"why": error.in_words(answers.reader_language())}
            ) from error
    if is_over:
        raise NotPlayable(_("The game is over at this step. Choose an earlier one."))
    return until(record, choices), at


def start_from_here(
    *, owner: Any, moment: Moment, bot: str, games: int, seed: int, target: tuple[int, int] = USUAL_TARGET
) -> Run:
    """Every game begins as that one did, and goes on with luck of its own."""
    situation, _created = Situation.objects.get_or_create(
        digest=digest(moment.record), defaults={"record": moment.record}
    )
    seats = moment.record["seats"]
    orders = Orders(bot=bot, games=games, seed=seed, options=moment.record.get("options") or {}, target=target)
    return start_run(
        owner=owner,
        source=moment.source,
        orders=orders,
        wanted=[Games(moment.source, Team(moment.team, seats), bot, games)],
        kind=Run.Kind.FROM_HERE,
        from_here=FromHere(situation, moment.origin, moment.table, moment.is_private),
    )
