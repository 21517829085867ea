"""A few words beside an option: who stands where it leads, or where the figure stands that it is about."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

MOST_NAMED = 2


class Notes:
    """What the scene knows of places and figures, looked up once."""

    def __init__(self, scene: Any, boards: Mapping[str, Any]) -> None:
        self.places = {region.id: region for key in scene.boards if key in boards for region in boards[key].regions}
        self.at = {piece.id: piece.region for piece in scene.pieces}
        self.there: dict[str, list[str]] = defaultdict(list)
        for piece in scene.pieces:
            if piece.seat is not None or piece.face:
                self.there[piece.region].append(piece.label)

    def of(self, option: Any) -> str:
        """Of the place where it leads, else of where its last figure stands."""
        last = option.anchors[-1]
        if last.kind == "region":
            return self.of_place(last.id)
        place = self.places.get(self.at.get(last.id, "")) if last.kind == "piece" else None
        return place.name if place else ""

    def of_place(self, id_: str) -> str:
        region = self.places.get(id_) or self.places.get(id_.partition("/")[2])
        if region is None:
            return ""
        names = self.there[region.id]
        more = [f"+{len(names) - MOST_NAMED}"] if len(names) > MOST_NAMED else []
        return ", ".join([*(tag.label for tag in region.tags), *names[:MOST_NAMED], *more])
