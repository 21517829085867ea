"""What a ruleset says of a game that is being played; the frame puts it together."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from engine.core.answers.scenes import (
    Anchor,
    Correctable,
    Ended,
    InForce,
    LuckAsked,
    Objective,
    Scene,
    SceneCard,
    ScenePiece,
    ScenePile,
    SceneSeat,
    SceneStep,
    SceneTrack,
    Viewer,
)
from engine.core.drafts import Draft
from engine.core.errors import Luck
from engine.core.events import EventType
from engine.core.faces import FacePrinter
from engine.core.game import Step
from engine.core.scenes.cards import Cards
from engine.core.scenes.decision import decision_of, effect_that_asks
from engine.core.scenes.log import log_of
from engine.core.scenes.sight import Sight
from engine.core.scenes.words import ABOUT, Meaning
from engine.core.word_tables import Words


class SceneTables(Protocol):
    """What a game's module of scene words holds."""

    GROUPS: dict[str, Words]  # what options are listed under
    MEANINGS: dict[str, Meaning]  # by verb, or by kind of decision and verb
    REACTIONS: frozenset[str]  # kinds of decisions that interrupt somebody else
    TONES: dict[str, str]  # event → tone of its line
    DICE: dict[str, tuple[str, str]]  # event → the field that holds dice, and what it is
    MOVES: dict[str, tuple[str, str, str]]  # event → fields of the figure, of where from ('' unknown) and to
    ROUND_STEPS: str  # the steps of a round, for people at a real table: a block each, with its rule
    SKIPPED_AT_FIRST: int  # how many of them, from the first on, the first round does without
    ROUNDS: str  # the event that begins a round: its first value is the number


class Corrections(Protocol):
    """What a game's module of corrections holds: what may lie otherwise on a real table."""

    CORRECTED: int  # the event that tells it

    def asked_again(self, game: Any) -> Step | None:
        """The step that asks the open question anew, after something was put right; None where that has to wait."""

    def correctables(self, sight: Sight) -> Iterable[Correctable]:
        """All that people may say lies otherwise."""

    def correct(self, game: Any, name: str, value: str) -> None:
        """Put one of them right."""


class SceneRoom(ABC):
    """One game's part of every scene."""

    collections: Mapping[str, str] = {}  # kind of a source → where its record lies in the document

    def __init__(
        self,
        tables: SceneTables,
        printer: Callable[[Draft], FacePrinter],
        pieces: Callable[[Sight], Iterable[ScenePiece]],
        luck_asked: Callable[[Sight, Luck], LuckAsked],
        corrections: Corrections,
    ) -> None:
        self.tables = tables
        self.cards = Cards(printer)
        self.pieces = pieces  # figures and tokens
        self.luck_asked = luck_asked  # at a real table: what people roll or draw next, in words
        self.corrections = corrections

    # --- what lies on the table -----------------------------------------------------------------------

    @abstractmethod
    def heading(self, sight: Sight) -> tuple[int, str, str, str]:
        """Round and its words, phase and its words."""

    @abstractmethod
    def boards(self, sight: Sight) -> tuple[str, ...]:
        """Keys of the boards in play."""

    @abstractmethod
    def seats(self, sight: Sight) -> Iterable[SceneSeat]:
        """Who sits at the table, with what this viewer may know of them."""

    @abstractmethod
    def piles(self, sight: Sight) -> Iterable[ScenePile]:
        """Decks, discard piles, cards in play."""

    @abstractmethod
    def tracks(self, sight: Sight) -> Iterable[SceneTrack]:
        """Numbers that move."""

    @abstractmethod
    def objectives(self, sight: Sight) -> Iterable[Objective]:
        """What is to be done."""

    @abstractmethod
    def in_force(self, sight: Sight) -> Iterable[InForce]:
        """What holds now."""

    @abstractmethod
    def phases(self, sight: Sight) -> Iterable[str]:
        """What a round is made of, by name."""

    @abstractmethod
    def steps(self, sight: Sight) -> Iterable[SceneStep]:
        """What this round is made of, as far as it is settled."""

    def started(self, sight: Sight, source: int, until: str = "") -> InForce:
        """What an effect has started: the text of the card that it stands on, if it is on one, and until when."""
        found = sight.game.scenario.sources[source]
        collection = self.collections.get(found.kind, "")
        text = self.cards.text(sight, collection, found.id) if collection else ""
        told = f"{text} ({until})" if text and until else text or until
        return InForce(sight.label("source", source), told, f"{collection}/{found.id}" if collection else "")

    @abstractmethod
    def ended(self, sight: Sight) -> Ended | None:
        """How the game ended, if it has."""

    # --- options and log ------------------------------------------------------------------------------

    @abstractmethod
    def anchors(self, sight: Sight, what: str, value: Any) -> Iterable[Anchor]:
        """What on the table stands for an argument of an option."""

    @abstractmethod
    def piece_id(self, game: Any, what: str, value: Any) -> str:
        """The piece that an argument of an event is; '' for none."""

    def rule_of(self, sight: Sight, kind: EventType, told: Mapping[str, tuple[str, Any]]) -> str:
        """The rule that a line of the log cites: its event's own, unless it depends on who did it."""
        return kind.rule

    def side_icons(self, game: Any, what: str, value: Any) -> tuple[str, ...]:
        """What is drawn on the side of a die; nothing where it is a number or a word."""
        return ()

    def meaning(self, sight: Sight, verb: str, option: tuple[Any, ...], words: Mapping[str, str]) -> str:
        """What happens after an option, in a sentence."""
        if verb in ABOUT and words.get("does"):
            return sight.said(ABOUT[verb], **words)
        game, meanings = sight.game, self.tables.MEANINGS
        found = meanings.get(f"{game.decision_kinds[game.kind].name}/{verb}") or meanings.get(verb)
        return sight.said(found[2], **words) if found else ""

    def means(self, sight: Sight) -> Iterable[SceneTrack]:
        """What whoever is asked has left for it."""
        return ()

    def about(self, sight: Sight) -> InForce | None:
        """What the open question is about, in words."""
        return effect_that_asks(self, sight)

    # --- the whole ------------------------------------------------------------------------------------

    def scene(self, game: Any, viewer: Viewer, lang: str, log_from: int = 0) -> Scene:
        """Everything that this viewer may know now."""
        sight = Sight(game, viewer, lang)
        number, round_label, phase, phase_label = self.heading(sight)
        return Scene(
            viewer,
            game.decisions_made,
            number,
            round_label,
            phase,
            phase_label,
            self.boards(sight),
            tuple(self.seats(sight)),
            tuple(self.pieces(sight)),
            tuple(self.piles(sight)),
            tuple(self.tracks(sight)),
            tuple(self.objectives(sight)),
            tuple(self.in_force(sight)),
            log_of(self, sight, log_from),
            decision_of(self, sight),
            self.ended(sight),
            tuple(self.phases(sight)),
            tuple(self.steps(sight)),
            {},
        )


def face_down(id_: str) -> SceneCard:
    """A card that this viewer may not see."""
    return SceneCard(id_, None, ("face-down",))
