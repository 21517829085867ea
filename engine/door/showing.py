"""What pages show of a document, finished or not: boards, cards, missions, set-up, line-ups, and what leads to what."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from engine.core.answers.boards import Board
from engine.core.answers.faces import Face
from engine.core.answers.forms import Field
from engine.core.answers.missions import (
    CampaignSummary,
    Flow,
    Graph,
    LineUp,
    MissionSummary,
    Rule,
    SetUp,
    Tally,
    TeamWord,
    Term,
)
from engine.core.answers.scenes import RoundStep
from engine.core.drafts import Draft, mapping, word
from engine.core.errors import ContentError, IllegalSetup, UnknownName
from engine.core.faces import flattened
from engine.core.record_words import say
from engine.core.rule_book import rules_of, terms_of
from engine.core.ruleset import Pack
from engine.core.sentences import said
from engine.core.showing import Showing
from engine.core.word_tables import blocks
from engine.door.authoring import form
from engine.rulesets import registry

Answer = TypeVar("Answer")


def showing_of(document: Any) -> Showing | None:
    """Who shows this document: its ruleset's room, if there is such a ruleset."""
    ruleset = registry().get(word(mapping(document).get("ruleset")))
    return ruleset.showing if ruleset else None


def team_word(ruleset: str, lang: str = "en") -> TeamWord:
    """What a game calls those who play it together, one and several; nothing where there is no such ruleset."""
    found = registry().get(ruleset)
    return found.showing.team_word(lang) if found else TeamWord()


def missions(document: Any, lang: str = "en") -> tuple[MissionSummary, ...]:
    """What can be played, in the order of the document; what has no id yet cannot be asked for."""
    showing = showing_of(document)
    return tuple(one for one in showing.missions(Draft(document, lang)) if one.id) if showing else ()


def campaigns(document: Any, lang: str = "en") -> tuple[CampaignSummary, ...]:
    """Operations or campaigns of the document, with their missions in order."""
    showing = showing_of(document)
    return showing.campaigns(Draft(document, lang)) if showing else ()


def boards(document: Any, mission: str, lang: str = "en") -> tuple[Board, ...]:
    """The boards that a mission can be played on, as they are set up; none where the draft has none yet."""
    showing = showing_of(document)
    return showing.boards(Draft(document, lang), mission) if showing else ()


def board_of(document: Any, collection: str, id_: str | int, lang: str = "en") -> Board | None:
    """A single sector, layout or location as a board; None where the record is no board."""
    showing = showing_of(document)
    return showing.board_of(Draft(document, lang), collection, id_) if showing else None


def face(document: Any, collection: str, id_: str | int, lang: str = "en") -> Face:
    """One card as printed, by its id or its index; UnknownName where the document has no such card."""
    showing = showing_of(document)
    printer = showing.printer(Draft(document, lang)) if showing else None
    record = printer.find(collection, id_) if printer else None
    if printer is None or record is None:
        known = [one.id for one in printer.found(collection)] if printer and collection in printer.printers() else []
        raise UnknownName(f"record of {collection}", str(id_), known)
    return printer.face(record)


def faces(document: Any, lang: str = "en", collection: str | None = None) -> tuple[Face, ...]:
    """Every card of a document as printed, or those of one collection, in the order of the document."""
    showing = showing_of(document)
    return tuple(showing.printer(Draft(document, lang)).faces(collection)) if showing else ()


def card_text(face: Face, lang: str = "en") -> str:
    """What stands on a card below its title, as plain text."""
    return flattened(face, lang)


def card_rules(document: Any, face: Face) -> tuple[str, ...]:
    """The rules that such a card is played by, as IDs for `rule`."""
    showing = showing_of(document)
    return showing.card_rules.get(face.kind, ()) if showing else ()


def set_up(document: Any, mission: str, team: int | None = None, lang: str = "en") -> SetUp:
    """What one needs on a real table and the steps of setting up; UnknownName where there is no such mission."""
    summary = _summary(document, mission, lang)
    showing = showing_of(document)
    found = showing.set_up(Draft(document, lang), mission, team or summary.default_team) if showing else None
    return _there(found, mission, document)


def tallies(document: Any, mission: str, lang: str = "en") -> tuple[Tally, ...]:
    """How large a mission's decks are, beside what the rules need; nothing where there is no such mission."""
    showing = showing_of(document)
    return showing.tallies(Draft(document, lang), mission) if showing else ()


def graph(document: Any, mission: str, lang: str = "en") -> Graph:
    """What leads to what in a mission; UnknownName where there is no such mission."""
    showing = showing_of(document)
    return _there(showing.graph(Draft(document, lang), mission) if showing else None, mission, document)


def flow(document: Any, collection: str, id_: str | int, lang: str = "en") -> Flow | None:
    """An operation or campaign as a drawn order of missions; None where the record is neither."""
    showing = showing_of(document)
    return showing.flow(Draft(document, lang), collection, id_) if showing else None


def line_up(
    document: Any,
    mission: str,
    lang: str = "en",
    seats: Sequence[Any] | int | None = None,
    options: Mapping[str, Any] | None = None,
) -> LineUp:
    """Who can sit where and the rule options of the table; what is wrong with the seats and options that are given."""
    showing = showing_of(document)
    found = _there(showing.line_up(Draft(document, lang), mission) if showing else None, mission, document)
    faults = () if seats is None and not options else tuple(_faults(document, mission, lang, seats, options))
    return replace(found, options=_option_fields(document, lang), faults=faults)


def _summary(document: Any, mission: str, lang: str) -> MissionSummary:
    known = missions(document, lang)
    found = next((one for one in known if one.id == mission), None)
    if found is None:
        raise UnknownName("mission", mission, [one.id for one in known])
    return found


def _there(found: Answer | None, mission: str, document: Any) -> Answer:
    if found is None:
        raise UnknownName("mission", mission, [one.id for one in missions(document)])
    return found


def _option_fields(document: Any, lang: str) -> tuple[Field, ...]:
    """The rule options as the pack's own form shows them; how many sit at the table is no option of theirs."""
    fields = form(word(mapping(document).get("ruleset")), "", lang).fields
    options = next((field for field in fields if field.path == ("ruleOptions",)), None)
    inside = options.fields if options else ()
    return tuple(replace(field, path=field.path[1:]) for field in inside if field.path[-1] != "seats")


def _faults(
    document: Any, mission: str, lang: str, seats: Sequence[Any] | int | None, options: Mapping[str, Any] | None
) -> list[str]:
    """Why a game cannot begin like this."""
    ruleset = registry()[document["ruleset"]]
    if seats is None:
        seats = _summary(document, mission, lang).default_team
    try:
        pack = Pack(ruleset, document, ruleset.read(document), "")
        ruleset.start(pack.scenario(mission, options), seats, seed=1, log=False)
    except ContentError as error:
        return [said(fault.message, lang) for fault in error.faults]
    except IllegalSetup as error:
        return [said(problem, lang) for problem in error.problems]
    except UnknownName as error:
        return [error.in_words(lang)]
    return []


def rule(id_: str, lang: str = "en") -> Rule:
    """A rule in one sentence of ours, with its chapter; UnknownName where no game has such a rule."""
    for ruleset in registry():
        if found := rules_of(ruleset, lang).get(id_):
            return found
    raise UnknownName("rule", id_)


def round_steps(ruleset: str, lang: str = "en") -> tuple[RoundStep, ...]:
    """What is done in every round, in order; UnknownName where there is no such game."""
    if ruleset not in registry():
        raise UnknownName("ruleset", ruleset, registry())
    tables = registry()[ruleset].scenes.tables
    return tuple(
        RoundStep(say(one.words, lang), say(one.hint, lang), one.rule, place < tables.SKIPPED_AT_FIRST)
        for place, one in enumerate(blocks(tables.ROUND_STEPS))
    )


def rules(ruleset: str, lang: str = "en") -> tuple[Rule, ...]:
    """Every rule of a game, in the order of its book."""
    if ruleset not in registry():
        raise UnknownName("ruleset", ruleset, registry())
    return tuple(rules_of(ruleset, lang).values())


def glossary(ruleset: str, lang: str = "en") -> tuple[Term, ...]:
    """The words of a game with the rules that explain them."""
    if ruleset not in registry():
        raise UnknownName("ruleset", ruleset, registry())
    return terms_of(ruleset, lang)
