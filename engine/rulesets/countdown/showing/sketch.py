"""A mission from a sketch: a building of so many zones, so many cards in them, so many rounds."""

from collections.abc import Mapping
from math import gcd
from typing import Any

Limits = tuple[int, int, int]  # least, most, usual
NUMBERS: tuple[tuple[str, tuple[str, str, str], Limits], ...] = (
    ("columns", ("Zones across", "Zonen nebeneinander", "Zones en largeur"), (2, 6, 4)),
    ("rows", ("Zones down", "Zonen untereinander", "Zones en hauteur"), (1, 6, 4)),
    ("objectives", ("Objective zones", "Zielzonen", "Zones d'objectif"), (1, 6, 5)),
    ("threats", ("Cards in a threat zone", "Karten je Bedrohungszone", "Cartes par zone de menace"), (1, 3, 2)),
    ("rounds", ("Rounds", "Runden", "Manches"), (3, 10, 8)),
)
MOST_ZONES = 16  # CD-60.01: as many as there are cards to mark them secured


def sketched(base: dict[str, Any], starter: Mapping[str, Any], numbers: Mapping[str, int]) -> dict[str, Any]:
    """CD-4.13, CD-4.15, CD-5.02: in on the left, out on the right, threats between, objectives deep inside."""
    columns = numbers["columns"]
    rows = min(numbers["rows"], MOST_ZONES // columns)
    inside = [(x, y) for x in range(1, columns + 1) for y in range(rows)]
    objectives = min(numbers["objectives"], len(inside) - 1)
    apart = next(step for step in range(len(inside) * 3 // 8, len(inside) + 2) if gcd(step, len(inside)) == 1)
    red = {inside[-1 - index * apart % len(inside)] for index in range(objectives)}
    middle = (rows - 1) // 2
    zones: list[dict[str, Any]] = [{"x": 0, "y": middle, "kind": "infiltration", "arrow": "east"}]
    for x, y in inside:
        is_red = (x, y) in red
        zones.append(
            {"x": x, "y": y, "kind": "objective" if is_red else "threat", "cards": 1 if is_red else numbers["threats"]}
        )
    zones.append({"x": columns + 1, "y": middle, "kind": "exfiltration", "arrow": "east"})
    threats = sum(one["cards"] for one in zones if one["kind"] == "threat")
    assignment = {**base["assignments"][0], "locations": ["sketch"], "time": _time(numbers["rounds"]), "level": 1}
    location = {
        "id": "sketch",
        "name": assignment["title"],
        "level": 1,
        "time": _time(numbers["rounds"]),
        "campaignThreatCards": threats + 4,  # CD-60.15: some are left for reinforcements
        "securedBonus": {"zones": max(1, len(inside) // 2), "points": 2},
        "zones": zones,
    }
    return {**base, "assignments": [assignment], "locations": [location]}


def _time(rounds: int) -> dict[str, int]:
    """CD-4.09 to CD-4.11: more players have less time."""
    return {"p1to4": rounds, "p5": rounds - 1, "p6": rounds - 2}
