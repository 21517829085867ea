"""A report as one page of HTML that needs nothing else: drawn, printable, without a script."""

from collections.abc import Mapping
from html import escape
from typing import Any

from engine.core.maps import Map
from engine.core.playtest.drawing import bars, columns, heat_map, interval_bar
from engine.core.playtest.report import Report
from engine.core.playtest.statistics import mean_of, quantile_of
from engine.core.playtest.words import Labels, cause_words, label, percent, total

STYLE = """
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; color: #1d2125; background: #fff; max-width: 46rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; margin-bottom: 0; } h2 { font-size: 1.2rem; margin: 2.2rem 0 .6rem; }
h3 { font-size: 1rem; margin: 1.2rem 0 .4rem; }
.about { color: #555; margin-top: .2rem; } .rate { font-size: 2.4rem; font-weight: 700; margin: .4rem 0 0; }
svg { max-width: 100%; height: auto; display: block; } svg text { font: 12px system-ui, sans-serif; fill: #1d2125; }
.back { fill: #eceff1; } .bar, .cell { fill: #b3541e; } .range { fill: #f0c9a8; }
.mark { stroke: #b3541e; stroke-width: 3; }
.tick { stroke: #888; } .won { fill: #2e7d5b; } .lost { fill: #b3541e; } .unfinished { fill: #888; }
.edge { fill: none; stroke: #333; stroke-width: 1.2; } svg .name { font-size: 9px; }
svg .count { font-size: 10px; font-weight: 700; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; } th, td { text-align: right; padding: .15rem .5rem;
  border-bottom: 1px solid #ddd; } th:first-child, td:first-child { text-align: left; }
.key svg { display: inline-block; vertical-align: -1px; }
.dead { color: #a11; font-weight: 600; } .key span { margin-right: 1.2rem; }
@media print { * { print-color-adjust: exact; }
  body { margin: 0; max-width: none; } h2 { break-after: avoid; } table, svg { break-inside: avoid; } }
"""
RESULTS = {"won": "won", "lost": "lost", "unfinished": "did not end"}
GROUPS = {
    "cards": "Action cards",
    "events": "Events",
    "discoveries": "Discoveries",
    "twists": "Twists",
    "specials": "Special abilities",
    "focusCards": "Focus cards",
    "actions": "Actions",
    "locations": "Locations",
}
HEAT = {"visits": "Visits by heroes", "kills": "Monsters killed", "knockDowns": "Heroes knocked down"}


def page(report: Report, labels: Labels, board: Map | None = None) -> str:
    """The whole page."""
    about = report.about
    title = label(labels, "mission", str(about["mission"]))
    parts = [
        _head(report, title),
        _defeats(report, labels),
        _rounds(report),
        _objectives(report, labels),
        _margin(report),
        _heroes(report, labels),
        _heat(report, labels, board),
        _coverage(report, labels),
        _foot(report),
    ]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Play-test: {escape(title)}</title><style>{STYLE}</style></head>\n<body>"
        + "\n".join(part for part in parts if part)
        + "</body></html>\n"
    )


def _head(report: Report, title: str) -> str:
    low, high = report.interval
    seats = report.about["seats"]
    team = f"{seats} heroes" if isinstance(seats, int) else ", ".join(str(seat) for seat in seats)
    return (
        f"<h1>{escape(title)}</h1><p class='about'>{report.games:,} games, {escape(team)}, "
        f"bot: {escape(str(report.about['bot']))}</p>"
        f"<p class='rate'>{100 * report.win_rate:.1f} % won</p>"
        f"<p>With 95 % certainty between {100 * low:.1f} and {100 * high:.1f} %.</p>"
        + interval_bar(report.win_rate, low, high)
    )


def _defeats(report: Report, labels: Labels) -> str:
    causes = report.tally.get("causes", {})
    if not causes:
        return ""
    games = report.games
    rows = [
        (
            cause_words(cause),
            found["count"] / games,
            f"{percent(found['count'], games)}, round {quantile_of(found.get('rounds', {}), 0.5)}",
        )
        for cause, found in sorted(causes.items(), key=lambda item: -item[1]["count"])
    ]
    parts = ["<h2>Why it was lost</h2>", bars(rows)]
    for cause, found in causes.items():
        places = sorted(found.get("places", {}).items(), key=lambda item: (-item[1], item[0]))[:8]
        if places:
            most = found["count"]
            shown = [(label(labels, "locations", name), count / most, percent(count, most)) for name, count in places]
            parts.append(f"<h3>Where: {escape(cause_words(cause))}</h3>{bars(shown)}")
    return "".join(parts)


def _rounds(report: Report) -> str:
    rounds = report.tally.get("rounds", {})
    if not rounds:
        return ""
    all_rounds = total(rounds)
    key = "".join(
        f'<span><svg width="12" height="12"><rect class="{name}" width="12" height="12"/></svg> {words}</span>'
        for name, words in RESULTS.items()
        if name in rounds
    )
    return (
        f"<h2>Rounds</h2><p>{mean_of(all_rounds):.1f} on average; half of the games end by round "
        f"{quantile_of(all_rounds, 0.5)}, nine of ten by round {quantile_of(all_rounds, 0.9)}.</p>"
        + columns(rounds, RESULTS)
        + f"<p class='key'>{key}</p>"
    )


def _objectives(report: Report, labels: Labels) -> str:
    rows = []
    for name, found in report.tally.get("objectives", {}).items():
        part = found.get("part", 0)
        rounds = found.get("rounds", {})
        when = f", round {quantile_of(rounds, 0.5)}" if rounds else ""
        share = found["completed"] / part if part else 0.0
        rows.append((label(labels, "objectives", name), share, percent(found["completed"], part) + when))
    return f"<h2>Objectives completed</h2>{bars(rows)}" if rows else ""


def _margin(report: Report) -> str:
    rows = []
    for result, found in report.tally.get("margin", {}).items():
        coin = found.get("coin", {})
        rows.append(
            f"<tr><td>{RESULTS.get(result, result)}</td><td>{mean_of(found.get('threat', {})):.1f}</td>"
            f"<td>{percent(coin.get('heads', 0), sum(coin.values()))}</td>"
            f"<td>{mean_of(found.get('objectivesLeft', {})):.1f}</td></tr>"
        )
    if not rows:
        return ""
    downs = mean_of(report.tally.get("knockDowns", {}))
    return (
        "<h2>How close it was</h2><table><tr><th>Games</th><th>Threat</th><th>Coin shows heads</th>"
        f"<th>Objectives left</th></tr>{''.join(rows)}</table><p>{downs:.1f} knock-downs in a game.</p>"
    )


def _heroes(report: Report, labels: Labels) -> str:
    rows = []
    for name, found in report.tally.get("heroes", {}).items():
        games = found.get("games", 0)
        each = [found.get(key, 0) / games if games else 0.0 for key in ("kills", "searches", "attacks", "knockDowns")]
        rows.append(
            f"<tr><td>{escape(label(labels, 'heroes', name))}</td><td>{games:,}</td>"
            f"<td>{percent(found.get('won', 0), games)}</td>" + "".join(f"<td>{one:.1f}</td>" for one in each) + "</tr>"
        )
    if not rows:
        return ""
    return (
        "<h2>Heroes</h2><table><tr><th>Hero</th><th>Games</th><th>Won</th><th>Kills</th><th>Searches</th>"
        f"<th>Attacks</th><th>Knock-downs</th></tr>{''.join(rows)}</table>"
    )


def _heat(report: Report, labels: Labels, board: Map | None) -> str:
    heat = report.tally.get("heat", {})
    if not heat or board is None:
        return ""
    names = labels.get("locations", {})
    drawn = [f"<h3>{words}</h3>{heat_map(board, heat, column, names)}" for column, words in HEAT.items()]
    return "<h2>Where it happened</h2>" + "".join(drawn)


def _coverage(report: Report, labels: Labels) -> str:
    parts = []
    for group, words in GROUPS.items():
        entries: Mapping[str, Any] = report.tally.get("coverage", {}).get(group, {})
        if entries:
            parts.append(f"<h3>{words}</h3>{_coverage_table(report, labels, group, entries)}")
    return "<h2>What came up</h2><p>Shares of all games; won: of the games in which it was used.</p>" + "".join(parts)


def _coverage_table(report: Report, labels: Labels, group: str, entries: Mapping[str, Any]) -> str:
    rows = []
    for name, found in sorted(entries.items(), key=lambda item: (-item[1]["used"], item[0])):
        dead = "" if found["used"] else " class='dead'"
        rows.append(
            f"<tr{dead}><td>{escape(label(labels, group, name))}</td><td>{percent(found['seen'], report.games)}</td>"
            f"<td>{percent(found['used'], report.games)}</td><td>{percent(found['usedWon'], found['used'])}</td></tr>"
        )
    return f"<table><tr><th></th><th>Seen</th><th>Used</th><th>Won</th></tr>{''.join(rows)}</table>"


def _foot(report: Report) -> str:
    about = report.about
    games = report.games or 1
    faults = "".join(
        f"<li>Game {fault['game']}, seed {fault['seed']}: {escape(str(fault['message']))}</li>"
        for fault in report.faults
    )
    trouble = f"<h2>Games without an end</h2><ul>{faults}</ul>" if faults else ""
    return (
        f"{trouble}<h2>How it was made</h2><p>Pack {escape(str(about['pack']))}, version "
        f"<code>{escape(str(about['digest'])[:12])}</code>, seed {about['seed']}; "
        f"{report.tally.get('decisions', 0) / games:.0f} decisions and {report.microseconds / games / 1000:.1f} ms of "
        "processor time in a game.</p>"
    )
