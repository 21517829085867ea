"""A bench for single operations: steps are done as the effects of a support card, nodes are read in a game.

game = done({"op": "gainEnergy", "who": "ops"}, ops={"gustav": {"at": "b1", "energy": 0}})
read(game, "figures", "ops")  # ["gustav"]

The board is a row of zones between an entrance and an exit, with an objective zone below its middle; the team holds a
second card that does nothing, so that the action phase goes on until somebody ends it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from engine import Game
from engine.core.effects.compile import Compiler
from engine.core.effects.program import evaluate
from engine.rulesets.countdown.compile.mission import MissionCompiler
from engine.rulesets.countdown.vocabulary import vocabulary
from tests.engine.countdown.drill import drill, take, terrorist

BOARD = "iTTTx/..O../..x.."  # a1 b1 c1 d1 e1, and c2 below the middle with its own exit c3
WAIT = {"id": "wait", "name": "Wait", "timing": "anyTime", "effects": [{"op": "changeScore", "amount": 0}]}
FOES = {
    "dud": terrorist(13, 0, 9),
    "dud2": terrorist(14, 0, 9),
    "sure": terrorist(15, 6, 9),
    "easy": terrorist(16, 6, 1, starXp=2, heartReward=1),
    "watcher": terrorist(21, 6, 9, "sniper"),
}


def bench(
    ops: Mapping[str, Any] | None = None,
    zones: Mapping[str, Any] | None = None,
    secured: Sequence[str] = ("b1",),
    support: Sequence[Mapping[str, Any]] = (),
    situation: Mapping[str, Any] | None = None,
    cards: Mapping[str, Any] | None = None,
    changes: Mapping[str, Any] | None = None,
    **parts: Any,
) -> Game:
    """A drill in the action phase, with nothing to resolve in the zone b1."""
    held = [*support, WAIT]
    return drill(
        parts.pop("board", BOARD),
        ops=ops or {"gustav": "b1", "rita": "b1"},
        zones={**{zone: [] for zone in secured}, **(zones or {})},
        secured=secured,
        cards={**FOES, **(cards or {})},
        changes={"supportCards": held, **(changes or {})},
        situation={"support": [card["id"] for card in held], "bulletsUsed": 3, **(situation or {})},
        **parts,
    )


def done(*steps: Any, duration: str = "instant", **parts: Any) -> Game:
    """A bench on which the team has just had these steps done."""
    card = {"id": "do", "name": "Do", "timing": "anyTime", "effects": list(steps), "duration": duration}
    return take(bench(support=[card], **parts), "play-support", card="do")


def borne(ability: Mapping[str, Any], by: str = "gustav", **parts: Any) -> Game:
    """A bench on which an op or a card has an ability."""
    if by in ("gustav", "bob", "vince", "matt", "jill", "steve", "rita"):
        return bench(ops_more={by: {"special": [dict(ability)]}}, **parts)
    cards = dict(parts.pop("cards", {}))
    cards[by] = {**FOES[by], **cards.get(by, {}), "effects": [dict(ability)]}
    return bench(cards=cards, **parts)


# --- reading nodes --------------------------------------------------------------------------------


def figure_of(game: Any, name: str | None) -> int:
    """The number of a figure by its id; -1 for None."""
    if name is None:
        return -1
    known = [*range(len(game.ops)), *range(16, 16 + len(game.scenario.card_ids))]
    return next(figure for figure in known if game.name("figure", figure) == name)


def zone_of(game: Any, name: str | None) -> int:
    """The number of a zone by its id; -1 for None."""
    return -1 if name is None else list(game.board.map.ids).index(name)


def read(
    game: Any,
    kind: str,
    node: Any,
    bearer: str | None = None,
    figure: str | None = None,
    other: str | None = None,
    at: str | None = None,
    amount: int = 0,
) -> Any:
    """What a node means in a game: ids for figures and zones, else the value."""
    work = MissionCompiler(game.scenario.pack, "", game.scenario.mission, game.scenario.options)
    compiler = Compiler(vocabulary, work.find)
    if kind == "candidates":
        program = compiler.steps([{"op": "forEach", "of": node, "do": [{"op": "changeScore", "amount": 0}]}], "node")
        compiled = program.steps[0].candidates
    else:
        compiled = compiler.expression(kind, node, "node")
    assert not compiler.faults, compiler.faults
    you = figure_of(game, bearer)
    context = (0, you, you, figure_of(game, figure), figure_of(game, other), zone_of(game, at), amount)
    value = evaluate(game, context, compiled)
    if not isinstance(value, tuple):
        return value
    is_zone = kind == "places" or (kind == "candidates" and _kind_of(node) == "places")
    return [game.name("zone" if is_zone else "figure", one) for one in value]


def _kind_of(node: Any) -> str:
    name = node["op"] if isinstance(node, Mapping) else node
    return "places" if vocabulary.find("places", name) else "figures"
