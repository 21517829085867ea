"""What stands on the boards, kind by kind: how many there are and what their cards say."""

from dataclasses import dataclass
from typing import Any

from playtests.reports import answers

TOLD = ("speed", "health", "attack", "defence", "strength", "range")  # what one asks about a figure most
ATTACK = "attack"


@dataclass(frozen=True, slots=True)
class Kind:
    """Figures of one kind, with the card that they share."""

    key: str
    count: int
    icon: str
    face: Any

    @property
    def stats(self) -> list[Any]:
        """In short, for the line."""
        fight = [stat for block in self.face.blocks if block.role == ATTACK for stat in block.stats]
        return [stat for stat in (*self.face.stats, *fight) if stat.slot in TOLD and stat.value and stat.icon]

    @property
    def texts(self) -> list[Any]:
        """What else stands on the card."""
        return [block for block in self.face.blocks if block.role not in ("story", ATTACK)]


def kinds_of(scene: Any, digest: str, lang: str) -> list[Kind]:
    """Nobody's figures with a card, in the order of the scene."""
    met: dict[str, list[Any]] = {}
    for piece in scene.pieces:
        if piece.face and piece.seat is None and piece.region:
            met.setdefault(piece.face, []).append(piece)
    found = []
    for name, pieces in met.items():
        collection, _slash, id_ = name.partition("/")
        face = answers.face_of(digest, collection, id_, lang)
        if face:
            found.append(Kind(name, len(pieces), pieces[0].icon, face))
    return found
