"""The gallery: filters, sort and search from the address, with counts. It knows public missions only."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from django.core.cache import caches
from django.db.models import Case, Count, F, QuerySet, Value, When
from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext_lazy

from missions import games
from missions.models import Facet, PlayableMission
from missions.search import matching

A_PAGE = 12
COUNTS_KEPT_SECONDS = 30
LONGEST_QUERY = 200
MINE = "mine"
EVERY = "game"  # the facet that each mission has, and once

FILTERS = {
    "game": (gettext_lazy("Game"), "ui-box"),
    "team": (gettext_lazy("Team size"), "ui-people"),
    "difficulty": (gettext_lazy("Difficulty"), "ui-chart"),
    "length": (gettext_lazy("Length"), "ui-clock"),
    "language": (gettext_lazy("Language"), "ui-globe"),
    "kind": (gettext_lazy("Campaign"), "ui-map"),
    "boxes": (gettext_lazy("Boxes I own"), "ui-check"),
    "tag": (gettext_lazy("Tags"), "ui-filter"),
}
VALUE_LABELS = {
    "difficulty": {
        "easy": gettext_lazy("easy: 60 % won or more"),
        "fair": gettext_lazy("fair: 45 to 60 % won"),
        "hard": gettext_lazy("hard: less than 45 % won"),
        "unmeasured": gettext_lazy("not measured yet"),
    },
    "length": {
        "short": gettext_lazy("short: up to 6 rounds"),
        "medium": gettext_lazy("medium: 7 to 10 rounds"),
        "long": gettext_lazy("long: more than 10 rounds"),
    },
    "language": {"en": "English", "de": "Deutsch", "fr": "Français"},
    "kind": {"alone": gettext_lazy("stands alone"), "campaign": gettext_lazy("part of a campaign")},
}
SORTS = {
    "played": (gettext_lazy("most played"), (F("play_count").desc(), F("like_count").desc())),
    "liked": (gettext_lazy("most liked"), (F("like_count").desc(),)),
    "new": (gettext_lazy("newest"), ()),
    "title": (gettext_lazy("by title"), (F("title").asc(),)),
    "easy": (gettext_lazy("easiest first"), (F("win_share").desc(nulls_last=True),)),
    "hard": (gettext_lazy("hardest first"), (F("win_share").asc(nulls_last=True),)),
    "short": (gettext_lazy("shortest first"), (F("most_rounds").asc(nulls_last=True),)),
}
HIDES = ngettext_lazy("%(filter)s hides %(count)d mission", "%(filter)s hides %(count)d missions", "count")


@dataclass(frozen=True)
class FilterValue:
    value: str
    label: str
    count: int
    is_chosen: bool
    address: str


@dataclass(frozen=True)
class Chip:
    """A filter: its values with counts, and what it hides when it is set."""

    name: str
    label: str
    icon: str
    chosen: str  # the label of what is chosen; '' for nothing
    values: list[FilterValue]
    lifted: str  # the address without it
    hidden: int = 0

    @property
    def hides(self) -> str:
        return HIDES % {"filter": self.chosen, "count": self.hidden}


class Gallery:
    """What the address asks for. Unknown names and values of it are as if they were not there."""

    def __init__(self, asked: QueryDict, boxes: Collection[int] | None = None) -> None:
        """`boxes`: the packs that whoever asks has printed; None for somebody we do not know."""
        self.text = asked.get("q", "")[:LONGEST_QUERY].strip()
        self.sort = asked.get("sort") if asked.get("sort") in SORTS else "liked"
        self.chosen = {name: value for name in FILTERS if (value := asked.get(name, "")[:40])}
        self.boxes = sorted(boxes) if boxes is not None else None
        if self.chosen.get("boxes") != MINE or self.boxes is None:
            self.chosen.pop("boxes", None)

    @property
    def is_plain(self) -> bool:
        """Neither searched nor filtered."""
        return not self.text and not self.chosen

    def rows(self, without: str = "") -> QuerySet[PlayableMission]:
        rows = matching(PlayableMission.objects.listed(), self.text)
        for name, value in self.chosen.items():
            if name == without:
                continue
            if name == "boxes":
                rows = rows.that_lie_in(self.boxes or [])
            else:
                rows = rows.filter(pk__in=Facet.objects.filter(name=name, value=value).values("mission"))
        return rows

    def sorted_rows(self) -> QuerySet[PlayableMission]:
        """Those with the search in their title come first."""
        rows = self.rows().for_tiles()
        order = [*SORTS[self.sort][1], "-version_id", "pack_id", "position"]  # a later version has a higher number
        if self.text:
            rows = rows.annotate(found=Case(When(title__icontains=self.text, then=Value(0)), default=Value(1)))
            order.insert(0, "found")
        return rows.order_by(*order)

    def counts(self) -> dict[str, Any]:
        """How many missions each value of each filter would show; the same for all who have the same boxes, so kept."""
        boxes = sha256(repr(self.boxes).encode()).hexdigest()[:20] if "boxes" in self.chosen else ""
        key = f"gallery:{self.address()}:{boxes}"
        kept = caches["kept"].get(key)
        if kept is None:
            kept = {"values": counted(self.rows()), "lifted": {}}
            kept["shown"] = missions_in(kept["values"])
            kept["all"] = PlayableMission.objects.listed().count() if not self.is_plain else kept["shown"]
            for name in self.chosen:
                values = counted(self.rows(without=name), name, EVERY)
                kept["lifted"][name] = {"count": missions_in(values), "values": values}
            caches["kept"].set(key, kept, COUNTS_KEPT_SECONDS)
        return kept

    def chips(self) -> list[Chip]:
        counts = self.counts()
        return [chip for name in FILTERS if (chip := self.chip(name, counts)).values or chip.chosen or name == "boxes"]

    def chip(self, name: str, counts: Mapping[str, Any]) -> Chip:
        label, icon = FILTERS[name]
        chosen = self.chosen.get(name, "")
        lifted = counts["lifted"].get(name)
        found = (lifted or counts)["values"].get(name, {})
        values = [
            FilterValue(value, value_label(name, value), count, value == chosen, self.address(**{name: value}))
            for value, count in sorted(found.items(), key=lambda item: value_order(name, item[0]))
        ]
        hidden = lifted["count"] - counts["shown"] if lifted else 0
        chosen_label = value_label(name, chosen) if chosen else ""
        return Chip(name, str(label), icon, chosen_label, values, self.address(**{name: ""}), hidden)

    def address(self, **changes: str) -> str:
        """The query of the same gallery with something changed; the page begins anew."""
        query = QueryDict(mutable=True)
        asked = {"q": self.text, "sort": self.sort if self.sort != "liked" else "", **self.chosen, **changes}
        for name, value in sorted(asked.items()):
            if value:
                query[name] = value
        return f"?{query.urlencode()}"

    def sorts(self) -> list[tuple[str, str, bool]]:
        return [(name, str(label), name == self.sort) for name, (label, _order) in SORTS.items()]


def counted(rows: QuerySet[PlayableMission], *names: str) -> dict[str, dict[str, int]]:
    """Facet → value → missions; only of the named facets, if there are any."""
    found: dict[str, dict[str, int]] = {}
    facets = Facet.objects.filter(mission__in=rows.values("pk"), **({"name__in": names} if names else {})).order_by()
    for name, value, count in facets.values_list("name", "value").annotate(Count("pk")):
        found.setdefault(name, {})[value] = count
    return found


def missions_in(values: Mapping[str, Mapping[str, int]]) -> int:
    """How many missions were counted: each belongs to one game."""
    return sum(values.get(EVERY, {}).values())


def value_label(name: str, value: str) -> str:
    if name == "game":
        return games.title_of(value)
    if name == "boxes":
        return str(FILTERS[name][0])
    if name == "team":
        return _("team of %(size)s") % {"size": value}
    return str(VALUE_LABELS.get(name, {}).get(value, value))


def value_order(name: str, value: str) -> tuple[int, str]:
    known = list(VALUE_LABELS.get(name, {}))
    return (known.index(value) if value in known else len(known), value)
