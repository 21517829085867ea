"""What pages show of a document, finished or not: boards, cards, missions, set-up, line-ups, and what leads to what."""

from typing import Any

from engine.core.answers.boards import Board
from engine.core.answers.faces import Face
from engine.core.answers.missions import CampaignSummary, MissionSummary
from engine.core.drafts import Draft, mapping, word
from engine.core.errors import UnknownName
from engine.core.faces import flattened
from engine.core.showing import Showing
from engine.rulesets import registry


def showing_of(document: Any) -> Showing | None:
    """Who shows this document: its ruleset's room, if there is such a ruleset."""
    ruleset = registry().get(word(mapping(document).get("ruleset")))
    return ruleset.showing if ruleset else None


def missions(document: Any, lang: str = "en") -> tuple[MissionSummary, ...]:
    """What can be played, in the order of the document."""
    showing = showing_of(document)
    return showing.missions(Draft(document, lang)) if showing else ()


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
