"""What a ruleset says of a game that is being played; the frame puts it together."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping
from typing import Any, ClassVar

from engine.core.answers.scenes import (
    Anchor,
    Ended,
    InForce,
    LuckAsked,
    Objective,
    Scene,
    SceneCard,
    ScenePiece,
    ScenePile,
    SceneSeat,
    SceneTrack,
    Viewer,
)
from engine.core.errors import Luck
from engine.core.scenes.decision import decision_of
from engine.core.scenes.log import log_of
from engine.core.scenes.sight import Sight
from engine.core.scenes.words import Words


class SceneRoom(ABC):
    """One game's part of every scene."""

    groups: ClassVar[Mapping[str, Words]]  # what options are listed under
    meanings: ClassVar[Mapping[str, tuple[str, str, Words]]]  # verb → group, rule, what happens then
    reactions: ClassVar[Collection[str]]  # kinds of decisions that interrupt somebody else
    tones: ClassVar[Mapping[str, str]]  # event → tone of its line
    dice: ClassVar[Mapping[str, tuple[str, str]]]  # event → the field that holds dice, and what it is
    moves: ClassVar[
        Mapping[str, tuple[str, str, str]]
    ]  # event → fields of the figure, of where from ('' unknown) and to
    rounds: ClassVar[str]  # the event that begins a round: its first value is the number

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
    def pieces(self, sight: Sight) -> Iterable[ScenePiece]:
        """Figures and tokens."""

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
    def ended(self, sight: Sight) -> Ended | None:
        """How the game ended, if it has."""

    # --- options and log ------------------------------------------------------------------------------

    @abstractmethod
    def anchors(self, sight: Sight, what: str, value: Any) -> Iterable[Anchor]:
        """What on the table stands for an argument of an option."""

    @abstractmethod
    def piece_id(self, game: Any, what: str, value: Any) -> str:
        """The piece that an argument of an event is; '' for none."""

    def meaning(self, sight: Sight, verb: str, option: tuple[Any, ...], words: Mapping[str, str]) -> str:
        """What happens after an option, in a sentence."""
        found = self.meanings.get(verb)
        return sight.said(found[2], **words) if found else ""

    # --- a real table -----------------------------------------------------------------------------------

    @abstractmethod
    def luck_asked(self, sight: Sight, luck: Luck) -> LuckAsked:
        """What people roll or draw next, in words."""

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
            {},
        )


def face_down(id_: str) -> SceneCard:
    """A card that this viewer may not see."""
    return SceneCard(id_, None, ("face-down",))
