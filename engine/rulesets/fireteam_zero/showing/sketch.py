"""A mission from a sketch: so many sectors, so many monsters, so many parts to find."""

from collections.abc import Iterator, Mapping
from itertools import cycle, islice
from typing import Any

Limits = tuple[int, int, int]  # least, most, usual
NUMBERS: tuple[tuple[str, tuple[str, str, str], Limits], ...] = (
    ("columns", ("Sectors across", "Sektoren nebeneinander", "Secteurs en largeur"), (2, 4, 2)),
    ("rows", ("Sectors down", "Sektoren untereinander", "Secteurs en hauteur"), (2, 4, 2)),
    ("minions", ("Minions", "Lakaien", "Suppôts"), (1, 8, 4)),
    ("elites", ("Elites", "Elitemonster", "Champions"), (0, 4, 2)),
    ("parts", ("Parts to find", "Teile zu finden", "Pièces à trouver"), (1, 4, 2)),
)
SPAWN_POINTS = 12  # FZ-C.13
RECON_CARDS = 12  # FZ-1.33


def sketched(base: dict[str, Any], starter: Mapping[str, Any], numbers: Mapping[str, int]) -> dict[str, Any]:
    """FZ-1.23, FZ-1.33, FZ-1.35: a layout in rows, ways in and out at its ends, twelve spawn points in between."""
    sectors = list(_fronts(starter["sectors"]))
    rows = min(numbers["rows"], len(sectors) // numbers["columns"])
    laid = sectors[: numbers["columns"] * rows]
    side = len(laid[0]["cells"])
    tiles = [
        {"sector": one["id"], "x": side * (index % numbers["columns"]), "y": side * (index // numbers["columns"])}
        for index, one in enumerate(laid)
    ]
    places = [list(_places(one)) for one in laid]
    entry, way_out = places[0][0], places[-1][-1]
    objective, discoveries = _parts(base, numbers["parts"])
    mission = {
        **base["missions"][0],
        "layout": "sketch",
        "entryPoint": entry,
        "exitPoint": way_out,
        "spawnLocations": _spread([[one for one in some if one not in (entry, way_out)] for some in places]),
        "objectives": [objective["id"]],
        "discoveries": [one["id"] for one in discoveries],
        "eventCount": RECON_CARDS - len(discoveries),
        "spawnPool": _pool(base, numbers),
    }
    layout = {"id": "sketch", "name": mission["title"], "tiles": tiles}
    own = {"missions": [mission], "layouts": [layout], "objectives": [objective], "discoveries": discoveries}
    return {**base, "sectors": laid, **own}


def _fronts(sectors: list[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """FZ-L.05: one face of every physical tile."""
    seen = set()
    for one in sectors:
        tile = one.get("tile", one["id"])
        if tile not in seen:
            seen.add(tile)
            yield one


def _places(sector: Mapping[str, Any]) -> Iterator[str]:
    for one in sector["locations"]:
        if "impassable" not in one.get("terrain", ()):
            yield f"{sector['id']}/{one['id']}"


def _spread(places: list[list[str]]) -> list[str]:
    """FZ-L.07: every place once, one sector after the other, so that every sector has its share."""
    longest = max(map(len, places))
    return [some[turn] for turn in range(longest) for some in places if turn < len(some)][:SPAWN_POINTS]


def _parts(base: Mapping[str, Any], count: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The template's first objective, and as many discoveries as it needs tokens."""
    objective = {**base["objectives"][0], "completion": {"tokensNeeded": count}}
    known = [one for one in base["discoveries"] if one["objective"] == objective["id"]]
    discoveries = []
    for number, one in enumerate(islice(cycle(known), count), start=1):
        again = number > len(known)
        name = {lang: f"{words} {number}" for lang, words in one["name"].items()} if again else one["name"]
        discoveries.append({**one, "id": f"{one['id']}-{number}" if again else one["id"], "name": name})
    return objective, discoveries


def _pool(base: Mapping[str, Any], numbers: Mapping[str, int]) -> list[dict[str, Any]]:
    minion, elite = (one["kind"] for one in base["missions"][0]["spawnPool"])
    counted = ((minion, numbers["minions"]), (elite, numbers["elites"]))
    return [{"kind": kind, "number": number} for kind, number in counted if number]
