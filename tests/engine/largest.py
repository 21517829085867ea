"""The largest pack that is accepted: every bound of `engine.core.bounds` filled, all at once.

`python -m tests.engine.largest RULESET` loads, lints, compiles and prints it in a process of its own, and says what
that cost.
"""

from __future__ import annotations

import copy
import json
import resource
import sys
import time
from collections.abc import Callable
from typing import Any

from engine import check, faces, lint, load_pack, rulesets
from engine.core.bounds import DEFAULT_LIMITS
from engine.core.census import counts, size_of, values_in
from engine.core.collections import shelves
from engine.core.fields import collection_spec
from tests.engine.starter_packs import starter_document

Document = dict[str, Any]
LETTERS = [chr(code) for code in range(0x4E00, 0x4E00 + 64)]  # keys of locations
SIDE = 5  # of the square sectors that boards are filled up with


def largest(ruleset: str) -> Document:
    """A starter pack that was let grow until nothing more is accepted."""
    document = copy.deepcopy(starter_document(ruleset))
    GROWN[ruleset](document)
    _fill_collections(document)
    _fill_effects(document)
    _fill_text(document)
    _fill_values(document)
    return document


# --- what a game has of its own: many missions on large boards ----------------------------------------


def _grow_fireteam_zero(document: Document) -> None:
    places = SIDE * SIDE
    rows = ["".join(LETTERS[row * SIDE : row * SIDE + SIDE]) for row in range(SIDE)]
    most = shelves(rulesets()["fireteam-zero"].records)
    while len(document["sectors"]) < most["sectors"].most:
        name = f"plain-{len(document['sectors'])}"
        locations = [{"id": f"p{n}", "name": "x", "key": LETTERS[n]} for n in range(places)]
        document["sectors"].append({"id": name, "name": "x", "cells": rows, "locations": locations})
    plains = [one["id"] for one in document["sectors"] if one["id"].startswith("plain-")]
    layouts = {one["id"]: one for one in document["layouts"]}
    own = document["missions"]
    document["missions"] = []
    for n in range(most["missions"].most):
        mission = _twin(document, own[n % len(own)], n // len(own))
        tiles = [*layouts[mission["layout"]]["tiles"]]
        names = {one["id"]: len(one["locations"]) for one in document["sectors"]}
        free = DEFAULT_LIMITS.regions - sum(names[tile["sector"]] for tile in tiles)
        x = max(tile["x"] for tile in tiles) + 6
        for k in range(free // places):
            tiles.append({"sector": plains[(n * 3 + k) % len(plains)], "x": x + SIDE * k, "y": 0})
        document["missions"].append({**mission, "layout": {"tiles": tiles}})


def _twin(document: Document, mission: Document, n: int) -> Document:
    """A mission with objectives and discoveries of its own."""
    if n == 0:
        return mission
    own = {name: f"{name}-{n}" for name in (*mission["objectives"], *mission["discoveries"])}
    for collection in ("objectives", "discoveries"):
        for record in [one for one in document[collection] if one["id"] in mission[collection]]:
            twin = {**copy.deepcopy(record), "id": own[record["id"]]}
            if "objective" in twin:
                twin["objective"] = own.get(twin["objective"], twin["objective"])
            document[collection].append(twin)
    listed = {name: [own[one] for one in mission[name]] for name in ("objectives", "discoveries")}
    return {**copy.deepcopy(mission), "id": f"{mission['id']}-{n}", **listed}


def _grow_countdown(document: Document) -> None:
    most = shelves(rulesets()["countdown"].records)
    own = list(document["locations"])
    for n in range(most["locations"].most - len(own)):
        place = copy.deepcopy(own[n % len(own)])
        right = max(zone["x"] for zone in place["zones"]) + 1
        inner = next(zone for zone in place["zones"] if zone["kind"] == "threat")
        cells = [(right + i % 5, inner["y"] + i // 5) for i in range(64 - len(place["zones"]))]
        place["zones"] += [{"x": x, "y": y, "kind": "threat", "cards": 1} for x, y in cells]
        document["locations"].append({**place, "id": f"{place['id']}-{n}", "campaignThreatCards": 99})
    names = [one["id"] for one in document["locations"]]
    missions = [{"level": level, "location": "random"} for level in (1, 2, 3)] * 3
    campaign = document["campaigns"][0]
    while len(document["campaigns"]) < most["campaigns"].most:
        document["campaigns"].append({**campaign, "id": f"campaign-{len(document['campaigns'])}", "missions": missions})
    for n in range(most["assignments"].most - len(document["assignments"])):
        some = [names[(n + k) % len(names)] for k in range(15)]
        document["assignments"].append({**document["assignments"][0], "id": f"assignment-{n}", "locations": some})


GROWN: dict[str, Callable[[Document], None]] = {
    "fireteam-zero": _grow_fireteam_zero,
    "countdown": _grow_countdown,
}


# --- what every game has ------------------------------------------------------------------------------


def _fill_collections(document: Document) -> None:
    """As many records as are accepted, each with as little as possible: values are needed elsewhere."""
    model = rulesets()[document["ruleset"]].records
    for name, shelf in shelves(model).items():
        listing = document.setdefault(name, [])
        most = min(shelf.most, collection_most(document, name, shelf.most))
        pattern = min((_thin(document, name, one) for one in listing), key=lambda one: len(json.dumps(one)))
        while len(listing) < most:
            own = {"id": f"{name.lower()}-{len(listing)}", "number": 50 + len(listing)}
            listing.append({**pattern, **{key: value for key, value in own.items() if key in pattern}})


def collection_most(document: Document, name: str, most: int) -> int:
    """The length that the record of the pack allows beside the shelf's."""
    field = next(
        one for key, one in rulesets()[document["ruleset"]].records.model_fields.items() if (one.alias or key) == name
    )
    return min([one.max_length for one in field.metadata if hasattr(one, "max_length")], default=most)


def _thin(document: Document, name: str, record: Document) -> Document:
    spec = collection_spec(rulesets()[document["ruleset"]].records, name)
    shape = spec.shape_of(record) if spec.shapes else spec
    assert shape is not None
    needed = {one.name for one in shape.fields if one.needed}
    thin = {key: value for key, value in record.items() if key in needed}
    if "effects" in thin:
        thin["effects"] = [EFFECTS[document["ruleset"]][1]]
    return {**thin, "name": "x"} if "name" in thin else thin


def _fill_effects(document: Document) -> None:
    """Effects that can come up in every mission, up to the bound of a record and of the pack."""
    model = rulesets()[document["ruleset"]].records
    collection, step = EFFECTS[document["ruleset"]]
    left = DEFAULT_LIMITS.pack_effects - _effects(document, model)
    size = size_of(step)
    for record in reversed(document[collection]):
        n = min(left // size, DEFAULT_LIMITS.record_effects // size)
        if n <= 0:
            break
        record["effects"] = [step] * n
        left -= n * size


EFFECTS = {
    "fireteam-zero": ("events", {"op": "discard", "who": "searcher", "n": 1}),
    "countdown": ("supportCards", {"op": "gainEnergy", "who": "ops", "amount": 1}),
}


def _effects(document: Document, model: Any) -> int:
    return next(one.n for one in counts(document, model) if one.path == ())


def _fill_values(document: Document) -> None:
    """Names in many languages until no further value is accepted."""
    left = DEFAULT_LIMITS.nodes - values_in(document) - 1
    languages = [a + b for a in "abcdefgh" for b in "abcdefghij"]
    for listing in [value for value in document.values() if isinstance(value, list)]:
        for record in listing:
            if left > 0 and isinstance(record, dict) and record.get("name") == "x":
                some = languages[: min(left, len(languages))]
                record["name"] = dict.fromkeys(some, "x")
                left -= len(some)


def _fill_text(document: Document) -> None:
    """Long stories until no further letter is accepted."""
    left = (
        DEFAULT_LIMITS.text_bytes - len(json.dumps(document, ensure_ascii=False).encode()) - 150_000
    )  # for the values
    for listing in ("missions", "assignments", "locations", "objectives", "campaigns"):
        for record in document.get(listing, []):
            story = dict.fromkeys(("en", "de", "fr"), "word " * 1_990)
            size = 30_000
            if left < size:
                return
            field = {"missions": "story", "assignments": "notes"}.get(listing, "story")
            record[field] = {"briefing": story} if listing == "missions" else story
            left -= size


# --- what it costs ------------------------------------------------------------------------------------


def main() -> None:
    """Figures as JSON: seconds of the processor for each part, and megabytes that it took more than an idle engine."""
    ruleset = sys.argv[1]
    text = json.dumps(largest(ruleset)).encode()
    load_pack(starter_document(ruleset))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    clock, figures = time.process_time(), {}

    def lap(name: str) -> None:
        nonlocal clock
        now = time.process_time()
        figures[name], clock = round(now - clock, 3), now

    pack = load_pack(text)
    lap("load")
    figures["findings"] = len(lint(pack))
    lap("lint")
    pack.scenario(pack.missions[-1])
    lap("compile")
    for collection in shelves(pack.ruleset.records):
        faces(pack.document, "de", collection)
    lap("print")
    check(pack.document)
    lap("check")
    figures["megabytes"] = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) // 1024
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
