"""What becomes of places that name a record which goes, and of findings of one kind: tried first, then offered."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine import BadEdit, check, edit
from missions.editing.paths import Parts, value_at
from missions.editing.users import User

MOST_INSTEAD = 30  # records offered in the place of one that goes
MOST_TRIED = 8  # checks of the whole pack: a second or two
MOST_ROUNDS = 12  # of mending one kind of finding

Operations = list[dict[str, Any]]


@dataclass(frozen=True)
class Mend:
    """One way to deal with a place that names a record which goes."""

    label: str
    operations: Operations
    is_sound: bool = False  # tried: nothing else breaks


@dataclass(frozen=True)
class Broken:
    """A place that would break, and the ways to mend it, sound ones first."""

    user: User
    mends: list[Mend]

    @property
    def is_mendable(self) -> bool:
        return bool(self.mends) and self.mends[0].is_sound


def broken_by(
    document: dict[str, Any], path: Parts, users: list[User], titles: dict[str, str], out: str
) -> list[Broken]:
    """The places that name a record, each with what could stand there instead. `out` says 'leave it out there'."""
    found = [Broken(user, mends_of(document, path, user, titles, out)) for user in users]
    return tried(document, path, found) if found else []


def mends_of(document: dict[str, Any], path: Parts, user: User, titles: dict[str, str], out: str) -> list[Mend]:
    """Leave the entry out, or name another record; a place on a sector has no other of the same name."""
    mends = [Mend(out, [{"op": "remove", "at": list(entry_of(user.path))}])]
    if value_at(document, user.path) == path[1]:
        others = [(name, title) for name, title in titles.items() if name != path[1]][:MOST_INSTEAD]
        mends += [Mend(title, [{"op": "set", "at": list(user.path), "value": name}]) for name, title in others]
    return mends


def entry_of(path: Parts) -> Parts:
    """The whole entry of a list that a name stands in; else the field itself."""
    ends = [index for index, part in enumerate(path) if index > 1 and isinstance(part, int)]
    return path[: ends[-1] + 1] if ends else path


def tried(document: dict[str, Any], path: Parts, broken: list[Broken]) -> list[Broken]:
    """Which way is sound at each place: all are left out at once; where that breaks something others are tried."""
    known = errors_of(document)
    chosen = [one.mends[0] for one in broken]
    checks = 1
    fresh = errors_of(without(document, path, chosen)) - known
    for index, one in enumerate(broken):
        if not touches(fresh, one.user.path):
            broken[index] = as_sound(one, chosen[index])
            continue
        for mend in one.mends[1:]:
            if checks >= MOST_TRIED:
                break
            checks += 1
            with_it = [*chosen[:index], mend, *chosen[index + 1 :]]
            after = errors_of(without(document, path, with_it)) - known
            if not touches(after, one.user.path):
                chosen, fresh = with_it, after
                broken[index] = as_sound(one, mend)
                break
    return broken


def as_sound(one: Broken, mend: Mend) -> Broken:
    rest = [other for other in one.mends if other is not mend]
    return replace(one, mends=[replace(mend, is_sound=True), *rest])


def touches(errors: set[Any], path: Parts) -> bool:
    """Whether something is wrong with the record that a place lies in."""
    return any(where[:2] == path[:2] for _code, where, _message in errors)


def without(document: dict[str, Any], path: Parts, mends: Sequence[Mend]) -> dict[str, Any] | None:
    """The document without the record, mended; None where these mends cannot be made together."""
    operations = [*in_order(mends), {"op": "remove", "at": list(path)}]
    try:
        return edit(document, operations).document
    except BadEdit:
        return None


def in_order(mends: Sequence[Mend]) -> Operations:
    """Last places first: what is taken out of a list moves those behind it. What two mends share is done once."""
    unique: dict[str, dict[str, Any]] = {}
    for mend in reversed(mends):
        for operation in mend.operations:
            unique.setdefault(repr(operation), operation)
    return list(unique.values())


def errors_of(document: dict[str, Any] | None) -> set[Any]:
    if document is None:
        return {("", (), "")}
    found = check(document).findings
    return {(one.code, tuple(one.path), one.message) for one in found if one.severity == "error"}


def mends_of_kind(document: dict[str, Any], code: str, lang: str) -> tuple[Operations, list[tuple[str, str, str]]]:
    """The operations that mend all findings of a kind, and what each changes: its label, before and after."""
    operations: Operations = []
    changes: list[tuple[str, str, str]] = []
    for _round in range(MOST_ROUNDS):
        fixes = [one.fix for one in check(document, lang=lang).findings if one.code == code and one.fix]
        made = list(_applied(document, fixes))
        if not made:
            break
        for fix, after in made:
            operations += fix.operations
            changes.append((fix.label, fix.before, fix.after))
            document = after
    return operations, changes


def _applied(document: dict[str, Any], fixes: Sequence[Any]) -> Iterator[tuple[Any, dict[str, Any]]]:
    """Each fix on top of the one before; one that does not fit any more waits for the next check."""
    for fix in fixes:
        try:
            document = edit(document, list(fix.operations)).document
        except BadEdit:
            continue
        yield fix, document
