"""What games of a mission have worked out: all that is written while playing and outlives a game."""

from typing import Any

from engine.core.scenario import Memo
from engine.rulesets.fireteam_zero.codes import FIRST_SPECIALIST


class Glance:
    """A hand at a glance: at which moments one of its cards reacts, as bits."""

    __slots__ = ("hand", "moments")

    def __init__(self, hand: tuple[int, ...], card_moments: tuple[int, ...]) -> None:
        self.hand = hand
        self.moments = 0
        for card in hand:
            self.moments |= card_moments[card]


class FireteamZeroMemo(Memo):
    """Tables that fill while games are played."""

    def __init__(self) -> None:
        super().__init__()
        self.filed: dict[Any, Any] = {}  # all that is in force, by what is in play
        self.texts: dict[Any, Any] = {}  # what each source puts into force, by its bearer
        self.audiences: dict[Any, Any] = {}  # in which slots the abilities in force listen, by moment
        self.unheard: list[Any] = []  # the same for moments that nothing in force waits for
        self.tables: dict[Any, tuple[Any, Any]] = {}  # by line-up: the table laid out, and what is left of set-up
        self.allowances: dict[int, tuple[tuple[int, ...], int, bool]] = {}  # upgrades, by role
        self.figures: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}  # kinds and pools, by number of heroes
        self.groups: dict[int, tuple[str | None, ...]] = {}  # labels of the figures, by number of heroes
        self.classes: dict[tuple[int, ...], tuple[tuple[int, ...], ...]] = {}  # figures of each class, by their kinds
        self.around: dict[tuple[int, int], tuple[int, ...]] = {}  # locations within range, by centre and range
        self.paths: dict[tuple[int, ...], tuple[int, ...]] = {}  # shortest ways, by terrain
        self.glances = [Glance((), ())] * FIRST_SPECIALIST  # the last one at each seat's hand, in whichever game
