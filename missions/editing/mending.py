"""What becomes of places that name a record which goes, and of findings of one kind: tried first, then offered."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from django.utils.translation import gettext as _

from engine import BadEdit, boards, check, edit
from engine import missions as missions_in
from missions.editing.paths import Parts, value_at
from missions.editing.users import User

MOST_INSTEAD = 30  # records offered in the place of one that goes
MOST_TRIED = 10  # checks of the whole pack: a second or two
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
    document: dict[str, Any], path: Parts, users: list[User], titles: dict[str, str], lang: str = "en"
) -> list[Broken]:
    """The places that name a record, each with what could stand there instead."""
    found = [Broken(user, mends_of(document, path, user, titles, lang)) for user in users]
    spread = [replace(one, mends=in_turn(one.mends, index)) for index, one in enumerate(found)]
    return tried(document, path, spread) if spread else []


def mends_of(document: dict[str, Any], path: Parts, user: User, titles: dict[str, str], lang: str) -> list[Mend]:
    """Leave the entry out, name another record, or another place of the board that it lies on."""
    mends = [Mend(_("Leave it out there"), [{"op": "remove", "at": list(entry_of(user.path))}])]
    written = value_at(document, user.path)
    others: list[tuple[str, str]] = []
    if written == path[1]:
        itself = user.name if user.path[0] == path[0] else None  # no record waits for itself
        others = [(name, title) for name, title in titles.items() if name not in (path[1], itself)]
    elif isinstance(written, str) and written.startswith(f"{path[1]}/"):
        places = places_instead(document, user, f"{path[1]}/", lang)
        others = [(name, _("Move it to %(place)s") % {"place": title}) for name, title in places]
    for name, title in others[:MOST_INSTEAD]:
        mends.append(Mend(title, [{"op": "set", "at": list(user.path), "value": name}]))
    return mends


def places_instead(document: dict[str, Any], user: User, gone: str, lang: str) -> list[tuple[str, str]]:
    """The places of a mission's boards that will still be there and that the mission does not name yet."""
    mission = next((one.id for one in missions_in(document, lang) if tuple(one.path[:2]) == user.path[:2]), None)
    if mission is None:
        return []
    named = set(words_in(value_at(document, user.path[:2])))
    regions = [region for board in boards(document, mission, lang) for region in board.regions]
    return [(one.id, one.name) for one in regions if not one.id.startswith(gone) and one.id not in named]


def words_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from words_in(inner)


def in_turn(mends: list[Mend], index: int) -> list[Mend]:
    """Leaving out first; then each place begins with another one, for two things seldom go to the same place."""
    first, *others = mends
    start = index % len(others) if others else 0
    return [first, *others[start:], *others[:start]]


def entry_of(path: Parts) -> Parts:
    """The whole entry of a list that a name stands in; else the field itself."""
    ends = [index for index, part in enumerate(path) if index > 1 and isinstance(part, int)]
    return path[: ends[-1] + 1] if ends else path


def tried(document: dict[str, Any], path: Parts, broken: list[Broken]) -> list[Broken]:
    """Which way is sound at each place: all are left out at once; where that breaks something the others are tried,
    at once where several places of one record need it, then one by one."""
    known = errors_of(document)
    chosen = [one.mends[0] for one in broken]
    fresh = errors_of(without(document, path, chosen)) - known
    moved = [
        one.mends[1] if touches(fresh, one.user.path) and one.mends[1:] else mend
        for one, mend in zip(broken, chosen, strict=True)
    ]
    after = errors_of(without(document, path, moved)) - known
    if len(after) < len(fresh):
        chosen, fresh = moved, after
    checks = 2
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
