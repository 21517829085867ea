"""The rules engine's public face: everything outside `engine/` uses only these names."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import engine.stopping  # noqa: F401 - before all others are read
from engine.build import BUILD  # then this: it decides where the modules below come from
from engine.core.answers import as_json
from engine.core.answers.checks import Checked, Problem, QuickFix
from engine.core.answers.missions import TeamWord
from engine.core.bots import Bot, BotMaker, RandomBot
from engine.core.campaign import BadEntry, Bookkeeping, NextGame
from engine.core.census import over_bounds
from engine.core.content import Source, digest, load_document
from engine.core.edit_request import BadEdit
from engine.core.errors import (
    ContentError,
    EngineError,
    EngineFault,
    Fault,
    IllegalChoice,
    IllegalSetup,
    LuckNeeded,
    UnknownName,
)
from engine.core.faces import effect_hash
from engine.core.game import Game
from engine.core.lint import Finding
from engine.core.openings import replay, replayed, start
from engine.core.playtest import CannotMerge, Certificate, Comparison, Report, compare
from engine.core.playtest import certificate as _certificate
from engine.core.playtest import playtest as _playtest
from engine.core.playtest.run import Progress
from engine.core.playtest.statistics import wilson
from engine.core.ruleset import Pack, Ruleset
from engine.core.sentences import said
from engine.door.authoring import (
    closure,
    collections,
    edit,
    fingerprint,
    form,
    references,
    sketch,
    sketch_numbers,
    templates,
    upgrade,
    used_by,
)
from engine.door.checking import check, no_ruleset
from engine.door.effects import operations, sentence, team_values
from engine.door.playing import (
    as_recorded,
    corrected,
    corrections,
    game_of_run,
    luck_asked,
    measure_unit,
    measures,
    notable,
    options_at_a_real_table,
    scene,
    sections,
    unfolded,
)
from engine.door.showing import (
    board_of,
    boards,
    campaigns,
    card_rules,
    card_text,
    face,
    faces,
    flow,
    glossary,
    graph,
    line_up,
    missions,
    round_steps,
    rule,
    rules,
    set_up,
    tallies,
    team_word,
)
from engine.rulesets import registry  # the package itself is the door's `rulesets`: it can be called
from engine.version import VERSION

__all__ = [
    "BUILD",
    "VERSION",
    "BadEdit",
    "BadEntry",
    "Bookkeeping",
    "Bot",
    "CannotMerge",
    "Certificate",
    "Checked",
    "Comparison",
    "ContentError",
    "EngineError",
    "EngineFault",
    "Fault",
    "Finding",
    "Game",
    "IllegalChoice",
    "IllegalSetup",
    "LuckNeeded",
    "NextGame",
    "Pack",
    "Problem",
    "QuickFix",
    "Report",
    "Ruleset",
    "TeamWord",
    "UnknownName",
    "as_json",
    "as_recorded",
    "board_of",
    "boards",
    "bots",
    "campaign",
    "campaigns",
    "card_rules",
    "card_text",
    "certificate",
    "check",
    "closure",
    "collections",
    "compare",
    "corrected",
    "corrections",
    "edit",
    "effect_hash",
    "face",
    "faces",
    "fingerprint",
    "flow",
    "form",
    "game_of_run",
    "glossary",
    "graph",
    "line_up",
    "lint",
    "load_document",
    "load_pack",
    "luck_asked",
    "measure_unit",
    "measures",
    "missions",
    "notable",
    "operations",
    "options_at_a_real_table",
    "playtest",
    "references",
    "replay",
    "replayed",
    "round_steps",
    "rule",
    "rules",
    "rulesets",
    "said",
    "scene",
    "sections",
    "sentence",
    "set_up",
    "sketch",
    "sketch_numbers",
    "start",
    "tallies",
    "team_values",
    "team_word",
    "templates",
    "unfolded",
    "upgrade",
    "used_by",
    "wilson",
]


def load_pack(source: Source, *, is_kept: bool = False) -> Pack:
    """A folder, a zip or a dict as a pack; bad content raises ContentError with every fault.

    One that we keep since it was published or played stays readable, whatever has been refused at the entrance since.
    """
    document = load_document(source, is_kept=is_kept)
    name = document.get("ruleset")
    found = registry().get(name) if isinstance(name, str) else None
    if found is None:
        raise ContentError([no_ruleset(name)])
    if faults := over_bounds(document, found.records):
        raise ContentError(faults)
    return Pack(found, document, found.read(document), digest(document))


def lint(pack: Pack, mission: str | None = None) -> list[Finding]:
    """Static checks of a pack, or of one of its missions."""
    if mission is not None and mission not in pack.missions:
        raise UnknownName("mission", mission, pack.missions)
    return pack.ruleset.lint(pack.content, mission)


def campaign(ruleset: str) -> Bookkeeping[Any]:
    """How a ruleset's campaigns are kept: pure functions over a ledger."""
    if ruleset not in registry():
        raise UnknownName("ruleset", ruleset, registry())
    return registry()[ruleset].campaign


def bots(ruleset: str | None = None) -> Mapping[str, BotMaker]:
    """Bots by name in rising strength, each made from a seed: those of a ruleset, or those that play anything."""
    if ruleset is None:
        return {"random": RandomBot}
    if ruleset not in registry():
        raise UnknownName("ruleset", ruleset, registry())
    return registry()[ruleset].bots


def playtest(
    pack: Pack,
    mission: str,
    seats: Sequence[Any] | int,
    games: int,
    seed: int = 1,
    bot: str = "veteran",
    first: int = 0,
    workers: int = 1,
    progress: Progress | None = None,
    options: Mapping[str, Any] | None = None,
    beginning: Mapping[str, Any] | None = None,
) -> Report:
    """Play games `first` to `first + games - 1` of a run; the same for any number of workers and any parts.

    Each goes on from where the record `beginning` ends, if there is one, with what nobody can know drawn anew.
    """
    load = partial(load_pack, is_kept=True)  # again, in each process
    return _playtest(load, pack, mission, seats, games, seed, bot, first, workers, progress, options, beginning)


def certificate(
    pack: Pack,
    mission: str,
    seats: Sequence[Any] | int,
    seed: int = 1,
    games: Mapping[str, int] | int | None = None,
    progress: Callable[[str, int], None] | None = None,
    options: Mapping[str, Any] | None = None,
) -> Certificate:
    """Let bots of rising strength try until one wins: the record of the win, or 'no win found in N games'."""
    return _certificate(start, pack, mission, seats, seed, games, progress, options)
