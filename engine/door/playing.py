"""What is played, reported and kept: games, records, runs and their reports, for pages and programs alike."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Literal

from engine.core.answers.reports import Measure, NotableGame, ReportSection
from engine.core.answers.scenes import Correctable, LuckAsked, Scene, Viewer
from engine.core.bots import find_bot
from engine.core.corrections import as_recorded as _as_recorded
from engine.core.corrections import correctable
from engine.core.corrections import corrected as _corrected
from engine.core.errors import IllegalSetup, LuckNeeded, UnknownName
from engine.core.game import Game
from engine.core.game_words import NO_GAME
from engine.core.openings import replay, start
from engine.core.playtest.measures import report_measures, unit_of
from engine.core.playtest.notable import notable_games
from engine.core.playtest.report import Report
from engine.core.playtest.run import seed_of_bot, seed_of_game
from engine.core.playtest.sections import report_sections
from engine.core.playtest.sections.reading import Reading
from engine.core.ruleset import Pack
from engine.core.scenes.room import SceneRoom
from engine.core.scenes.sight import Sight
from engine.core.scenes.unfolding import unfolded as _unfolded
from engine.rulesets import registry

# --- games ----------------------------------------------------------------------------------------


def game_of_run(
    pack: Pack,
    about: Mapping[str, Any],
    number: int,
    beginning: Mapping[str, Any] | None = None,
    is_enough: Callable[[], bool] = lambda: False,
) -> Game:
    """Game `number` of a run, played again to its end; `about` is what its report is about, `record()` its record.

    `beginning` is the record of the situation that the run went on from, if it did. Whoever cannot wait says when it
    `is_enough`, and gets the game as far as it went.
    """
    if number < 0:
        raise IllegalSetup([NO_GAME(number=number)])
    seed = seed_of_game(about["seed"], number)
    if beginning is None:
        game = start(pack, about["mission"], about["seats"], seed, options=about.get("options"))
    else:
        game = replay(pack, beginning).with_new_luck(seed)
    choose = find_bot(pack.ruleset.bots, about["bot"])(seed_of_bot(seed)).choose
    while not game.result and not is_enough():
        game.answer(choose(game))
    return game


def scene(game: Game, viewer: Viewer, lang: str = "en", log_from: int = 0) -> Scene:
    """All that a viewer may know of a game now: a seat's index, "public" or "all"; the log from event `log_from` on."""
    if viewer not in ("public", "all") and (isinstance(viewer, bool) or not isinstance(viewer, int)):
        raise UnknownName("viewer", str(viewer), ("public", "all"))
    return _scenes(game).scene(game, viewer, lang, max(0, log_from))


def unfolded(
    game: Game, choice: int, viewer: Viewer, lang: str = "en", wanted: range | None = None
) -> tuple[Scene | None, ...]:
    """The scene at every event that a choice would bring, None at those not wanted; the game stays as it is."""
    return _unfolded(_scenes(game), game, choice, viewer, lang, wanted)


def luck_asked(need: LuckNeeded, lang: str = "en") -> LuckAsked:
    """What people at a real table roll or draw next, in words."""
    return _scenes(need.game).luck_asked(Sight(need.game, "public", lang), need.luck)


def corrections(game: Game, lang: str = "en") -> tuple[Correctable, ...]:
    """What people at a real table may say lies otherwise; nothing where that has to wait."""
    return correctable(_scenes(game), game, lang)


def corrected(game: Game, changes: Mapping[str, str]) -> Game:
    """The game as people say that it lies; raises IllegalChoice where that cannot be."""
    return _corrected(_scenes(game), game, changes)


def as_recorded(game: Game, record: Mapping[str, Any]) -> Game:
    """The game with what its record says was corrected before the next choice."""
    return _as_recorded(_scenes(game), game, record)


def _scenes(game: Game) -> SceneRoom:
    return registry()[game.scenario.ruleset_id].scenes  # type: ignore[attr-defined]  # every ruleset's game has one


def options_at_a_real_table(pack: Pack, mission: str, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The table's rule options, with those by which people tell what they have laid out."""
    told = pack.ruleset.options_at_a_real_table(pack.scenario(mission, options))
    return {**(options or {}), **told}


# --- reports --------------------------------------------------------------------------------------


def sections(pack: Pack, report: Report, lang: str = "en") -> tuple[ReportSection, ...]:
    """A report as data: what a page draws, in its order."""
    return report_sections(_reading(pack, report, lang))


def measures(pack: Pack, report: Report, lang: str = "en", *, expected: Collection[str] = ()) -> tuple[Measure, ...]:
    """What an author can expect of a report, by name; what is `expected` by name also if nothing of it came up."""
    return report_measures(_reading(pack, report, lang), expected)


def measure_unit(name: str) -> Literal["share", "number"]:
    """What the measure of this name is counted in, also where a report has it no more."""
    return unit_of(name)


def notable(pack: Pack, report: Report, lang: str = "en") -> tuple[NotableGame, ...]:
    """Games of the run that are worth looking at; `game_of_run` plays them again."""
    return notable_games(_reading(pack, report, lang))


def _reading(pack: Pack, report: Report, lang: str) -> Reading:
    scenario = pack.scenario(report.about["mission"], report.about.get("options"))
    ruleset = pack.ruleset
    return Reading(report, ruleset.labels(scenario, lang), ruleset.boards(scenario), pack.document, lang)
