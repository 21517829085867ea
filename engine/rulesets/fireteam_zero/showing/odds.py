"""Where a monster is likely to appear, as the tokens lie when the game begins."""

from collections import Counter
from collections.abc import Mapping

from engine.core.answers.boards import Odds
from engine.core.drafts import Draft, DraftRecord, listing, mapping, number, word

SPAWN_FACES = tuple(range(1, 13))  # FZ-C.26


def spawn_odds(draft: Draft, mission: DraftRecord) -> tuple[Odds, ...]:
    """FZ-9.04: each face of the spawn die names a token; FZ-1.23: tokens without numbers are dealt, and all alike."""
    spawns = listing(mission.data.get("spawnLocations"))
    places = [word(mapping(one).get("location") if isinstance(one, Mapping) else one) for one in spawns]
    numbers = [number(mapping(one).get("number")) for one in spawns if isinstance(one, Mapping)]
    faces = [face for face in _faces(draft) if face <= len(spawns)]
    if len(numbers) < len(spawns) or not all(numbers):
        faces = numbers = list(range(1, len(spawns) + 1))
    shown: Counter[str] = Counter()
    for place, face in zip(places, numbers, strict=True):
        shown[place] += faces.count(face)
    return tuple(
        Odds(place, count / len(faces), f"{count}/{len(faces)}") for place, count in shown.items() if place and count
    )


def _faces(draft: Draft) -> list[int]:
    """The spawn die of the pack, or the one in the box."""
    spawn = mapping(mapping(draft.document.get("dice")).get("spawn"))
    return [number(face) for face in listing(spawn.get("faces"))] or list(SPAWN_FACES)
