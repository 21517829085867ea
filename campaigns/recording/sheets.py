"""The sheet on which an evening is recorded: fields in sections, the engine's proposal beside them."""

from collections.abc import Iterable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from django.http import QueryDict

from campaigns.books import Book
from campaigns.models import Draft
from campaigns.pictures.tracks import Track, drawn_track
from campaigns.recording.fields import (
    MOST_ROWS,
    NOTHING,
    Shown,
    name_of,
    names_in,
    put_at,
    read_fields,
    shown_fields,
    value_at,
    with_names,
)
from campaigns.recording.teams import taking_part, usual_team
from playtests.line_ups import place_of

MOST_SEATS = 8
WRITER, LONGEST_PAGE = "writer", 24
ABOUT = {"date": 10, "minutes": 4, "notes": 10_000, "house_rule": 300}  # field → most letters


@dataclass
class Sheet:
    """A draft as a form, in the reader's language."""

    book: Book
    draft: Draft
    lang: str

    @cached_property
    def form(self) -> Any:
        """What the ruleset asks for after this mission."""
        key = self.book.campaign.key or None
        return self.book.keeping.form(self.book.content, self.book.ledger, self.lang, key, self.draft.mission)

    @cached_property
    def proposal(self) -> Any:
        """What the result would change, and what speaks against it."""
        about = {"people": self.people, "date": self.draft.about.get("date") or None}
        found = self.book.keeping.propose(
            self.book.content,
            self.book.ledger,
            self.draft.data,
            self.lang,
            campaign=self.book.campaign.key or None,
            house_rule=self.draft.about.get("house_rule", ""),
            **about,
        )
        names = {**self.book.names(self.lang), **self.book.titles(self.lang), **names_in(self.form.fields)}
        refusals = tuple(replace(one, message=with_names(one.message, names)) for one in found.refusals)
        return replace(found, refusals=refusals)

    @property
    def as_typed(self) -> "Sheet":
        """On the ledger as it was when this draft was begun."""
        return Sheet(self.book.with_ledger(self.book.ledger[: self.draft.revision]), self.draft, self.lang)

    @property
    def people(self) -> list[str | None]:
        """Who sat where, without empty seats at the end."""
        named = [name or None for name in self.draft.people]
        while named and named[-1] is None:
            named.pop()
        return named

    def written_by(self, page: str) -> None:
        """Remember which page wrote last, so that one on another device does not overwrite it unseen."""
        self.draft.about = {**self.draft.about, WRITER: page[:LONGEST_PAGE]}

    def is_changed_elsewhere(self, page: str, seen: str) -> bool:
        """Whether another page has written since this one was opened and saw what `seen` had written."""
        writer = self.draft.about.get(WRITER, "")
        return self.draft.pk is not None and writer not in (page[:LONGEST_PAGE], seen)

    @property
    def writer(self) -> str:
        return self.draft.about.get(WRITER, "")

    @property
    def score(self) -> Any | None:
        """The last line of the score sheet is its sum."""
        return self.proposal.score[-1] if self.proposal.score else None

    @property
    def score_parts(self) -> Any:
        return self.proposal.score[:-1]

    @cached_property
    def asked(self) -> list[Any]:
        """The form's fields; what is asked of each piece, only of those that sit at the table."""
        if not (self.form.seats or self.form.team):
            return list(self.form.fields)
        rows = value_at(self.draft.data, self.form.seats) if self.form.seats else []
        seats = [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []
        sitting = {value for row in seats for value in row.values() if isinstance(value, str)}.union(self.taking_part)
        return [one for one in self.form.fields if not one.group or sitting & set(one.path)]

    @property
    def taking_part(self) -> list[str]:
        """Whom the draft tells of, where no seats say who played; in this order `people` names their players."""
        told = value_at(self.draft.data, self.form.team) if self.form.team else None
        return sorted(told) if isinstance(told, dict) else []

    @property
    def could_take_part(self) -> list[tuple[str, str, bool, str]]:
        """Id, name, whether they did, and who played them, of everybody who may have."""
        named = {one.path[-2]: one.group for one in self.form.fields if one.group}
        players = dict(zip(self.taking_part, self.draft.people, strict=False))
        return [
            (piece, named.get(piece, piece), piece in self.taking_part, players.get(piece) or "")
            for piece in self.form.fresh
        ]

    @cached_property
    def fields(self) -> list[Shown]:
        return shown_fields(self.asked, self.draft.data, "data", self.proposal.refusals)

    @cached_property
    def leaves(self) -> list[Shown]:
        return [leaf for one in self.fields for leaf in one.leaves()]

    # --- sections ---------------------------------------------------------------------------------------

    @property
    def plain(self) -> list[Shown]:
        """Single fields of the evening."""
        return [one for one in self.fields if not one.field.group and one.field.widget not in ("list", "choices")]

    @property
    def picks(self) -> list[Shown]:
        """Cards of which some are picked."""
        return [one for one in self.fields if not one.field.group and one.field.widget == "choices"]

    @property
    def lists(self) -> list[Shown]:
        return [one for one in self.fields if not one.field.group and one.field.widget == "list"]

    @property
    def table(self) -> dict[str, Any] | None:
        """Fields that belong to somebody each: a line a person with tracks of what they learn, a column a label."""
        grouped: dict[str, dict[str, Shown]] = {}
        for one in self.fields:
            if one.field.group:
                grouped.setdefault(one.field.group, {})[one.field.label] = one
        if not grouped:
            return None
        columns = list(dict.fromkeys(label for cells in grouped.values() for label in cells))
        lines = [
            (name, [cells.get(label) for label in columns], [*self._tracks(cells.values())])
            for name, cells in grouped.items()
        ]
        return {"columns": columns, "lines": lines, "has_tracks": any(tracks for _name, _cells, tracks in lines)}

    def _tracks(self, cells: Iterable[Shown]) -> Iterator[Track]:
        """Numbers by which something is reached, with what the last evening left."""
        for one in cells:
            if one.field.steps and isinstance(one.value, int):
                before = value_at(self.form.blank, one.field.path)
                yield drawn_track(one.field.label, one.value, one.field.steps, None if before is NOTHING else before)

    @property
    def team_shown(self) -> str:
        """Of whom the table asks: a page that shows others gets it anew."""
        return ", ".join(name for name, _cells, _tracks in self.table["lines"]) if self.table else ""

    @property
    def seats(self) -> list[tuple[int, str, str]]:
        """Number, label and name of each seat whose team was chosen when the campaign began; nobody's is no seat."""
        if self.form.seats or not self.book.campaign.key:
            return []
        upcoming = self.book.next_game()
        if upcoming is None or upcoming.seats is None:
            return []
        roster = {line["id"]: line["label"] for line in self.book.standing(self.lang)["roster"]}
        named = [*self.draft.people, *[""] * MOST_SEATS]
        return [
            (index, ", ".join(roster.get(name, name) for name in names), named[index] or "")
            for index, (prefix, names) in enumerate(map(place_of, upcoming.seats))
            if not prefix
        ]

    @property
    def seats_name(self) -> str:
        """The list whose rows say who sat there."""
        return name_of(("data", *self.form.seats)) if self.form.seats else ""


# --- drafts -----------------------------------------------------------------------------------------


def begin_draft(book: Book, *, member: Any, mission: str | None, lang: str, people: Sequence[Any], date: str) -> Draft:
    """Nothing is typed yet; not saved."""
    key = book.campaign.key or None
    form = book.keeping.form(book.content, book.ledger, lang, key, mission)
    data = deepcopy(form.blank)
    if form.seats and (rows := usual_team(book, form, list(filter(None, people)))):
        put_at(data, form.seats, rows)
    if form.team and (games := book.games()):
        played = {piece for _person, pieces in games[-1].seats for piece in pieces}
        put_at(data, form.team, {piece: dict(row) for piece, row in form.fresh.items() if piece in played})
    return Draft(
        campaign=book.campaign,
        member=member,
        revision=len(book.ledger),
        mission=form.blank["mission"],
        data=data,
        people=list(people),
        about={"date": date},
    )


def fill(sheet: Sheet, posted: QueryDict) -> Sheet:
    """The sheet with what was typed; what a game told and no field asks for (its threat cards, its record) stays."""
    draft = sheet.draft
    data = deepcopy(draft.data)
    for one in sheet.form.fields:
        put_at(data, one.path, NOTHING)
    read = {**read_fields(sheet.form.fields, posted, "data", data), "mission": draft.mission}
    if sheet.form.team:
        wanted = posted.getlist("team") if "team" in posted else sheet.taking_part
        put_at(read, sheet.form.team, taking_part(sheet, value_at(read, sheet.form.team), wanted))
    draft.data = read
    filled = Sheet(sheet.book, draft, sheet.lang)
    for one in sheet.form.fields:
        if one not in filled.asked:  # whoever was taken out of the team
            put_at(draft.data, one.path, NOTHING)
    if sheet.form.team:
        draft.people = [posted.get(f"player.{piece}", "")[:60] for piece in filled.taking_part][:MOST_SEATS]
    else:
        draft.people = [posted.get(f"people.{seat}", "")[:60] for seat in range(MOST_SEATS)]
    draft.about = {name: posted.get(name, "")[:most] for name, most in ABOUT.items()}
    filled.written_by(posted.get("page", ""))
    return filled


def add_row(sheet: Sheet, name: str) -> Sheet:
    """One more entry in a list: a copy of the last one's shape, empty."""
    rows = _rows_of(sheet, name)
    if rows is not None and len(rows) < MOST_ROWS:
        rows.append({})
    return Sheet(sheet.book, sheet.draft, sheet.lang)


def remove_row(sheet: Sheet, name: str) -> Sheet:
    """`data.lineUp.2`: whoever sat there goes with it."""
    listed, _dot, index = name.rpartition(".")
    rows = _rows_of(sheet, listed)
    if rows is not None and index.isdecimal() and int(index) < len(rows):
        rows.pop(int(index))
        if listed == sheet.seats_name:
            sheet.draft.people = [*sheet.draft.people[: int(index)], *sheet.draft.people[int(index) + 1 :]]
    return Sheet(sheet.book, sheet.draft, sheet.lang)


def _rows_of(sheet: Sheet, name: str) -> list[Any] | None:
    one = next(
        (one for one in sheet.form.fields if one.widget == "list" and name_of(("data", *one.path)) == name), None
    )
    if one is None:
        return None
    rows = value_at(sheet.draft.data, one.path)
    if not isinstance(rows, list):
        rows = []
        put_at(sheet.draft.data, one.path, rows)
    return rows
