"""What a changed mission asks for on the table, for each team size: no card says it, the set-up sheet does."""

from collections.abc import Iterator
from typing import Any

from engine import missions, set_up
from missions.editions import Edition


def table_texts(edition: Edition, record: tuple[str, str], lang: str) -> dict[str, str]:
    """Label → text, of every mission that this record makes; numbers for all team sizes beside each other."""
    found: dict[str, str] = {}
    for mission in edition.ask(missions, lang=lang):
        if tuple(mission.path[:2]) == record:
            sheets = [edition.ask(set_up, mission.id, team, lang=lang) for team in mission.team_sizes]
            teams = mission.team_word.counted(", ".join(map(str, mission.team_sizes)))
            found |= dict(needs_of(sheets, teams))
            found |= dict(rest_of(sheets[0])) if sheets else {}
    return found


def needs_of(sheets: list[Any], teams: str) -> Iterator[tuple[str, str]]:
    """Of each thing how many, and which; a thing that a team does not need counts none."""
    by_team = [{(group.key, need.label): need for group in sheet.needs for need in group.needs} for sheet in sheets]
    for group, label in dict.fromkeys(key for needs in by_team for key in needs):
        counts = " / ".join(str(needs[group, label].count) if (group, label) in needs else "0" for needs in by_team)
        detail = next(needs[group, label].detail for needs in by_team if (group, label) in needs)
        yield f"{label} ({teams})", f"{counts} {detail}".strip()


def rest_of(sheet: Any) -> Iterator[tuple[str, str]]:
    """What one finds out in play: which cards, and how it ends."""
    for group in sheet.spoilers:
        yield group.label, "\n".join(part for part in (group.summary, group.text) if part)
