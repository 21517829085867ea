"""What bots found out about a mission of the draft: the workspace asks, and does not know who answers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from missions.models import Pack


@dataclass(frozen=True)
class Measured:
    """The newest play-test of a mission."""

    words: str  # whose games: '3 heroes, 500 games'
    address: str  # of its report
    is_outdated: bool  # the mission has changed since
    shares: Mapping[str, float] = field(default_factory=dict)  # by the name of a measure
    heat: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)  # layers, by the key of their board

    def as_json(self) -> dict[str, Any]:
        boards = {key: [_layer(one) for one in layers] for key, layers in self.heat.items()}
        return {"words": self.words, "address": self.address, "isOutdated": self.is_outdated, "boards": boards}


def _layer(layer: Any) -> dict[str, Any]:
    places = {region: [heat.step, heat.text] for region, heat in layer.heat.items()}
    return {"key": layer.key, "label": layer.label, "limits": layer.limits, "places": places}


Source = Callable[[Pack, str, Mapping[str, Any]], Measured | None]
_sources: list[Source] = []


def register_source(source: Source) -> None:
    """Called by the app that lets bots play, when it is ready."""
    if source not in _sources:
        _sources.append(source)


def measured(pack: Pack, mission: str, document: Mapping[str, Any]) -> Measured | None:
    """What is known of the mission; None before anybody has played it."""
    return next((found for source in _sources if (found := source(pack, mission, document))), None)
