"""The engine's sections, with the pictures that the page draws of them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from django.utils.translation import gettext_lazy as _

from playtests.reports.charts.bars import bars, column_chart
from playtests.reports.charts.differences import difference_chart
from playtests.reports.charts.heat import HeatLayer, heat_layer, matrix
from playtests.reports.charts.lines import lane_chart

TABS = {
    "where": _("Where and when"),
    "course": _("Course"),
    "content": _("What came up"),
    "people": _("Who played"),
    "trouble": _("Trouble"),
}
FIRST_ROWS = 8  # the others are behind 'all rows'
MANY_COLUMNS = 3  # more than half the width holds
PICTURES = {
    "bars": bars,
    "funnel": bars,
    "columns": column_chart,
    "differences": difference_chart,
    "matrix": matrix,
}


@dataclass(frozen=True, slots=True)
class Place:
    label: str
    texts: list[str]


@dataclass(frozen=True, slots=True)
class Drawn:
    """One section with its picture."""

    section: Any
    anchor: str
    chart: Any = None
    layers: tuple[HeatLayer, ...] = ()
    board: Any = None

    @property
    def template(self) -> str:
        return f"playtests/charts/_{self.section.form}.html"

    @property
    def is_wide(self) -> bool:
        """Whether it takes the whole width: boards, many columns, and what opens the page."""
        has_many_columns = self.section.form == "table" and len(self.section.columns) >= MANY_COLUMNS
        return self.section.form in ("heat", "matrix") or self.section.key == "defeats" or has_many_columns

    @property
    def first_rows(self) -> tuple[Any, ...]:
        return self.section.rows[:FIRST_ROWS]

    @property
    def other_rows(self) -> tuple[Any, ...]:
        return self.section.rows[FIRST_ROWS:]

    @property
    def places(self) -> list[Place]:
        """Every place of a heat map with all that is counted there."""
        texts = [{row.region: row.texts[0] for row in layer.rows} for layer in self.layers]
        return [Place(row.label, [one.get(row.region, "") for one in texts]) for row in self.section.rows]


@dataclass(frozen=True, slots=True)
class Tab:
    key: str
    label: str
    found: tuple[Drawn, ...]
    quiet: tuple[Drawn, ...]


def tabs_of(sections: Iterable[Any], boards: Mapping[str, Any], games: str, team: int) -> list[Tab]:
    """The sections in their tabs; what has nothing to tell is folded away. The win rate stands in the verdict."""
    drawn = [drawn_section(one, boards, games, team) for one in sections if one.form != "interval"]
    tabs = []
    for key, label in TABS.items():
        of_tab = [one for one in drawn if one.section.tab == key]
        if of_tab:
            found = tuple(one for one in of_tab if not one.section.is_quiet)
            tabs.append(Tab(key, str(label), found, tuple(one for one in of_tab if one.section.is_quiet)))
    return tabs


def anchor_of(section: Any, team: int) -> str:
    """Where a section stands; a file has those of every team."""
    return f"section-{team}-{section.key.replace('/', '-')}"


def drawn_section(section: Any, boards: Mapping[str, Any], games: str, team: int) -> Drawn:
    """`games` is the address of the list of games, to which marks lead."""
    anchor = anchor_of(section, team)
    if section.form == "heat":
        address = f"{games}&section={quote(section.key)}"
        layers = tuple(
            heat_layer(one, section.layers, is_chosen=number == 0, address=address)
            for number, one in enumerate(section.layers)
        )
        return Drawn(section, anchor, layers=layers, board=boards.get(section.board))
    draw = PICTURES.get(section.form)
    if section.form == "timeline":
        return Drawn(section, anchor, lane_chart(section.columns, section.rows))
    return Drawn(section, anchor, draw(section.rows) if draw and section.rows else None)
