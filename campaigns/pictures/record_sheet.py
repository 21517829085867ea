"""The printable record sheet: standing, roster and ledger, and lines for the next evening."""

from functools import partial
from typing import Any

from django.utils.formats import date_format
from django.utils.translation import gettext as _

from campaigns.ledger_lines import Line, lines_of
from campaigns.models import Campaign
from campaigns.pictures.flow_map import Box, FlowMap
from missions.pictures.compiler import compile_picture
from missions.pictures.kept import kept

MOST_LINES = 40


def record_sheet(campaign: Campaign, lang: str) -> bytes:
    """One PDF, with sealed titles sealed; it is drawn once, by a worker as soon as the ledger has grown."""
    lines = lines_of(campaign.entries.told(), lang)
    data = sheet_data(campaign, campaign.kept_in(lang), lines, lang)
    return kept(("record sheet", data), partial(compile_picture, "campaign.typ", data, "pdf")).data


def sheet_data(campaign: Campaign, told: dict[str, Any], lines: list[Line], lang: str) -> dict[str, Any]:
    standing = told["standing"]
    heads = [_("Who"), _("Played by"), _("Progress"), _("Has")]
    columns = len(heads) if any(line["has"] for line in standing["roster"]) else len(heads) - 1
    return {
        "lang": lang,
        "title": campaign.title,
        "eyebrow": f"{campaign.group.name} · {campaign.ruleset_title} · {campaign.version.pack.title}",
        "sentence": standing["sentence"],
        "next": standing["next_text"],
        "facts": standing["facts"],
        "chapters": _chapters(told["map"]),
        "roster": [_roster(line)[:columns] for line in standing["roster"]],
        "ledger": [_line(line) for line in lines[:MOST_LINES]],
        "footer": f"Fireteam HQ · {date_format(campaign.changed_at, 'j M Y')}",
        "words": {
            "missions": _("Map"),
            "roster": _("Roster"),
            "roster_head": heads[:columns],
            "ledger": _("Ledger"),
            "tonight": _("The evening"),
            "blanks": [_("Date"), _("Players"), _("Rounds"), _("Notes"), "", ""],
        },
    }


def _chapters(answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The missions of each operation, numbered as on the map; a title only where there are several."""
    begun = answer.get("chapters") or [{"title": "", "row": 0}]
    found: list[dict[str, Any]] = [{"title": one["title"], "missions": []} for one in begun]
    for box in FlowMap(answer, shows_sealed=False).boxes:
        if box.node["kind"] == "mission":
            chapter = sum(one["row"] <= box.node["row"] for one in begun) - 1
            found[chapter]["missions"].append(_mission(box))
    return found


def _mission(box: Box) -> dict[str, str]:
    title = _("Sealed") if box.is_sealed else box.node["title"]
    return {"number": box.label, "title": title, "state": "" if box.is_sealed else box.node["why"]}


def _roster(line: dict[str, Any]) -> list[str]:
    """Who, by whom, how far they have come, what they have."""
    words = {"dead": _("dead")}
    who = ", ".join([line["label"], *(words.get(state, state) for state in line["states"])])
    return [who, line["person"] or "–", ", ".join(map(_progress, line["tracks"])), ", ".join(line["has"]) or "–"]


def _progress(track: dict[str, Any]) -> str:
    """With what has been reached by it: 'Aim XP 13 (skill 3)'."""
    reached = [label for points, label in track["steps"] if points <= track["value"]]
    return f"{track['label']} {track['value']}" + (f" ({reached[-1]})" if reached else "")


def _line(line: Line) -> dict[str, str]:
    text = f"{line.title}{': ' + line.outcome if line.outcome else ''}. {line.told['after']}"
    if line.is_undone:
        text = f"({text})"
    return {"number": str(line.number), "day": date_format(line.day, "j M Y"), "text": text}
