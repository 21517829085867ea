"""A record, unrolled: the scene after every choice, and the whole log."""

import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from engine import EngineError, Pack, replayed, scene


@dataclass(frozen=True, slots=True)
class Frame:
    """What lay on the table after a choice; `lines` is how long the log was then."""

    scene: Any
    lines: int


@dataclass(frozen=True, slots=True)
class Unrolled:
    """A game as one viewer saw it. A step is a line of the log: that is what people count and link to."""

    frames: tuple[Frame, ...]
    log: tuple[Any, ...]
    fault: str = ""  # why it could not be played to its end

    @property
    def steps(self) -> int:
        return len(self.log)

    @property
    def last(self) -> Any:
        return self.frames[-1].scene

    def views(self, first: int, beyond: int) -> Iterator["View"]:
        """Steps `first` up to `beyond`: after a choice figures go one after another, as the log tells it."""
        before = self.frames[0]
        for number, frame in enumerate(self.frames):
            begins = before.lines if number else 0
            shown, pieces = before.scene, before.scene.pieces
            for line in self.log[begins : frame.lines] if frame.lines > first and begins < beyond else ():
                pieces = moved(pieces, line.moved)
                if line.number == frame.lines - 1:
                    shown, pieces = frame.scene, frame.scene.pieces
                if first <= line.number < beyond:
                    yield View(line.number, shown, pieces)
            before = frame


@dataclass(frozen=True, slots=True)
class View:
    """What is shown at a step: the last scene that was whole, and the figures on their way since."""

    number: int
    scene: Any
    pieces: tuple[Any, ...]


def moved(pieces: tuple[Any, ...], move: tuple[str, ...]) -> tuple[Any, ...]:
    """The pieces with one of them in another place."""
    if not move:
        return pieces
    piece, _from, to = move
    return tuple(replace(one, region=to) if one.id == piece else one for one in pieces)


@contextmanager
def without_collector() -> Iterator[None]:
    """Scenes are many small things that all stay: looking through them again and again costs a third of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@without_collector()
def unroll(pack: Pack, record: Mapping[str, Any], viewer: Any, lang: str) -> Unrolled:
    """As far as it goes: a record whose rules have changed since ends where they differ."""
    frames: list[Frame] = []
    fault = ""
    try:
        for game in replayed(pack, record):
            frames.append(_frame(game, viewer, lang))
    except EngineError as error:
        if not frames:  # it does not even begin
            raise
        fault = error.in_words(lang)
    log = scene(game, viewer, lang).log
    return Unrolled(tuple(frames), log[: frames[-1].lines], fault)


def _frame(game: Any, viewer: Any, lang: str) -> Frame:
    lines = len(game.log)
    return Frame(scene(game, viewer, lang, log_from=lines), lines)
