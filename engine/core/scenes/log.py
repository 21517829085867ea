"""The log for one viewer: sentences with the dice that fell and the figures that moved."""

from typing import TYPE_CHECKING

from engine.core.answers.scenes import LogLine
from engine.core.scenes.sight import Sight

if TYPE_CHECKING:
    from engine.core.scenes.room import SceneRoom


def log_of(room: "SceneRoom", sight: Sight, first: int) -> tuple[LogLine, ...]:
    """The lines from event `first` on; what is hidden from anybody is in no event."""
    game, log = sight.game, sight.game.log or []
    types = game.event_types
    round_code = next(code for code, kind in enumerate(types) if kind.name == room.tables.ROUNDS)
    round_number = next((values[0] for code, values in reversed(log[:first]) if code == round_code), 0)
    lines = []
    for number, (code, values) in enumerate(log[first:], first):
        kind = types[code]
        if code == round_code:
            round_number = values[0]
        told = {field: (what, value) for (field, what), value in zip(kind.fields, values, strict=True)}
        words = {field: sight.label(what, value) for field, (what, value) in told.items()}
        text = kind.text.get(sight.lang, kind.text["en"]).format(**words)
        lines.append(
            LogLine(
                number,
                kind.name,
                text[:1].upper() + text[1:],
                room.rule_of(sight, kind, told),
                round_number,
                room.tables.TONES.get(kind.name, ""),
                *_dice(room, sight, kind.name, told),
                _moved(room, sight, kind.name, told),
            )
        )
    return tuple(lines)


def _dice(
    room: "SceneRoom", sight: Sight, event: str, told: dict[str, tuple[str, object]]
) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """What the dice show, in words and as icons."""
    if event not in room.tables.DICE:
        return (), ()
    field, what = room.tables.DICE[event]
    value = told[field][1]
    faces = value if isinstance(value, tuple | list) else (value,)
    labels = tuple(sight.label(what, face) for face in faces)
    return labels, tuple(room.side_icons(sight.game, what, face) for face in faces)


def _moved(
    room: "SceneRoom", sight: Sight, event: str, told: dict[str, tuple[str, object]]
) -> tuple[str, str, str] | tuple[()]:
    if event not in room.tables.MOVES:
        return ()
    figure, origin, to = room.tables.MOVES[event]
    game = sight.game
    piece = room.piece_id(game, *told[figure])
    places = [str(game.name(*told[field]) or "") if field else "" for field in (origin, to)]
    return (piece, places[0], places[1])
