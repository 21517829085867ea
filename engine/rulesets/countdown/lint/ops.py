"""Ops: CD-60.31, CD-60.47 to CD-60.50."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.lint import Problem
from engine.rulesets.countdown.lint.drafts import MissionDraft, PackDraft
from engine.rulesets.countdown.lint.registry import mission_checks, pack_checks
from engine.rulesets.countdown.lint.words import cards as words

TOP_SKILL = 6
LARGEST_TEAM = 6
SMALLEST_TEAM = 4  # CD-90.84


@mission_checks.check("CD-60.31", "warning", "CD-17.01", "Somebody can defuse the bombs of a bomb mission.")
def bombs_can_be_defused(draft: MissionDraft) -> Iterator[Problem]:
    yield from nobody_defuses(draft, [op.id for op in draft.pack.ops])


def nobody_defuses(draft: MissionDraft, team: Sequence[str]) -> Iterator[Problem]:
    """CD-60.31 for a chosen team: an op whose ability is written as an effect may be able to."""
    if draft.objective != "bombs":
        return
    ops = [op for op in draft.pack.ops if op.id in team]
    if all(op.special != "defuse" and isinstance(op.special, str) for op in ops):
        yield words.NOBODY_DEFUSES(draft.path, mission=draft.name)


pack_checks.on_loading("CD-60.47", "error", "CD-2.23", "Op numbers are unique.")


@pack_checks.check("CD-60.48", "warning", "CD-25.03", "Aim steps rise, and only one op reaches skill 6.")
def only_one_reaches_six(draft: PackDraft) -> Iterator[Problem]:
    best = [(index, op) for index, op in enumerate(draft.pack.ops) if len(op.aim_steps) >= TOP_SKILL]
    for index, op in best[1:]:
        yield words.BEST_SHOTS(
            f"ops[{index}] ({op.id}).aimSteps", op=draft.name(op), skill=TOP_SKILL, other=draft.name(best[0][1])
        )


@pack_checks.check("CD-TEAM", "error", "CD-6.02", "There are ops for a team.")
def there_is_a_team(draft: PackDraft) -> Iterator[Problem]:
    if draft.pack.missions and len(draft.pack.ops) < SMALLEST_TEAM:
        yield words.NO_OPS("ops", n=len(draft.pack.ops), least=SMALLEST_TEAM)


pack_checks.on_loading("CD-60.49", "error", "CD-6.08", "Scales begin within their limits and rise.")


@pack_checks.check("CD-60.50", "warning", "CD-2.04", "The cubes suffice for six ops.")
def cubes_suffice(draft: PackDraft) -> Iterator[Problem]:
    if draft.limits is None:
        return
    for trouble, cubes, most in (
        (words.HEALTH_CUBES, draft.limits.health_cubes, [op.health_max for op in draft.pack.ops]),
        (words.ENERGY_CUBES, draft.limits.energy_cubes, [op.energy_max for op in draft.pack.ops]),
    ):
        needed = sum(sorted(most, reverse=True)[:LARGEST_TEAM])
        if needed > cubes:
            yield trouble("ops", n=needed, has=cubes)
