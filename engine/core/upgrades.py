"""Documents of older formats as the present one: one function a step."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import Any

from engine.core import game_words as words
from engine.core.errors import ContentError, Fault
from engine.core.json_values import misfits

FORMAT = 1
Document = dict[str, Any]
STEPS: Mapping[int, Callable[[Document], Document]] = {}
"""From a format to the next: {1: with_something_new}. The first format has had no successor yet."""


def upgrade(document: Mapping[str, Any]) -> Document:
    """The document in the present format; one of a newer format is refused. What has none is left to `check`."""
    if faults := list(misfits(document)):  # before anybody goes down into it
        raise ContentError(faults)
    upgraded = copy.deepcopy(dict(document))
    number = upgraded.get("format")
    if not isinstance(number, int) or isinstance(number, bool):
        return upgraded
    if number > FORMAT:
        message = words.NEWER_PACK(number=number, most=FORMAT)
        raise ContentError([Fault("format", message, words.NEWER_ENGINE(), "format")])
    while number in STEPS:
        upgraded = {**STEPS[number](upgraded), "format": number + 1}
        number += 1
    return upgraded
