"""Who of a group played what, and how it ended: the roster by person."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.utils.translation import gettext as _

from campaigns.models import Membership, Play


@dataclass(frozen=True)
class Mark:
    """How one mission went for one person."""

    state: str  # won, lost, regained (lost before it was won), absent, open
    mission: str  # '' while it is sealed

    @property
    def words(self) -> str:
        told = {
            "won": _("won"),
            "lost": _("lost"),
            "regained": _("lost, then won"),
            "absent": _("played without them"),
            "open": _("not played yet"),
        }
        return f"{self.mission or _('Sealed')}: {told[self.state]}"


@dataclass
class Person:
    """One line of the roster by person."""

    name: str
    member: Membership | None  # whoever has left is a name only
    games: int = 0
    won: int = 0
    pieces: list[dict[str, Any]] = field(default_factory=list)  # lines of everybody who was played
    marks: list[Mark] = field(default_factory=list)

    @property
    def initial(self) -> str:
        return self.name[:1].upper()


def people_of(
    members: Iterable[Membership], plays: Sequence[Play], kept: dict[str, Any], *, shows_sealed: bool
) -> list[Person]:
    """Everybody who plays in the group, and whoever sat at the table once, in the order of the group."""
    rows = {member.name: Person(member.name, member) for member in members}
    named = [person for play in plays for person, _pieces in play.seats if person]
    for name in dict.fromkeys(named):
        rows.setdefault(name, Person(name, None))
    roster = {line["id"]: line for line in kept["everybody"]}
    missions = [node for node in kept["map"]["nodes"] if node["kind"] == "mission"]
    for row in rows.values():
        own = [play for play in plays if row.name in (person for person, _pieces in play.seats)]
        row.games, row.won = len(own), sum(play.outcome == "won" for play in own)
        played = (piece for play in own for person, pieces in play.seats if person == row.name for piece in pieces)
        row.pieces = [roster[piece] for piece in dict.fromkeys(played) if piece in roster]
        for node in missions:
            is_sealed = node["is_spoiler"] and not shows_sealed
            row.marks.append(Mark(state_of(node["mission"], own, plays), "" if is_sealed else node["title"]))
    return list(rows.values())


def state_of(mission: str, own: Sequence[Play], plays: Sequence[Play]) -> str:
    """How a mission went, of the games that somebody sat in and of all games."""
    outcomes = [play.outcome for play in own if play.mission == mission]
    if not outcomes:
        return "absent" if any(play.mission == mission for play in plays) else "open"
    if "won" in outcomes:
        return "won" if outcomes[0] == "won" else "regained"
    return "lost"
