"""What the page of a replay is made of, and the pieces that it fetches while one steps."""

from collections.abc import Mapping
from typing import Any

from django.template.loader import render_to_string
from django.utils.functional import cached_property

from playtests.replays.strip import Strip, strip_of
from playtests.replays.unrolling import Unrolled, View
from playtests.scenes.stage import pieces_svg, stages_of, things_of

CHUNK = 8  # steps that are fetched at once: some tens of milliseconds, also for a jump to anywhere


class ReplayPage:
    """A replay at one of its steps."""

    chunk = CHUNK

    def __init__(self, game: Unrolled, boards: Mapping[str, Any], step: int | None = None) -> None:
        self.game = game
        self.boards = boards
        last = max(0, game.steps - 1)
        self.step = last if step is None else min(step, last)

    @cached_property
    def view(self) -> View:
        found = next(self.game.views(self.step, self.step + 1), None)
        return found or View(0, self.game.last, self.game.last.pieces)

    @property
    def scene(self) -> Any:
        return self.view.scene

    @cached_property
    def strip(self) -> Strip:
        return strip_of(self.game)

    @property
    def last_step(self) -> int:
        return max(0, self.game.steps - 1)

    @property
    def step_before(self) -> int:
        return max(0, self.step - 1)

    @property
    def step_after(self) -> int:
        return min(self.last_step, self.step + 1)

    @property
    def outcome(self) -> Any:
        return self.game.last.outcome

    @property
    def stages(self) -> list[tuple[Any, bool]]:
        """Every board that the game was played on, and whether it is in play at this step."""
        shown = {key: drawing for drawing, key in self._drawn(self.view.scene)}
        for frame in self.game.frames:
            for drawing, key in self._drawn(frame.scene) if set(frame.scene.boards) - shown.keys() else ():
                shown.setdefault(key, drawing)
        return [(drawing, key in self.view.scene.boards) for key, drawing in shown.items()]

    def _drawn(self, scene: Any) -> list[tuple[Any, str]]:
        return [(drawing, drawing.board.key) for drawing in stages_of(scene, self.boards)]

    def counts(self) -> dict[str, int]:
        kinds = [mark.kind for mark in self.strip.marks]
        return {kind.replace("-", "_"): kinds.count(kind) for kind in ("fallen", "objective", "in-force")}


def steps_of(game: Unrolled, boards: Mapping[str, Any], first: int) -> dict[str, Any]:
    """A chunk of steps. What is the same as at the step before is left out; the first of a chunk has everything."""
    steps: list[dict[str, Any]] = []
    before: View | None = None
    for view in game.views(first, first + CHUNK):
        step: dict[str, Any] = {}
        if before is None or standing(view.scene) != standing(before.scene):
            step["status"] = render_to_string("playtests/replay/_status.html", {"scene": view.scene})
        if before is None or view.scene.boards != before.scene.boards:
            step["boards"] = list(view.scene.boards)
        if before is None or (view.pieces, view.scene.piles) != (before.pieces, before.scene.piles):
            things = things_of(view.scene, view.pieces)
            step["pieces"] = {key: pieces_svg(things, boards[key]) for key in view.scene.boards if key in boards}
        steps.append(step)
        before = view
    return {"first": first, "steps": steps}


def standing(scene: Any) -> tuple[Any, ...]:
    """What the status of a scene tells."""
    return scene.round_label, scene.phase_label, scene.objectives, scene.tracks, scene.in_force, scene.seats
