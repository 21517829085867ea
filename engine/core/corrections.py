"""A real table may lie otherwise than the app believes: people say so, and the record keeps what they said.

What is offered next was worked out from what lay there. So a correction is made where the open question can be asked
anew, which is where somebody decides what to do next; in the middle of something it waits until that is done.
"""

from collections.abc import Mapping
from typing import Any

from engine.core import game_words as words
from engine.core.answers.scenes import Correctable
from engine.core.errors import IllegalChoice
from engine.core.game import NO_OPTIONS, Game, after_change
from engine.core.scenes.room import SceneRoom
from engine.core.scenes.sight import Sight
from engine.core.sentences import LANGUAGES


def correctable(room: SceneRoom, game: Game, lang: str = "en") -> tuple[Correctable, ...]:
    """All that may be said to lie otherwise; nothing where it has to wait."""
    if game.is_over or not game.options or room.corrections.asked_again(game) is None:
        return ()
    return tuple(room.corrections.correctables(Sight(game, "public", lang)))


def corrected(room: SceneRoom, game: Game, changes: Mapping[str, str]) -> Game:
    """A copy in which things lie as people say; its log tells it, its record keeps it. Raises IllegalChoice."""
    offered = {lang: {one.id: one for one in correctable(room, game, lang)} for lang in LANGUAGES}
    for name, value in changes.items():
        if name not in offered["en"] or value not in dict(offered["en"][name].choices):
            raise IllegalChoice(words.CANNOT_CORRECT(name=name, value=value), tuple(offered["en"]))
    other = game.clone()
    question = room.corrections.asked_again(other)
    assert question is not None
    other.options = NO_OPTIONS
    for name, value in changes.items():
        other.note(room.corrections.CORRECTED, {lang: _told(offered[lang][name], value) for lang in LANGUAGES})
        room.corrections.correct(other, name, value)
    other.do_next((after_change,), question)
    other.advance()
    kept = [*game.opening.get("corrected", ()), [game.decisions_made, dict(changes)]]
    other.opening = {**game.opening, "corrected": kept}
    return other


def _told(thing: Correctable, value: str) -> str:
    """For everybody's eyes: of somebody's cards no more than that they were counted anew."""
    return thing.group if thing.seat is not None else f"{thing.label}: {dict(thing.choices)[value]}"


def as_recorded(room: SceneRoom, game: Game, record: Mapping[str, Any]) -> Game:
    """The game with what people corrected before its next choice."""
    for number, changes in record.get("corrected") or ():
        if number == game.decisions_made:
            opening, game = game.opening, corrected(room, game, changes)
            game.opening = opening  # it holds the correction already
    return game
