"""What a choice brings, event by event: for those who watch a game and want to see every step of it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.core.answers.scenes import Scene, Viewer
from engine.core.game import Game

if TYPE_CHECKING:
    from engine.core.scenes.room import SceneRoom


class _Watched(list[tuple[int, Any]]):
    """A log that has somebody look whenever something is written into it."""

    def __init__(self, look: Callable[[], None]) -> None:
        super().__init__()
        self._look = look

    def append(self, event: tuple[int, Any]) -> None:
        super().append(event)
        self._look()


def unfolded(
    room: "SceneRoom", game: Game, choice: int, viewer: Viewer, lang: str, wanted: range | None
) -> tuple[Scene | None, ...]:
    """The scene at every event of a choice, or at those that are wanted; whether the engine is compiled or not."""
    copy = game.clone()
    seen: list[Scene | None] = []

    def look() -> None:
        is_wanted = wanted is None or len(seen) in wanted
        seen.append(room.scene(copy, viewer, lang, log_from=len(log)) if is_wanted else None)

    log = _Watched(look)
    copy.log = log
    copy.choose(choice)
    return tuple(seen)
