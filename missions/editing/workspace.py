"""What the workspace shows: the draft, what is open in it, and what is wrong with it."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from typing import Any

from django.conf import settings
from django.utils.translation import gettext as _

from engine import TeamWord, UnknownName, board_of, boards, card_text, check, collections, face, flow, form, tallies
from engine import missions as missions_in
from missions import games
from missions.editing.fields import FieldView, Workbench, asked_for, grouped
from missions.editing.outline import Marks, named_by_place, outline
from missions.editing.paths import Parts, value_at
from missions.editing.users import User, users_of
from missions.editions import Edition
from missions.models import Pack
from missions.services.documents import kept_document

BOARD_TAB, GRAPH_TAB = "map", "graph"
MOST_GROUPS = 4  # groups of a form on one page; more become tabs
Groups = list[tuple[Any, list[FieldView]]]


@dataclass(frozen=True)
class Tab:
    """A part of a large record that is looked at by itself."""

    key: str
    label: str
    marks: Marks


def found_at_once(document: dict[str, Any], mission: str | None, lang: str) -> Any:
    """What is wrong, without the quick fixes that must be tried first."""
    return check(document, mission, lang, fixes=False)


def tab_of(ruleset: str, path: Parts, lang: str) -> str:
    """The part of a record that a place lies in, as tabs name it; '' where it is the record itself."""
    fields = form(ruleset, str(path[0]), lang).fields
    return next((one.group for one in fields if len(path) > 2 and one.path[:1] == path[2:3]), "")


@dataclass
class Workspace:
    """One draft as one person looks at it; everything is worked out once, when it is asked for."""

    pack: Pack
    lang: str
    open: Parts = ()  # collection and record
    mission: str = ""  # the mission at hand: its findings come at once, the others' after a pause
    wanted_tab: str = ""
    is_whole: bool = False  # check the whole pack
    can_edit: bool = False
    is_hurried: bool = False  # findings at once; the page asks for their quick fixes after it has shown them
    is_unchecked: bool = False  # nobody asks what is wrong: for pieces that must come at once
    _faces: dict[str, Any] = field(default_factory=dict, repr=False)  # by language; a card is told several times

    @cached_property
    def document(self) -> dict[str, Any]:
        return kept_document(self.pack)

    @cached_property
    def languages(self) -> list[str]:
        return [code for code, _name in settings.LANGUAGES]

    @cached_property
    def kinds(self) -> dict[str, Any]:
        """The collections of this game by name."""
        return {one.name: one for one in collections(self.pack.ruleset, self.lang)}

    # --- what is wrong ------------------------------------------------------------------------------------

    @cached_property
    def checked(self) -> Any:
        """What is known of the whole pack serves everybody; else the mission at hand is enough for whoever waits."""
        draft = Edition(self.pack, None)
        if (whole := draft.known(check, None, lang=self.lang)) is not None:
            return whole
        wanted = None if self.is_whole else self.mission_at_hand or None
        return draft.ask(found_at_once if self.is_hurried else check, wanted, lang=self.lang)

    @property
    def findings(self) -> tuple[Any, ...]:
        return () if self.is_unchecked else self.checked.findings

    @cached_property
    def missions(self) -> tuple[Any, ...]:
        return missions_in(self.document, self.lang)

    @cached_property
    def mission_at_hand(self) -> str:
        """The mission that is open, or the one looked at last, or the first."""
        known = [one.id for one in self.missions]
        return self.played or (self.mission if self.mission in known else next(iter(known), ""))

    @property
    def _summary(self) -> Any:
        """The mission at hand; None where the pack has none that can be named."""
        return next((one for one in self.missions if one.id == self.mission_at_hand), None)

    @property
    def mission_title(self) -> str:
        return self._summary.title if self._summary else ""

    @property
    def team_sizes(self) -> tuple[int, ...]:
        return self._summary.team_sizes if self._summary else ()

    @property
    def default_team(self) -> int:
        return self._summary.default_team if self._summary else 0

    @property
    def team_word(self) -> TeamWord:
        return games.team_word(self.pack.ruleset)

    @property
    def shelves(self) -> list[Any]:
        return outline(self.document, list(self.findings), self.lang)

    @property
    def frame_marks(self) -> Marks:
        """What is wrong with the pack itself, outside its records."""
        return self.marks_of(one for one in self.findings if not one.path or one.path[0] not in self.kinds)

    @property
    def errors(self) -> int:
        return self.marks_of(self.findings).errors

    @property
    def warnings(self) -> int:
        return self.marks_of(self.findings).warnings

    @staticmethod
    def marks_of(findings: Any) -> Marks:
        found = Counter(one.severity for one in findings)
        return Marks(found["error"], found["warning"])

    @property
    def fixable_kinds(self) -> set[str]:
        """Kinds of findings of which there are several, and one at least can be mended."""
        found = Counter(one.code for one in self.findings)
        return {one.code for one in self.findings if one.fix and found[one.code] > 1}

    # --- what is open -------------------------------------------------------------------------------------

    @cached_property
    def record(self) -> Any:
        return value_at(self.document, self.open) if self.open else self.document

    @cached_property
    def collection(self) -> Any:
        """The collection that the open record belongs to; None for the pack's own frame."""
        return self.kinds.get(str(self.open[0])) if self.open else None

    @property
    def is_gone(self) -> bool:
        """What is open is not there, or not any more."""
        return bool(self.open) and (self.collection is None or self.record is None)

    @cached_property
    def title(self) -> str:
        if not self.open:
            return self.pack.title
        if not isinstance(self.record, dict):
            return ""
        named = self.bench.title_of(self.record)
        return (
            named if named or self.collection is None else named_by_place(self.collection, "", self.neighbours[1] - 1)
        )

    @cached_property
    def bench(self) -> Workbench:
        faults: dict[Any, list[Any]] = defaultdict(list)
        for finding in self.findings:
            faults[tuple(finding.path)].append(finding)
        return Workbench(self.document, self.lang, faults)

    @cached_property
    def form(self) -> Any:
        return form(self.pack.ruleset, self.collection.name if self.collection else "", self.lang)

    @cached_property
    def fields(self) -> list[FieldView]:
        """The form's fields; of a record with several kinds the kind first, then the fields of the kind it is."""
        fields = [FieldView(self.bench, one, self.open, self.record) for one in asked_for(self.form.fields)]
        if len(fields) == 1 and not fields[0].form.path:
            return [fields[0].as_kind, *fields[0].shape_fields]
        return fields

    @cached_property
    def groups(self) -> Groups:
        return list(grouped(self.form, self.fields))

    # --- how it is laid out -------------------------------------------------------------------------------

    @cached_property
    def tabs(self) -> list[Tab]:
        """The parts of a record that is too large for one page."""
        if not self.played and not (self.collection and self.collection.shelf == "mission" and self._is_large):
            return []
        parts = [Tab(group.key, group.label, self._marks_in(fields)) for group, fields in self.groups if group]
        parts.sort(key=lambda tab: tab.key != BOARD_TAB)  # a mission is looked at as a board first
        return [*parts, Tab(GRAPH_TAB, _("Graph"), Marks())] if self.played else parts

    @property
    def _is_large(self) -> bool:
        return len(self.groups) > MOST_GROUPS

    @cached_property
    def played(self) -> str:
        """The mission that is open, by its name; '' where something else is."""
        return next((one.id for one in self.missions if tuple(one.path[:2]) == self.open), "")

    @property
    def tallies(self) -> list[Any]:
        """What is counted on the tab that is open, beside what the rules need."""
        return [one for one in tallies(self.document, self.played, self.lang) if one.group == self.tab]

    def _marks_in(self, fields: list[FieldView]) -> Marks:
        within = {one.path[: len(self.open) + 1] for one in fields}
        return self.marks_of(one for one in self.findings if tuple(one.path[: len(self.open) + 1]) in within)

    @property
    def tab(self) -> str:
        known = [one.key for one in self.tabs]
        return self.wanted_tab if self.wanted_tab in known else next(iter(known), "")

    @cached_property
    def shown_groups(self) -> Groups:
        return [(group, fields) for group, fields in self.groups if not self.tabs or (group and group.key == self.tab)]

    @property
    def effect_groups(self) -> Groups:
        """What is written in sentences has a column of its own, wide enough to read."""
        split = [(group, [one for one in fields if one.is_effect]) for group, fields in self.shown_groups]
        return [(group, fields) for group, fields in split if fields]

    @property
    def form_groups(self) -> Groups:
        split = [(group, [one for one in fields if not one.is_effect]) for group, fields in self.shown_groups]
        return [(group, fields) for group, fields in split if fields]

    @property
    def layout(self) -> str:
        """How what is open is arranged: `tabs`, a `canvas`, `columns` for form and sentences, or a plain `form`."""
        if self.has_canvas:
            return "canvas"
        return "columns" if self.effect_groups else "tabs" if self.tabs else "form"

    @cached_property
    def boards(self) -> tuple[Any, ...]:
        """The boards of what is open: of a mission, or a sector, layout or location by itself."""
        if not self.open:
            return ()
        if self.played:
            return tuple(boards(self.document, self.played, self.lang)) if self.tab == BOARD_TAB else ()
        single = board_of(self.document, self.open[0], self.open[1], self.lang)
        return (single,) if single else ()

    @cached_property
    def flow(self) -> Any:
        """The order of missions, if an operation or campaign is open; above the first part of a large one."""
        is_first = not self.tabs or self.tab == self.tabs[0].key
        return flow(self.document, str(self.open[0]), self.open[1], self.lang) if self.open and is_first else None

    @property
    def has_canvas(self) -> bool:
        return bool(self.boards)

    @property
    def neighbours(self) -> tuple[Any, int, int, Any]:
        """The record before, its number, how many there are, and the record after."""
        found = self.document.get(self.collection.name, [])
        index = next((i for i, one in enumerate(found) if one is self.record), 0)
        names = [one.get("id") or i for i, one in enumerate(found)]
        before = names[index - 1] if index else None
        after = names[index + 1] if index + 1 < len(names) else None
        return before, index + 1, len(names), after

    # --- as printed ---------------------------------------------------------------------------------------

    @property
    def has_face(self) -> bool:
        if self.played and self.tab in (BOARD_TAB, GRAPH_TAB):  # these need the room that the card would take
            return False
        return bool(self.collection and self.collection.has_face and self.face_in(self.lang))

    def face_in(self, lang: str) -> Any:
        if lang not in self._faces:
            try:
                self._faces[lang] = face(self.document, self.open[0], self.open[1], lang)
            except UnknownName:
                self._faces[lang] = None
        return self._faces[lang]

    @cached_property
    def printed(self) -> list[tuple[str, str]]:
        """What stands on the card, in every language."""
        if not self.has_face or self.tabs:
            return []
        return [(lang, card_text(self.face_in(lang), lang)) for lang in self.languages]

    @property
    def card_look(self) -> str:
        """Another one whenever the card may look another way, in any language: else its picture is not asked for."""
        told = repr(([self.face_in(lang) for lang in self.languages], self.boards))
        return blake2b(told.encode(), digest_size=8).hexdigest()

    @property
    def card_text(self) -> str:
        return card_text(self.face_in(self.lang), self.lang)

    @property
    def card_parts(self) -> list[dict[str, Any]]:
        """The parts of the card, each with the field it is printed from."""
        printed = self.face_in(self.lang)
        parts = [(one.label, one.value or " / ".join(one.values), one.path) for one in printed.stats]
        parts += [(one.label or one.title, one.text, one.path) for one in printed.blocks]
        named = {one.path: one.label for one in self.fields}
        return [
            {"label": label or named.get((*self.open, path[0]), ""), "value": value, "path": (*self.open, *path)}
            for label, value, path in parts
            if path
        ]

    @cached_property
    def users(self) -> list[User]:
        return users_of(self.document, self.open, self.kinds, self.lang) if isinstance(self.open[1], str) else []
