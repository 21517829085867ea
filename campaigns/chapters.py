"""The map of a ledger in which one operation or campaign followed another: one below the other, none is forgotten."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from engine import campaigns
from missions.models import Version


def one_below_the_other(maps: Sequence[tuple[str, dict[str, Any]]], titles: dict[str, str]) -> dict[str, Any]:
    """One map of all; `maps` are (campaign, map) in the order of their beginning, and the last is gone on with."""
    if len(maps) == 1:
        return maps[0][1]
    nodes, edges, chapters, row = [], [], [], 0
    for name, one in maps:
        chapters.append({"title": titles.get(name, name), "row": row})
        nodes += [{**node, "id": f"{name}/{node['id']}", "row": node["row"] + row} for node in one["nodes"]]
        edges += [[f"{name}/{source}", f"{name}/{target}", words] for source, target, words in one["edges"]]
        row = 1 + max(node["row"] for node in nodes)
    return {"nodes": nodes, "edges": edges, "chapters": chapters}


def under_way(answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The missions of the operation that was begun last."""
    first_row = answer["chapters"][-1]["row"] if answer.get("chapters") else 0
    return [node for node in answer["nodes"] if node["kind"] == "mission" and node["row"] >= first_row]


@lru_cache(maxsize=64)
def campaign_titles(digest: str, lang: str) -> dict[str, str]:
    """What the campaigns of a version are called."""
    document = Version.objects.filter(digest=digest).values_list("document", flat=True)[0]
    return {one.id: one.title for one in campaigns(document, lang)}
