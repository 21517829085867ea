"""A game that is over, in numbers."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from playtests.models import Table
from playtests.tables.history import Taken


def statistics_of(table: Table, scene: Any, taken: Sequence[Taken]) -> list[tuple[str, str]]:
    """What the score does not say: how long it took, what was rolled, who decided how often."""
    dice = sum(len(line.dice) for line in scene.log)
    done = sum(goal.done for goal in scene.objectives)
    minutes = max(1, round((table.moved_at - table.created_at).total_seconds() / 60))
    by_seat = Counter(one.seat for one in taken)
    return [
        (_("Decisions"), str(len(taken))),
        *(
            (_("Decisions of %(name)s") % {"name": seat.label}, str(by_seat[seat.index]))
            for seat in scene.seats
            if by_seat[seat.index]
        ),
        (_("Dice rolled"), str(dice)),
        (_("Objectives"), _("%(done)s of %(all)s") % {"done": done, "all": len(scene.objectives)}),
        (_("Time"), ngettext("%(n)s minute", "%(n)s minutes", minutes) % {"n": minutes}),
    ]
