"""How long the engine's answers at its door take: medians over the larger starter packs, in milliseconds."""

from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

from bench.figures import BOARDS, CHECK_MISSION, CHECK_PACK, DOOR, FACE, SCENE, SECTIONS
from bench.measure import seconds
from engine import boards, check, collections, face, load_pack, playtest, scene, sections, start

PACKS = {  # folder → a mission and the size of its team
    "engine/content/fireteam_zero": ("the-brood-mother", 4),
    "engine/content/countdown": ("black-tide", 4),
}
MOST_FACES = 60
LOG_LINES = 20  # what a page asks for after a move


def door() -> dict[str, float]:
    """Each answer's median, of the pack that takes longer."""
    found = [_of_pack(folder, mission, team) for folder, (mission, team) in PACKS.items()]
    return {figure.name: max(one[figure.name] for one in found) for figure in DOOR}


def _of_pack(folder: str, mission: str, team: int) -> dict[str, float]:
    pack = load_pack(folder)
    document = pack.document
    report = playtest(pack, mission, team, 20, bot="random")
    return {
        CHECK_MISSION.name: _middle(lambda: check(document, mission), 5),
        CHECK_PACK.name: _middle(lambda: check(document), 3),
        SCENE.name: _scenes(pack, mission, team),
        FACE.name: _faces(document, pack.ruleset.id),
        BOARDS.name: _middle(lambda: boards(document, mission), 9),
        SECTIONS.name: _middle(lambda: sections(pack, report), 5),
    }


def _middle(work: Callable[[], object], times: int) -> float:
    return median(_milliseconds(work) for _ in range(times))


def _milliseconds(work: Callable[[], object]) -> float:
    return 1000 * seconds(work)


def _scenes(pack: Any, mission: str, team: int) -> float:
    """Scenes of a game as a page asks for them, one after each move."""
    game, draw = start(pack, mission, team, 5), Random(5)
    spent = []
    while not game.is_over:
        first = max(0, len(game.log or ()) - LOG_LINES)
        spent.append(_milliseconds(lambda first=first: scene(game, 0, "de", first)))  # type: ignore[misc]
        game.answer(draw.randrange(len(game.options)))
    return median(spent)


def _faces(document: Any, ruleset: str) -> float:
    shown = [
        (one.name, record["id"])
        for one in collections(ruleset, "en")
        if one.has_face
        for record in (document.get(one.name) or ())
        if isinstance(record, dict) and "id" in record
    ]
    chosen = shown[:: max(1, len(shown) // MOST_FACES)]
    return median(_milliseconds(lambda one=one: face(document, *one, "de")) for one in chosen)  # type: ignore[misc]
