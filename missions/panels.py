"""What other apps show on the library's pages: the library asks, and does not know who answers.

    register_panel("actions", "playtests/_play_test_button.html", button_context)   # in AppConfig.ready

A context function gets the request and what the page is about, and returns what its template needs, or None to show
nothing. The slots of the mission page: "actions" (buttons in its head), "difficulty" (beside the briefing). Of the
mission and the pack page: "uses" (rows of 'Who uses it', about the pack). Of the card page: "card"; of the publish
page: "publish"; at the foot of the workspace: "workspace". Of the front page: "desk" (what somebody who has signed in
was doing, about that person). Of the gallery and mission tiles: none, they read PlayableMission.wins and play_count.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest

Context = dict[str, Any]
ContextFunction = Callable[[HttpRequest, Any], Context | None]

SLOTS = ("actions", "difficulty", "uses", "card", "publish", "workspace", "desk")


@dataclass(frozen=True)
class Panel:
    template: str
    context: ContextFunction


_panels: dict[str, list[Panel]] = defaultdict(list)


def register_panel(slot: str, template: str, context: ContextFunction) -> None:
    if slot not in SLOTS:
        raise ValueError(f"There is no slot {slot!r}; there are {', '.join(SLOTS)}.")
    panel = Panel(template, context)
    if panel not in _panels[slot]:
        _panels[slot].append(panel)


def panels(slot: str, request: HttpRequest, subject: Any) -> Iterator[tuple[str, Context]]:
    """Template and context of all that has something to show there."""
    for panel in _panels[slot]:
        context = panel.context(request, subject)
        if context is not None:
            yield panel.template, context
