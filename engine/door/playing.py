"""What is played, reported and kept: games, records, runs and their reports, for pages and programs alike."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core.answers.reports import Measure, NotableGame, ReportSection
from engine.core.answers.scenes import Scene, Viewer
from engine.core.bots import find_bot
from engine.core.bounds import LARGEST_NUMBER, Limits
from engine.core.content import misfits
from engine.core.errors import ContentError, Fault, IllegalSetup, UnknownName
from engine.core.game import Game, replay_choices
from engine.core.lint import Trouble
from engine.core.playtest.measures import report_measures
from engine.core.playtest.notable import notable_games
from engine.core.playtest.report import Report
from engine.core.playtest.run import seed_of_bot, seed_of_game
from engine.core.playtest.sections import report_sections
from engine.core.playtest.sections.reading import Reading
from engine.core.records import GameRecord
from engine.core.ruleset import Pack
from engine.core.sentences import in_short
from engine.core.validation import validate
from engine.rulesets import registry
from engine.version import VERSION

RECORD_FORMAT = 1

# --- games ----------------------------------------------------------------------------------------


def start(
    pack: Pack,
    mission: str,
    seats: Sequence[Any] | int,
    seed: int,
    situation: Mapping[str, Any] | None = None,
    dice: Sequence[int] | None = None,
    log: bool = True,
    options: Mapping[str, Any] | None = None,
    standing: Mapping[str, Any] | None = None,
) -> Game:
    """A game at its first decision; the table may switch rule options, a campaign may bring a standing."""
    if faults := list(_odd_opening(seats, seed, dice, options, standing, situation)):
        raise ContentError(faults)
    game = pack.ruleset.start(pack.scenario(mission, options), seats, seed, situation, dice or (), log, standing)
    game.opening = {
        "format": RECORD_FORMAT,
        "engine": VERSION,
        "ruleset": pack.ruleset.id,
        "pack": pack.id,
        "digest": pack.digest,
        "mission": mission,
        "seats": seats if isinstance(seats, int) else list(seats),
        "seed": seed,
        "situation": situation,
        "dice": list(dice or ()),
        "options": options,
        "standing": standing,
    }
    return game


def _odd_opening(seats: Any, seed: Any, dice: Any, *parts: Any) -> Iterator[Fault]:
    """What no game can begin with; looked at quickly, since play-tests begin thousands of games."""
    if type(seed) is not int or abs(seed) > LARGEST_NUMBER:
        yield BAD_SEED.fault("seed", "record", value=in_short(seed))
    if dice and not all(type(face) is int for face in dice):
        yield BAD_DICE.fault("dice", "record")
    for part in parts:
        if part:
            yield from misfits(part)
    if isinstance(seats, list | tuple) and any(not isinstance(seat, str | None) for seat in seats):
        yield from misfits(list(seats))


BAD_SEED = Trouble(
    ("A seed is a whole number, not {value}.", "Use any number."),
    ("Ein Startwert ist eine ganze Zahl, nicht {value}.", "Nimm irgendeine Zahl."),
    ("Une graine est un nombre entier, non {value}.", "Prenez un nombre quelconque."),
)
BAD_DICE = Trouble(
    ("Dice are a list of whole numbers.", "Give the faces in the order in which they fall."),
    ("Würfel sind eine Liste ganzer Zahlen.", "Nenne die Augen in der Reihenfolge, in der sie fallen."),
    ("Les dés sont une liste de nombres entiers.", "Donnez les faces dans l'ordre où elles tombent."),
)
NO_RECORD = Trouble(
    ("A record is an object with how a game began and every choice since.", "Take one that was saved here."),
    (
        "Ein Protokoll ist ein Objekt mit dem Beginn eines Spiels und jeder Wahl seither.",
        "Nimm eines, das hier gesichert wurde.",
    ),
    (
        "Un compte rendu est un objet avec le début d'une partie et chaque choix depuis.",
        "Prenez-en un enregistré ici.",
    ),
)
MOST_CHOICES = Limits(nodes=2_000_000, entries=1_000_000)  # of a record; games have thousands


def replay(pack: Pack, record: Mapping[str, Any], steps: int | None = None, log: bool = True) -> Game:
    """The game that a record tells of, played again, whole or up to a number of choices."""
    if not isinstance(record, Mapping):
        raise ContentError([NO_RECORD.fault("", "record")])
    if faults := list(misfits(record, MOST_CHOICES)):
        raise ContentError(faults)
    if record.get("format") != RECORD_FORMAT or isinstance(record["format"], bool):
        message = f"This record has the format {in_short(record.get('format'))}, not {RECORD_FORMAT}."
        raise ContentError([Fault("format", message)])
    if record.get("digest") != pack.digest:
        message = "This record was made with another version of the pack."
        raise ContentError([Fault("digest", message, "Load the version with the same digest.")])
    validate(GameRecord, record)
    game = start(
        pack,
        record["mission"],
        record["seats"],
        record["seed"],
        record.get("situation"),
        record.get("dice"),
        log,
        record.get("options"),
        record.get("standing"),
    )
    for _ in replay_choices(game, record["choices"][:steps]):
        pass
    return game


def game_of_run(pack: Pack, about: Mapping[str, Any], number: int) -> Game:
    """Game `number` of a run, played again to its end; `about` is what its report is about, `record()` its record."""
    if number < 0:
        raise IllegalSetup([f"A run has no game {number}."])
    seed = seed_of_game(about["seed"], number)
    game = start(pack, about["mission"], about["seats"], seed, options=about.get("options"))
    choose = find_bot(pack.ruleset.bots, about["bot"])(seed_of_bot(seed)).choose
    while not game.result:
        game.answer(choose(game))
    return game


def scene(game: Game, viewer: Viewer, lang: str = "en", log_from: int = 0) -> Scene:
    """All that a viewer may know of a game now: a seat's index, "public" or "all"; the log from event `log_from` on."""
    if viewer not in ("public", "all") and (isinstance(viewer, bool) or not isinstance(viewer, int)):
        raise UnknownName("viewer", str(viewer), ("public", "all"))
    ruleset = registry()[game.scenario.ruleset_id]  # type: ignore[attr-defined]  # every ruleset's game has one
    return ruleset.scenes.scene(game, viewer, lang, max(0, log_from))


# --- reports --------------------------------------------------------------------------------------


def sections(pack: Pack, report: Report, lang: str = "en") -> tuple[ReportSection, ...]:
    """A report as data: what a page draws, in its order."""
    return report_sections(_reading(pack, report, lang))


def measures(pack: Pack, report: Report, lang: str = "en") -> tuple[Measure, ...]:
    """What an author can expect of a report, by name."""
    return report_measures(_reading(pack, report, lang))


def notable(pack: Pack, report: Report, lang: str = "en") -> tuple[NotableGame, ...]:
    """Games of the run that are worth looking at; `game_of_run` plays them again."""
    return notable_games(_reading(pack, report, lang))


def _reading(pack: Pack, report: Report, lang: str) -> Reading:
    scenario = pack.scenario(report.about["mission"], report.about.get("options"))
    ruleset = pack.ruleset
    return Reading(report, ruleset.labels(scenario, lang), ruleset.boards(scenario), pack.document, lang)
