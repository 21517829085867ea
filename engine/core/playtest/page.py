"""A report as one page of HTML that needs nothing else: drawn, printable, without a script."""

from collections.abc import Container, Mapping, Sequence
from html import escape
from typing import Any

from engine.core.maps import Map
from engine.core.playtest.drawing import bars, columns, heat_map, interval_bar
from engine.core.playtest.phrases import count_games, number, percent, percentage, say
from engine.core.playtest.report import FAULT, LETTERS, LOST, UNFINISHED, Report
from engine.core.playtest.statistics import mean_of, quantile_of
from engine.core.playtest.words import (
    AVERAGE,
    EACH,
    SHARES,
    STOOD,
    Labels,
    cause_words,
    columns_of,
    heading,
    label,
    phrase,
    seat_words,
    sections,
    total,
    use,
)

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
VERDICTS = ("won", "lost", "unfinished")


def page(report: Report, labels: Labels, boards: Mapping[str, Map] | None = None, lang: str = "en") -> str:
    """The whole page in one language; the labels should be in the same. Boards are what `Ruleset.boards` gives."""
    return _Page(report, labels, boards or {}, lang).written()


class _Page:
    """One report, put on its page part by part."""

    def __init__(self, report: Report, labels: Labels, boards: Mapping[str, Map], lang: str) -> None:
        self.report = report
        self.labels = labels
        self.boards = boards
        self.lang = lang

    def written(self) -> str:
        """All parts that have anything to say."""
        title = self._label("mission", str(self.report.about["mission"]))
        parts = [
            self._head(title),
            self._defeats(),
            self._rounds(),
            *self._shares(),
            *self._stood(),
            *self._averages(),
            *self._each(),
            self._heat(),
            self._coverage(),
            self._foot(),
        ]
        return (
            f'<!doctype html>\n<html lang="{self.lang}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{self._say('title', mission=title)}</title><style>{STYLE}</style></head>\n<body>"
            + "<main>"
            + "\n".join(part for part in parts if part)
            + "</main></body></html>\n"
        )

    # --- words --------------------------------------------------------------------------------------

    def _say(self, key: str, **values: object) -> str:
        """A phrase, safe in HTML."""
        return escape(phrase(self.labels, key, self.lang, **values))

    def _label(self, group: str, name: str) -> str:
        return label(self.labels, group, name)

    def _heading(self, name: str) -> str:
        return escape(heading(self.labels, name, self.lang))

    def _percent(self, part: int, whole: int) -> str:
        return percent(part, whole, self.lang)

    def _mean(self, histogram: Mapping[str, int]) -> str:
        return number(mean_of(histogram), self.lang, 1)

    def _in_round(self, share: str, rounds: Mapping[str, int]) -> str:
        if not rounds:
            return share
        return phrase(self.labels, "in round", self.lang, share=share, round=quantile_of(rounds, 0.5))

    # --- parts --------------------------------------------------------------------------------------

    def _head(self, title: str) -> str:
        report, lang = self.report, self.lang
        seats = report.about["seats"]
        if isinstance(seats, int):
            team = say("seats", lang, count=seats)
        else:
            team = ", ".join(seat_words(self.labels, seat) for seat in seats)
        low, high = report.interval
        about = self._say("run", games=count_games(report.games, lang), team=team, bot=report.about["bot"])
        rate = say("won rate", lang, rate=percentage(report.win_rate, lang))
        bounds = say("interval", lang, low=percentage(low, lang), high=percentage(high, lang))
        bar = interval_bar(report.win_rate, low, high, f"{rate}. {bounds}")
        told = [(verdict, report.count(verdict)) for verdict in LETTERS]
        ended = ", ".join(f"{number(count, lang)} {self._say(verdict)}" for verdict, count in told if count)
        return (
            f"<h1>{escape(title)}</h1><p class='about'>{about}</p><p class='rate'>{escape(rate)}</p>"
            f"<p>{ended}. {escape(bounds)}</p>{bar}"
        )

    def _defeats(self) -> str:
        causes = self.report.tally.get("causes", {})
        if not causes:
            return ""
        games = self.report.games
        rows = [
            (
                cause_words(cause, self.labels, self.lang),
                found["count"] / games,
                self._in_round(self._percent(found["count"], games), found.get("rounds", {})),
            )
            for cause, found in sorted(causes.items(), key=lambda item: -item[1]["count"])
        ]
        parts = [f"<h2>{self._say('defeats')}</h2>", bars(rows)]
        for cause, found in causes.items():
            places = sorted(found.get("places", {}).items(), key=lambda item: (-item[1], item[0]))[:8]
            if places:
                most = found["count"]
                shown = [(self._label("places", name), n / most, self._percent(n, most)) for name, n in places]
                where = self._say("where", cause=cause_words(cause, self.labels, self.lang))
                parts.append(f"<h3>{where}</h3>{bars(shown)}")
        return "".join(parts)

    def _rounds(self) -> str:
        rounds = self.report.tally.get("rounds", {})
        if not rounds:
            return ""
        every = total(rounds)
        half, most = quantile_of(every, 0.5), quantile_of(every, 0.9)
        told = self._say("rounds told", mean=self._mean(every), half=half, most=most)
        names = {verdict: say(verdict, self.lang) for verdict in VERDICTS}
        key = "".join(
            f'<span><svg width="12" height="12"><rect class="{name}" width="12" height="12"/></svg> {words}</span>'
            for name, words in names.items()
            if name in rounds
        )
        title = heading(self.labels, "rounds", self.lang)
        return f"<h2>{escape(title)}</h2><p>{told}</p>{columns(rounds, names, title)}<p class='key'>{key}</p>"

    def _shares(self) -> list[str]:
        parts = []
        for key, entries in sections(self.report, self.labels, SHARES).items():
            rows = []
            for name, found in entries.items():
                part = found.get("part", 0)
                words = self._in_round(self._percent(found["completed"], part), found.get("rounds", {}))
                rows.append((self._label(key, name), found["completed"] / part if part else 0.0, words))
            parts.append(f"<h2>{self._heading(key)}</h2>{bars(rows)}")
        return parts

    def _stood(self) -> list[str]:
        """How games stood at their end: numbers on average, anything else by its shares."""
        parts = []
        for key, entries in sections(self.report, self.labels, STOOD).items():
            names = columns_of(entries, self.labels)
            heads = [self._say("games"), *(self._heading(name) for name in names)]
            rows = [
                [
                    self._say(result) if result in VERDICTS else escape(result),
                    *(self._value(name, found.get(name, {})) for name in names),
                ]
                for result, found in entries.items()
            ]
            parts.append(f"<h2>{self._heading(key)}</h2>{_table(self._heading(key), heads, rows)}")
        return parts

    def _value(self, name: str, histogram: Mapping[str, int]) -> str:
        if all(value.lstrip("-").isdigit() for value in histogram):
            return self._mean(histogram)
        whole = sum(histogram.values())
        return "<br>".join(
            f"{escape(self._label(name, value))} {self._percent(count, whole)}" for value, count in histogram.items()
        )

    def _averages(self) -> list[str]:
        parts = []
        for key, histogram in sections(self.report, self.labels, AVERAGE).items():
            drawn = columns({"all": histogram}, {}, heading(self.labels, key, self.lang))
            parts.append(
                f"<h2>{self._heading(key)}</h2><p>{self._say('average', mean=self._mean(histogram))}</p>{drawn}"
            )
        return parts

    def _each(self) -> list[str]:
        parts = []
        for key, entries in sections(self.report, self.labels, EACH).items():
            names = columns_of(entries, self.labels)
            rows = []
            for name, found in entries.items():
                games = found.get("games", 0)
                each = [number(found.get(column, 0) / games if games else 0.0, self.lang, 1) for column in names]
                won = self._percent(found.get("won", 0), games)
                rows.append([escape(self._label(key, name)), number(games, self.lang), won, *each])
            heads = ["", self._say("games"), self._say("Won"), *(self._heading(column) for column in names)]
            parts.append(f"<h2>{self._heading(key)}</h2>{_table(self._heading(key), heads, rows)}")
        return parts

    def _heat(self) -> str:
        """Every board on which anything happened, drawn once for each thing that is counted."""
        heat = self.report.tally.get("heat", {})
        places = self.labels.get("places", {})
        names = columns_of(heat, self.labels)
        drawn = []
        for prefix, board in self.boards.items():
            if not any(count for one in board.ids for count in heat.get(prefix + one, {}).values()):
                continue
            of_board = f"{self._label('boards', prefix)} – " if len(self.boards) > 1 else ""
            for name in names:
                title = of_board + heading(self.labels, name, self.lang)
                drawing = heat_map(board, heat, name, places, prefix, title)
                drawn.append(f"<h3>{escape(title)}</h3>{_wide(escape(title), drawing)}")
        return f"<h2>{self._say('heat')}</h2>" + "".join(drawn) if drawn else ""

    def _coverage(self) -> str:
        parts = [
            f"<h3>{self._heading(group)}</h3>{self._coverage_table(group, entries)}"
            for group, entries in self.report.tally.get("coverage", {}).items()
            if entries
        ]
        told = f"<h2>{self._say('coverage')}</h2><p>{self._say('coverage told')}</p>"
        return told + "".join(parts) if parts else ""

    def _coverage_table(self, group: str, entries: Mapping[str, Any]) -> str:
        column = use(next(iter(entries.values())))
        report = self.report
        wins, losses = report.wins, report.count(LOST)
        rows: list[list[str]] = []
        dead: set[int] = set()
        for name, found in sorted(entries.items(), key=lambda item: (-item[1][column], item[0])):
            if not found[column] and group not in self.labels.get("unlisted", {}):
                dead.add(len(rows))
            won, lost = found[f"{column}Won"], found.get(f"{column}Lost", 0)
            rows.append(
                [
                    escape(self._label(group, name)),
                    *(self._percent(found[one], report.games) for one in dict.fromkeys(("seen", column))),
                    self._percent(won, wins),
                    self._percent(lost, losses),
                    self._percent(won, found[column]),
                ]
            )
        heads = [self._say(one) for one in (*dict.fromkeys(("seen", column)), "in wins", "in losses", "Won")]
        return _table(self._heading(group), ["", *heads], rows, dead)

    def _foot(self) -> str:
        report, about = self.report, self.report.about
        games = report.games or 1
        faults = "".join(
            f"<li>{self._say('trouble told', game=one['game'], seed=one['seed'], message=one['message'])}</li>"
            for one in report.faults
        )
        left_out = report.count(UNFINISHED) + report.count(FAULT) > len(report.faults)
        first = f"<p>{self._say('trouble first', count=len(report.faults))}</p>" if left_out else ""
        trouble = f"<h2>{self._say('trouble')}</h2>{first}<ul>{faults}</ul>" if faults else ""
        told = self._say(
            "made told",
            pack=about["pack"],
            digest=str(about["digest"])[:12],
            seed=about["seed"],
            decisions=number(report.tally.get("decisions", 0) / games, self.lang),
            time=number(report.microseconds / games / 1000, self.lang, 1),
        )
        return f"{trouble}<h2>{self._say('made')}</h2><p>{told}</p>"


def _table(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]], dead: Container[int] = ()) -> str:
    """A table; the first cell of a row says what it is about, and dead rows are marked."""
    head = "".join(f'<th scope="col">{one}</th>' for one in heads)
    body = "".join(
        f'<tr{DEAD if index in dead else ""}><th scope="row">{row[0]}</th>'
        + "".join(f"<td>{cell}</td>" for cell in row[1:])
        + "</tr>"
        for index, row in enumerate(rows)
    )
    return _wide(title, f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>")


def _wide(title: str, content: str) -> str:
    """What is moved sideways by itself where the screen is narrow, by keyboard as well."""
    return f'<div class="wide" role="region" aria-label="{title}" tabindex="0">{content}</div>'
