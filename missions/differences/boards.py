"""What changed on a mission's boards: places, their terrain, tokens that moved."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from engine import boards
from missions.editions import Edition
from missions.pictures.boards.drawing import Heat

LIT = 4  # the step of the heat map's colours that shows a changed place


@dataclass(frozen=True)
class Mark:
    """One change on a board, in words."""

    kind: Literal["new", "gone", "moved", "changed"]
    label: str
    before: str
    after: str


@dataclass
class BoardChange:
    title: str
    before: Any  # the engine's boards, or None
    after: Any
    marks: list[Mark] = field(default_factory=list)
    lit_before: dict[str, Heat] = field(default_factory=dict)
    lit_after: dict[str, Heat] = field(default_factory=dict)


def board_changes(before: Edition, after: Edition, mission: str, lang: str) -> list[BoardChange]:
    old = {one.key: one for one in before.ask(boards, mission, lang=lang)}
    new = {one.key: one for one in after.ask(boards, mission, lang=lang)}
    found = []
    for key in dict.fromkeys([*old, *new]):
        if old.get(key) != new.get(key):
            change = BoardChange((new.get(key) or old[key]).title, old.get(key), new.get(key))
            if change.before and change.after:
                change.marks = [*place_marks(change), *token_marks(change)]
            if change.marks or not (change.before and change.after):
                found.append(change)
    return found


def place_marks(change: BoardChange) -> Iterator[Mark]:
    old = {one.id: one for one in change.before.regions}
    new = {one.id: one for one in change.after.regions}
    for key in dict.fromkeys([*old, *new]):
        if key not in old:
            change.lit_after[key] = Heat(LIT, "+")
            yield Mark("new", new[key].name, "", new[key].reference)
        elif key not in new:
            change.lit_before[key] = Heat(LIT, "−")
            yield Mark("gone", old[key].name, old[key].reference, "")
        elif described(old[key]) != described(new[key]):
            change.lit_before[key], change.lit_after[key] = Heat(LIT, ""), Heat(LIT, "")
            yield Mark("changed", new[key].name, described(old[key]), described(new[key]))


def described(region: Any) -> str:
    tags = ", ".join(tag.label for tag in region.tags)
    return f"{region.reference}, {len(region.cells)}{f', {tags}' if tags else ''}"


def token_marks(change: BoardChange) -> Iterator[Mark]:
    """Tokens by what they are; one that lies elsewhere has moved."""
    names = {one.id: one.name for board in (change.before, change.after) for one in board.regions}
    old = {(one.kind, one.label, one.text): one.region for one in change.before.tokens}
    new = {(one.kind, one.label, one.text): one.region for one in change.after.tokens}
    for key in dict.fromkeys([*old, *new]):
        was, now = old.get(key), new.get(key)
        if was == now:
            continue
        if was:
            change.lit_before.setdefault(was, Heat(LIT, ""))
        if now:
            change.lit_after.setdefault(now, Heat(LIT, ""))
        kind = "moved" if was and now else "new" if now else "gone"
        yield Mark(kind, key[1], names.get(was or "", ""), names.get(now or "", ""))
