"""A record, unrolled: the scene after every choice, and the whole log."""

import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from engine import EngineError, Game, Pack, replayed, scene, unfolded

CONCEDE = -1  # as records tell it
# What a replay shows at most: several times the longest game that anybody plays. A scene takes half a millisecond and
# some thirty kilobytes, more where hundreds of tokens lie, and a line of the log its place on the page.
MOST_CHOICES = 3_000
MOST_LINES = 10_000
MOST_PIECES = 200_000  # in all scenes


@dataclass(frozen=True, slots=True)
class Frame:
    """What lay on the table after a choice; `lines` is how long the log was then."""

    scene: Any
    lines: int
    game: Game  # from which the next choice unfolds
    choice: int | None  # the next one; None where there is none, or it changes nothing on the table


@dataclass(frozen=True, slots=True)
class Unrolled:
    """A game as one viewer saw it. A step is a line of the log: that is what people count and link to."""

    frames: tuple[Frame, ...]
    log: tuple[Any, ...]
    viewer: Any
    lang: str
    fault: str = ""  # why it could not be played to its end
    is_cut: bool = False  # it goes on for longer than is shown

    @property
    def steps(self) -> int:
        return len(self.log)

    @property
    def last(self) -> Any:
        return self.frames[-1].scene

    def views(self, first: int, beyond: int) -> Iterator["View"]:
        """Steps `first` up to `beyond`: after a choice one thing happens after another, as the log tells it."""
        before = self.frames[0]
        for number, frame in enumerate(self.frames):
            begins = before.lines if number else 0
            if frame.lines > first and begins < beyond:
                yield from self._between(before, frame, begins, range(max(first, begins), min(beyond, frame.lines)))
            before = frame

    def _between(self, before: Frame, frame: Frame, begins: int, wanted: range) -> Iterator["View"]:
        """The wanted steps of one choice; the last step of it is the frame itself."""
        lines = self.log[begins : frame.lines]
        scenes = self._unfolded(before, len(lines), range(wanted.start - begins, wanted.stop - begins))
        shown, pieces = before.scene, before.scene.pieces
        for number, line in enumerate(lines):
            if number == len(lines) - 1:
                shown, pieces = frame.scene, frame.scene.pieces
            elif not scenes:
                pieces = moved(pieces, line.moved)
            elif line.number in wanted:
                shown, pieces = scenes[number], scenes[number].pieces
            if line.number in wanted:
                yield View(line.number, shown, pieces)

    def _unfolded(self, before: Frame, count: int, wanted: range) -> tuple[Any, ...]:
        """The scenes wanted of so many events; none where the frame itself is all, or the log tells of more."""
        if wanted.start >= count - 1 or before.choice is None:
            return ()
        try:
            scenes = unfolded(before.game, before.choice, self.viewer, self.lang, wanted)
        except EngineError:  # the rules have changed since: the log ends in the middle of it
            return ()
        return scenes if len(scenes) == count else ()


@dataclass(frozen=True, slots=True)
class View:
    """What is shown at a step: its scene, or else the last whole one with the figures on their way since."""

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
    choices = iter(record["choices"])
    fault, is_cut, pieces = "", False, 0
    try:
        for game in replayed(pack, record):
            is_too_long = len(frames) > MOST_CHOICES or len(game.log or ()) > MOST_LINES or pieces > MOST_PIECES
            if frames and is_too_long:
                is_cut = True
                break
            frames.append(_frame(game, viewer, lang, next(choices, None)))
            pieces += len(frames[-1].scene.pieces)
    except EngineError as error:
        if not frames:  # it does not even begin
            raise
        fault = error.in_words(lang)
    lines = min(frames[-1].lines, MOST_LINES)  # what it begins with may be more
    log = scene(game, viewer, lang).log[:lines]
    return Unrolled(tuple(frames), log, viewer, lang, fault, is_cut or lines < frames[-1].lines)


def _frame(game: Game, viewer: Any, lang: str, choice: int | None) -> Frame:
    lines = len(game.log or ())
    kept = game.clone()
    kept.log = None
    return Frame(scene(game, viewer, lang, log_from=lines), lines, kept, None if choice == CONCEDE else choice)
