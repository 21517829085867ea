"""What changed on a mission's boards: sectors that lie elsewhere, places, their terrain, tokens that moved."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from django.utils.translation import ngettext

from engine import boards
from missions.editions import Edition


@dataclass(frozen=True)
class Mark:
    """One change on a board, in words."""

    kind: Literal["new", "gone", "moved", "changed"]
    label: str
    before: str
    after: str


@dataclass
class BoardChange:
    """A board before and after, and what to light on it."""

    title: str
    before: Any  # the engine's boards, or None
    after: Any
    marks: list[Mark] = field(default_factory=list)
    tiles: list[tuple[Any, Any]] = field(default_factory=list)  # sectors that lie elsewhere, before and after
    moves: list[tuple[Any, Any]] = field(default_factory=list)  # tokens, before and after
    left: list[Any] = field(default_factory=list)  # tokens as they lay, of those that moved or went
    new_places: set[str] = field(default_factory=set)
    lost_places: set[str] = field(default_factory=set)
    changed_places: set[str] = field(default_factory=set)

    @property
    def is_whole(self) -> bool:
        """Both boards are there, so that one drawing can show them."""
        return bool(self.before and self.after)

    def states(self) -> dict[str, Literal["new", "gone", "changed"]]:
        """Place → how it is lit: green where something came, red where something went."""
        states: dict[str, Literal["new", "gone", "changed"]] = dict.fromkeys(self.changed_places, "changed")
        states |= dict.fromkeys([*self.lost_places, *(one.region for one in self.left)], "gone")
        return states | dict.fromkeys([*self.new_places, *(now.region for _was, now in self.moves)], "new")


def board_changes(before: Edition, after: Edition, mission: str, lang: str) -> list[BoardChange]:
    old = {one.key: one for one in before.ask(boards, mission, lang=lang)}
    new = {one.key: one for one in after.ask(boards, mission, lang=lang)}
    found = []
    for key in dict.fromkeys([*old, *new]):
        if old.get(key) != new.get(key):
            change = BoardChange((new.get(key) or old[key]).title, old.get(key), new.get(key))
            if change.is_whole:
                change.marks = [*tile_marks(change), *place_marks(change), *token_marks(change)]
            if change.marks or not change.is_whole:
                found.append(change)
    return found


def tile_marks(change: BoardChange) -> Iterator[Mark]:
    """Sectors that lie elsewhere or are turned; their places moved with them and are not told one by one."""
    old = {one.id: one for one in change.before.tiles}
    for tile in change.after.tiles:
        was = old.get(tile.id)
        if was and (was.column, was.row, was.rotation) != (tile.column, tile.row, tile.rotation):
            change.tiles.append((was, tile))
            yield Mark("moved", tile.title, lies(was), lies(tile))


def lies(tile: Any) -> str:
    """Column letter and row number of its first cell, and how it is turned."""
    place = f"{chr(ord('A') + tile.column % 26)}{tile.row + 1}"
    return f"{place}, ↻ {tile.rotation}/4" if tile.rotation else place


def place_marks(change: BoardChange) -> Iterator[Mark]:
    moved = {tile.id for _was, tile in change.tiles}
    old = {one.id: one for one in change.before.regions}
    new = {one.id: one for one in change.after.regions}
    for key in dict.fromkeys([*old, *new]):
        if key not in old:
            change.new_places.add(key)
            yield Mark("new", new[key].name, "", new[key].reference)
        elif key not in new:
            change.lost_places.add(key)
            yield Mark("gone", old[key].name, old[key].reference, "")
        else:
            with_place = new[key].tile not in moved
            was, now = described(old[key], with_place), described(new[key], with_place)
            if was != now:
                change.changed_places.add(key)
                yield Mark("changed", new[key].name, was, now)


def described(region: Any, with_place: bool) -> str:
    tags = [tag.label for tag in region.tags]
    count = len(region.cells)
    size = ngettext("%(count)s square", "%(count)s squares", count) % {"count": count}
    return ", ".join([*([region.reference] if with_place else []), size, *tags])


def token_marks(change: BoardChange) -> Iterator[Mark]:
    """Tokens by what they are; as many as lie elsewhere have moved, the rest came or went."""
    names = {one.id: one.name for board in (change.before, change.after) for one in board.regions}
    old, new = by_kind(change.before), by_kind(change.after)
    for key in dict.fromkeys([*old, *new]):
        was = [one for one in old[key] if one.region not in {other.region for other in new[key]}]
        now = [one for one in new[key] if one.region not in {other.region for other in old[key]}]
        pairs = list(zip(was, now, strict=False))
        change.moves += pairs
        change.left += was
        change.new_places |= {one.region for one in now}
        for one, other in pairs:
            yield Mark("moved", key[1], names.get(one.region, ""), names.get(other.region, ""))
        for one in was[len(pairs) :]:
            yield Mark("gone", key[1], names.get(one.region, ""), "")
        for one in now[len(pairs) :]:
            yield Mark("new", key[1], "", names.get(one.region, ""))


def by_kind(board: Any) -> defaultdict[tuple[str, str, str], list[Any]]:
    """What anybody may know before the game, by what it is."""
    found: defaultdict[tuple[str, str, str], list[Any]] = defaultdict(list)
    for one in board.tokens:
        if not one.is_spoiler:
            found[one.kind, one.label, one.text].append(one)
    return found
