"""A report as one page of HTML that needs nothing else: drawn from its sections, printable, without a script."""

from collections.abc import Callable, Mapping
from html import escape

from engine.core.answers.reports import ReportSection, Row
from engine.core.maps import Map
from engine.core.playtest.drawing import bars, columns, heat_map, interval_bar
from engine.core.playtest.phrases import count_games, number, say
from engine.core.playtest.report import LETTERS
from engine.core.playtest.sections import report_sections
from engine.core.playtest.sections.reading import Reading
from engine.core.playtest.words import label, seat_words

STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; color: #1d2125; background: #fff; max-width: 46rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin-bottom: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.2rem; margin: 2.2rem 0 .6rem; } h3 { font-size: 1rem; margin: 1.2rem 0 .4rem; }
.about { color: #555; margin-top: .2rem; } .rate { font-size: clamp(1.7rem, 8vw, 2.4rem);
  line-height: 1.2; font-weight: 700; margin: .8rem 0 0; }
svg { display: block; } svg text { font: 12px system-ui, sans-serif; fill: #1d2125; }
.back { background: #eceff1; height: 1.1rem; } .bar { background: #b3541e; height: 100%; }
.range { fill: #f0c9a8; } .mark { stroke: #b3541e; stroke-width: 3; } .tick { stroke: #767676; }
.won { fill: #2f6f9f; } .lost, .all { fill: #b3541e; } .unfinished { fill: #767676; }
.cell { fill: #9a4315; } .edge { fill: none; stroke: #333; stroke-width: 1.2; }
.wall { fill: none; stroke: #333; stroke-width: 4; }
svg .name { font-size: 10px; fill: #000; } svg .count { font-size: 11px; font-weight: 700; fill: #000; }
svg .light { fill: #fff; }
table { border-collapse: collapse; width: 100%; font-size: .85rem; }
th, td { text-align: right; padding: .15rem .3rem; border-bottom: 1px solid #ddd; white-space: nowrap; }
thead th { vertical-align: bottom; font-size: .8rem; white-space: normal; hyphens: auto; }
th:first-child { text-align: left; } tbody th { font-weight: 400; white-space: normal; }
.bars th, .bars td { border: 0; } .bars th:first-child { text-align: right; width: 32%; }
.bars td { text-align: left; } .bars .track { width: 45%; }
.key svg { display: inline-block; vertical-align: -1px; } .key span { margin-right: 1.2rem; }
.wide { overflow-x: auto; } .wide:focus-visible { outline: 3px solid #2f6f9f; outline-offset: 2px; }
.dead, .dead th { color: #a11; font-weight: 600; }
tbody th { min-width: 6rem; } .bars th { min-width: 0; overflow-wrap: anywhere; }
@media (max-width: 40rem) { .bars th:first-child { width: 40%; } .bars .track { width: 28%; } }
@media print { * { print-color-adjust: exact; }
  body { margin: 0; max-width: none; } h2, h3 { break-after: avoid; } tr, svg { break-inside: avoid; } }
"""
DEAD = ' class="dead"'


def page(reading: Reading) -> str:
    """The whole page, in the language of the reading."""
    report, lang = reading.report, reading.lang
    title = label(reading.labels, "mission", str(report.about["mission"]))
    drawn = "\n".join(_drawn(section, reading.boards) for section in report_sections(reading))
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(say('title', lang, mission=title))}</title><style>{STYLE}</style></head>\n<body><main>"
        f"{_head(reading, title)}{drawn}{_foot(reading)}</main></body></html>\n"
    )


def _head(reading: Reading, title: str) -> str:
    report, lang = reading.report, reading.lang
    seats = report.about["seats"]
    if isinstance(seats, int):
        team = say("seats", lang, count=seats)
    else:
        team = ", ".join(seat_words(reading.labels, seat) for seat in seats)
    about = reading.phrase("run", games=count_games(report.games, lang), team=team, bot=report.about["bot"])
    told = [(verdict, report.count(verdict)) for verdict in LETTERS]
    ended = ", ".join(f"{number(count, lang)} {reading.phrase(verdict)}" for verdict, count in told if count)
    return f"<h1>{escape(title)}</h1><p class='about'>{escape(about)}</p><p>{escape(ended)}.</p>"


def _foot(reading: Reading) -> str:
    report, about = reading.report, reading.report.about
    games = report.games or 1
    told = reading.phrase(
        "made told",
        pack=about["pack"],
        digest=str(about["digest"])[:12],
        seed=about["seed"],
        decisions=reading.count(report.tally.get("decisions", 0) / games),
        time=reading.count(report.microseconds / games / 1000, 1),
    )
    return f"<h2>{escape(reading.phrase('made'))}</h2><p>{escape(told)}</p>"


# --- sections -------------------------------------------------------------------------------------


def _drawn(section: ReportSection, boards: Mapping[str, Map]) -> str:
    told = f"<h2>{escape(section.heading)}</h2>"
    if section.subtitle:
        told += f"<p>{escape(section.subtitle)}</p>"
    if section.form == "heat":
        return told + _heat(section, boards)
    return told + _FORMS[section.form](section) if section.rows else told


def _interval(section: ReportSection) -> str:
    row = section.rows[0]
    low, high = row.low or 0.0, row.high or 0.0
    return f"<p class='rate'>{escape(row.texts[0])}</p>" + interval_bar(row.values[0] or 0.0, low, high, row.label)


def _bars(section: ReportSection) -> str:
    return bars([(row.label, row.values[0] or 0.0, ", ".join(_told(row))) for row in section.rows])


def _told(row: Row) -> list[str]:
    return [text for text in (*row.texts[:1], row.detail) if text]


def _columns(section: ReportSection) -> str:
    groups = ("won", "lost", "unfinished") if len(section.columns) > 1 else ("all",)
    counts = {
        group: {row.key: int(row.values[number] or 0) for row in section.rows if row.values[number]}
        for number, group in enumerate(groups[: len(section.columns)])
    }
    names = dict(zip(groups, section.columns, strict=False)) if len(section.columns) > 1 else {}
    key = "".join(
        f'<span><svg width="12" height="12"><rect class="{group}" width="12" height="12"/></svg> {escape(words)}</span>'
        for group, words in names.items()
    )
    return columns(counts, names, section.heading) + (f"<p class='key'>{key}</p>" if key else "")


def _table(section: ReportSection) -> str:
    """A table; the first cell of a row says what it is about, and dead rows are marked."""
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in ("", *section.columns))
    body = "".join(
        f'<tr{DEAD if row.tone == "dead" else ""}><th scope="row">{escape(row.label)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row.texts)
        + "</tr>"
        for row in section.rows
    )
    return _wide(section.heading, f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>")


def _list(section: ReportSection) -> str:
    lines = (f"{row.label} ({row.values[0]}, {row.detail}): {row.texts[0]}" for row in section.rows)
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"


def _heat(section: ReportSection, boards: Mapping[str, Map]) -> str:
    """The board, drawn once for each layer."""
    board = boards[section.board]
    drawn = []
    for layer in section.layers:
        heat = {row.region: {layer.key: int(row.values[0] or 0)} for row in layer.rows}
        names = {row.region: row.label for row in layer.rows}
        drawing = heat_map(board, heat, layer.key, names, "", layer.label)
        drawn.append(f"<h3>{escape(layer.label)}</h3>{_wide(layer.label, drawing)}")
    return "".join(drawn)


def _wide(title: str, content: str) -> str:
    """What is moved sideways by itself where the screen is narrow, by keyboard as well."""
    return f'<div class="wide" role="region" aria-label="{escape(title)}" tabindex="0">{content}</div>'


_FORMS: Mapping[str, Callable[[ReportSection], str]] = {
    "interval": _interval,
    "bars": _bars,
    "funnel": _bars,
    "columns": _columns,
    "table": _table,
    "matrix": _table,
    "timeline": _table,
    "differences": _table,
    "list": _list,
}
