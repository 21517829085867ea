"""The whole game on one strip: a number that rises, what people have left, and what happened when."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from django.utils.translation import gettext as _

from playtests.replays.unrolling import Frame, Unrolled

WIDTH, TOP, LANE = 1300, 26, 44
FALLEN = {"knocked-down", "dead"}  # states of a person that hurt
DASHES = ("", "6 4", "2 4", "9 3 2 3", "1 5", "12 4")


@dataclass(frozen=True, slots=True)
class Band:
    """A round or a phase, from one step to another."""

    x: float
    width: float
    label: str
    tone: int = 0  # which phase it is, in the order in which they came
    number: int = 0  # of a round


@dataclass(frozen=True, slots=True)
class Course:
    """A number over the game, as a stepped line."""

    label: str
    d: str
    dashes: str = ""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that one wants to find again."""

    kind: str  # "objective", "fallen", "in-force"
    icon: str
    step: int
    x: float
    label: str

    @property
    def icon_x(self) -> float:
        return self.x - 7


@dataclass(frozen=True, slots=True)
class Tick:
    """A good or a bad line of the log."""

    tone: str
    x: float


@dataclass(frozen=True, slots=True)
class Strip:
    rounds: tuple[Band, ...]
    phases: tuple[Band, ...]
    phase_names: tuple[str, ...]
    track: str  # what the upper lane shows
    track_range: str
    track_course: Course | None
    hands: str  # what the lower lane shows
    courses: tuple[Course, ...]
    marks: tuple[Mark, ...]
    ticks: tuple[Tick, ...]
    dice: int


def strip_of(game: Unrolled) -> Strip:
    phases, names = _phases(game)
    track, scale = _track(game)
    hands, courses = _hands(game)
    return Strip(
        tuple(_rounds(game)),
        tuple(phases),
        names,
        track.label if track else "",
        scale,
        _course(game, track.label, _values_of_track(game, track), TOP + 12, LANE - 12) if track else None,
        hands,
        tuple(courses),
        tuple(_marks(game)),
        tuple(Tick(line.tone, _x(game, line.number)) for line in game.log if line.tone in ("good", "bad")),
        sum(bool(line.dice) for line in game.log),
    )


def _x(game: Unrolled, step: int) -> float:
    return round(step / max(1, game.steps - 1) * WIDTH, 1)


def _rounds(game: Unrolled) -> Iterator[Band]:
    first = 0
    for line, following in pairwise((*game.log, None)):
        if following is None or following.round != line.round:
            end = game.steps - 1 if following is None else following.number
            label = _("Round %(number)s") % {"number": line.round} if line.round else ""
            yield Band(_x(game, first), round(_x(game, end) - _x(game, first), 1), label, number=line.round)
            first = end


def _phases(game: Unrolled) -> tuple[list[Band], tuple[str, ...]]:
    names: dict[str, int] = {}
    bands = []
    begins = 0
    for frame, following in pairwise((*game.frames, None)):
        label = frame.scene.phase_label
        if following is not None and following.scene.phase_label == label:
            continue
        tone = names.setdefault(label, len(names))
        end = max(frame.lines - 1, begins)
        bands.append(Band(_x(game, begins), round(_x(game, end) - _x(game, begins), 1), label, tone))
        begins = end
    return bands, tuple(names)


def _track(game: Unrolled) -> tuple[Any, str]:
    """The first number of the table that moves between two ends."""
    halfway = game.frames[len(game.frames) // 2].scene
    found = next((track for track in halfway.tracks if track.most is not None and not track.text), None)
    return found, _("%(least)s to %(most)s") % {"least": found.least, "most": found.most} if found else ""


def _values_of_track(game: Unrolled, track: Any) -> list[float]:
    span = max(1, track.most - track.least)
    tracks = ({one.id: one.value for one in frame.scene.tracks} for frame in game.frames)
    return [(values.get(track.id, track.least) - track.least) / span for values in tracks]


def _hands(game: Unrolled) -> tuple[str, list[Course]]:
    """Cards in hand where the game has hands, else the first number of every seat that has two ends."""
    names = [seat.label for seat in game.last.seats]
    has_hands = any(seat.hand_count for frame in game.frames for seat in frame.scene.seats)
    left = [[_left(seat, has_hands) for seat in frame.scene.seats] for frame in game.frames]
    most = max((value for values in left for value in values), default=0)
    if not most:
        return "", []
    label = _("Cards in hand") if has_hands else _stat_label(game)
    courses = []
    for seat, name in enumerate(names):
        values = [row[seat] / most if seat < len(row) else 0.0 for row in left]
        courses.append(_course(game, name, values, TOP + LANE + 8, LANE - 12, DASHES[seat % len(DASHES)]))
    return label, courses


def _left(seat: Any, has_hands: bool) -> int:
    if has_hands:
        return seat.hand_count
    return sum(stat.value for stat in _stats(seat))


def _stats(seat: Any) -> list[Any]:
    first = next((stat.label for stat in seat.stats if stat.most is not None), "")
    return [stat for stat in seat.stats if stat.label == first and stat.most is not None]


def _stat_label(game: Unrolled) -> str:
    return next((_stats(seat)[0].label for seat in game.last.seats if _stats(seat)), "")


def _course(game: Unrolled, label: str, values: list[float], top: int, height: int, dashes: str = "") -> Course:
    """Stepped: a number changes with a line of the log, not between two."""
    parts = []
    for frame, value in zip(game.frames, values, strict=True):
        x, y = _x(game, max(frame.lines - 1, 0)), round(top + height * (1 - min(1.0, max(0.0, value))), 1)
        parts.append(f"H{x}V{y}" if parts else f"M{x} {y}")
    return Course(label, "".join(parts), dashes)


def _marks(game: Unrolled) -> Iterator[Mark]:
    for before, after in pairwise(game.frames):
        done = {one.id for one in before.scene.objectives if one.done}
        for objective in after.scene.objectives:
            if objective.done and objective.id not in done:
                yield _mark(game, before, after, "objective", "ui-flag", "good", objective.label)
        fallen = _fallen(before)
        for piece_id, label in _fallen(after).items():
            if piece_id not in fallen:
                yield _mark(game, before, after, "fallen", "knocked-down", "bad", label)
        held = {(one.label, one.source) for one in before.scene.in_force}
        for rule in after.scene.in_force:
            if (rule.label, rule.source) not in held and _is_told(game, before, after, rule.label):
                yield _mark(game, before, after, "in-force", "twist", "card", rule.label)


def _is_told(game: Unrolled, before: Frame, after: Frame, label: str) -> bool:
    """Whether a card of this name was turned up: what holds from the start, or comes and goes, is no mark."""
    return any(line.tone == "card" and label in line.text for line in game.log[before.lines : after.lines])


def _fallen(frame: Frame) -> dict[str, str]:
    return {piece.id: piece.label for piece in frame.scene.pieces if FALLEN.intersection(piece.states)}


def _mark(game: Unrolled, before: Frame, after: Frame, kind: str, icon: str, tone: str, label: str) -> Mark:
    """At the line that tells of it: the last of its tone within the choice, one with its name first; else its last."""
    toned = [line for line in game.log[before.lines : after.lines] if line.tone == tone]
    lines = [line for line in toned if label in line.text] or toned
    step = lines[-1].number if lines else max(after.lines - 1, 0)
    return Mark(kind, icon, step, _x(game, step), label)
